"""What of a position counts for the lead in the end: own tickets, plans and cards, and what all can see of the others.

Nobody's secrets but the seat's own are looked at. Most features are points, or turns, which points are made in; what
nature still owes the seat is counted as what it will probably be, so that positions within a turn can be compared too.
"""

from typing import Final, final

from marula.core.actions import Seat
from marula.games.heart_of_africa.board import COLOURS, KINDS, LOCOMOTIVE, LONGEST, TERRAINS
from marula.games.heart_of_africa.bots.plan import Needs, Plan
from marula.games.heart_of_africa.bots.schedule import Schedule
from marula.games.heart_of_africa.bots.worth import Worth, doubling_gains
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.setup import FEWEST_FIRST_TICKETS, TRAINS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import (
    FIRST,
    HAND,
    NO_CARD,
    OVER,
    SECOND,
    TERRAIN,
    TICKET,
    HeartOfAfricaState,
)

FEATURES: Final = (
    "own points",
    "best other's points",
    "planned tickets",
    "planned routes",
    "turns too few",
    "loose terrain cards",
    "spare cards",
    "sets of spare cards",
    "locomotives",
    "tickets to come",
    "trains for tickets to come",
    "globetrotter",
    "terrain types led",
    "cards missing",
    "terrain cards of others",
    "routes for points",
    "doublings in sight",
    "turns of the match",
    "longest wait",
    "doublings of others",
    "terrain lead",
)
"""The names of the features, in their order."""
GUESSES: Final = (
    *(1.0, -0.8, 1.0, 1.0),
    *(-1.2, 0.3, 0.2, 0.0),
    *(0.5, -7.0, 0.5, 10.0),
    *(0.3, 0.0, -0.2, 1.0),
    *(0.9, -3.0, 0.0, -0.2),
    0.0,
)
"""How many points each is worth, by guess: what is learned begins with that."""

PACE: Final = 1.35
"""How many turns there are for each that players in a hurry would leave."""
CERTAINTY: Final = 10.0
"""Over how many turns more or less a ticket goes from hopeless to safe."""
RISK: Final = 0.02
"""How likely each lane on the way is to be taken by somebody else, and not to be got round."""
TRAINS_IN_RESERVE: Final = 12.0
RISK_WITHOUT: Final = 0.12
"""With fewer trains beyond a way there is no room for detours; and how much of a risk it is to have none."""
TURNS_PER_NEED: Final = 0.8
"""How long it takes to draw a card that is needed: not every card is."""
DOUBLED_BY_TRAIN: Final = 0.5
"""How many points a train brings to who can double its route, for each type."""
SOON: Final = 4.0
"""With fewer turns left than that, cards begin to lose their worth."""
TRAINS_PER_TERRAIN: Final = 6
"""How many trains beyond the plan give another terrain card of each type something to double."""
TRAINS_FOR_TICKETS: Final = 22
"""As many trains beyond the plan as new tickets can make use of."""


def progress(state: HeartOfAfricaState) -> float:
    """HOA-G8 How much of the match is over, by the trains of who has the fewest."""
    return min(1.0, (TRAINS - min(state.trains)) / (TRAINS - FEW_TRAINS))


