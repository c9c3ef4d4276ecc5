"""Who decides, what is legal, and which chapter of the rules handles it."""

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event, Refusal
from marula.games.africa.actions import (
    Advance,
    CampForPoints,
    CampForTreasure,
    Discover,
    DrawStartPlayer,
    EndTurn,
    ExchangeAll,
    ExchangeOne,
    Keep,
    Leave,
    Lift,
    PlaceExplorer,
    Put,
    Relocate,
    TurnUp,
)
from marula.games.africa.rules import camp, discover, exchange, migrate, setup, turn
from marula.games.africa.state import ACT, CARRY, EXCHANGE, FLIP, OVER, PLACE, SETTLE, STALLED, START, AfricaState

_NATURE: tuple[Seat, ...] = (CHANCE,)


def actors(state: AfricaState) -> tuple[Seat, ...]:
    """Who decides now: the player whose turn it is, nature, or nobody when the match is over."""
    if state.phase in (START, FLIP):
        return _NATURE
    if state.phase == OVER:
        return ()
    return (state.player,)


def chance(state: AfricaState) -> list[tuple[Action, int]]:
    """What nature can decide now, with weights."""
    if state.phase == START:
        return setup.start_outcomes(state)
    if state.phase == FLIP:
        return discover.flip_outcomes(state)
    return []


def legal(state: AfricaState, seat: Seat) -> list[Action]:
    """What that seat can do now; actions of one type stand together."""
    phase = state.phase
    if seat != state.player:
        return []
    if phase == ACT:
        return _legal_in_turn(state, seat)
    actions: list[Action] = []
    if phase == PLACE:
        return setup.legal_places(state)
    if phase == EXCHANGE:
        return exchange.legal(state, seat)
    if phase in (SETTLE, CARRY):
        state.board.pick_put.extend(actions, migrate.destinations(state, state.focus, state.find))
        if phase == SETTLE:
            actions.append(state.board.leave)
    return actions


def _legal_in_turn(state: AfricaState, seat: Seat) -> list[Action]:
    """AFR-T1 A turn is either A or B. AFR-B2 AFR-B3 It can be ended at any point, even untouched."""
    board = state.board
    here = state.explorers[seat]
    passable = turn.passable(state, seat)
    actions: list[Action] = []
    if state.untouched:
        board.pick_relocation.extend(actions, passable & ~(1 << here))
    if turn.advances_left(state):
        board.pick_advance.extend(actions, board.reach(here, passable))
    board.pick_discovery.extend(actions, discover.targets(state, here))
    board.pick_lift.extend(actions, migrate.liftable(state, here))
    camp.add_legal(state, seat, actions)
    actions.append(board.end_turn)
    return actions


