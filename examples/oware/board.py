"""The twelve houses, what they are called, and the action that each is for."""

from typing import Final, final

from marula.games.oware.actions import Sow

from marula.core.game import Board
from marula.core.wire import LANGUAGES, JsonObject

ROW: Final = 6
"""OWA-C1 Houses of one player."""
HOUSES: Final = 2 * ROW
NAMES: Final = "ABCDEFabcdef"
"""What players call the houses, in the order of sowing: the first player's, then the second's."""


@final
class OwareBoard(Board):
    """OWA-C1 Houses are numbered as seeds are sown: 0 to 5 are the first player's, 6 to 11 the second's."""

    def __init__(self, data: JsonObject) -> None:
        super().__init__(data)
        self.sowings = [self.actions.add(Sow(house, name)) for house, name in enumerate(NAMES)]
        self.names["place"] = {name: dict.fromkeys(LANGUAGES, name) for name in NAMES}
