"""Travelling: steps and their cards, joining, completing."""

from copy import deepcopy
from typing import Any

import pytest

from marula.core.actions import CHANCE
from marula.games.africana import GAME
from marula.games.africana.board import CARDS, COLOURS
from marula.games.africana.events import (
    ArtifactFound,
    AssistantMet,
    CardDrawn,
    ExpeditionCompleted,
    Joined,
    Stepped,
)
from marula.games.africana.tests.positions import (
    BOARD,
    DATA,
    MATCHES,
    A,
    B,
    C,
    action,
    companies,
    discards,
    do,
    down,
    hand,
    match_from,
    nature,
    offered,
    place,
    played,
    position,
    row,
    step,
    types,
    unfinished,
    why,
)

# M1


def test_m1_a_step_along_a_route_with_a_card_of_the_place_entered() -> None:
    """AFN-M1 From Napoli (turquoise, violet) to Tripoli (turquoise, gray), Cairo (magenta, orange), Tangier (magenta,
    gray)."""
    state = position(["napoli", "portnatal"], ["magenta turquoise gray orange violet"])
    assert offered(state, "step") == {
        "tripoli turquoise",
        "tripoli gray",
        "cairo magenta",
        "cairo orange",
        "tangier magenta",
        "tangier gray",
    }
    assert step(state, "cairo orange") == [
        Stepped(seat=A, origin="napoli", to="cairo", card="orange", silver=0),
    ]
    assert place(state, A) == "cairo"


def test_m1_the_colour_of_the_place_left_does_not_matter() -> None:
    """AFN-M1 Napoli shows violet; none of its neighbours does."""
    state = position(["napoli", "portnatal"], ["violet"], [4])
    assert offered(state, "step") == set()
    assert why(state, "step", to="cairo", card="violet") == (
        "colour",
        "AFN-M3",
        {"card": "violet", "to": "cairo", "needed": 5, "have": 4},
    )


def test_m1_not_where_no_route_leads() -> None:
    """AFN-M1 Nor to where one stands."""
    state = position(["napoli", "portnatal"], ["joker"], [20])
    for to in ("aswan", "capetown", "napoli"):
        assert why(state, "step", to=to, card="joker") == ("no-route", "AFN-M1", {"origin": "napoli", "to": to})


@pytest.mark.parametrize("id", sorted(BOARD.place_of))
def test_m1_from_every_place(id: str) -> None:
    """AFN-M1 With each card: where a route leads, and the colour is shown there."""
    data: Any = DATA
    rows, ends = data["places"], [route["ends"] for route in data["routes"]]
    near = {one if two == id else two for one, two in ends if id in (one, two)}
    for card in COLOURS:
        state = position([id, "portnatal"], [card])
        assert offered(state, "step") == {f"{to} {card}" for to in near if card in rows[to]["colours"]}
        state = position([id, "portnatal"], [f"assistant-{card}"])
        assert offered(state, "step") == {f"{to} assistant-{card}" for to in near if card in rows[to]["colours"]}
    state = position([id, "portnatal"], ["joker"])
    assert offered(state, "step") == {f"{to} joker" for to in near}


# M2


def test_m2_the_joker_is_any_colour() -> None:
    """AFN-M2"""
    state = position(["napoli", "portnatal"], ["joker"])
    assert offered(state, "step") == {"tripoli joker", "cairo joker", "tangier joker"}


def test_m2_an_assistant_is_of_its_colour() -> None:
    """AFN-M2"""
    state = position(["napoli", "portnatal"], ["assistant-gray"])
    assert offered(state, "step") == {"tripoli assistant-gray", "tangier assistant-gray"}


def test_m2_a_card_has_to_be_in_the_hand() -> None:
    """AFN-M2 Whatever it is."""
    state = position(["napoli", "portnatal"], ["gray", " ".join(CARDS)])
    for card in CARDS:
        if card != "gray":
            assert why(state, "step", to="tripoli", card=card) == ("no-card", "AFN-M2", {"card": card})


@pytest.mark.parametrize("card", ["gray", "joker", "assistant-gray"])
def test_m2_each_card_once_per_action(card: str) -> None:
    """AFN-M2 It lies down, not in the hand, until the action ends."""
    state = position(["napoli", "portnatal"], [f"{card} violet"])
    step(state, f"tripoli {card}")
    assert hand(state, A) == "violet"
    assert down(state) == card
    assert why(state, "step", to="napoli", card=card) == ("no-card", "AFN-M2", {"card": card})
    assert discards(state) == ""


