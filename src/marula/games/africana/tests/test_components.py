"""Components: the default board and cards, and every way a board file can be wrong."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from marula.core.data import BoardError
from marula.core.match import Match
from marula.games.africana import GAME
from marula.games.africana.board import ARTIFACTS, CARDS, COLOURS, LETTERS, NO_ARTIFACT, NO_ASSISTANT, SIDES
from marula.games.africana.tests.positions import (
    BOARD,
    DATA,
    MATCHES,
    OPTIONS,
    A,
    B,
    do,
    hand,
    nature,
    offered,
    played,
    position,
    step,
)
from marula.players import make_player
from marula.texts import Texts

Data = dict[str, Any]
Edit = Callable[[Data], None]
Said = tuple[tuple[str | int, ...], str, dict[str, str | int | float], str]
"""A problem: path, key, values, rule."""


def variant() -> Data:
    """The default board, to be changed."""
    return deepcopy(DATA)


def problems(data: Data) -> list[Said]:
    """All that is wrong with a board."""
    with pytest.raises(BoardError) as caught:
        GAME.board(data)
    return [(problem.path, problem.key, problem.values, problem.rule) for problem in caught.value.problems]


# The default board


def test_c1_eleven_places_on_each_side_of_the_equator() -> None:
    """AFN-C1"""
    assert len(BOARD.places) == 22
    assert Counter(SIDES[place.side] for place in BOARD.places) == {"north": 11, "south": 11}
    assert set(SIDES) == {"north", "south"}


def test_c1_five_colours_and_one_or_two_of_them_at_each_place() -> None:
    """AFN-C1"""
    assert COLOURS == ("magenta", "turquoise", "gray", "orange", "violet")
    for id, row in variant()["places"].items():
        place = BOARD.places[BOARD.place_of[id]]
        shown = [colour for number, colour in enumerate(COLOURS) if place.colours >> number & 1]
        assert sorted(shown) == sorted(row["colours"])
        assert len(shown) in (1, 2)


def test_c1_with_two_colours_either_will_do() -> None:
    """AFN-C1 Cairo shows magenta and orange, Aswan turquoise alone."""
    state = position(["napoli", "portnatal"], ["magenta orange gray"])
    assert offered(state, "step") & {f"cairo {card}" for card in CARDS} == {"cairo magenta", "cairo orange"}
    state = position(["cairo", "portnatal"], ["magenta orange turquoise"])
    assert offered(state, "step") & {f"aswan {card}" for card in CARDS} == {"aswan turquoise"}


def test_c1_routes_are_travelled_both_ways() -> None:
    """AFN-C1 On the whole board, and there and back."""
    for here, place in enumerate(BOARD.places):
        assert place.roads
        assert here not in place.roads
        assert all(here in BOARD.places[other].roads for other in place.roads)
    assert sum(len(place.roads) for place in BOARD.places) == 2 * len(variant()["routes"])
    state = position(["napoli", "portnatal"], ["magenta turquoise"])
    step(state, "cairo magenta", "napoli turquoise")


def test_c1_every_place_can_be_reached() -> None:
    """AFN-C1"""
    assert max(max(steps) for steps in BOARD.distances) < len(BOARD.places)
    assert BOARD.distances[BOARD.place_of["napoli"]][BOARD.place_of["cairo"]] == 1
    assert BOARD.distances[BOARD.place_of["napoli"]][BOARD.place_of["aswan"]] == 2
    assert BOARD.distances[BOARD.place_of["napoli"]][BOARD.place_of["napoli"]] == 0


def test_c2_cards() -> None:
    """AFN-C2 12 travel cards of each colour; an assistant of each colour in each book; a card of each sort to play."""
    state = GAME.setup(BOARD, OPTIONS, 4)
    assert dict(zip(COLOURS, state.pile, strict=True)) == dict.fromkeys(COLOURS, 12)
    assert sum(state.pile) == 60
    assert Counter(COLOURS[card.assistant] for card in BOARD.adventures if card.assistant != NO_ASSISTANT) == (
        dict.fromkeys(COLOURS, 2)
    )
    assert list(CARDS) == [*COLOURS, "joker", *(f"assistant-{colour}" for colour in COLOURS)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_only_jokers_are_fewer_with_fewer_players(seats: int) -> None:
    """AFN-C2 One joker for each who plays; all travel cards, and both books in full."""
    state = GAME.setup(BOARD, OPTIONS, seats)
    assert state.joker == [1] * seats
    assert sum(state.pile) == 60
    assert [mask.bit_count() for mask in state.unseen_pages] == [15, 15]
    assert (state.unseen_pages[0] | state.unseen_pages[1]) & BOARD.assistants_mask == BOARD.assistants_mask


@pytest.mark.parametrize("match", MATCHES)
def test_c2_c3_c4_nothing_is_ever_lost(match: tuple[int, int]) -> None:
    """AFN-C2 AFN-C3 AFN-C4 At every move: cards, expeditions, adventures; each assistant had its adventure."""
    seats = match[0]
    expected = dict.fromkeys(COLOURS, 12) | {f"assistants {colour}": 0 for colour in COLOURS}
    expected |= {"expeditions": 34, "expeditions in the match": {2: 24, 3: 27, 4: 30}[seats], "adventures": 30}
    expected |= {f"markers {seat}": 4 for seat in range(seats)}
    for move in played(*match):
        assert GAME.pieces(move.after) == expected


def test_c3_expeditions() -> None:
    """AFN-C3 34 with back A, B or C, each from one place to another, with silver and points."""
    assert len(BOARD.expeditions) == 34
    assert LETTERS == ("A", "B", "C")
    letters = Counter(LETTERS[card.letter] for card in BOARD.expeditions)
    assert letters["A"] >= 5
    assert letters["C"] >= 10
    rows = {row["id"]: row for row in variant()["expeditions"]}
    for card in BOARD.expeditions:
        row = rows[card.id]
        assert card.start != card.target
        assert (BOARD.places[card.start].id, BOARD.places[card.target].id) == (row["start"], row["target"])
        assert (LETTERS[card.letter], card.silver, card.vp) == (row["letter"], row["silver"], row["vp"])


def test_c3_letters_have_their_masks() -> None:
    """AFN-C3"""
    for letter, mask in enumerate(BOARD.letter_masks):
        assert mask == sum(1 << number for number, card in enumerate(BOARD.expeditions) if card.letter == letter)


@pytest.mark.parametrize("book", SIDES)
def test_c4_a_book(book: str) -> None:
    """AFN-C4 Two artifacts of each kind and an assistant of each colour, all with targets across the equator."""
    cards = [card for card in BOARD.adventures if SIDES[card.book] == book]
    assert len(cards) == 15
    assert all(SIDES[BOARD.places[card.target].side] != book for card in cards)
    artifacts = [card for card in cards if card.artifact != NO_ARTIFACT]
    assert Counter(ARTIFACTS[card.artifact] for card in artifacts) == dict.fromkeys(ARTIFACTS, 2)
    assistants = [card for card in cards if card.assistant != NO_ASSISTANT]
    assert Counter(COLOURS[card.assistant] for card in assistants) == dict.fromkeys(COLOURS, 1)
    assert all((card.silver, card.vp) == (0, 0) for card in assistants)
    assert len(artifacts) + len(assistants) == 15
    assert len(ARTIFACTS) == 5


def test_c4_what_adventures_say() -> None:
    """AFN-C4 As in the file."""
    rows = {row["id"]: row for row in variant()["adventures"]}
    for card in BOARD.adventures:
        row = rows[card.id]
        assert BOARD.places[card.target].id == row["target"]
        assert (card.silver, card.vp) == (row.get("silver", 0), row.get("vp", 0))
        assert card.artifact == (ARTIFACTS.index(row["artifact"]) if "artifact" in row else NO_ARTIFACT)
        assert card.assistant == (COLOURS.index(row["assistant"]) if "assistant" in row else NO_ASSISTANT)


def test_c5_five_spaces_with_their_bonus() -> None:
    """AFN-C5 Silver, or a travel card."""
    assert BOARD.bonuses == [row.get("silver", 0) for row in variant()["spaces"]]
    assert len(BOARD.bonuses) == 5


@pytest.mark.parametrize("space, silver", [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)])
def test_c5_the_bonus_belongs_to_the_space(space: int, silver: int) -> None:
    """AFN-C5 The same expedition, b3 from Napoli, on each space in turn."""
    state = position(["napoli", "portnatal"], ["", ""], spaces={space: "b3"})
    do(state, "join", expedition="b3")
    assert state.silver[A] == silver
    assert {chosen.type for chosen, _ in GAME.rules.outcomes(state)} == (set() if silver else {"deal_card"})


def test_c6_money_is_counted_in_silver_and_the_bank_never_runs_out() -> None:
    """AFN-C6 No pieces of gold, no limit: neither 100 (25 silver, 15 gold) nor 10000 is special."""
    for before in (0, 4, 5, 98, 99, 100, 9999):
        state = position(["lagos", "portnatal"], [""], [before], spaces={3: "b3"}, joined={"b3": [A, B]})
        do(state, "complete", expedition="b3")
        assert state.silver[A] == before + 3
    assert state.silver[B] == 0


def test_c6_five_silver_are_a_gold_piece_wherever_they_come_from() -> None:
    """AFN-C6 4 silver and 1 of a bonus buy what costs a gold piece."""
    state = position(["napoli", "portnatal"], ["gray"], [4], spaces={2: "b3"})
    assert offered(state, "step") == {"tripoli gray", "tangier gray"}
    do(state, "join", expedition="b3")
    assert offered(state, "step") == {"tripoli gray", "tangier gray", "cairo gray"}


def test_each_action_is_in_the_table_once_and_has_its_own_number() -> None:
    """AFN-T1 Nature's first: 5 colours, 34 expeditions, 30 pages; then those of players."""
    assert len(BOARD.actions) == 5 + 34 + 30 + 1 + 2 + 2 + 22 * 11 + 34 + 34 + 30 + 11 + 30 + 1
    assert [action.index for action in BOARD.actions] == list(range(len(BOARD.actions)))
    nature_s = [action.type for action in BOARD.actions][: 5 + 34 + 30]
    assert nature_s == ["deal_card"] * 5 + ["turn_up_expedition"] * 34 + ["turn_up_page"] * 30


