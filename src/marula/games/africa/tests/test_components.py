"""Components: the default board and mix, the geometry, and every way a board file can be wrong."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from marula.core.data import BoardError
from marula.core.match import Match
from marula.games.africa import GAME
from marula.games.africa.board import ANIMAL, CROWD, GEMS, GOLD, GOOD, MONUMENT, NOMADS
from marula.games.africa.tests.positions import BOARD, MATCHES, A, find, played, points, position, ring
from marula.library import folders
from marula.players import make_player

Data = dict[str, Any]
Said = tuple[tuple[str | int, ...], str, dict[str, str | int | float], str]
"""A problem: path, key, values, rule."""

CITIES = ["casablanca", "alexandria", "mombasa", "cape-town", "lagos"]
SIX = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The directions of the neighbours, going round."""


def variant() -> Data:
    """The default board, to be changed."""
    return deepcopy(folders.default_board("africa"))


def place_of(data: Data, id: str) -> int:
    """The row of a hexagon in the file."""
    return [row["id"] for row in data["hexagons"]].index(id)


def problems(data: Data) -> list[Said]:
    """All that is wrong with a board."""
    with pytest.raises(BoardError) as caught:
        GAME.board(data)
    return [(problem.path, problem.key, problem.values, problem.rule) for problem in caught.value.problems]


# The default board


def test_c1_default_board_has_96_hexagons_for_tiles_and_5_cities() -> None:
    """AFR-C1"""
    assert len(BOARD.hexagons) == len(set(BOARD.hexagons)) == 101
    assert {BOARD.ids[city] for city in BOARD.cities} == {"A1", "B7", "I6", "O1", "G3"}
    assert (BOARD.all & ~BOARD.city_mask).bit_count() == 96


def test_c1_default_cities_are_on_the_coast() -> None:
    """AFR-C1 A city on the coast has fewer than six neighbours."""
    assert {BOARD.ids[city]: len(ring(BOARD.ids[city])) for city in BOARD.cities} == {
        "A1": 3,
        "B7": 3,
        "I6": 4,
        "O1": 4,
        "G3": 4,
    }


def test_c1_default_cities_are_evenly_spread_around_the_continent() -> None:
    """AFR-C1 Walking once around the coast, the ways from city to city are alike."""
    rows = {(row["q"], row["r"]): row for row in variant()["hexagons"]}
    coast = {
        (q, r, side) for q, r in rows for side in range(6) if (q + SIX[side][0], r + SIX[side][1]) not in rows
    }  # the sides of hexagons that face the sea
    q, r, side = start = (0, -9, 3)  # the west side of Casablanca
    walk: list[tuple[int, int, int]] = []
    while not walk or (q, r, side) != start:
        walk.append((q, r, side))
        following = (side + 1) % 6
        ahead = (q + SIX[following][0], r + SIX[following][1])
        q, r, side = (*ahead, (side - 1) % 6) if ahead in rows else (q, r, following)
    assert set(walk) == coast  # one continent without lakes
    middles: list[float] = []
    for city in CITIES:
        sides = [number for number, (q, r, _) in enumerate(walk) if rows[q, r].get("city") == city]
        if city == "casablanca":  # the walk starts in the midst of its sides
            sides = [number if number < len(walk) / 2 else number - len(walk) for number in sides]
        middles.append(sum(sides) / len(sides))
    ways = [(after - before) % len(walk) for before, after in zip(middles, middles[1:] + middles[:1], strict=True)]
    assert sum(ways) == len(walk) == 92
    assert max(ways) <= 1.25 * 92 / 5
    assert min(ways) >= 0.75 * 92 / 5


def test_c1_every_hexagon_of_the_default_board_is_linked_to_some_city() -> None:
    """AFR-C1"""
    linked = {"A1", "B7", "I6", "O1", "G3"}
    for _ in range(101):
        linked |= {near for id in linked for near in ring(id)}
    assert len(linked) == 101


