"""Positions for tests: the board as two players see it, and what is done there."""

from marula.games.oware import GAME
from marula.games.oware.board import NAMES
from marula.games.oware.state import OwareState

from marula.core.actions import Action, Seat
from marula.core.game import Event
from marula.library import folders

BOARD = GAME.board(folders.default_board("oware"))


def position(first: str, second: str, player: int = 0, captured: tuple[int, int] | None = None) -> OwareState:
    """The rows of both players in the order of sowing: "4 4 4 4 4 4". What isn't there has been captured."""
    state = OwareState(BOARD, [int(count) for count in f"{first} {second}".split()])
    gone = 48 - sum(state.houses)
    state.captured = [*(captured or (gone // 2, gone - gone // 2))]
    state.player = Seat(player)
    return state


def sow(name: str) -> Action:
    return BOARD.sowings[NAMES.index(name)]


def play(state: OwareState, *houses: str) -> list[Event]:
    """Sow one house after the other; everything that came of it."""
    events: list[Event] = []
    for name in houses:
        assert GAME.rules.check(state, state.player, sow(name)) is None
        GAME.rules.apply(state, state.player, sow(name), events)
    return events


def rows(state: OwareState) -> tuple[list[int], list[int]]:
    return state.houses[:6], state.houses[6:]


def legal(state: OwareState) -> str:
    """The houses that can be sown."""
    return "".join(str(action.wire["house"]) for action in GAME.rules.legal(state, state.player))


def refused(state: OwareState, name: str, seat: int | None = None) -> str:
    """The key and the rule by which a sowing is refused."""
    refusal = GAME.rules.check(state, state.player if seat is None else Seat(seat), sow(name))
    assert refusal is not None
    return f"{refusal.key} {refusal.rule}"
