"""Compile rules and players with mypyc, from the same source, into a folder of their own.

    python -m tools.compile_rules [FOLDER]

In .cache/compiled there is a folder for each fingerprint of the source (src/marula/compiled.py, which is also who
imports from there): another source is another folder, and what is there is never made again. One process compiles at a
time, beside the place where the result goes when it is whole and has been imported once. Nothing is ever compiled
inside src/, where a stale module would shadow its source.

With FOLDER, that becomes a copy of src/ with the modules beside their sources, to be put first on PYTHONPATH.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# Where a wheel is built nothing of marula is installed; and what is compiled is always the source beside this file.
sys.path.insert(0, str(SOURCE))

from marula import compiled  # noqa: E402

# Views, events, questions and answers are dataclasses read by their annotations, which mypyc erases.
NEVER_COMPILED = {"__init__.py", "events.py", "questions.py", "wire.py"}

NEEDED = ("mypyc", "setuptools", "filelock")
KEPT = 5
"""How many older folders are kept: who goes back and forth between two versions compiles each once."""

COMPILING = "compiling"
"""What is said to whoever has asked for it in the background, when it has begun."""

TRY = """
import importlib, pathlib, sys
from marula import compiled
files = compiled.modules_in(pathlib.Path(sys.argv[1]))
sys.meta_path.insert(0, compiled.Finder(files))
for name in files:
    importlib.import_module(name)
    assert compiled.is_compiled(name), name
print("fine")
"""


class CannotCompileError(Exception):
    """Why the rules can't be compiled, in a sentence."""


def modules(source: Path) -> list[str]:
    """The files that are compiled: everything in core, games and players, in whatever folder, but what is listed."""
    files = compiled.sources(source / "marula")
    return sorted(str(file.relative_to(source)) for file in files if file.name not in NEVER_COMPILED)


def obstacle() -> str | None:
    """Why nothing can be compiled here, if that can be seen at once."""
    missing = [f"{needed} is not installed" for needed in NEEDED if find_spec(needed) is None]
    return no_compiler() or (missing[0] if missing else None)


def no_compiler() -> str | None:
    """What there isn't of what comes with the system: a compiler, Python's headers."""
    if os.name == "nt":
        # setuptools knows where Microsoft's compiler may be.
        return None
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here ({compiler})"
    # Without them Apple's cc is there nonetheless, and asks whether to fetch them.
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode:
        return "Apple's command line tools are not installed"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return None if header.is_file() else f"Python's headers are not installed ({header})"


def compile_rules(wait: bool = True, begun: str | None = None) -> Path:
    """The folder with the compiled modules, which is made unless it is there; raises CannotCompileError.

    One process compiles at a time. Who doesn't want to wait for another gives up; who gives up where it once failed
    has been told so before. `begun` is printed when it begins.
    """
    problem = obstacle()
    if problem:
        raise CannotCompileError(problem)
    from filelock import FileLock, Timeout  # noqa: PLC0415 -- it may not be there

    try:
        cache = compiled.CACHE
        cache.mkdir(parents=True, exist_ok=True)
        folder = cache / compiled.fingerprint()
        with FileLock(cache / ".lock", timeout=-1 if wait else 0):
            if _is_whole(folder):
                return folder
            if not wait and _failed(folder).exists():
                raise CannotCompileError(f"it has failed before: see {_failed(folder)}")
            if begun:
                print(begun, flush=True)
            _tidy(folder)
            _compile(folder)
            return folder
    except Timeout as error:
        raise CannotCompileError("another process is compiling them") from error
    except OSError as error:
        raise CannotCompileError(f"{error.strerror or error}: {error.filename}") from error


def compile_to(folder: Path) -> Path:
    """Make the folder a copy of the source with the compiled modules in it; return it."""
    made = compile_rules()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(made, folder, dirs_exist_ok=True)
    return folder


def _is_whole(folder: Path) -> bool:
    try:
        return compiled.LIBRARY in compiled.modules_in(folder)
    except (OSError, ValueError):
        return False


def _failed(folder: Path) -> Path:
    """Where it stands why it could not be compiled."""
    return folder.with_name(f"{folder.name}.failed")


