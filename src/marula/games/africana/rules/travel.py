"""Travel: steps, and what is joined and completed on the way."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import Event, Refusal
from marula.core.masks import nth
from marula.games.africana.actions import Card, Complete, Fulfil, Join, Place, Step
from marula.games.africana.board import ASSISTANT, CARD_BONUS, CARDS, JOKER, NO_ASSISTANT
from marula.games.africana.events import ArtifactFound, AssistantMet, ExpeditionCompleted, Joined, Stepped
from marula.games.africana.rules import draw
from marula.games.africana.state import NO_CARD, TRAVEL, AfricanaState

COLOUR_PRICE: Final = 5
"""AFN-M3 What it costs to let a card count as any colour."""


def step_price(state: AfricanaState, to: Place, card: Card) -> int:
    """AFN-M1 AFN-M2 AFN-M3 Nothing where the card fits as it is; else its colour is changed, for one step."""
    return 0 if state.board.places[to].colours >> card & 1 else COLOUR_PRICE


def usable(state: AfricanaState, seat: Seat, colours: int) -> int:
    """AFN-M1 AFN-M3 The cards in the hand that get to a place of these colours: any, for who can pay for another."""
    held = state.held[seat]
    return held if state.silver[seat] >= COLOUR_PRICE else held & colours


def can_step(state: AfricanaState, seat: Seat) -> bool:
    """AFN-M1 AFN-M3 AFN-M4 Any number of steps, each with a card that fits or counts as one that does."""
    return usable(state, seat, state.board.places[state.at[seat]].colours_around) != 0


def add_steps(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-M1 AFN-M3 Every place that a route leads to, with every card that gets there."""
    board = state.board
    for to in board.places[state.at[seat]].roads:
        board.pick_step[to].extend(actions, usable(state, seat, board.places[to].colours))


def any_step(state: AfricanaState, seat: Seat, dice: Dice) -> Action:
    """AFN-M1 AFN-M3 One of these, all as likely: a route and a card, until the card gets there."""
    board = state.board
    roads = board.places[state.at[seat]].roads
    held = state.held[seat]
    sorts = held.bit_count()
    while True:
        to = roads[dice.below(len(roads))]
        card = nth(held, dice.below(sorts))
        if usable(state, seat, board.places[to].colours) >> card & 1:
            return board.step[to][card]


def joinable(state: AfricanaState, seat: Seat) -> int:
    """AFN-M5 The expeditions to be joined: face up, starting here, not joined yet, while there is a free marker."""
    if not state.markers[seat]:
        return 0
    return state.face_up & state.board.expeditions_from[state.at[seat]] & ~state.joined_by[seat]


def can_join(state: AfricanaState, seat: Seat) -> bool:
    """AFN-M5 Whether any expedition can be joined here."""
    return joinable(state, seat) != 0


