"""Answers for the page: the best ways, ways put together by hand, what is lost, sets, and what nobody has seen."""

from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import asking

from marula.core.actions import Seat
from marula.core.wire import Json, JsonObject
from marula.games.africana import GAME
from marula.games.africana.board import CARDS, COLOURS
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    DATA,
    MATCHES,
    A,
    B,
    action,
    do,
    nature,
    offered,
    place,
    played,
    position,
    step,
)

SHOWN: dict[str, list[str]] = {id: row["colours"] for id, row in DATA["places"].items()}
ROADS: dict[str, set[str]] = {
    id: {other for route in DATA["routes"] if id in route["ends"] for other in route["ends"] if other != id}
    for id in SHOWN
}

Price = tuple[int, int, int, int]
"""Cards, silver, travel cards that don't come back, the joker."""


JOINED: JsonObject = {"markers": -1, "after": None}
"""What every offer to join has."""


def ask(state: AfricanaState, about: str, seat: Seat | None = A, **fields: Json) -> Any:
    return asking.ask(GAME, BOARD, GAME.view(state, seat), {"about": about, **fields})


def price(to: str, card: str) -> int:
    """What a step costs, from the board file alone."""
    return 0 if card == "joker" or card.removeprefix("assistant-") in SHOWN[to] else 5


def price_of(legs: list[tuple[str, str]]) -> Price:
    cards = [card for _, card in legs]
    silver = sum(price(to, card) for to, card in legs)
    return len(legs), silver, sum(card in COLOURS for card in cards), cards.count("joker")


def every_way(here: str, cards: list[str], silver: int) -> list[list[tuple[str, str]]]:
    """Every way whatsoever that these cards and this silver allow, by trying."""
    found: list[list[tuple[str, str]]] = []
    for to in sorted(ROADS[here]):
        for card in sorted(set(cards)):
            if price(to, card) <= silver:
                left = list(cards)
                left.remove(card)
                found.append([(to, card)])
                found += [[(to, card), *beyond] for beyond in every_way(to, left, silver - price(to, card))]
    return found


def legs_of(way: Any) -> list[tuple[str, str]]:
    return [(leg["to"], leg["card"]) for leg in way["legs"]]


def go(state: AfricanaState, way: Any) -> AfricanaState:
    """Go that way, in a copy; each step must be legal and cost what was said."""
    state = state.copy()
    for leg in way["legs"]:
        (event,) = do(state, "step", to=leg["to"], card=leg["card"])
        assert event.silver == leg["silver"]
    return state


# Ways


