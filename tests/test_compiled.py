"""The same source, compiled: the laws hold there too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile_rules import compile_to, modules

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


def test_nothing_compiled_lies_in_the_source() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


@pytest.mark.long
def test_laws_hold_compiled() -> None:
    folder = compile_to(ROOT / ".cache" / "compiled")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    for module in ("marula.core.match", "marula.games.africa.rules.migrate", "marula.games.africa.bots.worth"):
        code = f"import {module}; print({module}.__file__)"
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip().endswith(".so"), f"{module} runs from source"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "pythonpath=.", "-m", "not long"]
    done = subprocess.run(
        [*command, "tests/laws/test_games.py", "tests/test_golden.py"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
