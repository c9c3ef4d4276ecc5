"""OpenSpiel under the same measure: random matches, asked move by move. Runs in an environment of its own.

python tools/bench_openspiel.py SECONDS     prints one JSON object
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ("connect_four", "backgammon", "chess")
"""One that is as small as can be, one with dice, one with many moves."""


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random matches for so many seconds."""
    random.seed(0)
    game = pyspiel.load_game(name)
    matches = steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        matches += 1
    spent = time.process_time() - start
    return {"matches": matches / spent, "steps": steps / spent}


def main() -> None:
    """Measure some of its games."""
    print(json.dumps({name: measure(name, float(sys.argv[1])) for name in GAMES}))


if __name__ == "__main__":
    main()
