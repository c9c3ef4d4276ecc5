"""Lessons at tables: begun, taken up again, and gone on from."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle

import msgspec

from marula import games
from marula.core.actions import CHANCE
from marula.core.game import AnyGame
from marula.lessons.course import STAND_IN, fork
from marula.lessons.lesson import Lesson
from marula.lessons.reading import has_lesson, lesson_of
from marula.server import messages as wire
from marula.server.errors import TableError
from marula.server.gathering import claim
from marula.server.live_table import LiveTable
from marula.server.opening import check_number, new_table
from marula.server.seats import BOTS, LOOKS
from marula.server.store.base import DamagedError, StoredSeat
from marula.server.tables import Tables


async def take_up(
    tables: Tables, game_id: str, table_id: str, person: str, check: Callable[[], None] = lambda: None
) -> LiveTable:
    """The table of somebody's lesson under way: the one their device knows, or one they have begun on another.

    A new one in its place where it is over or has become another one; `check` raises TooMuchError where they may not
    open one.
    """
    game = _game(game_id)
    lesson = await asyncio.to_thread(lesson_of, game)
    assert lesson is not None
    for id in (table_id, *await tables.store.lessons_of(person, game.id)):
        # One that is damaged keeps nobody from learning.
        with suppress(TableError, DamagedError):
            live = await _begun(tables, id, lesson, person)
            if live is not None:
                return live
    check()
    seats = _seated(seats_of(lesson), person)
    fresh = new_table(game, lesson.board.data, lesson.options, seats, lesson.seed, tables.now())
    return await tables.enter(fresh._replace(owner=person, lesson=lesson.digest))


async def _begun(tables: Tables, id: str, lesson: Lesson, person: str) -> LiveTable | None:
    """Somebody's lesson by the id of its table, if there is anything left of it; else it is cleared away."""
    found = await tables.store.head(id)
    if found is None or not found.lesson or found.game != lesson.game.id:
        return None
    if not (found.is_nobodys or person in found.people):
        return None
    if found.lesson == lesson.digest:
        await claim(tables, id, person)
        live = await tables.table(id)
        if live.table.place().cursor.stop < lesson.end:
            return live
    await tables.delete(id)
    return None


async def go_on(tables: Tables, game_id: str, table_id: str, person: str) -> LiveTable:
    """An ordinary table with the moves of a lesson, up to where the match would be about to end."""
    game = _game(game_id)
    taught = (await tables.table(table_id)).table
    if taught.lesson is None or taught.game.id != game.id or person not in taught.stored.people:
        raise TableError("page-no-lesson")
    await check_number(tables, person)
    match = taught.match
    moves = [move for move in match.moves[: fork(taught.lesson, match)] if move.seat != CHANCE]
    stored = new_table(game, match.board.data, match.options, taught.stored.seats, match.seed, tables.now())
    return await tables.enter(stored._replace(owner=person), moves)


def _game(id: str) -> AnyGame:
    game = games.find(id)
    if game is None or not has_lesson(game):
        raise TableError("page-no-lesson")
    return game


def _seated(seats: list[wire.SeatInfo], person: str) -> tuple[StoredSeat, ...]:
    return tuple(
        StoredSeat(
            number,
            seat.player,
            seat.name,
            seat.colour,
            seat.emblem,
            seat.level,
            person if seat.player == "person" else "",
        )
        for number, seat in enumerate(seats)
    )


def seats_of(lesson: Lesson) -> list[wire.SeatInfo]:
    """The learner and bots, with the looks of the game or those that pages give."""
    looks = [(identity.colour, identity.emblem) for identity in lesson.game.identities] or list(LOOKS)
    names = cycle(BOTS)
    seats = []
    for number, (colour, emblem) in enumerate(looks[: lesson.seats]):
        learns = number == lesson.learner
        seat = {
            "player": "person" if learns else "bot",
            "name": "" if learns else next(names),
            "colour": colour,
            "emblem": emblem,
            "level": "" if learns else STAND_IN,
        }
        seats.append(msgspec.convert(seat, wire.SeatInfo))
    return seats