# Boards that are good


def test_what_only_the_page_needs_may_be_missing() -> None:
    """No rule depends on the drawing, how routes bend or whether the board is an original."""
    data = variant()
    data.pop("drawing", None)
    del data["original"]
    for route in data["routes"]:
        del route["bend"]
    assert len(GAME.board(data).places) == 22


def test_the_order_of_a_file_makes_no_difference() -> None:
    """AFN-H1 Nature's decisions, and records with them, mean the same however the rows stand."""
    data = variant()
    data["places"] = dict(reversed(data["places"].items()))
    for key in ("routes", "expeditions", "adventures"):
        data[key] = data[key][::-1]
    for route in data["routes"]:
        route["ends"] = route["ends"][::-1]
    other = GAME.board(data)
    assert [action.wire for action in other.actions] == [action.wire for action in BOARD.actions]
    assert [place.roads for place in other.places] == [place.roads for place in BOARD.places]
    assert other.distances == BOARD.distances


def test_c3_c5_another_set_of_cards_is_a_board_too() -> None:
    """AFN-C3 AFN-C5 The split of letters and the bonuses are data: 5 A, 19 B, 10 C; all bonuses cards."""
    data = variant()
    for number, row in enumerate(data["expeditions"]):
        row["letter"] = "A" if number < 5 else "B" if number < 24 else "C"
    data["spaces"] = [{"bonus": "card"}] * 5
    board = GAME.board(data)
    assert board.bonuses == [0] * 5
    match = Match(GAME, board, {}, 2, bytes(32))
    match.run([make_player("greedy", GAME, bytes([seat])) for seat in range(2)])
    assert GAME.result(match.state).ending in ("expeditions", "stalled")


