"""Components: what a board and its cards are, and every way a board file can be wrong."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from marula.core.data import BoardError
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import CARDS, COLOURS, LANE_COLOURS, NO_LANE, TERRAINS
from marula.games.heart_of_africa.tests.positions import BOARD, DATA, OPTIONS
from marula.games.heart_of_africa.tests.recount import land_of

Data = dict[str, Any]
Edit = Callable[[Data], None]
Said = tuple[tuple[str | int, ...], str, dict[str, str | int | float], str]
"""A problem: path, key, values, rule."""

KNOWN_COLOURS = ", ".join(LANE_COLOURS)


def variant() -> Data:
    """The small board, to be changed."""
    return deepcopy(DATA)


def problems(data: Data) -> list[Said]:
    """All that is wrong with a board."""
    with pytest.raises(BoardError) as caught:
        GAME.board(data)
    return [(problem.path, problem.key, problem.values, problem.rule) for problem in caught.value.problems]


# Cards


def test_g1_train_cards() -> None:
    """HOA-G1 12 of each of 8 colours and 14 locomotives."""
    state = GAME.setup(BOARD, OPTIONS, 5)
    assert COLOURS == ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
    assert dict(zip(CARDS, state.pile, strict=True)) == {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
    assert sum(state.pile) == 110


def test_c3_terrain_cards() -> None:
    """HOA-C3 15 of each of three types."""
    state = GAME.setup(BOARD, OPTIONS, 2)
    assert dict(zip(TERRAINS, state.terrain_pile, strict=True)) == {"desert": 15, "jungle": 15, "mountain": 15}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g2_trains(seats: int) -> None:
    """HOA-G2 45 for each who plays."""
    assert GAME.setup(BOARD, OPTIONS, seats).trains == [45] * seats


# The board


def test_c1_the_terrain_of_each_colour() -> None:
    """HOA-C1 Yellow, orange and red are desert, purple, blue and green jungle; white, gray and black are mountain."""
    kinds = {LANE_COLOURS[lane.colour]: TERRAINS[lane.terrain] for lane in BOARD.lanes}
    assert kinds == {
        **dict.fromkeys(("yellow", "orange", "red"), "desert"),
        **dict.fromkeys(("purple", "blue", "green"), "jungle"),
        **dict.fromkeys(("white", "gray", "black"), "mountain"),
    }


def test_c1_lanes_as_in_the_file() -> None:
    """HOA-C1 HOA-R2 Each with its length, colour, locomotive symbols and the lane beside it."""
    rows = land_of(BOARD).lanes
    assert {lane.id for lane in BOARD.lanes} == set(rows)
    for number, lane in enumerate(BOARD.lanes):
        row = rows[lane.id]
        assert tuple(BOARD.places[end].id for end in lane.ends) == row.ends
        assert (lane.length, LANE_COLOURS[lane.colour], lane.ferry) == (row.length, row.colour, row.ferry)
        assert (None if lane.sibling == NO_LANE else BOARD.lanes[lane.sibling].id) == row.beside
        assert all(number in BOARD.lanes_at[end] for end in lane.ends)
    assert sum(len(lanes) for lanes in BOARD.lanes_at) == 2 * len(BOARD.lanes)


def test_m2_border_places() -> None:
    """HOA-M2 Those of border countries; the island isn't one."""
    borders = {place.id for number, place in enumerate(BOARD.places) if BOARD.borders >> number & 1}
    assert borders == {"hills-west", "hills-east", "dunes-north"}


def test_c2_tickets_as_in_the_file() -> None:
    """HOA-C2 HOA-M1 Ends that are countries stand for all their places."""
    land = land_of(BOARD)
    for ticket in BOARD.tickets:
        one, other, points = land.tickets[ticket.id]
        assert (ticket.ends, ticket.points) == ((one, other), points)
        for end, mask in zip(ticket.ends, ticket.masks, strict=True):
            assert {place.id for number, place in enumerate(BOARD.places) if mask >> number & 1} == land.places[end]


