"""How well bots play for people: the levels, and styles that make tables differ."""

from collections.abc import Mapping
from typing import Final, final

LEVELS: Final = ("novice", "casual", "strong", "master")
"""From the weakest to the strongest."""

STYLED: Final = ("strong", "master")
"""Those who play well enough to have a style."""

Style = Mapping[str, float]
"""What a bot likes beyond what it brings: types of action, and how many points each seems to be worth more to it."""


@final
class Level:
    """How much a bot thinks, and which of people's errors it makes."""

    def __init__(
        self,
        *,
        ways: int = 0,
        rollouts: int = 0,
        rounds: int = 0,
        overlooks: float = 0.0,
        misjudges: float = 0.0,
        without: tuple[str, ...] = (),
        fondness: float = 1.0,
    ) -> None:
        self.ways = ways
        """How many ways on it tries in roll-outs; with 0 it goes by the first sight."""
        self.rollouts = rollouts
        self.rounds = rounds
        """How many roll-outs there are, and for how many turns of everybody they go on."""
        self.overlooks = overlooks
        """How likely it is not to think of something that it could do."""
        self.misjudges = misjudges
        """By how many points it is wrong about what something is worth, more or less."""
        self.without = without
        """What it doesn't know of the game: names among the game's facets."""
        self.fondness = fondness
        """How far it follows a style: less where what it goes by tells smaller differences than greedy's does."""


USUAL_LEVELS: Final[Mapping[str, Level]] = {
    "novice": Level(overlooks=0.5, misjudges=6.0),
    "casual": Level(overlooks=0.25, misjudges=3.0),
    "strong": Level(),
    "master": Level(ways=8, rollouts=48, rounds=1),
}
"""Where a game says nothing else."""
