"""Reading parsed data, such as a board file, with problems said in words and by place rather than by traceback."""

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final, final

from marula.core.wire import LANGUAGES, JsonObject

Path = tuple[str | int, ...]
"""Where something stands in a file: keys and places in lists, from the outside in."""

Value = str | int | float

_ID: Final = re.compile(r"[\w-]{1,24}")


@final
class Problem:
    """One thing that is wrong: where, which text says so, and the rule it offends if there is one."""

    def __init__(self, path: Path, key: str, values: dict[str, Value], rule: str = "") -> None:
        self.path = path
        self.key = key
        self.values = values
        self.rule = rule

    def __repr__(self) -> str:
        return f"{path_text(self.path)}: {self.key} {self.values} {self.rule}".rstrip()


class BoardError(Exception):
    """The data are no board of this game."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


def path_text(path: Path) -> str:
    """Write a path the way people read it: `hexagons[3].q`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


BOARD_FORMAT: Final = "marula-board/1"
PLAIN_BOARD: Final = "plain"
"""The id of the board of a game that comes with none."""


@final
class Reader:
    """A table of parsed data. What is missing, of the wrong type or unknown becomes a problem, and reading goes on."""

    def __init__(self, data: Mapping[str, object], path: Path, problems: list[Problem]) -> None:
        self.data = data
        self.path = path
        self.problems = problems
        self._seen: set[str] = set()

    def report(self, key: str, text: str, values: dict[str, Value] | None = None, rule: str = "") -> None:
        """Note a problem with one of the table's keys ('' = with the table itself)."""
        path = (*self.path, key) if key else self.path
        self.problems.append(Problem(path, text, values or {}, rule))

    def has(self, key: str) -> bool:
        """Whether the key stands in the table."""
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        """A string that isn't empty."""
        value = self._get(key, default is None)
        if isinstance(value, str) and value:
            return value
        if value is not None:
            self.report(key, "data-not-text")
        return default or ""

    def id(self, key: str) -> str:
        """A short name for use in records and texts."""
        value = self.text(key)
        if value and not _ID.fullmatch(value):
            self.report(key, "data-not-id")
        return value

    def ids(self) -> list[str]:
        """All keys of the table, which must be such names; each counts as read."""
        for key in self.entries():
            if not _ID.fullmatch(key):
                self.report(key, "data-not-id")
        return self.entries()

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        value = self._get(key, default is None)
        if isinstance(value, int) and not isinstance(value, bool):
            if low <= value <= high:
                return value
            self.report(key, "data-out-of-range", {"low": low, "high": high, "found": str(value)})
        elif value is not None:
            self.report(key, "data-not-integer")
        return low if default is None else default

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self._get(key, False)
        if isinstance(value, bool):
            return value
        if value is not None:
            self.report(key, "data-not-flag")
        return default

    def number(self, key: str) -> None:
        """A number above 0."""
        value = self._get(key, True)
        if value is not None and not (isinstance(value, int | float) and _is_number(value) and value > 0):
            self.report(key, "data-not-number")

    def signed(self, key: str) -> None:
        """Any number, perhaps missing."""
        value = self._get(key, False)
        if value is not None and not _is_number(value):
            self.report(key, "data-not-signed")

    def choice(self, key: str, known: Sequence[str]) -> int:
        """Which of the known words it is; 0 where it is none of them, which is reported."""
        value = self.text(key)
        if value in known:
            return known.index(value)
        if value:
            self.report(key, "data-not-one-of", {"found": value, "known": ", ".join(known)})
        return 0

    def words(self, key: str) -> list[str]:
        """A list of strings."""
        value = self._get(key, True)
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return [str(item) for item in value]
        if value is not None:
            self.report(key, "data-not-texts")
        return []

    def numbers(self, key: str, count: int) -> None:
        """A list of that many numbers."""
        value = self._get(key, True)
        if value is None:
            return
        if not isinstance(value, list) or len(value) != count or not all(_is_number(item) for item in value):
            self.report(key, "data-not-numbers", {"count": count})

    def texts(self, key: str) -> None:
        """A list of strings, perhaps empty or missing."""
        value = self._get(key, False)
        if value is not None and not (isinstance(value, list) and all(isinstance(item, str) for item in value)):
            self.report(key, "data-not-texts")

    def table(self, key: str, required: bool = True) -> "Reader":
        """A table inside this one; an empty one where there is none."""
        value = self._get(key, required)
        if isinstance(value, Mapping):
            return Reader(value, (*self.path, key), self.problems)
        if value is not None:
            self.report(key, "data-not-table")
        # One problem has been noted; what isn't in a table that isn't there is none.
        return Reader({}, (*self.path, key), [])

    def tables(self, key: str) -> list["Reader"]:
        """A list of tables."""
        value = self._get(key, True)
        if not isinstance(value, list):
            if value is not None:
                self.report(key, "data-not-list")
            return []
        found: list[Reader] = []
        for place, item in enumerate(value):
            if isinstance(item, Mapping):
                found.append(Reader(item, (*self.path, key, place), self.problems))
            else:
                self.problems.append(Problem((*self.path, key, place), "data-not-table", {}))
        return found

    def names(self, key: str) -> dict[str, str]:
        """A table with a text for every language."""
        table = self.table(key)
        names = {language: table.text(language) for language in LANGUAGES}
        table.finish()
        return names

    def board_head(self, game: str) -> None:
        """What every board file begins with: its format and game, its id and name, and whether it is original."""
        self._format_and_game(game)
        self.text("id")
        self.names("name")
        self.flag("original")

    def _format_and_game(self, game: str) -> None:
        for key, known, text in (
            ("format", BOARD_FORMAT, "data-format-unknown"),
            ("game", game, "data-other-game"),
        ):
            found = self.text(key)
            if found and found != known:
                self.report(key, text, {"found": found, "known": known})

    def plain_board(self, game: str) -> None:
        """All that the board is of a game that comes with none (see `plain_board` below)."""
        self._format_and_game(game)
        self.choice("id", (PLAIN_BOARD,))
        self.finish()

    def entries(self) -> list[str]:
        """All keys of the table; each counts as read."""
        self._seen.update(self.data)
        return list(self.data)

    def finish(self) -> None:
        """Report the keys that nobody asked for: a misspelt key is silence otherwise."""
        for key in self.data:
            if key not in self._seen:
                self.report(key, "data-unknown-key", {"key": key})

    def _get(self, key: str, required: bool) -> object:
        self._seen.add(key)
        value = self.data.get(key)
        if value is None and required:
            self.report("", "data-missing-key", {"key": key})
        return value


def plain_board(game: str) -> JsonObject:
    """What records and tables hold as the board of a game that comes with none."""
    return {"format": BOARD_FORMAT, "game": game, "id": PLAIN_BOARD}


def check_plain_board(data: Mapping[str, object], game: str) -> None:
    """Raise BoardError where the data are anything else."""
    problems: list[Problem] = []
    Reader(data, (), problems).plain_board(game)
    if problems:
        raise BoardError(problems)


def _is_number(value: object) -> bool:
    """Whether it can be reckoned with: a whole number may have more digits than any other kind can hold."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= sys.float_info.max
