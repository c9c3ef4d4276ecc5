"""The map: what lanes link, and the cheapest ways, against a plain search over the board's graph."""

from functools import cache
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marula.core.actions import Seat
from marula.games.heart_of_africa import GAME, network
from marula.games.heart_of_africa.board import HeartOfAfricaBoard
from marula.games.heart_of_africa.bots.ways import CLOSED, cheapest_way, train_costs
from marula.games.heart_of_africa.rules.tickets import is_completed
from marula.games.heart_of_africa.tests.positions import BOARD, MAP, A, B, claim, give_lanes, position
from marula.games.heart_of_africa.tests.recount import Land, completed, land_of

boards = pytest.mark.parametrize("board", [BOARD, MAP], ids=["small", "map"])


def done(lanes: str, ticket: str) -> bool:
    """Whether these lanes of the small board complete a ticket; the order in which they are claimed means nothing."""
    answers = set()
    ids = lanes.split()
    for order in permutations(ids) if len(ids) < 5 else [ids, ids[::-1]]:
        state = position()
        give_lanes(state, dict.fromkeys(order, A))
        answers.add(is_completed(state, A, BOARD.ticket_of[ticket]))
    (answer,) = answers
    assert answer == completed(BOARD, frozenset(ids), ticket), "the plain search says otherwise"
    return answer


# C1


def test_c1_junctions_connect_like_cities() -> None:
    """HOA-C1"""
    assert done("baobab/fork cedar/fork", "baobab/cedar")
    assert not done("baobab/fork", "baobab/cedar")


def test_c1_either_lane_of_a_double_route_connects() -> None:
    """HOA-C1 HOA-R1"""
    assert done("baobab/cedar/1", "baobab/cedar")
    assert done("baobab/cedar/2", "baobab/cedar")


def test_c2_a_way_over_several_lanes() -> None:
    """HOA-C2 HOA-V1 In any order; with a gap it isn't done."""
    assert done("acacia/date date/ebony ebony/fig fig/gum", "baobab/gum") is False
    assert done("acacia/baobab acacia/date date/ebony ebony/fig fig/gum", "baobab/gum")
    assert not done("acacia/baobab date/ebony ebony/fig fig/gum", "baobab/gum")


def test_v1_only_own_lanes_count() -> None:
    """HOA-V1"""
    state = position(lanes={"baobab/fork": A, "cedar/fork": B}, tickets=["baobab/cedar", ""])
    assert [ticket.completed for ticket in GAME.view(state, A).tickets] == [False]
    state = position(lanes={"baobab/fork": A, "cedar/fork": A}, tickets=["baobab/cedar", ""])
    assert [ticket.completed for ticket in GAME.view(state, A).tickets] == [True]


def test_v1_a_ticket_is_completed_by_the_last_lane() -> None:
    """HOA-V1 Its owner sees that at once."""
    state = position(["purple", ""], lanes={"baobab/fork": A}, tickets=["baobab/cedar", ""])
    claim(state, "cedar/fork", "purple")
    assert [ticket.completed for ticket in GAME.view(state, A).tickets] == [True]


# M1


@pytest.mark.parametrize("lane", ["fig/island-north/1", "fig/island-north/2"])
def test_m1_either_place_of_the_island_will_do(lane: str) -> None:
    """HOA-M1 North over Fig, south over Gum."""
    assert done(f"acacia/fig {lane}", "acacia/island")
    assert done("acacia/gum gum/island-south", "acacia/island")
    assert not done("acacia/fig gum/island-south", "acacia/island")


def test_m2_the_islands_places_connect_like_cities() -> None:
    """HOA-M2 One leads through them by the route between them, and only by that."""
    ends = "acacia/fig gum/island-south fig/island-north/1"
    assert done(f"{ends} island-north/island-south dunes-north/gum", "acacia/dunes")
    assert not done(f"{ends} dunes-north/gum", "acacia/dunes")


# M2


def test_m2_any_place_of_a_country_will_do() -> None:
    """HOA-M2"""
    assert done("acacia/baobab baobab/hills-west", "acacia/hills")
    assert done("acacia/date date/hills-east", "acacia/hills")
    assert done("date/hills-east date/ebony ebony/fig fig/island-north/2", "hills/island")


