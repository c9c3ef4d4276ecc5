"""Claim a route: payment, double routes, doubling."""

from typing import Final

from marula.core.actions import Action, Seat
from marula.core.bags import replaced
from marula.core.dice import Dice
from marula.core.game import Event, Refusal
from marula.core.masks import nth, size
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import Card, Claim, LaneNumber
from marula.games.heart_of_africa.board import CARDS, KINDS, LOCOMOTIVE, TERRAINS, Lane, Shape, Ways
from marula.games.heart_of_africa.events import RouteClaimed, RouteDoubled
from marula.games.heart_of_africa.rules import payment
from marula.games.heart_of_africa.rules.payment import Means
from marula.games.heart_of_africa.state import END, NOBODY, HeartOfAfricaState

POINTS: Final = (0, 1, 2, 4, 7, 10, 15)
"""HOA-G6 By length."""


def can_claim(state: HeartOfAfricaState, seat: Seat) -> bool:
    """HOA-R1 Whether there is a lane that is open to the seat and that it can pay for."""
    return claimable(state, seat) != 0


def claimable(state: HeartOfAfricaState, seat: Seat) -> int:
    """HOA-R1 The shapes of these lanes, a bit for each."""
    return payment.payable(state, seat) & state.open_shapes[seat]


def add_legal(state: HeartOfAfricaState, seat: Seat, actions: list[Action]) -> None:
    """HOA-R1 Every open lane, with every way to pay for it."""
    means = Means(state, seat)
    first = seat * len(state.board.shapes)
    for shape in _shapes(state, seat):
        mask = state.open[first + shape.number]
        ways = means.ways_by_colour(shape)
        for lane in shape.lanes:
            if mask >> lane.place & 1:
                _add_claims(lane, ways, actions)


def add_payments(state: HeartOfAfricaState, seat: Seat, lane: Lane, actions: list[Action]) -> None:
    """HOA-R1 HOA-R3 HOA-M3 The ways to pay, without and with doubling, for somebody who has enough trains."""
    _add_claims(lane, Means(state, seat).ways_by_colour(state.board.shapes[lane.shape]), actions)


def _shapes(state: HeartOfAfricaState, seat: Seat) -> list[Shape]:
    """HOA-R1 The shapes of lanes that can be claimed."""
    shapes: list[Shape] = []
    state.board.pick_shape.extend(shapes, claimable(state, seat))
    return shapes


def _add_claims(lane: Lane, ways: list[tuple[Card, Ways]], actions: list[Action]) -> None:
    for colour, found in ways:
        claims = lane.claims[colour]
        for way in found:
            actions.append(claims[way])