@pytest.mark.parametrize("card", ["gray", "assistant-gray"])
def test_m2_two_of_a_colour_are_two_cards(card: str) -> None:
    """AFN-M2 Two assistants of one colour as two travel cards; not three times."""
    state = position(["napoli", "portnatal"], [f"{card} {card}"])
    step(state, f"tripoli {card}")
    assert hand(state, A) == card
    state.at[A] = BOARD.place_of["napoli"]
    step(state, f"tangier {card}")
    assert down(state) == f"{card} {card}"
    assert hand(state, A) == ""
    assert types(state) == {"end_turn"}


def test_m2_a_travel_card_and_an_assistant_of_one_colour_are_two_cards() -> None:
    """AFN-M2"""
    state = position(["aswan", "portnatal"], ["gray assistant-gray violet"])
    step(state, "jidda assistant-gray", "berbera gray")
    assert down(state) == "gray assistant-gray"


def test_m2_at_the_end_travel_cards_are_discarded_and_the_others_return() -> None:
    """AFN-M2"""
    state = position(
        ["napoli", "portnatal"], ["magenta turquoise joker assistant-gray assistant-gray"], discards="violet"
    )
    step(state, "cairo magenta", "aswan turquoise", "jidda assistant-gray", "berbera assistant-gray", "zanzibar joker")
    assert hand(state, A) == ""
    assert discards(state) == "violet"
    do(state, "end_turn")
    assert hand(state, A) == "joker assistant-gray assistant-gray"
    assert discards(state) == "magenta turquoise violet"
    assert down(state) == ""


def test_m2_they_return_to_who_travelled() -> None:
    """AFN-M2 Not to the next player, whose turn it is then."""
    state = position(["napoli", "napoli"], ["joker", ""])
    step(state, "tripoli joker")
    do(state, "end_turn")
    assert (hand(state, A), hand(state, B)) == ("joker", "")


def test_m2_in_the_next_action_they_can_be_played_again() -> None:
    """AFN-M2"""
    state = position(["napoli", "portnatal"], ["joker assistant-gray", ""])
    step(state, "tripoli joker")
    do(state, "end_turn")
    do(state, "end_turn")
    step(state, "napoli joker", "tangier assistant-gray")


def test_m2_a_card_gained_during_the_action_can_be_played_in_it() -> None:
    """AFN-M2 AFN-M5 AFN-M7 A bonus card, and an assistant."""
    state = position(["napoli", "portnatal"], [""], spaces={1: "b3"}, unfinished=["south-turquoise"])
    do(state, "join", expedition="b3")
    nature(state, "gray")
    step(state, "tripoli gray")
    do(state, "fulfil", adventure="south-turquoise")
    step(state, "napoli assistant-turquoise")
    do(state, "end_turn")
    assert hand(state, A) == "assistant-turquoise"
    assert discards(state) == "gray"


# M3


def test_m3_five_silver_make_a_card_any_colour() -> None:
    """AFN-M3"""
    state = position(["napoli", "portnatal"], ["violet"], [7])
    assert offered(state, "step") == {"tripoli violet", "cairo violet", "tangier violet"}
    assert step(state, "cairo violet") == [Stepped(seat=A, origin="napoli", to="cairo", card="violet", silver=5)]
    assert state.silver[A] == 2
    do(state, "end_turn")
    assert discards(state) == "violet", "it is what it was"


def test_m3_an_assistant_so_used_still_returns() -> None:
    """AFN-M3 AFN-M2 As the assistant of its own colour."""
    state = position(["napoli", "portnatal"], ["assistant-violet"], [5])
    assert step(state, "cairo assistant-violet")[0].silver == 5
    assert state.silver[A] == 0
    do(state, "end_turn")
    assert hand(state, A) == "assistant-violet"


def test_m3_for_that_step_only() -> None:
    """AFN-M3 Each further change is paid for again; several are possible while the money lasts."""
    state = position(["napoli", "portnatal"], ["violet violet violet"], [11])
    prices = [event.silver for event in step(state, "cairo violet", "aswan violet")]
    assert prices == [5, 5]
    assert (state.silver[A], offered(state, "step")) == (1, {"jidda violet", "fashoda violet"})


