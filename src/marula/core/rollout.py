"""Roll-outs: how a position might go on, played fast, without undo, records or refusals."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.rules import NOBODY, Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How seats decide in a roll-out: this one has no plan."""

    def choose(self, rules: Rules[Any], state: Any, seat: Seat, dice: Dice) -> Action:
        """One of the seat's legal actions."""
        return rules.pick_any(state, seat, dice)


def play_out(rules: Rules[Any], state: Any, dice: Dice, policy: Policy | None = None) -> int:
    """Play on to the end of the match; return how many decisions the seats made."""
    policy = policy or Policy()
    steps = 0
    while True:
        seat = rules.actor(state)
        if seat == CHANCE:
            action = roll(rules, state, dice)
        elif seat == NOBODY:
            return steps
        else:
            action = policy.choose(rules, state, seat, dice)
            steps += 1
        rules.apply(state, seat, action, None)


def play_turns(rules: Rules[Any], state: Any, dice: Dice, turns: int, policy: Policy | None = None) -> int:
    """The same, for so many turns, this one included, or to the end of the match if that comes first."""
    policy = policy or Policy()
    last = rules.turn(state).number + turns
    steps = 0
    while True:
        seat = rules.actor(state)
        if seat == CHANCE:
            action = roll(rules, state, dice)
        elif seat == NOBODY or rules.turn(state).number >= last:
            return steps
        else:
            action = policy.choose(rules, state, seat, dice)
            steps += 1
        rules.apply(state, seat, action, None)


def roll(rules: Rules[Any], state: Any, dice: Dice) -> Action:
    """What nature decides, by these dice."""
    actions, weights = rules.chance(state)
    total: i64 = 0
    for weight in weights:
        total += weight
    rest: i64 = dice.below(total)
    place = 0
    for weight in weights:
        rest -= weight
        if rest < 0:
            break
        place += 1
    return actions[place]