def test_m2_no_path_goes_through_a_border_country() -> None:
    """HOA-M2 Two routes that end at the same place of it don't connect there."""
    assert not done("baobab/hills-west cedar/hills-west", "baobab/cedar")
    assert done("baobab/hills-west cedar/hills-west baobab/cedar/1", "baobab/cedar")


def test_m2_nor_from_one_place_of_a_country_to_another() -> None:
    """HOA-M2"""
    assert not done("baobab/hills-west date/hills-east", "baobab/date")


def test_m2_a_route_between_two_border_countries_leads_nowhere_else() -> None:
    """HOA-M2 It links the two, and nothing beyond either."""
    assert done("dunes-north/hills-east", "dunes/hills")
    assert not done("dunes-north/hills-east date/hills-east acacia/date", "acacia/dunes")
    assert not done("dunes-north/hills-east dunes-north/gum", "gum/hills")
    assert done("acacia/baobab baobab/hills-west acacia/gum dunes-north/gum", "dunes/hills")


def test_m2_a_country_can_be_reached_by_two_parts() -> None:
    """HOA-M2 Each of them is linked to it; they aren't linked to each other."""
    parts = "acacia/date date/hills-east ebony/fig fig/gum dunes-north/gum dunes-north/hills-east"
    assert done(parts, "acacia/hills")
    assert not done(parts, "ebony/hills")
    assert not done(parts, "date/gum")


# Against a plain search


