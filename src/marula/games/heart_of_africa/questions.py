"""What the page may ask, and what it is answered. Never compiled: annotations are read from here for the wire."""

from typing import Literal

from marula.core.wire import RefusalInfo, value


@value
class LaneQuestion:
    """Whether and how the reader could claim a lane with the cards at hand, whoever's turn it is."""

    lane: str
    about: Literal["lane"] = "lane"


@value
class TicketsQuestion:
    """How far each of the reader's tickets is, also of those to choose from."""

    about: Literal["tickets"] = "tickets"


@value
class TerrainQuestion:
    """For each type of terrain how all would stand if the reader had one card more."""

    about: Literal["terrain"] = "terrain"


@value
class Doubling:
    """A mix of terrain cards and locomotives that doubles, or why it doesn't."""

    terrain_cards: int
    terrain_locomotives: int
    refusal: RefusalInfo | None


@value
class Way:
    """A payment for a lane: so many cards of a colour, so many locomotives."""

    card: str
    cards: int
    locomotives: int
    doublings: tuple[Doubling, ...]


@value
class Lack:
    """What there is of a colour that could pay, and how many cards are missing."""

    card: str
    held: int
    locomotives: int
    missing: int


@value
class LaneTerrain:
    """The type of a lane's terrain, the cards that double it, and who has how many."""

    type: str
    needed: int
    own: int
    others: tuple[int, ...]
    """Everybody's, by seat."""


@value
class LaneAnswer:
    """All about claiming a lane."""

    points: int
    doubled: int
    """Its points with a doubling."""
    ferry: int
    terrain: LaneTerrain
    refusal: RefusalInfo | None
    """Why nobody at this seat can claim it, whatever the cards: it is taken, closed, too long for the trains left."""
    ways: tuple[Way, ...]
    """The cheapest first."""
    lacks: tuple[Lack, ...]
    """The nearest first; empty where there is a way."""


@value
class TicketAnswer:
    """How far a ticket is."""

    state: Literal["completed", "possible", "blocked"]
    """Possible with the trains left, that is."""
    lanes: tuple[str, ...]
    """The shortest free way, and the trains it takes."""
    trains: int
    missing: int
    """How many train cards are missing for it."""


@value
class TerrainAnswer:
    """Who would have how many cards of a terrain if the reader had one more, and who would have most."""

    counts: tuple[int, ...]
    most: tuple[int, ...]
    standing: Literal["ahead", "level", "behind"]
    """Of the reader, compared with"""
    rival: int
    """the other player who has most, the first of them."""


QUESTIONS = {
    LaneQuestion: LaneAnswer | None,
    TicketsQuestion: dict[str, TicketAnswer] | None,
    TerrainQuestion: dict[str, TerrainAnswer] | None,
}
