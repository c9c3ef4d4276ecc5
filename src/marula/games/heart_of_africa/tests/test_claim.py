"""Claim a route: payment, double routes, doubling, ferries."""

import pytest

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import CARDS, COLOURS
from marula.games.heart_of_africa.events import RouteClaimed, RouteDoubled
from marula.games.heart_of_africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    D,
    claim,
    discards,
    do,
    hand,
    in_front,
    lanes_of,
    lanes_offered,
    nature,
    payments,
    position,
    terrain_discards,
    why_not,
)

ENOUGH = " ".join([*COLOURS * 6, *["locomotive"] * 6])
"""A hand that pays for everything."""


def ways(*texts: str) -> set[tuple[object, ...]]:
    """Payments as they are offered: `"red 1"` is one locomotive, `"red 0 1 0"` a terrain card that doubles."""
    found: set[tuple[object, ...]] = set()
    for text in texts:
        card, *numbers = text.split()
        found.add((card, *(int(number) for number in [*numbers, "0", "0", "0"][:3])))
    return found


# R1


def test_r1_pay_as_many_cards_as_there_are_spaces() -> None:
    """HOA-R1 HOA-G6 Of the lane's colour; they go to the discards, the trains onto the board, and the turn is over."""
    state = position(["green green green green green", ""])
    assert payments(state, "acacia/ebony") == ways("green")
    told = claim(state, "acacia/ebony", "green")
    assert told == [RouteClaimed(seat=A, lane="acacia/ebony", card="green", cards=4, locomotives=0, points=7)]
    assert hand(state, A) == "green"
    assert discards(state) == "green green green green"
    assert lanes_of(state, A) == {"acacia/ebony"}
    assert state.trains == [41, 45]
    assert GAME.rules.actors(state) == (B,)


def test_r1_the_colour_decides() -> None:
    """HOA-R1 Red cards don't pay for a green lane, nor does a mixture."""
    state = position(["red red red red green green green", ""])
    assert payments(state, "acacia/ebony") == set()
    assert why_not(state, "acacia/ebony", "green") == ("cards", "HOA-R1", {"card": "green", "needed": 4, "held": 3})


def test_r1_locomotives_replace_any_and_can_pay_all() -> None:
    """HOA-R1 In every mix that is there."""
    state = position(["green green green locomotive locomotive locomotive locomotive", ""])
    assert payments(state, "acacia/ebony") >= ways("green 1", "green 2", "green 3", "locomotive 4")
    plain = {way for way in payments(state, "acacia/ebony") if way[2:] == (0, 0)}
    assert plain == ways("green 1", "green 2", "green 3", "locomotive 4")
    told = claim(state, "acacia/ebony", "locomotive", 4)
    assert told == [RouteClaimed(seat=A, lane="acacia/ebony", card="locomotive", cards=0, locomotives=4, points=7)]
    assert discards(state) == "locomotive locomotive locomotive locomotive"


def test_r1_too_few_locomotives() -> None:
    """HOA-R1 With what is needed and what is held."""
    state = position(["green green locomotive", ""])
    values = {"card": "locomotive", "needed": 2, "held": 1}
    assert why_not(state, "acacia/ebony", "green", 2) == ("cards", "HOA-R1", values)


def test_r1_any_open_lane_on_the_map() -> None:
    """HOA-R1 It needn't touch one's own, and the first can be anywhere."""
    state = position([ENOUGH, ""], lanes={"acacia/baobab": A})
    assert lanes_offered(state) == {lane.id for lane in BOARD.lanes} - {"acacia/baobab"}


def test_r1_one_route_per_turn() -> None:
    """HOA-R1 Then it is the next player's turn."""
    state = position([ENOUGH, ""])
    claim(state, "acacia/baobab", "black")
    assert GAME.rules.actors(state) == (B,)
    assert GAME.rules.legal(state, A) == []


def test_r1_a_lane_that_is_taken() -> None:
    """HOA-R1 By anybody, oneself included."""
    state = position([ENOUGH, ""], lanes={"acacia/baobab": B, "acacia/date": A})
    assert why_not(state, "acacia/baobab", "black") == ("taken", "HOA-R1", {"seat": B})
    assert why_not(state, "acacia/date", "red") == ("taken", "HOA-R1", {"seat": A})


