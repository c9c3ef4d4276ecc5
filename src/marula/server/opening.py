"""New tables: by somebody's wish, and once more with the same people."""

import secrets
from typing import Literal

from marula import games
from marula.core.game import AnyGame, OptionError, Options
from marula.core.stream import SEED_BYTES
from marula.core.wire import JsonObject
from marula.server import clocks, consent
from marula.server import http_messages as http
from marula.server.changes import Planned
from marula.server.errors import NotYoursError, TableError, TooMuchError
from marula.server.live_table import LiveTable
from marula.server.pace import PaceError, read_pace
from marula.server.seats import USUAL_LEVEL, check_level, fill_with_bots, is_free, new_seats, with_levels
from marula.server.store.base import GATHERING, PLAYING, StoredBoard, StoredSeat, StoredTable
from marula.server.table import Table
from marula.server.tables import Tables
from marula.server.times import iso


def new_table(
    game: AnyGame, board: JsonObject, options: Options, seats: tuple[StoredSeat, ...], seed: bytes, now: int
) -> StoredTable:
    """A table that is about to be opened; it gathers where somebody has yet to come."""
    made = iso(now)
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        board=StoredBoard.of(game.id, board),
        options=dict(options),
        seed=seed,
        created=made,
        touched=made,
        seats=seats,
        summary={},
        state=GATHERING if any(map(is_free, seats)) else PLAYING,
        level=USUAL_LEVEL,
    )


async def open_table(tables: Tables, new: http.NewTable, person: str) -> LiveTable:
    """Open a table as somebody wishes: checked, seeded and stored."""
    game = games.find(new.game)
    if game is None:
        raise TableError("page-unknown-game", {"game": new.game})
    now = tables.now()
    seats = new_seats(game, new.seats, person, iso(now))
    try:
        options = game.settle(new.options)
        pace = read_pace(new.pace)
    except OptionError as error:
        raise TableError("page-unknown-option", {"option": error.key}) from error
    except PaceError as error:
        raise TableError("page-unknown-pace", {"pace": new.pace}) from error
    check_level(game, new.level or USUAL_LEVEL, 0)
    board = await tables.board_of(game, new.board, person)
    await check_number(tables, person)
    table = new_table(game, board, options, clocks.set_up(pace, seats), secrets.token_bytes(SEED_BYTES), now)
    return await tables.enter(
        table._replace(
            owner=person,
            pace=str(pace),
            listed=new.listed,
            begins=new.begins,
            # Among strangers only what everybody reads in their own language is said, unless the host wants otherwise.
            chat=not new.listed if new.chat is None else new.chat,
            level=new.level or USUAL_LEVEL,
        )
    )


async def rematch(tables: Tables, id: str, person: str, wanted: http.Rematch) -> LiveTable:
    """A new table for the same people, or the one that somebody has opened already, with the bots as they chose."""
    before = (await tables.table(id)).table
    stored = before.stored
    if not person or person not in stored.people:
        raise NotYoursError
    if not before.is_over or before.lesson is not None:
        raise TableError("page-not-over")
    live = await _next_of(tables, stored)
    if live is not None:
        await _want_again(tables, id, person, stored.next)
        return live
    await check_number(tables, person)
    now = tables.now()
    # Nobody has come yet, not even who asks: that is when their page is at the table.
    again = [
        seat._replace(stand_in="", epoch=0, sat="") for seat in with_levels(before.game, stored.seats, wanted.levels)
    ]
    seats = fill_with_bots(before.game, again, stored.level)
    fresh = new_table(
        before.game,
        before.board.data,
        before.match.options,
        clocks.set_up(before.pace, seats),
        secrets.token_bytes(SEED_BYTES),
        now,
    )
    kept = {name: getattr(stored, name) for name in ("owner", "pace", "listed", "begins", "chat", "level")}
    live = await tables.enter(fresh._replace(**kept))
    chosen = await _want_again(tables, id, person, live.table.id, instead_of=stored.next)
    if chosen == live.table.id:
        return live
    # Two have asked at the same time: one table is enough.
    await tables.delete(live.table.id)
    return await tables.table(chosen)


async def _next_of(tables: Tables, stored: StoredTable) -> LiveTable | None:
    """The table of the rematch; None where there is none, or it has been closed."""
    if not stored.next:
        return None
    try:
        return await tables.table(stored.next)
    except TableError:
        return None


async def _want_again(tables: Tables, id: str, person: str, next: str, instead_of: str = "") -> str:
    """Let everybody see who would like another match; the table of it, which may be that of others who were quicker."""

    def plan(table: Table) -> Planned | None:
        stored = table.stored
        chosen = next if stored.next == instead_of else stored.next
        wanting = consent.want_again(stored, person)
        if (chosen, wanting) == (stored.next, stored.proposal):
            return None
        return table.plan(tables.now(), next=chosen, proposal=wanting)

    return (await tables.change_table(id, plan)).table.stored.next


def state_of(live: LiveTable) -> Literal["gathering", "playing"]:
    """What a new table is in."""
    return "gathering" if live.table.stored.state == GATHERING else "playing"


async def check_number(tables: Tables, person: str) -> None:
    """Raises TooMuchError where somebody has opened as many tables as they may."""
    if await tables.store.count_opened(person) >= tables.limits.tables_per_device:
        raise TooMuchError("page-too-many-tables")
