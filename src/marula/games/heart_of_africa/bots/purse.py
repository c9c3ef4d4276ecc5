"""The train cards that a seat means to pay lanes with, and those it has still to draw for them."""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa.board import COLOURS, GRAY
from marula.games.heart_of_africa.state import HeartOfAfricaState


@final
class Purse:
    """The cards at hand by colour, but for locomotives, of which paying in thought takes some away."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat) -> None:
        self.left: Final = [state.count(seat, colour) for colour in range(len(COLOURS))]
        self.missing = 0
        """How many cards of colours lacked, those that locomotives stand in for included."""
        self.longest_wait = 0
        """How many of one colour at the most."""

    def held(self) -> list[int]:
        """HOA-R1 How many cards there are for a lane of each colour; for a gray one those of which there are most."""
        return [*self.left, self.left[self._most()]]

    def pay(self, colour: int, length: int) -> None:
        """HOA-R1 For a lane of that colour and length; what lacks is missing from now on."""
        if colour == GRAY:
            colour = self._most()
        short = length - self.left[colour]
        if short > 0:
            self.missing += short
            self.longest_wait = max(self.longest_wait, short)
            self.left[colour] = 0
        else:
            self.left[colour] = -short

    def _most(self) -> int:
        """The first colour of those of which there are most cards."""
        best = 0
        for colour in range(1, len(self.left)):
            if self.left[colour] > self.left[best]:
                best = colour
        return best
