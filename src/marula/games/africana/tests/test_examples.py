"""The handbook's examples, and what the rulebook shows in pictures and tips."""

from copy import deepcopy
from typing import Any

import pytest

from marula.core.actions import Seat
from marula.games.africana import GAME
from marula.games.africana.board import AfricanaBoard
from marula.games.africana.events import EndTriggered, ExpeditionTurnedUp, MatchEnded
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    DATA,
    OPTIONS,
    A,
    B,
    C,
    action,
    book,
    discards,
    do,
    down,
    hand,
    nature,
    offered,
    place,
    position,
    row,
    score,
    step,
    types,
    unfinished,
    why,
)

# The handbook


def test_handbook_leafing_through_a_book() -> None:
    """AFN-B2 AFN-B3 Amina has 8 silver: a free page, a card for 5, one more page for 1; 2 silver are left."""
    state = position(["tripoli", "portnatal"], [""], [8], north=("", "north-mask-1"))
    do(state, "turn_page", side="right")
    assert state.silver[A] == 8
    nature(state, "north-drum-1")
    do(state, "buy", side="right")
    assert state.silver[A] == 3
    nature(state, "north-gray")
    assert state.silver[A] == 3, "the card beneath comes into view at no cost"
    do(state, "turn_page", side="right")
    nature(state, "north-scarab-1")
    assert state.silver[A] == 2
    assert offered(state, "buy") == set()
    assert why(state, "buy", side="right") == ("silver", "AFN-B3", {"needed": 5, "have": 2})
    do(state, "end_turn")
    assert unfinished(state, A) == {"north-drum-1"}
    assert book(state, "north") == (["north-mask-1", "north-gray"], ["north-scarab-1"], 11)


def neighbours() -> AfricanaBoard:
    """A board with places next door as in the example: Fashoda shows gray and orange, and a4 leads on to Aswan."""
    data: Any = deepcopy(DATA)
    data["places"]["fashoda"]["colours"] = ["gray", "orange"]
    for card in data["expeditions"]:
        if card["id"] == "a4":
            card["target"] = "aswan"
    return GAME.board(data)


def test_handbook_a_short_journey() -> None:
    """AFN-M2 AFN-M3 AFN-M5 AFN-M6 Jonas has a joker, an orange card and 5 silver."""
    state = position(["timbuktu", "portnatal"], ["orange joker"], [5], spaces={1: "a4"}, board=neighbours())
    step(state, "lagos joker", "fashoda orange")
    do(state, "join", expedition="a4")
    assert state.markers[A] == 3
    nature(state, "gray")
    (stepped,) = step(state, "aswan gray")
    assert (stepped.silver, state.silver[A]) == (5, 0)
    do(state, "complete", expedition="a4")
    assert (state.silver[A], state.markers[A]) == (3, 4)
    assert down(state) == "gray orange joker"
    do(state, "end_turn")
    assert discards(state) == "gray orange"
    assert hand(state, A) == "joker"


def three_with_one_card_left(player: Seat) -> AfricanaState:
    """Three people play, the pile holds one card, and that player has just completed two expeditions."""
    at = ["aswan", "portnatal", "napoli"]
    at[player] = "jidda"
    state = position(at, ["", "", ""], joined={"a5": [player], "b9": [player]}, letters=[0, 0, 1], player=player)
    do(state, "complete", expedition="a5")
    do(state, "complete", expedition="b9")
    return state


def test_handbook_the_last_round() -> None:
    """AFN-E4 France empties two spaces: the card goes to the one farther left; Germany has one more turn."""
    state = three_with_one_card_left(B)
    do(state, "end_turn")
    assert nature(state, "c1") == [ExpeditionTurnedUp(expedition="c1", space=2), EndTriggered()]
    assert row(state) == ["a2", "c1", "a8", None, "b6"]
    assert GAME.rules.actors(state) == (C,)
    assert do(state, "end_turn")[-1] == MatchEnded(ending="expeditions")


def test_handbook_had_germany_emptied_these_spaces() -> None:
    """AFN-E4 The match would have ended there and then."""
    state = three_with_one_card_left(C)
    do(state, "end_turn")
    assert nature(state, "c1")[-2:] == [EndTriggered(), MatchEnded(ending="expeditions")]
    assert GAME.rules.actors(state) == ()


# The rulebook


def test_rulebook_what_italy_receives() -> None:
    """AFN-S2 The explorer on its start, 4 markers, the starting money, 1 joker and 1 travel card."""
    state = GAME.setup(BOARD, OPTIONS, 4)
    nature(state, "violet", "gray", "gray", "gray")
    italy = GAME.view(state, None).players[A]
    assert (italy.at, italy.markers, italy.silver, italy.joker, italy.cards) == ("napoli", 4, 2, True, 1)
    assert hand(state, A) == "violet joker"


@pytest.mark.parametrize("seat, start, money", [(0, "napoli", 2), (1, "capetown", 2), (2, "lagos", 3), (3, "jidda", 4)])
def test_rulebook_starting_locations_and_money(seat: int, start: str, money: int) -> None:
    """AFN-S1"""
    state = GAME.setup(BOARD, OPTIONS, 4)
    assert (place(state, Seat(seat)), state.silver[seat]) == (start, money)


