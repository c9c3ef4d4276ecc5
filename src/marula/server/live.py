"""Live play: one socket for each pair of eyes at a table. docs/wire-protocol.md tells what is said."""

import asyncio
import logging
import time
from contextlib import suppress

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from marula.server.devices import Devices
from marula.server.door import Door, address_to_count
from marula.server.errors import TableError, TooMuchError
from marula.server.sockets import SendTexts, one_by_one, short_way
from marula.server.store.base import StoreError
from marula.server.tables import Tables
from marula.server.visitor import FAILED, NO_SUCH_TABLE, TOO_FAST, TOO_SLOW, Closing, Visitor

log = logging.getLogger("marula")

Socket = WebSocket[object, object, State]

# How sending fails to a page that has gone: Litestar's word, that of who has closed already, and uvicorn's.
GONE = (WebSocketDisconnect, RuntimeError, OSError)

SLOW = 30.0
"""Seconds that a page has to take what it is sent. Then it is let go, and may come back."""


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    devices: NamedDependency[Devices],
    door: NamedDependency[Door],
) -> None:
    """Serve one page until it leaves."""
    await socket.accept()
    device = devices.device(socket)
    try:
        with door.socket(device, address_to_count(socket)):
            person = await devices.person(socket)
            await _serve(socket, Visitor(tables, await tables.table(table_id), door, person, device))
    except (TableError, StoreError) as error:
        code = TOO_FAST if isinstance(error, TooMuchError) else NO_SUCH_TABLE
        await _close(socket, Closing(code, error.key, error.values))


async def _serve(socket: Socket, visitor: Visitor) -> None:
    way = short_way(socket.scope)
    if way is not None:
        way.hear_by(visitor.heard)
        visitor.short_way = way
    reading = asyncio.create_task(_read(socket, visitor))
    speaking = asyncio.create_task(_speak(one_by_one(socket.send_text) if way is None else way.send_texts, visitor))
    tasks = (reading, speaking, asyncio.create_task(_watch(visitor)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        left = reading.done()
        visitor.leave()
        for task in tasks:
            # What the page has asked for before it went is done to the end: others must hear of it.
            if task is not speaking or visitor.sending_since is not None:
                task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            log.exception("a socket failed", exc_info=outcome)
            visitor.close(Closing(FAILED, "page-server-failed"))
    if not left and visitor.closing is not None:
        await _close(socket, visitor.closing, *visitor.answers)


async def _read(socket: Socket, visitor: Visitor) -> None:
    """Take in what the page says until it has gone, as far as it doesn't come by the short way."""
    with suppress(WebSocketDisconnect):
        while True:
            visitor.heard(await socket.receive_text())


async def _speak(send: SendTexts, visitor: Visitor) -> None:
    """Answer the page, and tell it what happens, until it has gone or is let go."""
    while visitor.closing is None and not visitor.has_left:
        if news := visitor.news():
            visitor.sending_since = time.monotonic()
            try:
                await send(news)
            except GONE:
                return
            visitor.sending_since = None
        await visitor.work()


async def _watch(visitor: Visitor) -> None:
    """Let the page go where it is too slow to read. A timer for every message would cost as much as sending it."""
    while True:
        await asyncio.sleep(SLOW / 2)
        since = visitor.sending_since
        if since is not None and time.monotonic() - since > SLOW:
            visitor.close(Closing(TOO_SLOW, "page-too-slow"))
            return


async def _close(socket: Socket, closing: Closing, *answers: str) -> None:
    with suppress(*GONE, TimeoutError):
        # Who doesn't read anything won't read this either.
        async with asyncio.timeout(1 if closing.code == TOO_SLOW else SLOW):
            for text in (*answers, closing.message()):
                await socket.send_text(text)
            await socket.close(closing.code)
