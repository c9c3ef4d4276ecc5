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

FOLDER = Path(marula.games.__path__[0])


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
    runs: dict[str, set[str]] = defaultdict(set)
    for item in items:
        runs[_function(item)] |= named_by(_parameters(item))
    kept = []
    for item in items:
        owner = _owner(item.path)
        for_every_game = runs[_function(item)].issuperset(games.names())
        if owner == wanted or (owner is None and for_every_game and wanted in named_by(_parameters(item))):
            kept.append(item)
    return kept


def named_by(value: object) -> set[str]:
    """The games that a parameter names: by being one, by its id, or by an address or a file with the id in it."""
    if isinstance(value, Game):
        return {value.id}
    if isinstance(value, Path):
        owner = _owner(value)
        return set() if owner is None else {owner}
    if isinstance(value, str):
        return set(re.split(r"[/-]", value)).intersection(games.names())
    if isinstance(value, tuple):
        return set().union(*map(named_by, value))
    return set()


def _owner(path: Path) -> str | None:
    """The game in whose folder a file is."""
    inside = path.relative_to(FOLDER).parts if path.is_relative_to(FOLDER) else ()
    return inside[0] if inside and inside[0] in games.names() else None


def _parameters(item: pytest.Item) -> tuple[object, ...]:
    return (
        tuple(item.callspec.params.values()) if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    )


def _function(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
