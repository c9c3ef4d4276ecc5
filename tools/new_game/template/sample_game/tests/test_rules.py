"""Every rule of the catalogue is cited here, by a test that fails without it."""

from marula.games.sample_game import GAME
from marula.games.sample_game.events import PebblesTaken, PileEmptied
from marula.games.sample_game.state import SampleGameState

from marula.core.actions import Action, Seat
from marula.core.game import Event
from marula.library import folders

# FILL IN: tests of every rule, a module for each chapter: test_<chapter>.py.
BOARD = GAME.board(folders.default_board(GAME.id))


def at(pile: int) -> SampleGameState:
    """A position of the first player's with so many pebbles left."""
    state = GAME.setup(BOARD, {}, 2)
    state.taken[1] += state.pile - pile
    state.pile = pile
    return state


def take(count: int) -> Action:
    found = BOARD.actions.find({"type": "take", "count": count})
    assert found is not None
    return found


def test_setup() -> None:
    """SAG-S1"""
    state = GAME.setup(BOARD, {}, 2)
    assert (state.pile, state.taken, GAME.rules.actors(state)) == (15, [0, 0], (Seat(0),))


def test_a_turn() -> None:
    """SAG-T1"""
    state = at(5)
    events: list[Event] = []
    assert GAME.rules.legal(state, Seat(0)) == [take(1), take(2), take(3)]
    GAME.rules.apply(state, Seat(0), take(3), events)
    assert events == [PebblesTaken(seat=0, count=3)]
    assert (state.pile, GAME.rules.actors(state)) == (2, (Seat(1),))
    refusal = GAME.rules.check(state, Seat(1), take(3))
    assert refusal is not None
    assert refusal.rule == "SAG-T1"


def test_the_last_pebble_wins() -> None:
    """SAG-E1"""
    state = at(2)
    events: list[Event] = []
    GAME.rules.apply(state, Seat(0), take(2), events)
    assert events[-1] == PileEmptied(seat=0)
    assert GAME.rules.actors(state) == ()
    assert GAME.result(state).winners == [Seat(0)]
