"""Components and set-up."""

from typing import Final

from marula.games.oware.board import HOUSES, OwareBoard
from marula.games.oware.state import OwareState

from marula.core.game import Options

SEEDS_A_HOUSE: Final = 4
SEEDS: Final = SEEDS_A_HOUSE * HOUSES
"""OWA-C2"""


def setup(board: OwareBoard, options: Options, seats: int) -> OwareState:
    """OWA-S1 Four seeds in each house; the first player begins."""
    return OwareState(board, [SEEDS_A_HOUSE] * HOUSES)
