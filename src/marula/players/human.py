"""People's errors: to overlook something, to misjudge something. Never a move without sense."""

from typing import Any, Final, final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.wisdom import Wisdom

SHARES: Final = 1 << 20
"""How finely chances are told apart."""

THROWS: Final = 6
"""So many throws together go astray much as people do: by little often, by much rarely."""

SPREAD_OF_THROWS: Final = 0.7071067811865476
"""By how much the sum of that many throws between -0.5 and 0.5 goes astray: the root of THROWS / 12."""


@final
class Human(Wisdom):
    """What somebody knows of a game who doesn't see everything, and doesn't judge everything rightly."""

    def __init__(self, wisdom: Wisdom, overlooks: float, misjudges: float, dice: Dice) -> None:
        super().__init__(wisdom.without)
        self.style = wisdom.style
        self._wisdom = wisdom
        self._overlooks = int(overlooks * SHARES)
        self._misjudges = misjudges
        self._dice = dice

    def candidates(self, state: Any, seat: Seat) -> list[Action]:
        """Some of them, one at least."""
        known = self._wisdom.candidates(state, seat)
        seen = [action for action in known if self._dice.below(SHARES) >= self._overlooks]
        return seen or [known[self._dice.below(len(known))]]

    def evaluate(self, state: Any, seat: Seat) -> float:
        """About what it is worth."""
        astray = 0.0
        for _ in range(THROWS):
            astray += self._dice.below(SHARES) / SHARES - 0.5
        return self._wisdom.evaluate(state, seat) + self._misjudges * astray / SPREAD_OF_THROWS