@final
class Features:
    """What a seat sees of a position, as numbers."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def of(self, state: HeartOfAfricaState, seat: Seat) -> list[float]:
        """The numbers, in the order of FEATURES."""
        plan = self._worth.plan_by_hand(state, seat)
        left = self._worth.turns_left(state, seat)
        if not state.last_turns:
            left *= PACE
        coming = Coming(state, seat, plan)
        done = tickets.completed(state, seat)
        found = [_sure_points(state, seat, plan, done), _best_of_others(state, seat)]
        effort, reached = _add_planned(state, seat, plan, left, coming.useful, found)
        found.append(max(0.0, effort - left))
        in_time = min(1.0, left / SOON)
        loose, led = _terrain(state, seat, plan)
        found.append(in_time * (loose + coming.terrain))
        _add_cards(state, seat, plan, in_time, coming, found)
        _add_tickets_to_come(state, seat, plan, found)
        found.append(_globetrotter(state, seat, done.bit_count() + reached))
        schedule = Schedule(state, seat, plan)
        locomotives = state.count(seat, LOCOMOTIVE)
        turns = schedule.turns(locomotives + coming.useful, coming.terrain)
        share = min(1.0, (left + 0.5) / max(turns, 0.5))
        found += [in_time * led, in_time * max(0.0, schedule.planned_missing - coming.useful)]
        found.append(in_time * _terrain_of_others(state, seat))
        found += [share * schedule.points, share * schedule.doublings, min(turns, left)]
        found.append(in_time * max(0, schedule.longest_wait - locomotives))
        _add_rivalry(state, seat, in_time, found)
        return found


@final
class Coming:
    """HOA-D1 The cards that nature owes the seat, or that it may still take this turn, as far as can be foreseen."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat, plan: Plan) -> None:
        self.cards = 0.0
        self.useful = 0.0
        """How many of these the plan needs."""
        self.terrain = 0.0
        if state.player != seat or state.phase == OVER:
            return
        if state.waits == TERRAIN:
            self.terrain = float(state.due)
        blind = state.due if state.waits == HAND else 0
        if not blind and state.phase != SECOND:
            return
        share = _useful_share(state, seat, plan)
        self.cards = float(blind)
        self.useful = blind * share
        if state.phase == SECOND:
            self.cards += 1.0
            self.useful += 1.0 if _is_useful_face_up(state, seat, plan) else share


def _useful_share(state: HeartOfAfricaState, seat: Seat, plan: Plan) -> float:
    """HOA-H1 HOA-H2 How many of the cards that the seat hasn't seen would help: of the pile, and of others' hands."""
    useful = total = 0
    for card in range(KINDS):
        count = state.pile[card]
        for other in range(state.seats):
            if other != seat:
                count += state.hand[other * KINDS + card] - state.known[other * KINDS + card]
        total += count
        if card == LOCOMOTIVE or state.count(seat, card) < plan.needs.coloured[card]:
            useful += count
    return useful / total if total else 0.0


def _is_useful_face_up(state: HeartOfAfricaState, seat: Seat, plan: Plan) -> bool:
    """HOA-D2 Whether a card lies there that the plan needs; a locomotive can't be the second one."""
    for card in state.spaces:
        if card not in (NO_CARD, LOCOMOTIVE) and state.count(seat, card) < plan.needs.coloured[card]:
            return True
    return False


def _sure_points(state: HeartOfAfricaState, seat: Seat, plan: Plan, done: int) -> float:
    """HOA-G6 HOA-R3 HOA-V1 Points of routes and doublings, and of tickets that are settled."""
    own = state.points[seat] + state.doubled[seat]
    for number, ticket in enumerate(state.board.tickets):
        if done >> number & 1:
            own += ticket.points
    for number in plan.given_up:
        own -= state.board.tickets[number].points
    return float(own)


def _best_of_others(state: HeartOfAfricaState, seat: Seat) -> float:
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points[other] + state.doubled[other])
    return float(best)


def _add_planned(
    state: HeartOfAfricaState, seat: Seat, plan: Plan, left: float, useful: float, found: list[float]
) -> tuple[float, float]:
    """HOA-V1 Tickets that are gone for one after another, and their lanes, as far as there is time.

    Returns how many turns it all takes, and how many tickets will be reached.
    """
    needs = Needs()
    lanes = trains = 0
    hoped = routes = turns = reached = 0.0
    for stage in plan.stages:
        route = 0
        for lane in stage.lanes:
            needs.add(state, lane)
            route += POINTS[state.board.lanes[lane].length]
        lanes += len(stage.lanes)
        turns = lanes + TURNS_PER_NEED * max(0.0, needs.lacking(state, seat, True) - useful)
        trains += sum([state.board.lanes[lane].length for lane in stage.lanes])
        share = _likely(left - turns, lanes, state.trains[seat] - trains)
        hoped += (2.0 * share - 1.0) * state.board.tickets[stage.ticket].points
        routes += share * route
        reached += share
    found += [hoped, routes]
    return turns, reached


