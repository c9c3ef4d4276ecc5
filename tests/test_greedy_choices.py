"""Greedy chooses in positions of golden records what it did when that was written down (tools/greedy_choices.py)."""

import json
from pathlib import Path

import pytest
from tools.greedy_choices import POSITIONS, chosen

import marula.games
from marula import games
from marula.core.game import AnyGame
from marula.library.files import read_text
from marula.library.records import load_record


def choices(game: AnyGame) -> dict[str, list[list[int]]]:
    """By record: moves, and the actions chosen there."""
    found: dict[str, list[list[int]]] = json.loads(read_text(folder_of(game) / "greedy.json"))
    return found


def folder_of(game: AnyGame) -> Path:
    return Path(marula.games.__path__[0], game.id, "tests")


GAMES = [game for game in games.every() if (folder_of(game) / "greedy.json").exists()]
CASES = [(game, name) for game in GAMES for name in choices(game)]


@pytest.mark.parametrize(("game", "name"), CASES, ids=[f"{game.id}/{Path(name).stem}" for game, name in CASES])
def test_greedy_chooses_as_before(game: AnyGame, name: str) -> None:
    before = choices(game)[name]
    record = load_record(folder_of(game) / "matches" / name)
    now = chosen(record, name, [number for number, _ in before])
    assert [[number, index] for number, index in now] == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_are_enough(game: AnyGame) -> None:
    assert sum(len(found) for found in choices(game).values()) >= POSITIONS