def test_c2_default_mix() -> None:
    """AFR-C2 30 animals, 25 goods, 11 monuments, 12 nomads, 18 violet tiles: 96."""
    assert {tile.id: (tile.family, tile.pieces, tile.count) for tile in BOARD.tiles} == {
        "elephant": (ANIMAL, 0, 5),
        "rhinoceros": (ANIMAL, 0, 5),
        "ostrich": (ANIMAL, 0, 5),
        "leopard": (ANIMAL, 0, 5),
        "chameleon": (ANIMAL, 0, 5),
        "tortoise": (ANIMAL, 0, 5),
        "statue": (GOOD, 0, 5),
        "cauldron": (GOOD, 0, 5),
        "garment": (GOOD, 0, 5),
        "drum": (GOOD, 0, 5),
        "mask": (GOOD, 0, 5),
        "monument": (MONUMENT, 0, 11),
        "nomads": (NOMADS, 0, 12),
        "gold-1": (GOLD, 1, 5),
        "gold-2": (GOLD, 2, 4),
        "gems-1": (GEMS, 1, 5),
        "gems-2": (GEMS, 2, 4),
    }
    assert sum(tile.count for tile in BOARD.tiles) == 96


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c3_twenty_camps_and_ten_of_them_in_the_supply(seats: int) -> None:
    """AFR-C3"""
    state = GAME.setup(BOARD, {"hidden_treasure": False}, seats)
    assert GAME.pieces(state)["camps"] == 20
    assert GAME.view(state, None).camps_in_supply == 10


@pytest.mark.parametrize("match", MATCHES)
def test_c2_c3_no_tile_and_no_camp_is_ever_lost(match: tuple[int, int]) -> None:
    """AFR-C2 AFR-C3 At every move: 96 tiles and 20 camps; as many tiles are face down as the rest of the mix has."""
    expected = {tile.id: tile.count for tile in BOARD.tiles} | {"camps": 20, "face down": 0}
    for step in played(*match):
        assert GAME.pieces(step.after) == expected


@pytest.mark.parametrize("before", [48, 49, 50, 99, 100, 12345])
def test_c4_points_are_counted_without_limit(before: int) -> None:
    """AFR-C4 Neither 50 nor 100 is special."""
    state = position(["E6", "O1"])
    state.points[0] = before
    find(state, "E7", "gold-2")
    assert points(state, A) == {"treasure": before + 2}
    assert state.score(A) == before + 2
    assert GAME.result(state).scores[A]["total"] == before + 2


# Geometry


def test_c1_neighbours_are_what_the_coordinates_say_and_the_sea_is_none() -> None:
    """AFR-C1 AFR-X1 Also at the edges of the rows, where bits could run over into the next row."""
    rows = {(row["q"], row["r"]): row["id"] for row in variant()["hexagons"]}
    for (q, r), id in rows.items():
        assert set(ring(id)) == {rows[q + dq, r + dr] for dq, dr in SIX if (q + dq, r + dr) in rows}, id


@pytest.mark.parametrize(
    "id, neighbours",
    [
        ("E6", ["D5", "D6", "E5", "E7", "F5", "F6"]),
        ("P1", ["O1", "O2"]),
        ("G11", ["G10", "H7"]),
        ("E1", ["D1", "E2", "F1"]),
        ("A1", ["A2", "B1", "B2"]),
    ],
)
def test_c1_some_rings_by_hand(id: str, neighbours: list[str]) -> None:
    """AFR-C1 Inland, in the corners and at a city."""
    assert ring(id) == neighbours


def block() -> Data:
    """A board of ten full rows of ten hexagons, and one more: where a row ends, the next one has a hexagon, too."""
    data = variant()
    places = [(q, r) for r in range(10) for q in range(10)] + [(0, 10)]
    data["hexagons"] = [{"id": f"{q}-{r}", "q": q, "r": r} for q, r in places]
    for city, place in zip(data["cities"], (0, 9, 59, 90, 50), strict=True):
        data["hexagons"][place]["city"] = city
    return data


