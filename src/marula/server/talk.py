"""What can be said at a table: phrases and reactions, which everybody reads in their own language, and texts."""

from typing import get_args

import msgspec

from marula.server import messages as wire
from marula.server.errors import TableError
from marula.server.store.base import StoredLine
from marula.texts import clean

PHRASES: tuple[str, ...] = get_args(wire.Phrase)
REACTIONS: tuple[str, ...] = get_args(wire.Reaction)

KEPT = 200
"""Lines that are kept of a table."""

SHOWN = 50
"""Lines that somebody is told who comes."""


def line(said: wire.Say, seat: int, chat: bool, made: str) -> StoredLine:
    """What was said, as it is kept; raises TableError where it can't be said here."""
    text = said.text
    if said.kind == "text":
        if not chat:
            raise TableError("page-no-chat")
        text = clean(text).strip()
        if not text:
            raise TableError("page-nothing-said")
    elif text not in (PHRASES if said.kind == "phrase" else REACTIONS):
        raise TableError("page-unknown-phrase")
    return StoredLine(0, seat, said.kind, text, made)


def line_info(line: StoredLine) -> wire.LineInfo:
    """A line as the page gets it."""
    return msgspec.convert(line._asdict(), wire.LineInfo)
