"""Draw: train and terrain cards, face up and blind."""

import pytest

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.events import (
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    HiddenCardDrawn,
    NoSecondCard,
    PileShuffled,
    TerrainDrawn,
    TerrainTaken,
    TerrainTurnedUp,
    TrainsChanged,
)
from marula.games.heart_of_africa.tests.positions import (
    A,
    B,
    C,
    claim,
    discards,
    do,
    face_up,
    hand,
    in_front,
    nature,
    outcomes,
    position,
    takes,
    terrain_discards,
    terrain_face_up,
    types,
    why,
)

ALL_SPACES = {f"train {space}" for space in range(1, 6)} | {"terrain 1", "terrain 2"}


# D1


def test_d1_two_cards_and_the_turn_is_over() -> None:
    """HOA-D1 Each a train or a terrain card, face up or blind."""
    state = position()
    assert takes(state) == {*ALL_SPACES, "train", "terrain"}
    do(state, "take_train", space=2)
    nature(state, "red")
    assert takes(state) == {*ALL_SPACES, "train", "terrain"}
    assert GAME.rules.actors(state) == (A,)
    do(state, "take_terrain", space=1)
    nature(state, "mountain")
    assert GAME.rules.actors(state) == (B,)
    assert hand(state, A) == "white"
    assert in_front(state, A) == "desert"


@pytest.mark.parametrize("first", ["take_train", "draw_train", "take_terrain", "draw_terrain"])
@pytest.mark.parametrize("second", ["take_train", "draw_train", "take_terrain", "draw_terrain"])
def test_d1_every_pair(first: str, second: str) -> None:
    """HOA-D1"""
    state = position()
    for type in (first, second):
        assert GAME.rules.actors(state) == (A,)
        do(state, type, **({"space": 1} if "take" in type else {}))
        nature(state, "red" if "train" in type else "mountain")
    assert GAME.rules.actors(state) == (B,)
    assert GAME.rules.turn(state).number == 2
    cards = len(hand(state, A).split()), len(in_front(state, A).split())
    trains = [first, second].count("take_train") + [first, second].count("draw_train")
    assert cards == (trains, 2 - trains)


def test_d1_a_face_up_card_is_replaced_at_once() -> None:
    """HOA-D1 On its own space; the second card is chosen after seeing it, and may be it."""
    state = position()
    assert do(state, "take_train", space=3) == [CardTaken(seat=A, card="blue", space=3)]
    assert face_up(state) == "purple white - yellow orange"
    assert nature(state, "black") == [CardTurnedUp(card="black", space=3)]
    assert do(state, "take_train", space=3) == [CardTaken(seat=A, card="black", space=3)]
    nature(state, "green")
    assert hand(state, A) == "blue black"
    assert face_up(state) == "purple white green yellow orange"


def test_d1_a_face_up_terrain_card_is_replaced_at_once() -> None:
    """HOA-D1"""
    state = position()
    assert do(state, "take_terrain", space=2) == [TerrainTaken(seat=A, terrain="jungle", space=2)]
    assert terrain_face_up(state) == "desert -"
    assert nature(state, "mountain") == [TerrainTurnedUp(terrain="mountain", space=2)]
    do(state, "take_terrain", space=2)
    assert in_front(state, A) == "jungle mountain"


def test_d1_a_blind_card_comes_from_the_pile() -> None:
    """HOA-D1 HOA-H1 Any of those in it; others learn that it was drawn. The spaces stay as they are."""
    state = position(["red", ""], pile="red red green")
    do(state, "draw_train")
    assert outcomes(state) == {"red": 2, "green": 1}
    told = nature(state, "green")
    assert told == [CardDrawn(seat=A, card="green")]
    assert GAME.redact(told[0], B) == GAME.redact(told[0], None) == HiddenCardDrawn(seat=A)
    assert GAME.redact(told[0], A) == told[0]
    assert hand(state, A) == "red green"
    assert face_up(state) == "purple white blue yellow orange"


def test_d1_the_second_card_must_be_taken() -> None:
    """HOA-D1 Nothing else is possible in between, and the turn can't be ended."""
    state = position(["black red red", ""])
    do(state, "take_terrain", space=1)
    nature(state, "desert")
    assert types(state) == {"take_train", "draw_train", "take_terrain", "draw_terrain"}
    for type in ("draw_tickets", "pass"):
        assert why(state, type) == ("second-card", "HOA-D1", {})
    fields = {"locomotives": 0, "terrain_cards": 0, "terrain_locomotives": 0}
    assert why(state, "claim", lane="acacia/baobab", card="black", **fields) == ("second-card", "HOA-D1", {})
    assert why(state, "keep", chosen="1") == ("nothing-drawn", "HOA-K1", {})


