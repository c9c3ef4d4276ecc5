"""Live play: one socket per page and table. docs/wire-protocol.md tells what is said."""

import asyncio
from contextlib import suppress
from typing import final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from marula.core.match import RefusedError
from marula.server import messages as wire
from marula.server.store import StoreError
from marula.server.table import StaleError, TableError
from marula.server.tables import LiveTable, Tables

Socket = WebSocket[object, object, State]

LONGEST = 16_384
"""A longer message from a page is none of ours."""

MOST_WAITING = 1000
"""Messages kept for a page that doesn't read them. Beyond that it is let go and may come back."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Serve one page until it leaves."""
    await socket.accept()
    try:
        table = await tables.table(table_id)
    except (TableError, StoreError) as error:
        await socket.send_text(wire.to_json(wire.Trouble(id=None, key=error.key, values=error.values)))
        await socket.close(4404)
        return
    visitor = Visitor(tables, table)
    table.listeners.add(visitor.heard)
    sender = asyncio.create_task(visitor.send_to(socket))
    try:
        visitor.say(wire.Hello(numbering=table.table.shared.numbering))
        while True:
            await visitor.receive(await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        tables.leave(table, visitor.heard)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


@final
class Visitor:
    """A page at a table: whose eyes it looks through, what it has been told, what is still to be told."""

    def __init__(self, tables: Tables, live: LiveTable) -> None:
        self._tables = tables
        self._live = live
        self._queue: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._watching = False
        self._seat: int | None = None
        self._told = 0
        """The number of the newest entry this page has been told of."""

    def say(self, message: wire.ToPage | wire.EncodedUpdate) -> None:
        """Queue a message."""
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(wire.to_json(message))

    def heard(self) -> None:
        """Something happened at the table."""
        if self._watching:
            self._update(self._told)

    async def send_to(self, socket: Socket) -> None:
        """Send what is queued, in order."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await socket.send_text(await self._queue.get())
                if self._queue.full():
                    await socket.close(4408)
                    return

    async def receive(self, text: str) -> None:
        """Understand a message and answer it."""
        id: str | None = None
        try:
            if len(text) > LONGEST:
                raise TableError("page-message-too-long", {"most": LONGEST})
            message = _understand(text)
            id = None if isinstance(message, wire.Watch) else message.id
            await self._answer(message)
        except RefusedError as error:
            self.say(wire.Refused(id=id or "", refusal=error.refusal.info()))
        except StaleError:
            self._update(self._told)
            self.say(wire.Stale(id=id or "", seq=self._live.table.seq))
        except (TableError, StoreError) as error:
            self.say(wire.Trouble(id=id, key=error.key, values=error.values))

    async def _answer(self, message: wire.FromPage) -> None:
        table = self._live.table
        if isinstance(message, wire.Watch):
            if message.seat is not None and message.seat >= len(table.seats):
                raise TableError("page-no-such-seat", {"number": message.seat + 1})
            self._seat = message.seat
            self._watching = True
            self._update(min(message.since, table.seq))
        elif isinstance(message, wire.MakeMove):
            number = await self._tables.move(self._live, message.seat, message.id, message.seq, message.action)
            self.say(wire.Accepted(id=message.id, seq=number))
        elif isinstance(message, wire.Undo):
            number = await self._tables.undo(self._live, message.seat, message.id, message.seq, message.turn)
            self.say(wire.Accepted(id=message.id, seq=number))
        elif isinstance(message, wire.ReadOn):
            await self._tables.read_on(self._live, message.stop)
            self.say(wire.Accepted(id=message.id, seq=table.seq))
        elif isinstance(message, wire.Ask):
            self.say(wire.Answer(id=message.id, answer=table.ask(message.seat, message.question)))
        else:
            refusal = table.refusal(message.seat, message.action)
            self.say(wire.Reason(id=message.id, refusal=refusal.info() if refusal is not None else None))

    def _update(self, since: int) -> None:
        table = self._live.table
        self._told = table.seq
        self.say(table.update(since, self._seat))


def _understand(text: str) -> wire.FromPage:
    try:
        return wire.decode_from_page(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise TableError("page-message-unclear", {"reason": str(error)[:200]}) from error
