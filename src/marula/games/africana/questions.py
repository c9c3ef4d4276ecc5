"""What the page may ask, and what it is answered. Never compiled: annotations are read from here for the wire."""

from typing import Any, Literal

from marula.core.wire import value


@value
class WaysQuestion:
    """For every place within reach, the best way there, through these places first."""

    places: tuple[str, ...] | None = None
    cards: Any = ()
    """The player's own choice for each step, a list of cards; what names no card is left open."""
    about: Literal["ways"] = "ways"


@value
class WayQuestion:
    """The best way through exactly these places, in this order."""

    places: tuple[str, ...] | None = None
    cards: Any = ()
    about: Literal["way"] = "way"


@value
class HereQuestion:
    """What can be done without a step, and what is given up by ending the turn."""

    about: Literal["here"] = "here"


@value
class SetsQuestion:
    """AFN-V2 For each seat the sets that its artifacts are counted in; AFN-H3 None for one whose score is hidden."""

    about: Literal["sets"] = "sets"


@value
class UnseenQuestion:
    """AFN-H2 For each book the adventures on pages that nobody has seen, with what AFN-H3 hides among them."""

    about: Literal["unseen"] = "unseen"


@value
class Leg:
    """A step of a way."""

    to: str
    card: str
    silver: int


@value
class Offer:
    """Something that a way makes possible; leg 0 is where it begins, 1 the first place entered."""

    leg: int
    action: dict[str, str | int]
    silver: int
    points: int
    card: str | None
    """`card` for a travel card nobody knows yet, or the assistant's card."""
    markers: int
    """AFN-M5 AFN-M6 How many company markers come back by it; less than none where it takes one."""
    after: int | None
    """The offer of the same way, by its place among them, without which this one isn't possible."""


@value
class Here:
    """What can be joined or completed at once, and what ending the turn now gives up."""

    offers: tuple[Offer, ...]
    ending_gives_up: Literal["turn", "deed"] | None
    """AFN-T3 The whole turn; or something here that costs no points. None where nothing is lost by it."""


@value
class Way:
    """A way, with cards and silver in all, and what could be joined or completed on it, in the order of its places.

    Each offer is possible for itself; where markers are few, not all of the joins together.
    """

    legs: tuple[Leg, ...]
    cards: int
    silver: int
    offers: tuple[Offer, ...]


@value
class Alternative:
    """A card that could be played for a leg, and the silver it would take."""

    card: str
    silver: int


@value
class ChosenWay(Way):
    """A way, and what else could be played for each of its legs, the others being as they are."""

    choices: tuple[tuple[Alternative, ...], ...]


@value
class CountedSet:
    """AFN-V2 A set of artifacts."""

    artifacts: tuple[str, ...]
    points: int


@value
class Sets:
    """AFN-V2 The sets of one seat."""

    points: int
    sets: tuple[CountedSet, ...]


QUESTIONS = {
    WaysQuestion: dict[str, Way] | None,
    WayQuestion: ChosenWay | None,
    HereQuestion: Here | None,
    SetsQuestion: tuple[Sets | None, ...],
    UnseenQuestion: dict[str, tuple[str, ...]] | None,
}
