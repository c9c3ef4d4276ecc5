"""Many matches between bots. The same seed gives the same matches, however many processes share the work."""

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path

from marula.core import record
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.games import find
from marula.library.records import save_record
from marula.players import make_player


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    board: JsonObject
    options: Options
    seats: tuple[str, ...]
    seed: str
    record_to: Path | None = None


@dataclass(frozen=True)
class Outcome:
    """What one match came to."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    ending: str
    steps: int


@dataclass
class Report:
    """What all matches came to."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    steps: int = 0
    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [0.0] * len(self.plan.seats)
        self.totals = [0] * len(self.plan.seats)

    def add(self, outcome: Outcome) -> None:
        """Count a match. A victory shared by k counts 1/k for each."""
        self.games += 1
        self.steps += outcome.steps
        self.endings[outcome.ending] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, total in enumerate(outcome.totals):
            self.totals[seat] += total

    def win_share(self, seat: int) -> float:
        """The part of all matches that a seat won."""
        return self.wins[seat] / self.games

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of the win share (Wilson's)."""
        return wilson(self.wins[seat], self.games)

    def to_json(self) -> JsonObject:
        """The figures, as the command line prints them."""
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.plan.game,
            "players": len(self.plan.seats),
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 3),
            "steps_per_second": round(self.steps / seconds, 1),
            "mean_steps": round(self.steps / self.games, 2),
            "seats": [
                {
                    "player": player,
                    "win_share": round(self.win_share(seat), 4),
                    "mean_score": round(self.totals[seat] / self.games, 2),
                }
                for seat, player in enumerate(self.plan.seats)
            ],
            "endings": dict(sorted(self.endings.items())),
        }


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many wins in so many games."""
    share, z = wins / games, 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> Report:
    """Play the matches; `jobs` 0 uses all cores. `progress` is called after each match."""
    report = Report(plan)
    start = time.perf_counter()
    for outcome in _outcomes(plan, games, jobs or os.cpu_count() or 1):
        report.add(outcome)
        progress()
    report.seconds = time.perf_counter() - start
    return report


def _outcomes(plan: Plan, games: int, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        table = _open(plan)
        yield from (play_one(plan, *table, number) for number in range(games))
        return
    # A fresh interpreter per process behaves the same on every system.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, games), initializer=_start_worker, initargs=(plan,)) as pool:
        yield from pool.imap(_work, range(games))


def _open(plan: Plan) -> tuple[AnyGame, Board]:
    game = find(plan.game)
    assert game is not None
    return game, game.board(plan.board)


_worker_play: Callable[[int], Outcome]


def _start_worker(plan: Plan) -> None:
    global _worker_play  # noqa: PLW0603 - a pool hands its processes their work this way
    _worker_play = partial(play_one, plan, *_open(plan))


def _work(number: int) -> Outcome:
    return _worker_play(number)


def play_one(plan: Plan, game: AnyGame, board: Board, number: int) -> Outcome:
    """Play match `number` of a plan; its chance and its players' depend on the plan's seed and that number alone."""
    seed = derive_seed("marula simulate", plan.seed, number)
    match = Match(game, board, plan.options, len(plan.seats), seed)
    players = [
        make_player(spec, game, derive_seed("marula player", plan.seed, number, seat))
        for seat, spec in enumerate(plan.seats)
    ]
    steps = match.run(players)
    result = game.result(match.state)
    if plan.record_to is not None:
        seats: list[JsonObject] = [{"player": spec} for spec in plan.seats]
        save_record(plan.record_to / f"{game.id}-{number + 1:05d}.json", record.write(match, seats))
    totals = tuple(score["total"] for score in result.scores)
    return Outcome(tuple(result.winners), totals, result.ending, steps)
