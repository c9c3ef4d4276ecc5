"""Who is at a table just now: pages that look at it, pages open in the background, and nobody any more."""

from typing import Literal, NamedTuple, final

State = Literal["here", "away", "gone"]

READING = 120_000
"""Milliseconds for which an invitation counts as being read."""


class Seen(NamedTuple):
    """How somebody was last seen, and since when, in milliseconds since 1970."""

    state: State
    since: int


@final
class Presence:
    """The pages at one table, by the person behind each."""

    def __init__(self) -> None:
        self._pages: dict[object, tuple[str, bool]] = {}
        self._seen: dict[str, Seen] = {}
        self._reading: dict[int, int] = {}
        self.changes = 0
        """Raised whenever something has changed for others."""

    def note(self, page: object, person: str, looking: bool, now: int) -> None:
        """A page is there, and somebody looks at it or not."""
        if page not in self._pages:
            self.changes += 1
        self._pages[page] = (person, looking)
        self._see(person, now)

    def leave(self, page: object, now: int) -> None:
        """A page has gone."""
        gone = self._pages.pop(page, None)
        if gone is not None:
            self.changes += 1
            self._see(gone[0], now)

    def of(self, person: str) -> Seen | None:
        """How somebody is there; None where they haven't been since the table was brought to memory."""
        return self._seen.get(person)

    def watching(self, players: frozenset[str]) -> int:
        """How many pages are there of people who don't play."""
        return sum(person not in players for person, _ in self._pages.values())

    def read_invitation(self, seat: int, now: int) -> None:
        """Somebody reads the invitation to a seat."""
        self._reading[seat] = now + READING
        self.changes += 1

    def stop_reading(self, seat: int) -> None:
        """Nobody reads it any more."""
        if self._reading.pop(seat, None) is not None:
            self.changes += 1

    def is_read(self, seat: int, now: int) -> bool:
        """Whether somebody reads the invitation to a seat just now."""
        return self._reading.get(seat, 0) > now

    def _see(self, person: str, now: int) -> None:
        if not person:
            return
        looks = [looking for other, looking in self._pages.values() if other == person]
        state: State = "here" if any(looks) else "away" if looks else "gone"
        known = self._seen.get(person)
        if known is None or known.state != state:
            self._seen[person] = Seen(state, now)
            self.changes += 1
