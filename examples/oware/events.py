"""The vocabulary: what has happened (events), what a seat sees (View), and what the fields name (NOUNS).

Never compiled: annotations are read from here for the wire.
"""

from typing import Literal

from marula.core.wire import value

NOUNS = {"seat": "seat", "other": "seat", "house": "place", "last": "place"}
"""What a field of an action, event or refusal names: a seat, or a house."""


@value
class SeedsSown:
    """OWA-T2 The seeds of a house were sown, one into each house of the path, the last of them there."""

    seat: int
    house: str
    count: int
    last: str
    path: tuple[str, ...]
    type: Literal["seeds_sown"] = "seeds_sown"


@value
class SeedsCaptured:
    """OWA-P1 The last seed captured what lay in these houses."""

    seat: int
    count: int
    houses: tuple[str, ...]
    type: Literal["seeds_captured"] = "seeds_captured"


@value
class SlamSpared:
    """OWA-P2 All seeds of the other player would have been captured, so none was."""

    seat: int
    other: int
    type: Literal["slam_spared"] = "slam_spared"


@value
class MatchEnded:
    """OWA-E1 OWA-E2 OWA-E3 The match is over, and this is what the first and the second player keep of their rows."""

    ending: str
    first: int
    second: int
    type: Literal["match_ended"] = "match_ended"


EVENTS = (SeedsSown, SeedsCaptured, SlamSpared, MatchEnded)


@value
class Facts:
    """What the page shows of the rules."""

    rows: tuple[tuple[str, ...], ...]
    """OWA-C1 The houses of each player, in the order of sowing."""
    majority: int
    """OWA-E1 So many captured seeds win."""
    most_quiet: int
    """OWA-E3 After so many turns without a capture the match ends."""


@value
class PlayerView:
    """What one player has captured, and kept at the end."""

    captured: int
    kept: int


@value
class View:
    """The board as anybody sees it: nothing is secret."""

    houses: dict[str, int]
    """OWA-C1 How many seeds lie in each house."""
    player: int
    turn: int
    quiet: int
    """OWA-E3 Turns without a capture so far."""
    players: tuple[PlayerView, ...]
    ending: str | None
