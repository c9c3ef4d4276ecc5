"""Turn: a relocation, or two halves of an advance and an action each."""

from marula.core.actions import Seat
from marula.core.game import Event, Refusal
from marula.games.africa.actions import Advance, Hexagon, Relocate
from marula.games.africa.events import Advanced, Relocated, TurnPassed
from marula.games.africa.rules import scoring
from marula.games.africa.state import ACT, NOTHING, NOWHERE, AfricaState


def passable(state: AfricaState, seat: Seat) -> int:
    """AFR-A1 AFR-B1 Where that explorer can stand or pass: no face-down tile, no opposing explorer."""
    return state.free | 1 << state.explorers[seat]


def relocations(state: AfricaState, seat: Seat) -> int:
    """AFR-A1 Where to, as long as nothing else has been done: anywhere but where the explorer stands."""
    return state.free if state.untouched else 0


def advances_left(state: AfricaState) -> bool:
    """AFR-B1 One advance per half. AFR-B2 In the first half a second one gives up the action between them."""
    return state.half == 0 or not state.advanced


def advances(state: AfricaState, seat: Seat) -> int:
    """AFR-B1 Where one or two steps lead."""
    return state.board.reach(state.explorers[seat], state.free)


def check_relocate(state: AfricaState, seat: Seat, action: Relocate) -> Refusal | None:
    """AFR-A1 Any hexagon but one's own, without opposing explorer and face-down tile, before anything else."""
    if not state.untouched:
        return Refusal("africa-refusal-relocate-late", "AFR-A1")
    if action.to == state.explorers[seat]:
        return Refusal("africa-refusal-relocate-here", "AFR-A1")
    return _check_standing(state, seat, action.to, "AFR-A1")


def relocate(state: AfricaState, seat: Seat, action: Relocate, events: list[Event] | None) -> None:
    """AFR-A1 The relocation is the whole turn."""
    if events is not None:
        ids = state.board.ids
        events.append(Relocated(seat=seat, origin=ids[state.explorers[seat]], to=ids[action.to]))
    state.stand(seat, action.to)
    end(state, events)


def check_advance(state: AfricaState, seat: Seat, action: Advance) -> Refusal | None:
    """AFR-B1 One or two steps, neither on nor over a face-down tile or an opposing explorer."""
    if not advances_left(state):
        return Refusal("africa-refusal-advanced-already", "AFR-B1")
    here = state.explorers[seat]
    if action.to == here:
        return Refusal("africa-refusal-advance-here", "AFR-B1")
    refusal = _check_standing(state, seat, action.to, "AFR-B1")
    if refusal is not None:
        return refusal
    if not advances(state, seat) >> action.to & 1:
        return Refusal("africa-refusal-advance-far", "AFR-B1", {"to": state.board.ids[action.to]})
    return None


def advance(state: AfricaState, seat: Seat, action: Advance, events: list[Event] | None) -> None:
    """AFR-B1 Use up a half's advance. AFR-B2 After an advance without action the next one is the second half's."""
    here = state.explorers[seat]
    if events is not None:
        ids = state.board.ids
        steps = 1 if state.board.around[here] >> action.to & 1 else 2
        events.append(Advanced(seat=seat, origin=ids[here], to=ids[action.to], steps=steps))
    state.stand(seat, action.to)
    if state.advanced:
        state.half = 1
    state.advanced = True
    state.untouched = False


def action_done(state: AfricaState, events: list[Event] | None) -> None:
    """AFR-B1 After the first action comes the second half, with an advance of its own; nothing follows the second."""
    state.untouched = False
    state.phase = ACT
    state.focus = NOWHERE
    state.find = NOTHING
    if state.half == 0:
        state.half = 1
        state.advanced = False
    else:
        end(state, events)


def end_by_choice(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-B2 What is left of the turn is declined. AFR-B3 All of it: a pass."""
    if state.untouched and events is not None:
        events.append(TurnPassed(seat=seat))
    end(state, events)


def end(state: AfricaState, events: list[Event] | None) -> None:
    """AFR-T1 The next player clockwise; nobody is skipped. AFR-V5 Turns without a discovery are counted."""
    state.idle_turns = 0 if state.discovered else state.idle_turns + 1
    if scoring.is_stalled(state):
        scoring.end_stalled(state, events)
        return
    state.player = Seat((state.player + 1) % state.seats)
    state.turn += 1
    state.half = 0
    state.advanced = False
    state.untouched = True
    state.discovered = False


def _check_standing(state: AfricaState, seat: Seat, to: Hexagon, rule: str) -> Refusal | None:
    """AFR-A1 AFR-B1 Where an explorer can't stand, however it gets there."""
    id = state.board.ids[to]
    if state.down >> to & 1:
        return Refusal("africa-refusal-face-down", rule, {"to": id})
    for other, hexagon in enumerate(state.explorers):
        if other != seat and hexagon == to:
            return Refusal("africa-refusal-explorer-there", rule, {"to": id, "other": other})
    return None
