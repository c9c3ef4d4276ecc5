"""Runs all checks of the source, as many at a time as there are processors, the longest first: `make check`.

    python -m tools.check

Each tells what it found when it has ended, none in another's words. Fails where one has failed, once all have ended.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from marula import FURTHER_GAMES
from tools.further_games import further, laid_out, lay_out, mypy_path

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
THEIRS = ROOT / "node_modules/.bin"
# Games elsewhere are checked with ours.
PAGES = ".cache/further/tsconfig.json" if FURTHER_GAMES else "./tsconfig.json"
WORKFLOWS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / ".github/workflows").glob("*.yml"))

CHECKS = (
    (THEIRS, ["eslint", "."]),
    (OURS, ["mypy", "src", "tests", "tools", *laid_out()]),
    (THEIRS, ["svelte-check", "--tsconfig", PAGES, "--fail-on-warnings"]),
    (THEIRS, ["prettier", "--check", "."]),
    (OURS, ["lint-imports"]),
    (OURS, ["ruff", "format", "--check", "."]),
    (OURS, ["ruff", "check", "."]),
    (OURS, ["check-jsonschema", "--quiet", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS]),
    (OURS, ["pre-commit", "validate-config"]),
)


def main() -> None:
    """Run all checks, and fail if one fails."""
    lay_out(further())
    failed = [name for name, passed in _run_all() if not passed]
    if failed:
        sys.exit(f"Checks that failed: {', '.join(failed)}")
    print(f"All {len(CHECKS)} checks passed.")


def _run_all() -> Iterator[tuple[str, bool]]:
    """Every check's name and whether it passed, in the order in which they end."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        begun = {pool.submit(_run, folder, command): " ".join(command) for folder, command in CHECKS}
        for ended in as_completed(begun):
            name = begun[ended]
            done = ended.result()
            print(f"{name}\n{done.stdout}", flush=True)
            yield name, done.returncode == 0


def _run(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """What a tool of the project answers. Those of the pages run on the Node that came with .venv."""
    environment = {**os.environ, "MYPYPATH": mypy_path(), "PATH": f"{OURS}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [str(folder / command[0]), *command[1:]],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


if __name__ == "__main__":
    main()
