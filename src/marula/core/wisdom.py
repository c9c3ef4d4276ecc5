"""What bots know of a game."""

from abc import abstractmethod
from math import sqrt
from typing import Any, Final

from mypy_extensions import mypyc_attr

from marula.core.actions import Action, Seat
from marula.core.rollout import Policy

SPREAD: Final = 20.0
"""By how many points an expected lead goes astray, more or less."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wisdom:
    """What bots know of a game. `without` names knowledge switched off, to measure what it is worth.

    Greedy goes by `candidates` and `evaluate`. Bots that search go by the rest, which can be left as it is.
    """

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        self.without = without

    @abstractmethod
    def candidates(self, state: Any, seat: Seat) -> list[Action]:
        """The few legal actions worth thinking about; never empty where one is legal."""

    @abstractmethod
    def evaluate(self, state: Any, seat: Seat) -> float:
        """How good the position is for that seat, in points; also where nature is about to decide."""

    def lead(self, state: Any, seat: Seat) -> float:
        """By how many points the seat will be ahead in the end, as far as can be told."""
        return self.evaluate(state, seat)

    def policy(self) -> Policy | None:
        """How everybody decides in roll-outs; None where nothing is better than a plan for each turn."""
        return None


def chance_of(lead: float) -> float:
    """How likely it is to win with that lead; a half where nobody leads.

    Root and sums are exact on every system, so that the same is chosen everywhere.
    """
    leads = lead / SPREAD
    return 0.5 + 0.5 * leads / sqrt(1.0 + leads * leads)
