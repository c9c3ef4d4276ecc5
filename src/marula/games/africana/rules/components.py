"""Components: what a board file must hold."""

from typing import Final

from marula.core.data import BoardError, Problem, Reader
from marula.core.wire import LANGUAGES, JsonObject
from marula.games.africana.actions import Place
from marula.games.africana.board import (
    ARTIFACTS,
    CARD_BONUS,
    COLOURS,
    COMPANIES,
    LETTERS,
    NO_ARTIFACT,
    NO_ASSISTANT,
    SIDES,
    Adventure,
    AfricanaBoard,
    Expedition,
    Location,
    card_mask,
)
from marula.games.africana.rules.setup import SPACES

PLACES_PER_SIDE: Final = 11
EXPEDITIONS: Final = 34
FEWEST_A: Final = 5
FEWEST_C: Final = 10
ARTIFACTS_OF_A_KIND: Final = 2
"""AFN-C4 In each book."""

_MOST_REWARD: Final = 99
_ANCHORS: Final = ("start", "middle", "end")
_KINDS: Final = ("land", "sea")
_BONUSES: Final = ("card", "silver")

Names = dict[str, dict[str, str]]
"""Id -> language -> text."""


def board(data: JsonObject) -> AfricanaBoard:
    """Check parsed board data and build the board's tables; raise BoardError with all that is wrong."""
    problems: list[Problem] = []
    reader = Reader(data, (), problems)
    reader.board_head("africana")
    reader.numbers("size", 2)
    places, names = _places(reader)
    numbers = {place.id: number for number, place in enumerate(places)}
    _routes(reader, places, numbers)
    starts = _companies(reader, numbers)
    bonuses = _spaces(reader)
    expeditions = _expeditions(reader, numbers)
    adventures = _adventures(reader, places, numbers)
    artifact_names = _named(reader, "artifacts", ARTIFACTS)
    assistant_names = _named(reader, "assistants", COLOURS)
    _drawing(reader)
    reader.finish()
    if problems:
        raise BoardError(problems)
    known = {
        "place": names,
        "expedition": _expedition_names(expeditions, places, names),
        "adventure": _adventure_names(adventures, places, names, artifact_names, assistant_names),
    }
    return AfricanaBoard(data, places, expeditions, adventures, bonuses, starts, known)


def _drawing(reader: Reader) -> None:
    """What the page may draw under the places: an outline of the land, and the equator's height."""
    drawing = reader.table("drawing", required=False)
    drawing.text("land", "")
    drawing.signed("equator")
    drawing.finish()


def _places(reader: Reader) -> tuple[list[Location], Names]:
    """AFN-C1 Eleven places on each side of the equator, each with one or two colours."""
    table = reader.table("places")
    places: list[Location] = []
    names: Names = {}
    # By name: what nature's weights mean must not depend on the order of keys in a file.
    for id in sorted(table.ids()):
        place = table.table(id)
        side = place.choice("side", SIDES)
        colours = _colours(place)
        place.numbers("at", 2)
        place.numbers("label", 2)
        place.choice("anchor", _ANCHORS)
        names[id] = {language: _unbroken(name) for language, name in place.names("name").items()}
        place.finish()
        places.append(Location(id, side, card_mask(colours)))
    if reader.has("places"):
        for side, word in enumerate(SIDES):
            found = sum(1 for place in places if place.side == side)
            if found != PLACES_PER_SIDE:
                values: dict[str, str | int | float] = {"side": word, "found": found, "needed": PLACES_PER_SIDE}
                reader.report("places", "africana-board-place-count", values, "AFN-C1")
    return places, names


def _colours(place: Reader) -> list[int]:
    """AFN-C1 One or two of the five travel colours."""
    words = place.words("colours")
    for word in words:
        if word not in COLOURS:
            place.report("colours", "data-not-one-of", {"found": word, "known": ", ".join(COLOURS)})
    if place.has("colours") and (not 1 <= len(words) <= 2 or len(set(words)) < len(words)):
        place.report("colours", "africana-board-colours", {"found": len(words)}, "AFN-C1")
    return [COLOURS.index(word) for word in words if word in COLOURS]


