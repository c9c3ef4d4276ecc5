"""The player who tries its best ways on in roll-outs: what hidden cards may be, what nature and the others may do.

All ways meet the same luck, so that they differ by what they are and not by their dice. Again and again the worse half
of them is given up, and the rest is looked at more closely.
"""

from typing import Any, Final, final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import Rules, Turn
from marula.core.player import Observation
from marula.core.rollout import play_turns
from marula.core.stream import derive_seed
from marula.core.wisdom import Wisdom, chance_of
from marula.players.ways import Planning, Way, find_ways

DICE_BITS: Final = 29
"""How many bits of a seed for further dice are thrown at once."""


@final
class Effort:
    """How much is thought about a decision."""

    def __init__(self, ways: int, rollouts: int, rounds: int) -> None:
        self.ways = ways
        """How many ways on are tried."""
        self.rollouts = rollouts
        """How many times, taken together."""
        self.rounds = rounds
        """For how many turns of everybody a roll-out goes on after this one."""


USUAL: Final = (8, 48, 1)
"""Ways, roll-outs and rounds, where nothing else is said."""

PRIOR: Final = 2.0
"""How many roll-outs the lead that was expected without any counts for."""


@final
class _Arm:
    """A way under trial."""

    def __init__(self, way: Way, expected: float) -> None:
        self.way = way
        self.expected = expected
        self.sum = 0.0
        self.count = 0

    def value(self) -> float:
        """How likely it is to win, by what was expected and what was seen."""
        return (PRIOR * self.expected + self.sum) / (PRIOR + self.count)


@final
class SearchPlayer:
    """Tries its best ways on, and keeps to one for as long as nature has no part in it."""

    def __init__(self, wisdom: Wisdom, effort: Effort, seed: bytes) -> None:
        self._wisdom = wisdom
        self._policy = wisdom.policy() or Planning(wisdom)
        self._effort = effort
        self._dice = Dice(seed)
        self._plan: list[Action] = []
        self._plan_turn: Turn | None = None

    def choose(self, observation: Observation) -> Action:
        """Follow the plan, or make one."""
        game, seat = observation.game, observation.seat
        state = game.imagine(observation.board, observation.view(), seat, self._dice.below)
        rules = game.rules
        turn = rules.turn(state)
        if not self._plan or turn != self._plan_turn or rules.check(state, seat, self._plan[-1]) is not None:
            self._plan = self._best(rules, state, seat).actions[::-1]
            self._plan_turn = turn
        return self._plan.pop()

    def _best(self, rules: Rules[Any], state: Any, seat: Seat) -> Way:
        ways = find_ways(rules, self._wisdom, state, seat, self._effort.ways)
        if len(ways) == 1:
            return ways[0]
        arms = [_Arm(way, chance_of(way.lead)) for way in ways]
        left = self._effort.rollouts
        while len(arms) > 1:
            halvings = (len(arms) - 1).bit_length()
            for _ in range(max(1, left // (halvings * len(arms)))):
                self._try(rules, state, seat, arms)
                left -= len(arms)
            arms.sort(key=_by_value)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0].way

    def _try(self, rules: Rules[Any], state: Any, seat: Seat, arms: list[_Arm]) -> None:
        """One roll-out of each, all with the same hidden cards and the same luck."""
        dealt = state.copy()
        rules.reshuffle(dealt, seat, self._dice)
        luck = Dice(derive_seed(self._dice.below(1 << DICE_BITS), self._dice.below(1 << DICE_BITS)))
        turns = 1 + self._effort.rounds * state.seats
        for arm in arms:
            after = dealt.copy()
            for action in arm.way.actions:
                rules.apply(after, seat, action, None)
            play_turns(
                rules, after, luck.copy(), turns - (rules.turn(after).number - rules.turn(state).number), self._policy
            )
            arm.sum += chance_of(self._wisdom.lead(after, seat))
            arm.count += 1


def _by_value(arm: _Arm) -> float:
    return -arm.value()
