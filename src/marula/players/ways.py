"""Whole turns: what a seat might do until nature or somebody else decides, or its turn is over."""

from collections.abc import Callable
from typing import Any, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import Rules, Turn
from marula.core.rollout import Policy
from marula.core.rules import NOBODY
from marula.core.wisdom import Wisdom


@final
class Way:
    """Actions one after another, what the position after them is worth at first sight, and how well they are liked."""

    def __init__(self, actions: list[Action], worth: float, liked: float) -> None:
        self.actions = actions
        self.worth = worth
        self.liked = liked


def find_ways(rules: Rules[Any], wisdom: Wisdom, state: Any, seat: Seat, most: int) -> list[Way]:
    """The best ways on, as far as can be told without a look at what follows; so many at most, the best first."""
    found: list[Way] = []
    _walk(rules, wisdom, state, seat, rules.turn(state), [], 0.0, found)
    found.sort(key=_by_worth)
    return found[:most]


def _walk(
    rules: Rules[Any],
    wisdom: Wisdom,
    state: Any,
    seat: Seat,
    turn: Turn,
    before: list[Action],
    liked: float,
    found: list[Way],
) -> None:
    for action in wisdom.thoughts(state, seat):
        after = state.copy()
        rules.apply(after, seat, action, None)
        actions = [*before, action]
        if goes_on(rules, after, seat, turn):
            _walk(rules, wisdom, after, seat, turn, actions, liked + wisdom.taste(action), found)
        else:
            found.append(Way(actions, wisdom.outlook(after, seat), liked + wisdom.taste(action)))


def goes_on(rules: Rules[Any], state: Any, seat: Seat, turn: Turn) -> bool:
    """Whether the seat decides on in its turn, with nothing that it could not foresee in between."""
    actors = rules.actors(state)
    return len(actors) > 0 and actors[0] != CHANCE and seat in actors and rules.turn(state) == turn


def _by_worth(way: Way) -> float:
    return -way.worth - way.liked


@final
class Planning(Policy):
    """Everybody goes the best way at first sight: about as greedy would, or by what was learned."""

    def __init__(self, wisdom: Wisdom, judge: Callable[[Any, Seat], float]) -> None:
        self._wisdom = wisdom
        self._judge = judge
        self._state: Any = None
        self._plan: list[Action] = []
        self._plan_turn: Turn | None = None
        self._plan_seat = NOBODY

    def choose(self, rules: Rules[Any], state: Any, seat: Seat, dice: Dice) -> Action:
        """Follow the plan for this very roll-out, or make one."""
        turn = rules.turn(state)
        if (
            not self._plan
            or state is not self._state
            or seat != self._plan_seat
            or turn != self._plan_turn
            or rules.check(state, seat, self._plan[-1]) is not None
        ):
            wisdom = self._wisdom
            self._plan = best_way(rules, wisdom.glances, self._judge, wisdom, state, seat, turn, _no_trace)[1]
            self._state, self._plan_seat, self._plan_turn = state, seat, turn
        return self._plan.pop()


def best_way(
    rules: Rules[Any],
    think: Callable[[Any, Seat], list[Action]],
    judge: Callable[[Any, Seat], float],
    wisdom: Wisdom,
    state: Any,
    seat: Seat,
    turn: Turn,
    trace: Callable[[], float],
) -> tuple[float, list[Action]]:
    """The worth of the best way on among those thought of, as judged, and its actions in reverse order.

    A trace decides between equals.
    """
    best = -1e9
    way: list[Action] = []
    for action in think(state, seat):
        after = state.copy()
        rules.apply(after, seat, action, None)
        if goes_on(rules, after, seat, turn):
            value, rest = best_way(rules, think, judge, wisdom, after, seat, turn, trace)
        else:
            value = judge(after, seat)
            rest = []
        value += wisdom.taste(action) + trace() * 1e-6
        if value > best:
            best, way = value, rest
            way.append(action)
    return best, way


def _no_trace() -> float:
    return 0.0
