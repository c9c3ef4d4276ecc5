"""How rules come to be compiled, and who gets them: in a checkout with hardly anything in it."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest
from filelock import FileLock
from tools import compile_rules as compiler

from marula import compiled
from marula.cli.compiling import compile_meanwhile
from marula.texts import Texts

ROOT = Path(__file__).resolve().parent.parent

needs_compiler = pytest.mark.skipif(compiler.obstacle() is not None, reason=str(compiler.obstacle()))

RULES = "def double(number: int) -> int:\n    return 2 * number\n"
ASK = "import marula.core.match as rules; print(rules.double(4), rules.__file__)"
SUFFIX = compiled.SUFFIX


class Checkout:
    """A checkout with two modules to compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.cache = root / ".cache/compiled"
        package = root / "src/marula"
        for part in ("", *compiled.PARTS):
            (package / part).mkdir(parents=True)
            (package / part / "__init__.py").touch()
        for file in ("src/marula/__init__.py", "src/marula/compiled.py", "tools/compile_rules.py"):
            (root / file).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / file, root / file)
        self.rules = package / "core/match.py"
        self.rules.write_text(RULES)
        (package / "players/chance.py").write_text("from typing import Final\n\nSIDES: Final = 6\n")

    def environment(self, **changed: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "MARULA_COMPILE"}
        return {**kept, "PYTHONPATH": str(self.root / "src"), **changed}

    def run(self, *arguments: str, **changed: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, env=self.environment(**changed), cwd=self.root, capture_output=True, text=True, check=False
        )

    def compile(self, *arguments: str, **changed: str) -> subprocess.CompletedProcess[str]:
        return self.run("tools/compile_rules.py", *arguments, **changed)

    def plays(self, **changed: str) -> str:
        """What rules are played by: "source" or "compiled"; nothing may be said on the way."""
        done = self.run("-c", ASK, **changed)
        assert (done.returncode, done.stderr) == (0, "")
        return "compiled" if done.stdout.endswith(f"{SUFFIX}\n") else "source"

    def folders(self) -> list[str]:
        return sorted(entry.name for entry in self.cache.iterdir() if entry.name != ".lock")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "checkout")


