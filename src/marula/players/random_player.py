"""The player without a plan."""

from random import Random
from typing import final

from marula.core.actions import Action
from marula.core.player import Observation


@final
class RandomPlayer:
    """Picks a type of action, all legal ones equally likely, then one of that type.

    Choosing among all actions alike would mostly choose the type that happens to have most of them.
    """

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, observation: Observation) -> Action:
        """Pick one of the legal actions."""
        legal = observation.legal
        # Actions of one type stand together, so the first of each run starts a new type.
        starts: list[int] = []
        last = ""
        for place, action in enumerate(legal):
            if action.type != last:
                last = action.type
                starts.append(place)
        run = int(self._random() * len(starts))
        start = starts[run]
        stop = starts[run + 1] if run + 1 < len(starts) else len(legal)
        return legal[start + int(self._random() * (stop - start))]
