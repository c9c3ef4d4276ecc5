"""Learn what positions of a game are worth, from matches of bots: `make train GAME=… [QUICK=1]`.

    python -m tools.train GAME [--player P] [--matches N] [--seats 2,3,4] [--passes K]
                               [--generations G] [--pairs K] [--each N] [--clear L] [--reach R] [--step F]
                               [--mean K] [--opponent P] [--seed S] [--jobs J] [--folder DIR] [--into FILE] [--quick]

By watching: matches are played and looked at in chunks, then weights are fitted to how they ended, judged by matches
that nothing was fitted to; the better of a linear fit and a small network counts. By playing, which is how games are
learned that have guesses to begin with: variants of the weights play an opponent, generation after generation, and
--matches more on fresh deals say what came of it.

Chunks and generations are kept in a folder: broken off, the work goes on from there, and the same seed gives the same.
The weights are written into the game's folder (bots/lead.json), with the command and the figures that made them; with
--quick, which is there to see that all of it works, beside the samples. Learning curves are drawn there, too. Prints
the figures as one JSON object, the last line.
"""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

from marula.cli.common import print_json
from marula.core.game import AnyGame
from marula.core.model import ModelError
from marula.core.wire import JsonObject
from marula.games import find
from marula.lab.figures import wilson
from marula.lab.plot import curves
from marula.lab.training import playing, samples
from marula.lab.training.fit import (
    Data,
    Fit,
    explained,
    fit_linear,
    fit_network,
    fit_spread,
    halves,
    importance,
    run,
    scaled,
    split,
    to_json,
    trees_explain,
)
from marula.library.folders import default_board, folder
from marula.library.models import model_of
from marula.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
WATCHING = {"player": "greedy", "matches": 10_000, "seats": "2,2,3,4", "passes": 40}
WATCHING_QUICK = {"matches": 100, "passes": 6}
PLAYING = {
    "player": "quick",
    "matches": 1_000,
    "seats": "2",
    "generations": 12,
    "pairs": 14,
    "each": 32,
    "clear": 35.0,
    "reach": 0.05,
    "step": 0.4,
    "mean": 8,
    "opponent": "greedy",
}
PLAYING_QUICK = {"matches": 8, "generations": 2, "pairs": 2, "each": 2}


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, write."""
    parser = _parser()
    given = parser.parse_args(arguments)
    game = find(given.game)
    if game is None or not game.features:
        parser.error(f"there is no game {given.game} with features")
    try:
        model_of(game)
    except ModelError:
        file = folder(game.id) / "bots" / "lead.json"
        parser.error(f"{file} was made for other features than there are now: remove it")
    usual, quick, learn = (PLAYING, PLAYING_QUICK, _play) if game.guesses else (WATCHING, WATCHING_QUICK, _watch)
    asked = {name: getattr(given, name) for name in usual}
    settings = {**usual, **(quick if given.quick else {})}
    settings |= {name: value for name, value in asked.items() if value is not None}
    kept = Path(
        given.folder or ROOT / ".cache" / "training" / game.id / f"{settings['player']}-{given.seed}".replace(":", "-")
    )
    kept.mkdir(parents=True, exist_ok=True)
    with Progress(console=Console(stderr=True)) as bar:
        fit, fresh, figures, drawing = learn(game, argparse.Namespace(**{**vars(given), **settings}), kept, bar)
    said = " ".join(f"--{name} {value}" for name, value in settings.items())
    figures = {
        "command": f"python -m tools.train {game.id} {said} --seed {given.seed}",
        **figures,
        "weights": importance(fit, fresh, game.features),
    }
    file = Path(given.into or (kept if given.quick else folder(game.id) / "bots") / "lead.json")
    spread = fit_spread(run(fit.layers, fresh.features), fresh)
    file.write_text(_text(to_json(fit, game.features, spread, figures)), "utf-8")
    kept.joinpath("curves.svg").write_text(drawing, "utf-8")
    print_json({"game": game.id, "file": file.name, **figures})


Learned = tuple[Fit, Data, dict[str, Any], str]
"""The weights, what was seen on fresh deals, figures, and a drawing of how it went."""


def _watch(game: AnyGame, given: argparse.Namespace, kept: Path, bar: Progress) -> Learned:
    """Weights fitted to how matches ended."""
    plan = samples.Plan(game.id, default_board(game.id), given.player, _seats(given), given.seed)
    chunks = max(2, -(-given.matches // samples.PER_CHUNK))
    task = bar.add_task("Playing", total=chunks * samples.PER_CHUNK)
    found = samples.gather(plan, chunks, kept, given.jobs, lambda done: bar.advance(task, done))
    fitting = bar.add_task("Fitting", total=given.passes)
    old, fresh = split(found)
    choosing, judging = halves(fresh)
    linear = fit_linear(old, judging)
    network = fit_network(old, choosing, judging, given.passes, 0, lambda: bar.advance(fitting))
    best = max(linear, network, key=lambda fit: fit.explained)
    shares = {linear.name: linear.explained, network.name: network.explained, "trees": trees_explain(old, judging, 0)}
    figures = {
        "matches": len(found) * samples.PER_CHUNK,
        "positions": len(old.leads) + len(fresh.leads),
        "chosen": best.name,
        "explained": {name: round(share, 4) for name, share in shares.items()},
    }
    lines = {"network": network.curve, "linear": linear.curve}
    return best, fresh, figures, curves(f"{_name(game)}: what is explained on fresh deals", lines)


def _play(game: AnyGame, given: argparse.Namespace, kept: Path, bar: Progress) -> Learned:
    """Weights that win."""
    plan = playing.Plan(
        game.id,
        default_board(game.id),
        given.player,
        given.opponent,
        _seats(given),
        given.pairs,
        given.each,
        given.clear,
        given.reach,
        given.step,
        given.seed,
    )
    task = bar.add_task("Generations", total=given.generations)
    found = playing.learn(
        plan, list(game.guesses), given.generations, kept, given.jobs, lambda done: bar.advance(task, done)
    )
    trying = bar.add_task("On fresh deals", total=given.matches)
    after, learned = found[-1], playing.mean(found[-given.mean :])
    trials = playing.try_out(plan, learned, given.matches, given.jobs, lambda done: bar.advance(trying, done))
    rows = playing.rows_of(trials)
    seen, fresh = halves(Data.of(rows))
    layers = [scaled(np.array(learned), seen)]
    share = explained(fresh.leads, run(layers, fresh.features))
    won = sum(trial.won for trial in trials)
    low, high = wilson(won, len(trials))
    figures = {
        "matches": after.number * given.pairs * 2 * given.each,
        "generations": after.number,
        "chosen": "linear",
        "explained": {"linear": round(share, 4)},
        "fresh": {
            "matches": len(trials),
            "win_share": round(won / len(trials), 4),
            "low": round(low, 4),
            "high": round(high, 4),
        },
    }
    drawing = curves(f"{_name(game)}: how variants did against {given.opponent}", {"mean score": after.scores})
    return Fit("linear", layers, share, after.scores), fresh, figures, drawing


def _name(game: AnyGame) -> str:
    return Texts("en").say(f"{game.prefix}-name")


def _seats(given: argparse.Namespace) -> tuple[int, ...]:
    return tuple(int(number) for number in given.seats.split(","))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it takes at least one")
    return number


def _text(data: JsonObject) -> str:
    """JSON with a line for each key and each unit: what has changed can be read."""
    lines = json.dumps(data, indent=None, separators=(", ", ": "))
    return re.sub(r'(\], |\{)(?=["\[{])', r"\1\n", lines) + "\n"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--player", help="whose matches, or who learns (default: greedy, quick)")
    parser.add_argument("--matches", type=_positive, help="how many (default: 10,000; by playing 1,000 on fresh deals)")
    parser.add_argument("--seats", help="numbers of seats, in turn (default: 2,2,3,4; by playing 2)")
    parser.add_argument("--passes", type=_positive, help="over all samples (default: 40)")
    parser.add_argument("--generations", type=_positive, help="by playing (default: 12)")
    parser.add_argument("--pairs", type=_positive, help="of variants in a generation (default: 14)")
    parser.add_argument("--each", type=_positive, help="matches of each variant in a generation (default: 32)")
    parser.add_argument("--clear", type=float, help="a lead that is nearly as good as any larger one (default: 35)")
    parser.add_argument("--reach", type=float, help="how far variants go, as a part of a weight (default: 0.05)")
    parser.add_argument("--step", type=float, help="how far the weights follow what did better (default: 0.4)")
    parser.add_argument("--mean", type=_positive, help="of how many generations, the last ones (default: 8)")
    parser.add_argument("--opponent", help="whom the learner plays (default: greedy)")
    parser.add_argument("--seed", default="0", help="any text or number (default: 0)")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 = one per core (default: 0)")
    parser.add_argument("--folder", help="where samples and curves are kept (default: .cache/training/…)")
    parser.add_argument("--into", help="the file that is written (default: the game's bots/lead.json)")
    parser.add_argument("--quick", action="store_true", help="minutes instead of an hour: to see that all of it works")
    return parser


if __name__ == "__main__":
    main()
