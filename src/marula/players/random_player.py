"""The player without a plan."""

from typing import final

from marula.core.actions import Action
from marula.core.dice import Dice
from marula.core.player import Observation


@final
class RandomPlayer:
    """Picks a kind of action, all as likely, then one of that kind."""

    def __init__(self, seed: bytes) -> None:
        self._dice = Dice(seed)

    def choose(self, observation: Observation) -> Action:
        """Pick one of the legal actions."""
        return observation.pick(self._dice)