def test_m3_a_card_that_fits_costs_nothing() -> None:
    """AFN-M3 Nobody can pay for it, rich as they are."""
    state = position(["napoli", "portnatal"], ["gray assistant-gray"], [50])
    assert [event.silver for event in step(state, "tripoli gray")] == [0]
    state.at[A] = BOARD.place_of["napoli"]
    assert [event.silver for event in step(state, "tangier assistant-gray")] == [0]
    assert state.silver[A] == 50


def test_m3_a_joker_costs_nothing() -> None:
    """AFN-M3 It fits everywhere: there is no colour to change, and nothing is paid."""
    for to in ("tripoli", "cairo", "tangier"):
        state = position(["napoli", "portnatal"], ["joker"], [50])
        assert [event.silver for event in step(state, f"{to} joker")] == [0]
        assert state.silver[A] == 50
    assert len(BOARD.step[0]) == len(CARDS), "a place and a card: no way to say that one pays"


@pytest.mark.parametrize("silver", range(5))
def test_m3_not_for_less(silver: int) -> None:
    """AFN-M3"""
    state = position(["napoli", "portnatal"], ["gray"], [silver])
    assert offered(state, "step") == {"tripoli gray", "tangier gray"}
    assert why(state, "step", to="cairo", card="gray") == (
        "colour",
        "AFN-M3",
        {"card": "gray", "to": "cairo", "needed": 5, "have": silver},
    )


def test_m3_with_the_silver_of_an_expedition_completed_a_moment_ago() -> None:
    """AFN-M3 AFN-M6 Usable at once: b3 brings 3 in Lagos."""
    state = position(["timbuktu", "portnatal"], ["violet gray"], [2], spaces={3: "b3"}, joined={"b3": [A]})
    step(state, "lagos violet")
    assert "saintlouis gray" not in offered(state, "step")
    do(state, "complete", expedition="b3")
    assert step(state, "saintlouis gray")[0].silver == 5
    assert state.silver[A] == 0


def test_m3_with_the_silver_of_an_artifact_and_of_a_bonus() -> None:
    """AFN-M3 AFN-M5 AFN-M7 2 of their own, 1 of south-scarab-2, 2 of the space: all in Napoli."""
    state = position(["napoli", "portnatal"], ["gray"], [2], spaces={3: "b3"}, unfinished=["south-scarab-2"])
    do(state, "fulfil", adventure="south-scarab-2")
    do(state, "join", expedition="b3")
    assert step(state, "cairo gray")[0].silver == 5


# M4


def test_m4_any_number_of_steps() -> None:
    """AFN-M4 As many as there are cards for: eight here."""
    state = position(["napoli", "portnatal"], ["magenta magenta magenta turquoise gray orange violet joker"])
    step(
        state,
        "cairo magenta",
        "aswan turquoise",
        "jidda violet",
        "berbera gray",
        "fashoda orange",
        "lagos magenta",
        "saintlouis joker",
        "tangier magenta",
    )
    assert place(state, A) == "tangier"
    do(state, "end_turn")
    assert hand(state, A) == "joker"


def test_m4_none_included() -> None:
    """AFN-M4 AFN-M5 A travel action without a step, in which one joins."""
    state = position(["napoli", "portnatal"], ["joker"], spaces={2: "b3"})
    do(state, "join", expedition="b3")
    do(state, "end_turn")
    assert (place(state, A), hand(state, A)) == ("napoli", "joker")


def test_m4_going_back_is_allowed() -> None:
    """AFN-M4 With a card for each step."""
    state = position(["napoli", "portnatal"], ["gray gray turquoise turquoise"])
    step(state, "tripoli gray", "napoli turquoise", "tripoli gray", "napoli turquoise")
    assert place(state, A) == "napoli"


def test_m4_explorers_share_places() -> None:
    """AFN-M4 All of them, also in passing."""
    state = position(["tripoli", "napoli", "cairo"], ["turquoise magenta", "magenta", ""])
    step(state, "napoli turquoise", "cairo magenta")
    do(state, "end_turn")
    step(state, "cairo magenta")
    assert [place(state, seat) for seat in (A, B, C)] == ["cairo"] * 3


def test_m4_steps_can_be_undone() -> None:
    """AFN-M4 AFN-B6 Nothing new was seen."""
    match = match_from(position(["napoli", "portnatal"], ["gray gray turquoise joker"], [5]))
    before = match.state.snapshot()
    for to, card in (("tripoli", "gray"), ("napoli", "turquoise"), ("cairo", "gray")):
        match.play(A, action("step", to=to, card=card))
    assert match.state.silver[A] == 0
    assert match.undo(A) is not None
    assert (place(match.state, A), match.state.silver[A]) == ("napoli", 5)
    assert match.restart_turn(A) == 2
    assert match.state.snapshot() == before


