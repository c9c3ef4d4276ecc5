"""What bots that search mean to build: ways to their tickets, and lanes for points alone."""

from collections.abc import Callable

from marula.core.model import linear
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import COLOURS, GRAY
from marula.games.heart_of_africa.bots.features import FEATURES, GUESSES
from marula.games.heart_of_africa.bots.plan import Plan, make_plan, plan_by_hand
from marula.games.heart_of_africa.bots.schedule import Schedule
from marula.games.heart_of_africa.rules.claim import POINTS
from marula.games.heart_of_africa.rules.turn import FEW_TRAINS
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import MAP, A, B, position

LANES = MAP.lanes


def meant(state: HeartOfAfricaState) -> Schedule:
    """What the first seat means to do beside its tickets."""
    return Schedule(state, A, plan_by_hand(state, A))


def cards(colour: int, count: int) -> str:
    """So many cards of a colour, in words."""
    return " ".join([COLOURS[colour]] * count)


def test_of_two_lanes_the_one_that_there_are_cards_for_is_planned() -> None:
    """HOA-R2 The other one is then closed: it is never planned as well."""
    planned = 0
    for number, lane in enumerate(LANES):
        if lane.sibling < 0 or GRAY in (lane.colour, beside := LANES[lane.sibling].colour) or beside == lane.colour:
            continue
        hands = (cards(lane.colour, lane.length), "")
        for ticket in MAP.tickets:
            found = plan_by_hand(position(hands, tickets=(ticket.id, ""), board=MAP), A).lanes
            assert lane.sibling not in found
            planned += number in found
    assert planned > 10


def test_ways_are_planned_over_lanes_that_bring_more() -> None:
    """HOA-G6 Greedy counts trains and turns alone."""

    def brought(make: Callable[[HeartOfAfricaState], Plan]) -> float:
        plans = [make(position(tickets=(ticket.id, ""), board=MAP)) for ticket in MAP.tickets]
        lanes = [lane for plan in plans for lane in plan.lanes]
        return sum(POINTS[LANES[lane].length] for lane in lanes) / len(lanes)

    assert brought(lambda state: plan_by_hand(state, A)) > 1.2 * brought(lambda state: make_plan(state, A, True))


def test_all_trains_are_meant_to_be_placed() -> None:
    """HOA-G8 HOA-R1 HOA-R2 Up to those few with which a match ends; never both lanes of a double route."""
    state = position(tickets=(MAP.tickets[0].id, ""), board=MAP)
    plan = plan_by_hand(state, A)
    schedule = Schedule(state, A, plan)
    planned = [*plan.lanes, *schedule.lanes]
    assert len(set(planned)) == len(planned) == schedule.claims
    assert not {LANES[lane].sibling for lane in planned} & set(planned)
    assert 0 <= state.trains[A] - sum(LANES[lane].length for lane in planned) <= FEW_TRAINS
    assert schedule.points == sum(POINTS[LANES[lane].length] for lane in schedule.lanes)


def test_what_somebody_has_claimed_is_not_planned() -> None:
    """HOA-R1"""
    taken = meant(position(board=MAP)).lanes[0]
    assert taken not in meant(position(lanes={LANES[taken].id: B}, board=MAP)).lanes


def test_it_takes_fewer_turns_with_cards_in_hand_or_to_come() -> None:
    """HOA-D1"""
    bare = meant(position(board=MAP))
    lane = LANES[next(lane for lane in bare.lanes if LANES[lane].colour != GRAY)]
    held = meant(position((cards(lane.colour, lane.length), ""), board=MAP))
    assert held.missing < bare.missing
    assert held.turns(0.0, 0.0) < bare.turns(0.0, 0.0)
    assert bare.turns(3.0, 0.0) < bare.turns(0.0, 0.0)
    assert bare.turns(0.0, 3.0) < bare.turns(0.0, 0.0)


def test_doublings_take_more_cards_where_another_has_many() -> None:
    """HOA-R3 Nobody else may have more of the type."""
    free = meant(position(board=MAP))
    behind = meant(position(terrain=("", "desert desert desert desert desert"), board=MAP))
    assert behind.missing_terrain > free.missing_terrain or behind.doublings < free.doublings
    even = meant(position(terrain=("desert desert desert desert desert",) * 2, board=MAP))
    assert even.missing_terrain < behind.missing_terrain or even.doublings > behind.doublings


def test_with_few_trains_nothing_is_planned() -> None:
    """HOA-G8"""
    schedule = meant(position(trains=(FEW_TRAINS, 45), board=MAP))
    assert (schedule.lanes, schedule.points, schedule.turns(0.0, 0.0)) == ([], 0, 0.0)


def test_who_has_learned_thinks_of_claiming_what_it_means_to_build() -> None:
    """HOA-R1 Also beyond the few longest lanes that greedy thinks of."""
    state = position((" ".join(cards(colour, 6) for colour in range(len(COLOURS))), ""), board=MAP)
    learned = GAME.wisdom(model=linear(FEATURES, list(GUESSES), (40.0, 14.0)))
    thought = {action.wire["lane"] for action in learned.candidates(state, A) if action.type == "claim"}
    assert {LANES[lane].id for lane in meant(state).lanes if not LANES[lane].ferry} <= thought
