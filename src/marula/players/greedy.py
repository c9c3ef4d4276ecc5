"""The player who looks one whole turn ahead."""

from random import Random
from typing import final

from marula.core.actions import Action
from marula.core.game import Turn, Wisdom
from marula.core.player import Observation
from marula.players.ways import best_way


@final
class GreedyPlayer:
    """Tries the game's candidates to the end of its turn, or until nature decides, and takes the best way.

    A plan is kept for as long as nature has no part in it; what nature decides makes it think again.
    """

    def __init__(self, wisdom: Wisdom, rng: Random) -> None:
        self._wisdom = wisdom
        self._random = rng.random
        self.plan: list[Action] = []
        self._plan_turn: Turn | None = None

    def choose(self, observation: Observation) -> Action:
        """Follow the plan, or make one."""
        game, seat = observation.game, observation.seat
        state = game.imagine(observation.board, observation.view(), seat, self._draw)
        rules = game.rules
        turn = rules.turn(state)
        if not self.plan or turn != self._plan_turn or rules.check(state, seat, self.plan[-1]) is not None:
            # A trace of chance decides between equals, so that matches differ.
            wisdom = self._wisdom
            _, self.plan = best_way(rules, wisdom.candidates, wisdom.outlook, wisdom, state, seat, turn, self._random)
            self._plan_turn = turn
        return self.plan.pop()

    def _draw(self, bound: int) -> int:
        return int(self._random() * bound)
