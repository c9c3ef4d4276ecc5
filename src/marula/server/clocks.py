"""Clocks of seats: pure functions on who sits at a table. What time it is comes from outside.

A clock runs while a person has to decide. It stands still while a bot plays for them, before a match and after it,
and, but for turns that have a time each, before they have come to the table.
"""

from collections.abc import Collection, Sequence

from marula.server.pace import Pace
from marula.server.store.base import StoredSeat

Seats = tuple[StoredSeat, ...]

AT_LEAST = 60_000
"""What somebody has who takes a seat back, and everybody after the server was started: a minute."""


def set_up(pace: Pace, seats: Sequence[StoredSeat]) -> Seats:
    """Everybody's clock before the first move."""
    return tuple(seat._replace(left_ms=pace.time, runs_since=None) for seat in seats)


def left(seat: StoredSeat, now: int) -> int:
    """What is left on a seat's clock, in milliseconds; below 0 where its time is up."""
    return seat.left_ms if seat.runs_since is None else seat.left_ms - (now - seat.runs_since)


def due(seats: Sequence[StoredSeat]) -> int | None:
    """When the first of the clocks that run is over."""
    return min((seat.runs_since + seat.left_ms for seat in seats if seat.runs_since is not None), default=None)


def overdue(seats: Sequence[StoredSeat], now: int) -> list[int]:
    """The seats whose time is up."""
    return [seat.seat for seat in seats if seat.runs_since is not None and left(seat, now) <= 0]


def run(pace: Pace, seats: Seats, deciding: Collection[int], now: int, done: Collection[int] | None = None) -> Seats:
    """The clocks as they run from now on, when those seats decide. `done` did something in a turn that is over."""
    if not pace.has_clock:
        return seats
    return tuple(_run(pace, seat, seat.seat in deciding, now, done) for seat in seats)


def _run(pace: Pace, seat: StoredSeat, decides: bool, now: int, done: Collection[int] | None) -> StoredSeat:
    runs = decides and seat.kind == "person" and not seat.stand_in and (pace.by_turns or not seat.is_awaited)
    had = seat.runs_since is not None
    rest = left(seat, now)
    if pace.by_turns:
        # Every turn that asks something of them has its own time.
        if runs and (not had or done is not None):
            rest = pace.time
        return seat._replace(left_ms=rest, runs_since=now if runs else None)
    if done is not None and seat.seat in done and seat.kind == "person" and not seat.stand_in:
        rest += pace.bonus or 0
    if not had and not runs and rest == seat.left_ms:
        return seat
    return seat._replace(left_ms=rest, runs_since=now if runs else None)


def taken_back(pace: Pace, seat: StoredSeat, decides: bool, now: int) -> StoredSeat:
    """A seat whose owner plays again: with a bonus, and at least a minute; by turns with the whole time."""
    if not pace.has_clock:
        return seat._replace(stand_in="")
    rest = pace.time if pace.by_turns else max(AT_LEAST, max(0, left(seat, now)) + (pace.bonus or 0))
    return seat._replace(stand_in="", left_ms=rest, runs_since=now if decides else None)


def stood_in(seat: StoredSeat, level: str, now: int) -> StoredSeat:
    """A seat for which a bot plays from now on."""
    return seat._replace(stand_in=level, left_ms=max(0, left(seat, now)), runs_since=None)


def resumed(pace: Pace, seats: Seats, started: int, now: int) -> Seats:
    """The clocks after the server was started at that moment: while it was down none has run out.

    Who was thinking gets the time of that decision back, for nobody knows when the server stopped. By turns the
    deadline stands. A clock that has run since a moment yet to come was started before the device's own was set back.
    """

    def after(seat: StoredSeat) -> StoredSeat:
        if seat.runs_since is None or started <= seat.runs_since <= now:
            return seat
        if seat.runs_since > now:
            return seat._replace(runs_since=now)
        if pace.by_turns:
            return seat._replace(left_ms=max(seat.left_ms, started + AT_LEAST - seat.runs_since))
        return seat._replace(runs_since=started)

    return tuple(after(seat) for seat in seats)
