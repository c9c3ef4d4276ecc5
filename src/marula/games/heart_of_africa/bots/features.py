"""What of a position counts for the lead in the end: own tickets, plans and cards, and what all can see of the others.

Nobody's secrets but the seat's own are looked at: of the others only points, trains, terrain cards, and how many cards
and tickets they hold. What can no longer be used, for want of trains, lanes or time, is counted apart from the rest.
"""

from typing import Final

from marula.core.actions import Seat
from marula.games.heart_of_africa.board import COLOURS, GRAY, LOCOMOTIVE, LONGEST, TERRAINS
from marula.games.heart_of_africa.bots.plan import Needs, Plan
from marula.games.heart_of_africa.bots.worth import (
    TRAINS_PER_CLAIM,
    TURNS_PER_CARD,
    Worth,
    doubling_gains,
    turns_to_end,
)
from marula.games.heart_of_africa.rules import tickets
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.setup import FEWEST_FIRST_TICKETS, TRAINS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import FIRST, NO_CARD, HeartOfAfricaState

FEATURES: Final = (
    "seats",
    "turns away",
    "last round",
    "own points",
    "best other's points",
    "mean of others' points",
    "completed tickets",
    "planned points",
    "planned tickets",
    "likely points",
    "likely route points",
    "plan's turns",
    "plan's lanes",
    "plan's trains",
    "plan's route points",
    "cards lacking",
    "payable lanes",
    "payable points",
    "useful cards",
    "spare cards",
    "longest spare",
    "locomotives",
    "idle cards",
    "useful face up",
    "cards in time",
    "own trains",
    "fewest trains of others",
    "mean of others' trains",
    "cards of who has the fewest",
    "turns left",
    "turns to own end",
    "turns beyond the plan",
    "trains in time",
    "doublings led",
    "doublings not led",
    "loose terrain cards",
    "idle terrain cards",
    "doublings in time",
    "most terrain cards of others",
    "terrain types led",
    "mean of others' cards",
    "most tickets of others",
    "tickets ahead",
    "globetrotter",
)
"""The names of the features, in their order."""

PACE: Final = 1.35
"""How many turns there are for each that players in a hurry would leave."""
CERTAINTY: Final = 10.0
"""Over how many turns more or less a ticket goes from hopeless to safe."""
SOON: Final = 4.0
"""With fewer turns left than that, cards begin to lose their worth."""
TRAINS_PER_TERRAIN: Final = 7
"""How many trains beyond the plan give another terrain card of each type something to double."""


def features(state: HeartOfAfricaState, seat: Seat, worth: Worth) -> list[float]:
    """What that seat sees, in the order of FEATURES."""
    plan = worth.plan(state, seat)
    left = worth.turns_left(state, seat)
    in_time = min(1.0, left / SOON)
    lacking = plan.needs.lacking(state, seat, True)
    found = [float(state.seats), float((seat - state.player) % state.seats), float(state.last_turns > 0)]
    _add_points(state, seat, plan, found)
    reached = found[-1] + _add_planned(state, seat, plan, PACE * left, found)
    _add_lanes(state, plan, found)
    found.append(float(lacking))
    _add_payable(state, seat, plan, found)
    _add_cards(state, seat, plan, in_time, found)
    _add_trains(state, seat, found)
    found.append(left)
    found.append(turns_to_end(state, seat))
    found.append(PACE * left - len(plan.lanes) - TURNS_PER_CARD * lacking)
    found.append(_trains_in(state, seat, PACE * left))
    _add_doublings(state, seat, plan, in_time, found)
    _add_terrain(state, seat, found)
    _add_holdings(state, seat, reached, found)
    return found


def progress(state: HeartOfAfricaState) -> float:
    """HOA-G8 How much of the match is over, by the trains of who has the fewest."""
    return min(1.0, (TRAINS - min(state.trains)) / (TRAINS - FEW_TRAINS))


def _add_points(state: HeartOfAfricaState, seat: Seat, plan: Plan, found: list[float]) -> None:
    """HOA-G6 HOA-R3 HOA-V1 Points of routes and doublings, the own ones with tickets that are settled."""
    done = tickets.completed(state, seat)
    own = state.points[seat] + state.doubled[seat]
    for number, ticket in enumerate(state.board.tickets):
        if done >> number & 1:
            own += ticket.points
    for number in plan.given_up:
        own -= state.board.tickets[number].points
    best = total = 0
    for other in range(state.seats):
        if other != seat:
            points = state.points[other] + state.doubled[other]
            total += points
            best = max(best, points)
    found.append(float(own))
    found.append(float(best))
    found.append(total / (state.seats - 1))
    found.append(float(done.bit_count()))


def _add_planned(state: HeartOfAfricaState, seat: Seat, plan: Plan, time: float, found: list[float]) -> float:
    """Tickets that are gone for, one after another, and whether there is time; returns how many will be reached."""
    needs = Needs()
    planned = lanes = 0
    likely = routes = turns = reached = 0.0
    for stage in plan.stages:
        route = 0
        for lane in stage.lanes:
            needs.add(state, lane)
            route += POINTS[state.board.lanes[lane].length]
        lanes += len(stage.lanes)
        turns = lanes + TURNS_PER_CARD * needs.lacking(state, seat, True)
        share = min(1.0, max(0.0, 0.5 + (time - turns) / CERTAINTY))
        points = state.board.tickets[stage.ticket].points
        planned += points
        likely += points * share
        routes += route * share
        reached += share
    found.append(float(planned))
    found.append(float(len(plan.stages)))
    found.append(likely)
    found.append(routes)
    found.append(turns)
    return reached


