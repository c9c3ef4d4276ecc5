"""A position of Oware."""

from typing import final

from marula.games.oware.board import OwareBoard

from marula.core.actions import Seat
from marula.core.game import State


@final
class OwareState(State):
    """The seeds in the houses and those captured, whose turn it is, and for how long nothing has been captured."""

    __slots__ = ("board", "captured", "ending", "houses", "kept", "player", "quiet", "turn")

    def __init__(self, board: OwareBoard, houses: list[int]) -> None:
        self.board = board
        self.houses = houses
        self.captured = [0, 0]
        self.kept = [0, 0]
        self.player = Seat(0)
        self.turn = 1
        self.quiet = 0
        self.ending = 0

    def copy(self) -> "OwareState":
        """An independent copy."""
        other = OwareState(self.board, self.houses[:])
        other.captured = self.captured[:]
        other.kept = self.kept[:]
        other.player = self.player
        other.turn = self.turn
        other.quiet = self.quiet
        other.ending = self.ending
        return other

    def snapshot(self) -> tuple[object, ...]:
        """All that makes up the position."""
        seeds = (tuple(self.houses), tuple(self.captured), tuple(self.kept))
        return (*seeds, self.player, self.turn, self.quiet, self.ending)