@pytest.mark.parametrize("count", [1, 2, 3])
def test_c1_the_end_of_a_row_does_not_touch_the_beginning_of_the_next(count: int) -> None:
    """AFR-C1 AFR-X1 On a board with hexagons on both sides of where the rows break."""
    board = GAME.board(block())
    places = {board.place_of[hexagon]: hexagon for hexagon in board.hexagons}
    for (q, r), hexagon in places.items():
        near = [places[q + dq, r + dr] for dq, dr in SIX if (q + dq, r + dr) in places]
        assert board.around[hexagon] == sum(1 << other for other in near), (q, r)
        # with every second hexagon marked
        marked = sum(1 << other for other in board.hexagons[::2])
        enough = sum(marked >> other & 1 for other in near) >= count
        assert board.with_at_least(count, marked) >> hexagon & 1 == enough, (q, r)


@pytest.mark.parametrize("count", range(8))
def test_counting_neighbours_for_the_whole_board_at_once(count: int) -> None:
    """The masks that say where an animal or nomads can go (AFR-N1 AFR-N2) agree with counting one by one."""
    masks = [0, BOARD.all, BOARD.city_mask, *(mask for step in played(2, 0)[::20] for mask in step.after.up)]
    masks += [step.after.empty for step in played(5, 0)[::20]]
    for mask in masks:
        expected = 0
        for hexagon in BOARD.hexagons:
            if (BOARD.around[hexagon] & mask).bit_count() >= count:
                expected |= 1 << hexagon
        assert BOARD.with_at_least(count, mask) == expected
        assert count >= CROWD or BOARD.crowds(mask)[count] == expected


def test_each_action_is_in_the_table_once_and_has_its_own_number() -> None:
    """5 start players, 17 kinds of tile, 5 cities, 101 hexagons for 5 verbs, 5 seats x 5 goods x 2, and 5 more."""
    assert len(BOARD.actions) == 5 + 17 + 5 + 5 * 101 + 50 + 5
    assert [action.index for action in BOARD.actions] == list(range(len(BOARD.actions)))


# Boards that are good


def test_c2_another_mix_is_a_board_too() -> None:
    """AFR-C2 Any mix of 96 tiles with 11 monuments: here without nomads and gems, with 7 statues and 17 elephants."""
    data = variant()
    data["mix"]["nomads"] = 0
    data["mix"]["gems"] = {"one": 0, "two": 0}
    data["mix"]["goods"]["statue"] = 7
    data["mix"]["animals"]["elephant"] = 5 + 12 + 9 - 2
    board = GAME.board(data)
    assert sum(tile.count for tile in board.tiles) == 96
    match = Match(GAME, board, {}, 3, bytes(32))
    match.run([make_player("random", GAME, bytes([seat])) for seat in range(3)])
    assert GAME.result(match.state).ending in ("eleventh_monument", "stalled")


def test_c2_animals_and_goods_can_have_names_of_their_own() -> None:
    """AFR-C2 The species and kinds are data."""
    data = variant()
    data["mix"]["animals"]["zebra"] = data["mix"]["animals"].pop("tortoise")
    data["mix"]["goods"]["spear"] = data["mix"]["goods"].pop("mask")
    data["names"] = {
        "zebra": {"en": "zebra", "fr": "zèbre", "ja": "シマウマ"},
        "spear": {"en": "spear", "fr": "lance", "ja": "槍"},
    }
    board = GAME.board(data)
    assert board.tile_of["zebra"].family == ANIMAL
    assert board.tile_of["spear"].family == GOOD
    assert board.names["tile"]["zebra"]["fr"] == "zèbre"
    assert board.names["tile"]["spear"]["en"] == "spear"


