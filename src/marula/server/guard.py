"""Who may speak to us: a page that we served ourselves, or a program."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler

HARMLESS = {"GET", "HEAD", "OPTIONS"}


def same_origin(connection: ASGIConnection[Any, Any, Any, State], handler: BaseRouteHandler) -> None:
    """Browsers say which site a request comes from. Another site's pages have no business at our tables.

    A socket is asked too: browsers let any page open one to any address.
    """
    if connection.scope["type"] == ScopeType.HTTP and connection.scope.get("method") in HARMLESS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise NotAuthorizedException("a request from another site")
