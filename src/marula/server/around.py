"""Everything about a table that isn't the match: who sits there and is there, clocks, proposals."""

from marula.server import clocks
from marula.server import messages as wire
from marula.server.consent import proposal_info, wanting_again
from marula.server.presence import Presence
from marula.server.seats import is_free, seat_info
from marula.server.store.base import GATHERING, PLAYING, StoredSeat
from marula.server.table import Table
from marula.server.times import iso


def around(table: Table, presence: Presence, person: str, now: int) -> wire.Around:
    """All of it as somebody reads it."""
    stored = table.stored
    return wire.Around(
        state=stored.state,  # type: ignore[arg-type]
        seats=around_seats(table, presence, person, now),
        host=bool(person) and person == stored.owner,
        pace=stored.pace,
        listed=stored.listed,
        begins="host" if stored.begins == "host" else "all",
        chat=stored.chat,
        watching=presence.watching(frozenset(seat.holder for seat in stored.seats if seat.holder)),
        proposal=proposal_info(stored),
        next=stored.next,
        again=wanting_again(stored),
    )


def around_seats(table: Table, presence: Presence, person: str, now: int) -> list[wire.AroundSeat]:
    """The seats as they are just now."""
    return [_seat(table, seat, presence, person, now) for seat in table.stored.seats]


def _seat(table: Table, seat: StoredSeat, presence: Presence, person: str, now: int) -> wire.AroundSeat:
    free = is_free(seat)
    told = wire.AroundSeat(
        who=None if free and table.stored.state == GATHERING and not table.game.identities else seat_info(seat),
        identity=next((one.id for one in table.game.identities if one.colour == seat.colour), ""),
        state="bot" if seat.kind == "bot" else "stand-in" if seat.stand_in else "free" if free else "taken",
        called=seat.name if free else "",
        mine=bool(person) and seat.holder == person,
        level=seat.stand_in,
        since=seat.sat,
        language=seat.language,
    )
    if free and not seat.stand_in and presence.is_read(seat.seat, now):
        told.state = "read"
    if seat.holder:
        seen = presence.of(seat.holder)
        told.presence = "gone" if seen is None else seen.state
        if seen is not None and seen.state != "here":
            told.since = iso(seen.since)
    if (
        table.pace.has_clock
        and table.stored.state in (GATHERING, PLAYING)
        and seat.kind == "person"
        and not seat.stand_in
    ):
        told.clock = wire.ClockInfo(left=clocks.left(seat, now), running=seat.runs_since is not None)
    return told