@boards
@settings(deadline=None, max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_m1_m2_networks_agree_with_a_plain_search(board: HeartOfAfricaBoard, seed: int) -> None:
    """HOA-M1 HOA-M2 Lane by lane, every ticket, however the lanes lie."""
    compare_networks(board, Random(seed))


def compare_networks(board: HeartOfAfricaBoard, rng: Random) -> None:
    lanes = rng.sample(board.lanes, rng.randint(1, min(len(board.lanes), 40)))
    found: list[int] = []
    held: set[str] = set()
    for number, lane in enumerate(lanes):
        found = network.with_lane(found, lane.ends, board.borders)
        held.add(lane.id)
        if number % 5 == 0 or number == len(lanes) - 1:
            for ticket in board.tickets:
                expected = completed.__wrapped__(board, frozenset(held), ticket.id)
                assert network.links(found, ticket.masks) == expected, (ticket.id, held)


@boards
def test_m2_parts_share_border_places_only(board: HeartOfAfricaBoard) -> None:
    """HOA-M2 A network is as its module says: other places are in one part at most."""
    rng = Random(7)
    for _ in range(200):
        found: list[int] = []
        for lane in rng.sample(board.lanes, rng.randint(1, len(board.lanes))):
            found = network.with_lane(found, lane.ends, board.borders)
        seen = 0
        for part in found:
            assert not part & seen & ~board.borders
            seen |= part


@cache
def doors(board: HeartOfAfricaBoard) -> dict[str, list[str]]:
    """The lanes at each place."""
    land = land_of(board)
    found: dict[str, list[str]] = {}
    for id, lane in land.lanes.items():
        for end in lane.ends:
            found.setdefault(end, []).append(id)
    return found


def least(board: HeartOfAfricaBoard, ticket: str, costs: dict[str, int]) -> int | None:
    """What the cheapest way costs: go on improving until nothing changes any more."""
    land = land_of(board)
    one, other, _ = land.tickets[ticket]
    best = dict.fromkeys(land.places[one], 0)
    changed = True
    while changed:
        changed = False
        for here, cost in list(best.items()):
            if here in land.borders and here not in land.places[one]:
                continue
            for id in doors(board)[here]:
                for there in land.lanes[id].ends:
                    if costs[id] < CLOSED and cost + costs[id] < best.get(there, CLOSED):
                        best[there] = cost + costs[id]
                        changed = True
    return min((best[place] for place in land.places[other] if place in best), default=None)


def leads(land: Land, ticket: str, lanes: list[str]) -> bool:
    """Whether these lanes, all of them and in this order, lead from one end of a ticket to the other."""
    one, other, _ = land.tickets[ticket]
    for start in sorted(land.places[one]):
        here = start
        for number, id in enumerate(lanes):
            ends = land.lanes[id].ends
            if here not in ends or (number and here in land.borders):
                break
            here = ends[1] if here == ends[0] else ends[0]
        else:
            if here in land.places[other]:
                return True
    return False


@boards
@settings(deadline=None, max_examples=200)
@given(seed=st.integers(0, 2**32))
def test_m1_m2_ways_agree_with_a_plain_search(board: HeartOfAfricaBoard, seed: int) -> None:
    """HOA-M1 HOA-M2 Whatever lanes cost, free ones and closed ones among them."""
    compare_ways(board, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize("share", range(8))
@boards
def test_m1_m2_searches_agree_at_length(board: HeartOfAfricaBoard, share: int) -> None:
    """HOA-M1 HOA-M2"""
    for number in range(1000):
        rng = Random(1000 * share + number)
        compare_networks(board, rng)
        compare_ways(board, rng)


def compare_ways(board: HeartOfAfricaBoard, rng: Random) -> None:
    closed, free = rng.choice([0, 0.3, 0.6]), rng.choice([0, 0.2])
    costs = []
    for _ in board.lanes:
        dice = rng.random()
        costs.append(CLOSED if dice < closed else 0 if dice < closed + free else rng.randint(1, 6))
    by_id = {lane.id: cost for lane, cost in zip(board.lanes, costs, strict=True)}
    for ticket in rng.sample(board.tickets, 6):
        way = cheapest_way(board, ticket.masks, costs)
        assert (None if way is None else way.cost) == least(board, ticket.id, by_id), ticket.id
        if way is not None:
            assert sum(costs[lane] for lane in way.lanes) == way.cost
            assert all(0 < costs[lane] < CLOSED for lane in way.lanes)
            claimed = {lane.id for number, lane in enumerate(board.lanes) if costs[number] == 0}
            claimed |= {board.lanes[lane].id for lane in way.lanes}
            assert completed.__wrapped__(board, frozenset(claimed), ticket.id)
            if not free:
                assert leads(land_of(board), ticket.id, [board.lanes[lane].id for lane in way.lanes])


def test_m2_ways_do_not_go_through_borders() -> None:
    """HOA-M2 From Baobab to Cedar by Hills would cost nothing."""
    costs = [CLOSED] * len(BOARD.lanes)
    for id in ("baobab/hills-west", "cedar/hills-west"):
        costs[BOARD.lane_of[id]] = 0
    ticket = BOARD.tickets[BOARD.ticket_of["baobab/cedar"]]
    assert cheapest_way(BOARD, ticket.masks, costs) is None
    costs[BOARD.lane_of["baobab/cedar/2"]] = 2
    way = cheapest_way(BOARD, ticket.masks, costs)
    assert way is not None
    assert (way.cost, way.lanes) == (2, [BOARD.lane_of["baobab/cedar/2"]])


def test_m1_ways_begin_and_end_at_any_place_of_a_country() -> None:
    """HOA-M1 HOA-M2 From the dunes to the hills by the route between them, from the island to Date by its north."""
    state = position()
    costs = train_costs(state, A)
    for ticket, cost, lanes in [
        ("dunes/hills", 3, ["dunes-north/hills-east"]),
        ("date/island", 6, ["date/ebony", "ebony/fig", "fig/island-north/1"]),
    ]:
        way = cheapest_way(BOARD, BOARD.tickets[BOARD.ticket_of[ticket]].masks, costs)
        assert way is not None
        assert (way.cost, [BOARD.lanes[lane].id for lane in way.lanes]) == (cost, lanes)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r2_what_lanes_cost(seats: int) -> None:
    """HOA-R1 HOA-R2 One's own nothing, open ones their length; others' and closed ones can't be used."""
    state = position([""] * seats, lanes={"acacia/cedar/1": A, "baobab/cedar/2": B, "acacia/baobab": B})
    costs = {lane.id: cost for lane, cost in zip(BOARD.lanes, train_costs(state, A), strict=True)}
    assert costs["acacia/cedar/1"] == 0
    assert costs["acacia/cedar/2"] == CLOSED, "one's own is beside it"
    assert costs["baobab/cedar/2"] == CLOSED
    assert costs["baobab/cedar/1"] == (CLOSED if seats <= 3 else 2)
    assert costs["acacia/baobab"] == CLOSED
    assert costs["acacia/gum"] == 6
    other = train_costs(state, Seat(1))
    assert other[BOARD.lane_of["acacia/baobab"]] == 0
    assert other[BOARD.lane_of["acacia/cedar/2"]] == (CLOSED if seats <= 3 else 2)