def test_rulebook_a_joining_bonus_of_two_silver() -> None:
    """AFN-M5 AFN-C5 The picture: 2 silver coins."""
    state = position(["napoli", "portnatal"], [""], spaces={3: "b3"})
    assert do(state, "join", expedition="b3")[0].silver == 2


def test_rulebook_a_reward_of_three_silver_and_the_card() -> None:
    """AFN-M6 The picture: 3 silver coins and the expedition."""
    state = position(["lagos", "portnatal"], [""], spaces={3: "b3"}, joined={"b3": [A]})
    assert do(state, "complete", expedition="b3")[0].silver == 3
    assert GAME.view(state, None).players[A].expeditions == ("b3",)


def test_rulebook_take_the_magenta_assistant() -> None:
    """AFN-M7 The picture: to continue one's way with it at once."""
    state = position(["aswan", "portnatal"], [""], unfinished=["south-magenta"])
    do(state, "fulfil", adventure="south-magenta")
    assert hand(state, A) == "assistant-magenta"
    step(state, "cairo assistant-magenta")


def test_rulebook_joining_without_moving() -> None:
    """AFN-M5 AFN-M4 A tip: at the start of the turn, on the start of an expedition."""
    state = position(["napoli", "portnatal"], [""], spaces={2: "b3"})
    do(state, "join", expedition="b3")
    do(state, "end_turn")
    assert (state.player, place(state, A)) == (B, "napoli")


def test_rulebook_several_expeditions_with_one_start_or_target() -> None:
    """AFN-M5 AFN-M6 AFN-M8 All of them at once: two from Tripoli, two to Lagos."""
    state = position(
        ["tripoli", "portnatal"], ["orange violet"], spaces={2: "a1", 3: "b7", 5: "b3"}, joined={"b3": [A]}
    )
    do(state, "join", expedition="a1")
    do(state, "join", expedition="b7")
    step(state, "timbuktu orange", "lagos violet")
    do(state, "complete", expedition="a1")
    do(state, "complete", expedition="b3")
    assert state.markers[A] == 3


def test_rulebook_at_most_four_of_five_expeditions() -> None:
    """AFN-M5"""
    joined = {id: [A] for id in ("a2", "a5", "a8", "b9")}
    state = position(["walvisbay", "portnatal"], [""], joined=joined)
    assert why(state, "join", expedition="b6") == ("no-marker", "AFN-M5", {})


def test_rulebook_two_or_three_adventures_in_one_turn() -> None:
    """AFN-B4 A tip for who has lots of money."""
    state = position(["aswan", "portnatal"], [""], [15], north=("north-gray north-violet", "north-mask-1"))
    do(state, "buy", side="left")
    do(state, "buy", side="left")
    do(state, "buy", side="right")
    assert unfinished(state, A) == {"north-gray", "north-violet", "north-mask-1"}
    assert state.silver[A] == 0


def test_rulebook_an_adventure_is_taken_away_from_others() -> None:
    """AFN-B3 AFN-E2 A tip: whoever buys it has it, and may give it up."""
    state = position(["aswan", "portnatal"], [""], [5], north=("", "north-mask-1"))
    do(state, "buy", side="right")
    nature(state, "north-gray")
    do(state, "end_turn")
    assert GAME.view(state, B).players[A].unfinished == ("north-mask-1",)


def test_rulebook_a_changed_colour_for_several_cards() -> None:
    """AFN-M3 As long as one can pay."""
    state = position(["napoli", "portnatal"], ["violet violet"], [10])
    step(state, "cairo violet", "aswan violet")
    assert state.silver[A] == 0


def test_rulebook_points() -> None:
    """AFN-V2 AFN-V3 AFN-V4 Two alike 6, three alike 12, two different 2, four different 10; -5, -10; and extras."""

    def points(adventures: str, **other: Any) -> int:
        parts = score(position(hands=[other.pop("hand", ""), ""], adventures=[adventures], **other), A)
        return parts["total"] - parts.get("artifacts", 0)

    assert points("north-mask-1 south-mask-1") == 6
    assert points("north-mask-1 south-mask-1 south-mask-2") == 12
    assert points("north-mask-1 south-drum-1") == 2
    assert points("north-mask-1 south-drum-1 south-scarab-1 south-amphora-1") == 10
    assert points("north-gray south-gray") == -5
    assert points("north-gray south-gray north-violet") == -10
    assert points("", silver=[10]) == 1
    assert points("", hand="gray violet joker") == 1
    assert points("", unfinished=["north-mask-1 north-gray"]) == 1


def test_rulebook_one_action_only() -> None:
    """AFN-T1 Exactly one of the three."""
    state = position(["aswan", "portnatal"], ["gray"], [5])
    do(state, "draw")
    nature(state, "gray", "gray")
    assert state.player == B
    refusal = GAME.rules.check(state, A, action("step", to="jidda", card="gray"))
    assert refusal is not None
    assert refusal.rule == "AFN-T1"
    assert "draw" in types(state)