@needs_compiler
@pytest.mark.skipif(os.name != "posix", reason="ends processes as a power cut would")
def test_rules_are_compiled_once_and_never_stale(checkout: Checkout) -> None:
    assert checkout.plays() == "source"

    # Killed in the middle: nothing is there, and the next one begins anew.
    command = [sys.executable, "tools/compile_rules.py", "--background"]
    with subprocess.Popen(
        command,
        cwd=checkout.root,
        env=checkout.environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"{compiler.COMPILING}\n"
        while not list(checkout.cache.glob(".making-*/source")):
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    assert checkout.plays() == "source"
    assert [name[:8] for name in checkout.folders()] == [".making-"]

    done = checkout.compile()
    assert done.returncode == 0, done.stderr
    folder = Path(done.stdout.strip())
    assert checkout.folders() == [folder.name]
    assert checkout.plays() == "compiled"
    assert checkout.plays(MARULA_COMPILE="no") == "source"
    assert [file for file in (checkout.root / "src").rglob("*") if file.suffix in (".so", ".pyd", ".c")] == []

    # Another source has no such folder; the same source has it again. Nothing is compiled twice.
    checkout.rules.write_text(RULES + "\n\ndef triple(number: int) -> int:\n    return 3 * number\n")
    assert checkout.plays() == "source"
    checkout.rules.write_text(RULES)
    made = folder.stat().st_mtime
    assert checkout.compile("--background").stdout == ""
    assert (checkout.plays(), folder.stat().st_mtime) == ("compiled", made)

    # A copy to be put first on the path, of modules with their sources.
    copied = checkout.compile(str(checkout.root / "copy"))
    assert checkout.plays(PYTHONPATH=copied.stdout.strip()) == "compiled"

    # A file that isn't whole, or holds something else: the source is played, and in the worst case that is said.
    library = folder / f"{compiled.LIBRARY}{SUFFIX}"
    whole = library.read_bytes()
    library.unlink()
    library.write_bytes(b"no module".ljust(len(whole)))
    done = checkout.run("-c", ASK)
    assert (done.returncode, done.stdout) == (0, f"8 {checkout.rules}\n")
    assert "can't be loaded" in done.stderr
    library.write_bytes(whole[:-1])
    assert checkout.plays() == "source"
    # It is made anew.
    shutil.rmtree(folder)
    assert checkout.plays() == "source"


@needs_compiler
def test_only_one_compiles_at_a_time(checkout: Checkout) -> None:
    checkout.cache.mkdir(parents=True)
    with FileLock(checkout.cache / ".lock"):
        done = checkout.compile("--background")
        assert (done.returncode, done.stdout) == (1, "")
        assert "another process is compiling" in done.stderr
        assert checkout.plays() == "source"


@needs_compiler
@pytest.mark.long
def test_what_cannot_be_compiled_is_tried_once(checkout: Checkout) -> None:
    checkout.rules.write_text(RULES + "\n\nWRONG: int = 'text'\n")
    done = checkout.compile("--background")
    assert (done.returncode, done.stdout) == (1, f"{compiler.COMPILING}\n")
    [failed] = checkout.cache.glob("*.failed")
    assert "Incompatible types" in failed.read_text()
    again = checkout.compile("--background")
    assert (again.returncode, again.stdout) == (1, "")
    assert "failed before" in again.stderr
    assert checkout.plays() == "source"


def test_without_a_compiler_nothing_changes(checkout: Checkout) -> None:
    done = checkout.compile("--background", CC=str(checkout.root / "nothing"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "there is no C compiler here" in done.stderr or os.name == "nt"
    assert not (checkout.root / ".cache").exists()
    assert checkout.plays() == "source"


@needs_compiler
def test_where_nothing_can_be_written_nothing_changes(checkout: Checkout) -> None:
    (checkout.root / ".cache").write_text("a file where a folder should be")
    done = checkout.compile("--background")
    assert (done.returncode, done.stdout) == (1, "")
    assert "stay as source" in done.stderr
    assert checkout.plays() == "source"


@pytest.mark.skipif(os.name != "posix", reason="Microsoft's compiler is looked for by setuptools")
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "cc").touch(0o755)
    monkeypatch.setenv("CC", f"{tmp_path}/cc -pthread")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert "Python's headers are not installed" in str(compiler.obstacle())
    (tmp_path / "Python.h").touch()
    assert compiler.obstacle() is None
    monkeypatch.setattr(compiler, "find_spec", lambda name: None if name == "mypyc" else name)
    assert compiler.obstacle() == "mypyc is not installed"


def test_a_few_older_versions_are_kept(tmp_path: Path) -> None:
    for age in range(9):
        (tmp_path / f"version-{age}").mkdir()
        os.utime(tmp_path / f"version-{age}", (1000 - age, 1000 - age))
    (tmp_path / ".making-1").mkdir()
    (tmp_path / "version-8.failed").touch()
    (tmp_path / ".lock").touch()
    compiler._tidy(tmp_path / "version-2")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [
        ".lock", "version-0", "version-1", "version-3", "version-4", "version-5",
    ]  # fmt: skip


@pytest.mark.parametrize("says, note", [("compiling", True), ("", False)])
def test_a_start_from_source_compiles_meanwhile(
    says: str, note: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = tmp_path / "compiler.py"
    script.write_text(
        f"import sys; open('{tmp_path}/asked', 'w').write(sys.argv[1]); sys.exit({says!r} and print({says!r}))"
    )
    monkeypatch.setattr(compiled, "COMPILER", script)
    monkeypatch.setenv("MARULA_COMPILE", "no")
    assert compile_meanwhile(Texts("en")) is None
    monkeypatch.setenv("MARULA_COMPILE", "auto")
    thread = compile_meanwhile(Texts("en"))
    assert thread is not None
    thread.join()
    assert (tmp_path / "asked").read_text() == "--background"
    assert ("being compiled in the background" in capfd.readouterr().out) == note
    monkeypatch.setattr(compiled, "is_compiled", lambda module: True)
    assert compile_meanwhile(Texts("en")) is None