def test_ways_everywhere_within_reach() -> None:
    """AFN-M1 AFN-M2 AFN-M3 A gray card and the joker from Napoli, without silver: at most two steps."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    ways = ask(state, "ways")
    assert set(ways) == {way[-1][0] for way in every_way("napoli", ["gray", "joker"], 0)} - {"napoli"}
    assert legs_of(ways["tripoli"]) == [("tripoli", "joker")], "the joker comes back, the gray card doesn't"
    assert ways["cairo"]["legs"] == [{"to": "cairo", "card": "joker", "silver": 0}]
    assert legs_of(ways["jidda"]) == [("cairo", "joker"), ("jidda", "gray")]
    assert (ways["jidda"]["cards"], ways["jidda"]["silver"]) == (2, 0)


def test_ways_cost_silver_only_where_a_card_cannot_be_saved_by_it() -> None:
    """AFN-M3 Fewer cards come first, then less silver."""
    state = position(["napoli", "portnatal"], ["violet gray turquoise"], [5])
    ways = ask(state, "ways")
    assert (ways["cairo"]["cards"], ways["cairo"]["silver"]) == (1, 5)
    assert (ways["tripoli"]["cards"], ways["tripoli"]["silver"]) == (1, 0)


def test_ways_prefer_cards_that_come_back_and_keep_the_joker() -> None:
    """AFN-M2 An assistant before the joker, the joker before a travel card."""
    assert legs_of(ask(position(["napoli", "portnatal"], ["gray joker assistant-gray"]), "ways")["tripoli"]) == [
        ("tripoli", "assistant-gray")
    ]
    assert legs_of(ask(position(["napoli", "portnatal"], ["gray joker"]), "ways")["cairo"]) == [("cairo", "joker")]


def test_ways_on_from_a_way_put_together_by_hand() -> None:
    """AFN-M2 Through these places first: the joker is kept for Cairo if it's needed there, unless it was chosen."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    assert set(ask(state, "ways", places=["tripoli"])) == {"napoli", "cairo", "timbuktu", "fashoda"}
    assert legs_of(ask(state, "ways", places=["tripoli"])["cairo"]) == [("tripoli", "gray"), ("cairo", "joker")]
    assert ask(state, "ways", places=["tripoli"], cards=["joker"]) == {}
    state.silver[A] = 5
    way = ask(state, "ways", places=["tripoli"], cards=["joker"])["cairo"]
    assert (legs_of(way), way["silver"]) == ([("tripoli", "joker"), ("cairo", "gray")], 5)


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from([(here, first) for here in sorted(SHOWN) for first in sorted(ROADS[here])]),
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=3),
    st.sampled_from([0, 5, 10]),
    st.booleans(),
)
def test_ways_on_are_the_best_there_are(ends: tuple[str, str], cards: list[str], silver: int, choose: bool) -> None:
    """AFN-M1 to AFN-M4 Against every way that begins with this place, and perhaps with this card."""
    if cards.count("joker") > 1:
        cards = [card for card in cards if card != "joker"] + ["joker"]
    here, first = ends
    state = position([here, "portnatal"], [" ".join(cards)], [silver])
    want = cards[0] if choose else None
    ways = [way for way in every_way(here, cards, silver) if way[0][0] == first and want in (None, way[0][1])]
    best: dict[str, Price] = {}
    for way in ways:
        to = way[-1][0]
        if len(way) > 1 and to != first and (to not in best or price_of(way) < best[to]):
            best[to] = price_of(way)
    answer = ask(state, "ways", places=[first], cards=[want])
    if not ways:
        assert answer is None
        return
    assert {to: price_of(legs_of(way)) for to, way in answer.items()} == best


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(sorted(SHOWN)),
    st.lists(st.sampled_from(CARDS), min_size=0, max_size=3),
    st.sampled_from([0, 4, 5, 9, 10, 15]),
)
def test_ways_are_the_best_there_are(here: str, cards: list[str], silver: int) -> None:
    """AFN-M1 to AFN-M4 Against every way there is, searched plainly in the board file."""
    if cards.count("joker") > 1:
        cards = [card for card in cards if card != "joker"]
    state = position([here, "portnatal"], [" ".join(cards)], [silver])
    best: dict[str, Price] = {}
    for way in every_way(here, cards, silver):
        to = way[-1][0]
        if to != here and (to not in best or price_of(way) < best[to]):
            best[to] = price_of(way)
    answer = ask(state, "ways")
    assert {to: price_of(legs_of(way)) for to, way in answer.items()} == best
    for to, way in answer.items():
        assert (way["cards"], way["silver"]) == best[to][:2]
        after = go(state, way)
        assert place(after, A) == to
        assert after.silver[A] == silver - way["silver"]