def test_a_city_is_called_by_its_name_and_its_hexagon() -> None:
    """AFR-C1 The place has the name of the city; nothing else of the default board needs a name."""
    assert BOARD.names["place"]["B7"] == {
        "en": "Alexandria (B7)",
        "fr": "Alexandrie (B7)",
        "ja": "アレクサンドリア (B7)",
    }
    assert set(BOARD.names["place"]) == {"A1", "B7", "I6", "O1", "G3"}
    assert BOARD.names["tile"] == {}


def test_what_only_the_page_needs_may_be_missing() -> None:
    """No rule depends on the drawing, the labels or whether the board is an original."""
    data = variant()
    del data["drawing"]
    del data["original"]
    for city in data["cities"].values():
        del city["label"]
    assert len(GAME.board(data).hexagons) == 101
    data = variant()
    del data["drawing"]["land"]
    del data["drawing"]["islands"]
    assert len(GAME.board(data).hexagons) == 101


def test_c1_coordinates_may_lie_anywhere_within_a_thousand() -> None:
    """AFR-C1 Where the origin of the coordinates is makes no difference."""
    data = variant()
    for row in data["hexagons"]:
        row["q"] += 993
        row["r"] -= 991
    assert max(row["q"] for row in data["hexagons"]) == 1000
    assert min(row["r"] for row in data["hexagons"]) == -1000
    board = GAME.board(data)
    assert [board.around[hexagon] for hexagon in board.hexagons] == [BOARD.around[h] for h in BOARD.hexagons]


# Boards that are wrong


