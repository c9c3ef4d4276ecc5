"""The end."""

from typing import Final

from marula.games.oware.events import MatchEnded
from marula.games.oware.rules import sow
from marula.games.oware.rules.setup import SEEDS
from marula.games.oware.state import OwareState

from marula.core.game import Event, Result

# The ways a match ends.
MAJORITY: Final = 1
NO_SOWING: Final = 2
ENDLESS: Final = 3
ENDINGS: Final = ("", "majority", "no_sowing", "endless")

MOST_QUIET: Final = 60
"""OWA-E3 After so many turns without a capture the match goes round in circles."""


def is_over(state: OwareState) -> bool:
    """Whether the match has ended."""
    return state.ending != 0


def conclude(state: OwareState, events: list[Event] | None) -> None:
    """End the match if it is time, and let both players keep what is theirs then."""
    if max(state.captured) > SEEDS // 2:  # OWA-E1
        state.ending = MAJORITY
    elif not sow.options(state):  # OWA-E2
        state.ending = NO_SOWING
    elif state.quiet >= MOST_QUIET:  # OWA-E3
        state.ending = ENDLESS
    else:
        return
    if state.ending != MAJORITY:
        for seat in range(2):
            state.kept[seat] = sow.seeds_of(state.houses, seat)
        state.houses = [0] * len(state.houses)
    if events is not None:
        first, second = state.kept
        events.append(MatchEnded(ending=ENDINGS[state.ending], first=first, second=second))


def result(state: OwareState) -> Result:
    """OWA-E4 Seeds captured, and seeds kept when the match ended."""
    scores = [
        {"captured": captured, "kept": kept, "total": captured + kept}
        for captured, kept in zip(state.captured, state.kept, strict=True)
    ]
    return Result(ENDINGS[state.ending], scores)
