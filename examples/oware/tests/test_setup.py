"""Components and set-up."""

import pytest
from marula.games.oware import GAME
from marula.games.oware.tests.positions import BOARD, legal, play, position, rows

from marula.core.data import BoardError


def test_the_houses_follow_each_other_around_the_board() -> None:
    """OWA-C1"""
    assert [action.wire["house"] for action in BOARD.actions] == list("ABCDEFabcdef")
    facts = GAME.facts(BOARD)
    assert facts.rows == (tuple("ABCDEF"), tuple("abcdef"))
    state = position("0 0 0 0 0 2", "0 0 0 0 0 2")
    play(state, "F", "f")
    assert rows(state) == ([1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0])


def test_there_are_48_seeds() -> None:
    """OWA-C2"""
    assert GAME.pieces(GAME.setup(BOARD, {}, 2)) == {"seeds": 48}


def test_each_house_has_four_and_the_first_begins() -> None:
    """OWA-S1"""
    state = GAME.setup(BOARD, {}, 2)
    assert rows(state) == ([4] * 6, [4] * 6)
    assert GAME.rules.actors(state) == (0,)
    assert legal(state) == "ABCDEF"


def test_there_is_no_other_board() -> None:
    """OWA-C1"""
    with pytest.raises(BoardError):
        GAME.board({**BOARD.data, "houses": 14})
    with pytest.raises(BoardError):
        GAME.board({**BOARD.data, "id": "own"})
