"""Ways to travel: which cards take an explorer where, and at what price."""

from typing import Final, NamedTuple

from marula.core.actions import Seat
from marula.games.africana.actions import Card, Place
from marula.games.africana.board import CARDS, JOKER, AfricanaBoard
from marula.games.africana.rules.travel import step_price
from marula.games.africana.state import AfricanaState

Hand = tuple[int, ...]
"""How many of each card are left."""

Price = tuple[int, int, int, int]
"""What a way costs, the weightiest first: cards, silver, travel cards that don't come back (AFN-M2), the joker."""

_FREE: Final[Price] = (0, 0, 0, 0)


class Leg(NamedTuple):
    """One step of a way."""

    to: Place
    card: Card
    silver: int


class Way(NamedTuple):
    """How to get somewhere."""

    price: Price
    legs: tuple[Leg, ...]
    left: Hand
    """The hand after it."""


def hand_of(state: AfricanaState, seat: Seat) -> Hand:
    """What a seat can play."""
    return tuple(state.count(seat, card) for card in range(len(CARDS)))


def best_ways(state: AfricanaState, seat: Seat, places: list[Place], fixed: list[Card | None]) -> dict[Place, Way]:
    """The best way to every place that the hand reaches, first through these places, some of their cards chosen.

    Best is what takes the fewest cards, then the least silver. Joker and assistants come back after the action, travel
    cards don't: of two ways alike, the one that gives up fewer travel cards is better, and then the one that leaves the
    joker for what may come up on the way.
    """
    here = places[-1] if places else state.at[seat]
    best: dict[Place, Way] = {}
    border = {(here, left): way for left, way in _along(state, seat, places, fixed).items()}
    known = {key: way.price for key, way in border.items()}
    while border:
        beyond: dict[tuple[Place, Hand], Way] = {}
        for (place, _), way in border.items():
            for to in state.board.places[place].roads:
                for further in _go(state, seat, way, to):
                    key = (to, further.left)
                    if key not in known or further.price < known[key]:
                        known[key] = further.price
                        beyond[key] = further
                        if to != here and (to not in best or further.price < best[to].price):
                            best[to] = further
        border = beyond
    return best


def best_along(state: AfricanaState, seat: Seat, places: list[Place], fixed: list[Card | None]) -> Way | None:
    """The best cards for a way through these places, some of them already chosen; None where there are none."""
    ways = _along(state, seat, places, fixed)
    return min(ways.values(), key=_price) if ways else None


def _along(state: AfricanaState, seat: Seat, places: list[Place], fixed: list[Card | None]) -> dict[Hand, Way]:
    """The best way through these places for each hand that can be left after it."""
    start = Way(_FREE, (), hand_of(state, seat))
    ways = {start.left: start}
    for to, card in zip(places, fixed, strict=True):
        after: dict[Hand, Way] = {}
        for way in ways.values():
            for further in _go(state, seat, way, to):
                if card is not None and further.legs[-1].card != card:
                    continue
                if further.left not in after or further.price < after[further.left].price:
                    after[further.left] = further
        ways = after
    return ways


def is_way(board: AfricanaBoard, start: Place, places: list[Place]) -> bool:
    """Whether routes lead through these places."""
    here = start
    for to in places:
        if to not in board.places[here].roads:
            return False
        here = to
    return True


def _go(state: AfricanaState, seat: Seat, way: Way, to: Place) -> list[Way]:
    """The way, gone on by one step with each card that can be played."""
    found: list[Way] = []
    cards, silver, lost, joker = way.price
    for card, count in enumerate(way.left):
        if not count:
            continue
        price = step_price(state, to, card)
        if silver + price > state.silver[seat]:
            continue
        left = (*way.left[:card], count - 1, *way.left[card + 1 :])
        total = (cards + 1, silver + price, lost + (card < JOKER), joker + (card == JOKER))
        found.append(Way(total, (*way.legs, Leg(to, card, price)), left))
    return found


def _price(way: Way) -> Price:
    return way.price