def test_things_are_called_by_where_they_lead() -> None:
    """AFN-C3 AFN-C4 In every language."""
    assert BOARD.names["expedition"]["a1"] == {
        "en": "Tripoli\N{NO-BREAK SPACE}– Lagos",
        "fr": "Tripoli\N{NO-BREAK SPACE}– Lagos",
        "ja": "トリポリ\N{NO-BREAK SPACE}– ラゴス",
    }
    assert BOARD.names["adventure"]["north-mask-1"]["en"] == "mask (Leopoldville)"
    assert BOARD.names["adventure"]["north-magenta"]["fr"] == "assistant magenta (Zanzibar)"
    assert BOARD.names["place"]["capetown"]["fr"] == "Le\N{NO-BREAK SPACE}Cap"


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


def all_of(*edits: Edit) -> Edit:
    """Several changes."""

    def edit(data: Data) -> None:
        for one in edits:
            one(data)

    return edit


def missing(*path: str | int) -> Said:
    """What is said of a key that isn't there."""
    return (path[:-1], "data-missing-key", {"key": path[-1]}, "")


def unknown(*path: str | int) -> Said:
    """What is said of a key that nobody knows."""
    return (path, "data-unknown-key", {"key": path[-1]}, "")


def not_one_of(*path: str | int, found: str, known: str) -> Said:
    return (path, "data-not-one-of", {"found": found, "known": known}, "")


