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
    for module in ("core/match", "core/stream", "players/greedy", "games/africa/state", "games/africa/rules/migrate"):
        assert f"marula/{module}.py" in names
    assert not any(name.endswith(("events.py", "__init__.py")) for name in names)


def test_nothing_compiled_lies_in_the_source() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


@pytest.mark.long
def test_laws_hold_compiled() -> None:
    folder = compile_to(ROOT / ".cache" / "compiled")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    for module in ("marula.core.match", "marula.games.africa.rules.migrate", "marula.players.greedy"):
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
