"""Who decides, what is legal, and which chapter of the rules handles it."""

from typing import Final, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import Event, Refusal, Turn
from marula.core.masks import Picker
from marula.core.rules import NOBODY, Kind, Kinds, Outcomes, Rules
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
from marula.games.africa.board import AfricaBoard
from marula.games.africa.rules import camp, discover, exchange, migrate, setup, turn
from marula.games.africa.state import ACT, CARRY, EXCHANGE, FLIP, OVER, PLACE, SETTLE, STALLED, START, AfricaState

# The kinds of action, in the order in which they are listed.
PLACE_EXPLORER: Final = 0
RELOCATE: Final = 1
ADVANCE: Final = 2
DISCOVER: Final = 3
LIFT: Final = 4
CAMP_FOR_POINTS: Final = 5
CAMP_FOR_TREASURE: Final = 6
END_TURN: Final = 7
EXCHANGE_ONE: Final = 8
EXCHANGE_ALL: Final = 9
KEEP: Final = 10
PUT: Final = 11
LEAVE: Final = 12

_NATURE: Final[tuple[Seat, ...]] = (CHANCE,)


@final
class AfricaRules(Rules[AfricaState]):
    """Each question goes to the chapter that answers it."""

    def turn(self, state: AfricaState) -> Turn:
        """AFR-T1 Whose turn it is; turns are counted from 1, placing explorers comes before."""
        return Turn(state.player, state.turn)

    def is_turn(self, state: AfricaState, turn: Turn) -> bool:
        """Whether it is still that turn."""
        return turn.number == state.turn and turn.seat == state.player

    def actors(self, state: AfricaState) -> tuple[Seat, ...]:
        """Who decides now: the player whose turn it is, nature, or nobody when the match is over."""
        actor = self.actor(state)
        return _NATURE if actor == CHANCE else () if actor == NOBODY else (actor,)

    def actor(self, state: AfricaState) -> Seat:
        """Nobody ever decides at the same time as another."""
        phase = state.phase
        if phase in (START, FLIP):
            return CHANCE
        return NOBODY if phase == OVER else state.player

    def chance(self, state: AfricaState) -> Outcomes:
        """What nature can decide now, with weights."""
        if state.phase == FLIP:
            return discover.flip_outcomes(state)
        if state.phase == START:
            return setup.start_outcomes(state)
        return [], []

    def kinds(self, state: AfricaState, seat: Seat) -> Kinds:
        """What that seat can do now, by kind."""
        phase = state.phase
        if seat != state.player:
            return 0
        if phase == ACT:
            return _kinds_in_turn(state, seat)
        if phase == PLACE:
            return 1 << PLACE_EXPLORER
        if phase == SETTLE:
            return 1 << PUT | 1 << LEAVE
        if phase == CARRY:
            return 1 << PUT
        if phase == EXCHANGE:
            all_of_a_kind = 1 << EXCHANGE_ALL if exchange.can_exchange_all(state, seat) else 0
            return 1 << EXCHANGE_ONE | all_of_a_kind | 1 << KEEP
        return 0

    def kinds_to_list(self, state: AfricaState, seat: Seat) -> Kinds:
        """In a turn, those of which there may be some: whether there is one is found by looking for all."""
        if state.phase == ACT and seat == state.player:
            return _kinds_allowed(state, seat)
        return self.kinds(state, seat)

    def options(self, state: AfricaState, seat: Seat, kind: Kind) -> list[Action]:
        """The legal actions of a kind."""
        actions: list[Action] = []
        self.add_options(state, seat, kind, actions)
        return actions

    def add_options(self, state: AfricaState, seat: Seat, kind: Kind, actions: list[Action]) -> None:
        """The same, appended to a list."""
        picker = _picker(state.board, kind)
        if picker is not None:
            hexagons = _hexagons(state, seat, kind)
            if not hexagons:
                return
            if kind in (ADVANCE, DISCOVER, LIFT):
                # What is chosen is close by, where not much changes.
                actions += picker.listed(hexagons)
            else:
                picker.extend(actions, hexagons)
        elif kind == EXCHANGE_ONE:
            exchange.add_one(state, seat, actions)
        elif kind == EXCHANGE_ALL:
            exchange.add_all(state, seat, actions)
        else:
            actions.append(_single(state.board, kind))

    def pick(self, state: AfricaState, seat: Seat, kind: Kind, dice: Dice) -> Action:
        """One of them."""
        picker = _picker(state.board, kind)
        if picker is not None:
            return picker.pick(_hexagons(state, seat, kind), dice)
        if kind in (EXCHANGE_ONE, EXCHANGE_ALL):
            return super().pick(state, seat, kind, dice)
        return _single(state.board, kind)

    def apply(self, state: AfricaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Change the state by a legal action."""
        _apply(state, seat, action, events)

    def check(self, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
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


RULES: Final = AfricaRules()


def _picker(board: AfricaBoard, kind: Kind) -> Picker[Action] | None:
    """What finds the actions of a kind by their hexagons; None where it isn't a hexagon that is chosen."""
    if kind == ADVANCE:
        return board.pick_advance
    if kind == DISCOVER:
        return board.pick_discovery
    if kind == LIFT:
        return board.pick_lift
    if kind == RELOCATE:
        return board.pick_relocation
    if kind == PUT:
        return board.pick_put
    return board.pick_place if kind == PLACE_EXPLORER else None


def _hexagons(state: AfricaState, seat: Seat, kind: Kind) -> int:
    """Those that can be chosen by an action of that kind."""
    here = state.explorers[seat]
    if kind == ADVANCE:
        return turn.advances(state, seat)
    if kind == DISCOVER:
        return discover.targets(state, here)
    if kind == LIFT:
        return migrate.liftable(state, here)
    if kind == RELOCATE:
        return turn.relocations(state, seat)
    return migrate.destinations(state, state.focus, state.find) if kind == PUT else setup.free_cities(state)


def _single(board: AfricaBoard, kind: Kind) -> Action:
    """The only action of a kind."""
    if kind == END_TURN:
        return board.end_turn
    if kind == CAMP_FOR_POINTS:
        return board.camp_for_points
    if kind == CAMP_FOR_TREASURE:
        return board.camp_for_treasure
    return board.leave if kind == LEAVE else board.keep


def _kinds_allowed(state: AfricaState, seat: Seat) -> Kinds:
    """AFR-T1 A turn is either A or B. AFR-B2 AFR-B3 It can be ended at any point, even untouched."""
    kinds = 1 << DISCOVER | 1 << LIFT | 1 << END_TURN
    if state.untouched:
        kinds |= 1 << RELOCATE
    if turn.advances_left(state):
        kinds |= 1 << ADVANCE
    if camp.can_camp(state, seat):
        kinds |= 1 << CAMP_FOR_POINTS
        if camp.treasure_around(state, state.explorers[seat]):
            kinds |= 1 << CAMP_FOR_TREASURE
    return kinds


def _kinds_in_turn(state: AfricaState, seat: Seat) -> Kinds:
    """Those of them for which there is a hexagon."""
    here = state.explorers[seat]
    kinds = _kinds_allowed(state, seat)
    if not state.free:
        kinds &= ~(1 << RELOCATE)
    if not state.board.around[here] & state.free:
        kinds &= ~(1 << ADVANCE)
    if not discover.targets(state, here):
        kinds &= ~(1 << DISCOVER)
    if not migrate.can_lift(state, here):
        kinds &= ~(1 << LIFT)
    return kinds


def _apply(state: AfricaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """By the chapter of that sort of action."""
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


def _check_nature(state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in RULES.outcomes(state)):
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
