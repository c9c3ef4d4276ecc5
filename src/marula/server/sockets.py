"""Sockets as uvicorn has them, with a short way for texts.

On the way of ASGI every message passes through all that stands around a handler, is written by itself, and is read by a
task that has to be woken for it. A server may offer a shorter one as an extension; where there is none, as under a test
client, messages go the usual way.
"""

import struct
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

WHOLE_TEXT = 0x81
"""How a frame begins that is a text, and all of it."""

SHORT = 125
"""Bytes of a text whose length is told in one byte; higher numbers there tell how long the length is."""

EXTENSION = "marula.texts"
"""By what name a connection's scope has the short way."""

Hear = Callable[[str], None]
"""Takes in what a page says."""

SendTexts = Callable[[Sequence[str]], Awaitable[None]]
"""Sends messages one after another; raises OSError, or what ASGI's own way raises, where the page has gone."""


class ShortWay(Protocol):
    """What a server offers that has one."""

    def hear_by(self, hear: Hear) -> None:
        """From now on texts go there, and nowhere else."""

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send them together."""


def short_way(scope: Mapping[str, Any]) -> ShortWay | None:
    """The short way of a connection, where the server offers one."""
    found: ShortWay | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found


def one_by_one(send_text: Callable[[str], Awaitable[None]]) -> SendTexts:
    """The usual way."""

    async def send(texts: Sequence[str]) -> None:
        for text in texts:
            await send_text(text)

    return send


def framed(text: bytes) -> tuple[bytes, bytes]:
    """A text as a frame of its own, neither masked nor compressed: what comes before it, and itself (RFC 6455, 5.2)."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)), text
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT + 1, length), text
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 2, length), text


@final
class Sockets(WebSocketsSansIOProtocol):
    """A socket that is heard without a detour, and writes several texts together."""

    _hear: Hear | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to whoever serves the socket."""
        super().handle_connect(event)
        if not self.close_sent:
            offered: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            offered[EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        """A whole text goes straight to who listens. All else, and what is none, goes the usual way.

        Nothing is overtaken: while something waits to be received on the usual way, what comes after it goes there too.
        """
        if self._hear is not None and event.fin and not self.read_paused and not self.close_sent:
            try:
                text = str(event.data, "utf-8")
            except UnicodeDecodeError:
                pass
            else:
                self._hear(text)
                return
        super().handle_text(event)

    def hear_by(self, hear: Hear) -> None:
        """From now on texts go there."""
        self._hear = hear

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send them when the page has taken enough of what came before; raises ClientDisconnected."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.transport.is_closing() or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in framed(text.encode())]))
