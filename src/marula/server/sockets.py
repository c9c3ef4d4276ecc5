"""Sockets as uvicorn has them, with a short way for texts.

On the way of ASGI every message passes through all that stands around a handler, is written by itself, and is read by a
task that has to be woken for it. A server may offer a shorter one as an extension; where there is none, as under a test
client, messages go the usual way.

What pages say are short texts, each a frame that comes by itself. Such a frame is read here; all else is read by
websockets, which knows everything that a frame may be.
"""

import struct
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # It is there where websockets could be compiled.
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""How a frame begins that is a text, and all of it."""

IS_LAST = 0x80
"""Of the first byte: whether nothing of the message comes after the frame."""

IS_MASKED = 0x80
"""Of the second byte: whether a mask of four bytes comes before what the frame holds. The rest of it is the length."""

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

    def is_free(self) -> bool:
        """Whether what is written now goes at once."""

    def write_texts(self, texts: Sequence[str]) -> None:
        """Send them together, now; only where it is free."""


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


def only_text(data: bytes) -> bytes | bytearray | None:
    """What a frame holds, where it is a whole text as pages send them and nothing else has come with it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & IS_MASKED:
        return None
    length, start = data[1] & ~IS_MASKED, 2
    if length > SHORT:
        if length != SHORT + 1:
            return None
        length, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + length:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def are_whole(data: bytes) -> bool:
    """Whether these are frames from the first byte to the last, and none of them a part of a message."""
    at = 0
    while at + 2 <= len(data):
        if not data[at] & IS_LAST:
            return False
        masked, length = data[at + 1] & IS_MASKED, data[at + 1] & ~IS_MASKED
        at += 2
        if length > SHORT:
            bytes_of_length = 2 if length == SHORT + 1 else 8
            length = int.from_bytes(data[at : at + bytes_of_length], "big")
            at += bytes_of_length
        at += length + (4 if masked else 0)
    return at == len(data)


@final
class Sockets(WebSocketsSansIOProtocol):
    """A socket that is heard without a detour, and writes several texts together."""

    _hear: Hear | None = None

    _is_between = True
    """Whether what comes next begins a message. Once that isn't known websockets reads all that is left."""

    def data_received(self, data: bytes) -> None:
        """Something has come: a text that came alone goes straight to who listens."""
        # The first that comes is the request, by itself.
        if self._is_between and self.conn.state is not CONNECTING:
            if self._is_open_to_hear():
                held = only_text(data)
                if held is not None and self._is_heard(held):
                    return
            self._is_between = are_whole(data)
        super().data_received(data)

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
        if not (event.fin and self._is_open_to_hear() and self._is_heard(event.data)):
            super().handle_text(event)

    def _is_open_to_hear(self) -> bool:
        return self._hear is not None and not self.read_paused and not self.close_sent and self.conn.state is OPEN

    def _is_heard(self, held: bytes | bytearray | memoryview) -> bool:
        """Tell who listens, unless it is no text."""
        assert self._hear is not None
        try:
            text = str(held, "utf-8")
        except UnicodeDecodeError:
            return False
        self._hear(text)
        return True

    def hear_by(self, hear: Hear) -> None:
        """From now on texts go there."""
        self._hear = hear

    async def send_texts(self, texts: Sequence[str]) -> None:
        """Send them when the page has taken enough of what came before; raises ClientDisconnected."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self._is_closed():
            raise ClientDisconnected
        self.write_texts(texts)

    def is_free(self) -> bool:
        """Whether the page is there, and has taken enough of what came before."""
        return self.writable.is_set() and not self._is_closed()

    def _is_closed(self) -> bool:
        return self.transport.is_closing() or self.close_sent or self.conn.state is not OPEN

    def write_texts(self, texts: Sequence[str]) -> None:
        """Send them now."""
        self.transport.write(b"".join([part for text in texts for part in framed(text.encode())]))
