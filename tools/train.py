"""Learn what positions of a game are worth, from matches of bots: `make train GAME=… [QUICK=1]`.

    python -m tools.train GAME [--player P] [--matches N] [--seats 2,3,4] [--passes K] [--seed S] [--jobs J]
                               [--folder DIR] [--into FILE] [--quick]

Matches are played and looked at in chunks, which are kept in a folder: broken off, the work goes on from there, and the
same seed gives the same samples. Then weights are fitted, judged by matches that nothing was fitted to, and the better
of a linear fit and a small network is written into the game's folder (bots/lead.json), with the command and the figures
that made it; with --quick, which is there to see that all of it works, beside the samples. Learning curves are drawn
there, too. Prints the figures as one JSON object, the last line.
"""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from marula.cli.common import print_json
from marula.core.wire import JsonObject
from marula.games import find
from marula.lab.plot import curves
from marula.lab.training.fit import (
    fit_linear,
    fit_network,
    fit_spread,
    importance,
    run,
    split,
    to_json,
    trees_explain,
)
from marula.lab.training.samples import PER_CHUNK, Plan, gather
from marula.library.folders import default_board, folder

ROOT = Path(__file__).resolve().parent.parent
QUICK = {"matches": 100, "passes": 6}


def main(arguments: Sequence[str] | None = None) -> None:
    """Gather, fit, write."""
    parser = _parser()
    given = parser.parse_args(arguments)
    game = find(given.game)
    if game is None or not game.features:
        parser.error(f"there is no game {given.game} with features")
    if given.quick:
        given.matches, given.passes = QUICK["matches"], QUICK["passes"]
    seats = tuple(int(number) for number in given.seats.split(","))
    kept = Path(
        given.folder or ROOT / ".cache" / "training" / game.id / f"{given.player}-{given.seed}".replace(":", "-")
    )
    plan = Plan(game.id, default_board(game.id), given.player, seats, given.seed)
    chunks = max(2, -(-given.matches // PER_CHUNK))
    with Progress(console=Console(stderr=True)) as bar:
        playing = bar.add_task("Playing", total=chunks * PER_CHUNK)
        found = gather(plan, chunks, kept, given.jobs, lambda done: bar.advance(playing, done))
        fitting = bar.add_task("Fitting", total=given.passes)
        old, fresh = split(found)
        linear = fit_linear(old, fresh)
        network = fit_network(old, fresh, given.passes, 0, lambda: bar.advance(fitting))
    best = max(linear, network, key=lambda fit: fit.explained)
    shares = {linear.name: linear.explained, network.name: network.explained, "trees": trees_explain(old, fresh, 0)}
    figures: dict[str, Any] = {
        "command": _command(given),
        "matches": len(found) * PER_CHUNK,
        "positions": len(old.leads) + len(fresh.leads),
        "chosen": best.name,
        "explained": {name: round(share, 4) for name, share in shares.items()},
        "weights": importance(best, fresh, game.features),
    }
    file = Path(given.into or (kept if given.quick else folder(game.id) / "bots") / "lead.json")
    spread = fit_spread(run(best.layers, fresh.features), fresh)
    file.write_text(_text(to_json(best, game.features, spread, figures)), "utf-8")
    drawing = curves(f"{game.id}: what is explained on fresh deals", {"network": network.curve, "linear": linear.curve})
    kept.joinpath("curves.svg").write_text(drawing, "utf-8")
    print_json({"game": game.id, "file": file.name, **figures})


def _text(data: JsonObject) -> str:
    """JSON with a line for each key and each unit: what has changed can be read."""
    lines = json.dumps(data, indent=None, separators=(", ", ": "))
    return re.sub(r'(\], |\{)(?=["\[{])', r"\1\n", lines) + "\n"


def _command(given: argparse.Namespace) -> str:
    return (
        f"python -m tools.train {given.game} --player {given.player} --matches {given.matches} --seats {given.seats}"
        f" --passes {given.passes} --seed {given.seed}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--player", default="greedy", help="whose matches (default: greedy)")
    parser.add_argument("--matches", type=int, default=10_000, help="how many (default: 10,000)")
    parser.add_argument("--seats", default="2,2,3,4", help="numbers of seats, in turn (default: 2,2,3,4)")
    parser.add_argument("--passes", type=int, default=40, help="over all samples (default: 40)")
    parser.add_argument("--seed", default="0", help="any text or number (default: 0)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 = one per core (default: 0)")
    parser.add_argument("--folder", help="where samples and curves are kept (default: .cache/training/…)")
    parser.add_argument("--into", help="the file that is written (default: the game's bots/lead.json)")
    parser.add_argument("--quick", action="store_true", help="minutes instead of an hour: to see that all of it works")
    return parser


if __name__ == "__main__":
    main()