def _routes(reader: Reader, places: list[Location], numbers: dict[str, Place]) -> None:
    """AFN-C1 Routes join two places, both ways, and lead everywhere."""
    for route in reader.tables("routes"):
        ends = route.words("ends")
        route.choice("kind", _KINDS)
        route.signed("bend")
        route.finish()
        if not route.has("ends"):
            continue
        strange = [id for id in ends if id not in numbers]
        for id in strange:
            route.report("ends", "africana-board-place-unknown", {"place": id}, "AFN-C1")
        if strange:
            continue
        if len(ends) != 2 or ends[0] == ends[1]:
            route.report("ends", "africana-board-two-ends", {"found": len(set(ends))}, "AFN-C1")
            continue
        one, other = numbers[ends[0]], numbers[ends[1]]
        if other in places[one].roads:
            route.report("ends", "africana-board-route-twice", {"origin": ends[0], "to": ends[1]}, "AFN-C1")
            continue
        places[one].roads.append(other)
        places[other].roads.append(one)
    for place in places:
        place.roads.sort()
    if places and reader.has("routes"):
        linked = _linked(places)
        for number, place in enumerate(places):
            if number not in linked:
                reader.problems.append(
                    Problem(("places", place.id), "africana-board-cut-off", {"place": place.id}, "AFN-C1")
                )


def _linked(places: list[Location]) -> set[Place]:
    found = {0}
    border = [0]
    while border:
        for to in places[border.pop()].roads:
            if to not in found:
                found.add(to)
                border.append(to)
    return found


def _companies(reader: Reader, numbers: dict[str, Place]) -> list[tuple[Place, int]]:
    """AFN-S1 Where each company starts, and with how much silver, in seat order."""
    starts: list[tuple[Place, int]] = []
    rows = reader.tables("companies")
    for row in rows:
        id = row.text("id")
        if id and (len(starts) >= len(COMPANIES) or id != COMPANIES[len(starts)]):
            row.report("id", "africana-board-company", {"found": id, "known": ", ".join(COMPANIES)}, "AFN-S1")
        start = _place(row, "start", numbers)
        starts.append((start, row.integer("silver", 0, _MOST_REWARD)))
        row.finish()
    _count(reader, "companies", len(rows), len(COMPANIES), "AFN-S1")
    return starts


def _spaces(reader: Reader) -> list[int]:
    """AFN-C5 Five spaces, each with a joining bonus: silver, or a travel card."""
    bonuses: list[int] = []
    rows = reader.tables("spaces")
    for row in rows:
        if row.choice("bonus", _BONUSES) == 0:
            bonuses.append(CARD_BONUS)
        else:
            bonuses.append(row.integer("silver", 1, _MOST_REWARD))
        row.finish()
    _count(reader, "spaces", len(rows), SPACES, "AFN-C5")
    return bonuses


def _expeditions(reader: Reader, numbers: dict[str, Place]) -> list[Expedition]:
    """AFN-C3 34 expeditions with a letter, from one place to another, with what they bring."""
    cards: list[Expedition] = []
    ids: set[str] = set()
    letters = [0] * len(LETTERS)
    rows = reader.tables("expeditions")
    for row in rows:
        id = _id(row, ids)
        letter = row.choice("letter", LETTERS)
        letters[letter] += 1
        before = len(row.problems)
        start, target = _place(row, "start", numbers), _place(row, "target", numbers)
        if len(row.problems) == before and start == target:
            row.report("target", "africana-board-same-place", {"id": id}, "AFN-C3")
        silver, vp = row.integer("silver", 0, _MOST_REWARD), row.integer("vp", 0, _MOST_REWARD)
        cards.append(Expedition(id, letter, start, target, silver, vp))
        row.finish()
    _count(reader, "expeditions", len(rows), EXPEDITIONS, "AFN-C3")
    if rows:
        for letter, fewest in ((0, FEWEST_A), (2, FEWEST_C)):
            if letters[letter] < fewest:
                values: dict[str, str | int | float] = {
                    "letter": LETTERS[letter],
                    "found": letters[letter],
                    "needed": fewest,
                }
                reader.report("expeditions", "africana-board-letter-count", values, "AFN-C3")
    return sorted(cards, key=_card_id)


