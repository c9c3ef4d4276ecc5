"""The same source, compiled: the laws hold there too."""

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile_rules import compile_rules, modules, obstacle

from marula import compiled, games

ROOT = Path(__file__).resolve().parent.parent


def test_rules_and_players_are_among_the_compiled_modules() -> None:
    names = modules(ROOT / "src")
    for module in ("core/match", "core/stream", "players/greedy", "games/africa/state", "games/africa/bots/wisdom"):
        assert f"marula/{module}.py" in names
    assert not any(name.endswith(("events.py", "__init__.py")) for name in names)


def test_no_folder_silently_stays_source(tmp_path: Path) -> None:
    """A module is compiled wherever it stands, unless it is listed as one that never is."""
    for folder in ("core/deep", "games/chess/bots", "games/chess/tests", "games/chess/web"):
        (tmp_path / "marula" / folder).mkdir(parents=True)
        (tmp_path / "marula" / folder / "mind.py").touch()
    assert modules(tmp_path) == ["marula/core/deep/mind.py", "marula/games/chess/bots/mind.py"]


def unfolded(source: str) -> list[str]:
    """The constants of a module that compiled code would look up by name at each use: those that aren't Final."""
    found = []
    for line in ast.parse(source).body:
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.annotation).startswith(("Final", "TypeAlias")):
            continue
        names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        found += [name for name in names if re.fullmatch(r"_?[A-Z][A-Z0-9_]+", name)]
    return found


def test_what_counts_as_a_constant() -> None:
    source = (
        "A_FEW = 3\nONE, TWO = range(2)\n_MASK: int = 7\nFOLDED: Final = 3\nT = TypeVar('T')\nCard = int\nlog = 1\n"
    )
    assert unfolded(source) == ["A_FEW", "ONE", "TWO", "_MASK"]


@pytest.mark.parametrize("module", modules(ROOT / "src"))
def test_constants_are_final(module: str) -> None:
    assert unfolded((ROOT / "src" / module).read_text()) == []


def test_nothing_compiled_lies_in_the_source() -> None:
    assert [file for file in (ROOT / "src").rglob("*") if file.suffix in (".so", ".pyd")] == []


def test_rules_run_as_was_asked() -> None:
    """From source here, and compiled when the next test runs this one."""
    asked = "source" if os.environ["MARULA_COMPILE"] == "no" else "compiled"
    ours = [game for game in games.every() if (compiled.PACKAGE / "games" / game.id).is_dir()]
    assert {compiled.kind_of(game.rules) for game in ours} == {asked}
    for module in ("marula.core.match", "marula.players.greedy", "marula.games.africa.bots.worth"):
        assert compiled.is_compiled(module) == (asked == "compiled"), module


AGAIN = (
    "tests/test_compiled.py::test_rules_run_as_was_asked",
    "tests/test_golden.py",
    "tests/test_perft.py",
    "tests/test_greedy_choices.py",
    "tests/laws/test_games.py",
)
"""What is run again with compiled rules: what would notice a difference between them and the source."""
AT_LENGTH = (
    "tests/laws/test_toy.py",
    *sorted(str(file.relative_to(ROOT)) for file in ROOT.glob("src/marula/games/*/tests/test_plain.py")),
)
"""And what else might."""


needs_compiler = pytest.mark.skipif(obstacle() is not None, reason=str(obstacle()))
one_compiles = pytest.mark.xdist_group("compiled")
"""One worker runs them: another one would only wait until the first has compiled."""


def run_again(*tests: str) -> None:
    """Compile, which takes a minute or two once for each version of the source, and run tests with what came of it."""
    compile_rules()
    environment = {**os.environ, "MARULA_COMPILE": "yes"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not long"]
    done = subprocess.run(
        [*command, *AGAIN, *tests], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@needs_compiler
@one_compiles
def test_compiled_rules_are_the_same_rules() -> None:
    """With few matches for each law, and without what is told to pages, which is none of the rules' business."""
    run_again("--hypothesis-profile=brief", "-k", "not what_is_sent")
    listed = [sys.executable, "-m", "marula", "games", "--json"]
    environment = {**os.environ, "MARULA_COMPILE": "yes"}
    told = subprocess.run(listed, env=environment, capture_output=True, text=True, check=True).stdout
    assert "compiled" in {game["rules"] for game in json.loads(told)}


@needs_compiler
@one_compiles
def test_who_searches_chooses_the_same_with_compiled_rules() -> None:
    """As long as roll-outs are counted and not seconds: floats are added up alike in both."""
    compile_rules()
    told = []
    for choice in ("no", "yes"):
        environment = {**os.environ, "MARULA_COMPILE": choice}
        command = [sys.executable, "-m", "tests.search_choices"]
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        told.append(done.stdout.splitlines())
    (source, *slowly), (rules, *fast) = told
    assert (source, rules) == ("{'source'}", "{'compiled'}")
    assert len(slowly) > 20
    assert fast == slowly


@needs_compiler
@pytest.mark.long
def test_compiled_rules_keep_every_law() -> None:
    run_again("--hypothesis-profile=quick", *AT_LENGTH)
