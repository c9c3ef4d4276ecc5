"""What all matches share: the table of all actions."""

from typing import Final, final

from marula.games.sample_game.actions import Take

from marula.core.game import Board
from marula.core.wire import JsonObject

MOST: Final = 3
"""SAG-T1 Nobody takes more at once."""


@final
class SampleGameBoard(Board):
    """Every action there is, in an order that never changes: records number them by it."""

    def __init__(self, data: JsonObject) -> None:
        super().__init__(data)
        # FILL IN: all actions. A game with a board file checks `data` here, and has `has_boards=True`.
        self.takes = [self.actions.add(Take(count)) for count in range(1, MOST + 1)]