def without_place(id: str) -> Edit:
    """Take a place away with its routes; nothing else may name it."""

    def edit(data: Data) -> None:
        del data["places"][id]
        data["routes"] = [route for route in data["routes"] if id not in route["ends"]]
        for key, ends in (("expeditions", ("start", "target")), ("adventures", ("target",))):
            for row in data[key]:
                for end in ends:
                    if row[end] == id:
                        row[end] = "walvisbay" if key == "adventures" else "berbera"

    return edit


def cut_off(id: str) -> Edit:
    """Take away all routes of a place."""

    def edit(data: Data) -> None:
        data["routes"] = [route for route in data["routes"] if id not in route["ends"]]

    return edit


HEAD: list[tuple[Edit, Said]] = [
    (
        change("format", to="marula-board/2"),
        (("format",), "data-format-unknown", {"found": "marula-board/2", "known": "marula-board/1"}, ""),
    ),
    (change("game", to="africa"), (("game",), "data-other-game", {"found": "africa", "known": "africana"}, "")),
    *((remove(key), missing(key)) for key in ("format", "game", "id", "name", "size")),
    (change("id", to=7), (("id",), "data-not-text", {}, "")),
    (remove("name", "fr"), missing("name", "fr")),
    (change("name", "de", to="Afrika"), unknown("name", "de")),
    (change("original", to="yes"), (("original",), "data-not-flag", {}, "")),
    (change("colour", to="green"), unknown("colour")),
    (change("size", to=[1]), (("size",), "data-not-numbers", {"count": 2}, "")),
    (change("size", to="big"), (("size",), "data-not-numbers", {"count": 2}, "")),
    (change("drawing", to={"land": 3}), (("drawing", "land"), "data-not-text", {}, "")),
    (change("drawing", to={"equator": "0"}), (("drawing", "equator"), "data-not-signed", {}, "")),
    (change("drawing", to={"sea": "blue"}), unknown("drawing", "sea")),
    (change("drawing", to=[]), (("drawing",), "data-not-table", {}, "")),
]


@pytest.mark.parametrize("edit, expected", HEAD)
def test_problem_with_the_head(edit: Edit, expected: Said) -> None:
    """One mistake in a file is reported once, at its place, and nothing else is."""
    data = variant()
    edit(data)
    assert problems(data) == [expected]


CAIRO = ("places", "cairo")
KNOWN_COLOURS = "magenta, turquoise, gray, orange, violet"

