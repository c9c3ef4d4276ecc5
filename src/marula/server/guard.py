"""Who may speak to us, and who they are: pages that we served ourselves, and programs, at names that are ours.

It stands before everything else, so that it sees sockets, and addresses at which there is nothing, as well.
"""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, NamedTuple, final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.documents import spoken
from marula.server.headers import security_headers
from marula.server.life import Life
from marula.server.metrics import REFUSED, SOCKETS
from marula.server.ways import (
    DEFAULT_PORTS,
    SECURE,
    Address,
    Ways,
    as_address,
    is_loopback_name,
    origin_of,
    own_address,
    split_host,
)
from marula.texts import Texts

HARMLESS = {"GET", "HEAD", "OPTIONS"}

NOT_HERE = 4403
"""How a socket is closed that nobody here will talk to, where it can't be answered as HTTP."""
SOCKET_ANSWER = "websocket.http.response"

# What proxies add. Whoever comes through one isn't at this device, wherever the proxy is.
PASSED_ON = {b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip"}

LONGEST_NAME = 100
"""Letters of a wrong name that are quoted: no name is much longer."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Visit(NamedTuple):
    """Who speaks to us, and how they got here."""

    host: str
    """What they asked for: name and port, as browsers write them."""
    scheme: str
    address: str
    """Whence, as far as anybody we trust has seen."""
    is_here: bool
    """Whether they are at this device, with nobody in between."""
    ways: Ways

    @property
    def name(self) -> str:
        """What they asked for, without the port."""
        return split_host(self.host)[0]

    @property
    def origin(self) -> str:
        """What browsers call the site they asked for; empty where that makes no sense."""
        name, port = split_host(self.host)
        return origin_of(self.scheme, name, port) if name and self.scheme in DEFAULT_PORTS else ""


def client_address(connection: Connection) -> str:
    """The address of whoever is connected: the nearest that isn't one of our proxies."""
    return _visit(connection).address


def is_secure(connection: Connection) -> bool:
    """Whether whoever is connected has TLS all the way to us, or to our proxy: cookies are Secure then."""
    return _visit(connection).scheme == SECURE


def is_loopback(connection: Connection) -> bool:
    """Whether whoever is connected sits at this device: not behind a proxy, and not led here under another name."""
    return _visit(connection).is_here


def may_see_metrics(connection: Connection) -> bool:
    """Whether whoever is connected may read what the server counts."""
    visit = _visit(connection)
    address = as_address(visit.address)
    return visit.is_here or (address is not None and any(address in network for network in visit.ways.watchers))


def base_url(connection: Connection) -> str:
    """How links to us begin, for others to follow: no slash at the end.

    Who is at this device sees us at a name that leads everybody else to their own device: those get our address in the
    network.
    """
    visit = _visit(connection)
    if visit.ways.public_url:
        return visit.ways.public_url
    if visit.ways.beyond and is_loopback_name(visit.name):
        return origin_of(visit.scheme, own_address().strip("[]"), split_host(visit.host)[1])
    return visit.origin


@final
class Guard:
    """The server's door: lets in who may come in, with a note of who they are."""

    def __init__(self, app: ASGIApp, ways: Ways, life: Life) -> None:
        self._app = app
        self._ways = ways
        self._life = life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at whoever is there; the rest of the server only sees those who may speak to it."""
        headers = scope["headers"]
        visit = _look_at(scope, self._ways)
        if not self._ways.has_name(visit.name):
            answer = _Refusal(
                self._ways, HTTPStatus.MISDIRECTED_REQUEST, "door-wrong-name", {"name": visit.host[:LONGEST_NAME]}
            )
        elif not _is_harmless(scope) and not _is_ours(_all(headers, b"origin"), visit):
            answer = _Refusal(self._ways, HTTPStatus.FORBIDDEN, "door-other-site", {})
        elif not _is_harmless(scope) and self._life.is_ending:
            answer = _Refusal(self._ways, HTTPStatus.SERVICE_UNAVAILABLE, "door-closing", {})
        else:
            await self._let_in(visit, scope, receive, send)
            return
        REFUSED.labels(answer.key).inc()
        await answer.send_to(scope, receive, send)

    async def _let_in(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"]["visit"] = visit
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        with SOCKETS.track_inprogress():
            await self._app(scope, receive, send)


class _Refusal(NamedTuple):
    ways: Ways
    status: HTTPStatus
    key: str
    values: wire.Fields

    async def send_to(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Programs are told by key, people in a sentence. What would be a socket is no socket yet: it is told alike."""
        if scope["type"] == ScopeType.WEBSOCKET and SOCKET_ANSWER not in (scope.get("extensions") or {}):
            await receive()
            await send({"type": "websocket.close", "code": NOT_HERE, "reason": self.key})
            return
        if scope["path"].startswith("/api"):
            kind, body = "application/json", msgspec.json.encode(http.HttpError(key=self.key, values=self.values))
        else:
            language = spoken(",".join(_all(scope["headers"], b"accept-language")))
            kind, body = "text/plain; charset=utf-8", Texts(language).say(self.key, self.values).encode()
        headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        prefix = ""
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            prefix = "websocket."
            # uvicorn adds them to all answers but this one.
            headers += [(name.encode(), value.encode()) for name, value in security_headers(self.ways)]
        start: Any = {"type": f"{prefix}http.response.start", "status": self.status, "headers": headers}
        rest: Any = {"type": f"{prefix}http.response.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)


def _visit(connection: Connection) -> Visit:
    visit: Visit = connection.scope["state"]["visit"]
    return visit


def _look_at(scope: Scope, ways: Ways) -> Visit:
    headers = scope["headers"]
    client = scope.get("client")
    peer = as_address(client[0]) if client else None
    # Two of them are a trick: who is in between might read the other one.
    hosts = _all(headers, b"host")
    host = hosts[0] if len(hosts) == 1 else ""
    scheme = {"ws": "http", "wss": SECURE}.get(scope["scheme"], scope["scheme"])
    is_here = peer is not None and peer.is_loopback and PASSED_ON.isdisjoint(name for name, _ in headers)
    address = str(peer) if peer is not None else client[0] if client else ""
    if ways.trusts(peer):
        host = _last(headers, b"x-forwarded-host") or host
        forwarded = _last(headers, b"x-forwarded-proto")
        scheme = forwarded if forwarded in DEFAULT_PORTS else scheme
        address = str(_first_stranger(peer, _all(headers, b"x-forwarded-for"), ways))
    visit = Visit(host.lower(), scheme, address, False, ways)
    if ways.is_secure and visit._replace(scheme=SECURE).origin == ways.public_url:
        visit = visit._replace(scheme=SECURE)
    return visit._replace(is_here=is_here and is_loopback_name(visit.name))


def _first_stranger(peer: Address | None, passed_on: list[str], ways: Ways) -> Address | None:
    """Each proxy adds whom it saw at the end: the first from there that isn't one of ours is as far as we can see."""
    chain = [as_address(text) for text in passed_on]
    seen = peer
    while ways.trusts(seen) and chain and chain[-1] is not None:
        seen = chain.pop()
    return seen


def _is_harmless(scope: Scope) -> bool:
    # Browsers let any page open a socket to any address: none of them is.
    return scope["type"] == ScopeType.HTTP and scope["method"] in HARMLESS


def _is_ours(origins: list[str], visit: Visit) -> bool:
    """Whether the page that sends something is one of ours. Programs don't say where they come from.

    Where TLS ends at a proxy that nobody told us of, our pages say https and we see http: the name and port are the
    same, and nobody else answers to them.
    """
    ours = {visit.ways.public_url, visit.origin, visit._replace(scheme=SECURE).origin} - {""}
    return all(_normal(origin) in ours for origin in origins)


def _normal(origin: str) -> str:
    """An origin as we write them; empty where it is none, as that of a page without one ("null")."""
    try:
        parts = urlsplit(origin)
        return origin_of(parts.scheme, parts.hostname or "", parts.port) if parts.scheme in DEFAULT_PORTS else ""
    except ValueError:
        return ""


def _all(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    """What headers of a name say, in order; lists are taken apart."""
    found = [value.decode("latin-1") for name, value in headers if name == wanted]
    return [part.strip() for value in found for part in value.split(",")]


def _last(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str | None:
    found = _all(headers, wanted)
    return found[-1] if found else None