# M5


def test_m5_join() -> None:
    """AFN-M5 Before the first step: b3 starts in Napoli; its space gives 2 silver."""
    state = position(["napoli", "portnatal"], [""], spaces={3: "b3"})
    assert do(state, "join", expedition="b3") == [Joined(seat=A, expedition="b3", silver=2)]
    assert companies(state, "b3") == [A]
    assert (state.markers[A], state.silver[A]) == (3, 2)


def test_m5_between_steps_and_after_the_last() -> None:
    """AFN-M5"""
    state = position(["cairo", "portnatal"], ["violet gray"], spaces={2: "b3", 3: "b7"})
    step(state, "napoli violet")
    do(state, "join", expedition="b3")
    step(state, "tripoli gray")
    assert hand(state, A) == ""
    do(state, "join", expedition="b7")
    assert state.silver[A] == 3


def test_m5_not_elsewhere() -> None:
    """AFN-M5"""
    state = position(["cairo", "portnatal"], [""], spaces={2: "b3"})
    assert why(state, "join", expedition="b3") == ("not-at-start", "AFN-M5", {"expedition": "b3", "to": "napoli"})
    state = position(["lagos", "portnatal"], [""], spaces={2: "b3"})
    assert why(state, "join", expedition="b3") == ("not-at-start", "AFN-M5", {"expedition": "b3", "to": "napoli"})


def test_m5_only_face_up() -> None:
    """AFN-M5 Not what lies in the pile, nor what was completed."""
    state = position(["napoli", "portnatal"], [""], expeditions=["", "c10"])
    for id in ("b3", "c10"):
        assert why(state, "join", expedition=id) == ("not-face-up", "AFN-M5", {"expedition": id})


def test_m5_once_per_player_and_expedition() -> None:
    """AFN-M5 In the same action and later."""
    state = position(["napoli", "portnatal"], [""], spaces={3: "b3"})
    do(state, "join", expedition="b3")
    assert why(state, "join", expedition="b3") == ("joined-already", "AFN-M5", {"expedition": "b3"})
    do(state, "end_turn")
    do(state, "end_turn")
    assert why(state, "join", expedition="b3") == ("joined-already", "AFN-M5", {"expedition": "b3"})


def test_m5_several_companies_on_one_card() -> None:
    """AFN-M5 Each takes the bonus."""
    state = position(["napoli", "napoli", "napoli"], ["", "", ""], spaces={3: "b3"})
    for _ in range(3):
        do(state, "join", expedition="b3")
        do(state, "end_turn")
    assert companies(state, "b3") == [A, B, C]
    assert state.silver == [2, 2, 2]
    assert state.markers == [3, 3, 3]


def test_m5_a_free_marker_is_needed() -> None:
    """AFN-M5 All four are on other expeditions."""
    joined = {id: [A] for id in ("a2", "a5", "a8", "b9")}
    state = position(["napoli", "portnatal"], [""], spaces={5: "b3"}, joined=joined)
    assert state.markers[A] == 0
    assert offered(state, "join") == set()
    assert why(state, "join", expedition="b3") == ("no-marker", "AFN-M5", {})
    assert state.markers[B] == 4, "others have theirs"


def test_m5_a_marker_is_free_at_once_when_it_comes_back() -> None:
    """AFN-M5 AFN-M6 c14 is completed in Napoli, then b3 can be joined there."""
    joined = {id: [A] for id in ("c14", "a5", "a8", "b9")}
    state = position(["napoli", "portnatal"], [""], spaces={1: "c14", 5: "b3"}, joined=joined)
    assert why(state, "join", expedition="b3") == ("no-marker", "AFN-M5", {})
    do(state, "complete", expedition="c14")
    do(state, "join", expedition="b3")
    assert state.markers[A] == 0


def test_m5_markers_do_not_come_back_otherwise() -> None:
    """AFN-M5 Neither at the end of a turn nor by travelling on; there is no action for it."""
    state = position(["napoli", "portnatal"], ["gray"], spaces={3: "b3"})
    do(state, "join", expedition="b3")
    step(state, "tripoli gray")
    for _ in range(4):
        do(state, "end_turn")
    assert (state.markers[A], companies(state, "b3")) == (3, [A])


