"""A table in memory, with those who watch it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, final

from marula.server import messages as wire
from marula.server import talk
from marula.server.around import around
from marula.server.presence import Presence
from marula.server.store.base import StoredLine
from marula.server.table import Table

Listener = Callable[[], None]
"""Told whenever something has happened at a table."""

FRESH = 250
"""Milliseconds for which it doesn't matter that a clock has run on since something was written."""


@final
class LiveTable:
    """A table in memory. Whoever changes it holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence = Presence()
        self.lines: list[StoredLine] | None = None
        """What was said last; None before anybody has asked."""
        self.said: deque[str] = deque(maxlen=talk.SHOWN)
        """By which messages that was: sent twice, it is said once."""
        self.thinking: asyncio.Task[None] | None = None
        self.users = 0
        """Requests that are about to change it, and pages that are here."""
        self.doubtful = False
        """Whether it may have been changed without our knowing: then it is read again first."""
        self.gone = False
        self._around_key: tuple[Any, ...] = ()
        self._around_number = 0
        self._heard = True
        self._arounds: dict[str, tuple[int, int, str]] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.listeners or self.users or self.thinking is not None or self.lock.locked())

    def tell(self) -> None:
        """Something has happened."""
        self._heard = True
        for listener in list(self.listeners):
            listener()

    def tell_later(self, seconds: float) -> None:
        """Something will be otherwise by itself after a while."""
        asyncio.get_running_loop().call_later(seconds, self._grow_old)

    def _grow_old(self) -> None:
        self.presence.changes += 1
        self.tell()

    def around_number(self) -> int:
        """Another number whenever something around the match is otherwise than before."""
        if self._heard:
            self._heard = False
            table = self.table
            stored = table.stored
            key = (stored.state, stored.proposal, stored.next, stored.owner, self.presence.changes)
            if key != self._around_key[1:] or stored.seats is not self._around_key[0]:
                self._around_key = (stored.seats, *key)
                self._around_number += 1
                self._arounds.clear()
        return self._around_number

    def around(self, person: str, now: int) -> str:
        """Everything around the match as somebody reads it: a message, made once for all pages of that person."""
        number = self.around_number()
        known = self._arounds.get(person)
        if known is None or known[0] != number or (self.table.stored.due is not None and now - known[1] > FRESH):
            known = (number, now, wire.to_json(around(self.table, self.presence, person, now)))
            self._arounds[person] = known
        return known[2]