def test_ways_go_on_from_the_midst_of_a_journey() -> None:
    """AFN-M2 What lies down can't be played again."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    step(state, "tripoli joker")
    assert {to: legs_of(way) for to, way in ask(state, "ways").items()} == {}
    state = position(["tripoli", "portnatal"], ["gray turquoise"])
    step(state, "napoli turquoise")
    assert set(ask(state, "ways")) == {"tripoli", "tangier"}


@pytest.mark.parametrize("match", MATCHES[::2])
def test_ways_agree_with_what_is_legal(match: tuple[int, int]) -> None:
    """AFN-M1 In whole matches: the steps that can be taken lead to places within reach, and ways can be gone."""
    seen = 0
    for move in played(*match)[::5]:
        state = move.before
        if GAME.rules.actors(state) != (state.player,) or GAME.view(state, None).phase not in ("choose", "travel"):
            continue
        answer = ask(state, "ways", state.player)
        near = {one.split()[0] for one in offered(state, "step")}
        assert near <= set(answer)
        assert near == {to for to, way in answer.items() if way["cards"] == 1}
        seen += 1
        for to, way in list(answer.items())[:3]:
            assert place(go(state, way), state.player) == to
    assert seen > 5


# A way put together by hand


def test_way_with_the_best_cards() -> None:
    """AFN-M1 Through these places, in this order."""
    state = position(["napoli", "portnatal"], ["gray turquoise magenta joker"], [5])
    way = ask(state, "way", places=["cairo", "aswan", "jidda"])
    assert (way["cards"], way["silver"]) == (3, 0)
    assert place(go(state, way), A) == "jidda"


def test_way_with_a_card_of_ones_own_choice() -> None:
    """AFN-M3 The others are chosen around it."""
    state = position(["napoli", "portnatal"], ["gray turquoise joker"], [5])
    free = ask(state, "way", places=["cairo", "aswan"])
    assert free["silver"] == 0
    chosen = ask(state, "way", places=["cairo", "aswan"], cards=["gray", None])
    assert chosen["legs"][0] == {"to": "cairo", "card": "gray", "silver": 5}
    assert chosen["silver"] == 5
    chosen = ask(state, "way", places=["cairo", "aswan"], cards=[None, "joker"])
    assert (chosen["legs"][1]["card"], chosen["silver"]) == ("joker", 5)
    state.silver[A] = 4
    assert ask(state, "way", places=["cairo", "aswan"], cards=["gray", None]) is None


def test_way_of_who_stays() -> None:
    """AFN-M4 AFN-M5 No step at all, and what could be done here."""
    state = position(["napoli", "portnatal"], ["gray"], spaces={3: "b3"})
    questions: list[Json] = [None, []]
    for places in questions:
        assert ask(state, "way", places=places) == {
            "legs": [],
            "cards": 0,
            "silver": 0,
            "offers": [
                {"leg": 0, "action": {"type": "join", "expedition": "b3"}, "silver": 2, "points": 0, "card": None}
                | JOINED
            ],
            "choices": [],
        }


def test_way_there_and_back() -> None:
    """AFN-M4"""
    state = position(["napoli", "portnatal"], ["gray turquoise"])
    assert legs_of(ask(state, "way", places=["tripoli", "napoli"])) == [("tripoli", "gray"), ("napoli", "turquoise")]


def test_way_choices() -> None:
    """AFN-M2 AFN-M3 For each leg what else could be played there, the other legs being as they are."""
    state = position(["napoli", "portnatal"], ["magenta turquoise gray joker"], [5])
    way = ask(state, "way", places=["cairo", "aswan"], cards=["magenta", "turquoise"])
    assert way["choices"] == [
        [
            {"card": "magenta", "silver": 0},
            {"card": "gray", "silver": 5},
            {"card": "joker", "silver": 0},
        ],
        [
            {"card": "turquoise", "silver": 0},
            {"card": "gray", "silver": 5},
            {"card": "joker", "silver": 0},
        ],
    ]


def assignments(state: AfricanaState, places: list[str], held: Counter[str]) -> list[tuple[str, ...]]:
    """Every choice of cards for these places that hand and silver allow, by trying."""
    return [
        cards
        for cards in product(sorted(held), repeat=len(places))
        if not Counter(cards) - held and sum(map(price, places, cards)) <= state.silver[A]
    ]


@settings(max_examples=40, deadline=None)
@given(st.data(), st.lists(st.sampled_from(CARDS), min_size=1, max_size=5), st.sampled_from([0, 5, 7, 10]))
def test_way_and_its_choices_against_trying_all(data: st.DataObject, cards: list[str], silver: int) -> None:
    """AFN-M1 to AFN-M3 Random walks, some cards fixed."""
    if cards.count("joker") > 1:
        cards = [card for card in cards if card != "joker"] + ["joker"]
    here = data.draw(st.sampled_from(sorted(SHOWN)))
    places: list[str] = []
    for _ in range(data.draw(st.integers(1, 3))):
        places.append(data.draw(st.sampled_from(sorted(ROADS[places[-1] if places else here]))))
    fixed = [data.draw(st.sampled_from([None, None, *cards])) for _ in places]
    state = position([here, "portnatal"], [" ".join(cards)], [silver])
    possible = [
        chosen
        for chosen in assignments(state, places, Counter(cards))
        if all(want is None or want == card for want, card in zip(fixed, chosen, strict=True))
    ]
    way = ask(state, "way", places=list(places), cards=list(fixed))
    if not possible:
        assert way is None
        return
    best = min(price_of(list(zip(places, chosen, strict=True))) for chosen in possible)
    assert price_of(legs_of(way)) == best
    picked = [card for _, card in legs_of(way)]
    everything = set(assignments(state, places, Counter(cards)))
    for number, choices in enumerate(way["choices"]):
        others = [card for card in CARDS if (*picked[:number], card, *picked[number + 1 :]) in everything]
        assert choices == [{"card": card, "silver": price(places[number], card)} for card in others]


# Offers


def test_offers_on_the_way() -> None:
    """AFN-M5 AFN-M6 AFN-M7 At the start of the way and at each place on it, with what they bring."""
    state = position(
        ["napoli", "portnatal"],
        ["turquoise orange violet"],
        spaces={1: "a1", 3: "b3"},
        unfinished=["south-drum-1 south-turquoise"],
    )
    way = ask(state, "way", places=["tripoli", "timbuktu", "lagos"])
    assert way["offers"] == [
        {"leg": 0, "action": {"type": "join", "expedition": "b3"}, "silver": 2, "points": 0, "card": None} | JOINED,
        {"leg": 1, "action": {"type": "join", "expedition": "a1"}, "silver": 0, "points": 0, "card": "card"} | JOINED,
        {
            "leg": 1,
            "action": {"type": "fulfil", "adventure": "south-turquoise"},
            "silver": 0,
            "points": 0,
            "card": "assistant-turquoise",
            "markers": 0,
            "after": None,
        },
        {
            "leg": 2,
            "action": {"type": "fulfil", "adventure": "south-drum-1"},
            "silver": 3,
            "points": 4,
            "card": None,
            "markers": 0,
            "after": None,
        },
        {
            "leg": 3,
            "action": {"type": "complete", "expedition": "a1"},
            "silver": 4,
            "points": 1,
            "card": None,
            "markers": 1,
            "after": 1,
        },
        {
            "leg": 3,
            "action": {"type": "complete", "expedition": "b3"},
            "silver": 3,
            "points": 3,
            "card": None,
            "markers": 1,
            "after": 0,
        },
    ]


def test_offers_are_legal_one_after_the_other() -> None:
    """AFN-M8 Whoever takes every offer on the way, in this order, is refused none."""
    state = position(
        ["napoli", "portnatal"],
        ["turquoise orange violet gray joker"],
        spaces={1: "a1", 3: "b3", 4: "c14"},
        joined={"c14": [A, B]},
        unfinished=["south-drum-1 south-turquoise south-scarab-2"],
    )
    way = ask(state, "way", places=["tripoli", "timbuktu", "lagos"])
    assert len(way["offers"]) == 8
    take(state, way)


def take(state: AfricanaState, way: Any) -> AfricanaState:
    """Go a way and take every offer of it; each must be legal and bring what was said, markers too."""
    state = state.copy()
    seat = state.player
    for number in range(len(way["legs"]) + 1):
        if number:
            leg = way["legs"][number - 1]
            do(state, "step", to=leg["to"], card=leg["card"])
        for offer in way["offers"]:
            if offer["leg"] == number:
                before = state.silver[seat]
                markers = state.markers[seat]
                fields = {key: value for key, value in offer["action"].items() if key != "type"}
                do(state, offer["action"]["type"], **fields)
                assert state.silver[seat] == before + offer["silver"]
                assert state.markers[seat] == markers + offer["markers"]
                while GAME.rules.outcomes(state):
                    nature(state, str(GAME.rules.outcomes(state)[0][0].wire["card"]))
    return state


def test_offers_need_a_marker() -> None:
    """AFN-M5 All four are elsewhere: nothing to join."""
    joined = {id: [A] for id in ("a2", "a5", "a8", "b9")}
    state = position(["napoli", "portnatal"], ["turquoise"], spaces={5: "b3"}, joined=joined)
    assert ask(state, "way", places=["tripoli"])["offers"] == []


@pytest.mark.parametrize("spaces", [{1: "c14", 5: "b3"}, {5: "c14", 1: "b3"}])
def test_offers_know_of_markers_that_come_back(spaces: dict[int, str | None]) -> None:
    """AFN-M5 AFN-M6 c14 is completed in Napoli, then b3 can be joined: wherever the two lie."""
    joined = {id: [A] for id in ("c14", "a5", "a8", "b9")}
    state = position(["napoli", "portnatal"], ["turquoise"], spaces=spaces, joined=joined)
    way = ask(state, "way", places=["tripoli"])
    assert [offer["action"] for offer in way["offers"]] == [
        {"type": "complete", "expedition": "c14"},
        {"type": "join", "expedition": "b3"},
    ]
    take(state, way)


def test_offers_leave_the_choice_who_gets_the_last_marker() -> None:
    """AFN-M5 AFN-M6 With one marker for two expeditions on the way, either can be joined, and completed on it."""
    joined = {id: [A] for id in ("a2", "a5", "a8")}
    state = position(["napoli", "portnatal"], ["turquoise orange violet"], spaces={4: "a1", 5: "b3"}, joined=joined)
    assert state.markers[A] == 1
    way = ask(state, "way", places=["tripoli", "timbuktu", "lagos"])
    assert [(offer["leg"], *offer["action"].values()) for offer in way["offers"]] == [
        (0, "join", "b3"),
        (1, "join", "a1"),
        (3, "complete", "a1"),
        (3, "complete", "b3"),
    ]
    for chosen in ("a1", "b3"):
        offers = [offer for offer in way["offers"] if offer["action"]["expedition"] == chosen]
        after = take(state, {**way, "offers": offers})
        assert after.markers[A] == 1


def test_offers_wait_for_a_marker_that_comes_back() -> None:
    """AFN-M5 AFN-M6 Nothing is joined before c14 is completed in Napoli; on the way back there is a marker again."""
    joined = {id: [A] for id in ("c14", "a5", "a8", "b9")}
    state = position(["tripoli", "portnatal"], ["turquoise gray"], spaces={1: "c14", 5: "a1"}, joined=joined)
    assert state.markers[A] == 0
    way = ask(state, "way", places=["napoli", "tripoli"])
    assert [(offer["leg"], *offer["action"].values()) for offer in way["offers"]] == [
        (1, "complete", "c14"),
        (2, "join", "a1"),
    ]
    take(state, way)


def test_offers_count_what_assistants_cost() -> None:
    """AFN-V3 The second costs 5 points, the third 5 more, the fourth nothing."""
    state = position(
        ["tangier", "portnatal"],
        ["turquoise gray"],
        unfinished=["south-orange south-turquoise south-mask-1 south-gray"],
        adventures=["north-gray"],
    )
    way = ask(state, "way", places=["napoli", "tripoli"])
    assert [(offer["action"]["adventure"], offer["points"]) for offer in way["offers"]] == [
        ("south-orange", -5),
        ("south-turquoise", -5),
    ]
    state.adventures[A] |= 1 << BOARD.adventure_of["north-violet"] | 1 << BOARD.adventure_of["north-orange"]
    way = ask(state, "way", places=["napoli", "tripoli"])
    assert [offer["points"] for offer in way["offers"]] == [0, 0]


def test_offers_come_once_on_a_way_that_comes_back() -> None:
    """AFN-M4 AFN-M5 AFN-M7 What was joined or completed on the way isn't offered again."""
    state = position(["napoli", "portnatal"], ["gray turquoise"], spaces={3: "b3"}, unfinished=["south-scarab-2"])
    way = ask(state, "way", places=["tripoli", "napoli"])
    assert [offer["leg"] for offer in way["offers"]] == [0, 0]


