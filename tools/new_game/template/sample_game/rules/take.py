"""The turn."""

from marula.games.sample_game.actions import Take
from marula.games.sample_game.events import PebblesTaken, PileEmptied
from marula.games.sample_game.rules import end
from marula.games.sample_game.state import SampleGameState

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal


def can_take(state: SampleGameState, action: Take) -> bool:
    """SAG-T1 No more than there are."""
    # FILL IN: one predicate for each rule; listing and checking ask the same one.
    return action.count <= state.pile


def options(state: SampleGameState) -> list[Action]:
    """SAG-T1 One, two or three pebbles."""
    return [action for action in state.board.takes if can_take(state, action)]


def check(state: SampleGameState, action: Action) -> Refusal | None:
    """SAG-T1 What isn't an action of this board, or takes too many, is refused."""
    if not isinstance(action, Take) or not state.board.actions.holds(action):
        return Refusal("sample-game-refusal-unknown", "SAG-T1")
    if not can_take(state, action):
        return Refusal("sample-game-refusal-too-many", "SAG-T1", {"count": state.pile})
    return None


def apply(state: SampleGameState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """SAG-T1 The pebbles are the player's, and the turn passes; SAG-E1 unless none is left."""
    assert isinstance(action, Take)
    state.pile -= action.count
    state.taken[seat] += action.count
    if events is not None:
        events.append(PebblesTaken(seat=seat, count=action.count))
    if end.is_over(state):
        if events is not None:
            events.append(PileEmptied(seat=seat))
        return
    state.player = Seat(1 - seat)
    state.turn += 1
