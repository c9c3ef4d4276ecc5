"""Components: what a board file must hold."""

from typing import Final

from marula.core.data import BoardError, Problem, Reader
from marula.core.wire import LANGUAGES, JsonObject
from marula.games.heart_of_africa import network
from marula.games.heart_of_africa.actions import Place
from marula.games.heart_of_africa.board import (
    LANE_COLOURS,
    LONGEST,
    MOST_PLAYERS,
    OFFERED,
    HeartOfAfricaBoard,
    Lane,
    Spot,
    Ticket,
)

FEWEST_TICKETS: Final = MOST_PLAYERS * OFFERED
"""HOA-S1 Four for each of five players."""
MOST_TICKETS: Final = 200
_MOST_POINTS: Final = 99
_LONGEST_NAME: Final = 99
_KINDS: Final = ("city", "junction", "country")
_CITY: Final = 0
_JUNCTION: Final = 1
_COUNTRY: Final = 2

Names = dict[str, dict[str, str]]
"""Id -> language -> text."""


def board(data: JsonObject) -> HeartOfAfricaBoard:
    """Check parsed board data and build the board's tables; raise BoardError with all that is wrong."""
    problems: list[Problem] = []
    reader = Reader(data, (), problems)
    reader.board_head("heart_of_africa")
    reader.numbers("size", 2)
    borders, names = _countries(reader)
    places, ends = _places(reader, borders, names)
    numbers = {place.id: number for number, place in enumerate(places)}
    lanes = _routes(reader, places, numbers)
    tickets = _tickets(reader, places, lanes, ends)
    _drawing(reader)
    reader.finish()
    if problems:
        raise BoardError(problems)
    known = {
        "place": names,
        "lane": {lane.id: _between(names, *(places[end].id for end in lane.ends)) for lane in lanes},
        "ticket": {ticket.id: _between(names, *ticket.ends) for ticket in tickets},
    }
    return HeartOfAfricaBoard(data, places, lanes, tickets, known)


def _drawing(reader: Reader) -> None:
    """What the page may draw under the lanes: outlines of the land and what is on it; and where the legend stands."""
    drawing = reader.table("drawing", required=False)
    for key in ("land", "countries", "lakes", "borders", "parallels"):
        drawing.text(key, "")
    if drawing.has("legend"):
        drawing.numbers("legend", 2)
    drawing.finish()


def _countries(reader: Reader) -> tuple[dict[str, bool], Names]:
    """HOA-C1 HOA-M2 The countries, whether each is a border country, and their names."""
    table = reader.table("countries", required=False)
    borders: dict[str, bool] = {}
    names: Names = {}
    for id in sorted(table.ids()):
        country = table.table(id)
        borders[id] = country.flag("border")
        country.numbers("label", 2)
        country.signed("turn")
        names[id] = country.names("name")
        country.finish()
    return borders, names


def _places(reader: Reader, borders: dict[str, bool], names: Names) -> tuple[list[Spot], dict[str, int]]:
    """HOA-C1 Cities, junctions and places of countries; and what tickets can name, with masks of places."""
    table = reader.table("places")
    places: list[Spot] = []
    ends: dict[str, int] = {}
    # By name: what nature's weights mean must not depend on the order of keys in a file.
    for id in sorted(table.ids()):
        place = table.table(id)
        kind = place.choice("kind", _KINDS)
        country = place.text("country") if kind == _COUNTRY else ""
        if country and country not in borders:
            place.report("country", "heart-of-africa-board-country-unknown", {"country": country}, "HOA-C1")
        if id in borders:
            place.report("", "heart-of-africa-board-id-twice", {"id": id})
        place.numbers("at", 2)
        split = place.table("split", required=False)
        for language in LANGUAGES:
            split.integer(language, 1, _LONGEST_NAME, 1)
        split.finish()
        names[id] = names[country] if country in borders and not place.has("name") else place.names("name")
        place.finish()
        if kind != _JUNCTION:
            end = country or id
            ends[end] = ends.get(end, 0) | 1 << len(places)
        places.append(Spot(id, borders.get(country, False)))
    for country in borders:
        if country not in ends:
            reader.problems.append(
                Problem(("countries", country), "heart-of-africa-board-no-place", {"country": country}, "HOA-C1")
            )
    return places, ends


