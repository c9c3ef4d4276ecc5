"""What happens when a wheel of Marula is put together: pages are built, and rules compiled where that is possible.

With MARULA_COMPILE=no the wheel is one for any machine; with =yes it fails where the rules can't be compiled; else they
stay as source there, and a line says so. An editable install gets neither: make builds the pages, and what is compiled
in a checkout is found by src/marula/compiled.py.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.build_pages import build  # noqa: E402
from tools.compile_rules import CannotCompileError, compile_rules, no_compiler  # noqa: E402

NEEDED = ["filelock>=3.16", "mypy==2.4.*", "setuptools>=80"]
"""What compiling needs; another mypyc than the one that was tested may make other rules of the same source."""

CHOICES = ("auto", "yes", "no")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Asked by hatchling."""

    def dependencies(self) -> list[str]:
        """What is installed before: nothing more where nothing will be compiled."""
        return [] if _wanted() == "no" or (_wanted() == "auto" and no_compiler()) else NEEDED

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile, where there is something to build from."""
        if self.target_name != "wheel" or version == "editable":
            return
        if (ROOT / "package.json").exists():
            # What is shipped has the games that are shipped with it.
            os.environ.pop("MARULA_GAMES", None)
            build()
        if _wanted() == "no":
            return
        try:
            folder = compile_rules()
        except CannotCompileError as problem:
            if _wanted() == "yes":
                raise
            self.app.display_warning(f"The rules stay as source, which is slower: {problem}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*"):
            if file.suffix in (".so", ".pyd"):
                build_data["force_include"][str(file)] = str(file.relative_to(folder))


def _wanted() -> str:
    found = os.environ.get("MARULA_COMPILE") or "auto"
    if found not in CHOICES:
        sys.exit(f"MARULA_COMPILE is {found}; it can be {', '.join(CHOICES)}.")
    return found
