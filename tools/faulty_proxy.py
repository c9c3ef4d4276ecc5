"""A bad connection: stands between guests and a server, and lets messages through late, twice, or not at all.

Whoever drives it says when a fault is due, by moves and not by seconds. A message that is lost takes the connection
with it a little later, as on a real network: what was sent after it is lost too.
"""

import asyncio
from contextlib import suppress
from enum import Enum
from random import Random
from typing import final

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException


class Fault(Enum):
    """What can happen to a message."""

    CUT_BEFORE = "cut before it arrives"
    CUT_AFTER = "cut after it has arrived"
    DROP = "lost, and all that comes after it, until the connection breaks"
    DELAY = "late"
    DUPLICATE = "twice"


CUTS = {Fault.CUT_BEFORE, Fault.CUT_AFTER, Fault.DROP}


class _BrokenError(Exception):
    """The connection breaks here."""


@final
class FaultyProxy:
    """Forwards sockets to a server on loopback, with faults."""

    def __init__(self, target: str, rng: Random) -> None:
        self.target = target
        self.cuts = 0
        self.faults = 0
        self._rng = rng
        self._due: list[Fault] = []
        self._server: Server | None = None

    async def open(self) -> str:
        """Begin to listen; the address for guests."""
        self._server = await serve(self._forward, "127.0.0.1", 0, max_size=None, compression=None)
        host, port = next(iter(self._server.sockets)).getsockname()[:2]
        return f"ws://{host}:{port}"

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def fault(self) -> None:
        """Let something go wrong with the next message, whoever's it is."""
        self._due.append(self._rng.choice(list(Fault)))

    async def _forward(self, guest: ServerConnection) -> None:
        assert guest.request is not None
        cookie = guest.request.headers.get("Cookie")
        headers = {"Cookie": cookie} if cookie else {}
        try:
            async with connect(
                self.target + guest.request.path,
                additional_headers=headers,
                proxy=None,
                max_size=None,
                compression=None,
                close_timeout=1,
            ) as server:
                ways = [
                    asyncio.create_task(self._pass_on(guest, server)),
                    asyncio.create_task(self._pass_on(server, guest)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                # As a cable that is pulled: nobody says goodbye.
                server.transport.abort()
        except (OSError, WebSocketException):
            pass
        guest.transport.abort()

    async def _pass_on(
        self, source: ServerConnection | ClientConnection, sink: ServerConnection | ClientConnection
    ) -> None:
        lost = False
        with suppress(ConnectionClosed, _BrokenError):
            async for message in source:
                if lost:
                    raise _BrokenError
                if not self._due:
                    await sink.send(message)
                    continue
                fault = self._due.pop()
                self.faults += 1
                self.cuts += fault in CUTS
                if fault is Fault.CUT_BEFORE:
                    raise _BrokenError
                if fault is Fault.DROP:
                    lost = True
                    # Where nothing follows it would never be noticed.
                    asyncio.get_running_loop().call_later(0.05, source.transport.abort)
                    continue
                if fault is Fault.DELAY:
                    await asyncio.sleep(self._rng.uniform(0, 0.05))
                await sink.send(message)
                if fault is Fault.DUPLICATE and isinstance(sink, ClientConnection):
                    # The server may hear a message twice; a page never does, by the order that it keeps.
                    await sink.send(message)
                if fault is Fault.CUT_AFTER:
                    raise _BrokenError