def test_offers_say_what_they_hang_on() -> None:
    """AFN-M6 What was joined before hangs on nothing, what is joined on the way on that."""
    state = position(
        ["napoli", "portnatal"],
        ["turquoise orange violet"],
        spaces={1: "a1", 3: "b3"},
        joined={"b3": [A]},
    )
    offers = ask(state, "way", places=["tripoli", "timbuktu", "lagos"])["offers"]
    assert [(*offer["action"].values(), offer["after"]) for offer in offers] == [
        ("join", "a1", None),
        ("complete", "a1", 0),
        ("complete", "b3", None),
    ]


@pytest.mark.parametrize("match", MATCHES[::2])
def test_offers_are_legal_in_whole_matches(match: tuple[int, int]) -> None:
    """AFN-M5 to AFN-M8 Every expedition can be joined, if no other is; where there are markers enough, all can."""
    for move in played(*match)[::7]:
        state = move.before
        answer = ask(state, "ways", state.player)
        for way in list((answer or {}).values())[-3:]:
            on_it = [offer["action"]["expedition"] for offer in way["offers"] if offer["action"]["type"] == "join"]
            if len(on_it) <= state.markers[state.player]:
                take(state, way)
            for joined in on_it:
                left_out = {*on_it} - {joined}
                taken = [offer for offer in way["offers"] if offer["action"].get("expedition") not in left_out]
                take(state, {**way, "offers": taken})


