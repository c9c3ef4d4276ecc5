"""Games that aren't in src/: laid out so that mypy and svelte-check see them as they run, as marula.games.NAME.

These are the example, what new games are made from, and what MARULA_GAMES names.
"""

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from marula import FURTHER_GAMES

ROOT = Path(__file__).resolve().parent.parent
ALWAYS = (ROOT / "examples", ROOT / "tools/new_game/template")
LAID_OUT = ROOT / ".cache/further"


def further() -> dict[str, Path]:
    """The folders of these games by their names."""
    folders = [*ALWAYS, *map(Path, filter(None, [FURTHER_GAMES]))]
    found = [game for folder in folders if folder.is_dir() for game in sorted(folder.iterdir())]
    return {game.name: game for game in reversed(found) if (game / "__init__.py").is_file()}


def laid_out() -> list[str]:
    """Where they are once they are laid out, from the root of the checkout."""
    return [str((LAID_OUT / "marula/games" / name).relative_to(ROOT)) for name in further()]


def lay_out(games: Mapping[str, Path], to: Path = LAID_OUT) -> None:
    """Make a folder with the package marula.games in it, of links to the games."""
    shutil.rmtree(to, ignore_errors=True)
    package = to / "marula/games"
    package.mkdir(parents=True)
    # Never read: the true ones are in src/, which comes first.
    for empty in (package.parent, package):
        (empty / "__init__.py").touch()
    for name, folder in games.items():
        (package / name).symlink_to(folder.resolve(), target_is_directory=True)
    (to / "tsconfig.json").write_text(json.dumps(_tsconfig(), indent=2) + "\n")


def _tsconfig() -> object:
    """The project of the pages with these games in it; packages are found from where the links are."""
    ours: list[str] = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))["include"]
    return {
        "extends": str(ROOT / "tsconfig.json"),
        "compilerOptions": {"preserveSymlinks": True},
        "include": [*(str(ROOT / pattern) for pattern in ours), "./marula/games/*/web/**/*"],
    }


def mypy_path(to: Path = LAID_OUT) -> str:
    """What MYPYPATH has to be: our own packages before those laid out."""
    return f"{ROOT / 'src'}{os.pathsep}{to}"
