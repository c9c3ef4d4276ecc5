"""A position of Sample Game."""

from typing import final

from marula.games.sample_game.board import SampleGameBoard

from marula.core.actions import Seat
from marula.core.game import State


@final
class SampleGameState(State):
    """The pile, who has taken how much, and whose turn it is."""

    # FILL IN: all that makes up a position, in small integers, lists and masks; the same in copy and in snapshot.
    __slots__ = ("board", "pile", "player", "taken", "turn")

    def __init__(self, board: SampleGameBoard, pile: int, taken: list[int]) -> None:
        self.board = board
        self.pile = pile
        self.taken = taken
        self.player = Seat(0)
        self.turn = 1

    def copy(self) -> "SampleGameState":
        """An independent copy."""
        other = SampleGameState(self.board, self.pile, self.taken[:])
        other.player = self.player
        other.turn = self.turn
        return other

    def snapshot(self) -> tuple[object, ...]:
        """All that makes up the position."""
        return (self.pile, tuple(self.taken), self.player, self.turn)
