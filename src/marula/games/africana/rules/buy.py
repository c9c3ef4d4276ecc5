"""Buy: the books of adventures."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal
from marula.core.rules import Outcomes, alike
from marula.games.africana.actions import Buy, TurnPage, TurnUpPage
from marula.games.africana.board import LEFT, PAGES, RIGHT, SIDES
from marula.games.africana.events import AdventureBought, PageTurned, PageTurnedUp
from marula.games.africana.state import BUY, NOTHING, PAGE, AfricanaState

PRICE: Final = 5
PAGE_PRICES: Final = (0, 1)
"""AFN-B2 Of the first page of an action, and of each further one."""


def book_at_hand(state: AfricanaState, seat: Seat) -> int:
    """AFN-B1 The book of the hemisphere the explorer stands in."""
    return state.board.places[state.at[seat]].side


def side_of(state: AfricanaState, book: int, side: int) -> list[int]:
    """AFN-S4 What has been seen of a side; its top card is the last."""
    return state.left[book] if side == LEFT else state.right[book]


def page_price(state: AfricanaState) -> int:
    """AFN-B2 The first page of the action is free."""
    return PAGE_PRICES[1 if state.pages else 0]


def can_turn_page(state: AfricanaState, seat: Seat) -> bool:
    """AFN-B2 AFN-B4 A page to turn, while the money lasts."""
    return state.silver[seat] >= page_price(state) and _has_card(state, book_at_hand(state, seat))


def can_buy(state: AfricanaState, seat: Seat) -> bool:
    """AFN-B3 AFN-B4 A card to buy, while the money lasts."""
    return state.silver[seat] >= PRICE and _has_card(state, book_at_hand(state, seat))


def _has_card(state: AfricanaState, book: int) -> bool:
    return len(state.left[book]) > 0 or len(state.right[book]) > 0


def add_sides(state: AfricanaState, seat: Seat, by_side: list[Action], actions: list[Action]) -> None:
    """AFN-B2 AFN-B3 For each side of the book at hand that has a card."""
    book = book_at_hand(state, seat)
    if state.left[book]:
        actions.append(by_side[LEFT])
    if state.right[book]:
        actions.append(by_side[RIGHT])


def check_turn_page(state: AfricanaState, seat: Seat, action: TurnPage) -> Refusal | None:
    """AFN-B2 An empty side has nothing to turn, and a further page has its price."""
    book = book_at_hand(state, seat)
    if not side_of(state, book, action.side):
        return _empty(book, action.side, "AFN-B2")
    return _check_silver(state, seat, page_price(state), "AFN-B2")


def check_buy(state: AfricanaState, seat: Seat, action: Buy) -> Refusal | None:
    """AFN-B3 The top card of a side, for 5 silver."""
    book = book_at_hand(state, seat)
    if not side_of(state, book, action.side):
        return _empty(book, action.side, "AFN-B3")
    return _check_silver(state, seat, PRICE, "AFN-B3")


def turn_page(state: AfricanaState, seat: Seat, action: TurnPage, events: list[Event] | None) -> None:
    """AFN-B2 The top card of one side goes on top of the other. AFN-B5 The book stays as it is left."""
    book = book_at_hand(state, seat)
    price = page_price(state)
    state.phase = BUY
    state.acted = True
    state.pages += 1
    state.silver[seat] -= price
    adventure = side_of(state, book, action.side).pop()
    side_of(state, book, RIGHT if action.side == LEFT else LEFT).append(adventure)
    if events is not None:
        id = state.board.adventures[adventure].id
        side = PAGES[action.side]
        events.append(PageTurned(seat=seat, book=SIDES[book], side=side, adventure=id, silver=price))
    call_for_pages(state)


def buy(state: AfricanaState, seat: Seat, action: Buy, events: list[Event] | None) -> None:
    """AFN-B3 The card beneath becomes visible; buying is not a page."""
    book = book_at_hand(state, seat)
    state.phase = BUY
    state.acted = True
    state.progress = True
    state.silver[seat] -= PRICE
    adventure = side_of(state, book, action.side).pop()
    state.unfinished[seat] |= 1 << adventure
    if events is not None:
        id = state.board.adventures[adventure].id
        side = PAGES[action.side]
        events.append(AdventureBought(seat=seat, book=SIDES[book], side=side, adventure=id, silver=PRICE))
    call_for_pages(state)


def call_for_pages(state: AfricanaState) -> None:
    """AFN-S4 The top card of the right side shows, if there is one: where nobody has seen it, nature decides."""
    state.waits = NOTHING if book_to_open(state) is None else PAGE


def book_to_open(state: AfricanaState) -> int | None:
    """The book whose next unseen page is due."""
    for book in range(len(SIDES)):
        if not state.right[book] and state.unseen_pages[book]:
            return book
    return None


def outcomes(state: AfricanaState) -> Outcomes:
    """AFN-H1 Any page nobody has seen is as likely to come."""
    actions: list[Action] = []
    book = book_to_open(state)
    if book is not None:
        state.board.pick_page.extend(actions, state.unseen_pages[book])
    return alike(actions)


def turn_up(state: AfricanaState, action: TurnUpPage, events: list[Event] | None) -> None:
    """AFN-S4 AFN-B5 The page shows, to all. AFN-B6 It is nature's move, which no undo crosses."""
    card = state.board.adventures[action.adventure]
    state.unseen_pages[card.book] &= ~(1 << action.adventure)
    state.right[card.book].append(action.adventure)
    if events is not None:
        events.append(PageTurnedUp(book=SIDES[card.book], adventure=card.id))
    call_for_pages(state)


def _empty(book: int, side: int, rule: str) -> Refusal:
    return Refusal("africana-refusal-side-empty", rule, {"book": SIDES[book], "side": PAGES[side]})


def _check_silver(state: AfricanaState, seat: Seat, price: int, rule: str) -> Refusal | None:
    have = state.silver[seat]
    if have < price:
        return Refusal("africana-refusal-silver", rule, {"needed": price, "have": have})
    return None
