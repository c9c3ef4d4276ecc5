"""What bots know of a game."""

from abc import abstractmethod
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from marula.core.actions import Action, Seat
from marula.core.levels import Style
from marula.core.model import Model, chance_of

SPREAD: Final = 20.0
"""By how many points an expected lead goes astray, more or less, where nothing was learned."""

NO_STYLE: Final[Style] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Wisdom:
    """What bots know of a game. `without` names knowledge switched off, to measure what it is worth.

    Greedy goes by `candidates` and `evaluate`. Bots that search go by the rest, which can be left as it is; `model` is
    what was learned from matches, where somebody has done so, `style` what a bot likes beyond what it brings.
    """

    def __init__(self, without: frozenset[str] = frozenset()) -> None:
        self.without = without
        self.model: Model | None = None
        self.style: Style = NO_STYLE

    @abstractmethod
    def candidates(self, state: Any, seat: Seat) -> list[Action]:
        """The few legal actions worth thinking about; never empty where one is legal."""

    @abstractmethod
    def evaluate(self, state: Any, seat: Seat) -> float:
        """How good the position is for that seat, in points; also where nature is about to decide."""

    @final
    def taste(self, action: Action) -> float:
        """How many points the bot likes that action better by than what it brings."""
        return self.style.get(action.type, 0.0) if self.style else 0.0

    def thoughts(self, state: Any, seat: Seat) -> list[Action]:
        """The same for who has more time than greedy: a few more, the better ones or not."""
        return self.candidates(state, seat)

    def glances(self, state: Any, seat: Seat) -> list[Action]:
        """The same for roll-outs, where everybody has less time: fewer, where there are many."""
        return self.candidates(state, seat)

    def features(self, state: Any, seat: Seat) -> list[float]:
        """What of a position counts for the lead in the end, as numbers, at the beginning of anybody's turn.

        In the order of the game's `features`, and from nothing that the seat may not know.
        """
        return []

    def progress(self, state: Any) -> float:
        """How much of the match is over, from 0 to 1, about."""
        return 0.5

    def outlook(self, state: Any, seat: Seat) -> float:
        """What a position is worth at first sight, as `evaluate`: by what was learned, where that tells it better."""
        return self.evaluate(state, seat)

    def glimpse(self, state: Any, seat: Seat) -> float:
        """The same in roll-outs, where what costs much time is not worth it."""
        return self.outlook(state, seat)

    def trust(self) -> float:
        """How many roll-outs count as much as what was thought of a way at first sight."""
        return 2.0

    def lead(self, state: Any, seat: Seat) -> float:
        """By how many points the seat will be ahead in the end, as far as can be told."""
        if self.model is None:
            return self.evaluate(state, seat)
        return self.model.lead(self.features(state, seat))

    def chance(self, state: Any, seat: Seat) -> float:
        """How likely the seat is to win, as far as can be told."""
        if self.model is None:
            return chance_of(self.evaluate(state, seat), SPREAD)
        return self.model.chance(self.lead(state, seat), self.progress(state))
