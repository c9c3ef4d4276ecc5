"""Who decides, what is legal, and which chapter of the rules handles it."""

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event, Refusal
from marula.games.heart_of_africa.actions import (
    Claim,
    DealTerrain,
    DealTicket,
    DealTrain,
    DrawStarter,
    DrawTerrain,
    DrawTickets,
    DrawTrain,
    Keep,
    Pass,
    TakeTerrain,
    TakeTrain,
)
from marula.games.heart_of_africa.rules import claim, draw, setup, tickets, turn
from marula.games.heart_of_africa.state import (
    FIRST,
    HAND,
    KEEP,
    NOTHING,
    OVER,
    SECOND,
    STALLED,
    STARTER,
    TERRAIN,
    TERRAIN_SPACE,
    TICKET,
    TRAIN_SPACE,
    TURN,
    HeartOfAfricaState,
)

_NATURE: tuple[Seat, ...] = (CHANCE,)


def actors(state: HeartOfAfricaState) -> tuple[Seat, ...]:
    """Who decides now: nature, HOA-S3 all who have tickets to choose first, or who plays."""
    if state.waits != NOTHING:
        return _NATURE
    if state.phase == OVER:
        return ()
    if state.phase == FIRST:
        return tuple([Seat(seat) for seat in range(state.seats) if setup.may_choose(state, Seat(seat))])
    return (state.player,)


def chance(state: HeartOfAfricaState) -> list[tuple[Action, int]]:
    """What nature can decide now, with weights."""
    if state.waits in (HAND, TRAIN_SPACE):
        return draw.train_outcomes(state)
    if state.waits in (TERRAIN, TERRAIN_SPACE):
        return draw.terrain_outcomes(state)
    if state.waits == TICKET:
        return tickets.outcomes(state)
    if state.waits == STARTER:
        return setup.starters(state)
    return []


def legal(state: HeartOfAfricaState, seat: Seat) -> list[Action]:
    """What that seat can do now; actions of one type stand together."""
    if state.waits != NOTHING:
        return []
    if state.phase == FIRST:
        return setup.legal_first(state, seat)
    if seat != state.player:
        return []
    if state.phase == TURN:
        return turn.legal(state, seat)
    actions: list[Action] = []
    if state.phase == SECOND:
        draw.add_legal(state, actions)
    elif state.phase == KEEP:
        actions += tickets.legal_keeps(state, seat)
    return actions


def apply(state: HeartOfAfricaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Change the state by a legal action."""
    if seat != CHANCE:
        state.changes = 0
        if not isinstance(action, Pass):
            state.passes = 0
    changed = False
    if isinstance(action, DealTrain):
        changed = state.waits == TRAIN_SPACE
        draw.deal_train(state, action, events)
    elif isinstance(action, TakeTrain):
        draw.take_train(state, seat, action, events)
    elif isinstance(action, DrawTrain):
        draw.draw_train(state, events)
    elif isinstance(action, Claim):
        changed = True
        claim.claim(state, seat, action, events)
    elif isinstance(action, DealTerrain):
        draw.deal_terrain(state, action, events)
    elif isinstance(action, TakeTerrain):
        draw.take_terrain(state, seat, action, events)
    elif isinstance(action, DrawTerrain):
        draw.draw_terrain(state, events)
    elif isinstance(action, DealTicket):
        tickets.deal(state, action, events)
    elif isinstance(action, DrawTickets):
        tickets.draw(state)
    elif isinstance(action, Keep):
        if state.phase == FIRST:
            setup.keep_first(state, seat, action, events)
        else:
            tickets.keep(state, seat, action, events)
    elif isinstance(action, Pass):
        turn.pass_turn(state, seat, events)
    elif isinstance(action, DrawStarter):
        setup.draw_starter(state, action, events)
    else:
        raise TypeError(f"{action!r} is no action of The Heart of Africa")
    if state.waits == NOTHING:
        turn.go_on(state, changed, events)


def check(state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
    """None where the action is legal for that seat, otherwise why it isn't."""
    if not state.board.actions.holds(action):
        return _unknown(action)
    if state.phase == OVER:
        return Refusal("heart-of-africa-refusal-over", "HOA-G9" if state.ending == STALLED else "HOA-G8")
    if isinstance(action, (DrawStarter, DealTrain, DealTerrain, DealTicket)) or seat == CHANCE:
        return _check_nature(state, seat, action)
    if state.waits != NOTHING:
        return Refusal("heart-of-africa-refusal-nature-first", "HOA-D1")
    if state.phase == FIRST:
        if isinstance(action, Keep):
            return setup.check_first(state, seat, action)
        return Refusal("heart-of-africa-refusal-first-tickets", "HOA-S3")
    if seat != state.player:
        return Refusal("heart-of-africa-refusal-not-your-turn", "HOA-S4")
    return _check_phase(state, action) or _check_rules(state, seat, action)


def _check_nature(state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in chance(state)):
        return None
    return Refusal("heart-of-africa-refusal-nature", "HOA-H1")


def _check_phase(state: HeartOfAfricaState, action: Action) -> Refusal | None:
    """Whether this sort of decision is asked now; if not, what stands in its way."""
    if state.phase == KEEP:
        return None if isinstance(action, Keep) else Refusal("heart-of-africa-refusal-keep-first", "HOA-K1")
    if isinstance(action, Keep):
        return Refusal("heart-of-africa-refusal-nothing-drawn", "HOA-K1")
    if state.phase == SECOND and not isinstance(action, (TakeTrain, DrawTrain, TakeTerrain, DrawTerrain)):
        return Refusal("heart-of-africa-refusal-second-card", "HOA-D1")
    return None


def _check_rules(state: HeartOfAfricaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Claim):
        return claim.check(state, seat, action)
    if isinstance(action, TakeTrain):
        return draw.check_take_train(state, action)
    if isinstance(action, DrawTrain):
        return draw.check_draw_train(state)
    if isinstance(action, TakeTerrain):
        return draw.check_take_terrain(state, action)
    if isinstance(action, DrawTerrain):
        return draw.check_draw_terrain(state)
    if isinstance(action, DrawTickets):
        return tickets.check_draw(state)
    if isinstance(action, Keep):
        return tickets.check_keep(state, seat, action)
    if isinstance(action, Pass):
        return turn.check_pass(state, seat)
    return _unknown(action)


def _unknown(action: Action) -> Refusal:
    """What no chapter knows is refused, wherever it comes from."""
    return Refusal("heart-of-africa-refusal-unknown", "HOA-D1", {"action": action.type})
