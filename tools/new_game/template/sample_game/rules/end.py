"""The end."""

from typing import Final

from marula.games.sample_game.state import SampleGameState

from marula.core.game import Result

EMPTY: Final = "empty"


def is_over(state: SampleGameState) -> bool:
    """SAG-E1 The match ends when the pile is empty."""
    return state.pile == 0


def result(state: SampleGameState) -> Result:
    """SAG-E1 One point for the last pebble."""
    # FILL IN: every seat's score by category. `total` is their sum, and most of it wins.
    points = [int(seat == state.player) for seat in range(len(state.taken))]
    return Result(EMPTY, [{"last_pebble": point, "total": point} for point in points])
