"""The server put together: API, live play, pages."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from marula import __version__
from marula.library.errors import FileError
from marula.library.files import LONGEST_FILE
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.api import api
from marula.server.api_page import ApiPage
from marula.server.api_seats import seats_api
from marula.server.api_tables import tables_api
from marula.server.bots import Bots
from marula.server.callers import the_caller
from marula.server.deadlines import keep_time
from marula.server.devices import Devices
from marula.server.door import Door
from marula.server.errors import NotYoursError, StaleError, TableError, TooMuchError
from marula.server.folder import KEY
from marula.server.guard import Guard
from marula.server.health import health, metrics, ready
from marula.server.life import Life
from marula.server.limits import Limits
from marula.server.links import Links
from marula.server.live import live
from marula.server.logs import Journal
from marula.server.metrics import TABLES
from marula.server.pages import ASSETS, find_pages, page_handlers
from marula.server.replays import Replays
from marula.server.store.base import DamagedError, StoreError
from marula.server.store.sqlite import SqliteStore
from marula.server.tables import Tables
from marula.server.times import Now, Steady
from marula.server.times import now as the_time
from marula.server.tokens import Signer, server_key
from marula.server.waking import wake_bots
from marula.server.ways import Ways

log = logging.getLogger("marula")

NOT_THERE = {
    "page-no-such-table",
    "page-unknown-game",
    "page-no-such-position",
    "page-record-gone",
    "page-no-lesson",
    "page-link-unknown",
    "page-link-dead",
    "page-code-unknown",
}


def make_app(
    database: Path,
    ways: Ways | None = None,
    pages: Path | None = None,
    replays: Replays | None = None,
    life: Life | None = None,
    limits: Limits | None = None,
    bots: Bots | None = None,
    now: Now = the_time,
    steady: Steady | None = None,
) -> Litestar:
    """The server on a store; it goes by any name where nobody says how it is reached.

    Who tells it another time says how much has passed, too, where that isn't the same.
    """
    steady = steady or (time.monotonic if now is the_time else lambda: now() / 1000)
    store = SqliteStore(database)
    door = Door(limits or Limits())
    tables = Tables(store, bots or Bots(), door.limits, now)
    signer = Signer()
    links = Links(tables, signer)
    devices = Devices(store, now)
    looked_at = replays or Replays()
    living = life or Life()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        signer.key = server_key(database.with_name(KEY))
        tasks = [asyncio.create_task(keep_time(tables, steady)), asyncio.create_task(wake_bots(tables))]
        TABLES.set_function(tables.count)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await tables.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            api,
            tables_api,
            seats_api,
            live,
            health,
            ready,
            metrics,
            *page_handlers(pages or find_pages()),
        ],
        lifespan=[running],
        dependencies={
            "tables": _given(tables),
            "replays": _given(looked_at),
            "life": _given(living),
            "door": _given(door),
            "devices": _given(devices),
            "links": _given(links),
            "caller": Provide(the_caller),
        },
        exception_handlers=_handlers(),
        logging_config=None,
        request_max_body_size=LONGEST_FILE * 1_000_000,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=[f"^{ASSETS}/"]),
        openapi_config=OpenAPIConfig(
            title="Marula",
            version=__version__,
            path="/api/schema",
            description="A digital table for board games.",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(), JsonRenderPlugin()],
        ),
    )
    # Outside of Litestar's own parts, which see neither sockets nor addresses at which there is nothing.
    app.asgi_handler = Journal(Guard(app.asgi_handler, ways or Ways(), living))
    return app


def _given(what: object) -> Provide:
    """A part that handlers ask for by its name."""
    return Provide(lambda: what, sync_to_thread=False)


def _handlers() -> ExceptionHandlersMap:
    return {
        TableError: _table_error,
        NotYoursError: _table_error,
        TooMuchError: _table_error,
        StaleError: _stale_error,
        StoreError: _store_error,
        FileError: _file_error,
        HTTPException: _http_error,
        Exception: _unexpected,
    }


def _answer(status: int, key: str, values: wire.Fields | None = None) -> Response[http.HttpError]:
    return Response(http.HttpError(key=key, values=values or {}), status_code=status, media_type=MediaType.JSON)


def _table_error(request: Request[object, object, State], error: TableError) -> Response[http.HttpError]:
    if isinstance(error, NotYoursError):
        return _answer(HTTPStatus.FORBIDDEN, error.key, error.values)
    if isinstance(error, TooMuchError):
        return _answer(HTTPStatus.TOO_MANY_REQUESTS, error.key, error.values)
    status = HTTPStatus.NOT_FOUND if error.key in NOT_THERE else HTTPStatus.BAD_REQUEST
    return _answer(status, error.key, error.values)


def _stale_error(request: Request[object, object, State], error: StaleError) -> Response[http.HttpError]:
    return _answer(HTTPStatus.CONFLICT, "page-too-busy")


def _store_error(request: Request[object, object, State], error: StoreError) -> Response[http.HttpError]:
    # A damaged table is that table's trouble, not the disk's.
    damaged = isinstance(error, DamagedError)
    return _answer(HTTPStatus.BAD_REQUEST if damaged else HTTPStatus.INSUFFICIENT_STORAGE, error.key, error.values)


def _file_error(request: Request[object, object, State], error: FileError) -> Response[http.HttpError]:
    return _answer(HTTPStatus.BAD_REQUEST, error.key, error.values)


def _http_error(request: Request[object, object, State], error: HTTPException) -> Response[http.HttpError]:
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return _answer(error.status_code, "page-too-long", {"most": LONGEST_FILE})
    return _answer(error.status_code, "page-request-wrong", {"reason": error.detail[:300]})


def _unexpected(request: Request[object, object, State], error: Exception) -> Response[http.HttpError]:
    log.exception("%s %s", request.method, request.scope.get("path_template"), exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, "page-server-failed")