def apply(state: AfricaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Change the state by a legal action."""
    if isinstance(action, Advance):
        turn.advance(state, seat, action, events)
    elif isinstance(action, Discover):
        discover.discover(state, action)
    elif isinstance(action, TurnUp):
        discover.turn_up(state, action, events)
    elif isinstance(action, Put):
        if state.phase == SETTLE:
            discover.put_found(state, seat, action.to, events)
        else:
            migrate.put_lifted(state, seat, action.to, events)
    elif isinstance(action, EndTurn):
        turn.end_by_choice(state, seat, events)
    elif isinstance(action, Lift):
        migrate.lift(state, seat, action, events)
    elif isinstance(action, Relocate):
        turn.relocate(state, seat, action, events)
    elif isinstance(action, Leave):
        discover.put_found(state, seat, state.focus, events)
    elif isinstance(action, CampForPoints):
        camp.camp_for_points(state, seat, events)
    elif isinstance(action, CampForTreasure):
        camp.camp_for_treasure(state, seat, events)
    elif isinstance(action, ExchangeOne):
        exchange.exchange(state, seat, action.other, action.good, False, events)
    elif isinstance(action, ExchangeAll):
        exchange.exchange(state, seat, action.other, action.good, True, events)
    elif isinstance(action, Keep):
        exchange.keep(state, seat, events)
    elif isinstance(action, PlaceExplorer):
        setup.place_explorer(state, seat, action, events)
    elif isinstance(action, DrawStartPlayer):
        setup.draw_start_player(state, action, events)
    else:
        raise TypeError(f"{action!r} is no action of Africa")


def check(state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    """None where the action is legal for that seat, otherwise why it isn't."""
    if not state.board.actions.holds(action):
        return _unknown(action)
    if state.phase == OVER:
        return Refusal("africa-refusal-over", "AFR-V5" if state.ending == STALLED else "AFR-V1")
    if isinstance(action, (DrawStartPlayer, TurnUp)) or seat == CHANCE:
        return _check_nature(state, seat, action)
    if seat != state.player:
        # Nature decides at once, so this is all that anybody ever has to wait for.
        return Refusal("africa-refusal-not-your-turn", "AFR-T1")
    return _check_phase(state, action) or _check_rules(state, seat, action)


def _check_nature(state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in chance(state)):
        return None
    return Refusal("africa-refusal-nature", "AFR-S2" if isinstance(action, DrawStartPlayer) else "AFR-D1")


def _check_phase(state: AfricaState, action: Action) -> Refusal | None:
    """Whether this sort of decision is asked now; if not, what is to be decided first."""
    phase = state.phase
    if phase == ACT:
        if isinstance(action, PlaceExplorer):
            return Refusal("africa-refusal-placed", "AFR-S2")
        if isinstance(action, (Put, Leave)):
            return Refusal("africa-refusal-nothing-in-hand", "AFR-D4" if isinstance(action, Leave) else "AFR-N1")
        if isinstance(action, (ExchangeOne, ExchangeAll, Keep)):
            return Refusal("africa-refusal-no-find", "AFR-D3")
    elif phase == PLACE:
        if not isinstance(action, PlaceExplorer):
            return Refusal("africa-refusal-place-first", "AFR-S2")
    elif phase == EXCHANGE:
        if not isinstance(action, (ExchangeOne, ExchangeAll, Keep)):
            return Refusal("africa-refusal-exchange-first", "AFR-D3")
    elif phase == SETTLE:
        if not isinstance(action, (Put, Leave)):
            rule = "AFR-D5" if state.find == state.board.nomads else "AFR-D4"
            return Refusal("africa-refusal-settle-first", rule, {"tile": _find_id(state)})
    elif phase == CARRY:
        if not isinstance(action, Put):
            return Refusal("africa-refusal-put-first", migrate.rule_of(state, state.find), {"tile": _find_id(state)})
    else:
        return Refusal("africa-refusal-nature-first", "AFR-D1")
    return None


def _check_rules(state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Advance):
        return turn.check_advance(state, seat, action)
    if isinstance(action, Relocate):
        return turn.check_relocate(state, seat, action)
    if isinstance(action, Discover):
        return discover.check_discover(state, seat, action)
    if isinstance(action, Lift):
        return migrate.check_lift(state, seat, action)
    if isinstance(action, Put):
        if state.phase == SETTLE:
            return discover.check_put_found(state, action)
        return migrate.check_put_lifted(state, action)
    if isinstance(action, CampForPoints):
        return camp.check_camp(state, seat)
    if isinstance(action, CampForTreasure):
        return camp.check_camp_for_treasure(state, seat)
    if isinstance(action, ExchangeOne):
        return exchange.check_one(state, seat, action)
    if isinstance(action, ExchangeAll):
        return exchange.check_all(state, seat, action)
    if isinstance(action, PlaceExplorer):
        return setup.check_place(state, action)
    if isinstance(action, (Leave, Keep, EndTurn)):
        return None
    return _unknown(action)


def _unknown(action: Action) -> Refusal:
    """What no chapter knows is refused, wherever it comes from."""
    return Refusal("africa-refusal-unknown", "AFR-T1", {"action": action.type})


def _find_id(state: AfricaState) -> str:
    return state.board.tiles[state.find].id
