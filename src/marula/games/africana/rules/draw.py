"""Drawing travel cards, in a draw action and as a bonus."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Event
from marula.core.rules import Outcomes
from marula.games.africana.actions import DealCard
from marula.games.africana.board import COLOURS
from marula.games.africana.events import CardDrawn, NoCardsLeft, PileShuffled
from marula.games.africana.state import CARD, DEAL, NOTHING, AfricanaState

DRAWN: Final = 2


def taker(state: AfricanaState) -> Seat:
    """AFN-S2 In set-up the seats get their card in order; later cards go to who plays."""
    return Seat(state.seats - state.due) if state.phase == DEAL else state.player


def call_for(state: AfricanaState, count: int, events: list[Event] | None) -> None:
    """AFN-T2 So many cards are due now."""
    state.due = count
    _look_at_pile(state, events)


def outcomes(state: AfricanaState) -> Outcomes:
    """AFN-H1 Any card of the pile is as likely to be on top."""
    return state.board.deal_card, state.pile


def deal(state: AfricanaState, action: DealCard, events: list[Event] | None) -> None:
    """AFN-T2 The top card of the pile goes to the hand."""
    seat = taker(state)
    state.pile[action.colour] -= 1
    state.add(seat, action.colour, 1)
    if events is not None:
        events.append(CardDrawn(seat=seat, card=COLOURS[action.colour]))
    state.due -= 1
    _look_at_pile(state, events)


def _look_at_pile(state: AfricanaState, events: list[Event] | None) -> None:
    """AFN-T2 Discards become the pile only where a card is due and there is none; with neither, nothing is drawn."""
    if state.due and not any(state.pile):
        if any(state.discards):
            state.pile, state.discards = state.discards, state.pile
            if events is not None:
                events.append(PileShuffled(count=sum(state.pile)))
        else:
            state.due = 0
            if events is not None:
                events.append(NoCardsLeft(seat=state.player))
    state.waits = CARD if state.due else NOTHING
