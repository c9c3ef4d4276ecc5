"""What people do at a table: come, make moves, undo, propose and vote, take seats back, read lessons."""

from collections.abc import Callable

from marula.server import clocks, consent
from marula.server import messages as wire
from marula.server.changes import Planned
from marula.server.errors import NotYoursError, TableError
from marula.server.live_table import LiveTable
from marula.server.store.base import ENDED, GATHERING, MOVE, PLAYING, RESTART, UNDO, StoredSeat, StoredTable
from marula.server.table import Table
from marula.server.tables import Tables
from marula.server.times import iso


async def come(tables: Tables, live: LiveTable, person: str) -> None:
    """Somebody who was awaited is there: from now on their clock runs when they decide."""

    def plan(table: Table) -> Planned | None:
        if not _is_awaited(table, person):
            return None
        now = tables.now()
        seats = [seat._replace(sat=iso(now)) if seat.holder == person else seat for seat in table.stored.seats]
        return table.plan(now, seats=tuple(seats))

    # Most were there before, and need not wait for anybody who changes the table just now.
    if _is_awaited(live.table, person):
        await tables.change(live, plan)


def _is_awaited(table: Table, person: str) -> bool:
    return not table.is_over and any(seat.is_awaited and seat.holder == person for seat in table.stored.seats)


async def move(tables: Tables, live: LiveTable, seat: int, person: str, id: str, seq: int, action: wire.Fields) -> int:
    """Make a move for a person; return its entry's number."""

    def plan(table: Table, key: str, now: int) -> Planned:
        check_decides(table, seat, person)
        table.check_fresh(seat, seq)
        found = table.find(action)
        table.check_asked(seat, found)
        return table.plan(now, [table.prepare(MOVE, seat, key, iso(now), found)])

    return await _once(tables, live, seat, person, id, plan)


async def undo(tables: Tables, live: LiveTable, seat: int, person: str, id: str, seq: int, whole_turn: bool) -> int:
    """Take back a move, or all that can be taken back of the turn."""

    def plan(table: Table, key: str, now: int) -> Planned:
        check_decides(table, seat, person)
        table.check_fresh(seat, seq)
        if table.is_final:
            raise TableError("page-nothing-to-undo")
        return table.plan(now, [table.prepare(RESTART if whole_turn else UNDO, seat, key, iso(now))])

    return await _once(tables, live, seat, person, id, plan)


async def propose(tables: Tables, live: LiveTable, seat: int, person: str, id: str, what: consent.What, to: int) -> int:
    """Ask everybody's consent for something."""

    def plan(table: Table, key: str, now: int) -> Planned | None:
        return consent.propose(table, seat, what, to, key, now)

    return await _once(tables, live, seat, person, id, plan)


async def vote(tables: Tables, live: LiveTable, seat: int, person: str, id: str, number: int, yes: bool) -> int:
    """Agree to what is proposed, or not."""

    def plan(table: Table, key: str, now: int) -> Planned | None:
        return consent.vote(table, seat, number, yes, key, now)

    return await _once(tables, live, seat, person, id, plan)


async def _once(
    tables: Tables,
    live: LiveTable,
    seat: int,
    person: str,
    id: str,
    plan: Callable[[Table, str, int], Planned | None],
) -> int:
    """Do what somebody at a seat has sent; the number of the entry it made. Sent twice it counts once."""
    key = move_key(seat, id)

    def first_time(table: Table) -> Planned | None:
        check_holds(table, seat, person)
        return None if table.number_of(key) is not None else plan(table, key, tables.now())

    await tables.change(live, first_time)
    return live.table.number_of(key) or live.table.seq


async def take_back(tables: Tables, live: LiveTable, seat: int, person: str) -> None:
    """The bot that sits in for somebody goes."""

    def plan(table: Table) -> Planned | None:
        check_holds(table, seat, person)
        stored = table.stored.seats[seat]
        if not stored.stand_in or table.is_over:
            return None
        now = tables.now()
        back = clocks.taken_back(table.pace, stored, seat in table.actors(), now)
        return table.plan(now, seats=with_seat(table.stored, back))

    await tables.change(live, plan)


async def read_on(tables: Tables, live: LiveTable, stop: int) -> None:
    """Go on from a stop of a lesson at which there was only something to read. Said twice it counts once."""

    def plan(table: Table) -> Planned | None:
        if table.lesson is None:
            raise TableError("page-no-lesson")
        at = table.place().cursor.stop
        if stop > at:
            raise TableError("page-from-the-future", {"seq": stop, "newest": at})
        if stop < at:
            return None
        if table.lesson.stops[at].asked or at == table.lesson.end or table.due() is not None:
            raise TableError("page-lesson-not-now")
        return table.plan(tables.now(), read=at + 1)

    await tables.change(live, plan)


async def time_up(tables: Tables, id: str) -> None:
    """Let bots sit in for everybody at a table whose time is up."""

    def plan(table: Table) -> Planned | None:
        now = tables.now()
        late = clocks.overdue(table.stored.seats, now) if table.stored.state == PLAYING else []
        if not late and table.stored.due == clocks.due(table.stored.seats):
            return None
        level = table.stored.level
        seats = [clocks.stood_in(seat, level, now) if seat.seat in late else seat for seat in table.stored.seats]
        return table.plan(now, seats=tuple(seats))

    await tables.change_table(id, plan)


def move_key(seat: int, id: str) -> str:
    """Ids are the page's own; two seats may happen to choose the same."""
    return f"{seat}:{id}"


def with_seat(stored: StoredTable, changed: StoredSeat) -> tuple[StoredSeat, ...]:
    """The seats with one of them changed."""
    return tuple(changed if seat.seat == changed.seat else seat for seat in stored.seats)


def check_holds(table: Table, seat: int, person: str) -> None:
    """Raises NotYoursError unless somebody holds that seat."""
    if not 0 <= seat < len(table.stored.seats):
        raise TableError("page-no-such-seat", {"number": seat + 1})
    if not person or table.stored.seats[seat].holder != person:
        raise NotYoursError("page-not-your-seat")


def check_decides(table: Table, seat: int, person: str) -> None:
    """Raises TableError unless somebody holds that seat and plays there themselves."""
    check_holds(table, seat, person)
    if table.stored.state == GATHERING:
        raise TableError("page-not-begun")
    if table.stored.state == ENDED:
        raise TableError("page-match-ended")
    if table.stored.seats[seat].stand_in:
        raise TableError("page-bot-sits-in")
