"""Components: what a board file must hold."""

from typing import Final

from marula.core.data import BoardError, Path, Problem, Reader
from marula.core.wire import JsonObject
from marula.games.africa.board import (
    ANIMAL,
    GEMS,
    GOLD,
    GOOD,
    MONUMENT,
    NOMADS,
    AfricaBoard,
    Tile,
)

HEXAGONS: Final = 101
CITIES: Final = 5
TILES: Final = HEXAGONS - CITIES
MONUMENTS: Final = 11

CAMPS: Final = 20
CAMPS_IN_SUPPLY: Final = 10
CAMPS_EACH: Final = 2

KNOWN_TILES: Final = frozenset(
    [
        "elephant",
        "rhinoceros",
        "ostrich",
        "leopard",
        "chameleon",
        "tortoise",
        "statue",
        "cauldron",
        "garment",
        "drum",
        "mask",
    ]
)
"""Animals and goods that have names in our texts; a board file names others itself."""

TAKEN_NAMES: Final = frozenset(
    ["monument", "nomads", "gold-1", "gold-2", "gems-1", "gems-2", "down", "empty", "camp", "camps"]
)
"""What animals and goods can't be called: the other tiles, and what else a view says of a hexagon."""

_NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_SIDES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
_FAR: Final = 1000


def board(data: JsonObject) -> AfricaBoard:
    """Check parsed board data and build the board's tables; raise BoardError with all that is wrong."""
    problems: list[Problem] = []
    reader = Reader(data, (), problems)
    reader.board_head("africa")
    city_names = _cities(reader)
    places, cities = _hexagons(reader, city_names)
    tiles, names = _mix(reader)
    _drawing(reader)
    reader.finish()
    if problems:
        raise BoardError(problems)
    return AfricaBoard(data, places, {id: city_names[city] for id, city in cities.items()}, tiles, names)


def _cities(reader: Reader) -> dict[str, dict[str, str]]:
    """AFR-C1 Five start cities, each with its names."""
    table = reader.table("cities")
    names: dict[str, dict[str, str]] = {}
    for id in table.ids():
        city = table.table(id)
        names[id] = city.names("name")
        side = city.text("label", "e")
        if side not in _SIDES:
            city.report("label", "data-not-one-of", {"found": side, "known": ", ".join(_SIDES)})
        city.finish()
    if reader.has("cities") and len(names) != CITIES:
        reader.report("cities", "africa-board-city-count", {"found": len(names), "needed": CITIES}, "AFR-C1")
    return names


def _hexagons(
    reader: Reader, city_names: dict[str, dict[str, str]]
) -> tuple[list[tuple[str, int, int]], dict[str, str]]:
    """AFR-C1 101 hexagons, 5 of them cities on the coast, each hexagon linked by neighbours to some city."""
    places: list[tuple[str, int, int]] = []
    cities: dict[str, str] = {}
    paths: dict[str, Path] = {}
    by_place: dict[tuple[int, int], str] = {}
    city_at: dict[str, tuple[int, int]] = {}
    rows = reader.tables("hexagons")
    for row in rows:
        before = len(row.problems)
        id = row.id("id")
        q = row.integer("q", -_FAR, _FAR)
        r = row.integer("r", -_FAR, _FAR)
        city = row.text("city", "")
        row.finish()
        if id in paths:
            row.report("id", "africa-board-id-twice", {"id": id})
        if len(row.problems) > before:
            continue
        if (q, r) in by_place:
            row.report("", "africa-board-place-twice", {"id": id, "first": by_place[q, r]}, "AFR-C1")
            continue
        paths[id] = row.path
        by_place[q, r] = id
        places.append((id, q, r))
        if not city:
            continue
        if city not in city_names:
            row.report("city", "africa-board-city-unknown", {"city": city}, "AFR-C1")
        elif city in city_at:
            row.report("city", "africa-board-city-twice", {"city": city}, "AFR-C1")
        else:
            cities[id] = city
            city_at[city] = (q, r)
    listed = reader.data.get("hexagons")
    if isinstance(listed, list) and len(listed) != HEXAGONS:
        reader.report("hexagons", "africa-board-hexagon-count", {"found": len(listed), "needed": HEXAGONS}, "AFR-C1")
    for city in city_names:
        if city not in city_at:
            reader.problems.append(Problem(("cities", city), "africa-board-city-nowhere", {"city": city}, "AFR-C1"))
    for city, (q, r) in city_at.items():
        if all((q + dq, r + dr) in by_place for dq, dr in _NEIGHBOURS):
            path = (*paths[by_place[q, r]], "city")
            reader.problems.append(Problem(path, "africa-board-city-inland", {"city": city}, "AFR-C1"))
    if city_at:
        for place in sorted(set(by_place) - _linked(set(city_at.values()), set(by_place))):
            reader.problems.append(
                Problem(paths[by_place[place]], "africa-board-cut-off", {"id": by_place[place]}, "AFR-C1")
            )
    return places, cities