PLACES: list[tuple[Edit, list[Said]]] = [
    (
        change(*CAIRO, "side", to="south"),
        [
            (("places",), "africana-board-place-count", {"side": "north", "found": 10, "needed": 11}, "AFN-C1"),
            (("places",), "africana-board-place-count", {"side": "south", "found": 12, "needed": 11}, "AFN-C1"),
            # south-mask-2 leads to Cairo, and was in the right book before
            (("adventures", 16, "target"), "africana-board-own-half", {"id": "south-mask-2"}, "AFN-C4"),
        ],
    ),
    (
        without_place("tananarive"),
        [(("places",), "africana-board-place-count", {"side": "south", "found": 10, "needed": 11}, "AFN-C1")],
    ),
    (
        change(*CAIRO, "side", to="east"),
        [not_one_of(*CAIRO, "side", found="east", known="north, south")],
    ),
    (change(*CAIRO, "colours", to=[]), [((*CAIRO, "colours"), "africana-board-colours", {"found": 0}, "AFN-C1")]),
    (
        change(*CAIRO, "colours", to=["magenta", "magenta"]),
        [((*CAIRO, "colours"), "africana-board-colours", {"found": 2}, "AFN-C1")],
    ),
    (
        change(*CAIRO, "colours", to=["magenta", "gray", "violet"]),
        [((*CAIRO, "colours"), "africana-board-colours", {"found": 3}, "AFN-C1")],
    ),
    (
        change(*CAIRO, "colours", to=["magenta", "green"]),
        [not_one_of(*CAIRO, "colours", found="green", known=KNOWN_COLOURS)],
    ),
    (remove(*CAIRO, "colours"), [missing(*CAIRO, "colours")]),
    (remove(*CAIRO, "side"), [missing(*CAIRO, "side")]),
    (remove(*CAIRO, "at"), [missing(*CAIRO, "at")]),
    (change(*CAIRO, "at", to=[1, 2, 3]), [((*CAIRO, "at"), "data-not-numbers", {"count": 2}, "")]),
    (remove(*CAIRO, "label"), [missing(*CAIRO, "label")]),
    (change(*CAIRO, "anchor", to="left"), [not_one_of(*CAIRO, "anchor", found="left", known="start, middle, end")]),
    (remove(*CAIRO, "name", "ja"), [missing(*CAIRO, "name", "ja")]),
    (change(*CAIRO, "size", to=1), [unknown(*CAIRO, "size")]),
    (cut_off("tananarive"), [(("places", "tananarive"), "africana-board-cut-off", {"place": "tananarive"}, "AFN-C1")]),
    (
        change("routes", 0, "ends", to=["napoli"]),
        [(("routes", 0, "ends"), "africana-board-two-ends", {"found": 1}, "AFN-C1")],
    ),
    (
        change("routes", 0, "ends", to=["napoli", "napoli"]),
        [(("routes", 0, "ends"), "africana-board-two-ends", {"found": 1}, "AFN-C1")],
    ),
    (
        change("routes", 0, "ends", to=["napoli", "tangier", "cairo"]),
        [(("routes", 0, "ends"), "africana-board-two-ends", {"found": 3}, "AFN-C1")],
    ),
    (
        change("routes", 0, "ends", to=["napoli", "atlantis"]),
        [(("routes", 0, "ends"), "africana-board-place-unknown", {"place": "atlantis"}, "AFN-C1")],
    ),
    (
        change("routes", 0, "ends", to=["tripoli", "napoli"]),
        [
            # the second of the two is too much
            (("routes", 1, "ends"), "africana-board-route-twice", {"origin": "napoli", "to": "tripoli"}, "AFN-C1"),
        ],
    ),
    (change("routes", 0, "kind", to="air"), [not_one_of("routes", 0, "kind", found="air", known="land, sea")]),
    (change("routes", 0, "bend", to="left"), [(("routes", 0, "bend"), "data-not-signed", {}, "")]),
    (change("routes", 0, "length", to=1), [unknown("routes", 0, "length")]),
    (remove("routes", 0, "ends"), [missing("routes", 0, "ends")]),
    (change("routes", 0, to="napoli - tangier"), [(("routes", 0), "data-not-table", {}, "")]),
]


@pytest.mark.parametrize("edit, expected", PLACES)
def test_c1_problem_with_places_and_routes(edit: Edit, expected: list[Said]) -> None:
    """AFN-C1 Eleven places on each side, one or two colours, routes that lead everywhere."""
    data = variant()
    edit(data)
    assert problems(data) == expected


def test_problem_with_what_is_no_list() -> None:
    """What it should have held may be missed as well, but first of all this is said."""
    for key in ("routes", "companies", "spaces", "expeditions", "adventures"):
        data = variant()
        data[key] = "many"
        assert problems(data)[0] == ((key,), "data-not-list", {}, "")
    data = variant()
    data["routes"][0]["ends"] = "napoli"
    assert problems(data)[0] == (("routes", 0, "ends"), "data-not-texts", {}, "")
    for key in ("places", "artifacts", "assistants", "name"):
        data = variant()
        data[key] = "many"
        assert ((key,), "data-not-table", {}, "") in problems(data)


def test_c1_problem_without_places_or_routes() -> None:
    """AFN-C1 That they are missing is said first."""
    data = variant()
    del data["places"]
    said = problems(data)
    assert said[0] == missing("places")
    assert "africana-board-place-count" not in [key for _, key, _, _ in said]
    data = variant()
    del data["routes"]
    assert problems(data) == [missing("routes")]


