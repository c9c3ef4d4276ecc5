"""The tables that the first page lists."""

from collections.abc import Callable

import msgspec

from marula import games
from marula.server import clocks
from marula.server import http_messages as http
from marula.server.presence import Presence
from marula.server.seats import is_free, seat_info
from marula.server.store.base import GATHERING, Store, StoredTable

NOBODY = "-"
"""No person's id: who has none holds nothing."""


async def list_tables(
    store: Store,
    person: str,
    unclaimed: bool,
    finished_before: str,
    now: int,
    presence_at: Callable[[str], Presence | None],
) -> http.TableList:
    """The tables of somebody, those where they are to move with the least time left first; and those to join."""
    mine = await store.tables_of(person or NOBODY, unclaimed=unclaimed, finished_before=finished_before)
    found = http.TableList(
        to_move=[],
        waiting=[],
        finished=[summary(table, person, now) for table in mine.finished],
        finished_count=mine.finished_count,
        open=[summary(table, person, now) for table in mine.listed],
    )
    for table in mine.under_way:
        told = summary(table, person, now)
        _look_around(told, table, presence_at(table.id))
        is_to_move = _is_to_move(table, told, person) or _is_to_begin(table, person)
        (found.to_move if is_to_move else found.waiting).append(told)
    found.to_move.sort(key=lambda told: (told.left is None, told.left or 0))
    return found


def summary(table: StoredTable, person: str, now: int) -> http.TableSummary:
    """A table as the first page lists it. One whose summary or seats are damaged is listed all the same."""
    seats = _seats(table, person)
    trouble = "" if seats else "page-table-broken"
    if games.find_version(table.game, table.rules) is None:
        trouble = "page-game-gone"
    told = {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "seats": [],
        "created": table.created,
        "touched": table.touched,
        "mine": _may_close(table, person),
        "pace": table.pace,
        "turn": 0,
        "actors": [],
        "scores": [None] * len(table.seats),
        "winners": None,
    }
    try:
        found = msgspec.convert({**told, **table.summary, "trouble": trouble}, http.TableSummary)
    except msgspec.ValidationError:
        found = msgspec.convert({**told, "trouble": trouble or "page-table-broken"}, http.TableSummary)
    found.seats = seats
    running = [seat for seat in table.seats if seat.runs_since is not None]
    own = [seat for seat in running if seat.holder == person] or running
    found.left = min((clocks.left(seat, now) for seat in own), default=None)
    return found


def _look_around(told: http.TableSummary, table: StoredTable, presence: Presence | None) -> None:
    """Add who of the others is at the table just now. Nobody is at one that isn't in memory."""
    for seat, shown in zip(table.seats, told.seats, strict=False):
        if seat.holder and not shown.mine:
            seen = presence.of(seat.holder) if presence else None
            shown.presence = seen.state if seen else "gone"


def _seats(table: StoredTable, person: str) -> list[http.SummarySeat]:
    """Who sits there; nobody where that can't be read."""
    try:
        return [
            http.SummarySeat(
                who=None if is_free(seat) and table.state == GATHERING else seat_info(seat),
                mine=bool(person) and seat.holder == person,
                stand_in=bool(seat.stand_in),
            )
            for seat in table.seats
        ]
    except msgspec.ValidationError:
        return []


def _is_to_move(table: StoredTable, told: http.TableSummary, person: str) -> bool:
    if table.is_nobodys:
        return any(told.seats[seat].who is not None for seat in told.actors if 0 <= seat < len(told.seats))
    return any(
        0 <= seat < len(table.seats) and table.seats[seat].holder == person and not table.seats[seat].stand_in
        for seat in told.actors
    )


def _is_to_begin(table: StoredTable, person: str) -> bool:
    """Whether everybody has come, and waits for the host to begin."""
    return table.state == GATHERING and table.owner == person and not any(map(is_free, table.seats))


def _may_close(table: StoredTable, person: str) -> bool:
    """Whether somebody may close a table for good: the owner, where no match of others ends with it."""
    if table.is_nobodys:
        return True
    if not person or table.owner != person:
        return False
    return is_closable(table, person)


def is_closable(table: StoredTable, person: str) -> bool:
    """Whether nobody else would lose a match that is under way."""
    return table.state != "playing" or all(seat.holder in ("", person) for seat in table.seats)