def test_d1_nobody_acts_before_the_replacement_is_there() -> None:
    """HOA-D1"""
    state = position()
    do(state, "take_train", space=1)
    assert why(state, "take_train", space=2) == ("nature-first", "HOA-D1", {})


# D2


def test_d2_a_face_up_locomotive_is_the_only_card() -> None:
    """HOA-D2 Nothing follows it."""
    state = position(spaces="locomotive white blue yellow orange")
    do(state, "take_train", space=1)
    nature(state, "red")
    assert hand(state, A) == "locomotive"
    assert GAME.rules.actors(state) == (B,)


@pytest.mark.parametrize("first", ["take_train", "draw_train", "take_terrain", "draw_terrain"])
def test_d2_a_face_up_locomotive_is_not_the_second_card(first: str) -> None:
    """HOA-D2 After a terrain card either."""
    state = position(spaces="white locomotive blue yellow orange")
    do(state, first, **({"space": 1} if "take" in first else {}))
    nature(state, "red" if "train" in first else "mountain")
    assert why(state, "take_train", space=2) == ("second-locomotive", "HOA-D2", {})
    assert takes(state) == {*ALL_SPACES, "train", "terrain"} - {"train 2"}


def test_d2_a_locomotive_that_replaces_the_first_card_is_not_taken_either() -> None:
    """HOA-D2"""
    state = position()
    do(state, "take_train", space=4)
    nature(state, "locomotive")
    assert why(state, "take_train", space=4) == ("second-locomotive", "HOA-D2", {})


def test_d2_blind_locomotives_are_free_of_this() -> None:
    """HOA-D2 As the first card and as the second."""
    state = position()
    do(state, "draw_train")
    nature(state, "locomotive")
    assert GAME.rules.actors(state) == (A,)
    do(state, "draw_train")
    nature(state, "locomotive")
    assert hand(state, A) == "locomotive locomotive"
    assert GAME.rules.actors(state) == (B,)


def test_d2_only_face_up_locomotives_are_left_for_the_second_card() -> None:
    """HOA-D2 The turn ends."""
    state = position(spaces="locomotive locomotive red - -", pile="", terrain_spaces="- -", terrain_pile="", layers=[])
    assert takes(state) == {"train 1", "train 2", "train 3"}
    assert do(state, "take_train", space=3)[-1] == NoSecondCard(seat=A)
    assert GAME.rules.actors(state) == (B,)
    assert takes(state) == {"train 1", "train 2"}, "as a first card it may be taken"


# D3


def test_d3_terrain_cards_lie_in_front_of_their_owner() -> None:
    """HOA-D3 HOA-H1 Public, taken or drawn, and by type."""
    state = position(terrain=["jungle", "mountain desert mountain"])
    do(state, "draw_terrain")
    told = nature(state, "jungle")
    assert told == [TerrainDrawn(seat=A, terrain="jungle")]
    for seat in (A, B, None):
        assert GAME.redact(told[0], seat) == told[0]
        seen = GAME.view(state, seat).players
        assert seen[A].terrain == {"desert": 0, "jungle": 2, "mountain": 0}
        assert seen[B].terrain == {"desert": 1, "jungle": 0, "mountain": 2}


def test_g2_no_limit_on_cards_held() -> None:
    """HOA-G2 Whoever has half of all cards may draw on."""
    many = " ".join(["red"] * 10 + ["green"] * 12 + ["black"] * 12 + ["white"] * 11 + ["locomotive"] * 10)
    state = position([many, ""], terrain=[" ".join(["desert"] * 14 + ["jungle"] * 14 + ["mountain"] * 13)])
    do(state, "draw_train")
    nature(state, "red")
    do(state, "draw_terrain")
    nature(state, "mountain")
    assert len(hand(state, A).split()) == 56
    assert len(in_front(state, A).split()) == 42
    assert GAME.rules.actors(state) == (B,)


# G4


def test_g4_an_empty_pile_is_shuffled_only_when_a_card_has_to_come() -> None:
    """HOA-G4 Not when the last card is drawn, but for the next."""
    state = position(pile="red", discards="green green blue")
    do(state, "draw_train")
    assert nature(state, "red") == [CardDrawn(seat=A, card="red")]
    assert (sum(state.pile), discards(state)) == (0, "blue green green")
    assert do(state, "draw_train") == [PileShuffled(pile="train", count=3)]
    assert outcomes(state) == {"green": 2, "blue": 1}
    nature(state, "green")
    assert (sum(state.pile), discards(state)) == (2, "")


