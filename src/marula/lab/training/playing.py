"""Weights learned by playing: variants of them play a fixed opponent, and what won more pulls the weights its way.

Where luck decides most of a match, how matches ended says little about single positions, and weights fitted to that
play badly. Here weights are judged by what they are for. Every generation tries pairs of variants, each pair to either
side of the weights and on deals of its own; the step that follows is the one that an evolution strategy takes.
"""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from math import sqrt, tanh
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from marula.core.actions import Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.model import Model, linear
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.lab.matches import open_board, play, seat_bots
from marula.lab.pool import Work, share
from marula.lab.training.samples import Looker, Rows, Watched
from marula.players import make_player

SMALL = 8 / 15
"""Variants of smaller weights go as far as if they were that large."""
NARROWER = 0.985
"""From generation to generation variants go less far."""
MOMENTUM = 0.6
SPREAD = (40.0, 14.0)
"""How far leads go astray at the beginning and at the end, before that is measured."""


@dataclass(frozen=True)
class Plan:
    """Who learns against whom: so many pairs of variants each generation, each of so many matches."""

    game: str
    board: JsonObject
    player: str
    opponent: str
    seats: tuple[int, ...]
    pairs: int
    matches: int
    clear: float
    """A lead of so many points is nearly as good as any larger one."""
    reach: float
    """How far variants go from a weight, as a part of it."""
    step: float
    """How far the weights follow what did better, as a part of that."""
    seed: str


@dataclass(frozen=True)
class Generation:
    """The weights after so many generations, where they are heading, and how its variants did on the way."""

    number: int
    weights: list[float]
    speed: list[float]
    scores: list[float] = field(default_factory=list)
    """Of all generations, the mean over their variants: from -1, all lost by far, to 1."""


@dataclass(frozen=True)
class Trial:
    """How a match of the learner went: from its own seat, and what was seen on the way."""

    won: float
    lead: int
    rows: list[list[float]]

    def score(self, clear: float) -> float:
        """Victory counts, and by how much: that tells more than victory alone."""
        return 0.5 * tanh(self.lead / clear) + 0.5 * (2.0 * self.won - 1.0)


def learn(
    plan: Plan, guesses: list[float], generations: int, folder: Path, jobs: int, progress: Callable[[int], None]
) -> list[Generation]:
    """So many generations from people's guesses on: those in the folder, and the others, which are put there."""
    found = [Generation(0, list(guesses), [0.0] * len(guesses))]
    for number in range(1, generations + 1):
        file = folder / f"generation-{number}.json"
        if file.is_file():
            found.append(Generation(**json.loads(file.read_text("utf-8"))))
        else:
            after = _next(plan, guesses, found[-1], jobs)
            if after is None:
                break
            found.append(after)
            _keep(file, after)
        progress(1)
    return found


def mean(generations: list[Generation]) -> list[float]:
    """The weights of several generations taken together: luck pulls each of them a little another way."""
    return [fmean(weights) for weights in zip(*(each.weights for each in generations), strict=True)]


def try_out(plan: Plan, weights: list[float], matches: int, jobs: int, progress: Callable[[int], None]) -> list[Trial]:
    """How the weights do on deals that they were not learned on."""
    variants = [weights]
    found: list[Trial] = []
    with closing(share(partial(_begin, plan, variants, 1, "fresh"), matches, jobs)) as done:
        for trials in done:
            found += trials
            progress(1)
    return found


def _next(plan: Plan, guesses: list[float], before: Generation, jobs: int) -> Generation | None:
    """The weights a generation later; None if that was broken off."""
    dice = Random(f"{plan.seed} {before.number}")
    reach = [plan.reach * max(abs(guess), SMALL) * NARROWER**before.number for guess in guesses]
    sides = [[dice.gauss(0.0, 1.0) for _ in guesses] for _ in range(plan.pairs)]
    variants = [
        [weight + sign * far * side for weight, far, side in zip(before.weights, reach, sides[pair], strict=True)]
        for pair in range(plan.pairs)
        for sign in (1.0, -1.0)
    ]
    begin = partial(_begin, plan, variants, plan.matches, str(before.number))
    with closing(share(begin, len(variants), jobs)) as done:
        scores = [sum(trial.score(plan.clear) for trial in trials) / len(trials) for trials in done]
    if len(scores) < len(variants):
        return None
    gains = [(scores[2 * pair] - scores[2 * pair + 1]) / 2.0 for pair in range(plan.pairs)]
    usual = sqrt(sum(gain * gain for gain in gains) / plan.pairs) or 1.0
    speed = [
        MOMENTUM * old + sum(gain / usual * side[place] for gain, side in zip(gains, sides, strict=True)) / plan.pairs
        for place, old in enumerate(before.speed)
    ]
    weights = [weight + plan.step * far * pace for weight, far, pace in zip(before.weights, reach, speed, strict=True)]
    return Generation(before.number + 1, weights, speed, [*before.scores, sum(scores) / len(scores)])


def _begin(plan: Plan, variants: list[list[float]], matches: int, purpose: str) -> Work[list[Trial]]:
    return partial(_trials, plan, *open_board(plan.game, plan.board), variants, matches, purpose)


def _trials(
    plan: Plan, game: AnyGame, board: Board, variants: list[list[float]], matches: int, purpose: str, piece: int
) -> list[Trial]:
    """The matches of a variant, the same deals for both of a pair; of a single variant those of that number."""
    model = linear(game.features, variants[piece % len(variants)], SPREAD)
    first = (piece // 2 if len(variants) > 1 else piece) * matches
    return [_trial(plan, game, board, model, purpose, number) for number in range(first, first + matches)]


def _trial(plan: Plan, game: AnyGame, board: Board, model: Model, purpose: str, number: int) -> Trial:
    """One seat learns, against the opponent on all others; each deal is played from two seats."""
    deal = number // 2
    seats = plan.seats[deal % len(plan.seats)]
    own = Seat((number + deal // len(plan.seats)) % seats)
    words = ("marula playing", plan.seed, purpose, deal)
    match = Match(game, board, {}, seats, derive_seed(*words))
    bots = seat_bots([plan.opponent] * seats, game, f"{plan.seed} {purpose}", deal)
    bots[own] = make_player(plan.player, game, derive_seed(*words, "learner", own), model)
    looker = Looker(match, Dice(derive_seed(*words, "which")))
    outcome = play(match, [Watched(bot, looker) for bot in bots])
    lead = outcome.totals[own] - max(outcome.totals[:own] + outcome.totals[own + 1 :])
    won = outcome.won(own)
    rows = [[*features, lead, won] for seat, features in looker.found if seat == own]
    return Trial(won, lead, rows)


def rows_of(trials: list[Trial]) -> Rows:
    """All that was seen in them, as fit.Data has it."""
    return np.array([row for trial in trials for row in trial.rows], dtype=np.float32)


def _keep(file: Path, found: Generation) -> None:
    """Write it in one go: a file that is there is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(vars(found)) + "\n", "utf-8")
    unfinished.replace(file)
