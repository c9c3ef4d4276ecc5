"""One game under the measure: as source with MARULA_COMPILE=no, else compiled if it has been.

python tools/bench_engine.py GAME source|compiled SECONDS    prints one JSON object
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from marula.compiled import kind_of
from marula.core import record
from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.rollout import play_out
from marula.core.stream import derive_seed
from marula.games import find
from marula.library.boards import default_board
from marula.players import make_player

COMPARED = (2, 4)
"""With how many seats Catanatron is measured beside us."""

Play = Callable[[int, int], int]
"""A match of that number with so many seats; how many decisions the seats made."""


def measure(play: Play, seats: int, seconds: float, steps_name: str = "steps") -> dict[str, float]:
    """Matches for so many seconds of processor time."""
    matches = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        steps += play(matches, seats)
        matches += 1
    spent = time.process_time() - start
    return {"matches": matches / spent, steps_name: steps / spent}


class Measured:
    """A game on its own board, to be played in several ways."""

    def __init__(self, game: AnyGame, board: Board) -> None:
        self.game = game
        self.board = board
        self.options = game.settle({})

    def rollout(self, number: int, seats: int) -> int:
        """As simulation and search play: at random, with fast dice."""
        state = self.game.setup(self.board, self.options, seats)
        return play_out(self.game.rules, state, Dice(derive_seed("bench", number)))

    def recorded(self, number: int, seats: int) -> int:
        """At random too, but with everything checked, nature verifiable, and the record written."""
        match, steps = self._played("random", number, seats)
        record.write(match, [{"player": "random"}] * seats)
        return steps

    def greedy(self, number: int, seats: int) -> int:
        """By players who look a turn ahead."""
        return self._played("greedy", number, seats)[1]

    def _played(self, player: str, number: int, seats: int) -> tuple[Match, int]:
        match = Match(self.game, self.board, {}, seats, derive_seed("bench", number))
        players = [make_player(player, self.game, derive_seed(number, seat)) for seat in range(seats)]
        return match, match.run(players)


class Position(NamedTuple):
    """A state of a match, and the move that was made in it."""

    state: Any
    seat: Seat
    action: Action


def parts(game: AnyGame, board: Board, seconds: float) -> dict[str, float]:
    """Microseconds per call of what search asks, over the positions of a random match."""
    match = Match(game, board, {}, game.max_players, derive_seed("bench parts"))
    match.run([make_player("random", game, derive_seed(seat)) for seat in range(game.max_players)])
    rules = game.rules
    every: list[Position] = []
    state = game.setup(board, match.options, match.seats)
    for move in match.moves:
        every.append(Position(state.copy(), move.seat, move.action))
        rules.apply(state, move.seat, move.action, None)
    deciding = [position for position in every if position.seat >= 0]
    Random(0).shuffle(deciding)
    views = [(game.view(state, seat), seat) for state, seat, _ in deciding]
    dice = Dice(derive_seed("bench parts"))
    draw = Random(0).randrange
    copies: list[Any] = []

    def refresh() -> None:
        copies[:] = [state.copy() for state, *_ in every]

    def copy() -> int:
        for state, *_ in every:
            state.copy()
        return len(every)

    def legal() -> int:
        for state, seat, _ in deciding:
            rules.legal(state, seat)
        return len(deciding)

    def pick() -> int:
        for state, seat, _ in deciding:
            rules.pick_any(state, seat, dice)
        return len(deciding)

    def apply() -> int:
        for state, (_, seat, action) in zip(copies, every, strict=True):
            rules.apply(state, seat, action, None)
        return len(every)

    def view() -> int:
        for state, seat, _ in deciding:
            game.view(state, seat)
        return len(deciding)

    def imagine() -> int:
        for view, seat in views:
            game.imagine(board, view, seat, draw)
        return len(views)

    def reshuffle() -> int:
        for state, (_, seat, _) in zip(copies, every, strict=True):
            rules.reshuffle(state, max(Seat(0), seat), dice)
        return len(every)

    return {
        "copy": _per_call(copy, seconds),
        "legal": _per_call(legal, seconds),
        "pick": _per_call(pick, seconds),
        "apply": _per_call(apply, seconds, refresh),
        "view": _per_call(view, seconds),
        "imagine": _per_call(imagine, seconds),
        "reshuffle": _per_call(reshuffle, seconds, refresh),
    }


def _per_call(work: Callable[[], int], seconds: float, before: Callable[[], None] = lambda: None) -> float:
    spent = 0.0
    count = 0
    while spent < seconds:
        before()
        start = time.process_time()
        count += work()
        spent += time.process_time() - start
    return spent / count * 1e6


def main() -> None:
    """Measure random play with the fewest, the compared and the most seats, greedy with the fewest, and the parts."""
    game = find(sys.argv[1])
    assert game is not None
    if kind_of(game.rules) != sys.argv[2]:
        sys.exit(f"{game.id} runs as {kind_of(game.rules)}: has the source changed since it was compiled?")
    seconds = float(sys.argv[3])
    board = default_board(game)
    measured = Measured(game, board)
    fewest, most = game.min_players, game.max_players
    counts = sorted({fewest, most, *(seats for seats in COMPARED if fewest <= seats <= most)})
    figures = {
        "rollout": {str(seats): measure(measured.rollout, seats, seconds) for seats in counts},
        "recorded": {str(seats): measure(measured.recorded, seats, seconds) for seats in counts},
        "greedy": {str(fewest): measure(measured.greedy, fewest, seconds, "decisions")},
        "us": parts(game, board, seconds / 4),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
