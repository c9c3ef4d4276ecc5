"""What make does first: which Python it takes, what becomes of an environment of another, which game is tested."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from marula import games

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(os.name != "posix" or shutil.which("make") is None, reason="needs make and a shell")


def python(file: Path, works: bool = True) -> Path:
    """What passes for a Python: it says its name, or fails as pyenv's stand-in for a version not switched on."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{'echo ' + str(file) if works else 'exit 127'}\n")
    file.chmod(0o755)
    return file


def find(wanted: object, path: Path, pyenv: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": f"{path}:/usr/bin:/bin", "PYENV_ROOT": str(pyenv), "HOME": str(pyenv)}
    command = ["/bin/sh", str(ROOT / "tools/find_python.sh"), str(wanted)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_python_is_found_by_its_name_its_version_or_its_path(tmp_path: Path) -> None:
    pyenv = tmp_path / "pyenv"
    ninth, tenth = (python(pyenv / f"versions/3.98.{patch}/bin/python") for patch in (9, 10))
    on_path = python(tmp_path / "bin/python3.97")
    python(tmp_path / "bin/python3.98", works=False)
    python(pyenv / "versions/3.97.1/bin/python")
    expected = {
        "3.98": tenth, "python3.98": tenth, "3.98.9": ninth, "3.97": on_path, "python3.97": on_path, on_path: on_path,
    }  # fmt: skip
    for wanted, file in expected.items():
        assert find(wanted, tmp_path / "bin", pyenv).stdout == f"{file}\n"


def test_a_python_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    python(tmp_path / "versions/3.13.2/bin/python")
    done = find("3.96", tmp_path, tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "no python3.96" in done.stderr
    assert "3.13.2" in done.stderr


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    """make as a person starts it, though these tests may have been started by make themselves."""
    own = ("PYTHON", "GAME", "MAKEFLAGS", "MAKELEVEL")
    environment = {name: value for name, value in os.environ.items() if name not in own}
    return subprocess.run(["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def plan(folder: Path, *arguments: str) -> str:
    """What `make setup` would do, with an environment in a folder of the test's own."""
    done = make("--dry-run", "setup", f"VENV={folder}", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_environment_made_with_another_python_is_made_anew(tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    venv.create(folder, symlinks=True)
    (folder / ".ready").touch()
    other = tmp_path / "other"
    other.write_text("#!/bin/sh\necho another Python\n")
    other.chmod(0o755)
    for kept in ((), (f"PYTHON={sys.executable}",)):
        assert "Nothing to be done" in plan(folder, *kept)
    anew = plan(folder, f"PYTHON={other}")
    assert anew.index(f"rm -rf {folder}") < anew.index(f"-m venv --clear {folder}")


def test_a_game_that_is_none_is_told_before_anything_is_done() -> None:
    for target in ("test", "test-all"):
        done = make(target, "GAME=chess")
        assert done.returncode != 0
        assert done.stdout == ""
        assert f"There is no game chess. There are: {' '.join(games.names())}." in done.stderr


def test_one_game_is_tested_in_the_page_and_in_python() -> None:
    for target in ("test", "test-all"):
        said = make("--dry-run", target, "GAME=africa").stdout
        assert "npm test --silent -- /africa/web/\n" in said
        assert "--game africa " in said
        assert "-m tools.check" in said
