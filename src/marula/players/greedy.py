"""The player who looks one whole turn ahead."""

from random import Random
from typing import Any, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Rules, Turn, Wisdom
from marula.core.player import Observation


@final
class GreedyPlayer:
    """Tries the game's candidates to the end of its turn, or until nature decides, and takes the best way.

    A plan is kept for as long as nature has no part in it; what nature decides makes it think again.
    """

    def __init__(self, wisdom: Wisdom, rng: Random) -> None:
        self._wisdom = wisdom
        self._random = rng.random
        self._plan: list[Action] = []
        self._plan_turn: Turn | None = None

    def choose(self, observation: Observation) -> Action:
        """Follow the plan, or make one."""
        game, seat = observation.game, observation.seat
        state = game.imagine(observation.board, observation.view(), seat, self._draw)
        rules = game.rules
        turn = rules.turn(state)
        if not self._plan or turn != self._plan_turn or rules.check(state, seat, self._plan[-1]) is not None:
            _, self._plan = self._best(rules, state, seat, turn)
            self._plan_turn = turn
        return self._plan.pop()

    def _best(self, rules: Rules[Any], state: Any, seat: Seat, turn: Turn) -> tuple[float, list[Action]]:
        """The value of the best way on, and its actions in reverse order."""
        best = -1e9
        way: list[Action] = []
        for action in self._wisdom.candidates(state, seat):
            after = state.copy()
            rules.apply(after, seat, action, None)
            actors = rules.actors(after)
            if not actors or actors[0] == CHANCE or seat not in actors or rules.turn(after) != turn:
                value = self._wisdom.evaluate(after, seat)
                rest: list[Action] = []
            else:
                value, rest = self._best(rules, after, seat, turn)
            # A trace of chance decides between equals, so that matches differ.
            value += self._random() * 1e-6
            if value > best:
                best, way = value, rest
                way.append(action)
        return best, way

    def _draw(self, bound: int) -> int:
        return int(self._random() * bound)