def pick(state: HeartOfAfricaState, seat: Seat, dice: Dice) -> Action:
    """HOA-R1 One of these, all as likely: lanes of one shape have as many ways to pay, so they needn't be listed."""
    means = Means(state, seat)
    open = state.open
    first = seat * len(state.board.shapes)
    shapes = _shapes(state, seat)
    counts: list[int] = []
    total = 0
    for shape in shapes:
        count = means.count_ways(shape) * size(open[first + shape.number])
        counts.append(count)
        total += count
    chosen: int = dice.below(total)
    place = 0
    while chosen >= counts[place]:
        chosen -= counts[place]
        place += 1
    shape = shapes[place]
    mask = open[first + shape.number]
    ways = counts[place] // size(mask)
    return _claim_with(means, shape, shape.lanes[nth(mask, chosen // ways)], chosen % ways)


def _claim_with(means: Means, shape: Shape, lane: Lane, chosen: int) -> Action:
    """One of the ways to pay for a lane, by its place among them."""
    for colour in means.colours(shape):
        ways = means.ways(shape, colour)
        if chosen < len(ways):
            return lane.claims[colour][ways[chosen]]
        chosen -= len(ways)
    raise AssertionError("there are fewer ways to pay")


def check(state: HeartOfAfricaState, seat: Seat, action: Claim) -> Refusal | None:
    """HOA-R1 Why a lane can't be claimed in that way, the lane before the cards, the cards before the doubling."""
    lane = state.board.lanes[action.lane]
    return (
        check_lane(state, seat, action.lane)
        or _check_cards(state, seat, lane, action)
        or _check_doubling(state, seat, lane, action)
    )


def check_lane(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> Refusal | None:
    """HOA-R1 HOA-R2 Whether the lane is open to that seat, which needs the trains for it."""
    owner = state.owner[number]
    if owner != NOBODY:
        return Refusal("heart-of-africa-refusal-taken", "HOA-R1", {"seat": owner})
    if not state.is_open(seat, number):
        own = state.owner[state.board.lanes[number].sibling] == seat
        return Refusal("heart-of-africa-refusal-own-double" if own else "heart-of-africa-refusal-closed", "HOA-R2")
    needed, held = state.board.lanes[number].length, state.trains[seat]
    return (
        None
        if needed <= held
        else Refusal("heart-of-africa-refusal-trains", "HOA-R1", {"needed": needed, "held": held})
    )


def _check_cards(state: HeartOfAfricaState, seat: Seat, lane: Lane, action: Claim) -> Refusal | None:
    """HOA-R1 HOA-M3 HOA-R4 Whether the cards are there; each locomotive serves once."""
    if action.locomotives < payment.needed_locomotives(state, lane.ferry):
        return Refusal("heart-of-africa-refusal-ferry", "HOA-M3", {"needed": lane.ferry})
    for card, needed in (
        (action.colour, lane.length - action.locomotives),
        (LOCOMOTIVE, action.locomotives + action.wild),
    ):
        if needed > state.count(seat, card):
            values: dict[str, str | int] = {"card": CARDS[card], "needed": needed, "held": state.count(seat, card)}
            return Refusal("heart-of-africa-refusal-cards", "HOA-R1", values)
    return None


def _check_doubling(state: HeartOfAfricaState, seat: Seat, lane: Lane, action: Claim) -> Refusal | None:
    """HOA-R3 Enough terrain cards, and nobody with more."""
    if not action.cards and not action.wild:
        return None
    if action.wild >= payment.least_wild(state, seat, lane.terrain, lane.doubling):
        return None
    own = state.terrain_count(seat, lane.terrain)
    terrain = TERRAINS[lane.terrain]
    values: dict[str, str | int] = {"terrain": terrain, "needed": action.cards, "held": own}
    if action.cards > own:
        return Refusal("heart-of-africa-refusal-terrain", "HOA-R3", values)
    theirs = state.most_terrain_of_others(seat, lane.terrain)
    other = next(
        other
        for other in range(state.seats)
        if other != seat and state.terrain_count(Seat(other), lane.terrain) == theirs
    )
    values = {"seat": other, "terrain": terrain, "theirs": theirs, "held": own + action.wild}
    return Refusal("heart-of-africa-refusal-more-terrain", "HOA-R3", values)


def claim(state: HeartOfAfricaState, seat: Seat, action: Claim, events: list[Event] | None) -> None:
    """HOA-R1 HOA-G6 HOA-R5 Pay, place the trains and count the points; what is spent goes to its discards."""
    lane = state.board.lanes[action.lane]
    coloured = lane.length - action.locomotives
    _spend(state, seat, action.colour, coloured)
    _spend(state, seat, LOCOMOTIVE, action.locomotives + action.wild)
    state.give(action.lane, seat)
    state.trains = replaced(state.trains, seat, state.trains[seat] - lane.length)
    points = POINTS[lane.length]
    state.points = replaced(state.points, seat, state.points[seat] + points)
    state.network = state.network[:]
    state.network[seat] = network.with_lane(state.network[seat], lane.ends, state.board.borders)
    state.phase = END
    if events is not None:
        events.append(
            RouteClaimed(
                seat=seat,
                lane=lane.id,
                card=CARDS[action.colour],
                cards=coloured,
                locomotives=action.locomotives,
                points=points,
            )
        )
    if action.cards or action.wild:
        state.terrain[seat * len(TERRAINS) + lane.terrain] -= action.cards
        state.terrain_discards[lane.terrain] += action.cards
        state.doubled = replaced(state.doubled, seat, state.doubled[seat] + points)
        if events is not None:
            events.append(
                RouteDoubled(
                    seat=seat,
                    lane=lane.id,
                    terrain=TERRAINS[lane.terrain],
                    cards=action.cards,
                    locomotives=action.wild,
                    points=points,
                )
            )


def _spend(state: HeartOfAfricaState, seat: Seat, card: int, count: int) -> None:
    """HOA-H2 Cards that all knew of are spent first."""
    place = seat * KINDS + card
    state.hand[place] -= count
    state.known[place] = max(0, state.known[place] - count)
    state.discards[card] += count
