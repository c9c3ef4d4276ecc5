"""Packages of npm that a tool or a test needs for itself, by a lock of their own."""

import shutil
from pathlib import Path

from tools.build_pages import ROOT, npm


def fetch(lock: Path) -> Path:
    """The folder in .cache with the packages as a folder's lock has them; fetched where that has not been done."""
    folder = ROOT / ".cache" / lock.name
    done = folder / ".done"
    wanted = (lock / "package-lock.json").read_bytes()
    if not done.is_file() or done.read_bytes() != wanted:
        print(f"Fetching {lock.name} ...", flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(lock / name, folder)
        npm("ci", "--no-progress", "--loglevel=error", "--prefix", str(folder))
        done.write_bytes(wanted)
    return folder