def add_joins(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-M5 Every expedition that can be joined here."""
    _add_by_space(state, joinable(state, seat), state.board.join, actions)


def completable(state: AfricanaState, seat: Seat) -> int:
    """AFN-M6 The expeditions to be completed: joined before, and standing on the target."""
    return state.joined_by[seat] & state.board.expeditions_to[state.at[seat]]


def can_complete(state: AfricanaState, seat: Seat) -> bool:
    """AFN-M6 Whether any expedition can be completed here."""
    return completable(state, seat) != 0


def add_completions(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-M6 Every expedition that can be completed here."""
    _add_by_space(state, completable(state, seat), state.board.complete, actions)


def _add_by_space(state: AfricanaState, expeditions: int, by_expedition: list[Action], actions: list[Action]) -> None:
    for number in state.spaces:
        if number != NO_CARD and expeditions >> number & 1:
            actions.append(by_expedition[number])


def can_fulfil(state: AfricanaState, seat: Seat) -> bool:
    """AFN-M7 Whether any of one's adventures is to be had here."""
    return state.unfinished[seat] & state.board.adventures_at[state.at[seat]] != 0


def add_fulfilments(state: AfricanaState, seat: Seat, actions: list[Action]) -> None:
    """AFN-M7 One's own adventures that are to be had here. AFN-M8 One deed after the other, in any order."""
    board = state.board
    board.pick_fulfil.extend(actions, state.unfinished[seat] & board.adventures_at[state.at[seat]])


def check_step(state: AfricanaState, seat: Seat, action: Step) -> Refusal | None:
    """AFN-M1 A route, a card in the hand, and silver where the colour doesn't fit."""
    board = state.board
    if action.to not in board.places[state.at[seat]].roads:
        origin, to = board.places[state.at[seat]].id, board.places[action.to].id
        return Refusal("africana-refusal-no-route", "AFN-M1", {"origin": origin, "to": to})
    if usable(state, seat, board.places[action.to].colours) >> action.card & 1:
        return None
    if not state.count(seat, action.card):
        return Refusal("africana-refusal-no-card", "AFN-M2", {"card": CARDS[action.card]})
    values: dict[str, str | int] = {
        "card": CARDS[action.card],
        "to": board.places[action.to].id,
        "needed": COLOUR_PRICE,
        "have": state.silver[seat],
    }
    return Refusal("africana-refusal-colour", "AFN-M3", values)


def step(state: AfricanaState, seat: Seat, action: Step, events: list[Event] | None) -> None:
    """AFN-M1 AFN-M2 The card lies down until the action ends."""
    board = state.board
    price = step_price(state, action.to, action.card)
    _begin(state)
    state.silver[seat] -= price
    state.add(seat, action.card, -1)
    state.down[action.card] += 1
    if events is not None:
        origin, to = board.places[state.at[seat]].id, board.places[action.to].id
        events.append(Stepped(seat=seat, origin=origin, to=to, card=CARDS[action.card], silver=price))
    state.at[seat] = action.to


def check_join(state: AfricanaState, seat: Seat, action: Join) -> Refusal | None:
    """AFN-M5 Face up, starting here, not joined yet, with a free marker."""
    if joinable(state, seat) >> action.expedition & 1:
        return None
    card = state.board.expeditions[action.expedition]
    if not state.face_up >> action.expedition & 1:
        return Refusal("africana-refusal-not-face-up", "AFN-M5", {"expedition": card.id})
    if state.joined_by[seat] >> action.expedition & 1:
        return Refusal("africana-refusal-joined-already", "AFN-M5", {"expedition": card.id})
    if card.start != state.at[seat]:
        values: dict[str, str | int] = {"expedition": card.id, "to": state.board.places[card.start].id}
        return Refusal("africana-refusal-not-at-start", "AFN-M5", values)
    return Refusal("africana-refusal-no-marker", "AFN-M5")


def join(state: AfricanaState, seat: Seat, action: Join, events: list[Event] | None) -> None:
    """AFN-M5 A marker goes on the card, and the space's bonus is taken at once."""
    _begin(state)
    state.progress = True
    space = state.space_of(action.expedition)
    state.markers[seat] -= 1
    state.joined[space] |= 1 << seat
    state.joined_by[seat] |= 1 << action.expedition
    bonus = state.board.bonuses[space]
    state.silver[seat] += bonus
    if events is not None:
        events.append(Joined(seat=seat, expedition=state.board.expeditions[action.expedition].id, silver=bonus))
    if bonus == CARD_BONUS:
        draw.call_for(state, 1, events)


def check_complete(state: AfricanaState, seat: Seat, action: Complete) -> Refusal | None:
    """AFN-M6 Joined before, and standing on the target."""
    if completable(state, seat) >> action.expedition & 1:
        return None
    card = state.board.expeditions[action.expedition]
    if not state.face_up >> action.expedition & 1:
        return Refusal("africana-refusal-not-face-up", "AFN-M6", {"expedition": card.id})
    if not state.joined_by[seat] >> action.expedition & 1:
        return Refusal("africana-refusal-not-joined", "AFN-M6", {"expedition": card.id})
    return Refusal("africana-refusal-not-at-target", "AFN-M6", {"to": state.board.places[card.target].id})


def complete(state: AfricanaState, seat: Seat, action: Complete, events: list[Event] | None) -> None:
    """AFN-M6 Silver, the card, and every marker back to its owner. AFN-M8 The space stays empty for now."""
    _begin(state)
    state.progress = True
    card = state.board.expeditions[action.expedition]
    space = state.space_of(action.expedition)
    for other in range(state.seats):
        state.markers[other] += state.joined[space] >> other & 1
        state.joined_by[other] &= ~(1 << action.expedition)
    state.joined[space] = 0
    state.spaces[space] = NO_CARD
    state.face_up &= ~(1 << action.expedition)
    state.silver[seat] += card.silver
    state.expeditions[seat] |= 1 << action.expedition
    if events is not None:
        events.append(ExpeditionCompleted(seat=seat, expedition=card.id, silver=card.silver, points=card.vp))


def check_fulfil(state: AfricanaState, seat: Seat, action: Fulfil) -> Refusal | None:
    """AFN-M7 One's own, unfinished, and standing on the target."""
    card = state.board.adventures[action.adventure]
    if not state.unfinished[seat] >> action.adventure & 1:
        return Refusal("africana-refusal-not-yours", "AFN-M7", {"adventure": card.id})
    if card.target != state.at[seat]:
        return Refusal("africana-refusal-not-at-target", "AFN-M7", {"to": state.board.places[card.target].id})
    return None


def fulfil(state: AfricanaState, seat: Seat, action: Fulfil, events: list[Event] | None) -> None:
    """AFN-M7 An artifact brings its silver, an assistant joins the hand; both are usable at once."""
    _begin(state)
    state.progress = True
    card = state.board.adventures[action.adventure]
    state.unfinished[seat] &= ~(1 << action.adventure)
    state.adventures[seat] |= 1 << action.adventure
    if card.assistant == NO_ASSISTANT:
        state.silver[seat] += card.silver
        if events is not None:
            events.append(ArtifactFound(seat=seat, adventure=card.id, silver=card.silver, points=card.vp))
        return
    assistant = ASSISTANT + card.assistant
    state.add(seat, assistant, 1)
    if events is not None:
        events.append(AssistantMet(seat=seat, adventure=card.id, card=CARDS[assistant]))


def returns(card: Card) -> bool:
    """AFN-M2 Whether a card that was played comes back into the hand: a joker or an assistant."""
    return card >= JOKER


def pick_up(state: AfricanaState) -> None:
    """AFN-M2 When the action ends travel cards are discarded, joker and assistants return to the hand."""
    for card, count in enumerate(state.down):
        if not count:
            continue
        if returns(card):
            state.add(state.player, card, count)
        else:
            state.discards[card] += count
        state.down[card] = 0


def _begin(state: AfricanaState) -> None:
    state.phase = TRAVEL
    state.acted = True
