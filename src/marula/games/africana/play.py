"""Who decides, what is legal, and which chapter of the rules handles it."""

from typing import Final, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.dice import Dice
from marula.core.game import Event, Refusal, Turn
from marula.core.rules import NOBODY, Kind, Kinds, Outcomes, Rules
from marula.games.africana import unknown
from marula.games.africana.actions import (
    Buy,
    Complete,
    DealCard,
    DiscardCard,
    Draw,
    DropAdventure,
    EndTurn,
    Fulfil,
    Join,
    Step,
    TurnPage,
    TurnUpExpedition,
    TurnUpPage,
)
from marula.games.africana.rules import buy, draw, end, travel
from marula.games.africana.state import (
    BUY,
    CARD,
    CHOOSE,
    DEAL,
    DISCARD,
    DRAW,
    EXPEDITION,
    NOTHING,
    OVER,
    PAGE,
    STALLED,
    TRAVEL,
    AfricanaState,
)

# The kinds of action, in the order in which they are listed.
DRAW_TWO: Final = 0
TURN_PAGE: Final = 1
BUY_ADVENTURE: Final = 2
STEP: Final = 3
JOIN: Final = 4
COMPLETE: Final = 5
FULFIL: Final = 6
END_TURN: Final = 7
DISCARD_CARD: Final = 8
DROP_ADVENTURE: Final = 9

_NATURE: Final[tuple[Seat, ...]] = (CHANCE,)


