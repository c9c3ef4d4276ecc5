"""How soon pages are there on a slow phone: Lighthouse's figures for the first page and a table of every game.

    python -m tools.page_speed [--runs N] [--only NAME]

A phone and a connection are emulated: what comes out depends on the machine and on what else it does. What is counted
and not timed is held by tests/e2e/test_first_visit.py. Lighthouse comes from npm by a lock of its own
(tools/lighthouse), into .cache, when this is run for the first time; `make browser` sees to the browser.
"""

import argparse
import asyncio
import json
import os
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Column, Table
from tests.e2e.fixtures import QUIET, built_pages, find_chromium
from tests.e2e.scenes import Scene, fill
from tests.server.processes import Server

from marula import games
from tools.build_pages import NODE, ROOT
from tools.node_packages import fetch

LOCK = ROOT / "tools/lighthouse"

FIGURES = {
    "first-contentful-paint": "First paint",
    "largest-contentful-paint": "Largest paint",
    "speed-index": "Speed index",
    "total-blocking-time": "Blocked",
    "cumulative-layout-shift": "Shift",
    "total-byte-weight": "Bytes",
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1, help="how often each page is loaded; the median is told")
    parser.add_argument("--only", default="", help="only pages whose name begins like this")
    given = parser.parse_args()
    lighthouse = fetch(LOCK) / "node_modules/lighthouse/cli/index.js"
    shown = Table(
        Column("Page", no_wrap=True),
        "Score",
        *FIGURES.values(),
        title="A slow phone on a slow connection, emulated by Lighthouse",
    )
    with tempfile.TemporaryDirectory() as folder:
        scenes = [scene for scene in asyncio.run(fill(Path(folder))) if is_measured(scene, given.only)]
        server = Server(Path(folder), built_pages())
        server.start()
        try:
            for scene in scenes:
                runs = [_measure(lighthouse, server.address + scene.address) for _ in range(given.runs)]
                shown.add_row(scene.name, *row(runs))
        finally:
            server.stop()
    Console().print(shown)


def is_measured(scene: Scene, only: str) -> bool:
    """Whether a page is among those that are measured, and has such a name."""
    names = ["home", *(f"{game.id}-table" for game in games.every())]
    return scene.name in names and scene.name.startswith(only)


def _measure(lighthouse: Path, address: str) -> Mapping[str, Any]:
    """What Lighthouse reports of one visit."""
    flags = " ".join(["--headless=new", *QUIET])
    options = ["--quiet", "--output=json", "--only-categories=performance", "--no-enable-error-reporting"]
    done = subprocess.run(
        [NODE, lighthouse, address, *options, f"--chrome-flags={flags}"],
        env={**os.environ, "CHROME_PATH": find_chromium()},
        stdout=subprocess.PIPE,
        check=True,
    )
    report: Mapping[str, Any] = json.loads(done.stdout)
    return report


def row(reports: Sequence[Mapping[str, Any]]) -> list[str]:
    """What came of several visits: the score of a hundred, and the figures."""
    score = median(report["categories"]["performance"]["score"] for report in reports)
    values = {figure: median(report["audits"][figure]["numericValue"] for report in reports) for figure in FIGURES}
    return [f"{score * 100:.0f}", *(_told(figure, value) for figure, value in values.items())]


def _told(figure: str, value: float) -> str:
    if figure == "total-byte-weight":
        return f"{value / 1000:.0f} kB"
    if figure == "cumulative-layout-shift":
        return f"{value:.3f}"
    return f"{value / 1000:.2f} s"


if __name__ == "__main__":
    main()