def _linked(start: set[tuple[int, int]], places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    found = set(start)
    border = list(start)
    while border:
        q, r = border.pop()
        for dq, dr in _NEIGHBOURS:
            place = (q + dq, r + dr)
            if place in places and place not in found:
                found.add(place)
                border.append(place)
    return found


def _mix(reader: Reader) -> tuple[list[Tile], dict[str, dict[str, str]]]:
    """AFR-C2 96 tiles in five families, 11 of them monuments; which animals and goods, and how many, is data."""
    before = len(reader.problems)
    mix = reader.table("mix")
    tiles: list[Tile] = []
    strange: list[str] = []

    def add(id: str, family: int, pieces: int, count: int) -> None:
        tiles.append(Tile(len(tiles), id, family, pieces, count))

    for section, family in (("animals", ANIMAL), ("goods", GOOD)):
        table = mix.table(section)
        # By name: what nature's weights mean must not depend on the order of keys in a file.
        for id in sorted(table.ids()):
            count = table.integer(id, 1, TILES)
            if id in TAKEN_NAMES or any(tile.id == id for tile in tiles):
                table.report(id, "africa-board-tile-twice", {"id": id}, "AFR-C2")
            if id not in KNOWN_TILES:
                strange.append(id)
            add(id, family, 0, count)
    monuments = mix.integer("monuments", 0, TILES)
    if mix.has("monuments") and monuments != MONUMENTS:
        mix.report("monuments", "africa-board-monument-count", {"found": monuments, "needed": MONUMENTS}, "AFR-C2")
    add("monument", MONUMENT, 0, monuments)
    add("nomads", NOMADS, 0, mix.integer("nomads", 0, TILES))
    for section, family in (("gold", GOLD), ("gems", GEMS)):
        table = mix.table(section)
        add(f"{section}-1", family, 1, table.integer("one", 0, TILES))
        add(f"{section}-2", family, 2, table.integer("two", 0, TILES))
        table.finish()
    mix.finish()
    total = sum(tile.count for tile in tiles)
    if len(reader.problems) == before and total != TILES:
        reader.report("mix", "africa-board-tile-count", {"found": total, "needed": TILES}, "AFR-C2")

    named = reader.table("names", required=False)
    names = {id: named.names(id) for id in named.entries()}
    for id in names:
        if not any(tile.id == id for tile in tiles):
            named.report(id, "africa-board-name-unused", {"id": id})
    for id in strange:
        if id not in names:
            mix.problems.append(Problem(("mix",), "africa-board-tile-nameless", {"id": id}, "AFR-C2"))
    return tiles, names


def _drawing(reader: Reader) -> None:
    """Where things are drawn: for the page, no rule depends on it."""
    drawing = reader.table("drawing", required=False)
    if not reader.has("drawing"):
        return
    drawing.number("size")
    drawing.numbers("origin", 2)
    drawing.numbers("view_box", 4)
    drawing.text("land", "-")
    drawing.texts("islands")
    drawing.finish()
