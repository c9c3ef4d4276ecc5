"""Who decides, what is legal, and which chapter of the rules handles it."""

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event, Refusal
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

_NATURE: tuple[Seat, ...] = (CHANCE,)


def actors(state: AfricanaState) -> tuple[Seat, ...]:
    """Who decides now: the player whose turn it is, nature, or nobody when the match is over."""
    if state.waits != NOTHING:
        return _NATURE
    if state.phase == OVER:
        return ()
    return (state.player,)


def chance(state: AfricanaState) -> list[tuple[Action, int]]:
    """What nature can decide now, with weights."""
    if state.waits == CARD:
        return draw.outcomes(state)
    if state.waits == EXPEDITION:
        return end.outcomes(state)
    if state.waits == PAGE:
        return buy.outcomes(state)
    return []


def legal(state: AfricanaState, seat: Seat) -> list[Action]:
    """What that seat can do now; actions of one type stand together."""
    if seat != state.player or state.waits != NOTHING:
        return []
    phase = state.phase
    if phase == DISCARD:
        return end.legal_discards(state, seat)
    actions: list[Action] = []
    if phase == CHOOSE:
        actions.append(state.board.draw)
    if phase in (CHOOSE, BUY):
        buy.add_legal(state, seat, actions)
    if phase in (CHOOSE, TRAVEL):
        travel.add_legal(state, seat, actions)
    if phase in (CHOOSE, BUY, TRAVEL):
        actions.append(state.board.end_turn)
    return actions


def apply(state: AfricanaState, seat: Seat, action: Action, events: list[Event] | None) -> None:
    """Change the state by a legal action."""
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


def check(state: AfricanaState, seat: Seat, action: Action) -> Refusal | None:
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


def _check_nature(state: AfricanaState, seat: Seat, action: Action) -> Refusal | None:
    if seat == CHANCE and any(action is outcome for outcome, _ in chance(state)):
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