def test_m5_a_card_as_bonus() -> None:
    """AFN-M5 Drawn at once; the player decides nothing before."""
    state = position(["napoli", "portnatal"], [""], spaces={1: "b3"})
    assert do(state, "join", expedition="b3") == [Joined(seat=A, expedition="b3", silver=0)]
    assert GAME.rules.actors(state) == (CHANCE,)
    assert GAME.rules.legal(state, A) == []
    assert nature(state, "gray") == [CardDrawn(seat=A, card="gray")]
    assert hand(state, A) == "gray"
    assert step(state, "tripoli gray"), "usable at once"


def test_m5_joining_is_never_compulsory() -> None:
    """AFN-M5"""
    state = position(["napoli", "portnatal"], ["gray"], spaces={3: "b3"})
    step(state, "tripoli gray")
    do(state, "end_turn")
    assert (state.markers[A], companies(state, "b3")) == (4, [])


def four_from_one_place() -> Any:
    """The default board, but a1, a3, a4 and a7 all start in Napoli."""
    data: Any = deepcopy(DATA)
    for card in data["expeditions"]:
        if card["id"] in ("a1", "a3", "a4", "a7"):
            card["start"] = "napoli"
    return GAME.board(data)


def test_m5_four_expeditions_with_one_start_are_joined_one_after_the_other() -> None:
    """AFN-M5 The bonus of the first is seen before the next is decided; the fifth would need a fifth marker."""
    spaces = {1: "a1", 2: "a3", 3: "a4", 4: "a7", 5: "b3"}
    state = position(["napoli", "portnatal"], [""], spaces=spaces, board=four_from_one_place())
    assert offered(state, "join") == {"a1", "a3", "a4", "a7", "b3"}
    assert do(state, "join", expedition="a1") == [Joined(seat=A, expedition="a1", silver=0)]
    assert why(state, "join", expedition="a7") == ("nature-first", "AFN-T2", {})
    nature(state, "violet")
    assert hand(state, A) == "violet"
    do(state, "join", expedition="a7")
    nature(state, "orange")
    assert do(state, "join", expedition="a4") == [Joined(seat=A, expedition="a4", silver=2)]
    assert offered(state, "join") == {"a3", "b3"}
    assert do(state, "join", expedition="a3") == [Joined(seat=A, expedition="a3", silver=1)]
    assert (state.markers[A], state.silver[A], hand(state, A)) == (0, 3, "orange violet")
    assert why(state, "join", expedition="b3") == ("no-marker", "AFN-M5", {})
    assert offered(state, "step") == {"cairo orange"}


# M6


def test_m6_complete_an_expedition() -> None:
    """AFN-M6 The silver, the card."""
    state = position(["lagos", "portnatal"], [""], [1], spaces={3: "b3"}, joined={"b3": [A]})
    assert do(state, "complete", expedition="b3") == [ExpeditionCompleted(seat=A, expedition="b3", silver=3, points=3)]
    assert state.silver[A] == 4
    assert GAME.view(state, None).players[A].expeditions == ("b3",)
    assert row(state)[2] is None
    assert state.markers[A] == 4


def test_m6_every_marker_goes_back_and_the_others_get_nothing() -> None:
    """AFN-M6"""
    state = position(["lagos", "lagos", "napoli"], ["", "", ""], [0, 7, 8], spaces={3: "b3"}, joined={"b3": [A, B, C]})
    assert state.markers == [3, 3, 3]
    do(state, "complete", expedition="b3")
    assert state.markers == [4, 4, 4]
    assert state.silver == [3, 7, 8]
    players = GAME.view(state, None).players
    assert [player.expeditions for player in players] == [("b3",), (), ()]


def test_m6_only_who_has_joined() -> None:
    """AFN-M6 Whoever else has."""
    state = position(["lagos", "portnatal"], [""], spaces={3: "b3"}, joined={"b3": [B]})
    assert why(state, "complete", expedition="b3") == ("not-joined", "AFN-M6", {"expedition": "b3"})


def test_m6_only_on_the_target() -> None:
    """AFN-M6 Not on the start either."""
    for id in ("napoli", "timbuktu"):
        state = position([id, "portnatal"], [""], spaces={3: "b3"}, joined={"b3": [A]})
        assert why(state, "complete", expedition="b3") == ("not-at-target", "AFN-M6", {"to": "lagos"})


