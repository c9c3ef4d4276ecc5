"""Compile rules and players with mypyc, from the same source, into a folder of their own.

    python -m tools.compile_rules [FOLDER]

The folder (default: .cache/compiled) becomes a copy of src/ with extension modules beside the sources; put it before
src/ on PYTHONPATH to run compiled. Nothing is ever compiled inside src/, where a stale module would shadow its source.
A second run does nothing unless the sources have changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
DEFAULT = ROOT / ".cache" / "compiled"

# Views, events, questions and answers are dataclasses read by their annotations, which mypyc erases; view.py is built
# from them.
NEVER_COMPILED = {"__init__.py", "events.py", "questions.py", "view.py", "wire.py"}
COMPILED = ("core", "games", "players")
NO_RULES = {"tests", "web"}


def modules(source: Path) -> list[str]:
    """The modules that are compiled: everything in core, games and players, in whatever folder, but what is listed."""
    package = source / "marula"
    files = [file for part in COMPILED for file in (package / part).rglob("*.py")]
    return sorted(
        str(file.relative_to(source))
        for file in files
        if file.name not in NEVER_COMPILED and NO_RULES.isdisjoint(file.relative_to(package).parts)
    )


def fingerprint(source: Path) -> str:
    """A hash over all that the compiled modules are made from."""
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(file for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"):
        digest.update(str(file.relative_to(source)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def compile_to(folder: Path) -> Path:
    """Make the folder, unless it is there and up to date; return it."""
    stamp = folder / ".fingerprint"
    wanted = fingerprint(SOURCE)
    if stamp.exists() and stamp.read_text() == wanted:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    environment = {**os.environ, "MYPYPATH": str(folder), "CFLAGS": os.environ.get("CFLAGS", "-O2")}
    build = folder / "build.py"
    build.write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"options = ['--strict', '--explicit-package-bases', '--namespace-packages', *{modules(folder)!r}]\n"
        "setup(name='marula-compiled', packages=[], ext_modules=mypycify(options, opt_level='2', multi_file=False))\n"
    )
    subprocess.run(
        [sys.executable, "build.py", "--quiet", "build_ext", "--inplace"], cwd=folder, env=environment, check=True
    )
    stamp.write_text(wanted)
    return folder


def main() -> None:
    """Compile to the folder named on the command line."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    print(compile_to(folder.resolve()))


if __name__ == "__main__":
    main()