def _add_lanes(state: HeartOfAfricaState, plan: Plan, found: list[float]) -> None:
    """HOA-G6 The lanes of the plan."""
    found.append(float(len(plan.lanes)))
    found.append(float(plan.trains))
    found.append(float(sum([POINTS[state.board.lanes[number].length] for number in plan.lanes])))


def _add_payable(state: HeartOfAfricaState, seat: Seat, plan: Plan, found: list[float]) -> None:
    """HOA-R1 HOA-G5 HOA-M3 Those lanes of the plan that could be paid at once."""
    payable = points = 0
    locomotives = state.count(seat, LOCOMOTIVE)
    most = max([state.count(seat, colour) for colour in range(len(COLOURS))])
    for number in plan.lanes:
        lane = state.board.lanes[number]
        held = most if lane.colour == GRAY else state.count(seat, lane.colour)
        if held + locomotives >= lane.length and locomotives >= lane.ferry:
            payable += 1
            points += POINTS[lane.length]
    found.append(float(payable))
    found.append(float(points))


def _add_cards(state: HeartOfAfricaState, seat: Seat, plan: Plan, in_time: float, found: list[float]) -> None:
    """Train cards that there are trains for: of the plan, and others; those too many; those that lie there for it."""
    needed = plan.needs.coloured
    useful = spare = longest = face_up = 0
    for colour in range(len(COLOURS)):
        held = state.count(seat, colour)
        used = min(held, needed[colour])
        useful += used
        spare += min(held - used, LONGEST)
        longest = max(longest, held - used)
    locomotives = min(state.count(seat, LOCOMOTIVE), state.trains[seat])
    useful = min(useful, state.trains[seat] - locomotives)
    spare = min(spare, state.trains[seat] - locomotives - useful)
    for card in state.spaces:
        if card != NO_CARD and (card == LOCOMOTIVE or state.count(seat, card) < needed[card]):
            face_up += 1
    usable = useful + spare + locomotives
    found.append(float(useful))
    found.append(float(spare))
    found.append(float(min(longest, LONGEST)))
    found.append(float(locomotives))
    found.append(float(state.hand_size(seat) - usable))
    found.append(float(face_up))
    found.append(in_time * usable)


def _add_trains(state: HeartOfAfricaState, seat: Seat, found: list[float]) -> None:
    """HOA-G8 Trains left: who has the fewest may end the match, the sooner the more cards are there to pay."""
    fewest, cards, total = TRAINS + 1, 0, 0
    for other in range(state.seats):
        if other != seat:
            total += state.trains[other]
            if state.trains[other] < fewest:
                fewest, cards = state.trains[other], state.hand_size(Seat(other))
    found.append(float(state.trains[seat]))
    found.append(float(fewest))
    found.append(total / (state.seats - 1))
    found.append(float(cards))


def _trains_in(state: HeartOfAfricaState, seat: Seat, turns: float) -> float:
    """How many trains can be placed in so many turns, with the cards that are there and more to be drawn."""
    cards = state.hand_size(seat)
    placed = TRAINS_PER_CLAIM * turns
    if placed > cards:
        placed = (turns + TURNS_PER_CARD * cards) / (1.0 / TRAINS_PER_CLAIM + TURNS_PER_CARD)
    return min(placed, float(state.trains[seat]))


def _add_doublings(state: HeartOfAfricaState, seat: Seat, plan: Plan, in_time: float, found: list[float]) -> None:
    """HOA-R3 The points that own terrain cards would add to the plan, and the cards beyond that, of use or not."""
    led_points = other_points = 0.0
    loose = idle = 0
    beyond = max(0, state.trains[seat] - plan.trains) // TRAINS_PER_TERRAIN
    for kind in range(len(TERRAINS)):
        own = state.terrain_count(seat, kind)
        gained, spent = _doubled(state, plan, kind, own)
        if own >= state.most_terrain_of_others(seat, kind):
            led_points += gained
        else:
            other_points += gained
        loose += min(own - spent, beyond)
        idle += max(0, own - spent - beyond)
    found.append(led_points)
    found.append(other_points)
    found.append(float(loose))
    found.append(float(idle))
    found.append(in_time * (led_points + other_points + loose))


def _doubled(state: HeartOfAfricaState, plan: Plan, kind: int, cards: int) -> tuple[float, int]:
    """HOA-R3 What so many cards of a type add to lanes of the plan, the best first, and how many are spent for it."""
    gained = 0.0
    spent = 0
    for gain, cost in doubling_gains(state, plan, kind):
        if spent + cost <= cards:
            spent += cost
            gained += gain * cost
    return gained, spent


def _add_terrain(state: HeartOfAfricaState, seat: Seat, found: list[float]) -> None:
    """HOA-D3 Terrain cards of the others, and in how many types the seat has more than any of them."""
    most = led = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, sum([state.terrain_count(Seat(other), kind) for kind in range(len(TERRAINS))]))
    for kind in range(len(TERRAINS)):
        led += int(state.terrain_count(seat, kind) > state.most_terrain_of_others(seat, kind))
    found.append(float(most))
    found.append(float(led))


def _add_holdings(state: HeartOfAfricaState, seat: Seat, reached: float, found: list[float]) -> None:
    """HOA-H1 HOA-V2 How many cards and tickets the others hold, and who will have completed the most of these.

    HOA-S3 While first tickets are chosen, no more is known than how many all must keep.
    """
    cards = most = 0
    for other in range(state.seats):
        if other != seat:
            cards += state.hand_size(Seat(other))
            kept = FEWEST_FIRST_TICKETS if state.phase == FIRST else state.kept[other].bit_count()
            most = max(most, kept)
    found.append(cards / (state.seats - 1))
    found.append(float(most))
    found.append(reached - most)
    found.append(min(1.0, max(0.0, 0.75 + 0.5 * (reached - most))))
