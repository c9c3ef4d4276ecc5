"""Set-up."""

from typing import Final

from marula.games.sample_game.board import SampleGameBoard
from marula.games.sample_game.state import SampleGameState

from marula.core.game import Options

PEBBLES: Final = 15


def setup(board: SampleGameBoard, options: Options, seats: int) -> SampleGameState:
    """SAG-S1 Fifteen pebbles lie in a pile, and the first player begins."""
    # FILL IN: the first position; what is random in it are nature's first moves.
    return SampleGameState(board, PEBBLES, [0] * seats)