def test_m6_what_was_joined_in_the_same_action() -> None:
    """AFN-M6 Joined in Napoli, completed in Lagos, three steps on."""
    state = position(["napoli", "portnatal"], ["turquoise orange violet"], spaces={3: "b3"})
    do(state, "join", expedition="b3")
    assert why(state, "complete", expedition="b3") == ("not-at-target", "AFN-M6", {"to": "lagos"})
    step(state, "tripoli turquoise", "timbuktu orange", "lagos violet")
    do(state, "complete", expedition="b3")
    assert (state.silver[A], state.markers[A]) == (2 + 3, 4)


def test_m6_on_the_way_and_not_only_at_its_end() -> None:
    """AFN-M6 AFN-M4"""
    state = position(["timbuktu", "portnatal"], ["violet orange"], spaces={3: "b3"}, joined={"b3": [A]})
    step(state, "lagos violet")
    do(state, "complete", expedition="b3")
    step(state, "fashoda orange")


def test_m6_it_is_optional() -> None:
    """AFN-M6"""
    state = position(["timbuktu", "portnatal"], ["violet"], spaces={3: "b3"}, joined={"b3": [A]})
    step(state, "lagos violet")
    do(state, "end_turn")
    assert (companies(state, "b3"), state.silver[A]) == ([A], 0)


def test_m6_an_expedition_is_completed_once() -> None:
    """AFN-M6 Another who stands there finds the space empty, and a new card next turn."""
    state = position(["lagos", "lagos"], ["", ""], spaces={3: "b3"}, joined={"b3": [A, B]})
    do(state, "complete", expedition="b3")
    assert why(state, "complete", expedition="b3") == ("not-face-up", "AFN-M6", {"expedition": "b3"})
    do(state, "end_turn")
    nature(state, "a1")
    assert why(state, "complete", expedition="b3") == ("not-face-up", "AFN-M6", {"expedition": "b3"})
    assert why(state, "complete", expedition="a1") == ("not-joined", "AFN-M6", {"expedition": "a1"})


# M7


def test_m7_an_artifact() -> None:
    """AFN-M7 The silver, the card."""
    state = position(["timbuktu", "portnatal"], [""], unfinished=["south-drum-1"])
    assert do(state, "fulfil", adventure="south-drum-1") == [
        ArtifactFound(seat=A, adventure="south-drum-1", silver=3, points=4)
    ]
    assert (state.silver[A], hand(state, A), unfinished(state, A)) == (3, "", set())
    assert GAME.view(state, None).players[A].adventures == ("south-drum-1",)


def test_m7_an_assistant() -> None:
    """AFN-M7 Into the hand, usable at once; no silver, and the card is kept."""
    state = position(["tripoli", "portnatal"], [""], unfinished=["south-turquoise"])
    assert offered(state, "step") == set()
    assert do(state, "fulfil", adventure="south-turquoise") == [
        AssistantMet(seat=A, adventure="south-turquoise", card="assistant-turquoise")
    ]
    assert (state.silver[A], hand(state, A)) == (0, "assistant-turquoise")
    assert GAME.view(state, None).players[A].adventures == ("south-turquoise",)
    assert step(state, "napoli assistant-turquoise")


def test_m7_both_assistants_of_a_colour_for_one_player() -> None:
    """AFN-M7 AFN-M2 The supply can't run out."""
    state = position(["tripoli", "portnatal"], ["assistant-turquoise"], adventures=["north-turquoise"])
    state.unfinished[A] |= 1 << BOARD.adventure_of["south-turquoise"]
    do(state, "fulfil", adventure="south-turquoise")
    assert hand(state, A) == "assistant-turquoise assistant-turquoise"
    step(state, "napoli assistant-turquoise", "tripoli assistant-turquoise")


def test_m7_ones_own_only() -> None:
    """AFN-M7 Not another's, not what lies in a book, not one completed before."""
    state = position(["saintlouis", "portnatal"], ["", ""], unfinished=["", "south-gray"], adventures=["south-mask-1"])
    for id in ("south-gray", "south-mask-1", "south-drum-1"):
        assert why(state, "fulfil", adventure=id) == ("not-yours", "AFN-M7", {"adventure": id})


def test_m7_on_the_target_only() -> None:
    """AFN-M7"""
    state = position(["lagos", "portnatal"], [""], unfinished=["south-drum-1"])
    assert why(state, "fulfil", adventure="south-drum-1") == ("not-at-target", "AFN-M7", {"to": "timbuktu"})