def test_r1_trains_must_be_there() -> None:
    """HOA-R1 As many as the lane has spaces."""
    state = position([ENOUGH, ""], trains=[3, 45])
    assert lanes_offered(state) == {lane.id for lane in BOARD.lanes if lane.length <= 3}
    assert why_not(state, "acacia/ebony", "green") == ("trains", "HOA-R1", {"needed": 4, "held": 3})
    claim(state, "acacia/date", "red")
    assert state.trains == [0, 45]


# G5


@pytest.mark.parametrize("colour", COLOURS)
def test_g5_a_gray_lane_in_every_colour(colour: str) -> None:
    """HOA-G5 Any one colour pays, and locomotives with it."""
    state = position([f"{colour} {colour} {colour} locomotive", ""])
    assert {way for way in payments(state, "acacia/date") if way[2:] == (0, 0)} == ways(colour, f"{colour} 1")
    claim(state, "acacia/date", colour, 0)
    assert discards(state) == f"{colour} {colour} {colour}"


def test_g5_one_colour_only() -> None:
    """HOA-G5 Two of one and one of another don't pay."""
    state = position(["red red green", ""])
    assert payments(state, "acacia/date") == set()


def test_g5_locomotives_alone_are_one_payment() -> None:
    """HOA-G5 HOA-R1 Not one for each colour."""
    state = position(["locomotive locomotive locomotive", ""])
    assert payments(state, "acacia/date") == ways("locomotive 3")


def test_g5_its_terrain_is_mountain_whatever_pays() -> None:
    """HOA-G5 Green cards on a gray lane: jungle cards don't double, a mountain card does."""
    state = position(["green green green", ""], terrain=["jungle jungle mountain"])
    told = claim(state, "acacia/date", "green", 0, 1)
    assert told[1] == RouteDoubled(seat=A, lane="acacia/date", terrain="mountain", cards=1, locomotives=0, points=4)
    assert in_front(state, A) == "jungle jungle"
    state = position(["green green green", ""], terrain=["jungle jungle"])
    assert why_not(state, "acacia/date", "green", 0, 1)[:2] == ("terrain", "HOA-R3")


def test_g1_gray_is_no_card_colour() -> None:
    """HOA-G1"""
    assert "gray" not in CARDS
    assert len(CARDS) == 9


# G6


@pytest.mark.parametrize(
    "lane, card, points",
    [
        ("acacia/baobab", "black", 1),
        ("acacia/cedar/1", "red", 2),
        ("acacia/date", "blue", 4),
        ("acacia/ebony", "green", 7),
        ("acacia/fig", "white", 10),
        ("acacia/gum", "orange", 15),
    ],
)
def test_g6_points_by_length(lane: str, card: str, points: int) -> None:
    """HOA-G6 1, 2, 4, 7, 10, 15: at once, and everybody sees them."""
    state = position([ENOUGH, ""])
    claim(state, lane, card)
    assert GAME.view(state, None).players[A].points == points
    assert GAME.standings(BOARD, GAME.view(state, B)) == [points, 0]
    claimed = BOARD.lanes[BOARD.lane_of[lane]]
    assert state.trains[A] == 45 - claimed.length


# R2


@pytest.mark.parametrize("seats", [2, 3])
def test_r2_with_two_or_three_players_the_second_lane_closes(seats: int) -> None:
    """HOA-R2 To everybody, the one who took the first included, and to the end."""
    state = position([ENOUGH, *["red red yellow yellow"] * (seats - 1)])
    assert GAME.view(state, None).closed == ()
    claim(state, "acacia/cedar/1", "red")
    for _ in range(seats):
        assert not {"acacia/cedar/1", "acacia/cedar/2"} & lanes_offered(state)
        key = "own-double" if state.player == A else "closed"
        assert why_not(state, "acacia/cedar/2", "yellow") == (key, "HOA-R2", {})
        assert GAME.view(state, state.player).closed == ("acacia/cedar/2",)
        for _ in range(2):
            do(state, "draw_terrain")
            nature(state, "mountain")


