"""Catanatron under the same measure: random matches, and the copy of a state. Runs in an environment of its own.

python tools/bench_catanatron.py SECONDS     prints one JSON object
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
ENOUGH = 3
"""A match takes so long that in the time our figures need there would be few."""


def measure(seats: int, seconds: float) -> dict[str, float]:
    """Random matches for so many seconds."""
    random.seed(0)
    matches = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in COLORS[:seats]])
        game.play()
        matches += 1
        steps += len(game.state.actions)
    spent = time.process_time() - start
    return {"matches": matches / spent, "steps": steps / spent}


def copy_time(seconds: float) -> float:
    """Microseconds to copy a game in the middle of a match."""
    random.seed(0)
    game = Game([RandomPlayer(color) for color in COLORS])
    for _ in range(200):
        game.play_tick()
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game.copy()
        count += 1
    return (time.process_time() - start) / count * 1e6


def main() -> None:
    """Measure two and four seats."""
    seconds = float(sys.argv[1])
    figures = {str(seats): measure(seats, ENOUGH * seconds) for seats in (2, 4)}
    print(json.dumps({"seats": figures, "copy": copy_time(seconds / 4)}))


if __name__ == "__main__":
    main()