def test_each_action_is_in_the_table_once_and_has_its_own_number() -> None:
    """HOA-D1 HOA-R1 HOA-R3 HOA-K1 Nature's first; then those of players, every payment once."""
    payments = 0
    for lane in land_of(BOARD).lanes.values():
        colours = 8 if lane.colour == "gray" else 1
        payments += (colours * lane.length + 1) * (3 if lane.length <= 3 else 4)
    counts = Counter(action.type for action in BOARD.actions)
    assert counts == {
        "draw_starter": 5,
        "deal_train": 9,
        "deal_terrain": 3,
        "deal_ticket": 22,
        "take_train": 5,
        "draw_train": 1,
        "take_terrain": 2,
        "draw_terrain": 1,
        "claim": payments,
        "draw_tickets": 1,
        "keep": 15,
        "pass": 1,
    }
    assert [action.index for action in BOARD.actions] == list(range(len(BOARD.actions)))
    assert [action.type for action in BOARD.actions][: 5 + 9 + 3 + 22] == [
        *["draw_starter"] * 5,
        *["deal_train"] * 9,
        *["deal_terrain"] * 3,
        *["deal_ticket"] * 22,
    ]


def test_the_order_of_a_file_makes_no_difference() -> None:
    """HOA-H1 Nature's decisions, and records with them, mean the same however the rows stand."""
    data = variant()
    for key in ("places", "countries"):
        data[key] = dict(reversed(data[key].items()))
    for key in ("routes", "tickets"):
        data[key] = [{**row, "ends": row["ends"][::-1]} for row in data[key][::-1]]
    other = GAME.board(data)
    assert [action.wire for action in other.actions] == [action.wire for action in BOARD.actions]
    assert [lane.sibling for lane in other.lanes] == [lane.sibling for lane in BOARD.lanes]
    assert [ticket.masks for ticket in other.tickets] == [ticket.masks for ticket in BOARD.tickets]


def test_what_only_the_page_needs_may_be_there() -> None:
    """No rule depends on the drawing, how names are written, how routes bend or whether the board is an original."""
    data = variant()
    data["drawing"] = {"land": "M0 0", "countries": "M0 0", "lakes": "M0 0", "borders": "M0 0", "legend": [0, 0]}
    del data["original"]
    for route in data["routes"]:
        route.update(bend=-0.1, gaps=[0, 2])
    data["countries"]["hills"]["turn"] = -45
    data["places"]["acacia"]["split"] = {"ja": 2}
    assert len(GAME.board(data).lanes) == len(BOARD.lanes)


def test_a_board_needs_no_countries() -> None:
    """HOA-C1 Where no place and no ticket names one."""
    data = variant()
    del data["countries"]
    for place in data["places"].values():
        if place["kind"] == "country":
            del place["country"]
            place.update(kind="city", name={"en": "Place", "fr": "Lieu", "ja": "場所"})
    for ticket in data["tickets"]:
        ends = {"hills": "hills-west", "dunes": "dunes-north", "island": "island-south"}
        ticket["ends"] = [ends.get(end, end) for end in ticket["ends"]]
    assert GAME.board(data).borders == 0


def test_things_are_called_by_where_they_lead() -> None:
    """HOA-C1 HOA-C2 In every language; a place of a country has the country's name unless it has its own."""
    assert BOARD.names["place"]["hills-west"]["en"] == "Hills"
    assert BOARD.names["lane"]["acacia/cedar/2"]["fr"] == "Acacia\N{NO-BREAK SPACE}– Cèdre"
    assert BOARD.names["ticket"]["hills/island"]["ja"] == "丘\N{NO-BREAK SPACE}– 島"
    data = variant()
    data["places"]["hills-west"]["name"] = {"en": "West", "fr": "Ouest", "ja": "西"}
    assert GAME.board(data).names["place"]["hills-west"]["en"] == "West"


# Boards that are wrong