# What can be done here


def test_here_before_anything_is_done_the_whole_turn_is_given_up() -> None:
    """AFN-T3 Also where something could be done here, and where there is nothing."""
    state = position(["napoli", "portnatal"], [""], spaces={3: "b3"})
    assert ask(state, "here") == {
        "offers": [
            {"leg": 0, "action": {"type": "join", "expedition": "b3"}, "silver": 2, "points": 0, "card": None} | JOINED
        ],
        "ending_gives_up": "turn",
    }
    assert ask(position(["tangier", "portnatal"], [""]), "here") == {"offers": [], "ending_gives_up": "turn"}


def test_here_on_a_journey_what_could_still_be_done_is_given_up() -> None:
    """AFN-M8 AFN-T3"""
    state = position(["tripoli", "portnatal"], ["turquoise gray"], spaces={3: "b3"})
    step(state, "napoli turquoise")
    assert ask(state, "here")["ending_gives_up"] == "deed"
    do(state, "join", expedition="b3")
    assert ask(state, "here") == {"offers": [], "ending_gives_up": None}


def test_here_nothing_is_lost_by_what_costs_points() -> None:
    """AFN-V3 The second assistant costs 5 points; the first cost none."""
    unfinished = ["south-turquoise"]
    one = position(["napoli", "portnatal"], ["gray"], unfinished=unfinished)
    step(one, "tripoli gray")
    assert ask(one, "here")["ending_gives_up"] == "deed"
    two = position(["napoli", "portnatal"], ["gray"], unfinished=unfinished, adventures=["north-gray"])
    step(two, "tripoli gray")
    assert [offer["points"] for offer in ask(two, "here")["offers"]] == [-5]
    assert ask(two, "here")["ending_gives_up"] is None


