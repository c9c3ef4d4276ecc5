"""Set-up: cards, tickets, and everybody's first choice."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.bags import replaced
from marula.core.dice import Dice
from marula.core.game import Event, Options, Refusal
from marula.core.rules import Outcomes, alike
from marula.games.heart_of_africa.actions import DrawStarter, Keep
from marula.games.heart_of_africa.board import (
    CARDS,
    COLOURS,
    KINDS,
    OFFERED,
    TERRAIN_SPACES,
    TERRAINS,
    TRAIN_SPACES,
    HeartOfAfricaBoard,
)
from marula.games.heart_of_africa.events import StarterDrawn, TicketsChosen, TicketsKept
from marula.games.heart_of_africa.rules import draw, tickets
from marula.games.heart_of_africa.state import (
    DEAL,
    FIRST,
    HAND,
    NO_CARD,
    NOBODY,
    NOT_OVER,
    STARTER,
    TERRAIN,
    TICKET,
    TURN,
    HeartOfAfricaState,
)

CARDS_OF_A_COLOUR: Final = 12
LOCOMOTIVES: Final = 14
"""HOA-G1 Train cards of each colour, and locomotives."""
TERRAIN_CARDS: Final = 15
"""HOA-C3 Of each type."""
TRAINS: Final = 45
"""HOA-G2 Of each player."""
FIRST_CARDS: Final = 4
FEWEST_FIRST_TICKETS: Final = 2
"""HOA-S1 Train cards dealt to each player, and how many tickets must be kept."""


def setup(board: HeartOfAfricaBoard, options: Options, seats: int) -> HeartOfAfricaState:
    """HOA-S1 HOA-S2 Everything is in the piles; nature draws who starts, and deals."""
    return HeartOfAfricaState(
        board=board,
        seats=seats,
        ferries=options["ferries"] is True,
        remember_cards=options["remember_cards"] is True,
        phase=DEAL,
        waits=STARTER,
        due=0,
        player=Seat(0),
        turn=0,
        changes=0,
        passes=0,
        last_turns=0,
        ending=NOT_OVER,
        owner=[NOBODY] * len(board.lanes),
        network=[[] for _ in range(seats)],
        trains=[TRAINS] * seats,
        points=[0] * seats,
        doubled=[0] * seats,
        hand=[0] * (seats * KINDS),
        known=[0] * (seats * KINDS),
        pile=[CARDS_OF_A_COLOUR] * len(COLOURS) + [LOCOMOTIVES],
        discards=[0] * len(CARDS),
        spaces=[NO_CARD] * TRAIN_SPACES,
        terrain=[0] * (seats * len(TERRAINS)),
        terrain_pile=[TERRAIN_CARDS] * len(TERRAINS),
        terrain_discards=[0] * len(TERRAINS),
        terrain_spaces=[NO_CARD] * TERRAIN_SPACES,
        kept=[0] * seats,
        offer=[0] * seats,
        rejected=[0] * seats,
        layers=[(1 << len(board.tickets)) - 1],
        put_under=[0] * seats,
        open=board.every_lane * seats,
        open_shapes=[board.every_shape] * seats,
    )


def starters(state: HeartOfAfricaState) -> Outcomes:
    """HOA-S4 Everybody is as likely to start."""
    return alike(state.board.draw_starter[: state.seats])


def draw_starter(state: HeartOfAfricaState, action: DrawStarter, events: list[Event] | None) -> None:
    """HOA-S4 HOA-S1 Who starts is known before anything is dealt; then each hand gets its train cards."""
    state.player = action.starter
    if events is not None:
        events.append(StarterDrawn(seat=action.starter))
    state.waits = HAND
    state.due = FIRST_CARDS * state.seats


def go_on_dealing(state: HeartOfAfricaState, events: list[Event] | None) -> None:
    """HOA-S1 HOA-S2 After the hands five train cards face up, a terrain card each, two face up, four tickets each."""
    if draw.fill_train_spaces(state, True, events):
        return
    if not any(state.terrain):
        state.waits = TERRAIN
        state.due = state.seats
    elif draw.fill_terrain_spaces(state, events):
        return
    elif not any(state.offer):
        state.waits = TICKET
        state.due = OFFERED * state.seats
    else:
        state.phase = FIRST


def may_choose(state: HeartOfAfricaState, seat: Seat) -> bool:
    """HOA-S3 Everybody chooses once, at the same time."""
    return state.offer[seat] != 0


def any_first_choice(dice: Dice) -> int:
    """HOA-S1 What somebody may have kept of four, for who can't see it: any choice is as likely."""
    while True:
        chosen: int = dice.below(1 << OFFERED)
        if chosen.bit_count() >= FEWEST_FIRST_TICKETS:
            return chosen


def legal_first(state: HeartOfAfricaState, seat: Seat) -> list[Action]:
    """HOA-S1 Two, three or all four."""
    if not may_choose(state, seat):
        return []
    return [action for action in state.board.keep if _enough(action)]


def _enough(action: Action) -> bool:
    return isinstance(action, Keep) and action.chosen.bit_count() >= FEWEST_FIRST_TICKETS


def check_first(state: HeartOfAfricaState, seat: Seat, action: Keep) -> Refusal | None:
    """HOA-S1 HOA-S3 At least two, and once."""
    if not may_choose(state, seat):
        return Refusal("heart-of-africa-refusal-chosen", "HOA-S3")
    if not _enough(action):
        return Refusal("heart-of-africa-refusal-keep-more", "HOA-S1", {"needed": FEWEST_FIRST_TICKETS})
    return None


def keep_first(state: HeartOfAfricaState, seat: Seat, action: Keep, events: list[Event] | None) -> None:
    """HOA-S3 Nobody learns more than that the choice is made, until all have chosen."""
    kept = tickets.chosen_of(state.offer[seat], action.chosen)
    state.rejected = replaced(state.rejected, seat, state.offer[seat] & ~kept)
    state.kept = replaced(state.kept, seat, kept)
    state.offer = replaced(state.offer, seat, 0)
    if events is not None:
        events.append(TicketsChosen(seat=seat))
    if not any(state.offer):
        _begin(state, events)


def _begin(state: HeartOfAfricaState, events: list[Event] | None) -> None:
    """HOA-K2 HOA-S3 What was rejected goes under the pile together; how many each kept is public now."""
    if events is not None:
        for seat in range(state.seats):
            kept, rejected = state.kept[seat].bit_count(), state.rejected[seat].bit_count()
            events.append(TicketsKept(seat=seat, kept=kept, rejected=rejected))
    tickets.put_under(state, state.rejected)
    state.rejected = [0] * state.seats
    state.phase = TURN
    state.turn = 1
