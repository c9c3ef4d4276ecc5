"""End of turn: limits, new expeditions, and the end of the match."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal
from marula.core.rules import Outcomes, alike
from marula.games.africana.actions import Card, DiscardCard, DropAdventure, TurnUpExpedition
from marula.games.africana.board import ASSISTANT, CARDS, JOKER
from marula.games.africana.events import (
    AdventureDropped,
    CardDiscarded,
    EndTriggered,
    ExpeditionTurnedUp,
    MatchEnded,
    TurnPassed,
)
from marula.games.africana.rules import buy, draw, travel
from marula.games.africana.state import (
    CHOOSE,
    DEAL,
    DISCARD,
    DRAW,
    ENDINGS,
    EXPEDITION,
    EXPEDITIONS,
    NO_CARD,
    NOTHING,
    OVER,
    REFILL,
    STALLED,
    TRAVEL,
    AfricanaState,
)

MOST_CARDS: Final = 5
MOST_ADVENTURES: Final = 3
IDLE_ROUNDS: Final = 12


def draw_two(state: AfricanaState, events: list[Event] | None) -> None:
    """AFN-T2 Two cards, both compulsory; then the turn ends."""
    state.phase = DRAW
    state.acted = True
    draw.call_for(state, draw.DRAWN, events)
    if state.waits == NOTHING:
        end_action(state, events)


def end_by_choice(state: AfricanaState, seat: Seat, events: list[Event] | None) -> None:
    """AFN-T3 Buy and travel end when the player says so; with nothing done it is a pass."""
    if not state.acted and events is not None:
        events.append(TurnPassed(seat=seat))
    end_action(state, events)


def end_action(state: AfricanaState, events: list[Event] | None) -> None:
    """AFN-E0 Played cards go first, then what is too much, then new expeditions, then the end is looked at."""
    if state.phase == TRAVEL:
        travel.pick_up(state)
    if too_many_cards(state) or too_many_adventures(state):
        state.phase = DISCARD
    else:
        _refill(state, events)


def too_many_cards(state: AfricanaState) -> int:
    """AFN-E1 How many cards must go. Only asked at the end of a turn."""
    return max(0, state.hand_size(state.player) - MOST_CARDS)


def too_many_adventures(state: AfricanaState) -> int:
    """AFN-E2 How many unfinished adventures must go."""
    return max(0, state.unfinished[state.player].bit_count() - MOST_ADVENTURES)


def add_discards(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-E1 Any card of one's own choice, and AFN-E0 before or after adventures."""
    state.board.pick_discard.extend(actions, state.held[seat])


