"""Draw: train and terrain cards, face up and blind."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.bags import is_any, place_of
from marula.core.game import Event, Refusal
from marula.core.rules import Outcomes
from marula.games.heart_of_africa.actions import Card, DealTerrain, DealTrain, TakeTerrain, TakeTrain
from marula.games.heart_of_africa.board import CARDS, KINDS, LOCOMOTIVE, TERRAIN_SPACES, TERRAINS, TRAIN_SPACES
from marula.games.heart_of_africa.events import (
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    PileShuffled,
    TerrainDrawn,
    TerrainTaken,
    TerrainTurnedUp,
    TrainsChanged,
)
from marula.games.heart_of_africa.state import (
    DEAL,
    END,
    HAND,
    NO_CARD,
    NOTHING,
    SECOND,
    TERRAIN,
    TERRAIN_SPACE,
    TRAIN_SPACE,
    TURN,
    HeartOfAfricaState,
)

TOO_MANY_LOCOMOTIVES: Final = 3
MOST_CHANGES: Final = 3
"""HOA-G3 So many locomotives face up are changed, so many times in a row."""


def can_take_any(state: HeartOfAfricaState) -> bool:
    """HOA-D1 HOA-D2 Whether any card is left that may be taken now."""
    return can_take_train(state) or can_draw_train(state) or can_take_terrain(state) or can_draw_terrain(state)


def may_be_taken(state: HeartOfAfricaState, card: Card) -> bool:
    """HOA-D2 HOA-G4 What lies on a space; a face-up locomotive can't be the second card."""
    return card != NO_CARD and not (card == LOCOMOTIVE and state.phase == SECOND)


def can_take_train(state: HeartOfAfricaState) -> bool:
    """HOA-D1 Whether a face-up train card may be taken."""
    for card in state.spaces:  # noqa: SIM110 - from source, any() takes several times as long
        if may_be_taken(state, card):
            return True
    return False


def add_trains(state: HeartOfAfricaState, actions: list[Action]) -> None:
    """HOA-D1 The face-up train cards that may be taken."""
    for space in range(TRAIN_SPACES):
        if may_be_taken(state, state.spaces[space]):
            actions.append(state.board.take_train[space])


def can_draw_train(state: HeartOfAfricaState) -> bool:
    """HOA-G4 Where pile and discards are empty nothing is drawn."""
    return is_any(state.pile) or is_any(state.discards)


def can_take_terrain(state: HeartOfAfricaState) -> bool:
    """HOA-D1 Whether a terrain card lies face up."""
    for kind in state.terrain_spaces:  # noqa: SIM110 - from source, any() takes several times as long
        if kind != NO_CARD:
            return True
    return False


def add_terrains(state: HeartOfAfricaState, actions: list[Action]) -> None:
    """HOA-D1 The face-up terrain cards."""
    for space in range(TERRAIN_SPACES):
        if state.terrain_spaces[space] != NO_CARD:
            actions.append(state.board.take_terrain[space])


def can_draw_terrain(state: HeartOfAfricaState) -> bool:
    """HOA-G4 Where pile and discards are empty nothing is drawn."""
    return is_any(state.terrain_pile) or is_any(state.terrain_discards)


def check_take_train(state: HeartOfAfricaState, action: TakeTrain) -> Refusal | None:
    """HOA-D2 A face-up locomotive can't be the second card. HOA-G4 From an open space nothing is taken."""
    card = state.spaces[action.space]
    if may_be_taken(state, card):
        return None
    if card == NO_CARD:
        return Refusal("heart-of-africa-refusal-open-space", "HOA-G4")
    return Refusal("heart-of-africa-refusal-second-locomotive", "HOA-D2")


def check_draw_train(state: HeartOfAfricaState) -> Refusal | None:
    """HOA-G4 Where pile and discards are empty nothing is drawn."""
    return None if can_draw_train(state) else Refusal("heart-of-africa-refusal-no-train-cards", "HOA-G4")


def check_take_terrain(state: HeartOfAfricaState, action: TakeTerrain) -> Refusal | None:
    """HOA-G4 From an open space nothing is taken."""
    if state.terrain_spaces[action.space] == NO_CARD:
        return Refusal("heart-of-africa-refusal-open-space", "HOA-G4")
    return None


def check_draw_terrain(state: HeartOfAfricaState) -> Refusal | None:
    """HOA-G4 Where pile and discards are empty nothing is drawn."""
    return None if can_draw_terrain(state) else Refusal("heart-of-africa-refusal-no-terrain-cards", "HOA-G4")


def take_train(state: HeartOfAfricaState, seat: Seat, action: TakeTrain, events: list[Event] | None) -> None:
    """HOA-D1 HOA-H2 A face-up card, known to all, replaced at once. HOA-D2 A locomotive is the turn's only card."""
    card = state.spaces[action.space]
    state.spaces[action.space] = NO_CARD
    state.hand[seat * KINDS + card] += 1
    state.known[seat * KINDS + card] += 1
    state.phase = SECOND if state.phase == TURN and card != LOCOMOTIVE else END
    if events is not None:
        events.append(CardTaken(seat=seat, card=CARDS[card], space=action.space + 1))


def draw_train(state: HeartOfAfricaState, events: list[Event] | None) -> None:
    """HOA-D1 HOA-D2 A blind card; what it is decides nothing more."""
    state.phase = SECOND if state.phase == TURN else END
    _owe_train(state, HAND, events)
    state.due = 1


