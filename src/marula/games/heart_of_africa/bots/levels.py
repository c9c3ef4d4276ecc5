"""How well bots of The Heart of Africa play for people. docs/bots.md has what the arena says of each."""

from collections.abc import Mapping
from typing import Final

from marula.core.levels import Level

GAME_LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(overlooks=0.5, misjudges=7.0),
    "casual": Level(overlooks=0.3, misjudges=3.6),
    "strong": Level(),
    "master": Level(ways=8, rollouts=96, rounds=0, fondness=0.2),
}
