"""What lies in the games' folders: boards, handbooks, texts."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import marula
import marula.games
from marula.core.data import plain_board
from marula.core.wire import JsonObject


def folder(game: str) -> Path:
    """The folder of a game: where all are, or where somebody has more (MARULA_GAMES)."""
    found = [Path(place, game) for place in marula.games.__path__]
    return next((place for place in found if place.is_dir()), found[0])


@cache
def default_board(game: str) -> JsonObject:
    """The parsed data of the board a game comes with, or that of a game that comes with none."""
    text = default_board_text(game)
    return plain_board(game) if text is None else tomllib.loads(text)


def default_board_text(game: str) -> str | None:
    """The same as its file says it, comments and all."""
    file = folder(game).joinpath("data", "board.toml")
    return file.read_text("utf-8") if file.is_file() else None


def handbook(game: str, language: str) -> str:
    """The rules in our own words, as Markdown."""
    return folder(game).joinpath("handbook", f"{language}.md").read_text("utf-8")


def figures(game: str) -> list[dict[str, Any]]:
    """The handbook's figures: each with a name, the stop of the lesson whose position it shows, and what of it."""
    file = folder(game).joinpath("handbook", "figures.toml")
    found: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["figure"] if file.is_file() else []
    return found


FIGURE = re.compile(r"^!\[(?P<text>.*)\]\(figure:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)
"""A figure in a handbook: what it shows in words, and its name. On a line of its own."""


def clause(handbook_text: str, rule: str) -> str | None:
    """One clause of a handbook, heading and all."""
    start = re.search(rf"^### {re.escape(rule)} · ", handbook_text, re.MULTILINE)
    if start is None:
        return None
    end = re.search(r"^##", handbook_text[start.end() :], re.MULTILINE)
    return handbook_text[start.start() : start.end() + end.start() if end else None]


def catalogue(game: str) -> str:
    """The rule catalogue."""
    return folder(game).joinpath("rules", "catalogue.md").read_text("utf-8")


def locale(game: str | None, language: str) -> str:
    """The texts of a game, or those that all games share."""
    place = Path(marula.__path__[0]) if game is None else folder(game)
    return place.joinpath("locales", f"{language}.ftl").read_text("utf-8")
