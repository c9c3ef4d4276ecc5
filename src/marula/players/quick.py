"""The player who takes the best way at first sight, among what a glance shows: fast, and as well as that goes."""

from typing import final

from marula.core.actions import Action
from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.player import Observation
from marula.core.wisdom import Wisdom
from marula.players.ways import Planning


@final
class QuickPlayer:
    """First sight on a seat, so that its strength can be measured and many matches be learned from."""

    def __init__(self, game: AnyGame, wisdom: Wisdom, seed: bytes) -> None:
        self._game = game
        self._policy = Planning(wisdom, wisdom.outlook)
        self._dice = Dice(seed)

    def choose(self, observation: Observation) -> Action:
        """What seems best in a position that looks like this one."""
        seat = observation.seat
        state = self._game.imagine(observation.board, observation.view(), seat, self._dice.below)
        return self._policy.choose(self._game.rules, state, seat, self._dice)