def test_here_who_has_read_gives_nothing_up() -> None:
    """AFN-T1 AFN-T3 Nothing can be joined in a buy action."""
    state = position(["napoli", "portnatal"], spaces={3: "b3"}, north=("north-gray", "north-mask-1"))
    do(state, "turn_page", side="left")
    assert ask(state, "here") == {"offers": [], "ending_gives_up": None}


def test_here_is_for_who_decides_now() -> None:
    """AFN-H1 Not for others, not while nature decides, not where something has to be discarded, not after the end."""
    state = position(["napoli", "portnatal"], spaces={1: "b3"})
    assert ask(state, "here", B) is None
    assert ask(state, "here", None) is None
    do(state, "join", expedition="b3")
    assert ask(state, "here") is None, "a card is due"
    state = position(["napoli", "portnatal"], ["gray gray gray gray gray gray joker"])
    do(state, "end_turn")
    assert ask(state, "here") is None, "discarding"
    state = position(["napoli", "portnatal"], player=B, spaces={5: None}, letters=[0, 0, 0])
    do(state, "end_turn")
    assert ask(state, "here", B) is None, "over"


@pytest.mark.parametrize("match", MATCHES[::2])
def test_here_is_what_is_legal(match: tuple[int, int]) -> None:
    """AFN-M8 AFN-T3 Every deed is among the offers, and something is lost by the end where one costs nothing."""
    for move in played(*match)[::5]:
        state = move.before
        if GAME.rules.actors(state) != (state.player,) or GAME.view(state, None).phase == "discard":
            continue
        here = ask(state, "here", state.player)
        legal = [dict(one.wire) for one in GAME.rules.legal(state, state.player)]
        deeds = [one for one in legal if one["type"] in ("join", "complete", "fulfil")]
        points = {tuple(offer["action"].values()): offer["points"] for offer in here["offers"]}
        assert {tuple(one.values()) for one in deeds} <= points.keys()
        lost = any(points[tuple(one.values())] >= 0 for one in deeds)
        untouched = GAME.view(state, None).phase == "choose"
        assert here["ending_gives_up"] == ("turn" if untouched else "deed" if lost else None)