@final
class AfricanaRules(Rules[AfricanaState]):
    """Each question goes to the chapter that answers it."""

    def turn(self, state: AfricanaState) -> Turn:
        """AFN-T1 Whose turn it is; turns are counted from 1, set-up comes before."""
        return Turn(state.player, state.turn)

    def is_turn(self, state: AfricanaState, turn: Turn) -> bool:
        """Whether it is still that turn."""
        return turn.number == state.turn and turn.seat == state.player

    def actors(self, state: AfricanaState) -> tuple[Seat, ...]:
        """Who decides now: the player whose turn it is, nature, or nobody when the match is over."""
        actor = self.actor(state)
        return _NATURE if actor == CHANCE else () if actor == NOBODY else (actor,)

    def actor(self, state: AfricanaState) -> Seat:
        """Nobody ever decides at the same time as another."""
        if state.waits != NOTHING:
            return CHANCE
        return NOBODY if state.phase == OVER else state.player

    def chance(self, state: AfricanaState) -> Outcomes:
        """What nature can decide now, with weights."""
        if state.waits == CARD:
            return draw.outcomes(state)
        if state.waits == EXPEDITION:
            return end.outcomes(state)
        if state.waits == PAGE:
            return buy.outcomes(state)
        return [], []

    def kinds(self, state: AfricanaState, seat: Seat) -> Kinds:
        """What that seat can do now, by kind."""
        phase = state.phase
        if seat != state.player or state.waits != NOTHING or phase == OVER:
            return 0
        kinds = 0
        if phase == DISCARD:
            if end.too_many_cards(state):
                kinds |= 1 << DISCARD_CARD
            if end.too_many_adventures(state):
                kinds |= 1 << DROP_ADVENTURE
            return kinds
        if phase == CHOOSE:
            kinds |= 1 << DRAW_TWO
        if phase in (CHOOSE, BUY):
            if buy.can_turn_page(state, seat):
                kinds |= 1 << TURN_PAGE
            if buy.can_buy(state, seat):
                kinds |= 1 << BUY_ADVENTURE
        if phase in (CHOOSE, TRAVEL):
            if travel.can_step(state, seat):
                kinds |= 1 << STEP
            if travel.can_join(state, seat):
                kinds |= 1 << JOIN
            if travel.can_complete(state, seat):
                kinds |= 1 << COMPLETE
            if travel.can_fulfil(state, seat):
                kinds |= 1 << FULFIL
        return kinds | 1 << END_TURN

    def options(self, state: AfricanaState, seat: Seat, kind: Kind) -> list[Action]:
        """The legal actions of a kind."""
        actions: list[Action] = []
        if kind == STEP:
            travel.add_steps(state, seat, actions)
        elif kind == END_TURN:
            actions.append(state.board.end_turn)
        elif kind == DRAW_TWO:
            actions.append(state.board.draw)
        elif kind == TURN_PAGE:
            buy.add_sides(state, seat, state.board.turn_page, actions)
        elif kind == BUY_ADVENTURE:
            buy.add_sides(state, seat, state.board.buy, actions)
        elif kind == JOIN:
            travel.add_joins(state, seat, actions)
        elif kind == COMPLETE:
            travel.add_completions(state, seat, actions)
        elif kind == FULFIL:
            travel.add_fulfilments(state, seat, actions)
        elif kind == DISCARD_CARD:
            end.add_discards(state, seat, actions)
        else:
            end.add_drops(state, seat, actions)
        return actions

    def pick(self, state: AfricanaState, seat: Seat, kind: Kind, dice: Dice) -> Action:
        """One of them: of steps, which are many, without listing all."""
        if kind == STEP:
            return travel.any_step(state, seat, dice)
        if kind == END_TURN:
            return state.board.end_turn
        if kind == DRAW_TWO:
            return state.board.draw
        return super().pick(state, seat, kind, dice)

    def apply(self, state: AfricanaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Change the state by a legal action."""
        _apply(state, seat, action, events)

    def check(self, state: AfricanaState, seat: Seat, action: Action) -> Refusal | None:
        """None where the action is legal for that seat, otherwise why it isn't."""
        if not state.board.actions.holds(action):
            return _unknown(action)
        if state.phase == OVER:
            return Refusal("africana-refusal-over", "AFN-E5" if state.ending == STALLED else "AFN-E4")
        if isinstance(action, (DealCard, TurnUpExpedition, TurnUpPage)) or seat == CHANCE:
            return _check_nature(state, seat, action)
        if seat != state.player:
            return Refusal("africana-refusal-not-your-turn", "AFN-T1")
        if state.waits != NOTHING:
            return Refusal("africana-refusal-nature-first", "AFN-T2")
        return _check_phase(state, action) or _check_rules(state, seat, action)

    def reshuffle(self, state: AfricanaState, seat: Seat, dice: Dice) -> None:
        """AFN-H1 Others' travel cards and the pile."""
        unknown.reshuffle(state, seat, dice)


RULES: Final = AfricanaRules()


def _apply(state: AfricanaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """By the chapter of that sort of action."""
    if isinstance(action, Step):
        travel.step(state, seat, action, events)
    elif isinstance(action, DealCard):
        _deal_card(state, action, events)
    elif isinstance(action, EndTurn):
        end.end_by_choice(state, seat, events)
    elif isinstance(action, TurnUpExpedition):
        end.turn_up(state, action, events)
        _begin_when_dealt(state)
    elif isinstance(action, Draw):
        end.draw_two(state, events)
    elif isinstance(action, TurnPage):
        buy.turn_page(state, seat, action, events)
    elif isinstance(action, TurnUpPage):
        buy.turn_up(state, action, events)
        _begin_when_dealt(state)
    elif isinstance(action, Buy):
        buy.buy(state, seat, action, events)
    elif isinstance(action, Join):
        travel.join(state, seat, action, events)
    elif isinstance(action, Complete):
        travel.complete(state, seat, action, events)
    elif isinstance(action, Fulfil):
        travel.fulfil(state, seat, action, events)
    elif isinstance(action, DiscardCard):
        end.discard(state, seat, action, events)
    elif isinstance(action, DropAdventure):
        end.drop(state, seat, action, events)
    else:
        raise TypeError(f"{action!r} is no action of Africana")


def _deal_card(state: AfricanaState, action: DealCard, events: list[Event] | None) -> None:
    draw.deal(state, action, events)
    if state.waits != NOTHING:
        return
    if state.phase == DEAL:
        end.fill_spaces(state, events)
    elif state.phase == DRAW:
        end.end_action(state, events)


def _begin_when_dealt(state: AfricanaState) -> None:
    if state.phase == DEAL and state.waits == NOTHING:
        end.begin(state)


def _check_nature(state: AfricanaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in RULES.outcomes(state)):
        return None
    return Refusal("africana-refusal-nature", "AFN-H1")


def _check_phase(state: AfricanaState, action: Action) -> Refusal | None:
    """Whether this sort of decision is asked now; if not, what stands in its way."""
    phase = state.phase
    discarding = isinstance(action, (DiscardCard, DropAdventure))
    if phase == DISCARD:
        if discarding:
            return None
        if end.too_many_cards(state):
            return Refusal("africana-refusal-discard-first", "AFN-E1", {"count": end.too_many_cards(state)})
        return Refusal("africana-refusal-drop-first", "AFN-E2", {"count": end.too_many_adventures(state)})
    if discarding:
        return Refusal("africana-refusal-not-now", "AFN-E1" if isinstance(action, DiscardCard) else "AFN-E2")
    if isinstance(action, EndTurn) or phase == CHOOSE:
        return None
    if phase == BUY and not isinstance(action, (TurnPage, Buy)):
        return Refusal("africana-refusal-buying", "AFN-T1")
    if phase == TRAVEL and not isinstance(action, (Step, Join, Complete, Fulfil)):
        return Refusal("africana-refusal-travelling", "AFN-T1")
    return None


def _check_rules(state: AfricanaState, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Step):
        return travel.check_step(state, seat, action)
    if isinstance(action, TurnPage):
        return buy.check_turn_page(state, seat, action)
    if isinstance(action, Buy):
        return buy.check_buy(state, seat, action)
    if isinstance(action, Join):
        return travel.check_join(state, seat, action)
    if isinstance(action, Complete):
        return travel.check_complete(state, seat, action)
    if isinstance(action, Fulfil):
        return travel.check_fulfil(state, seat, action)
    if isinstance(action, DiscardCard):
        return end.check_discard(state, seat, action)
    if isinstance(action, DropAdventure):
        return end.check_drop(state, seat, action)
    if isinstance(action, (Draw, EndTurn)):
        return None
    return _unknown(action)


def _unknown(action: Action) -> Refusal:
    """What no chapter knows is refused, wherever it comes from."""
    return Refusal("africana-refusal-unknown", "AFN-T1", {"action": action.type})