def test_m7_it_is_optional() -> None:
    """AFN-M7"""
    state = position(["lagos", "portnatal"], ["orange"], unfinished=["south-drum-1"])
    step(state, "timbuktu orange")
    do(state, "end_turn")
    assert unfinished(state, A) == {"south-drum-1"}


@pytest.mark.parametrize("match", MATCHES[::2])
def test_m7_assistants_are_as_many_as_adventures_with_one(match: tuple[int, int]) -> None:
    """AFN-M7 AFN-C2 In whole matches nobody misses one: in hand, lying down, or gone."""
    for move in played(*match):
        for event in move.events:
            if isinstance(event, AssistantMet):
                card = CARDS.index(event.card)
                assert move.after.count(move.seat, card) == move.before.count(move.seat, card) + 1


# M8


def test_m8_in_the_order_the_player_chooses() -> None:
    """AFN-M8 In Napoli: join b3 and c10, complete c14, find south-scarab-2; in any order."""
    deeds: list[tuple[str, dict[str, str]]] = [
        ("join", {"expedition": "b3"}),
        ("join", {"expedition": "c10"}),
        ("complete", {"expedition": "c14"}),
        ("fulfil", {"adventure": "south-scarab-2"}),
    ]
    ends = set()
    for first in range(4):
        state = position(
            ["napoli", "portnatal"],
            [""],
            spaces={2: "b3", 3: "c10", 5: "c14"},
            joined={"c14": [A]},
            unfinished=["south-scarab-2"],
        )
        for type, fields in deeds[first:] + deeds[:first]:
            do(state, type, **fields)
        assert types(state) == {"end_turn"}
        ends.add(state.snapshot())
    assert len(ends) == 1
    assert state.silver[A] == 1 + 2 + 0 + 1


def test_m8_one_deed_after_the_other() -> None:
    """AFN-M8 Two expeditions with the same target are completed one by one, or only one of them."""
    joined = {id: [A] for id in ("a5", "b9")}
    state = position(["jidda", "portnatal"], [""], joined=joined)
    assert offered(state, "complete") == {"a5", "b9"}
    do(state, "complete", expedition="b9")
    assert (state.silver[A], row(state)) == (3, ["a2", "a5", "a8", None, "b6"])
    assert offered(state, "complete") == {"a5"}
    do(state, "end_turn")
    assert companies(state, "a5") == [A]


def test_m8_a_space_emptied_stays_empty_until_the_end_of_the_turn() -> None:
    """AFN-M8 AFN-E3 Nothing turns up at once, and nothing can be done there."""
    state = position(["lagos", "portnatal"], ["orange"], spaces={3: "b3"}, joined={"b3": [A]})
    do(state, "complete", expedition="b3")
    assert GAME.rules.outcomes(state) == []
    assert row(state)[2] is None
    assert why(state, "join", expedition="b3") == ("not-face-up", "AFN-M5", {"expedition": "b3"})
    assert why(state, "complete", expedition="b3") == ("not-face-up", "AFN-M6", {"expedition": "b3"})
    step(state, "timbuktu orange")
    assert row(state)[2] is None
    do(state, "end_turn")
    assert GAME.rules.actors(state) == (CHANCE,)
    nature(state, "a1")
    assert row(state)[2] == "a1"


def test_m8_completing_is_possible_before_the_first_step() -> None:
    """AFN-M8 Expeditions and adventures, and without any step at all."""
    state = position(["lagos", "portnatal"], [""], spaces={3: "b3"}, joined={"b3": [A]}, unfinished=["south-amphora-1"])
    assert types(state) >= {"complete", "fulfil"}
    do(state, "complete", expedition="b3")
    do(state, "fulfil", adventure="south-amphora-1")
    assert state.silver[A] == 6


def test_m8_two_adventures_with_one_target() -> None:
    """AFN-M8 AFN-M7 Both, one after the other: a mask and the gray assistant in Saint-Louis."""
    state = position(["saintlouis", "portnatal"], [""], unfinished=["south-mask-1 south-gray"])
    assert offered(state, "fulfil") == {"south-mask-1", "south-gray"}
    do(state, "fulfil", adventure="south-gray")
    do(state, "fulfil", adventure="south-mask-1")
    assert (state.silver[A], hand(state, A)) == (2, "assistant-gray")