def _tidy(folder: Path) -> None:
    """Remove what older versions have left, and what was being made when its process was killed."""
    entries = [entry for entry in folder.parent.iterdir() if not entry.name.startswith(".lock")]
    done = [entry for entry in entries if entry != folder and not entry.name.startswith(".") and entry.is_dir()]
    kept = sorted(done, key=lambda entry: entry.stat().st_mtime)[-KEPT:]
    for entry in entries:
        if entry.is_dir() and entry not in kept:
            shutil.rmtree(entry, ignore_errors=True)
        elif not entry.is_dir():
            entry.unlink(missing_ok=True)


def _compile(folder: Path) -> None:
    """Compile a copy of the source, try what came of it, and put it in its place all at once."""
    with tempfile.TemporaryDirectory(prefix=".making-", dir=folder.parent, ignore_cleanup_errors=True) as scratch:
        copy, made = Path(scratch, "source"), Path(scratch, "made")
        ignored = shutil.ignore_patterns("__pycache__", "pages", *compiled.NO_RULES)
        shutil.copytree(SOURCE / "marula", copy / "marula", ignore=ignored)
        if compiled.fingerprint(copy / "marula") != folder.name:
            raise CannotCompileError("the source was changed meanwhile")
        names = modules(copy)
        log = _run(copy, __file__, "--build", *names)
        files = [
            f"{compiled.LIBRARY}{compiled.SUFFIX}",
            *(f"{name.removesuffix('.py')}{compiled.SUFFIX}" for name in names),
        ]
        lines = []
        for file in files:
            if not (copy / file).is_file():
                _failed(folder).write_text(log, "utf-8")
                raise CannotCompileError(f"mypyc or the C compiler failed: see {_failed(folder)}")
            (made / file).parent.mkdir(parents=True, exist_ok=True)
            (copy / file).rename(made / file)
            lines.append(f"{_module(file)} {file} {(made / file).stat().st_size}\n")
        (made / compiled.LISTED).write_text("".join(lines), "utf-8")
        tried = _run(copy, "-c", TRY, str(made))
        if not tried.endswith("fine\n"):
            _failed(folder).write_text(log + tried, "utf-8")
            raise CannotCompileError(f"the compiled modules can't be imported: see {_failed(folder)}")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def _module(file: str) -> str:
    """The name of the module that an extension module's file is."""
    return ".".join(Path(file.removesuffix(compiled.SUFFIX)).parts)


def _run(folder: Path, *arguments: str) -> str:
    """What another Python has to say, in a folder with source of its own."""
    # pip puts what a build needs there.
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": path, "MARULA_COMPILE": "no"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.stdout


def _build(names: Sequence[str]) -> None:
    """Compile the files named, in this folder, as many at a time as there are processors."""
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    # isort: split
    # mypyc looks whether setuptools has been imported.
    from mypyc.build import mypycify  # noqa: PLC0415

    class Parallel(build_ext):  # type: ignore[misc]
        """setuptools compiles the sources of an extension one after another, and one of ours has nearly all of them."""

        def build_extensions(self) -> None:
            compile_several = self.compiler.compile

            def compile_each(sources: Sequence[str], **rest: object) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = list(pool.map(lambda source: compile_several([source], **rest), sources))
                return [file for files in done for file in files]

            self.compiler.compile = compile_each
            if self.compiler.compiler_type == "unix":
                # Where a processor can multiply and add in one step it rounds once, and the source twice: a bot would
                # then play another move.
                for extension in self.extensions:
                    extension.extra_compile_args.append("-ffp-contract=off")
            super().build_extensions()

    options = ["--strict", "--explicit-package-bases", "--namespace-packages", "--config-file=", *names]
    group = compiled.LIBRARY.removesuffix("__mypyc")
    extensions = mypycify(options, opt_level="2", debug_level="0", multi_file=True, group_name=group)
    setup(
        name="marula-rules",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Parallel},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def main() -> None:
    """Compile, as the command line says."""
    parser = argparse.ArgumentParser(description="Compile rules and players, unless that has been done.")
    parser.add_argument("folder", nargs="?", type=Path, help="make it a copy of src/ with the modules in it")
    parser.add_argument("--background", action="store_true", help="don't wait for others, and let others go first")
    parser.add_argument("--build", nargs="+", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.build:
        _build(given.build)
    else:
        try:
            if given.background:
                if hasattr(os, "nice"):
                    os.nice(19)
                compile_rules(wait=False, begun=COMPILING)
            else:
                print(compile_to(given.folder.resolve()) if given.folder else compile_rules())
        except CannotCompileError as problem:
            sys.exit(f"The rules stay as source, which is slower: {problem}.")


if __name__ == "__main__":
    main()
