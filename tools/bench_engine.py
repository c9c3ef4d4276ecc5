"""One game under the measure, with whichever marula stands first on the path: the source, or the compiled copy of it.

python tools/bench_engine.py GAME SECONDS    prints one JSON object
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random

from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.games import find
from marula.library.boards import default_board
from marula.players import make_player

COMPARED = (2, 4)
"""With how many seats Catanatron is measured beside us."""


def measure(game: AnyGame, board: Board, seats: int, seconds: float, player: str = "random") -> dict[str, float]:
    """Matches for so many seconds."""
    matches = steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = Match(game, board, {}, seats, derive_seed("bench", matches))
        steps += match.run([make_player(player, game, derive_seed(matches, seat)) for seat in range(seats)])
        matches += 1
    spent = time.perf_counter() - start
    return {"matches": matches / spent, "steps": steps / spent}


def parts(game: AnyGame, board: Board, seconds: float) -> dict[str, float]:
    """Microseconds per copy, per list of legal actions and per applied action, over the positions of a match."""
    match = Match(game, board, {}, game.max_players, derive_seed("bench parts"))
    match.run([make_player("random", game, derive_seed(seat)) for seat in range(game.max_players)])
    states = []
    state = game.setup(board, match.options, match.seats)
    for move in match.moves:
        states.append((state.copy(), move))
        game.apply(state, move.seat, move.action, None)
    deciding = [(state, move) for state, move in states if move.seat >= 0]
    Random(0).shuffle(deciding)
    copies = [state.copy() for state, _ in states]

    def copy_all() -> int:
        for state, _ in states:
            state.copy()
        return len(states)

    def legal_all() -> int:
        for state, move in deciding:
            game.legal(state, move.seat)
        return len(deciding)

    def refresh() -> None:
        copies[:] = [state.copy() for state, _ in states]

    def apply_all() -> int:
        for state, (_, move) in zip(copies, states, strict=True):
            game.apply(state, move.seat, move.action, None)
        return len(states)

    return {
        "copy": _per_call(copy_all, seconds),
        "legal": _per_call(legal_all, seconds),
        "apply": _per_call(apply_all, seconds, refresh),
    }


def _per_call(work: Callable[[], int], seconds: float, before: Callable[[], None] = lambda: None) -> float:
    spent = 0.0
    count = 0
    while spent < seconds:
        before()
        start = time.perf_counter()
        count += work()
        spent += time.perf_counter() - start
    return spent / count * 1e6


def main() -> None:
    """Measure random play with the fewest, the compared and the most seats, greedy with the fewest, and the parts."""
    game = find(sys.argv[1])
    assert game is not None
    seconds = float(sys.argv[2])
    board = default_board(game)
    fewest, most = game.min_players, game.max_players
    counts = sorted({fewest, most, *(seats for seats in COMPARED if fewest <= seats <= most)})
    figures = {
        "seats": {str(seats): measure(game, board, seats, seconds) for seats in counts},
        "greedy": {"seats": fewest, **measure(game, board, fewest, seconds, "greedy")},
        "parts": parts(game, board, seconds / 4),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
