"""How fast the rules are: as source, compiled, and Catanatron beside them in the same run.

    python -m tools.bench [--seconds S] [--json]

Absolute figures depend on the machine and on what else it is doing; the ratios are what to compare.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tools import compile_rules as compiler

ROOT = compiler.ROOT
TOOLS = ROOT / "tools"
NEIGHBOUR = ROOT / ".cache" / "catanatron"

Figures = dict[str, Any]


def run(python: Path, script: str, *arguments: str, path: Path | None = None) -> Figures:
    """Run a measuring script and read the JSON object it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [str(python), str(TOOLS / script), *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def neighbour() -> Path:
    """The interpreter of Catanatron's own environment, made from its lock file if need be."""
    lock = TOOLS / "bench.lock"
    stamp = NEIGHBOUR / ".lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    python = NEIGHBOUR / "bin" / "python"
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(NEIGHBOUR)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(lock)], check=True)
        stamp.write_text(wanted)
    return python


def games() -> list[str]:
    """The ids of the games, by their folders."""
    return sorted(path.parent.name for path in (ROOT / "src" / "marula" / "games").glob("*/__init__.py"))


def report(name: str, pure: Figures, compiled: Figures, other: Figures) -> Table:
    """One game's figures as a table."""
    table = Table(title=f"{name}, random play, one core")
    for column in ("", "source", "compiled", "Catanatron", "source : C.", "compiled : C."):
        table.add_column(column, justify="left" if not column else "right")
    for seats, figures in pure["seats"].items():
        theirs = other["seats"].get(seats)
        for unit in ("matches", "steps"):
            mine, fast = figures[unit], compiled["seats"][seats][unit]
            row = [f"{seats} seats, {unit}/s", _number(mine), _number(fast)]
            row += [_number(theirs[unit]), _ratio(mine, theirs[unit]), _ratio(fast, theirs[unit])] if theirs else []
            table.add_row(*row)
    greedy = f"{pure['greedy']['seats']} greedy seats, matches/s"
    table.add_row(greedy, *(_number(side["greedy"]["matches"]) for side in (pure, compiled)))
    for part in ("copy", "legal", "apply"):
        mine, fast = pure["parts"][part], compiled["parts"][part]
        row = [f"µs per {part}", f"{mine:.2f}", f"{fast:.2f}"]
        if part == "copy":
            row += [f"{other['copy']:.1f}", _ratio(other["copy"], mine), _ratio(other["copy"], fast)]
        table.add_row(*row)
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(mine: float, theirs: float) -> str:
    return f"{mine / theirs:.1f}×"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", default="5", help="how long each figure is measured (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    given = parser.parse_args()
    progress = Console(stderr=True)
    here = Path(sys.executable)

    progress.print("Compiling …")
    compiled_path = compiler.compile_to(compiler.DEFAULT)
    progress.print("Catanatron …")
    theirs = run(neighbour(), "bench_catanatron.py", given.seconds)
    figures: dict[str, Figures] = {"catanatron": theirs}
    for name in games():
        progress.print(f"{name} …")
        pure = run(here, "bench_engine.py", name, given.seconds, path=ROOT / "src")
        compiled = run(here, "bench_engine.py", name, given.seconds, path=compiled_path)
        figures[name] = {"source": pure, "compiled": compiled}
        if not given.json:
            Console(width=100).print(report(name, pure, compiled, theirs))
    if given.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main()
