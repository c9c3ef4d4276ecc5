"""Scoring: cards, sets, assistants and what is left over."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Result, Tiebreak
from marula.games.africana.board import ARTIFACTS, NO_ARTIFACT, AfricanaBoard
from marula.games.africana.state import ENDINGS, AfricanaState

PAIR: Final = 6
TRIPLE: Final = 12
COUPLE: Final = 2
QUARTET: Final = 10
"""AFN-V2 Two alike, three alike, two different, four different."""

ASSISTANTS: Final = (0, 0, -5, -10)
"""AFN-V3 By the number of assistant adventures completed; more than three count as three."""

MONEY: Final = "silver"
"""AFN-V5 What tells equal totals apart."""

SILVER_PER_POINT: Final = 10
CARDS_PER_POINT: Final = 2

Counts = tuple[int, ...]
"""How many artifacts of each kind."""

Way = tuple[int, tuple[Counts, ...]]
"""Points, and the sets that make them up, each as the numbers of cards it takes of each kind."""

_KINDS: Final = len(ARTIFACTS)
_NONE: Final[Way] = (0, ())
_known: dict[Counts, Way] = {}


def best_sets(counts: Counts) -> Way:
    """AFN-V2 The best split into sets, each card in one at most; exact, by trying every set that could come first."""
    found = _known.get(counts)
    if found is not None:
        return found
    best = _NONE
    for taken, points in _SETS:
        rest = tuple([counts[kind] - taken[kind] for kind in range(_KINDS)])
        if min(rest) >= 0:
            beyond = best_sets(rest)
            if points + beyond[0] > best[0]:
                best = (points + beyond[0], (taken, *beyond[1]))
    _known[counts] = best
    return best


def _all_sets() -> list[tuple[Counts, int]]:
    found: list[tuple[Counts, int]] = []
    for chosen in range(1 << _KINDS):
        taken = tuple([chosen >> kind & 1 for kind in range(_KINDS)])
        if sum(taken) == 4:
            found.append((taken, QUARTET))
        elif sum(taken) == 2:
            found.append((taken, COUPLE))
        elif sum(taken) == 1:
            found.append((tuple([3 * one for one in taken]), TRIPLE))
            found.append((tuple([2 * one for one in taken]), PAIR))
    return found


_SETS: Final = _all_sets()


def set_points(taken: Counts) -> int:
    """AFN-V2 What one set is worth."""
    return next(points for known, points in _SETS if known == taken)


def artifact_counts(board: AfricanaBoard, adventures: int) -> Counts:
    """How many artifacts of each kind are among these adventures."""
    counts = [0] * _KINDS
    for number, card in enumerate(board.adventures):
        if card.artifact != NO_ARTIFACT and adventures >> number & 1:
            counts[card.artifact] += 1
    return tuple(counts)


def expedition_points(board: AfricanaBoard, expeditions: int) -> int:
    """AFN-V1 The points on these expeditions."""
    return sum(card.vp for number, card in enumerate(board.expeditions) if expeditions >> number & 1)


def artifact_points(board: AfricanaBoard, adventures: int) -> int:
    """AFN-V1 The points on the artifacts among these adventures."""
    return sum(card.vp for number, card in enumerate(board.adventures) if adventures >> number & 1)


def assistant_points(board: AfricanaBoard, adventures: int) -> int:
    """AFN-V3 What assistants cost; the adventure cards count."""
    return ASSISTANTS[min((adventures & board.assistants_mask).bit_count(), len(ASSISTANTS) - 1)]


def score(state: AfricanaState, seat: Seat) -> dict[str, int]:
    """AFN-V1 to AFN-V4 Everything that counts, by category."""
    board = state.board
    adventures = state.adventures[seat]
    parts = {
        "expeditions": expedition_points(board, state.expeditions[seat]),
        "artifacts": artifact_points(board, adventures),
        "sets": best_sets(artifact_counts(board, adventures))[0],
        "assistants": assistant_points(board, adventures),
        "silver": state.silver[seat] // SILVER_PER_POINT,
        "cards": state.travel_cards(seat) // CARDS_PER_POINT,
        "unfinished": (state.unfinished[seat] & ~board.assistants_mask).bit_count(),
    }
    parts["total"] = sum(parts.values())
    return parts


def result(state: AfricanaState) -> Result:
    """AFN-V5 Most points, then most money; then the victory is shared."""
    scores = [score(state, Seat(seat)) for seat in range(state.seats)]
    return Result(ENDINGS[state.ending], scores, [Tiebreak(MONEY, state.silver[:])])
