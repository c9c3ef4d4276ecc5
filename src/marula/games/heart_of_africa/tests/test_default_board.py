"""The board that people play on: what is known of the printed map, and what every map of it must be."""

from collections import Counter
from typing import Any

import pytest

from marula.games.heart_of_africa.board import LANE_COLOURS, NO_LANE
from marula.games.heart_of_africa.tests.positions import MAP
from marula.games.heart_of_africa.tests.recount import land_of, reached
from marula.library import folders

DATA: Any = folders.default_board("heart_of_africa")
LAND = land_of(MAP)
COUNTRIES = {"nigeria", "tchad", "sudan", "madagascar"}


def test_c1_places() -> None:
    """HOA-C1 33 cities, 10 junctions, three border countries and Madagascar with two places each."""
    assert Counter(place["kind"] for place in DATA["places"].values()) == {"city": 33, "junction": 10, "country": 8}
    assert Counter(place.get("country") for place in DATA["places"].values() if "country" in place) == (
        dict.fromkeys(COUNTRIES, 2)
    )
    assert {id for id, country in DATA["countries"].items() if country["border"]} == COUNTRIES - {"madagascar"}
    assert LAND.borders == {
        *("nigeria-north", "nigeria-south", "tchad-north", "tchad-south", "sudan-west", "sudan-east")
    }


def test_c1_routes() -> None:
    """HOA-C1 96 pairs, 21 of them double: 117 lanes of 1 to 6 spaces, in nine colours."""
    assert len(DATA["routes"]) == 96
    assert sum(len(route["lanes"]) == 2 for route in DATA["routes"]) == 21
    assert len(MAP.lanes) == len(LAND.lanes) == 117
    assert sum(lane.sibling != NO_LANE for lane in MAP.lanes) == 42
    assert {lane.length for lane in MAP.lanes} == {1, 2, 3, 4, 5, 6}
    assert {lane.colour for lane in MAP.lanes} == set(range(len(LANE_COLOURS)))


def test_c1_lengths_and_colours() -> None:
    """HOA-C1 How many routes of each length, and how many lanes and spaces of each colour."""
    assert Counter(route["length"] for route in DATA["routes"]) == {1: 10, 2: 35, 3: 28, 4: 19, 5: 3, 6: 1}
    lanes: Counter[str] = Counter()
    spaces: Counter[str] = Counter()
    for lane in LAND.lanes.values():
        lanes[lane.colour] += 1
        spaces[lane.colour] += lane.length
    assert {colour: (lanes[colour], spaces[colour]) for colour in LANE_COLOURS} == {
        "purple": (14, 36),
        "white": (15, 34),
        "blue": (13, 35),
        "yellow": (12, 33),
        "orange": (12, 33),
        "black": (13, 34),
        "red": (12, 34),
        "green": (14, 35),
        "gray": (12, 43),
    }


@pytest.mark.parametrize(
    "lane, length, colour",
    [
        ("addis-ababa/fachoda", 5, "red"),
        ("addis-ababa/port-florence", 5, "green"),
        ("junction-lower-congo/leopoldville", 5, "purple"),
        ("junction-coast/ujiji", 3, "blue"),
        ("bulawayo/salisbury", 1, "black"),
        ("walvis-bay/windhoek", 1, "orange"),
        ("addis-ababa/sudan-east/1", 3, "red"),
        ("addis-ababa/sudan-east/2", 3, "yellow"),
        ("bangui/douala", 4, "gray"),
        ("madagascar-north/madagascar-south", 4, "gray"),
    ],
)
def test_c1_some_lanes(lane: str, length: int, colour: str) -> None:
    """HOA-C1"""
    assert (LAND.lanes[lane].length, LAND.lanes[lane].colour) == (length, colour)


def test_m3_ferries() -> None:
    """HOA-M3 The routes to Madagascar from the mainland: one symbol from Moçambique, two from Durban."""
    ferries = {id: (lane.length, lane.colour, lane.ferry) for id, lane in LAND.lanes.items() if lane.ferry}
    assert ferries == {
        "madagascar-north/mocambique/1": (3, "gray", 1),
        "madagascar-north/mocambique/2": (3, "gray", 1),
        "durban/madagascar-south/1": (6, "gray", 2),
        "durban/madagascar-south/2": (6, "gray", 2),
    }


def test_m2_every_way_to_a_border_country_is_a_dead_end() -> None:
    """HOA-M2 No route joins two of their places."""
    for lane in LAND.lanes.values():
        assert len(set(lane.ends) & LAND.borders) <= 1


def test_c2_tickets() -> None:
    """HOA-C2 48, no two alike, worth 5 to 27; each can be completed."""
    assert len(DATA["tickets"]) == len(MAP.tickets) == 48
    values = [ticket.points for ticket in MAP.tickets]
    assert (min(values), max(values), sum(values)) == (5, 27, 675)
    for one, other, _ in LAND.tickets.values():
        assert any(reached(LAND, frozenset(LAND.lanes), start) & LAND.places[other] for start in LAND.places[one])


@pytest.mark.parametrize(
    "ticket, points",
    [
        ("libreville/madagascar", 27),
        ("bondo/cape-town", 22),
        ("pretoria/salisbury", 5),
        ("durban/nigeria", 20),
        ("beira/sudan", 21),
        ("mombasa/tchad", 14),
    ],
)
def test_c2_some_tickets(ticket: str, points: int) -> None:
    """HOA-C2 An end can be a country."""
    assert LAND.tickets[ticket][2] == points


def test_c2_tickets_name_no_junction() -> None:
    """HOA-C2 HOA-C1 Countries and cities only; every country is named."""
    named = {end for row in DATA["tickets"] for end in row["ends"]}
    assert not any(DATA["places"].get(end, {}).get("kind") == "junction" for end in named)
    assert named >= COUNTRIES


def test_c1_nothing_is_cut_off() -> None:
    """HOA-C1 HOA-M2 From every place one gets to every other, without going through a border country."""
    for place in DATA["places"]:
        assert reached(LAND, frozenset(LAND.lanes), place) >= set(DATA["places"])


def test_c1_colours_fit_their_terrain() -> None:
    """HOA-C1 All three types are well spread over the lanes."""
    terrains = Counter(lane.terrain for lane in LAND.lanes.values())
    assert min(terrains.values()) >= 30


def test_places_lie_on_the_drawing() -> None:
    """The page can show them all, and each on its own spot."""
    width, height = DATA["size"]
    spots = [tuple(place["at"]) for place in DATA["places"].values()]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in spots)
    assert len(set(spots)) == len(spots)
