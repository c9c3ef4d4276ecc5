"""A new game: what `python -m tools.new_game` writes keeps every law at once, wherever it is put."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.build_pages import NODE
from tools.further_games import lay_out, mypy_path
from tools.new_game.writing import GAMES, TEMPLATE, free_code, names_of, renamed

from marula.library import folders

ROOT = Path(__file__).parents[1]
NAME = "night_market"
LAWS = ("laws", "test_golden.py", "test_gallery.py", "test_perft.py")


def run(*command: str | Path, games: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """What a program of the project answers, with a folder of further games or without."""
    environment = {**os.environ, "MARULA_GAMES": "" if games is None else str(games), **more}
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def new_game(name: str, into: Path) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-m", "tools.new_game", name, "--into", into)


@pytest.fixture(scope="module")
def into(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game in it, and no other."""
    folder = tmp_path_factory.mktemp("games")
    done = new_game(NAME, folder)
    assert done.returncode == 0, done.stderr
    assert [game.name for game in folder.iterdir()] == [NAME]
    return folder


def test_a_new_game_has_its_own_names_and_says_what_to_fill_in(into: Path) -> None:
    files = {file.relative_to(into / NAME): file.read_text("utf-8") for file in (into / NAME).rglob("*.*")}
    assert {str(file) for file in files} >= {
        *("__init__.py", "play.py", "rules/catalogue.md", "tests/recount.py", "web/index.ts", "web/wire.ts"),
        *("handbook/en.md", "handbook/fr.md", "handbook/ja.md", "locales/en.ftl", "locales/fr.ftl", "locales/ja.ftl"),
    }
    assert not [str(file) for file, text in files.items() if re.search(r"sample.?game|SAG", text, re.IGNORECASE)]
    assert "class NightMarketRules(Rules[NightMarketState]):" in files[Path("play.py")]
    assert "night-market-name = Night Market\n" in files[Path("locales/en.ftl")]
    marked = {file.parts[0] for file, text in files.items() if "FILL IN:" in text}
    assert marked >= {"__init__.py", "actions.py", "rules", "tests", "handbook", "locales", "web"}


def test_a_folder_of_games_that_is_not_there_is_said(tmp_path: Path) -> None:
    for language in ("en", "fr", "ja"):
        done = run(sys.executable, "-m", "marula", "games", games=tmp_path / "nowhere", MARULA_LANG=language)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"{tmp_path / 'nowhere'}" in done.stderr


def test_a_game_that_is_there_is_left_alone(into: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in into.rglob("*")}
    done = new_game(NAME, into)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is there already" in done.stderr
    assert {file: file.stat().st_mtime_ns for file in into.rglob("*")} == before


@pytest.mark.parametrize("name", ["Chess", "2048", "go-moku", "_hidden", "", "class", "été", "a b"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    assert new_game(name, tmp_path).returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_a_name_that_one_of_ours_has_is_refused(tmp_path: Path) -> None:
    ours = next(path.parent.name for path in sorted(GAMES.glob("*/__init__.py")))
    assert new_game(ours, tmp_path).returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_rules_are_cited_by_three_letters_of_their_own() -> None:
    assert free_code("oware", set(), set()) == "OWA"
    assert free_code("oware", {"owa"}, {"OWR"}) == "OWE"
    assert free_code("g2", set(), {"GXX"}) == "GXZ"


def test_a_name_comes_in_every_form() -> None:
    names = names_of("four_in_a_row", "FOU")
    text = "sample_game sample-game SampleGameState sampleGame Sample Game SAG-T1"
    assert renamed(text, names) == "four_in_a_row four-in-a-row FourInARowState fourInARow Four In A Row FOU-T1"


def test_a_new_game_is_found_where_it_is_said_to_be(into: Path) -> None:
    done = run(sys.executable, "-m", "marula", "games", games=into)
    assert "night_market: Night Market, 2 players\n" in done.stdout
    assert "night_market" not in run(sys.executable, "-m", "marula", "games").stdout
    match = ("simulate", NAME, "--seats", "random,greedy", "--games", "4")
    played = run(sys.executable, "-m", "marula", *match, games=into)
    assert played.returncode == 0, played.stderr


def test_a_new_game_keeps_every_law(into: Path) -> None:
    """And passes its own tests; and the page's types are those of the game."""
    quick = ("-n", "0", "-m", "not long", "-p", "no:cacheprovider", "--game", NAME)
    laws = [f"tests/{file}" for file in LAWS]
    done = run(sys.executable, "-m", "pytest", *quick, *laws, into, games=into)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 40
    types = run(sys.executable, "-m", "tools.wire_types", "--check", games=into)
    assert types.returncode == 0, types.stdout


def test_a_new_game_is_typed_and_in_form(into: Path, tmp_path: Path) -> None:
    lay_out({NAME: into / NAME}, tmp_path)
    typed = run(
        *(sys.executable, "-m", "mypy", "--cache-dir", tmp_path / "cache", tmp_path / "marula/games" / NAME),
        MYPYPATH=mypy_path(tmp_path),
    )
    assert typed.returncode == 0, typed.stdout
    for command in (("format", "--check"), ("check",)):
        config = ("--config", ROOT / "pyproject.toml", "--no-cache")
        done = run(sys.executable, "-m", "ruff", *command, *config, into)
        assert done.returncode == 0, done.stdout


def test_what_new_games_are_made_from_is_a_game_itself() -> None:
    done = run(sys.executable, "-m", "tools.wire_types", "--check", games=TEMPLATE.parent)
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_the_pages_of_a_new_game_are_typed_and_built(into: Path, tmp_path: Path) -> None:
    lay_out({NAME: into / NAME}, ROOT / ".cache/further-test")
    path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    modules = ROOT / "node_modules"
    config = ("--tsconfig", ".cache/further-test/tsconfig.json", "--fail-on-warnings")
    typed = run(NODE, modules / "svelte-check/bin/svelte-check", *config, games=into, PATH=path)
    assert typed.returncode == 0, typed.stdout[-3000:]
    built = run(NODE, modules / "vite/bin/vite.js", "build", "--outDir", tmp_path / "pages", games=into, PATH=path)
    assert built.returncode == 0, built.stderr[-3000:]
    manifest = (tmp_path / "pages/manifest.json").read_text("utf-8")
    assert f"/{NAME}/web/index.ts" in manifest
    assert f"/{folders.folder('africa').name}/web/index.ts" in manifest
    page = (modules / "vitest/vitest.mjs", "run", "web/build")
    tested = run(NODE, *page, games=into, PATH=path)
    assert tested.returncode == 0, tested.stdout[-3000:]
