"""What the page is told of the rules and the board, so that it need not work it out."""

import pytest

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import HeartOfAfricaBoard
from marula.games.heart_of_africa.events import LaneFacts, TicketFacts
from marula.games.heart_of_africa.tests.positions import BOARD, MAP

FACTS = GAME.facts(BOARD)
LANES = {lane.id: lane for lane in FACTS.lanes}


def test_a_lane() -> None:
    """HOA-R1 HOA-C1 Its ends are in order, and its colour says its terrain."""
    assert LANES["date/hills-east"] == LaneFacts(
        id="date/hills-east",
        ends=("date", "hills-east"),
        number=0,
        length=2,
        colour="orange",
        any_colour=False,
        terrain="desert",
        ferry=0,
    )


def test_the_two_lanes_of_a_double_route() -> None:
    """HOA-R2 HOA-G5 Each has a number and a colour of its own."""
    lanes = [LANES["cedar/date/1"], LANES["cedar/date/2"]]
    assert [(lane.number, lane.colour, lane.any_colour) for lane in lanes] == [(1, "black", False), (2, "gray", True)]
    assert {lane.ends for lane in lanes} == {("cedar", "date")}


def test_a_ferry() -> None:
    """HOA-M3"""
    assert (LANES["gum/island-south"].ferry, LANES["fig/island-north/2"].ferry) == (2, 1)


@pytest.mark.parametrize("board", [BOARD, MAP])
def test_all_lanes_and_tickets_are_told(board: HeartOfAfricaBoard) -> None:
    """HOA-C1 HOA-C2 Those of the rules, and only those."""
    facts = GAME.facts(board)
    assert [lane.id for lane in facts.lanes] == [lane.id for lane in board.lanes]
    assert facts.tickets == tuple(
        TicketFacts(id=ticket.id, ends=ticket.ends, points=ticket.points) for ticket in board.tickets
    )
    for lane in facts.lanes:
        assert lane.terrain == facts.terrain_of[lane.colour]
        assert {*lane.ends} <= board.place_of.keys()
    assert {end for ticket in facts.tickets for end in ticket.ends} == facts.places_of.keys()


def test_where_the_ends_of_tickets_lie() -> None:
    """HOA-M1 HOA-M2 A city, or all places of a country."""
    assert FACTS.places_of["gum"] == ("gum",)
    assert FACTS.places_of["hills"] == ("hills-east", "hills-west")
    assert FACTS.places_of["island"] == ("island-north", "island-south")


def test_three_colours_of_lanes_belong_to_each_terrain() -> None:
    """HOA-C1"""
    colours = {
        kind: {colour for colour, terrain in FACTS.terrain_of.items() if terrain == kind}
        for kind in ("desert", "jungle", "mountain")
    }
    assert colours == {
        "desert": {"yellow", "orange", "red"},
        "jungle": {"purple", "blue", "green"},
        "mountain": {"white", "gray", "black"},
    }


def test_points_by_length() -> None:
    """HOA-G6"""
    assert FACTS.points == (1, 2, 4, 7, 10, 15)
