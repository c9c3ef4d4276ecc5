"""The score sheet from scratch, for the law that scores recomputed agree."""

from marula.core.game import Event
from marula.games.africa.board import AfricaBoard
from marula.games.africa.events import View
from marula.games.africa.tests import plain


def recount(board: AfricaBoard, events: list[Event], end: View) -> list[dict[str, int]]:
    """Points by source from what happened, goods and prizes from what lies in front of the players at the end."""
    by_source = plain.recount(events, len(end.players))
    final = plain.final_scores(board, end)
    return [{**score, **sources} for score, sources in zip(final, by_source, strict=True)]
