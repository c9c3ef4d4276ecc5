"""Set-up: tiles face down, camps dealt, explorers on their cities."""

from marula.core.actions import Seat
from marula.core.game import Event, Options, Refusal
from marula.core.rules import Outcomes, alike
from marula.games.africa.actions import DrawStartPlayer, PlaceExplorer
from marula.games.africa.board import AfricaBoard
from marula.games.africa.events import ExplorerPlaced, StartPlayerDrawn
from marula.games.africa.rules.components import CAMPS_EACH
from marula.games.africa.state import (
    ACT,
    NOBODY,
    NOT_OVER,
    NOTHING,
    NOWHERE,
    PLACE,
    SOURCES,
    START,
    AfricaState,
)


def setup(board: AfricaBoard, options: Options, seats: int) -> AfricaState:
    """AFR-S1 Every hexagon but the cities has a face-down tile; each player has 2 camps and no points.

    AFR-C3 Twenty camps: ten in the supply, ten for the players, of which those nobody gets leave the game.
    """
    return AfricaState(
        board=board,
        seats=seats,
        hidden_treasure=options["hidden_treasure"] is True,
        down=board.all & ~board.city_mask,
        empty=board.city_mask,
        camp_mask=0,
        up=[0] * board.kinds,
        bag=[tile.count for tile in board.tiles],
        explorers=[NOWHERE] * seats,
        camps=[CAMPS_EACH] * seats,
        goods=[0] * (seats * len(board.goods)),
        treasure=[0] * (seats * len(board.treasures)),
        points=[0] * (seats * len(SOURCES)),
        monuments=0,
        phase=START,
        player=NOBODY,
        start_player=NOBODY,
        turn=0,
        half=0,
        advanced=False,
        untouched=True,
        discovered=False,
        idle_turns=0,
        focus=NOWHERE,
        find=NOTHING,
        ending=NOT_OVER,
    )


def start_outcomes(state: AfricaState) -> Outcomes:
    """AFR-S2 Every seat is as likely to begin."""
    return alike(state.board.start_players[: state.seats])


def draw_start_player(state: AfricaState, action: DrawStartPlayer, events: list[Event] | None) -> None:
    """AFR-S2 The start player is random and places first."""
    state.start_player = state.player = action.start
    state.phase = PLACE
    if events is not None:
        events.append(StartPlayerDrawn(seat=action.start))


def free_cities(state: AfricaState) -> int:
    """AFR-S2 Any city where no other explorer stands."""
    return state.board.city_mask & state.free


def check_place(state: AfricaState, action: PlaceExplorer) -> Refusal | None:
    """AFR-S2 Each explorer starts on another city."""
    for other, hexagon in enumerate(state.explorers):
        if hexagon == action.to:
            return Refusal("africa-refusal-city-taken", "AFR-S2", {"to": state.board.ids[action.to], "other": other})
    return None


def place_explorer(state: AfricaState, seat: Seat, action: PlaceExplorer, events: list[Event] | None) -> None:
    """AFR-S2 The others follow clockwise; when all stand, the start player's turn begins (AFR-T1)."""
    state.stand(seat, action.to)
    if events is not None:
        events.append(ExplorerPlaced(seat=seat, to=state.board.ids[action.to]))
    state.player = Seat((seat + 1) % state.seats)
    if state.player == state.start_player:
        state.phase = ACT
        state.turn = 1
