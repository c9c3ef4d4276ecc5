"""Golden records: matches written down once (tools/golden.py) that must replay to the letter for ever after."""

from functools import cache
from pathlib import Path

import pytest

from marula import games
from marula.core import record
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.record import Record
from marula.library import folders
from marula.library.files import read_text
from marula.library.records import load_record

LEAST = 20


def matches(game: AnyGame) -> list[Path]:
    """The files of a game's golden records."""
    return sorted((folders.folder(game.id) / "tests" / "matches").glob("*.json"))


@cache
def loaded(path: Path) -> Record:
    return load_record(path)


RECORDS = [path for game in games.every() for path in matches(game)]
each_game = pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
"""Rules that are being written have no golden records yet: the first of the tests sees to that."""


def name(path: Path) -> str:
    return f"{path.parents[2].name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_replays_and_is_written_the_same(path: Path) -> None:
    match: Match = record.replay(loaded(path))
    assert match.is_over()
    assert record.dumps(record.write(match, loaded(path).players)) == read_text(path)


@each_game
def test_there_are_enough(game: AnyGame) -> None:
    if game.rules_version == 0:
        assert matches(game) == [], "records of rules that may still change prove nothing: raise rules_version to 1"
        return
    assert len(matches(game)) >= LEAST
    assert all(loaded(path).game.id == game.id for path in matches(game))


@each_game
def test_every_ending_appears(game: AnyGame) -> None:
    found = {field(loaded(path), "result", "ending") for path in matches(game)}
    assert found == set(game.endings) or game.rules_version == 0


@each_game
def test_every_number_of_players_appears(game: AnyGame) -> None:
    found = {len(loaded(path).players) for path in matches(game)}
    assert found == set(range(game.min_players, game.max_players + 1)) or game.rules_version == 0


@each_game
def test_every_option_appears(game: AnyGame) -> None:
    for option in game.options:
        found = {field(loaded(path), "options", option.key) for path in matches(game)}
        assert found == set(option.values) or game.rules_version == 0


@each_game
def test_every_type_of_action_appears(game: AnyGame) -> None:
    table = game.board(folders.default_board(game.id)).actions
    found = {move["type"] for path in matches(game) for move in loaded(path).moves}
    assert found == {action.type for action in table} or game.rules_version == 0


def field(record: Record, table: str, key: str) -> object:
    """A value of one of the record's tables."""
    values = record.data[table]
    assert isinstance(values, dict)
    return values[key]
