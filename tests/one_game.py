"""The option `--game ID`: only the tests of one game.

These are all in its folder, and of what every game is put to (a test that runs for each of them) the runs for this one.
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest

import marula.games
from marula import games
from marula.core.game import Game

STANDING = [game for game in games.every() if game.rules_version > 0]
"""Games whose rules stand. One whose rules are being written is held to the laws; it has no records yet, may be over in
a few moves, and nobody knows it well."""
FOLDERS = [Path(place) for place in marula.games.__path__]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="ID", help="only the tests of this game")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("game")
    if wanted is not None and wanted not in games.names():
        raise pytest.UsageError(f"There is no game {wanted}. There are: {', '.join(games.names())}")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("game")
    if wanted is None:
        return
    kept = of_game(wanted, items)
    config.hook.pytest_deselected(items=[*set(items).difference(kept)])
    items[:] = kept


def of_game(wanted: str, items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Those of the tests that are the game's."""
    standing = {game.id for game in STANDING}
    runs: dict[str, set[str]] = defaultdict(set)
    for item in items:
        runs[function_of(item)] |= named_by(parameters_of(item))
    kept = []
    for item in items:
        owner = owner_of(item.path)
        for_every_game = runs[function_of(item)].issuperset(standing)
        if owner == wanted or (owner is None and for_every_game and wanted in named_by(parameters_of(item))):
            kept.append(item)
    return kept


def named_by(value: object) -> set[str]:
    """The games that a parameter names: by being one, by its id, or by an address or a file with the id in it."""
    if isinstance(value, Game):
        return {value.id}
    if isinstance(value, Path):
        owner = owner_of(value)
        return set() if owner is None else {owner}
    if isinstance(value, str):
        return set(re.split(r"[/-]", value)).intersection(games.names())
    if isinstance(value, tuple):
        return set().union(*map(named_by, value))
    return set()


def owner_of(path: Path) -> str | None:
    """The game in whose folder a file is."""
    for folder in FOLDERS:
        inside = path.relative_to(folder).parts if path.is_relative_to(folder) else ()
        if inside and inside[0] in games.names():
            return inside[0]
    return None


def parameters_of(item: pytest.Item) -> tuple[object, ...]:
    """What a test is run with."""
    return (
        tuple(item.callspec.params.values()) if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    )


def function_of(item: pytest.Item) -> str:
    """The test, whatever it is run with."""
    return item.nodeid.partition("[")[0]