def add_drops(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-E2 Any unfinished adventure of one's own choice."""
    state.board.pick_drop.extend(actions, state.unfinished[seat])


def check_discard(state: AfricanaState, seat: Seat, action: DiscardCard) -> Refusal | None:
    """AFN-E1 Down to exactly 5."""
    if not too_many_cards(state):
        return Refusal("africana-refusal-enough-discarded", "AFN-E1", {"most": MOST_CARDS})
    if not state.count(seat, action.card):
        return Refusal("africana-refusal-no-card", "AFN-E1", {"card": CARDS[action.card]})
    return None


def check_drop(state: AfricanaState, seat: Seat, action: DropAdventure) -> Refusal | None:
    """AFN-E2 Down to exactly 3."""
    if not too_many_adventures(state):
        return Refusal("africana-refusal-enough-dropped", "AFN-E2", {"most": MOST_ADVENTURES})
    if not state.unfinished[seat] >> action.adventure & 1:
        adventure = state.board.adventures[action.adventure].id
        return Refusal("africana-refusal-not-yours", "AFN-E2", {"adventure": adventure})
    return None


def leaves(card: Card) -> bool:
    """AFN-E1 Whether a card that is discarded leaves the game for good: a joker or an assistant."""
    return card >= JOKER


def discard(state: AfricanaState, seat: Seat, action: DiscardCard, events: list[Event] | None) -> None:
    """AFN-E1 Travel cards go to the discards; a joker or an assistant leaves the game for good."""
    card = action.card
    state.add(seat, card, -1)
    if not leaves(card):
        state.discards[card] += 1
    elif card >= ASSISTANT:
        state.gone_assistants[card - ASSISTANT] += 1
    if events is not None:
        events.append(CardDiscarded(seat=seat, card=CARDS[card], gone=leaves(card)))
    _go_on(state, events)


def drop(state: AfricanaState, seat: Seat, action: DropAdventure, events: list[Event] | None) -> None:
    """AFN-E2 The adventure leaves the game."""
    state.unfinished[seat] &= ~(1 << action.adventure)
    state.gone |= 1 << action.adventure
    if events is not None:
        events.append(AdventureDropped(seat=seat, adventure=state.board.adventures[action.adventure].id))
    _go_on(state, events)


def _go_on(state: AfricanaState, events: list[Event] | None) -> None:
    if not too_many_cards(state) and not too_many_adventures(state):
        _refill(state, events)


def _refill(state: AfricanaState, events: list[Event] | None) -> None:
    state.phase = REFILL
    fill_spaces(state, events)


def fill_spaces(state: AfricanaState, events: list[Event] | None) -> None:
    """AFN-S3 AFN-E3 Empty spaces are filled left to right while the pile lasts; then what follows."""
    if NO_CARD in state.spaces and state.pile_size():
        state.waits = EXPEDITION
        return
    state.waits = NOTHING
    if state.phase == DEAL:
        buy.call_for_pages(state)
    else:
        _finish_turn(state, events)


def outcomes(state: AfricanaState) -> Outcomes:
    """AFN-S3 AFN-H1 Any unseen card of the letter on top is as likely."""
    actions: list[Action] = []
    state.board.pick_expedition.extend(actions, state.unseen & state.board.letter_masks[state.top_letter()])
    return alike(actions)


def turn_up(state: AfricanaState, action: TurnUpExpedition, events: list[Event] | None) -> None:
    """AFN-S3 AFN-E3 The leftmost empty space gets the card; cards never slide."""
    state.letters[state.top_letter()] -= 1
    state.unseen &= ~(1 << action.expedition)
    space = state.spaces.index(NO_CARD)
    state.spaces[space] = action.expedition
    state.face_up |= 1 << action.expedition
    if events is not None:
        id = state.board.expeditions[action.expedition].id
        events.append(ExpeditionTurnedUp(expedition=id, space=space + 1))
    fill_spaces(state, events)


def begin(state: AfricanaState) -> None:
    """AFN-S1 All is set up: the first player begins."""
    state.phase = CHOOSE
    state.turn = 1


def _finish_turn(state: AfricanaState, events: list[Event] | None) -> None:
    """AFN-E4 A pile too small triggers the end; the round is played out. AFN-E5 Idle rounds end the match too.

    A match never ends for both reasons: a space is empty only where an expedition was completed, so the round in which
    the end is triggered, which is the last, is not idle.
    """
    if not state.last_round and NO_CARD in state.spaces:
        state.last_round = True
        if events is not None:
            events.append(EndTriggered())
    if state.player == state.seats - 1:
        state.idle_rounds = 0 if state.progress else state.idle_rounds + 1
        state.progress = False
        if state.last_round:
            _end_match(state, EXPEDITIONS, events)
            return
        if state.idle_rounds == IDLE_ROUNDS:
            _end_match(state, STALLED, events)
            return
    state.player = Seat((state.player + 1) % state.seats)
    state.turn += 1
    state.phase = CHOOSE
    state.pages = 0
    state.acted = False


def _end_match(state: AfricanaState, ending: int, events: list[Event] | None) -> None:
    state.phase = OVER
    state.ending = ending
    if events is not None:
        events.append(MatchEnded(ending=ENDINGS[ending]))
