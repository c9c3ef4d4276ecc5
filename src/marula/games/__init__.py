"""The games. Each is a folder here with a GAME in it; they are found, not listed.

Where the environment names a folder in MARULA_GAMES, the games in it are found as well, as if they were here.
"""

import importlib
import pkgutil
from functools import cache

from marula import FURTHER_GAMES
from marula.core.game import AnyGame

if FURTHER_GAMES:
    __path__.append(FURTHER_GAMES)


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders."""
    return tuple(sorted({module.name for module in pkgutil.iter_modules(__path__) if module.ispkg}))


def find(id: str) -> AnyGame | None:
    """The game in that folder, if there is one."""
    return _load(id) if id in names() else None


@cache
def _load(id: str) -> AnyGame:
    game: AnyGame = importlib.import_module(f"{__name__}.{id}").GAME
    return game


def find_version(id: str, rules: int) -> AnyGame | None:
    """The game in that folder by that version of its rules, if it is still known."""
    newest = find(id)
    return newest.version(rules) if newest is not None else None


def every() -> list[AnyGame]:
    """All games."""
    return [game for game in map(find, names()) if game is not None]
