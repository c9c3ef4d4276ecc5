"""Bots by name, and bots of one's own: a class in a file, for whoever calls from the command line.

A file is a program: only who may run programs here anyway is to name one. The server makes bots by name alone
(players.make_player).
"""

import hashlib
import importlib.util
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any, final

from marula.core.actions import Action
from marula.core.game import AnyGame
from marula.core.player import Observation, Player
from marula.library.errors import FileError
from marula.library.files import read_text
from marula.library.models import model_of
from marula.players import make_player

SUFFIX = ".py"

_TROUBLE = (Exception, SystemExit)
"""What somebody's own code may raise that is to be told, not to end the program."""


def make_bot(spec: str, game: AnyGame, seed: bytes) -> Player:
    """A bot by its name, as make_player has it, or by `path/to/file.py:Class`.

    FileError says what is wrong with a file, its class, and later with what that decides.
    """
    file, _, name = spec.rpartition(":")
    if spec.endswith(SUFFIX):
        raise FileError("cli-bot-no-class-named", {"file": spec})
    return OwnBot(file, name, game, seed) if file.endswith(SUFFIX) else make_player(spec, game, seed, model_of(game))


@final
class OwnBot:
    """A bot of somebody's own, held to what players promise: its mistakes are told, with where they were made."""

    def __init__(self, file: str, name: str, game: AnyGame, seed: bytes) -> None:
        self._file = file
        self._name = name
        made = getattr(_load(file), name, None)
        if not isinstance(made, type):
            raise FileError("cli-bot-class-missing", {"file": file, "name": name})
        try:
            self._player: Any = made(game, seed)
        except _TROUBLE as error:
            raise self._failed("cli-bot-not-made", error) from error

    def choose(self, observation: Observation) -> Action:
        """What it chooses, if that is one of the legal actions."""
        try:
            action = self._player.choose(observation)
        except _TROUBLE as error:
            raise self._failed("cli-bot-failed", error) from error
        # Actions exist once per board: one that only looks the same is not of the table.
        if not isinstance(action, Action) or action not in observation.legal():
            raise FileError("cli-bot-not-legal", {"file": self._file, "name": self._name, "found": repr(action)})
        return action

    def _failed(self, key: str, error: BaseException) -> FileError:
        return FileError(key, {"file": _place(self._file, error), "name": self._name, "reason": _reason(error)})


@cache
def _load(file: str) -> object:
    """The file as a module. It can import what lies beside it."""
    read_text(Path(file))
    path = Path(file).resolve()
    # Two files may have the same name, and what a class is pickled or shown by is its module's.
    name = f"own_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        found.loader.exec_module(module)
    except _TROUBLE as error:
        del sys.modules[name]
        raise FileError("cli-bot-not-loaded", {"file": _place(file, error), "reason": _reason(error)}) from error
    return module


def _place(file: str, error: BaseException) -> str:
    """The file, and the line of it that was being run, as far as there is one."""
    path = str(Path(file).resolve())
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    if isinstance(error, SyntaxError) and error.filename == path:
        lines.append(error.lineno)
    return f"{file}:{lines[-1]}" if lines else file


def _reason(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
