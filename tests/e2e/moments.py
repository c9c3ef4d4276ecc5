"""Moments in matches that are the same every time: what browser tests of one game begin with."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from marula import games
from marula.core import record
from marula.core.actions import CHANCE, Seat
from marula.core.match import Match
from marula.core.wire import JsonObject
from marula.library.boards import default_board
from marula.players import make_player
from marula.server.store.sqlite import SqliteStore
from tests.asking import ask
from tests.e2e.fixtures import built_pages
from tests.e2e.scenes import enter, run_beside
from tests.server.processes import Server, remember_somebody

MOST_MATCHES = 20
"""In how many matches a moment is looked for."""


class Moment(NamedTuple):
    """What a position has to be like, who plays the matches it is looked for in, and how."""

    is_it: Callable[[Match], bool]
    players: str = "greedy"
    options: tuple[str, ...] = ()


class Found(NamedTuple):
    """A match, after how many decisions in it the moment comes, and the match then."""

    data: JsonObject
    decisions: int
    match: Match


@cache
def played(game: str, seats: int, number: int, players: str = "greedy", options: tuple[str, ...] = ()) -> JsonObject:
    """The record of a match of bots, with those options on."""
    found = games.find(game)
    assert found is not None
    match = Match(found, default_board(found), dict.fromkeys(options, True), seats, bytes([number]) * 32)
    match.run([make_player(players, found, bytes([number, seat])) for seat in range(seats)])
    return record.write(match, [{"player": players}] * seats)


@cache
def find(game: str, seats: int, moment: Moment) -> Found:
    """The first moment like that."""
    for number in range(MOST_MATCHES):
        found = find_in(played(game, seats, number, moment.players, moment.options), moment.is_it)
        if found is not None:
            return found
    raise LookupError(moment)


def find_in(data: JsonObject, is_it: Callable[[Match], bool]) -> Found | None:
    """The first moment like that in one match, if it comes."""
    return next((Found(data, decisions, match) for decisions, match in replayed(data) if is_it(match)), None)


def replayed(data: JsonObject) -> Iterator[tuple[int, Match]]:
    """A match before each decision of its players."""
    game = games.find(str(data["game"]))
    assert game is not None
    replayer = record.Replayer(record.Record(data, game))
    match = replayer.match
    decisions = 0
    while replayer.step():
        decisions += match.moves[-1].seat != CHANCE
        actors = match.game.rules.actors(match.state)
        if actors and actors[0] != CHANCE:
            yield decisions, match


def actor(match: Match) -> Seat:
    """Who decides."""
    return match.game.rules.actors(match.state)[0]


def seen(match: Match) -> Any:
    """What who decides sees."""
    return match.game.view(match.state, actor(match))


def answer(match: Match, question: JsonObject) -> Any:
    """What the page of who decides is answered."""
    return ask(match.game, match.board, seen(match), question)


@contextmanager
def server_with(folder: Path, moments: Mapping[str, Found], end: JsonObject) -> Iterator[Server]:
    """A server with a table at every moment, and one, named "end", at the end of a match."""
    run_beside(_fill(folder, moments, end))
    running = Server(folder, built_pages())
    running.start()
    yield running
    running.stop()


async def _fill(folder: Path, moments: Mapping[str, Found], end: JsonObject) -> None:
    store = SqliteStore(folder / "marula.sqlite")
    await store.open()
    await remember_somebody(store)
    for id, moment in moments.items():
        await enter(store, id, moment.data, moment.decisions)
    await enter(store, "end", end, None)
    await store.close()