def test_g4_a_reshuffle_in_the_middle_of_a_draw_for_a_face_up_card() -> None:
    """HOA-G4 The replacement comes from the new pile."""
    state = position(pile="red", discards="green black")
    do(state, "draw_train")
    nature(state, "red")
    told = do(state, "take_train", space=1)
    assert told == [CardTaken(seat=A, card="purple", space=1), PileShuffled(pile="train", count=2)]
    assert outcomes(state) == {"green": 1, "black": 1}
    nature(state, "green")
    assert GAME.rules.actors(state) == (B,)


def test_g4_terrain_cards_have_a_pile_and_discards_of_their_own() -> None:
    """HOA-G4 In the middle of a draw too."""
    state = position(pile="red", terrain_pile="desert", terrain_discards="jungle mountain mountain", discards="green")
    do(state, "draw_terrain")
    assert nature(state, "desert") == [TerrainDrawn(seat=A, terrain="desert")]
    assert terrain_discards(state) == "jungle mountain mountain"
    assert do(state, "draw_terrain") == [PileShuffled(pile="terrain", count=3)]
    assert outcomes(state) == {"jungle": 1, "mountain": 2}
    nature(state, "jungle")
    assert discards(state) == "green"


def test_g4_terrain_spaces_are_filled_after_a_reshuffle() -> None:
    """HOA-G4"""
    state = position(terrain_pile="", terrain_discards="mountain")
    told = do(state, "take_terrain", space=1)
    assert told == [TerrainTaken(seat=A, terrain="desert", space=1), PileShuffled(pile="terrain", count=1)]
    nature(state, "mountain")
    assert terrain_face_up(state) == "mountain jungle"


def test_g4_a_space_that_cannot_be_filled_stays_open() -> None:
    """HOA-G4 It is filled right after the next claim, with what was paid."""
    state = position(["black", "black"], pile="", spaces="red green blue white white")
    do(state, "take_train", space=1)
    assert face_up(state) == "- green blue white white"
    assert why(state, "take_train", space=1) == ("open-space", "HOA-G4", {})
    assert why(state, "draw_train") == ("no-train-cards", "HOA-G4", {})
    do(state, "take_train", space=2)
    assert face_up(state) == "- - blue white white"
    told = claim(state, "acacia/baobab", "black")
    assert told[-1] == PileShuffled(pile="train", count=1)
    assert outcomes(state) == {"black": 1}
    assert nature(state, "black") == [CardTurnedUp(card="black", space=1)]
    assert face_up(state) == "black - blue white white"
    assert GAME.rules.actors(state) == (A,)


def test_g4_open_terrain_spaces_are_filled_after_a_doubling() -> None:
    """HOA-G4 Terrain cards that were spent come back."""
    state = position(
        ["black", ""], terrain=["mountain"], terrain_spaces="- -", terrain_pile="", pile="", spaces="- - - - -"
    )
    assert why(state, "take_terrain", space=1) == ("open-space", "HOA-G4", {})
    assert why(state, "draw_terrain") == ("no-terrain-cards", "HOA-G4", {})
    claim(state, "acacia/baobab", "black", 0, 1)
    nature(state, "black", "mountain")
    assert (face_up(state), terrain_face_up(state)) == ("black - - - -", "mountain -")
    assert (sum(state.pile), discards(state), terrain_discards(state)) == (0, "", "")


def test_g4_nothing_is_left_for_the_second_card() -> None:
    """HOA-G4 The turn ends after one."""
    state = position(spaces="red - - - -", pile="", terrain_spaces="- -", terrain_pile="")
    told = do(state, "take_train", space=1)
    assert told == [CardTaken(seat=A, card="red", space=1), NoSecondCard(seat=A)]
    assert GAME.rules.actors(state) == (B,)


def test_g4_nothing_is_left_after_a_blind_card() -> None:
    """HOA-G4 The last card of all."""
    state = position(spaces="- - - - -", pile="", terrain_spaces="- -", terrain_pile="", discards="")
    state.terrain_discards[0] = 1
    do(state, "draw_terrain")
    assert nature(state, "desert")[-1] == NoSecondCard(seat=A)
    assert GAME.rules.actors(state) == (B,)


def test_g4_where_nothing_at_all_is_left_draw_is_not_offered() -> None:
    """HOA-G4"""
    state = position(["black", ""], spaces="- - - - -", pile="", terrain_spaces="- -", terrain_pile="")
    assert takes(state) == set()
    assert types(state) == {"claim", "draw_tickets"}


# G3