def take_terrain(state: HeartOfAfricaState, seat: Seat, action: TakeTerrain, events: list[Event] | None) -> None:
    """HOA-D1 HOA-D3 A face-up terrain card goes in front of its owner and is replaced at once."""
    kind = state.terrain_spaces[action.space]
    state.terrain_spaces[action.space] = NO_CARD
    state.terrain[seat * len(TERRAINS) + kind] += 1
    state.phase = SECOND if state.phase == TURN else END
    if events is not None:
        events.append(TerrainTaken(seat=seat, terrain=TERRAINS[kind], space=action.space + 1))


def draw_terrain(state: HeartOfAfricaState, events: list[Event] | None) -> None:
    """HOA-D1 A blind terrain card."""
    state.phase = SECOND if state.phase == TURN else END
    _owe_terrain(state, TERRAIN, events)
    state.due = 1


def train_outcomes(state: HeartOfAfricaState) -> Outcomes:
    """HOA-H1 Any card of the pile is as likely to be on top."""
    return state.board.deal_train, state.pile


def terrain_outcomes(state: HeartOfAfricaState) -> Outcomes:
    """HOA-H1 Any card of the pile is as likely to be on top."""
    return state.board.deal_terrain, state.terrain_pile


def deal_train(state: HeartOfAfricaState, action: DealTrain, events: list[Event] | None) -> None:
    """HOA-D1 The top train card goes where it is due."""
    state.pile[action.card] -= 1
    if state.waits == HAND:
        seat = taker(state)
        state.hand[seat * KINDS + action.card] += 1
        if events is not None:
            events.append(CardDrawn(seat=seat, card=CARDS[action.card]))
        state.due -= 1
        if state.due == 0:
            state.waits = NOTHING
        return
    space = place_of(state.spaces, NO_CARD)
    state.spaces[space] = action.card
    if events is not None:
        events.append(CardTurnedUp(card=CARDS[action.card], space=space + 1))
    state.waits = NOTHING


def deal_terrain(state: HeartOfAfricaState, action: DealTerrain, events: list[Event] | None) -> None:
    """HOA-D1 HOA-D3 The top terrain card goes where it is due, for all to see."""
    state.terrain_pile[action.terrain] -= 1
    name = TERRAINS[action.terrain]
    if state.waits == TERRAIN:
        seat = taker(state)
        state.terrain[seat * len(TERRAINS) + action.terrain] += 1
        if events is not None:
            events.append(TerrainDrawn(seat=seat, terrain=name))
        state.due -= 1
        if state.due == 0:
            state.waits = NOTHING
        return
    space = place_of(state.terrain_spaces, NO_CARD)
    state.terrain_spaces[space] = action.terrain
    if events is not None:
        events.append(TerrainTurnedUp(terrain=name, space=space + 1))
    state.waits = NOTHING


def taker(state: HeartOfAfricaState) -> Seat:
    """HOA-S1 In set-up cards are dealt round the table, one at a time; later they go to who plays."""
    return Seat((-state.due) % state.seats) if state.phase == DEAL else state.player


def fill_train_spaces(state: HeartOfAfricaState, changed: bool, events: list[Event] | None) -> bool:
    """HOA-G4 HOA-G3 Fill open spaces; where all are full after a change, look for locomotives.

    Returns whether nature owes a card. `changed` is whether a space was filled just now, or a route was claimed.
    """
    full = place_of(state.spaces, NO_CARD) < 0
    if full and changed and _must_change(state):
        for card in state.spaces:
            state.discards[card] += 1
        state.spaces = [NO_CARD] * TRAIN_SPACES
        full = False
        state.changes += 1
        if events is not None:
            events.append(TrainsChanged(count=TRAIN_SPACES))
    if full or not can_draw_train(state):
        return False
    _owe_train(state, TRAIN_SPACE, events)
    return True


def _must_change(state: HeartOfAfricaState) -> bool:
    """HOA-G3 Three locomotives or more; public facts say where it stops."""
    return (
        state.spaces.count(LOCOMOTIVE) >= TOO_MANY_LOCOMOTIVES
        and state.changes < MOST_CHANGES
        and sum(state.pile) + sum(state.discards) >= TRAIN_SPACES
    )


def fill_terrain_spaces(state: HeartOfAfricaState, events: list[Event] | None) -> bool:
    """HOA-G4 HOA-S2 Fill open spaces, whatever comes. Returns whether nature owes a card."""
    if place_of(state.terrain_spaces, NO_CARD) < 0 or not can_draw_terrain(state):
        return False
    _owe_terrain(state, TERRAIN_SPACE, events)
    return True


def _owe_train(state: HeartOfAfricaState, where: int, events: list[Event] | None) -> None:
    """HOA-G4 Discards become the pile only where a card has to come from an empty one."""
    if not is_any(state.pile):
        state.pile, state.discards = state.discards, state.pile
        if events is not None:
            events.append(PileShuffled(pile="train", count=sum(state.pile)))
    state.waits = where


def _owe_terrain(state: HeartOfAfricaState, where: int, events: list[Event] | None) -> None:
    """HOA-G4 Terrain cards have discards of their own."""
    if not is_any(state.terrain_pile):
        state.terrain_pile, state.terrain_discards = state.terrain_discards, state.terrain_pile
        if events is not None:
            events.append(PileShuffled(pile="terrain", count=sum(state.terrain_pile)))
    state.waits = where
