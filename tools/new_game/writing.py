"""How a new game is made: a copy of the template in which the template's names have become the game's."""

import itertools
import keyword
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src/marula/games"
TEMPLATE = Path(__file__).resolve().parent / "template/sample_game"
CODE = "SAG"
"""What the ids of the template's rules begin with."""
LISTED = re.compile(r"^- ([A-Z]{3})-[A-Z]\d+\b", re.MULTILINE)
SHARED = ("src/marula", "web", "tools", "tests")
"""Where no game's name or code may stand (tests/laws/test_no_names.py)."""
NOT_SHARED = (*GAMES.glob("*/"), ROOT / "src/marula/pages", Path(__file__).resolve().parent)
READ = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".svg", ".ftl", ".toml", ".mako", ".in"}
PRETTIER = ROOT / "node_modules/prettier/bin/prettier.cjs"
LEFT_OUT = shutil.ignore_patterns("__pycache__")


class NameTakenError(Exception):
    """A name that can't be a game's, or is one's already."""


def write(name: str, into: Path) -> Path:
    """Write the game; raise where there is something already, and write nothing then."""
    folder = into / name
    if folder.exists():
        raise NameTakenError(f"{folder} is there already")
    if keyword.iskeyword(name):
        raise NameTakenError(f"{name} is a word of Python's own: it can't be the name of a package")
    if (GAMES / name).exists():
        raise NameTakenError(f"{GAMES / name} is a game of that name already")
    words = shared_words()
    if name in words:
        print(f"Note: shared code has the word {name}; tests/laws/test_no_names.py will take it for the game.")
    names = names_of(name, free_code(name, words, {*codes(GAMES), *codes(into)}))
    # Put together beside its place: nobody finds half a game.
    making = into / f".{name}.new"
    shutil.rmtree(making, ignore_errors=True)
    try:
        shutil.copytree(TEMPLATE, making, ignore=LEFT_OUT)
        for file in making.rglob("*"):
            if file.is_file():
                file.write_text(renamed(file.read_text("utf-8"), names), "utf-8")
        _put_in_form(making)
        making.rename(folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return folder


def names_of(name: str, code: str) -> dict[str, str]:
    """What stands for each of the template's names."""
    words = [word for word in name.split("_") if word]
    camel = "".join(word.capitalize() for word in words)
    return {
        "sample_game": name,
        "sample-game": name.replace("_", "-"),
        "SampleGame": camel,
        "sampleGame": camel[0].lower() + camel[1:],
        "Sample Game": " ".join(word.capitalize() for word in words),
        CODE: code,
    }


def renamed(text: str, names: dict[str, str]) -> str:
    """A text of the template with the game's names in it."""
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)


def codes(folder: Path) -> Iterator[str]:
    """What the ids of rules begin with, of the games in a folder."""
    for catalogue in folder.glob("*/rules/catalogue.md"):
        yield from LISTED.findall(catalogue.read_text("utf-8"))


def shared_words() -> set[str]:
    """All words of the code that games share, also those that longer names are made of."""
    words: set[str] = set()
    for part in SHARED:
        for file in (ROOT / part).rglob("*"):
            is_test = file.name.startswith("test_") or ".test." in file.name
            if file.suffix in READ and not is_test and not any(map(file.is_relative_to, NOT_SHARED)):
                text = re.sub(r"([a-z])([A-Z])", r"\1 \2", file.read_text("utf-8"))
                words.update(re.split(r"[^a-z0-9]+", text.lower()), re.findall(r"[a-z][a-z0-9_]*", text.lower()))
    return words


def free_code(name: str, words: set[str], taken: set[str]) -> str:
    """Three letters of the name, or near it, that no other game has and that are no word of shared code."""
    letters = re.sub("[^a-z]", "", name)
    own = itertools.combinations(letters[1:], 2)
    others = itertools.product("xzqjkvwybcdfghlmnprst", repeat=2)
    for rest in itertools.chain([tuple(letters[1:3])] if len(letters) > 2 else [], own, others):
        code = letters[0] + "".join(rest)
        if code not in words and code.upper() not in taken:
            return code.upper()
    raise NameTakenError(f"there are no three letters left for the rules of {name}")


def _put_in_form(folder: Path) -> None:
    """Put the files in the house's format: lines are as long as the names in them."""
    commands = [[sys.executable, "-m", "ruff", "format", "--quiet", "--config", str(ROOT / "pyproject.toml")]]
    node = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if node is not None and PRETTIER.is_file():
        settings = ["--config", str(ROOT / ".prettierrc"), "--ignore-path", os.devnull]
        plugin = ["--plugin", str(ROOT / "node_modules/prettier-plugin-svelte/plugin.js")]
        files = [str(file) for file in (folder / "web").rglob("*.*") if file.name != "wire.ts"]
        subprocess.run([node, str(PRETTIER), *settings, *plugin, "--log-level", "warn", "--write", *files], check=True)
    for command in commands:
        subprocess.run([*command, str(folder)], check=True)
