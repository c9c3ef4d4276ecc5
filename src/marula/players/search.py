"""The player who tries its best ways on in roll-outs: what hidden cards may be, what nature and the others may do.

All ways meet the same luck, so that they differ by what they are and not by their dice. Again and again the worse half
of them is given up, and the rest is looked at more closely.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Turn
from marula.core.player import Observation
from marula.core.rollout import play_turns
from marula.core.rules import NOBODY
from marula.core.stream import derive_seed
from marula.core.wisdom import SPREAD, Wisdom
from marula.players.ways import Planning, Way, find_ways

DICE_BITS: Final = 29
"""How many bits of a seed for further dice are thrown at once."""


@final
class Effort:
    """How much is thought about a decision."""

    def __init__(self, ways: int, rollouts: int, rounds: int, seconds: float = 0.0) -> None:
        self.ways = ways
        """How many ways on are tried."""
        self.rollouts = rollouts
        """How many times, taken together; of no account where time is."""
        self.rounds = rounds
        """For how many turns of everybody a roll-out goes on after this one."""
        self.seconds = seconds
        """For how long they are tried; 0 where roll-outs are counted, which is the same on every machine."""


USUAL: Final = Effort(ways=8, rollouts=48, rounds=1)
"""Where nothing else is said."""

MOST_BEHIND: Final = 8.0
"""How many points a way can seem to be behind another: what was thought at first sight may be wrong by more."""


@final
class _Arm:
    """A way under trial."""

    def __init__(self, way: Way, behind: float, trust: float) -> None:
        self.way = way
        self.liked = way.liked / (2.0 * SPREAD)
        self.sum = -trust * min(behind, MOST_BEHIND) / (2.0 * SPREAD)
        """How likely it was to win in all roll-outs taken together, and what it seemed to be behind the best before."""


@final
class SearchPlayer:
    """Tries its best ways on, and keeps to one for as long as nature has no part in it."""

    def __init__(
        self, game: AnyGame, wisdom: Wisdom, effort: Effort, seed: bytes, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._clock = clock
        self._game = game
        self._rules = game.rules
        self._wisdom = wisdom
        self._policy = Planning(wisdom, wisdom.glimpse)
        self._effort = effort
        self._dice = Dice(seed)
        self.plan: list[Action] = []
        self._plan_turn: Turn | None = None

    def choose(self, observation: Observation) -> Action:
        """Follow the plan, or make one."""
        seat, rules = observation.seat, self._rules
        state = self._game.imagine(observation.board, observation.view(), seat, self._dice.below)
        turn = rules.turn(state)
        if not self.plan or turn != self._plan_turn or rules.check(state, seat, self.plan[-1]) is not None:
            self.plan = self._best(state, seat).actions[::-1]
            self._plan_turn = turn
        return self.plan.pop()

    def _best(self, state: Any, seat: Seat) -> Way:
        ways = find_ways(self._rules, self._wisdom, state, seat, self._effort.ways)
        trust = self._wisdom.trust()
        arms = [_Arm(way, ways[0].worth - way.worth, trust) for way in ways]
        start, seconds, left = self._clock(), self._effort.seconds, self._effort.rollouts
        stages = _halvings(arms)
        while len(arms) > 1:
            halvings = _halvings(arms)
            if seconds:
                # Every halving has an equal share of the time, and sees each way at least once.
                until = start + seconds * (stages - halvings + 1) / stages
                self._try(state, seat, arms)
                while self._clock() < until:
                    self._try(state, seat, arms)
            else:
                for _ in range(max(1, left // (halvings * len(arms)))):
                    self._try(state, seat, arms)
                    left -= len(arms)
            arms.sort(key=_by_value)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0].way

    def _try(self, state: Any, seat: Seat, arms: list[_Arm]) -> None:
        """One roll-out of each, all with the same hidden cards and the same luck."""
        rules = self._rules
        dealt = state.copy()
        rules.reshuffle(dealt, seat, self._dice)
        luck = Dice(derive_seed(self._dice.below(1 << DICE_BITS), self._dice.below(1 << DICE_BITS)))
        last = rules.turn(state).number + 1 + self._effort.rounds * state.seats
        for arm in arms:
            after = dealt.copy()
            for action in arm.way.actions:
                rules.apply(after, seat, action, None)
            play_turns(rules, after, luck.copy(), last - rules.turn(after).number, self._policy)
            arm.sum += self._chance(after, seat) + arm.liked

    def _chance(self, state: Any, seat: Seat) -> float:
        """How likely the seat is to win, or whether it has won."""
        if self._rules.actor(state) != NOBODY:
            return self._wisdom.chance(state, seat)
        winners = self._game.result(state).winners
        return 1.0 / len(winners) if seat in winners else 0.0


def _halvings(arms: list[_Arm]) -> int:
    """How often they must be halved until one is left."""
    return (len(arms) - 1).bit_length()


def _by_value(arm: _Arm) -> float:
    return -arm.sum