@pytest.mark.parametrize("seats", [4, 5])
def test_r2_with_four_or_five_both_lanes_can_be_used(seats: int) -> None:
    """HOA-R2 Never by one player."""
    state = position(["red red", *["yellow yellow"] * (seats - 1)])
    claim(state, "acacia/cedar/1", "red")
    assert GAME.view(state, None).closed == ()
    for _ in range(seats - 2):
        assert "acacia/cedar/2" in lanes_offered(state)
        for _ in range(2):
            do(state, "draw_terrain")
            nature(state, "mountain")
    claim(state, "acacia/cedar/2", "yellow")
    assert state.player == A
    assert lanes_of(state, A) == {"acacia/cedar/1"}
    assert lanes_of(state, seats - 1) == {"acacia/cedar/2"}


@pytest.mark.parametrize("first, second", [("1", "2"), ("2", "1")])
@pytest.mark.parametrize("seats", [4, 5])
def test_r2_one_player_never_has_both(seats: int, first: str, second: str) -> None:
    """HOA-R2"""
    state = position([ENOUGH, *[""] * (seats - 1)], lanes={f"baobab/cedar/{first}": A})
    assert why_not(state, f"baobab/cedar/{second}", "red") == ("own-double", "HOA-R2", {})
    assert f"baobab/cedar/{second}" not in lanes_offered(state)


def test_r2_each_lane_has_its_own_colour() -> None:
    """HOA-R1 HOA-R2 Its colour decides payment and terrain: one black, the other gray; one red, the other yellow."""
    state = position(["yellow yellow", "", "", ""])
    assert lanes_offered(state) & {"acacia/cedar/1", "acacia/cedar/2"} == {"acacia/cedar/2"}
    state = position(["red red red red", "", "", ""])
    assert lanes_offered(state) & {"cedar/date/1", "cedar/date/2"} == {"cedar/date/2"}


# R3


@pytest.mark.parametrize(
    "lane, card, terrain, needed, points",
    [
        ("acacia/baobab", "black", "mountain", 1, 1),
        ("acacia/cedar/1", "red", "desert", 1, 2),
        ("fig/gum", "blue", "jungle", 1, 4),
        ("acacia/ebony", "green", "jungle", 2, 7),
        ("acacia/fig", "white", "mountain", 2, 10),
        ("acacia/gum", "orange", "desert", 2, 15),
    ],
)
def test_r3_doubling(lane: str, card: str, terrain: str, needed: int, points: int) -> None:
    """HOA-R3 HOA-R5 One card up to length 3, two from 4, of the lane's type; the same number of trains."""
    length = BOARD.lanes[BOARD.lane_of[lane]].length
    held = " ".join([card] * length)
    for count in range(needed):
        state = position([held, ""], terrain=[" ".join([terrain] * count)])
        assert payments(state, lane) == ways(card)
        values = {"terrain": terrain, "needed": needed, "held": count}
        assert why_not(state, lane, card, 0, needed) == ("terrain", "HOA-R3", values)
    state = position([held, ""], terrain=["desert desert desert jungle jungle jungle mountain mountain mountain"])
    assert payments(state, lane) == ways(card, f"{card} 0 {needed}")
    told = claim(state, lane, card, 0, needed)
    assert [event.points for event in told] == [points, points]
    assert told[1] == RouteDoubled(seat=A, lane=lane, terrain=terrain, cards=needed, locomotives=0, points=points)
    assert (state.points[A], state.doubled[A]) == (points, points)
    assert GAME.standings(BOARD, GAME.view(state, B)) == [2 * points, 0]
    assert state.trains[A] == 45 - length
    assert terrain_discards(state) == " ".join([terrain] * needed)
    assert in_front(state, A).count(terrain) == 3 - needed


@pytest.mark.parametrize("others, doubles", [(1, True), (2, True), (3, False), (4, False)])
def test_r3_nobody_may_have_more(others: int, doubles: bool) -> None:
    """HOA-R3 One less, tied, one more: two cards against another player's; before anything is paid."""
    state = position(
        ["black", "", ""], terrain=["mountain mountain", "desert desert desert", " ".join(["mountain"] * others)]
    )
    assert payments(state, "acacia/baobab") == (ways("black", "black 0 1") if doubles else ways("black"))
    if doubles:
        claim(state, "acacia/baobab", "black", 0, 1)
        assert in_front(state, A) == "mountain"
    else:
        values = {"seat": C, "terrain": "mountain", "theirs": others, "held": 2}
        assert why_not(state, "acacia/baobab", "black", 0, 1) == ("more-terrain", "HOA-R3", values)
        claim(state, "acacia/baobab", "black")
        assert state.doubled[A] == 0