def change(*path: str | int, to: object) -> Callable[[Data], None]:
    """Set the value at a path."""

    def edit(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = to

    return edit


def remove(*path: str | int) -> Callable[[Data], None]:
    """Take away what stands at a path."""

    def edit(data: Data) -> None:
        inner: Any = data
        for part in path[:-1]:
            inner = inner[part]
        del inner[path[-1]]

    return edit


NAMES = {"en": "x", "fr": "x", "ja": "x"}


def all_of(*edits: Callable[[Data], None]) -> Callable[[Data], None]:
    """Several changes."""

    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


HEAD = [
    (
        change("format", to="marula-board/2"),
        (("format",), "data-format-unknown", {"found": "marula-board/2", "known": "marula-board/1"}, ""),
    ),
    (change("game", to="chess"), (("game",), "data-other-game", {"found": "chess", "known": "africa"}, "")),
    (remove("format"), ((), "data-missing-key", {"key": "format"}, "")),
    (remove("game"), ((), "data-missing-key", {"key": "game"}, "")),
    (remove("id"), ((), "data-missing-key", {"key": "id"}, "")),
    (remove("name"), ((), "data-missing-key", {"key": "name"}, "")),
    (change("id", to=7), (("id",), "data-not-text", {}, "")),
    (change("id", to=""), (("id",), "data-not-text", {}, "")),
    (remove("name", "fr"), (("name",), "data-missing-key", {"key": "fr"}, "")),
    (change("name", "de", to="Afrika"), (("name", "de"), "data-unknown-key", {"key": "de"}, "")),
    (change("original", to="yes"), (("original",), "data-not-flag", {}, "")),
    (change("colour", to="green"), (("colour",), "data-unknown-key", {"key": "colour"}, "")),
    (
        change("cities", "lagos", "label", to="up"),
        (
            ("cities", "lagos", "label"),
            "data-not-one-of",
            {"found": "up", "known": "n, ne, e, se, s, sw, w, nw"},
            "",
        ),
    ),
    (change("cities", "lagos", "size", to=1), (("cities", "lagos", "size"), "data-unknown-key", {"key": "size"}, "")),
    (remove("cities", "lagos", "name"), (("cities", "lagos"), "data-missing-key", {"key": "name"}, "")),
    (remove("cities", "lagos", "name", "ja"), (("cities", "lagos", "name"), "data-missing-key", {"key": "ja"}, "")),
    (remove("drawing", "size"), (("drawing",), "data-missing-key", {"key": "size"}, "")),
    (change("drawing", "size", to="big"), (("drawing", "size"), "data-not-number", {}, "")),
    (change("drawing", "origin", to=[1]), (("drawing", "origin"), "data-not-numbers", {"count": 2}, "")),
    (change("drawing", "view_box", to=[0, 0, 1]), (("drawing", "view_box"), "data-not-numbers", {"count": 4}, "")),
    (change("drawing", "land", to=3), (("drawing", "land"), "data-not-text", {}, "")),
    (change("drawing", "islands", to="M0 0"), (("drawing", "islands"), "data-not-texts", {}, "")),
    (change("drawing", "sea", to="blue"), (("drawing", "sea"), "data-unknown-key", {"key": "sea"}, "")),
]


@pytest.mark.parametrize("edit, expected", HEAD)
def test_problem_with_a_value(edit: Callable[[Data], None], expected: Said) -> None:
    """One mistake in a file is reported once, at its place, and nothing else is."""
    data = variant()
    edit(data)
    assert problems(data) == [expected]


@pytest.mark.parametrize("key", ["name", "cities", "mix", "drawing", "names"])
def test_problem_with_a_table_that_is_none(key: str) -> None:
    """What it should have held may be missed as well, but first of all this is said."""
    data = variant()
    data[key] = "by hand"
    said = problems(data)
    assert ((key,), "data-not-table", {}, "") in said


HEXAGONS = [
    # casablanca is on row 0 (A1), A2 is row 1, E6 row 35, P1 row 100
    (
        change("hexagons", 1, "city", to="timbuktu"),
        [(("hexagons", 1, "city"), "africa-board-city-unknown", {"city": "timbuktu"}, "AFR-C1")],
    ),
    (
        change("hexagons", 1, "city", to="casablanca"),
        [(("hexagons", 1, "city"), "africa-board-city-twice", {"city": "casablanca"}, "AFR-C1")],
    ),
    (
        remove("hexagons", 0, "city"),
        [(("cities", "casablanca"), "africa-board-city-nowhere", {"city": "casablanca"}, "AFR-C1")],
    ),
    (
        all_of(remove("hexagons", 0, "city"), change("hexagons", 35, "city", to="casablanca")),
        [(("hexagons", 35, "city"), "africa-board-city-inland", {"city": "casablanca"}, "AFR-C1")],
    ),
    (
        all_of(remove("hexagons", 0, "city"), remove("cities", "casablanca")),
        [(("cities",), "africa-board-city-count", {"found": 4, "needed": 5}, "AFR-C1")],
    ),
    (
        all_of(change("hexagons", 1, "city", to="algiers"), change("cities", "algiers", to={"name": NAMES})),
        [(("cities",), "africa-board-city-count", {"found": 6, "needed": 5}, "AFR-C1")],
    ),
    (
        all_of(change("hexagons", 100, "q", to=500), change("hexagons", 100, "r", to=500)),
        [(("hexagons", 100), "africa-board-cut-off", {"id": "P1"}, "AFR-C1")],
    ),
    (
        # two hexagons that touch each other, but no city
        all_of(
            change("hexagons", 100, to={"id": "P1", "q": 500, "r": 500}),
            change("hexagons", 1, to={"id": "A2", "q": 501, "r": 500}),
        ),
        [
            (("hexagons", 100), "africa-board-cut-off", {"id": "P1"}, "AFR-C1"),
            (("hexagons", 1), "africa-board-cut-off", {"id": "A2"}, "AFR-C1"),
        ],
    ),
    (remove("hexagons", 100), [(("hexagons",), "africa-board-hexagon-count", {"found": 100, "needed": 101}, "AFR-C1")]),
    (
        lambda data: data["hexagons"].append({"id": "P2", "q": -1, "r": 6}),
        [(("hexagons",), "africa-board-hexagon-count", {"found": 102, "needed": 101}, "AFR-C1")],
    ),
    (change("hexagons", 1, "id", to="A1"), [(("hexagons", 1, "id"), "africa-board-id-twice", {"id": "A1"}, "")]),
    (
        change("hexagons", 1, "q", to=0),
        [(("hexagons", 1), "africa-board-place-twice", {"id": "A2", "first": "A1"}, "AFR-C1")],
    ),
    (
        change("hexagons", 100, "q", to=1001),
        [(("hexagons", 100, "q"), "data-out-of-range", {"low": -1000, "high": 1000, "found": "1001"}, "")],
    ),
    (
        change("hexagons", 100, "r", to=-1001),
        [(("hexagons", 100, "r"), "data-out-of-range", {"low": -1000, "high": 1000, "found": "-1001"}, "")],
    ),
    (change("hexagons", 100, "q", to=1.5), [(("hexagons", 100, "q"), "data-not-integer", {}, "")]),
    (change("hexagons", 100, "q", to=True), [(("hexagons", 100, "q"), "data-not-integer", {}, "")]),
    (remove("hexagons", 100, "r"), [(("hexagons", 100), "data-missing-key", {"key": "r"}, "")]),
    (remove("hexagons", 100, "id"), [(("hexagons", 100), "data-missing-key", {"key": "id"}, "")]),
    (change("hexagons", 100, "city", to=1), [(("hexagons", 100, "city"), "data-not-text", {}, "")]),
    (
        change("hexagons", 100, "s", to=0),
        [(("hexagons", 100, "s"), "data-unknown-key", {"key": "s"}, "")],
    ),
    (
        change("hexagons", 100, to="P1"),
        [(("hexagons", 100), "data-not-table", {}, "")],  # a row too many or too few isn't the matter here
    ),
]


@pytest.mark.parametrize("edit, expected", HEXAGONS)
def test_c1_problem_with_the_hexagons(edit: Callable[[Data], None], expected: list[Said]) -> None:
    """AFR-C1 101 hexagons, 5 cities, each once and on the coast, everything linked to one."""
    data = variant()
    edit(data)
    assert problems(data) == expected


def test_c1_problem_without_any_hexagons() -> None:
    """AFR-C1 The missing list is said, and that the cities lie nowhere; the count isn't said on top of it."""
    data = variant()
    del data["hexagons"]
    nowhere: list[Said] = [
        (("cities", city), "africa-board-city-nowhere", {"city": city}, "AFR-C1") for city in data["cities"]
    ]
    assert problems(data) == [((), "data-missing-key", {"key": "hexagons"}, ""), *nowhere]


def test_c1_problem_with_hexagons_that_are_no_list() -> None:
    data = variant()
    data["hexagons"] = "many"
    assert problems(data)[0] == (("hexagons",), "data-not-list", {}, "")


def test_c1_problem_without_any_cities() -> None:
    """AFR-C1 The hexagons that say they were cities are named."""
    data = variant()
    del data["cities"]
    unknown = {said[0]: said[2]["city"] for said in problems(data) if said[1] == "africa-board-city-unknown"}
    assert unknown == {("hexagons", place_of(data, id), "city"): city for city, id in CITY_HEXAGONS.items()}
    assert ((), "data-missing-key", {"key": "cities"}, "") in problems(data)


CITY_HEXAGONS = {"casablanca": "A1", "alexandria": "B7", "mombasa": "I6", "cape-town": "O1", "lagos": "G3"}


def test_problem_is_reported_at_the_right_row_after_a_row_that_is_no_table() -> None:
    """AFR-C1 The path of a problem counts every row of the file, also those that can't be read."""
    data = variant()
    data["hexagons"][1] = "A2"
    data["hexagons"][100].update(q=500, r=500)
    assert (("hexagons", 100), "africa-board-cut-off", {"id": "P1"}, "AFR-C1") in problems(data)


MIX = [
    (
        change("mix", "nomads", to=11),
        [(("mix",), "africa-board-tile-count", {"found": 95, "needed": 96}, "AFR-C2")],
    ),
    (
        change("mix", "gems", "two", to=5),
        [(("mix",), "africa-board-tile-count", {"found": 97, "needed": 96}, "AFR-C2")],
    ),
    (
        all_of(change("mix", "monuments", to=10), change("mix", "nomads", to=13)),
        [(("mix", "monuments"), "africa-board-monument-count", {"found": 10, "needed": 11}, "AFR-C2")],
    ),
    (
        all_of(change("mix", "monuments", to=12), change("mix", "nomads", to=11)),
        [(("mix", "monuments"), "africa-board-monument-count", {"found": 12, "needed": 11}, "AFR-C2")],
    ),
    (
        all_of(remove("mix", "goods", "statue"), change("mix", "goods", "elephant", to=5)),
        [(("mix", "goods", "elephant"), "africa-board-tile-twice", {"id": "elephant"}, "AFR-C2")],
    ),
    (
        all_of(remove("mix", "animals", "tortoise"), change("mix", "animals", "zebra", to=5)),
        [(("mix",), "africa-board-tile-nameless", {"id": "zebra"}, "AFR-C2")],
    ),
    (
        all_of(
            remove("mix", "goods", "mask"),
            change("mix", "goods", "spear", to=5),
            change("names", to={"spear": {"en": "spear", "fr": "lance"}}),
        ),
        [(("names", "spear"), "data-missing-key", {"key": "ja"}, "")],
    ),
    (
        # a kind of which there is none isn't listed: it counts as one here, with 4 more nomads there are 96
        all_of(change("mix", "animals", "tortoise", to=0), change("mix", "nomads", to=16)),
        [(("mix", "animals", "tortoise"), "data-out-of-range", {"low": 1, "high": 96, "found": "0"}, "")],
    ),
    (
        all_of(change("mix", "nomads", to=-1), change("mix", "animals", "elephant", to=17)),
        [(("mix", "nomads"), "data-out-of-range", {"low": 0, "high": 96, "found": "-1"}, "")],
    ),
    (
        change("mix", "gold", "three", to=0),
        [(("mix", "gold", "three"), "data-unknown-key", {"key": "three"}, "")],
    ),
    (change("mix", "plants", to=0), [(("mix", "plants"), "data-unknown-key", {"key": "plants"}, "")]),
    (
        all_of(remove("mix", "gold", "one"), change("mix", "nomads", to=17)),
        [(("mix", "gold"), "data-missing-key", {"key": "one"}, "")],
    ),
    (
        all_of(remove("mix", "goods"), change("mix", "nomads", to=37)),
        [(("mix",), "data-missing-key", {"key": "goods"}, "")],
    ),
    (
        all_of(remove("mix", "monuments"), change("mix", "nomads", to=23)),
        [(("mix",), "data-missing-key", {"key": "monuments"}, "")],
    ),
    (
        all_of(change("mix", "animals", to=[1]), change("mix", "nomads", to=42)),
        [(("mix", "animals"), "data-not-table", {}, "")],
    ),
]


@pytest.mark.parametrize("edit, expected", MIX)
def test_c2_problem_with_the_mix(edit: Callable[[Data], None], expected: list[Said]) -> None:
    """AFR-C2 Exactly 96 tiles, 11 of them monuments, every kind once and with a name."""
    data = variant()
    edit(data)
    assert problems(data) == expected


@pytest.mark.parametrize("id", ["monument", "nomads", "gold-1", "gold-2", "gems-1", "gems-2"])
@pytest.mark.parametrize("section", ["animals", "goods"])
def test_c2_problem_with_an_animal_or_good_called_like_another_tile(section: str, id: str) -> None:
    """AFR-C2 An id stands for one kind of tile."""
    data = variant()
    data["mix"][section][id] = data["mix"][section].pop("elephant" if section == "animals" else "statue")
    data["names"] = {id: NAMES}
    assert problems(data) == [(("mix", section, id), "africa-board-tile-twice", {"id": id}, "AFR-C2")]


def test_c2_problem_without_a_mix() -> None:
    """AFR-C2 That it is missing is said; that it has no tiles isn't said on top of it."""
    data = variant()
    del data["mix"]
    said = problems(data)
    assert said[0] == ((), "data-missing-key", {"key": "mix"}, "")
    assert "africa-board-tile-count" not in [key for _, key, _, _ in said]


def test_all_problems_are_reported_at_once() -> None:
    """Who corrects a file wants to know everything that is wrong with it."""
    data = variant()
    data["game"] = "chess"
    del data["hexagons"][100]
    data["mix"]["nomads"] = 13
    assert [key for _, key, _, _ in problems(data)] == [
        "data-other-game",
        "africa-board-hexagon-count",
        "africa-board-tile-count",
    ]


@pytest.mark.parametrize("id", ["down", "empty", "camp"])
def test_c2_a_tile_is_not_mistaken_for_what_else_can_be_on_a_hexagon(id: str) -> None:
    """AFR-C2 AFR-X1 A view says 'down', 'empty', 'camp' or the tile: a board with a tile called so is no board."""
    data = variant()
    data["mix"]["animals"][id] = data["mix"]["animals"].pop("tortoise")
    data["names"] = {id: NAMES}
    assert [path for path, _, _, _ in problems(data)] == [("mix", "animals", id)]


def test_c2_a_tile_called_like_a_city_keeps_its_name() -> None:
    """AFR-C2 AFR-C1 Tiles and cities are named in different tables and don't get in each other's way."""
    data = variant()
    data["mix"]["animals"]["lagos"] = data["mix"]["animals"].pop("tortoise")
    data["names"] = {"lagos": NAMES}
    board = GAME.board(data)
    assert board.names["tile"]["lagos"] == NAMES
    assert board.names["place"]["G3"]["en"] == "Lagos (G3)"


@pytest.mark.parametrize("id", ["", "two words", "a\nb", "\u202eabc", "x" * 25])
def test_ids_are_short_names(id: str) -> None:
    """Ids stand in records and sentences: no spaces, no signs that can't be seen."""
    data = variant()
    data["hexagons"][3]["id"] = id
    assert ("hexagons", 3, "id") in [path for path, *_ in problems(data)]
    data = variant()
    data["mix"]["animals"][id] = data["mix"]["animals"].pop("tortoise")
    where = ("mix", "animals", id) if id else ("mix", "animals")
    assert (where, "data-not-id") in [said[:2] for said in problems(data)]


def test_a_name_for_nothing_is_a_slip() -> None:
    data = variant()
    data["names"] = {"zebra": NAMES}
    assert problems(data) == [(("names", "zebra"), "africa-board-name-unused", {"id": "zebra"}, "")]


def test_one_mistake_is_one_problem() -> None:
    data = variant()
    data["mix"] = []
    assert [said[:2] for said in problems(data)] == [(("mix",), "data-not-table")]
    data = variant()
    data["cities"]["lagos"]["name"] = "Lagos"
    assert [said[:2] for said in problems(data)] == [(("cities", "lagos", "name"), "data-not-table")]
    data = variant()
    data["mix"]["nomads"] = -5
    assert [said[:2] for said in problems(data)] == [(("mix", "nomads"), "data-out-of-range")]


@pytest.mark.parametrize("size", [0, -30, float("nan"), float("inf"), True, "30"])
def test_a_drawing_has_a_size(size: object) -> None:
    data = variant()
    data["drawing"]["size"] = size
    assert [said[:2] for said in problems(data)] == [(("drawing", "size"), "data-not-number")]