COMPANIES: list[tuple[Edit, list[Said]]] = [
    (
        change("companies", 0, "id", to="spain"),
        [
            (
                ("companies", 0, "id"),
                "africana-board-company",
                {"found": "spain", "known": "italy, france, germany, england"},
                "AFN-S1",
            )
        ],
    ),
    (
        all_of(change("companies", 0, "id", to="france"), change("companies", 1, "id", to="italy")),
        [
            (
                ("companies", number, "id"),
                "africana-board-company",
                {"found": id, "known": "italy, france, germany, england"},
                "AFN-S1",
            )
            for number, id in enumerate(("france", "italy"))
        ],
    ),
    (
        change("companies", 2, "start", to="atlantis"),
        [(("companies", 2, "start"), "africana-board-place-unknown", {"place": "atlantis"}, "AFN-C1")],
    ),
    (
        change("companies", 2, "silver", to=-1),
        [(("companies", 2, "silver"), "data-out-of-range", {"low": 0, "high": 99, "found": "-1"}, "")],
    ),
    (remove("companies", 2, "start"), [missing("companies", 2, "start")]),
    (change("companies", 2, "gold", to=1), [unknown("companies", 2, "gold")]),
    (
        remove("companies", 3),
        [(("companies",), "africana-board-count", {"key": "companies", "found": 3, "needed": 4}, "AFN-S1")],
    ),
    (
        lambda data: data["companies"].append({"id": "spain", "start": "tangier", "silver": 1}),
        [
            (
                ("companies", 4, "id"),
                "africana-board-company",
                {"found": "spain", "known": "italy, france, germany, england"},
                "AFN-S1",
            ),
            (("companies",), "africana-board-count", {"key": "companies", "found": 5, "needed": 4}, "AFN-S1"),
        ],
    ),
    (remove("companies"), [missing("companies")]),
]


@pytest.mark.parametrize("edit, expected", COMPANIES)
def test_s1_problem_with_the_companies(edit: Edit, expected: list[Said]) -> None:
    """AFN-S1 Four of them, in seat order, each with its start and silver."""
    data = variant()
    edit(data)
    assert problems(data) == expected


SPACES: list[tuple[Edit, list[Said]]] = [
    (
        remove("spaces", 4),
        [(("spaces",), "africana-board-count", {"key": "spaces", "found": 4, "needed": 5}, "AFN-C5")],
    ),
    (
        lambda data: data["spaces"].append({"bonus": "card"}),
        [(("spaces",), "africana-board-count", {"key": "spaces", "found": 6, "needed": 5}, "AFN-C5")],
    ),
    (
        change("spaces", 1, to={"bonus": "gold"}),
        [not_one_of("spaces", 1, "bonus", found="gold", known="card, silver")],
    ),
    (remove("spaces", 1, "silver"), [missing("spaces", 1, "silver")]),
    (
        change("spaces", 1, "silver", to=0),
        [(("spaces", 1, "silver"), "data-out-of-range", {"low": 1, "high": 99, "found": "0"}, "")],
    ),
    (change("spaces", 0, "silver", to=1), [unknown("spaces", 0, "silver")]),
    (remove("spaces"), [missing("spaces")]),
]


@pytest.mark.parametrize("edit, expected", SPACES)
def test_c5_problem_with_the_spaces(edit: Edit, expected: list[Said]) -> None:
    """AFN-C5 Five, each with silver or a card."""
    data = variant()
    edit(data)
    assert problems(data) == expected


def all_letters(*letters: str) -> Edit:
    """Give the expeditions these letters, the last one to all that remain."""

    def edit(data: Data) -> None:
        for number, row in enumerate(data["expeditions"]):
            row["letter"] = letters[min(number, len(letters) - 1)]

    return edit