def _adventures(reader: Reader, places: list[Location], numbers: dict[str, Place]) -> list[Adventure]:
    """AFN-C4 Per book two artifacts of each kind and an assistant per colour; targets lie beyond the equator."""
    cards: list[Adventure] = []
    ids: set[str] = set()
    rows = reader.tables("adventures")
    for row in rows:
        id = _id(row, ids)
        book = row.choice("book", SIDES)
        before = len(row.problems)
        target = _place(row, "target", numbers)
        if len(row.problems) == before and places[target].side == book:
            row.report("target", "africana-board-own-half", {"id": id}, "AFN-C4")
        if row.has("artifact") == row.has("assistant"):
            row.report("", "africana-board-artifact-or-assistant", {"id": id}, "AFN-C4")
        artifact, assistant, silver, vp = NO_ARTIFACT, NO_ASSISTANT, 0, 0
        if row.has("assistant"):
            assistant = row.choice("assistant", COLOURS)
        else:
            artifact = row.choice("artifact", ARTIFACTS)
            silver, vp = row.integer("silver", 0, _MOST_REWARD), row.integer("vp", 0, _MOST_REWARD)
        cards.append(Adventure(id, book, target, artifact, assistant, silver, vp))
        row.finish()
    if rows:
        _count_adventures(reader, cards)
    return sorted(cards, key=_card_id)


def _count_adventures(reader: Reader, cards: list[Adventure]) -> None:
    for book, word in enumerate(SIDES):
        mine = [card for card in cards if card.book == book]
        for kind, name in enumerate(ARTIFACTS):
            found = sum(1 for card in mine if card.artifact == kind)
            if found != ARTIFACTS_OF_A_KIND:
                values: dict[str, str | int | float] = {
                    "book": word,
                    "kind": name,
                    "found": found,
                    "needed": ARTIFACTS_OF_A_KIND,
                }
                reader.report("adventures", "africana-board-artifact-count", values, "AFN-C4")
        for colour, name in enumerate(COLOURS):
            found = sum(1 for card in mine if card.assistant == colour)
            if found != 1:
                values = {"book": word, "kind": name, "found": found, "needed": 1}
                reader.report("adventures", "africana-board-assistant-count", values, "AFN-C4")


def _named(reader: Reader, key: str, known: tuple[str, ...]) -> Names:
    """The names of artifacts and assistants, in every language."""
    table = reader.table(key)
    names: Names = {}
    for id in known:
        entry = table.table(id)
        names[id] = entry.names("name")
        entry.finish()
    table.finish()
    return names


def _id(row: Reader, ids: set[str]) -> str:
    id = row.id("id")
    if id in ids:
        row.report("id", "africana-board-id-twice", {"id": id})
    ids.add(id)
    return id


def _place(row: Reader, key: str, numbers: dict[str, Place]) -> Place:
    id = row.text(key)
    if id and id not in numbers:
        row.report(key, "africana-board-place-unknown", {"place": id}, "AFN-C1")
    return numbers.get(id, 0)


def _count(reader: Reader, key: str, found: int, needed: int, rule: str) -> None:
    if reader.has(key) and found != needed:
        reader.report(key, "africana-board-count", {"key": key, "found": found, "needed": needed}, rule)


def _card_id(card: Expedition | Adventure) -> str:
    return card.id


def _expedition_names(cards: list[Expedition], places: list[Location], names: Names) -> Names:
    """An expedition is known by its two ends; a line may break after the dash, not before it."""
    found: Names = {}
    for card in cards:
        start, target = names[places[card.start].id], names[places[card.target].id]
        found[card.id] = {
            language: f"{start[language]}\N{NO-BREAK SPACE}– {target[language]}" for language in LANGUAGES
        }
    return found


def _adventure_names(
    cards: list[Adventure], places: list[Location], names: Names, artifacts: Names, assistants: Names
) -> Names:
    """An adventure is known by what is found and where."""
    found: Names = {}
    for card in cards:
        what = (
            artifacts[ARTIFACTS[card.artifact]] if card.artifact != NO_ARTIFACT else assistants[COLOURS[card.assistant]]
        )
        place = names[places[card.target].id]
        found[card.id] = {language: _with_place(what[language], place[language], language) for language in LANGUAGES}
    return found


def _unbroken(name: str) -> str:
    """A name of several words, kept in one line."""
    return name.replace(" ", "\N{NO-BREAK SPACE}")


def _with_place(what: str, place: str, language: str) -> str:
    return f"{what}（{place}）" if language == "ja" else f"{what} ({place})"
