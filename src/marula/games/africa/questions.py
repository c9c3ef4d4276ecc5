"""What the page may ask, and what it is answered. Never compiled: annotations are read from here for the wire."""

from typing import Literal

from marula.core.wire import value


@value
class DeedsQuestion:
    """What would everything that can be done now bring?"""

    about: Literal["deeds"] = "deeds"


@value
class Deed:
    """What a legal action that brings something certain would bring. What doesn't belong to it is None."""

    action: dict[str, str | int]
    points: int
    """Goods are counted by what they will be worth at the end."""
    counted: tuple[str, ...]
    """The hexagons that count."""
    before: int | None = None
    """For tiles to put or leave: how many counted on the old hexagon,"""
    after: int | None = None
    """and how many count on the new one."""
    targets: "tuple[Deed, ...] | None" = None
    """For tiles to lift: a deed for each hexagon they can be put on; `points` are the best of them."""
    animals: int | None = None
    nomads: int | None = None
    monuments: int | None = None
    gold: int | None = None
    gems: int | None = None
    prizes: int | None = None
    """What the majorities would bring more if the match ended then; left out where totals are hidden."""
    other: int | None = None
    """For exchanges: what the other player's goods will be worth more."""


@value
class Prospect:
    """What could be done on a hexagon that the explorer can go to, or on its own."""

    tiles: int
    """Face-down ones around it."""
    camp: int | None
    """The points for a camp; None where there can't be one."""
    gold: int
    gems: int
    """Pieces around it."""
    moves: int
    """The most that moving a tile from there brings."""


@value
class DeedsAnswer:
    """A deed for each legal action that brings something certain, and the prospects of hexagons by their id."""

    deeds: tuple[Deed, ...]
    places: dict[str, Prospect]
    ending_gives_up: Literal["turn", "rest", "half", "action"] | None
    """AFR-B2 AFR-B3 The whole turn; an action and the second half; the second half, or what is left of it; an action.
    None where nothing else could be done."""
    advancing_gives_up_action: bool
    """AFR-B2 A second advance in the first half leaves out the action between them."""


QUESTIONS = {DeedsQuestion: DeedsAnswer | None}