EXPEDITIONS: list[tuple[Edit, list[Said]]] = [
    (
        remove("expeditions", 10),
        [(("expeditions",), "africana-board-count", {"key": "expeditions", "found": 33, "needed": 34}, "AFN-C3")],
    ),
    (
        lambda data: data["expeditions"].append({**data["expeditions"][0], "id": "a9"}),
        [(("expeditions",), "africana-board-count", {"key": "expeditions", "found": 35, "needed": 34}, "AFN-C3")],
    ),
    (
        all_letters(*"AAAA", "C"),
        [(("expeditions",), "africana-board-letter-count", {"letter": "A", "found": 4, "needed": 5}, "AFN-C3")],
    ),
    (
        all_letters(*"CCCCCCCCC", "A"),
        [(("expeditions",), "africana-board-letter-count", {"letter": "C", "found": 9, "needed": 10}, "AFN-C3")],
    ),
    (
        change("expeditions", 0, "target", to="tripoli"),
        [(("expeditions", 0, "target"), "africana-board-same-place", {"id": "a1"}, "AFN-C3")],
    ),
    (
        change("expeditions", 0, "start", to="atlantis"),
        [(("expeditions", 0, "start"), "africana-board-place-unknown", {"place": "atlantis"}, "AFN-C1")],
    ),
    (
        change("expeditions", 0, "letter", to="D"),
        [not_one_of("expeditions", 0, "letter", found="D", known="A, B, C")],
    ),
    (
        change("expeditions", 1, "id", to="a1"),
        [(("expeditions", 1, "id"), "africana-board-id-twice", {"id": "a1"}, "")],
    ),
    (
        change("expeditions", 0, "vp", to=100),
        [(("expeditions", 0, "vp"), "data-out-of-range", {"low": 0, "high": 99, "found": "100"}, "")],
    ),
    (change("expeditions", 0, "silver", to=1.5), [(("expeditions", 0, "silver"), "data-not-integer", {}, "")]),
    (change("expeditions", 0, "silver", to=True), [(("expeditions", 0, "silver"), "data-not-integer", {}, "")]),
    (remove("expeditions", 0, "vp"), [missing("expeditions", 0, "vp")]),
    (remove("expeditions", 0, "target"), [missing("expeditions", 0, "target")]),
    (change("expeditions", 0, "gold", to=1), [unknown("expeditions", 0, "gold")]),
    (remove("expeditions"), [missing("expeditions")]),
]


@pytest.mark.parametrize("edit, expected", EXPEDITIONS)
def test_c3_problem_with_the_expeditions(edit: Edit, expected: list[Said]) -> None:
    """AFN-C3 34, from one place to another, with at least 5 A and 10 C."""
    data = variant()
    edit(data)
    assert problems(data) == expected


def card_count(what: str, book: str, kind: str, found: int) -> Said:
    needed = 2 if what == "artifact" else 1
    values: dict[str, str | int | float] = {"book": book, "kind": kind, "found": found, "needed": needed}
    return (("adventures",), f"africana-board-{what}-count", values, "AFN-C4")


MASK, MAGENTA = ("adventures", 0), ("adventures", 10)
"""north-mask-1 and north-magenta."""

ADVENTURES: list[tuple[Edit, list[Said]]] = [
    (
        change(*MASK, "target", to="cairo"),
        [((*MASK, "target"), "africana-board-own-half", {"id": "north-mask-1"}, "AFN-C4")],
    ),
    (
        change(*MASK, "target", to="atlantis"),
        [((*MASK, "target"), "africana-board-place-unknown", {"place": "atlantis"}, "AFN-C1")],
    ),
    (
        all_of(change(*MASK, "book", to="south"), change(*MASK, "target", to="cairo")),
        [card_count("artifact", "north", "mask", 1), card_count("artifact", "south", "mask", 3)],
    ),
    (remove("adventures", 10), [card_count("assistant", "north", "magenta", 0)]),
    (remove("adventures", 0), [card_count("artifact", "north", "mask", 1)]),
    (
        change(*MASK, "artifact", to="drum"),
        [card_count("artifact", "north", "mask", 1), card_count("artifact", "north", "drum", 3)],
    ),
    (
        change(*MAGENTA, "assistant", to="gray"),
        [card_count("assistant", "north", "magenta", 0), card_count("assistant", "north", "gray", 2)],
    ),
    (
        change(*MAGENTA, "assistant", to="pink"),
        [not_one_of(*MAGENTA, "assistant", found="pink", known=KNOWN_COLOURS)],
    ),
    (
        change(*MASK, "artifact", to="crown"),
        [not_one_of(*MASK, "artifact", found="crown", known="mask, drum, amphora, scarab, necklace")],
    ),
    (change(*MASK, "book", to="east"), [not_one_of(*MASK, "book", found="east", known="north, south")]),
    (change(*MAGENTA, "vp", to=1), [unknown(*MAGENTA, "vp")]),
    (change(*MAGENTA, "silver", to=1), [unknown(*MAGENTA, "silver")]),
    (remove(*MASK, "vp"), [missing(*MASK, "vp")]),
    (remove(*MASK, "silver"), [missing(*MASK, "silver")]),
    (
        change(*MASK, "silver", to=-1),
        [((*MASK, "silver"), "data-out-of-range", {"low": 0, "high": 99, "found": "-1"}, "")],
    ),
    (
        change("adventures", 1, "id", to="north-mask-1"),
        [(("adventures", 1, "id"), "africana-board-id-twice", {"id": "north-mask-1"}, "")],
    ),
    (remove("adventures"), [missing("adventures")]),
    (remove("artifacts", "mask"), [missing("artifacts", "mask")]),
    (remove("artifacts", "mask", "name", "en"), [missing("artifacts", "mask", "name", "en")]),
    (remove("assistants", "gray", "name"), [missing("assistants", "gray", "name")]),
    (change("artifacts", "crown", to={}), [unknown("artifacts", "crown")]),
    (change("assistants", "gray", "age", to=30), [unknown("assistants", "gray", "age")]),
]