def test_r3_cards_of_other_types_do_not_count() -> None:
    """HOA-R3"""
    state = position(["black", ""], terrain=["mountain desert desert", "desert desert jungle jungle jungle"])
    assert payments(state, "acacia/baobab") == ways("black", "black 0 1")


def test_r3_each_other_player_alone() -> None:
    """HOA-R3 Their cards aren't added up."""
    state = position(["black", "", "", ""], terrain=["mountain", "mountain", "mountain", "mountain"])
    assert payments(state, "acacia/baobab") == ways("black", "black 0 1")


def test_r3_the_first_who_has_most_is_named() -> None:
    """HOA-R3 In a refusal."""
    state = position(["black", "", "", ""], terrain=["mountain", "mountain mountain", "mountain " * 3, "mountain " * 3])
    values = {"seat": C, "terrain": "mountain", "theirs": 3, "held": 1}
    assert why_not(state, "acacia/baobab", "black", 0, 1) == ("more-terrain", "HOA-R3", values)


def test_r3_in_the_same_moment_only() -> None:
    """HOA-R3 What was claimed before isn't doubled later."""
    state = position(["black red red", ""], terrain=["mountain mountain"])
    claim(state, "acacia/baobab", "black")
    assert GAME.rules.actors(state) == (B,)
    assert (state.points[A], state.doubled[A]) == (1, 0)


# R4


def test_r4_the_rulebooks_example() -> None:
    """HOA-R4 One mountain card against two: a locomotive is the second and pays alone; the mountain card is kept."""
    state = position(["black locomotive", ""], terrain=["mountain", "mountain mountain"])
    assert payments(state, "acacia/baobab") == ways("black", "black 0 0 1", "locomotive 1")
    values = {"seat": B, "terrain": "mountain", "theirs": 2, "held": 1}
    assert why_not(state, "acacia/baobab", "black", 0, 1) == ("more-terrain", "HOA-R3", values)
    told = claim(state, "acacia/baobab", "black", 0, 0, 1)
    assert told[1] == RouteDoubled(seat=A, lane="acacia/baobab", terrain="mountain", cards=0, locomotives=1, points=1)
    assert hand(state, A) == ""
    assert in_front(state, A) == "mountain"
    assert discards(state) == "black locomotive"
    assert terrain_discards(state) == ""


def test_r4_two_locomotives_as_two_terrain_cards() -> None:
    """HOA-R4 Locomotives alone can pay: no terrain card against two."""
    state = position(["green green green green locomotive locomotive", ""], terrain=["", "jungle jungle"])
    doubled = {way for way in payments(state, "acacia/ebony") if way[2:] != (0, 0)}
    assert doubled == ways("green 0 0 2")
    claim(state, "acacia/ebony", "green", 0, 0, 2)
    assert hand(state, A) == ""
    assert discards(state) == "green green green green locomotive locomotive"
    assert (state.points[A], state.doubled[A]) == (7, 7)


def test_r4_every_mix() -> None:
    """HOA-R4 Two cards, one and a locomotive, or two locomotives."""
    state = position(["green green green green locomotive locomotive", ""], terrain=["jungle jungle"])
    assert {way for way in payments(state, "acacia/ebony") if way[1] == 0} == ways(
        "green", "green 0 2 0", "green 0 1 1", "green 0 0 2"
    )
    claim(state, "acacia/ebony", "green", 0, 1, 1)
    assert in_front(state, A) == "jungle"
    assert terrain_discards(state) == "jungle"
    assert discards(state) == "green green green green locomotive"


def test_r4_locomotives_kept_in_hand_do_not_count() -> None:
    """HOA-R4 One card, two locomotives in hand, against two: the card alone doesn't do."""
    state = position(["black locomotive locomotive", ""], terrain=["mountain", "mountain mountain"])
    assert (0, 1, 0) not in {way[1:] for way in payments(state, "acacia/baobab")}


def test_r4_each_locomotive_serves_once() -> None:
    """HOA-R4 Wagon or terrain: with one it can't be both."""
    state = position(["green green green locomotive", ""], terrain=["jungle"])
    assert payments(state, "acacia/ebony") == ways("green 1")
    values = {"card": "locomotive", "needed": 2, "held": 1}
    assert why_not(state, "acacia/ebony", "green", 1, 1, 1) == ("cards", "HOA-R1", values)
    state = position(["green green green locomotive locomotive", ""], terrain=["jungle"])
    assert payments(state, "acacia/ebony") == ways("green 1", "green 1 1 1", "green 2")


