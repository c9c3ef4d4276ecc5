"""How fast the rules are: as source, compiled, and Catanatron and OpenSpiel beside them in the same run.

    python -m tools.bench [--seconds S] [--rounds N] [--json] [--document]

They take turns, round after round, so that whatever else the machine does meets all of them; of each figure the median
counts, and of two figures the median of their ratios. Absolute figures depend on the machine: the ratios are what to
compare. The last line is one JSON object with everything; docs/performance.md says what it holds.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from marula.texts import Texts
from tools import bench_document
from tools import compile_rules as compiler

ROOT = compiler.ROOT
TOOLS = ROOT / "tools"
NEIGHBOURS = ROOT / ".cache" / "neighbours"
ROUNDS = 5
SECONDS = 1.0
SEATS = "4"
"""The number of seats that ratios are of."""

Figures = dict[str, Any]


class Run(NamedTuple):
    """A script that measures, and where its figures belong."""

    place: tuple[str, ...]
    python: Path
    script: str
    arguments: tuple[str, ...]


def measured(run: Run, seconds: float) -> Figures:
    """Run a measuring script and read the JSON object it prints."""
    compiled = "auto" if "compiled" in run.arguments else "no"
    environment = {**os.environ, "PYTHONHASHSEED": "0", "MARULA_COMPILE": compiled}
    environment.pop("PYTHONPATH", None)
    command = [str(run.python), str(TOOLS / run.script), *run.arguments, str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def neighbours() -> Path:
    """The interpreter of the environment that the other engines have for themselves, made from their lock file."""
    lock = TOOLS / "bench.lock"
    stamp = NEIGHBOURS / ".lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    python = NEIGHBOURS / "bin" / "python"
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(NEIGHBOURS)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(lock)], check=True)
        stamp.write_text(wanted)
    return python


def games() -> list[str]:
    """The ids of the games, by their folders."""
    return sorted(path.parent.name for path in (ROOT / "src" / "marula" / "games").glob("*/__init__.py"))


def names() -> dict[str, str]:
    """What the games are called."""
    texts = Texts("en")
    return {id: texts.say(f"{id.replace('_', '-')}-name") for id in games()}


def runs(others: Path) -> list[Run]:
    """What takes turns in a round."""
    found = [
        Run(("catanatron",), others, "bench_catanatron.py", ()),
        Run(("openspiel",), others, "bench_openspiel.py", ()),
    ]
    for name in games():
        for build in ("source", "compiled"):
            found.append(Run((name, build), Path(sys.executable), "bench_engine.py", (name, build)))
    return found


def one_round(turns: list[Run], seconds: float, done: Callable[[Run], None]) -> Figures:
    """The figures of a round, each where it belongs."""
    figures: Figures = {}
    for run in turns:
        inner = figures
        for key in run.place[:-1]:
            inner = inner.setdefault(key, {})
        inner[run.place[-1]] = measured(run, seconds)
        done(run)
    return figures


def middle(rounds: list[Any]) -> Any:
    """Rounds of the same shape as one, with the median of every figure."""
    if isinstance(rounds[0], dict):
        return {key: middle([figures[key] for figures in rounds]) for key in rounds[0]}
    return median(rounds)


def ratios(figures: Figures, name: str) -> dict[str, float]:
    """One round's ratios of a game to Catanatron."""
    source, compiled = figures[name]["source"], figures[name]["compiled"]
    seats = SEATS if SEATS in compiled["rollout"] else max(compiled["rollout"])
    theirs = figures["catanatron"]["seats"][SEATS]
    return {
        "rollout_matches": compiled["rollout"][seats]["matches"] / theirs["matches"],
        "rollout_steps": compiled["rollout"][seats]["steps"] / theirs["steps"],
        "recorded_matches": compiled["recorded"][seats]["matches"] / theirs["matches"],
        "source_matches": source["rollout"][seats]["matches"] / theirs["matches"],
    }


def summed_up(rounds: list[Figures]) -> Figures:
    """What is printed: the median of every figure, and of every round's ratios."""
    found: Figures = middle(rounds)
    found["ratios"] = {name: middle([ratios(figures, name) for figures in rounds]) for name in games()}
    return found


def ratio_table(figures: Figures) -> Table:
    """All games beside Catanatron."""
    table = Table(title=f"random play with {SEATS} seats, as many times Catanatron's")
    columns = ("compiled: matches/s", "steps/s", "recorded matches/s", "source: matches/s")
    for column in ("", *columns):
        table.add_column(column, justify="left" if not column else "right")
    for name, found in figures["ratios"].items():
        table.add_row(name, *(f"{value:.1f}" for value in found.values()))
    return table


def game_table(name: str, figures: Figures) -> Table:
    """One game's figures."""
    source, compiled = figures[name]["source"], figures[name]["compiled"]
    table = Table(title=f"{name}, one core")
    for column in ("", "source", "compiled"):
        table.add_column(column, justify="left" if not column else "right")
    for label, *path in _rows(source):
        table.add_row(label, *(_number(_at(side, path)) for side in (source, compiled)))
    return table


def _rows(figures: Figures) -> Iterator[tuple[str, ...]]:
    for way in ("rollout", "recorded", "greedy"):
        for seats, rates in figures[way].items():
            for unit in rates:
                yield f"{way}, {seats} seats, {unit}/s", way, seats, unit
    for part in figures["us"]:
        yield f"µs per {part}", "us", part


def _at(figures: Figures, path: list[str]) -> float:
    inner: Any = figures
    for key in path:
        inner = inner[key]
    return float(inner)


def neighbours_table(figures: Figures) -> Table:
    """The other engines' figures."""
    table = Table(title="beside them, one core")
    for column in ("", "matches/s", "steps/s"):
        table.add_column(column, justify="left" if not column else "right")
    theirs = figures["catanatron"]
    for seats, rates in theirs["seats"].items():
        table.add_row(f"Catanatron, {seats} seats", _number(rates["matches"]), _number(rates["steps"]))
    for game, rates in figures["openspiel"].items():
        table.add_row(f"OpenSpiel, {game}", _number(rates["matches"]), _number(rates["steps"]))
    table.caption = f"Catanatron copies a game in {theirs['copy']:.1f} µs"
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each figure in a round (default: 1)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often all take their turn (default: 5)")
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")
    parser.add_argument("--document", action="store_true", help="write tables and chart of docs/performance.md anew")
    given = parser.parse_args()
    told = Console(stderr=True)
    told.print("Compiling the rules …")
    compiler.compile_rules()
    told.print("Catanatron and OpenSpiel …")
    turns = runs(neighbours())
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=told
    )
    rounds: list[Figures] = []
    with bar:
        task = bar.add_task("measuring", total=given.rounds * len(turns))
        for _ in range(given.rounds):
            rounds.append(one_round(turns, given.seconds, lambda run: bar.advance(task)))
    figures = summed_up(rounds)
    if not given.json:
        out = Console(width=100)
        for table in (*(game_table(name, figures) for name in games()), neighbours_table(figures)):
            out.print(table)
        out.print(ratio_table(figures))
    if given.document:
        bench_document.document(ROOT / "docs", figures, names())
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