@pytest.mark.parametrize("edit, expected", ADVENTURES)
def test_c4_problem_with_the_adventures(edit: Edit, expected: list[Said]) -> None:
    """AFN-C4 Per book 10 artifacts, 2 of each kind, and an assistant per colour; targets across the equator."""
    data = variant()
    edit(data)
    assert problems(data) == expected


@pytest.mark.parametrize("both", [True, False])
def test_c4_problem_with_an_adventure_that_is_both_or_nothing(both: bool) -> None:
    """AFN-C4 One of the two it must be."""
    data = variant()
    row = data["adventures"][0]
    if both:
        row["assistant"] = "gray"
    else:
        del row["artifact"]
    assert (MASK, "africana-board-artifact-or-assistant", {"id": "north-mask-1"}, "AFN-C4") in problems(data)


def test_problem_is_reported_at_the_right_row_after_a_row_that_is_no_table() -> None:
    """AFN-C3 The path of a problem counts every row of the file, also those that can't be read."""
    data = variant()
    data["expeditions"][1] = "a2"
    data["expeditions"][5]["target"] = "atlantis"
    assert (("expeditions", 5, "target"), "africana-board-place-unknown", {"place": "atlantis"}, "AFN-C1") in (
        problems(data)
    )


def test_all_problems_are_reported_at_once() -> None:
    """Who corrects a file wants to know everything that is wrong with it."""
    data = variant()
    data["game"] = "chess"
    data["places"]["cairo"]["colours"] = []
    del data["spaces"][0]
    del data["adventures"][10]
    assert [key for _, key, _, _ in problems(data)] == [
        "data-other-game",
        "africana-board-colours",
        "africana-board-count",
        "africana-board-assistant-count",
    ]


@pytest.mark.parametrize("id", ["", "two words", "a\nb", "\u202eabc", "x" * 25])
def test_ids_are_short_names(id: str) -> None:
    """Ids stand in records and sentences: no spaces, no signs that can't be seen."""
    for key in ("expeditions", "adventures"):
        data = variant()
        data[key][3]["id"] = id
        assert (key, 3, "id") in [path for path, *_ in problems(data)]
    data = variant()
    data["places"][id] = data["places"].pop("cairo")
    assert "data-not-id" in [said[1] for said in problems(data)]


EDITS = [
    *((edit, [said]) for edit, said in HEAD),
    *PLACES,
    *COMPANIES,
    *SPACES,
    *EXPEDITIONS,
    *ADVENTURES,
]


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_problem_can_be_said(language: str) -> None:
    """AFN-C1 to AFN-C5 In words, as `marula board check` does."""
    texts = Texts(language, GAME)
    for edit, _ in EDITS:
        data = variant()
        edit(data)
        with pytest.raises(BoardError) as caught:
            GAME.board(data)
        for problem in caught.value.problems:
            said = texts.problem(problem)
            assert problem.rule in said
            assert "{" not in said


def test_hands_hold_what_is_dealt() -> None:
    """AFN-C2 The twelve cards of a colour are drawn one by one, until there are none."""
    state = position(["aswan", "portnatal"], ["", ""], pile="gray gray")
    do(state, "draw")
    nature(state, "gray", "gray")
    assert hand(state, A) == "gray gray"
