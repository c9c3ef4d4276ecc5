"""The end of turns, and of the match."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Event
from marula.games.heart_of_africa.events import LastRoundBegun, MatchEnded, NoSecondCard, TurnPassed
from marula.games.heart_of_africa.rules import draw, scoring, setup
from marula.games.heart_of_africa.state import (
    DEAL,
    END,
    ENDINGS,
    OVER,
    SECOND,
    STALLED,
    TRAINS,
    TURN,
    HeartOfAfricaState,
)

FEW_TRAINS: Final = 2
"""HOA-G8 Whoever ends a turn with so few trains begins the last round."""


def pass_turn(state: HeartOfAfricaState, seat: Seat, events: list[Event] | None) -> None:
    """HOA-G9 As many passes in a row as players end the match."""
    state.passes += 1
    state.phase = END
    if events is not None:
        events.append(TurnPassed(seat=seat))
    if state.passes == state.seats:
        _end_match(state, STALLED, events)


def go_on(state: HeartOfAfricaState, changed: bool, events: list[Event] | None) -> None:
    """What follows when nothing is owed: spaces are filled, set-up or the turn goes on, or the turn ends."""
    if state.phase == DEAL:
        setup.go_on_dealing(state, events)
        return
    if draw.fill_train_spaces(state, changed, events) or draw.fill_terrain_spaces(state, events):
        return
    if state.phase == SECOND and not draw.can_take_any(state):
        # HOA-D2 HOA-G4 Nothing is left that could be the second card.
        state.phase = END
        if events is not None:
            events.append(NoSecondCard(seat=state.player))
    if state.phase == END:
        _end_turn(state, events)


def _end_turn(state: HeartOfAfricaState, events: list[Event] | None) -> None:
    """HOA-G8 HOA-S4 Everybody has one more turn after the first who is short of trains, that player last."""
    if state.last_turns:
        state.last_turns -= 1
        if not state.last_turns:
            _end_match(state, TRAINS, events)
            return
    elif state.trains[state.player] <= FEW_TRAINS:
        state.last_turns = state.seats
        if events is not None:
            events.append(LastRoundBegun(seat=state.player, trains=state.trains[state.player]))
    state.player = Seat((state.player + 1) % state.seats)
    state.turn += 1
    state.phase = TURN


def _end_match(state: HeartOfAfricaState, ending: int, events: list[Event] | None) -> None:
    """HOA-V1 HOA-V2 Tickets are shown and counted, and the Globetrotter is found."""
    state.phase = OVER
    state.ending = ending
    if events is not None:
        scoring.tell(state, events)
        events.append(MatchEnded(ending=ENDINGS[ending]))