def change(*path: str | int, to: object) -> Edit:
    """Set the value at a path."""

    def edit(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = to

    return edit


def remove(*path: str | int) -> Edit:
    """Take away what stands at a path."""

    def edit(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        del inner[path[-1]]

    return edit


def add(key: str, row: object) -> Edit:
    """Add a row to a list."""

    def edit(data: Data) -> None:
        data[key].append(row)

    return edit


def missing(*path: str | int) -> Said:
    """What is said of a key that isn't there."""
    return (path[:-1], "data-missing-key", {"key": str(path[-1])}, "")


def unknown(*path: str | int) -> Said:
    """What is said of a key that nobody knows."""
    return (path, "data-unknown-key", {"key": str(path[-1])}, "")


def numbers(*path: str | int) -> Said:
    """What is said where two numbers should stand."""
    return (path, "data-not-numbers", {"count": 2}, "")


def wrong(key: str, *path: str | int) -> Said:
    """What is said of a value of the wrong sort."""
    return (path, key, {}, "")


def ours(key: str, rule: str, *path: str | int, **values: str | int) -> Said:
    """What this game says."""
    return (path, f"heart-of-africa-board-{key}", dict(values), rule)


def out_of_range(low: int, high: int, found: int, *path: str | int) -> Said:
    return (path, "data-out-of-range", {"low": low, "high": high, "found": str(found)}, "")


NAME = {"en": "New", "fr": "Nouveau", "ja": "新しい"}
CITY = {"kind": "city", "at": [0, 0], "name": NAME}
ROUTE: Data = {"ends": ["acacia", "fork"], "length": 2, "lanes": ["red"]}
NEXT_ROUTE = len(DATA["routes"])
NEXT_TICKET = len(DATA["tickets"])


CASES: list[tuple[Edit, list[Said]]] = [
    (remove("format"), [missing("format")]),
    (
        change("format", to="marula-board/9"),
        [(("format",), "data-format-unknown", {"found": "marula-board/9", "known": "marula-board/1"}, "")],
    ),
    (
        change("game", to="africana"),
        [(("game",), "data-other-game", {"found": "africana", "known": "heart_of_africa"}, "")],
    ),
    (remove("id"), [missing("id")]),
    (remove("name", "ja"), [missing("name", "ja")]),
    (change("original", to="yes"), [wrong("data-not-flag", "original")]),
    (remove("size"), [missing("size")]),
    (change("size", to=[100]), [numbers("size")]),
    (change("sise", to=[100, 100]), [unknown("sise")]),
    # Countries
    (change("countries", "hills", to=5), [wrong("data-not-table", "countries", "hills")]),
    (change("countries", "hills", "border", to=1), [wrong("data-not-flag", "countries", "hills", "border")]),
    (remove("countries", "hills", "label"), [missing("countries", "hills", "label")]),
    (change("countries", "hills", "label", to=[1, "2"]), [numbers("countries", "hills", "label")]),
    (remove("countries", "hills", "name", "fr"), [missing("countries", "hills", "name", "fr")]),
    (change("countries", "hills", "colour", to="red"), [unknown("countries", "hills", "colour")]),
    (
        change("countries", "lake", to={"label": [0, 0], "name": NAME}),
        [ours("no-place", "HOA-C1", "countries", "lake", country="lake")],
    ),
    (
        change("countries", "acacia", to={"label": [0, 0], "name": NAME}),
        [ours("id-twice", "", "places", "acacia", id="acacia")],
    ),
    # Places
    (change("places", "new city", to=CITY), [wrong("data-not-id", "places", "new city")]),
    (remove("places", "acacia", "kind"), [missing("places", "acacia", "kind")]),
    (
        change("places", "acacia", "kind", to="town"),
        [
            (
                ("places", "acacia", "kind"),
                "data-not-one-of",
                {"found": "town", "known": "city, junction, country"},
                "",
            )
        ],
    ),
    (remove("places", "acacia", "at"), [missing("places", "acacia", "at")]),
    (change("places", "acacia", "at", to=[1, 2, 3]), [numbers("places", "acacia", "at")]),
    (remove("places", "acacia", "name"), [missing("places", "acacia", "name")]),
    (remove("places", "fork", "name"), [missing("places", "fork", "name")]),
    (change("places", "acacia", "country", to="hills"), [unknown("places", "acacia", "country")]),
    (
        change("places", "new", to={"kind": "country", "country": "lake", "at": [0, 0], "name": NAME}),
        [ours("country-unknown", "HOA-C1", "places", "new", "country", country="lake")],
    ),
    (
        change("places", "new", to={"kind": "country", "at": [0, 0], "name": NAME}),
        [missing("places", "new", "country")],
    ),
    (
        change("places", "hills-west", "name", to={"en": "West"}),
        [missing("places", "hills-west", "name", "fr"), missing("places", "hills-west", "name", "ja")],
    ),
    # Routes
    (add("routes", 5), [wrong("data-not-table", "routes", NEXT_ROUTE)]),
    (remove("routes", 2, "length"), [missing("routes", 2, "length")]),
    (change("routes", 2, "length", to=0), [out_of_range(1, 6, 0, "routes", 2, "length")]),
    (change("routes", 2, "length", to=7), [out_of_range(1, 6, 7, "routes", 2, "length")]),
    (change("routes", 2, "length", to=2.5), [wrong("data-not-integer", "routes", 2, "length")]),
    (remove("routes", 2, "lanes"), [missing("routes", 2, "lanes")]),
    (change("routes", 2, "lanes", to=[]), [ours("lanes", "HOA-C1", "routes", 2, "lanes", found=0)]),
    (
        change("routes", 2, "lanes", to=["red", "red", "red"]),
        [ours("lanes", "HOA-C1", "routes", 2, "lanes", found=3)],
    ),
    (
        change("routes", 2, "lanes", to=["pink"]),
        [(("routes", 2, "lanes"), "data-not-one-of", {"found": "pink", "known": KNOWN_COLOURS}, "")],
    ),
    (
        change("routes", 2, "lanes", to=["locomotive", "red"]),
        [(("routes", 2, "lanes"), "data-not-one-of", {"found": "locomotive", "known": KNOWN_COLOURS}, "")],
    ),
    (change("routes", 2, "ferry", to=-1), [out_of_range(0, 6, -1, "routes", 2, "ferry")]),
    (change("routes", 2, "ferry", to=True), [wrong("data-not-integer", "routes", 2, "ferry")]),
    (change("routes", 2, "ferry", to=4), [ours("ferry", "HOA-M3", "routes", 2, "ferry", ferry=4, length=3)]),
    (change("routes", 2, "color", to="red"), [unknown("routes", 2, "color")]),
    (add("routes", {**ROUTE, "ends": ["acacia"]}), [ours("two-ends", "HOA-C1", "routes", NEXT_ROUTE, "ends", found=1)]),
    (
        add("routes", {**ROUTE, "ends": ["fig", "fig"]}),
        [ours("two-ends", "HOA-C1", "routes", NEXT_ROUTE, "ends", found=1)],
    ),
    (
        add("routes", {**ROUTE, "ends": ["fig", "gum", "date"]}),
        [ours("two-ends", "HOA-C1", "routes", NEXT_ROUTE, "ends", found=3)],
    ),
    (
        add("routes", {**ROUTE, "ends": ["acacia", "atlantis"]}),
        [ours("place-unknown", "HOA-C1", "routes", NEXT_ROUTE, "ends", place="atlantis")],
    ),
    (
        add("routes", {**ROUTE, "ends": ["acacia", "hills"]}),
        [ours("place-unknown", "HOA-C1", "routes", NEXT_ROUTE, "ends", place="hills")],
    ),
    (add("routes", {"length": 2, "lanes": ["red"]}), [missing("routes", NEXT_ROUTE, "ends")]),
    (
        add("routes", {**ROUTE, "ends": ["cedar", "acacia"]}),
        [ours("route-twice", "HOA-C1", "routes", NEXT_ROUTE, "ends", place="acacia", other="cedar")],
    ),
    # Tickets
    (remove("tickets"), [missing("tickets")]),
    (
        change("tickets", to={}),
        [wrong("data-not-list", "tickets"), ours("ticket-count", "HOA-C2", "tickets", found=0, fewest=20, most=200)],
    ),
    (add("tickets", "one"), [wrong("data-not-table", "tickets", NEXT_TICKET)]),
    (remove("tickets", 3, "points"), [missing("tickets", 3, "points")]),
    (change("tickets", 3, "points", to=0), [out_of_range(1, 99, 0, "tickets", 3, "points")]),
    (change("tickets", 3, "points", to=100), [out_of_range(1, 99, 100, "tickets", 3, "points")]),
    (change("tickets", 3, "points", to="4"), [wrong("data-not-integer", "tickets", 3, "points")]),
    (change("tickets", 3, "value", to=4), [unknown("tickets", 3, "value")]),
    (remove("tickets", 3, "ends"), [missing("tickets", 3, "ends")]),
    (change("tickets", 3, "ends", to=["fig"]), [ours("two-ends", "HOA-C1", "tickets", 3, "ends", found=1)]),
    (
        change("tickets", 3, "ends", to=["fig", "atlantis"]),
        [ours("ticket-end", "HOA-C2", "tickets", 3, "ends", place="atlantis")],
    ),
    (
        change("tickets", 3, "ends", to=["fig", "fork"]),
        [ours("ticket-end", "HOA-C2", "tickets", 3, "ends", place="fork")],
    ),
    (
        change("tickets", 3, "ends", to=["fig", "hills-west"]),
        [ours("ticket-end", "HOA-C2", "tickets", 3, "ends", place="hills-west")],
    ),
    (
        add("tickets", {"ends": ["hills", "acacia"], "points": 30}),
        [ours("ticket-twice", "HOA-C2", "tickets", NEXT_TICKET, "ends", place="acacia", other="hills")],
    ),
]


PAGE: list[tuple[Edit, list[Said]]] = [
    (change("drawing", to="M0 0"), [wrong("data-not-table", "drawing")]),
    (change("drawing", to={"land": 5}), [wrong("data-not-text", "drawing", "land")]),
    (change("drawing", to={"legend": [5]}), [numbers("drawing", "legend")]),
    (change("drawing", to={"sea": "M0 0"}), [unknown("drawing", "sea")]),
    (change("countries", "hills", "turn", to="left"), [wrong("data-not-signed", "countries", "hills", "turn")]),
    (change("places", "acacia", "split", to=3), [wrong("data-not-table", "places", "acacia", "split")]),
    (change("places", "acacia", "split", to={"en": 0}), [out_of_range(1, 99, 0, "places", "acacia", "split", "en")]),
    (change("places", "acacia", "split", to={"de": 3}), [unknown("places", "acacia", "split", "de")]),
    (change("routes", 2, "bend", to="left"), [wrong("data-not-signed", "routes", 2, "bend")]),
    (change("routes", 2, "gaps", to=[1]), [numbers("routes", 2, "gaps")]),
]
"""What only the drawing needs."""


@pytest.mark.parametrize("edit, said", [*CASES, *PAGE])
def test_every_problem_has_its_path(edit: Edit, said: list[Said]) -> None:
    """HOA-C1 HOA-C2 HOA-M3 HOA-G6 What is missing, of the wrong sort, out of range or misspelt, and where."""
    data = variant()
    edit(data)
    assert problems(data) == said


def test_g6_longer_routes_are_refused() -> None:
    """HOA-G6 There are no points for them."""
    for length in range(1, 9):
        data = variant()
        data["routes"][2]["length"] = length
        if length <= 6:
            GAME.board(data)
        else:
            assert problems(data) == [out_of_range(1, 6, length, "routes", 2, "length")]


@pytest.mark.parametrize("key", ["ends", "lanes"])
def test_lists_of_words(key: str) -> None:
    """HOA-C1 Neither a word nor a list of numbers will do."""
    for value in ("red", [1, 2]):
        data = variant()
        data["routes"][2][key] = value
        assert wrong("data-not-texts", "routes", 2, key) in problems(data)


def test_c1_a_file_without_routes_or_places() -> None:
    """HOA-C1 Each is said once; tickets that can't be completed then are said too."""
    data = variant()
    del data["routes"]
    said = problems(data)
    assert said[0] == missing("routes")
    assert {key for _, key, _, _ in said[1:]} == {"heart-of-africa-board-ticket-cut-off"}
    data = variant()
    del data["places"]
    assert problems(data)[0] == missing("places")
    data = variant()
    data["routes"] = "none"
    assert problems(data)[0] == wrong("data-not-list", "routes")


def test_s1_fewest_and_most_tickets() -> None:
    """HOA-C2 HOA-S1 Four for each of five players; and not more than two hundred."""
    data = variant()
    data["tickets"] = data["tickets"][:20]
    assert len(GAME.board(data).tickets) == 20
    del data["tickets"][19]
    values = {"found": 19, "fewest": 20, "most": 200}
    assert problems(data) == [ours("ticket-count", "HOA-C2", "tickets", **values)]
    data = variant()
    data["tickets"] += [{"ends": ["acacia", "fig"], "points": 5}] * 179
    assert ours("ticket-count", "HOA-C2", "tickets", found=201, fewest=20, most=200) in problems(data)


def test_m2_every_ticket_can_be_completed() -> None:
    """HOA-M2 Baobab and Cedar are joined by the hills alone: no way goes through them."""
    data = variant()
    data["routes"] = [
        {"ends": ["baobab", "hills-west"], "length": 1, "lanes": ["red"]},
        {"ends": ["cedar", "hills-west"], "length": 1, "lanes": ["red"]},
        *(route for route in DATA["routes"] if not {"baobab", "cedar"} & set(route["ends"])),
    ]
    place = next(number for number, row in enumerate(DATA["tickets"]) if row["ends"] == ["baobab", "cedar"])
    assert ours("ticket-cut-off", "HOA-M2", "tickets", place, "ends", place="baobab", other="cedar") in problems(data)


def test_all_problems_are_told_at_once() -> None:
    """HOA-C1 HOA-C2 One run shows everything."""
    data = variant()
    data["routes"][0]["length"] = 9
    data["routes"][5]["lanes"] = ["pink"]
    data["tickets"][0]["ends"] = ["acacia", "atlantis"]
    del data["places"]["gum"]["at"]
    assert {path for path, *_ in problems(data)} == {
        ("routes", 0, "length"),
        ("routes", 5, "lanes"),
        ("tickets", 0, "ends"),
        ("places", "gum"),
    }
