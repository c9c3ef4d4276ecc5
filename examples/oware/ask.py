"""Answers to the page's questions, from a view alone."""

from typing import Any

from marula.games.oware.board import NAMES, OwareBoard
from marula.games.oware.events import View
from marula.games.oware.questions import Sowing, SowingsAnswer
from marula.games.oware.rules import end, sow
from marula.games.oware.state import OwareState
from marula.games.oware.view import imagine

from marula.core.actions import Seat


def ask(board: OwareBoard, seen: View, question: Any) -> SowingsAnswer | None:
    """What each sowing would come to; nothing when the match is over."""
    state = imagine(board, seen, Seat(seen.player), lambda bound: 0)
    if end.is_over(state):
        return None
    return SowingsAnswer(sowings=tuple(_sowing(state, action.index) for action in sow.options(state)))


def _sowing(state: OwareState, house: int) -> Sowing:
    path = sow.path_of(state.houses, house)
    after = sow.sown(state.houses, house, path)
    found = sow.taken(after, path[-1], state.player)
    if sow.is_slam(after, found, state.player):
        found = []
    return Sowing(
        house=NAMES[house],
        path=tuple(NAMES[place] for place in path),
        captured=tuple(NAMES[place] for place in found),
        count=sum(after[place] for place in found),
    )
