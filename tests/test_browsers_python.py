"""Core, rules and players run where only the standard library and mypy_extensions are: in the browser's Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest
from tools.build_pages import NODE
from tools.node_packages import fetch

from marula import compiled, games

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "tools/pyodide"


@pytest.mark.long
def test_whole_matches_are_played_in_webassembly_as_they_are_here(tmp_path: Path) -> None:
    package = tmp_path / "marula"
    package.mkdir()
    for file in (compiled.PACKAGE / "__init__.py", compiled.PACKAGE / "compiled.py"):
        shutil.copy(file, package)
    for part in compiled.PARTS:
        shutil.copytree(compiled.PACKAGE / part, package / part, ignore=shutil.ignore_patterns(*compiled.NO_RULES))
    shutil.copy(mypy_extensions.__file__, tmp_path)
    packages = fetch(LOCK)
    command = [NODE, LOCK / "run.mjs", packages, tmp_path, LOCK / "play.py"]
    there = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    here = subprocess.run([sys.executable, LOCK / "play.py"], env=environment, stdout=subprocess.PIPE, check=True)
    told = json.loads(there.stdout.splitlines()[-1])
    assert told["platform"] == "emscripten"
    assert told["digests"].keys() == {id for id in games.names() if (package / "games" / id).is_dir()}
    assert told["digests"] == json.loads(here.stdout)["digests"]


def test_the_browsers_python_has_a_lock_of_its_own() -> None:
    wanted = json.loads((LOCK / "package.json").read_text())["devDependencies"]
    locked = json.loads((LOCK / "package-lock.json").read_text())["packages"]
    assert locked[""]["devDependencies"] == wanted
    assert locked["node_modules/pyodide"]["version"] == wanted["pyodide"]
