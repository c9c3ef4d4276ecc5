"""Positions of Africa that its browser tests begin with, all of one golden record."""

from functools import cache

from tests.e2e.moments import Found, actor, find_in, seen
from tests.e2e.scenes import golden, middle

from marula.core.actions import CHANCE
from marula.core.match import Match
from marula.games.africa import GAME

RECORD = golden(GAME)


def is_in_the_middle(match: Match) -> bool:
    """Half of the decisions have been made."""
    return sum(move.seat != CHANCE for move in match.moves) == middle(RECORD)


def begins_with_a_lift(match: Match) -> bool:
    """A turn begins, and a tile can be lifted."""
    legal = GAME.rules.legal(match.state, actor(match))
    return bool(seen(match).untouched) and any(action.type == "lift" for action in legal)


MOMENTS = {"table": is_in_the_middle, "lift": begins_with_a_lift}


@cache
def found(id: str) -> Found:
    """The first moment of that name."""
    moment = find_in(RECORD, MOMENTS[id])
    assert moment is not None
    return moment
