"""Board files: a game's own, or one that a person has written."""

import re
from pathlib import Path
from typing import NamedTuple

from marula.core.data import BoardError, Problem
from marula.core.game import AnyGame, Board
from marula.core.wire import JsonObject
from marula.games import find
from marula.library import folders, toml_lines, toml_text
from marula.library.files import parse_toml, read_text

OWN_ID = "own"


class LocatedProblem(NamedTuple):
    """Something wrong with a board file, and the line it stands on."""

    line: int
    problem: Problem


class BoardFileError(Exception):
    """A board file that is no board: every problem with its line, and what stands in it."""

    def __init__(self, file: str, problems: list[LocatedProblem], data: JsonObject) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems
        self.data = data


def default_board(game: AnyGame) -> Board:
    """The board a game comes with."""
    board: Board = game.board(folders.default_board(game.id))
    return board


def to_change(game: AnyGame, data: JsonObject) -> str:
    """The file of a board, to be changed and entered as another one.

    The game's own has its comments, and an id to be entered by: nobody can enter one with the id that it has.
    """
    text = folders.default_board_text(game.id)
    if text is None or data != folders.default_board(game.id):
        return toml_text.write(data)
    return re.sub(r'^id = ".*"$', f'id = "{OWN_ID}"', text, count=1, flags=re.MULTILINE)


def load_board(path: Path, game: AnyGame | None = None) -> tuple[AnyGame, Board]:
    """Read and check a board file, of the game named or, where None is given, of the game the file names.

    Raises FileError where the file can't be read as TOML, BoardFileError where it is no board.
    """
    return parse_board(str(path), read_text(path), game)


def parse_board(file: str, text: str, game: AnyGame | None = None) -> tuple[AnyGame, Board]:
    """The same for the text of a file, from wherever it came."""
    data = parse_toml(file, text)
    try:
        if game is None:
            game = _game_of(data)
        return game, game.board(data)
    except BoardError as error:
        lines = toml_lines.lines_of(text)
        located = [LocatedProblem(toml_lines.line_at(lines, problem.path), problem) for problem in error.problems]
        raise BoardFileError(file, sorted(located, key=lambda item: item.line), data) from error


def _game_of(data: JsonObject) -> AnyGame:
    name = data.get("game")
    if name is None:
        raise BoardError([Problem((), "data-missing-key", {"key": "game"})])
    game = find(name) if isinstance(name, str) else None
    if game is None:
        raise BoardError([Problem(("game",), "data-game-unknown", {"found": str(name)})])
    return game
