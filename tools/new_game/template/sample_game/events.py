"""The vocabulary: what has happened (events), what a seat sees (View).

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value


@value
class PebblesTaken:
    """SAG-T1 Somebody has taken pebbles."""

    seat: int
    count: int
    type: Literal["pebbles_taken"] = "pebbles_taken"


@value
class PileEmptied:
    """SAG-E1 Somebody has taken the last pebble, and won."""

    seat: int
    type: Literal["pile_emptied"] = "pile_emptied"


# FILL IN: an event for all that can happen, each with its text <id>-event-*.
EVENTS = (PebblesTaken, PileEmptied)


@value
class PlayerView:
    """What lies in front of one player."""

    taken: int


@value
class View:
    """The table as anybody sees it: nothing is secret."""

    # FILL IN: what a seat may know, built up from the state.
    pile: int
    player: int
    turn: int
    players: tuple[PlayerView, ...]
    over: bool
