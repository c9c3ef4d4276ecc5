"""Claim a route: payment, double routes, doubling."""

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import Claim, LaneNumber
from marula.games.heart_of_africa.board import CARDS, KINDS, LOCOMOTIVE, NO_LANE, PLAIN, TERRAINS, Lane, paying_colours
from marula.games.heart_of_africa.events import RouteClaimed, RouteDoubled
from marula.games.heart_of_africa.state import END, NOBODY, HeartOfAfricaState

POINTS = (0, 1, 2, 4, 7, 10, 15)
"""HOA-G6 By length."""


def add_legal(state: HeartOfAfricaState, seat: Seat, actions: list[Action]) -> None:
    """HOA-R1 Every open lane, with every way to pay for it."""
    for number, lane in enumerate(state.board.lanes):
        if state.owner[number] == NOBODY and is_open(state, seat, number) and lane.length <= state.trains[seat]:
            add_payments(state, seat, lane, actions)


def is_open(state: HeartOfAfricaState, seat: Seat, number: LaneNumber) -> bool:
    """HOA-R2 Whether that seat may still use a free lane: not beside its own, and not where one lane is enough."""
    sibling = state.board.lanes[number].sibling
    return sibling == NO_LANE or (not state.is_closed(number) and state.owner[sibling] != seat)


def add_payments(state: HeartOfAfricaState, seat: Seat, lane: Lane, actions: list[Action]) -> None:
    """HOA-R1 HOA-R3 HOA-M3 The ways to pay, without and with doubling, for somebody who has enough trains."""
    held = state.count(seat, LOCOMOTIVE)
    fewest = needed_locomotives(state, lane)
    length = lane.length
    alone = length <= held
    for colour in paying_colours(lane):
        claims = lane.claims[colour]
        low = max(fewest, length - state.count(seat, colour))
        for locomotives in range(low, min(length - 1, held) + 1):
            _add_doublings(state, seat, lane, claims[locomotives], held - locomotives, actions)
        if alone:
            # Locomotives alone are one payment, whatever the colour.
            _add_doublings(state, seat, lane, claims[length], held - length, actions)
            alone = False


def _add_doublings(
    state: HeartOfAfricaState, seat: Seat, lane: Lane, claims: list[Action], locomotives: int, actions: list[Action]
) -> None:
    """HOA-R3 HOA-R4 As it is, and with terrain cards and locomotives in every mix; so many locomotives are left."""
    actions.append(claims[PLAIN])
    for wild in doublings(state, seat, lane, locomotives):
        actions.append(claims[PLAIN + 1 + wild])


def doublings(state: HeartOfAfricaState, seat: Seat, lane: Lane, locomotives: int) -> list[int]:
    """HOA-R3 HOA-R4 With how many locomotives as terrain cards, the rest terrain cards, the seat could double."""
    own = state.terrain_count(seat, lane.terrain)
    most = state.most_terrain_of_others(seat, lane.terrain)
    return [
        wild
        for wild in range(min(lane.doubling, locomotives) + 1)
        if lane.doubling - wild <= own and own + wild >= most
    ]


def needed_locomotives(state: HeartOfAfricaState, lane: Lane) -> int:
    """HOA-M3 How many locomotives a ferry asks for, where the table plays with ferries."""
    return lane.ferry if state.ferries else 0


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
    if not is_open(state, seat, number):
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
    if action.locomotives < needed_locomotives(state, lane):
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
    own = state.terrain_count(seat, lane.terrain)
    terrain = TERRAINS[lane.terrain]
    values: dict[str, str | int] = {"terrain": terrain, "needed": action.cards, "held": own}
    if action.cards > own:
        return Refusal("heart-of-africa-refusal-terrain", "HOA-R3", values)
    for other in range(state.seats):
        theirs = state.terrain_count(Seat(other), lane.terrain)
        if other != seat and theirs == state.most_terrain_of_others(seat, lane.terrain) and theirs > own + action.wild:
            values = {"seat": other, "terrain": terrain, "theirs": theirs, "held": own + action.wild}
            return Refusal("heart-of-africa-refusal-more-terrain", "HOA-R3", values)
    return None


def claim(state: HeartOfAfricaState, seat: Seat, action: Claim, events: list[Event] | None) -> None:
    """HOA-R1 HOA-G6 HOA-R5 Pay, place the trains and count the points; what is spent goes to its discards."""
    lane = state.board.lanes[action.lane]
    coloured = lane.length - action.locomotives
    _spend(state, seat, action.colour, coloured)
    _spend(state, seat, LOCOMOTIVE, action.locomotives + action.wild)
    state.owner[action.lane] = seat
    state.trains[seat] -= lane.length
    points = POINTS[lane.length]
    state.points[seat] += points
    network.add_lane(state.network[seat], lane.ends, state.board.borders)
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
        state.doubled[seat] += points
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
