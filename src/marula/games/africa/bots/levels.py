"""How well bots of Africa play for people. docs/bots.md has what the arena says of each."""

from collections.abc import Mapping
from typing import Final

from marula.core.levels import Level

GAME_LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(overlooks=0.22, misjudges=1.4),
    "casual": Level(overlooks=0.13, misjudges=0.9),
    "strong": Level(),
    "master": Level(ways=10, rollouts=128, rounds=1),
}
