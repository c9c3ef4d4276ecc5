"""Many matches between bots. The same seed gives the same matches, however many processes share the work."""

import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from marula.core import record
from marula.core.game import AnyGame, Board, Options
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.lab.figures import wilson
from marula.lab.matches import Outcome, open_board, play, seat_bots
from marula.lab.pool import Work, share
from marula.library.records import save_record


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    board: JsonObject
    options: Options
    seats: tuple[str, ...]
    seed: str
    record_to: Path | None = None


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
        for seat, total in enumerate(outcome.totals):
            self.wins[seat] += outcome.won(seat)
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


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> Report:
    """Play the matches; `jobs` 0 uses all cores. `progress` is called after each match.

    Ctrl-C lets the matches under way be finished and begins no other: then the report has fewer than asked for, and is
    as right as any, records included. A second Ctrl-C is a KeyboardInterrupt.
    """
    report = Report(plan)
    start = time.perf_counter()
    with closing(share(partial(_begin, plan), games, jobs)) as outcomes:
        for outcome in outcomes:
            report.add(outcome)
            progress()
    report.seconds = time.perf_counter() - start
    return report


def _begin(plan: Plan) -> Work[Outcome]:
    return partial(play_one, plan, *open_board(plan.game, plan.board))


def play_one(plan: Plan, game: AnyGame, board: Board, number: int) -> Outcome:
    """Play match `number` of a plan; its chance and its players' depend on the plan's seed and that number alone."""
    seed = derive_seed("marula simulate", plan.seed, number)
    match = Match(game, board, plan.options, len(plan.seats), seed)
    outcome = play(match, seat_bots(plan.seats, game, plan.seed, number))
    if plan.record_to is not None:
        seats: list[JsonObject] = [{"player": spec} for spec in plan.seats]
        save_record(plan.record_to / f"{game.id}-{number + 1:05d}.json", record.write(match, seats))
    return outcome
