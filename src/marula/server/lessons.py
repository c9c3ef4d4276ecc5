"""Lessons at tables: begun, taken up again, and gone on from."""

import asyncio
from itertools import cycle

import msgspec

from marula import games
from marula.core.actions import CHANCE
from marula.core.game import AnyGame
from marula.lessons.course import STAND_IN, fork
from marula.lessons.lesson import Lesson
from marula.lessons.reading import has_lesson, lesson_of
from marula.server import messages as wire
from marula.server.records import LOOKS
from marula.server.table import TableError
from marula.server.tables import LiveTable, Tables, new_table

BOTS = ("Awa", "Malik", "Chiyo", "Inès", "Kwame")
"""What the others are called, as at tables that people open."""


async def take_up(tables: Tables, game_id: str, table_id: str) -> LiveTable:
    """The table of a lesson under way, unless it is over or has become another lesson: then a new one in its place."""
    game = _game(game_id)
    lesson = await asyncio.to_thread(lesson_of, game)
    assert lesson is not None
    found = await tables.store.table(table_id) if table_id else None
    if found is not None and found[0].lesson and found[0].game == game.id:
        if found[0].lesson == lesson.digest:
            live = await tables.table(table_id)
            if live.table.place().cursor.stop < lesson.end:
                return live
        await tables.delete(table_id)
    seats = seats_of(lesson)
    return await tables.enter(new_table(game, lesson.board.data, lesson.options, seats, lesson.seed, lesson.digest))


async def go_on(tables: Tables, game_id: str, table_id: str) -> LiveTable:
    """An ordinary table with the moves of a lesson, up to where the match would be about to end."""
    game = _game(game_id)
    taught = (await tables.table(table_id)).table
    if taught.lesson is None or taught.game.id != game.id:
        raise TableError("page-no-lesson")
    match = taught.match
    moves = [move for move in match.moves[: fork(taught.lesson, match)] if move.seat != CHANCE]
    stored = new_table(game, match.board.data, match.options, taught.seats, match.seed)
    return await tables.enter(stored, moves)


def _game(id: str) -> AnyGame:
    game = games.find(id)
    if game is None or not has_lesson(game):
        raise TableError("page-no-lesson")
    return game


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