def test_g3_three_locomotives_face_up_are_changed() -> None:
    """HOA-G3 All five are discarded, five new ones turned, in the middle of a draw; the second card comes after."""
    state = position(spaces="locomotive locomotive blue yellow orange")
    do(state, "take_train", space=5)
    told = nature(state, "locomotive")
    assert told == [CardTurnedUp(card="locomotive", space=5), TrainsChanged(count=5)]
    assert discards(state) == "blue yellow locomotive locomotive locomotive"
    nature(state, "red", "red", "red", "red", "black")
    assert face_up(state) == "red red red red black"
    assert GAME.rules.actors(state) == (A,)
    assert hand(state, A) == "orange"


def test_g3_two_stay() -> None:
    """HOA-G3"""
    state = position(spaces="locomotive red blue yellow orange")
    do(state, "take_train", space=5)
    nature(state, "locomotive")
    assert face_up(state) == "locomotive red blue yellow locomotive"
    assert GAME.rules.actors(state) == (A,)


def test_g3_checked_again_after_a_change() -> None:
    """HOA-G3 Until the third change in a row: then they stay, and the turn goes on."""
    state = position(spaces="locomotive locomotive blue yellow orange")
    do(state, "take_train", space=5)
    nature(state, "locomotive")
    for _ in range(2):
        assert nature(state, *["locomotive"] * 3, "red", "red")[-1] == TrainsChanged(count=5)
    assert TrainsChanged(count=5) not in nature(state, *["locomotive"] * 3, "red", "red")
    assert face_up(state) == "locomotive locomotive locomotive red red"
    assert GAME.rules.actors(state) == (A,)


def test_g3_after_the_third_change_they_are_looked_at_with_the_next_card() -> None:
    """HOA-G3 A new card face up is a new beginning; a blind one and a terrain card leave them as they are."""
    state = position(spaces="locomotive locomotive blue yellow orange")
    do(state, "take_train", space=5)
    nature(state, "locomotive")
    for _ in range(3):
        nature(state, *["locomotive"] * 3, "red", "red")
    do(state, "draw_train")
    nature(state, "green")
    do(state, "take_terrain", space=1)
    nature(state, "desert")
    assert face_up(state) == "locomotive locomotive locomotive red red"
    do(state, "take_train", space=5)
    assert nature(state, "green")[-1] == TrainsChanged(count=5)


def test_g3_they_stay_when_fewer_than_five_cards_are_left() -> None:
    """HOA-G3 Pile and discards together; public facts decide."""
    state = position(spaces="locomotive locomotive blue yellow orange", pile="locomotive red red", discards="red red")
    do(state, "take_train", space=5)
    told = nature(state, "locomotive")
    assert TrainsChanged(count=5) not in told
    assert face_up(state) == "locomotive locomotive blue yellow locomotive"
    state = position(
        spaces="locomotive locomotive blue yellow orange", pile="locomotive red red", discards="red red red"
    )
    do(state, "take_train", space=5)
    assert nature(state, "locomotive")[-1] == TrainsChanged(count=5)


def test_g3_checked_again_after_every_claim() -> None:
    """HOA-G3 What was paid makes five: before the next turn the cards are changed, those just paid among the new."""
    state = position(
        ["black", "green green green green"], spaces="locomotive locomotive locomotive red red", pile="", discards=""
    )
    claim(state, "acacia/baobab", "black")
    assert face_up(state) == "locomotive locomotive locomotive red red", "one card is not enough"
    assert GAME.rules.actors(state) == (B,)
    assert TrainsChanged(count=5) in claim(state, "acacia/ebony", "green")
    assert outcomes(state) == {"black": 1, "green": 4, "red": 2, "locomotive": 3}
    nature(state, "black", "green", "green", "green", "green")
    assert GAME.rules.actors(state) == (A,)


def test_g3_checked_only_when_all_five_are_up() -> None:
    """HOA-G3 Not while a space is open, however many locomotives there are."""
    state = position(["black", ""], spaces="locomotive locomotive locomotive locomotive -", pile="")
    told = claim(state, "acacia/baobab", "black")
    assert TrainsChanged(count=5) not in told
    nature(state, "black")
    assert face_up(state) == "locomotive locomotive locomotive locomotive black"
    assert GAME.rules.actors(state) == (B,)


def test_g3_a_locomotive_taken_face_up_is_replaced_and_looked_at() -> None:
    """HOA-G3 HOA-D2 The turn is over after the change."""
    state = position(hands=("", "", ""), spaces="locomotive locomotive locomotive red red", player=C)
    do(state, "take_train", space=1)
    assert nature(state, "locomotive")[-1] == TrainsChanged(count=5)
    nature(state, "red", "red", "white", "white", "white")
    assert GAME.rules.actors(state) == (A,)
