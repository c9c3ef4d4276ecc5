"""Positions of matches between bots, as features, and what became of them."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, final

import numpy as np

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.core.wisdom import Wisdom
from marula.lab.matches import open_board, seat_bots
from marula.lab.pool import Work, share

PER_CHUNK = 50
"""Matches in one file: what is lost at most when the work is broken off."""

PER_TURN = 3
"""One in so many turns is looked at: those next to each other tell the same."""

WHIMS = 12
"""One in so many decisions is made by whim among the candidates, so that also what bots don't do is seen."""

Rows = Any
"""An array of numbers: for each position and seat its features, then the progress, the lead and the victory."""


@dataclass(frozen=True)
class Plan:
    """Whose matches are looked at: of so many bots of one sort, in turn with each number of seats."""

    game: str
    board: JsonObject
    player: str
    seats: tuple[int, ...]
    seed: str


def gather(plan: Plan, chunks: int, folder: Path, jobs: int, progress: Callable[[int], None]) -> list[Rows]:
    """The samples of so many chunks of matches: those that lie in the folder, and the others, which are put there."""
    files = [folder / f"{number}.npy" for number in range(chunks)]
    missing = [number for number, file in enumerate(files) if not file.is_file()]
    progress((chunks - len(missing)) * PER_CHUNK)
    with closing(share(partial(_begin, plan, missing), len(missing), jobs)) as done:
        for number, rows in zip(missing, done, strict=False):
            _keep(files[number], rows)
            progress(PER_CHUNK)
    return [np.load(file) for file in files if file.is_file()]


def _begin(plan: Plan, missing: list[int]) -> Work[Rows]:
    return partial(_chunk, plan, *open_board(plan.game, plan.board), missing)


def _chunk(plan: Plan, game: AnyGame, board: Board, missing: list[int], place: int) -> Rows:
    first = missing[place] * PER_CHUNK
    found: list[list[float]] = []
    for number in range(first, first + PER_CHUNK):
        found += _samples(plan, game, board, number)
    return np.array(found, dtype=np.float32)


def _samples(plan: Plan, game: AnyGame, board: Board, number: int) -> list[list[float]]:
    """What one match has to tell."""
    words = ("marula training", plan.seed, number)
    seats = plan.seats[number % len(plan.seats)]
    match = Match(game, board, {}, seats, derive_seed(*words))
    looker = Looker(match, Dice(derive_seed(*words, "which")))
    bots = seat_bots([plan.player] * seats, game, plan.seed, number)
    match.run([Watched(bot, looker, WHIMS) for bot in bots])
    result = game.result(match.state)
    totals = [score["total"] for score in result.scores]
    leads = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    return [[*features, leads[seat], won[seat]] for seat, features in looker.found]


@final
class Looker:
    """Looks at the beginning of some turns through the eyes of every seat."""

    def __init__(self, match: Match, dice: Dice) -> None:
        self._match = match
        self._wisdom: Wisdom = match.game.wisdom()
        self._turn = 0
        self.dice = dice
        self.found: list[tuple[int, list[float]]] = []

    def any_candidate(self, seat: Seat) -> Action:
        """One of the actions worth thinking about."""
        candidates = self._wisdom.candidates(self._match.state, seat)
        return candidates[self.dice.below(len(candidates))]

    def look(self) -> None:
        """Note the position, if it is one to be noted."""
        match, state = self._match, self._match.state
        turn = match.rules.turn(state).number
        if turn == self._turn:
            return
        self._turn = turn
        if self.dice.below(PER_TURN):
            return
        for seat in range(match.seats):
            features = self._wisdom.features(state, Seat(seat))
            self.found.append((seat, [*features, self._wisdom.progress(state)]))


@final
class Watched:
    """A player whose turns are looked at, and who does something else one time in `whims`, or never."""

    def __init__(self, player: Player, looker: Looker, whims: int = 0) -> None:
        self._player = player
        self._looker = looker
        self._whims = whims

    def choose(self, observation: Observation) -> Action:
        """What the player chooses, or now and then another candidate."""
        looker = self._looker
        looker.look()
        if not self._whims or looker.dice.below(self._whims):
            return self._player.choose(observation)
        return looker.any_candidate(observation.seat)


def _keep(file: Path, rows: Rows) -> None:
    """Write them in one go: a file that is there is whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as stream:
        np.save(stream, rows)
    unfinished.replace(file)
