"""What hosts and guests do with seats: sit down, begin, put a bot there, give one to somebody else, leave, end."""

from collections.abc import Callable

from marula.core.actions import CHANCE
from marula.server import clocks, seats
from marula.server import http_messages as http
from marula.server.changes import Planned
from marula.server.errors import NotYoursError, TableError
from marula.server.playing import with_seat
from marula.server.store.base import BEGIN, END, ENDED, GATHERING, PLAYING, StoredSeat, StoredTable
from marula.server.table import Table
from marula.server.tables import Tables
from marula.server.times import iso
from marula.texts import clean


async def begin(tables: Tables, id: str) -> None:
    """Begin the match, with bots where nobody has come."""

    def plan(table: Table) -> Planned | None:
        if table.stored.state != GATHERING:
            return None
        filled = seats.fill_with_bots(table.game, table.stored.seats, table.stored.level)
        return _begun(table, filled, tables.now())

    await tables.change_table(id, plan)


async def end(tables: Tables, id: str) -> None:
    """End a table: without a result, where the match isn't over."""

    def plan(table: Table) -> Planned | None:
        now = tables.now()
        if table.is_over:
            return None
        if table.stored.state == GATHERING:
            return table.plan(now, state=ENDED)
        return table.plan(now, [table.prepare(END, CHANCE, "end", iso(now))])

    await tables.change_table(id, plan)


async def sit_down(
    tables: Tables, id: str, wanted: http.SitDown, person: str, choose: Callable[[StoredTable], int]
) -> http.Seated:
    """Sit somebody down; `choose` says where, or raises. Whoever comes last lets the match begin."""
    answer = http.Seated(table=id, seat=None)

    def plan(table: Table) -> Planned | None:
        nonlocal answer
        stored, now = table.stored, tables.now()
        if table.is_over:
            raise TableError("page-match-ended")
        number = choose(stored)
        seat = stored.seats[number]
        if seat.holder == person:
            # The answer got lost on the way, and they ask again.
            answer = http.Seated(table=id, seat=number)
            return None
        if not seats.is_free(seat):
            raise TableError("page-seat-taken")
        sat = seats.sit_down(table.game, stored, seat, wanted, person, iso(now))
        if isinstance(sat, http.Seated):
            answer = sat
            return None
        answer = http.Seated(table=id, seat=number)
        if stored.state == GATHERING:
            all_seats = with_seat(stored, sat)
            if stored.begins == "host" or any(map(seats.is_free, all_seats)):
                return table.plan(now, seats=all_seats)
            return _begun(table, all_seats, now)
        back = clocks.taken_back(table.pace, sat, number in table.actors(), now)
        return table.plan(now, seats=with_seat(stored, back))

    live = await tables.change_table(id, plan)
    if answer.seat is not None:
        live.presence.stop_reading(answer.seat)
        live.tell()
    return answer


async def change_seat(tables: Tables, id: str, number: int, change: http.SeatChange) -> None:
    """What a host does with a seat: put a bot in it, or give it to somebody else."""

    def plan(table: Table) -> Planned | None:
        stored, now = table.stored, tables.now()
        if not 0 <= number < len(stored.seats):
            raise TableError("page-no-such-seat", {"number": number + 1})
        if table.is_over:
            raise TableError("page-not-now")
        seat = stored.seats[number]
        level = change.level or stored.level
        seats.check_level(table.game, level, number + 1)
        if change.become == "guest":
            return _given_away(table, seat, clean(change.name).strip(), now)
        if not seats.is_free(seat):
            raise TableError("page-seat-taken")
        if stored.state == PLAYING:
            # Whoever began at it may come back, or somebody else come: the seat is still a person's.
            return table.plan(now, seats=with_seat(stored, clocks.stood_in(seat, level, now)))
        filled = with_seat(stored, seats.as_bot(table.game, stored.seats, seat, level))
        if stored.begins == "host" or any(map(seats.is_free, filled)):
            return table.plan(now, seats=filled)
        return _begun(table, filled, now)

    await tables.change_table(id, plan)


async def leave(tables: Tables, id: str, person: str) -> None:
    """Somebody leaves a table with all seats they hold: bots take over; where it gathers, the seats are free again."""

    def plan(table: Table) -> Planned | None:
        stored, now = table.stored, tables.now()
        held = [seat for seat in stored.seats if person and seat.holder == person]
        if not held:
            raise NotYoursError
        left = tuple(_left(table, seat, now) if seat in held else seat for seat in stored.seats)
        return table.plan(now, seats=left, proposal={})

    await tables.change_table(id, plan)


async def claim(tables: Tables, id: str, person: str) -> None:
    """A table from before, when nobody owned tables, belongs to somebody from now on."""

    def plan(table: Table) -> Planned | None:
        if not table.stored.is_nobodys:
            return None
        held = tuple(seat._replace(holder=person) if seat.kind == "person" else seat for seat in table.stored.seats)
        return table.plan(tables.now(), owner=person, seats=held, touched=table.stored.touched)

    await tables.change_table(id, plan)


async def host(tables: Tables, id: str, person: str) -> None:
    """Whoever has the host's link is the host from now on."""

    def plan(table: Table) -> Planned | None:
        return None if table.stored.owner == person else table.plan(tables.now(), owner=person)

    await tables.change_table(id, plan)


def _begun(table: Table, all_seats: tuple[StoredSeat, ...], now: int) -> Planned:
    return table.plan(now, [table.prepare(BEGIN, CHANCE, "begin", iso(now))], seats=all_seats)


def _left(table: Table, seat: StoredSeat, now: int) -> StoredSeat:
    gone = seat._replace(holder="", epoch=seat.epoch + 1, sat="")
    if table.stored.state == GATHERING:
        fixed = bool(table.game.identities)
        return gone._replace(name="", colour=seat.colour if fixed else "", emblem=seat.emblem if fixed else "")
    return gone if table.is_over else clocks.stood_in(gone, table.stored.level, now)


def _given_away(table: Table, seat: StoredSeat, name: str, now: int) -> Planned:
    """A seat that waits for somebody: the old links to it are dead."""
    free = seat._replace(
        kind="person", level="", holder="", stand_in="", epoch=seat.epoch + 1, sat="", name=name or seat.name
    )
    if seat.kind == "bot":
        if table.stored.state != GATHERING:
            raise TableError("page-seat-is-a-bot", {"number": seat.seat + 1})
        free = free._replace(name=name)
    if table.stored.state == GATHERING and not table.game.identities:
        free = free._replace(colour="", emblem="")
    # Who sat there may have come by the link for any free seat, and must not come back by it.
    epoch = table.stored.epoch + 1 if seat.holder else table.stored.epoch
    return table.plan(now, seats=with_seat(table.stored, free), epoch=epoch, proposal={})