def _likely(turns_over: float, lanes: int, trains_over: int) -> float:
    """How likely so many lanes are to be completed, with so many turns and trains left over."""
    in_time = min(1.0, max(0.0, 0.5 + turns_over / CERTAINTY))
    short = max(0.0, 1.0 - trains_over / TRAINS_IN_RESERVE)
    return in_time * max(0.0, 1.0 - RISK * lanes - RISK_WITHOUT * short)


def _terrain(state: HeartOfAfricaState, seat: Seat, plan: Plan) -> tuple[int, int]:
    """HOA-R3 How many terrain cards the plan doesn't ask for that may be of use; in how many types the seat leads."""
    loose = led = 0
    beyond = max(0, state.trains[seat] - plan.trains) // TRAINS_PER_TERRAIN
    for kind in range(len(TERRAINS)):
        own = state.terrain_count(seat, kind)
        led += int(own > state.most_terrain_of_others(seat, kind))
        loose += min(own - _spent(state, plan, kind, own), beyond)
    return loose, led


def _spent(state: HeartOfAfricaState, plan: Plan, kind: int, cards: int) -> int:
    """HOA-R3 How many of so many cards of a type are spent on lanes of the plan."""
    spent = 0
    for _, cost in doubling_gains(state, plan.lanes, kind):
        if spent + cost <= cards:
            spent += cost
    return spent


def _add_cards(
    state: HeartOfAfricaState, seat: Seat, plan: Plan, in_time: float, coming: Coming, found: list[float]
) -> None:
    """Train cards that there are trains for, other than the plan's."""
    trains = state.trains[seat]
    locomotives = min(state.count(seat, LOCOMOTIVE), trains)
    useful = 0
    spare: list[int] = []
    for colour in range(len(COLOURS)):
        held = state.count(seat, colour)
        used = min(held, plan.needs.coloured[colour])
        useful += used
        spare.append(held - used)
    room = max(0, trains - locomotives - useful)
    spare.sort(reverse=True)
    usable = squares = 0
    for held in spare:
        count = min(held, LONGEST, room)
        room -= count
        usable += count
        squares += count * count
    found += [in_time * (usable + coming.cards - coming.useful), in_time * squares, in_time * locomotives]


def _add_tickets_to_come(state: HeartOfAfricaState, seat: Seat, plan: Plan, found: list[float]) -> None:
    """HOA-K1 Whether tickets are about to be drawn, and how many trains there would be for them."""
    draws = state.waits == TICKET and state.player == seat
    beyond = min(TRAINS_FOR_TICKETS, max(0, state.trains[seat] - plan.trains))
    found += [float(draws), float(beyond) if draws else 0.0]


def _globetrotter(state: HeartOfAfricaState, seat: Seat, reached: float) -> float:
    """HOA-V2 The chance to complete most tickets; the others will not complete quite all of theirs.

    HOA-S3 While first tickets are chosen, no more is known than how many all must keep.
    """
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, FEWEST_FIRST_TICKETS if state.phase == FIRST else state.kept[other].bit_count())
    return min(1.0, max(0.0, 0.5 + 0.25 * (reached - 0.9 * most)))


def _add_rivalry(state: HeartOfAfricaState, seat: Seat, in_time: float, found: list[float]) -> None:
    """HOA-R3 About what another can still double, and by how many cards the seat has more or less than they."""
    most = ahead = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        share = 0.0
        for kind in range(len(TERRAINS)):
            lead = state.terrain_count(seat, kind) - state.terrain_count(Seat(other), kind)
            share += min(1.0, max(0.0, (2.0 - lead) / 3.0))
            ahead += min(2.0, max(-2.0, float(lead)))
        most = max(most, DOUBLED_BY_TRAIN * share * max(0, state.trains[other] - FEW_TRAINS))
    found += [in_time * most, in_time * ahead / (state.seats - 1)]


def _terrain_of_others(state: HeartOfAfricaState, seat: Seat) -> int:
    """HOA-D3 The most terrain cards of each type that another player has."""
    total = 0
    for kind in range(len(TERRAINS)):
        total += state.most_terrain_of_others(seat, kind)
    return total
