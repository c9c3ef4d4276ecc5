"""Compiled rules: where somebody has compiled them from exactly this source, it is them that Python imports.

This is the first of marula that is loaded. In a checkout tools/compile_rules.py compiles core, games and players into
.cache/compiled, a folder for each fingerprint of all that they are made from; a finder serves the modules in it, and
everything else comes from the source. Where the source has changed there is no such folder: nothing stale is ever
served. In a package that was installed they lie beside their source, where Python looks first anyway.

MARULA_COMPILE=no plays from the source.
"""

import hashlib
import importlib
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal, final

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parents[1]
COMPILER = ROOT / "tools" / "compile_rules.py"
CACHE = ROOT / ".cache" / "compiled"

SUFFIX = EXTENSION_SUFFIXES[0]
"""How the file of an extension module ends, here."""

LIBRARY = "marula_rules__mypyc"
"""The module that holds the code of all the others, as mypyc has it."""

LISTED = "modules"
"""The file that lists what a folder holds, a line each: a module, its file, that file's length."""

PARTS = ("core", "games", "players")
NO_RULES = {"tests", "web", "__pycache__"}


def is_checkout() -> bool:
    """Whether this is a checkout, which can compile for itself."""
    return COMPILER.is_file()


def sources(package: Path = PACKAGE) -> Iterator[Path]:
    """The files of core, games and players, in whatever folder."""
    for part in PARTS:
        for folder, below, files in os.walk(package / part):
            below[:] = sorted(set(below) - NO_RULES)
            yield from (Path(folder, file) for file in sorted(files) if file.endswith(".py"))


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash over all that compiled modules depend on: source, Python, mypyc, and how that is called."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {_machine()} {SUFFIX}".encode())
    for file in (COMPILER, _mypy_version(), *sources(package)):
        content = file.read_bytes()
        name = file.relative_to(package) if file.is_relative_to(package) else file.name
        digest.update(f"{name} {len(content)} ".encode())
        digest.update(content)
    return digest.hexdigest()[:32]


def _machine() -> str:
    return os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")


def _mypy_version() -> Path:
    """The file that says it, found without loading mypy, which takes a while. FileNotFoundError where there is none."""
    found = find_spec("mypy")
    if found is None or found.origin is None:
        raise FileNotFoundError("mypy")
    return Path(found.origin).with_name("version.py")


@final
class Finder:
    """Finds the modules of one folder."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is, if it is one of them."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def use_compiled() -> None:
    """Have compiled modules imported from now on, if there are any. Whatever is wrong with them: nothing fails."""
    if os.environ.get("MARULA_COMPILE") == "no" or not is_checkout():
        return
    try:
        folder = CACHE / fingerprint()
        finder = Finder(modules_in(folder))
    except (OSError, ValueError):
        return
    sys.meta_path.insert(0, finder)
    try:
        importlib.import_module(LIBRARY)
    except ImportError as problem:
        sys.meta_path.remove(finder)
        print(f"marula: the rules in {folder} can't be loaded ({problem}): the source is used", file=sys.stderr)


def modules_in(folder: Path) -> dict[str, Path]:
    """The modules of a folder and their files. OSError or ValueError where it isn't there, or not whole."""
    files = {}
    for line in (folder / LISTED).read_text("utf-8").splitlines():
        name, file, length = line.split()
        files[name] = folder / file
        if files[name].stat().st_size != int(length):
            raise ValueError(f"{file} is not whole")
    return files


def is_compiled(module: str) -> bool:
    """Whether a module that has been imported runs compiled."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.endswith(SUFFIX)


def kind_of(rules: object) -> Literal["compiled", "source"]:
    """What a game's rules run as."""
    return "compiled" if is_compiled(type(rules).__module__) else "source"
