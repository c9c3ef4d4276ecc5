"""The score from scratch, for the law that scores recomputed agree."""

from marula.games.oware.board import OwareBoard
from marula.games.oware.events import MatchEnded, SeedsCaptured, View

from marula.core.game import Event


def recount(board: OwareBoard, events: list[Event], end: View) -> list[dict[str, int]]:
    """Seeds from what happened alone."""
    captured, kept = [0, 0], [0, 0]
    for event in events:
        if isinstance(event, SeedsCaptured):
            captured[event.seat] += event.count
        elif isinstance(event, MatchEnded):
            kept = [event.first, event.second]
    return [
        {"captured": first, "kept": second, "total": first + second}
        for first, second in zip(captured, kept, strict=True)
    ]