def test_r4_no_extra_locomotives_to_reach_equality() -> None:
    """HOA-R4 Exactly the needed number is spent: with one needed, one card against three is too little."""
    state = position(["black locomotive locomotive locomotive", ""], terrain=["mountain", "mountain mountain mountain"])
    assert {way[2:] for way in payments(state, "acacia/baobab")} == {(0, 0)}
    values = {"seat": B, "terrain": "mountain", "theirs": 3, "held": 2}
    assert why_not(state, "acacia/baobab", "black", 0, 0, 1) == ("more-terrain", "HOA-R3", values)
    sums = {
        (one.wire["terrain_cards"], one.wire["terrain_locomotives"]) for one in BOARD.actions if one.type == "claim"
    }
    assert sums == {(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)}, "nothing else can even be said"


def test_r4_two_cards_for_long_routes_count_with_those_kept() -> None:
    """HOA-R3 HOA-R4 Two cards and one locomotive make three for the condition, though one card is kept."""
    state = position(["green green green green locomotive", ""], terrain=["jungle jungle", "jungle jungle jungle"])
    assert {way for way in payments(state, "acacia/ebony") if way[2:] != (0, 0)} == ways("green 0 1 1")
    claim(state, "acacia/ebony", "green", 0, 1, 1)
    assert in_front(state, A) == "jungle"


# M3


def test_m3_a_ferry_asks_for_locomotives() -> None:
    """HOA-M3 At least that many among the cards paid, the rest one colour or more locomotives."""
    state = position(["red red red locomotive locomotive", ""])
    assert {way[:2] for way in payments(state, "fig/island-north/1")} == {("red", 1), ("red", 2)}
    assert why_not(state, "fig/island-north/1", "red", 0) == ("ferry", "HOA-M3", {"needed": 1})
    state = position([" ".join(["red"] * 6 + ["locomotive"] * 6), ""])
    assert {way[:2] for way in payments(state, "gum/island-south")} == {
        *(("red", count) for count in range(2, 6)),
        ("locomotive", 6),
    }
    assert why_not(state, "gum/island-south", "red", 1) == ("ferry", "HOA-M3", {"needed": 2})
    claim(state, "gum/island-south", "red", 2)
    assert discards(state) == "red red red red locomotive locomotive"


def test_m3_without_ferries_they_are_plain_gray() -> None:
    """HOA-M3 The table's option."""
    state = position(["red red red", ""], ferries=False)
    assert payments(state, "fig/island-north/1") == ways("red")
    claim(state, "fig/island-north/1", "red")
    state = position(["red red red", ""], ferries=True)
    assert payments(state, "fig/island-north/1") == set()


def test_m3_on_by_default() -> None:
    """HOA-M3"""
    assert GAME.settle({})["ferries"] is True


def test_m3_locomotives_spent_as_terrain_do_not_count() -> None:
    """HOA-M3 HOA-R4 Two red cards and one locomotive pay; doubled they need another."""
    state = position(["red red red locomotive", ""])
    assert payments(state, "fig/island-north/1") == ways("red 1")
    assert why_not(state, "fig/island-north/1", "red", 0, 0, 1) == ("ferry", "HOA-M3", {"needed": 1})
    state = position(["red red red locomotive locomotive", ""])
    assert payments(state, "fig/island-north/1") == ways("red 1", "red 1 0 1", "red 2")


# R5


def test_r5_cards_left_are_worth_nothing() -> None:
    """HOA-R5 At the end."""
    state = position([ENOUGH, ""], terrain=["desert desert jungle", ""])
    assert [score["total"] for score in GAME.result(state).scores] == [0, 0]


def test_r5_the_same_number_of_trains() -> None:
    """HOA-R5 Doubled or not."""
    for how in ((0, 0, 0), (0, 2, 0)):
        state = position(["green green green green", "", "", ""], terrain=["jungle jungle"], player=A)
        claim(state, "acacia/ebony", "green", *how)
        assert state.trains == [41, 45, 45, 45]
        assert lanes_of(state, D) == set()
