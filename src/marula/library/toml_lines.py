"""On which line of a TOML file does a key stand? The standard parser doesn't say."""

import re
import tomllib
from bisect import bisect_left
from typing import final

from marula.core.data import Path


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and list item of a valid TOML document, by path."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


def line_at(lines: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it that has one."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


@final
class _Scanner:
    """Walks over the text without evaluating it. The document is known to be valid."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n") + "\n"
        self.at = 0
        self.ends = [end.start() for end in re.finditer("\n", self.text)]
        self.lines: dict[Path, int] = {}
        self.list_sizes: dict[Path, int] = {}

    def document(self) -> None:
        prefix: Path = ()
        while self.blank():
            if self.text.startswith("[[", self.at):
                prefix = self.header(2)
            elif self.text[self.at] == "[":
                prefix = self.header(1)
            else:
                self.pair(prefix)

    def header(self, brackets: int) -> Path:
        line = self.line()
        self.at += brackets
        path: Path = ()
        keys = self.key()
        for number, key in enumerate(keys):
            path = (*path, key)
            if brackets == 2 and number == len(keys) - 1:
                self.list_sizes[path] = self.list_sizes.get(path, 0) + 1
            self.lines.setdefault(path, line)
            if path in self.list_sizes:
                path = (*path, self.list_sizes[path] - 1)
                self.lines.setdefault(path, line)
        self.at = self.text.index("]", self.at) + brackets
        return path

    def pair(self, prefix: Path) -> None:
        line = self.line()
        for key in self.key():
            prefix = (*prefix, key)
            self.lines.setdefault(prefix, line)
        self.at = self.text.index("=", self.at) + 1
        self.value(prefix)

    def key(self) -> list[str]:
        keys = []
        while True:
            self.spaces()
            start = self.at
            if self.text[self.at] in "\"'":
                self.string()
                keys.append(_unquoted(self.text[start : self.at]))
            else:
                while self.text[self.at].isalnum() or self.text[self.at] in "-_":
                    self.at += 1
                keys.append(self.text[start : self.at])
            self.spaces()
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def value(self, path: Path) -> None:
        self.spaces()
        first = self.text[self.at]
        if first in "\"'":
            self.string()
        elif first == "[":
            self.items(path)
        elif first == "{":
            self.inline_table(path)
        else:
            while self.text[self.at] not in ",]}#\n":
                self.at += 1

    def items(self, path: Path) -> None:
        self.at += 1
        place = 0
        while self.blank() and self.text[self.at] != "]":
            self.lines[*path, place] = self.line()
            self.value((*path, place))
            place += 1
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        while self.blank() and self.text[self.at] != "}":
            self.pair(path)
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def string(self) -> None:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            self.at += 3
            while not self.text.startswith(quote * 3, self.at):
                self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
            self.at += 3
            while self.text[self.at] == quote:
                self.at += 1
            return
        self.at += 1
        while self.text[self.at] != quote:
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += 1

    def spaces(self) -> None:
        while self.text[self.at] in " \t":
            self.at += 1

    def blank(self) -> bool:
        """Skip white space and comments; False at the end of the document."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                self.at = self.text.index("\n", self.at)
            elif self.text[self.at] in " \t\n":
                self.at += 1
            else:
                return True
        return False

    def line(self) -> int:
        return bisect_left(self.ends, self.at) + 1


def _unquoted(key: str) -> str:
    """What a key in quotes says, escapes resolved."""
    return next(iter(tomllib.loads(f"{key} = 0"))) if "\\" in key else key[1:-1]