def _routes(reader: Reader, places: list[Spot], numbers: dict[str, Place]) -> list[Lane]:
    """HOA-C1 HOA-R1 Routes between two places, each with one lane or two."""
    lanes: list[Lane] = []
    pairs: set[tuple[Place, Place]] = set()
    for route in reader.tables("routes"):
        ends = _ends(route, numbers)
        # HOA-G6 There are no points for longer ones.
        length = route.integer("length", 1, LONGEST)
        colours = _colours(route)
        ferry = route.integer("ferry", 0, LONGEST, 0)
        if ferry > length:
            route.report("ferry", "heart-of-africa-board-ferry", {"ferry": ferry, "length": length}, "HOA-M3")
        route.signed("bend")
        if route.has("gaps"):
            route.numbers("gaps", 2)
        route.finish()
        if ends is None:
            continue
        if ends in pairs:
            values: dict[str, str | int | float] = {"place": places[ends[0]].id, "other": places[ends[1]].id}
            route.report("ends", "heart-of-africa-board-route-twice", values, "HOA-C1")
            continue
        pairs.add(ends)
        id = f"{places[ends[0]].id}/{places[ends[1]].id}"
        if len(colours) == 1:
            lanes.append(Lane(id, ends, length, colours[0], ferry))
        else:
            lanes += [Lane(f"{id}/{number}", ends, length, colour, ferry) for number, colour in enumerate(colours, 1)]
    lanes.sort(key=_lane_id)
    for number, lane in enumerate(lanes):
        for other in range(max(0, number - 1), min(len(lanes), number + 2)):
            if other != number and lanes[other].ends == lane.ends:
                lane.sibling = other
    return lanes


def _lane_id(lane: Lane) -> str:
    return lane.id


def _colours(route: Reader) -> list[int]:
    """HOA-C1 HOA-R2 One lane or two, each in one of the nine colours."""
    words = route.words("lanes")
    for word in words:
        if word not in LANE_COLOURS:
            route.report("lanes", "data-not-one-of", {"found": word, "known": ", ".join(LANE_COLOURS)})
    if route.has("lanes") and not 1 <= len(words) <= 2:
        route.report("lanes", "heart-of-africa-board-lanes", {"found": len(words)}, "HOA-C1")
    return [LANE_COLOURS.index(word) for word in words if word in LANE_COLOURS][:2] or [0]


def _ends(route: Reader, numbers: dict[str, Place]) -> tuple[Place, Place] | None:
    """Two different places; the one with the lower number first."""
    ids = _two(route)
    if ids is None:
        return None
    strange = [id for id in ids if id not in numbers]
    for id in strange:
        route.report("ends", "heart-of-africa-board-place-unknown", {"place": id}, "HOA-C1")
    if strange:
        return None
    one, other = sorted((numbers[ids[0]], numbers[ids[1]]))
    return one, other


def _two(row: Reader) -> tuple[str, str] | None:
    ids = row.words("ends")
    if len(ids) == 2 and ids[0] != ids[1]:
        return ids[0], ids[1]
    if row.has("ends"):
        row.report("ends", "heart-of-africa-board-two-ends", {"found": len(set(ids))}, "HOA-C1")
    return None


def _tickets(reader: Reader, places: list[Spot], lanes: list[Lane], ends: dict[str, int]) -> list[Ticket]:
    """HOA-C2 Tickets between cities and countries, no two alike, each of which could be completed."""
    whole = _whole_network(places, lanes)
    tickets: dict[str, Ticket] = {}
    rows = reader.tables("tickets")
    for row in rows:
        points = row.integer("points", 1, _MOST_POINTS)
        pair = _two(row)
        row.finish()
        strange = [end for end in pair or () if end not in ends]
        for end in strange:
            row.report("ends", "heart-of-africa-board-ticket-end", {"place": end}, "HOA-C2")
        if pair is None or strange:
            continue
        one, other = sorted(pair)
        id = f"{one}/{other}"
        masks = ends[one], ends[other]
        if id in tickets:
            row.report("ends", "heart-of-africa-board-ticket-twice", {"place": one, "other": other}, "HOA-C2")
        elif not network.links(whole, masks):
            row.report("ends", "heart-of-africa-board-ticket-cut-off", {"place": one, "other": other}, "HOA-M2")
        tickets[id] = Ticket(id, (one, other), masks, points)
    if reader.has("tickets") and not FEWEST_TICKETS <= len(rows) <= MOST_TICKETS:
        values: dict[str, str | int | float] = {"found": len(rows), "fewest": FEWEST_TICKETS, "most": MOST_TICKETS}
        reader.report("tickets", "heart-of-africa-board-ticket-count", values, "HOA-C2")
    return [tickets[id] for id in sorted(tickets)]


def _whole_network(places: list[Spot], lanes: list[Lane]) -> list[int]:
    """What all lanes together link."""
    borders = 0
    for number, place in enumerate(places):
        if place.border:
            borders |= 1 << number
    whole: list[int] = []
    for lane in lanes:
        whole = network.with_lane(whole, lane.ends, borders)
    return whole


def _between(names: Names, one: str, other: str) -> dict[str, str]:
    """Routes and tickets are known by their two ends; the dash stays with the first."""
    return {language: f"{names[one][language]}\N{NO-BREAK SPACE}– {names[other][language]}" for language in LANGUAGES}