# Sets and unseen pages


def test_sets() -> None:
    """AFN-V2 For each seat, as they are counted; assistants are in none."""
    state = position(adventures=["north-mask-1 south-mask-1 north-drum-1 north-scarab-1 north-gray", "south-drum-1"])
    mine, other = ask(state, "sets")
    assert mine["points"] == 8
    assert sorted(mine["sets"], key=lambda found: -found["points"]) == [
        {"artifacts": ["mask", "mask"], "points": 6},
        {"artifacts": ["drum", "scarab"], "points": 2},
    ]
    assert other == {"points": 0, "sets": []}
    assert ask(state, "sets", None) == ask(state, "sets", B) == [mine, other]


@pytest.mark.parametrize("match", MATCHES)
def test_sets_are_what_is_scored(match: tuple[int, int]) -> None:
    """AFN-V2"""
    last = played(*match)[-1].after
    answers = ask(last, "sets", None)
    assert [answer["points"] for answer in answers] == [parts["sets"] for parts in GAME.result(last).scores]
    for answer in answers:
        assert answer["points"] == sum(found["points"] for found in answer["sets"])


def test_unseen() -> None:
    """AFN-H2 What lies open, is owned or gone isn't among them."""
    state = position(
        north=("north-drum-1", "north-mask-1 north-violet"),
        unfinished=["south-mask-2", "north-gray"],
        adventures=["south-gray"],
        hidden={"south": "south-violet south-orange"},
    )
    answer = ask(state, "unseen", None)
    assert answer["south"] == ["south-orange", "south-violet"]
    seen = {"north-drum-1", "north-mask-1", "north-violet", "north-gray"}
    assert set(answer["north"]) == {card.id for card in BOARD.adventures if card.book == 0} - seen


@pytest.mark.parametrize("match", MATCHES)
def test_unseen_is_what_nature_may_turn_up(match: tuple[int, int]) -> None:
    """AFN-H2 AFN-S4 At every move."""
    for move in played(*match)[::3]:
        answer = ask(move.after, "unseen", None)
        for book, ids in enumerate(answer.values()):
            assert sum(1 << BOARD.adventure_of[id] for id in ids) == move.after.unseen_pages[book]


@pytest.mark.parametrize("seat", [A, B, None])
def test_sets_of_hidden_scores_are_for_their_owner(seat: Seat | None) -> None:
    """AFN-H3"""
    state = position(adventures=["north-mask-1 south-mask-1", "south-drum-1"], hidden_scores=True)
    open = ask(position(adventures=["north-mask-1 south-mask-1", "south-drum-1"]), "sets", seat)
    assert ask(state, "sets", seat) == [sets if other == seat else None for other, sets in enumerate(open)]


def test_unseen_is_left_to_memory_with_the_books() -> None:
    """AFN-H2"""
    assert ask(position(remember_books=False), "unseen") is None


def test_unseen_has_what_others_hide_among_them() -> None:
    """AFN-H3 Else what is missing there would tell."""
    state = position(adventures=["south-gray", "south-violet north-gray"], hidden_scores=True)
    whole = position(adventures=["south-gray", "south-violet north-gray"])
    for seat, hidden in ((A, {"south-violet", "north-gray"}), (B, {"south-gray"})):
        more = [{*ids} for ids in ask(state, "unseen", seat).values()]
        assert more[0] | more[1] == {id for ids in ask(whole, "unseen", seat).values() for id in ids} | hidden


# Nonsense


