"""Many matches between bots. The same seed gives the same matches, however many processes share the work."""

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing.synchronize import Event as SharedEvent
from pathlib import Path
from types import FrameType

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
    low, high = ((middle + side) / (1 + z * z / games) for side in (-spread, spread))
    # Rounding alone would make some shares of none a little less than none.
    return max(low, 0.0), min(high, 1.0)


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> Report:
    """Play the matches; `jobs` 0 uses all cores. `progress` is called after each match.

    Ctrl-C lets the matches under way be finished and begins no other: then the report has fewer than asked for, and is
    as right as any, records included. A second Ctrl-C is a KeyboardInterrupt.
    """
    report = Report(plan)
    start = time.perf_counter()
    jobs = min(jobs or os.cpu_count() or 1, games)
    with closing(_play_here(plan, games) if jobs == 1 else _play_in_processes(plan, games, jobs)) as outcomes:
        for outcome in outcomes:
            report.add(outcome)
            progress()
    report.seconds = time.perf_counter() - start
    return report


def _play_here(plan: Plan, games: int) -> Generator[Outcome]:
    table = _open(plan)
    stop = threading.Event()
    with _at_interrupt(stop.set):
        for number in range(games):
            if stop.is_set():
                return
            yield play_one(plan, *table, number)


def _play_in_processes(plan: Plan, games: int, jobs: int) -> Generator[Outcome]:
    # A fresh interpreter per process behaves the same on every system.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with _at_interrupt(stop.set):
        with _processes_deaf_to_interrupts():
            pool = context.Pool(jobs, initializer=_start_worker, initargs=(plan, stop))
        with pool:
            yield from (outcome for outcome in pool.imap(_work, range(games)) if outcome is not None)


@contextmanager
def _at_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` at the first Ctrl-C; the next one interrupts as ever."""
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        # Ctrl-C is somebody else's business, or nobody's.
        yield
        return

    def heed(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        stop()

    signal.signal(signal.SIGINT, heed)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def _processes_deaf_to_interrupts() -> Iterator[None]:
    """A terminal sends Ctrl-C to every process, but only this one is to hear it: what it blocks, its children do too.

    Where signals can't be blocked, `_start_worker` sees to it as soon as a process is up.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _open(plan: Plan) -> tuple[AnyGame, Board]:
    game = find(plan.game)
    assert game is not None
    return game, game.board(plan.board)


_worker_play: Callable[[int], Outcome]
_worker_stop: SharedEvent


def _start_worker(plan: Plan, stop: SharedEvent) -> None:
    global _worker_play, _worker_stop  # noqa: PLW0603 - a pool hands its processes their work this way
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker_play = partial(play_one, plan, *_open(plan))
    _worker_stop = stop


def _work(number: int) -> Outcome | None:
    return None if _worker_stop.is_set() else _worker_play(number)


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
