"""What all games share knows none of them: no name, no id, no prefix of a game stands outside of its folder.

Tests may choose a game by name; what they share may not.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from marula import games
from marula.core.game import AnyGame
from marula.core.wire import LANGUAGES
from marula.library import folders
from marula.texts import Texts

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/marula", "web", "tools", "tests")
FILES = ("conftest.py", "eslint.config.js", "svelte.config.js", "vite.config.ts")
OWN = (ROOT / "src/marula/pages", ROOT / "tools/new_game", *map(folders.folder, games.names()))
"""What is built from the rest, what new games are made from, and the games themselves."""
ARE_TESTS = re.compile(r"test_\w+\.py|.*\.test\.ts")
READ = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".svg", ".ftl", ".toml", ".mako", ".in"}
LISTED = re.compile(r"^- ([A-Z]+)-[A-Z]\d+\b", re.MULTILINE)
ABOUT_THE_CONTINENT = ("set in Africa", "across Africa")
"""Sentences about where all these games play, in which the continent's name is no game's."""


def shared_files() -> list[Path]:
    """Every file with words in it that is no game's own, and no test."""
    found = [ROOT / file for file in FILES]
    for folder in FOLDERS:
        found += [file for file in (ROOT / folder).rglob("*") if not ARE_TESTS.fullmatch(file.name)]
    return sorted(file for file in found if file.suffix in READ and not any(map(file.is_relative_to, OWN)))


def names(game: AnyGame) -> Iterator[str]:
    """All that a game is called: in texts, code, keys, style sheets and citations of its rules."""
    yield game.id
    yield game.prefix
    rules = LISTED.search(folders.catalogue(game.id))
    assert rules is not None
    yield rules[1]
    for language in LANGUAGES:
        yield Texts(language, game).say(f"{game.prefix}-name")


def pattern(name: str) -> re.Pattern[str]:
    """A name as a word, or as a part of a longer one made by hyphens, underscores or capitals."""
    as_it_is, low, high = (re.escape(text) for text in (name, name.lower(), name.upper()))
    first_high = re.escape(name[0].upper() + name[1:].lower())
    return re.compile(rf"(?:(?<![A-Za-z]){low}|(?<![A-Z]){high}|{as_it_is}|{first_high})(?![a-z])")


def lines_that_name(game: AnyGame, text: str) -> list[str]:
    for words in ABOUT_THE_CONTINENT:
        text = text.replace(words, "")
    found = [pattern(name) for name in names(game)]
    return [line.strip() for line in text.splitlines() if any(name.search(line) for name in found)]


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_shared_code_names_no_game(game: AnyGame) -> None:
    named = {
        str(file.relative_to(ROOT)): lines
        for file in shared_files()
        if (lines := lines_that_name(game, file.read_text("utf-8")))
    }
    assert named == {}


def test_all_that_is_shared_is_looked_through() -> None:
    looked_at = {str(file.relative_to(ROOT)) for file in shared_files()}
    assert looked_at >= {
        "conftest.py",
        "eslint.config.js",
        "src/marula/__init__.py",
        "src/marula/core/game.py",
        "src/marula/games/__init__.py",
        "src/marula/locales/en.ftl",
        "src/marula/players/greedy.py",
        "src/marula/server/api.py",
        "src/marula/texts.py",
        "tests/e2e/fixtures.py",
        "tests/e2e/pages.py",
        "tests/e2e/scenes.py",
        "tests/laws/laws.py",
        "tests/server/helpers.py",
        "tools/screenshots.py",
        "web/src/games.ts",
        "web/src/style/tokens.css",
        "web/src/table/Table.svelte",
    }
    assert not any(file.startswith(f"src/marula/games/{id}/") for file in looked_at for id in games.names())


@pytest.mark.parametrize(
    "line",
    [
        'if game.id == "africa":',
        "<ul data-africa-seat={seat}>",
        "color: var(--afn-page);",
        'const africaSeat = document.querySelector("[data-hoa-seat]");',
        '"""AFR-S2 Somebody begins."""',
        "class AfricanaTable:",
        "It is The Heart of Africa that this is for.",
        "key = heart-of-africa-page-keys",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert any(lines_that_name(game, line) for game in games.every())


@pytest.mark.parametrize("line", ["Games set in Africa.", "whoa", "Afrique", "const afraid = new Afresh();"])
def test_other_words_are_no_names(line: str) -> None:
    assert not any(lines_that_name(game, line) for game in games.every())