NONSENSE: list[JsonObject] = [
    {},
    {"about": "weather"},
    {"about": ["ways"]},
    {"about": None},
    {"about": {"ways": 1}},
    {"about": "way", "places": "tripoli"},
    {"about": "ways", "places": "tripoli"},
    {"about": "ways", "places": ["atlantis"]},
    {"about": "ways", "places": ["capetown"]},
    {"about": "ways", "places": ["tripoli"], "cards": ["violet"]},
    {"about": "way", "places": 7},
    {"about": "way", "places": {"tripoli": 1}},
    {"about": "way", "places": [7]},
    {"about": "way", "places": [["tripoli"]]},
    {"about": "way", "places": [None]},
    {"about": "way", "places": ["atlantis"]},
    {"about": "way", "places": ["capetown"]},
    {"about": "way", "places": ["napoli"]},
    {"about": "way", "places": ["tripoli", "atlantis"]},
    {"about": "way", "places": ["tripoli", "napoli"] * 50},
    {"about": "way", "places": ["tripoli", "napoli", "tripoli", "napoli"]},
    {"about": "way", "places": ["tripoli"], "cards": ["violet"]},
    {"about": "way", "places": ["tripoli"], "cards": ["assistant-gray"]},
]


@pytest.mark.parametrize("question", NONSENSE)
def test_nonsense(question: JsonObject) -> None:
    """AFN-H1 There is no answer, and no failure."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    for seat in (A, B, None):
        assert asking.ask(GAME, BOARD, GAME.view(state, seat), question) is None


@pytest.mark.parametrize("cards", [None, 7, "gray", {}, [], [7], ["x"], [["gray"]], [None] * 9, [True], ["gray"] * 9])
def test_cards_that_make_no_sense_are_left_open(cards: Json) -> None:
    """AFN-M2 As are those for places that aren't there."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    assert ask(state, "way", places=["tripoli"], cards=cards)["cards"] == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from(["napoli", "gray"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["way", "ways", "here", "sets", "unseen", "?"]), JSON, JSON)
def test_no_question_fails(about: str, places: Json, cards: Json) -> None:
    """AFN-H1 Whatever is asked."""
    state = position(["napoli", "portnatal"], ["gray joker"])
    for seat in (A, B, None):
        ask(state, about, seat, places=places, cards=cards)


@pytest.mark.parametrize("about", ["ways", "way"])
def test_ways_are_for_who_may_travel_now(about: str) -> None:
    """AFN-T1 AFN-H1 Not for others, not in the midst of another action, not while nature decides or after the end."""

    def answers(state: AfricanaState, seat: Seat | None = A) -> bool:
        return ask(state, about, seat, places=["tripoli"]) is not None

    def fresh(**fields: Any) -> AfricanaState:
        return position(["napoli", "portnatal"], ["gray joker"], [9], north=("north-gray", "north-mask-1"), **fields)

    assert answers(fresh())
    assert not answers(fresh(), B)
    assert not answers(fresh(), None)
    state = fresh()
    do(state, "turn_page", side="left")
    assert not answers(state), "buying"
    state = fresh()
    do(state, "draw")
    assert not answers(state), "drawing"
    state = fresh(spaces={1: "b3"})
    do(state, "join", expedition="b3")
    assert not answers(state), "a card is due"
    nature(state, "violet")
    assert answers(state)
    state = position(["napoli", "portnatal"], ["gray gray gray gray gray gray joker"])
    do(state, "end_turn")
    assert not answers(state), "discarding"
    state = fresh(player=B, spaces={5: None}, letters=[0, 0, 0])
    do(state, "end_turn")
    assert not answers(state, B), "over"
    assert not answers(GAME.setup(BOARD, {"remember_books": True, "hidden_scores": False}, 2))


def test_ways_do_not_depend_on_others_hands() -> None:
    """AFN-H1"""
    one = position(["napoli", "portnatal"], ["gray joker", "violet violet"], [5])
    other = position(["napoli", "portnatal"], ["gray joker", "gray orange"], [5])
    assert ask(one, "ways") == ask(other, "ways")


def test_asking_changes_nothing() -> None:
    """AFN-H1"""
    state = position(["napoli", "portnatal"], ["gray joker"], [5])
    seen = GAME.view(state, A)
    before = deepcopy(seen)
    for about in ("ways", "way", "here", "sets", "unseen"):
        asking.ask(GAME, BOARD, seen, {"about": about, "places": ["tripoli"]})
    assert seen == before
    assert action("join", expedition="b3").wire == {"type": "join", "expedition": "b3"}
