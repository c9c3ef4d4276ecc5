"""The games in examples/ are tested with the rest, though nothing of them is shipped."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
GAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/__init__.py"))
LAWS = ("laws", "test_golden.py", "test_perft.py", "test_gallery.py", "server/test_records.py", "server/test_past.py")

each_game = pytest.mark.parametrize("game", GAMES)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MARULA_GAMES": str(EXAMPLES)}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def keeps_the_laws(game: str, *options: str) -> None:
    """Run a game's own tests, and those that every game is put to, for it."""
    quiet = ("-n", "0", "-p", "no:cacheprovider", "--game", game)
    done = run("pytest", *quiet, *options, *(f"tests/{file}" for file in LAWS), str(EXAMPLES / game))
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 100


@each_game
def test_it_keeps_the_laws_and_passes_its_own_tests(game: str) -> None:
    keeps_the_laws(game, "-m", "not long")


@pytest.mark.long
@each_game
def test_it_keeps_the_laws_for_long(game: str) -> None:
    keeps_the_laws(game, "--hypothesis-profile=long")


def test_the_types_of_their_pages_are_up_to_date() -> None:
    done = run("tools.wire_types", "--check")
    assert done.returncode == 0, done.stdout


@each_game
def test_nothing_is_left_to_fill_in(game: str) -> None:
    files = [file for file in (EXAMPLES / game).rglob("*") if file.suffix in (".py", ".md", ".ftl", ".ts", ".svelte")]
    assert len(files) > 40
    assert [file.name for file in files if "FILL IN" in file.read_text("utf-8")] == []


def test_no_example_is_shipped() -> None:
    files = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert GAMES
    assert [file for file in files if set(Path(file).parts) & {"examples", *GAMES}] == []
