"""Set-up: companies, cards, expeditions and books."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.core.match import Match
from marula.games.africana import GAME
from marula.games.africana.board import COLOURS
from marula.games.africana.events import CardDrawn, ExpeditionTurnedUp, PageTurnedUp
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    OPTIONS,
    A,
    B,
    action,
    book,
    do,
    hand,
    left_in_pile,
    nature,
    outcomes,
    place,
    position,
    row,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
COMPANIES = [("napoli", 2), ("capetown", 2), ("lagos", 3), ("jidda", 4)]
DEALT = ("a1", "a2", "a3", "a4", "a5")
PAGES = ("north-drum-1", "south-gray")


def fresh(seats: int) -> AfricanaState:
    """A match before its first decision."""
    return GAME.setup(BOARD, OPTIONS, seats)


def begun(seats: int) -> AfricanaState:
    """A match whose first player is to play: a gray card each, A1 to A5, a drum and a gray assistant."""
    state = fresh(seats)
    nature(state, *["gray"] * seats, *DEALT, *PAGES)
    return state


# S1


@SEATS
def test_s1_two_to_four_play(seats: int) -> None:
    """AFN-S1"""
    match = Match(GAME, BOARD, {}, seats, bytes(32))
    match.begin()
    assert len(GAME.view(match.state, None).players) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_s1_not_fewer_and_not_more(seats: int) -> None:
    """AFN-S1"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        Match(GAME, BOARD, {}, seats, bytes(32))


@SEATS
def test_s1_the_first_seats_have_the_first_companies(seats: int) -> None:
    """AFN-S1 Italy in Napoli with 2, France in Cape Town with 2, Germany in Lagos with 3, England in Jidda with 4."""
    state = begun(seats)
    assert [(place(state, Seat(seat)), state.silver[seat]) for seat in range(seats)] == COMPANIES[:seats]


def test_s1_companies_and_their_colours() -> None:
    """AFN-S1"""
    assert [(company.id, company.colour) for company in GAME.identities] == [
        ("italy", "white"),
        ("france", "blue"),
        ("germany", "yellow"),
        ("england", "red"),
    ]


@SEATS
def test_s1_the_first_seat_begins_and_turns_go_in_seat_order(seats: int) -> None:
    """AFN-S1 Whatever the dice say."""
    for seed in range(5):
        match = Match(GAME, BOARD, {}, seats, bytes([seed]) * 32)
        match.begin()
        for number in range(2 * seats + 1):
            turn = GAME.rules.turn(match.state)
            assert (turn.seat, turn.number) == (number % seats, number + 1)
            assert GAME.rules.actors(match.state) == (number % seats,)
            match.play(turn.seat, action("end_turn"))


# S2


@SEATS
def test_s2_what_each_player_starts_with(seats: int) -> None:
    """AFN-S2 4 markers, a joker, a travel card; no adventures, nothing completed."""
    state = begun(seats)
    for seat, player in enumerate(GAME.view(state, None).players):
        assert (player.markers, player.joker, player.cards) == (4, True, 1)
        assert set(player.assistants.values()) == {0}
        assert (player.unfinished, player.expeditions, player.adventures) == ((), (), ())
        assert hand(state, Seat(seat)) == "gray joker"


@SEATS
def test_s2_a_travel_card_from_the_pile_for_each_in_turn(seats: int) -> None:
    """AFN-S2 Nature deals them, each from what is left."""
    state = fresh(seats)
    weights = dict.fromkeys(COLOURS, 12)
    for seat, colour in enumerate(["violet", "violet", "gray", "magenta"][:seats]):
        assert GAME.rules.actors(state) == (CHANCE,)
        assert outcomes(state) == weights
        assert nature(state, colour) == [CardDrawn(seat=seat, card=colour)]
        weights[colour] -= 1
    assert [hand(state, Seat(seat)) for seat in range(seats)] == [
        "violet joker",
        "violet joker",
        "gray joker",
        "magenta joker",
    ][:seats]
    assert sum(state.pile) == 60 - seats


def test_s2_nobody_plays_before_all_is_set_up() -> None:
    """AFN-S2 AFN-T2"""
    state = fresh(2)
    for id in ("gray", "gray", *DEALT, *PAGES):
        assert GAME.rules.turn(state).number == 0
        for seat in (A, B):
            assert GAME.rules.legal(state, seat) == []
            assert GAME.rules.check(state, seat, action("draw")) is not None
        nature(state, id)
    assert GAME.rules.turn(state).number == 1
    assert GAME.rules.actors(state) == (A,)


# S3


@pytest.mark.parametrize("seats, removed", [(2, 10), (3, 7), (4, 4)])
def test_s3_c_cards_are_removed(seats: int, removed: int) -> None:
    """AFN-S3 10 with two players, 7 with three, 4 with four, all of them C."""
    state = fresh(seats)
    of_letter = [mask.bit_count() for mask in BOARD.letter_masks]
    assert left_in_pile(state) == {"A": of_letter[0], "B": of_letter[1], "C": of_letter[2] - removed}
    assert state.pile_size() == 34 - removed


def test_s3_they_are_removed_unseen() -> None:
    """AFN-S3 AFN-H1 With the last C card of the pile any C card not seen yet can turn up: those removed among them."""
    state = position(["aswan", "portnatal"], spaces={1: None}, letters=[0, 0, 1])
    do(state, "end_turn")
    assert outcomes(state) == dict.fromkeys([f"c{number}" for number in range(1, 15)], 1)
    nature(state, "c14")
    assert state.pile_size() == 0
    assert state.unseen.bit_count() > 0


def test_s3_a_lies_on_b_and_b_on_c() -> None:
    """AFN-S3 As long as there is an A, no B is turned up, and no C as long as there is a B."""
    state = position(["aswan", "portnatal"], spaces={1: None, 2: None, 3: None}, letters=[1, 1, 1])
    do(state, "end_turn")
    for letter in "abc":
        assert outcomes(state)
        assert all(id.startswith(letter) for id in outcomes(state))
        nature(state, max(outcomes(state)))


@SEATS
def test_s3_five_are_dealt_from_left_to_right(seats: int) -> None:
    """AFN-S3 All of them A."""
    state = fresh(seats)
    nature(state, *["gray"] * seats)
    for space, id in enumerate(("a8", "a3", "a1", "a6", "a2"), 1):
        assert outcomes(state) == {f"a{number}": 1 for number in range(1, 9) if f"a{number}" not in row(state)}, (
            "shuffled, and none twice"
        )
        assert nature(state, id) == [ExpeditionTurnedUp(expedition=id, space=space)]
    assert row(state) == ["a8", "a3", "a1", "a6", "a2"]
    assert state.joined == [0] * 5
    assert left_in_pile(state)["A"] == 3


# S4


def test_s4_the_top_page_of_each_book_shows_from_the_start() -> None:
    """AFN-S4 One of fifteen, on the right; the left is empty."""
    state = fresh(2)
    nature(state, "gray", "gray", *DEALT)
    for side, id in zip(("north", "south"), PAGES, strict=True):
        assert outcomes(state) == {card.id: 1 for card in BOARD.adventures if card.id.startswith(side)}
        assert nature(state, id) == [PageTurnedUp(book=side, adventure=id)]
    assert book(state, "north") == ([], ["north-drum-1"], 14)
    assert book(state, "south") == ([], ["south-gray"], 14)
    assert GAME.rules.outcomes(state) == []


def test_s4_only_the_top_pages_are_visible() -> None:
    """AFN-S4 AFN-H1 Of the other pages nobody knows more than that they are there."""
    seen = GAME.view(begun(2), A)
    assert {name: (shown.left, shown.right, shown.unseen) for name, shown in seen.books.items()} == {
        "north": ((), ("north-drum-1",), 14),
        "south": ((), ("south-gray",), 14),
    }


def test_s4_unseen_pages_lie_at_the_bottom_of_the_right_side() -> None:
    """AFN-S4 Pages turned back lie on top of them: there is nothing new beneath until they are gone again."""
    state = position(["aswan", "portnatal"], [""], [9], north=("north-drum-1 north-gray", "north-mask-1"))
    do(state, "turn_page", side="left")
    do(state, "turn_page", side="left")
    assert book(state, "north") == ([], ["north-mask-1", "north-gray", "north-drum-1"], 12)
    for _ in range(2):
        assert do(state, "turn_page", side="right")
        assert GAME.rules.outcomes(state) == [], "known pages"
    do(state, "turn_page", side="right")
    assert len(outcomes(state)) == 12
    nature(state, "north-orange")
    assert book(state, "north") == (["north-drum-1", "north-gray", "north-mask-1"], ["north-orange"], 11)


def test_nature_alone_deals() -> None:
    """AFN-H1 A player can't say what turns up, and nature can't say anything when it isn't asked."""
    state = fresh(2)
    for seat, id in [(A, "gray"), (B, "gray")]:
        refusal = GAME.rules.check(state, seat, action("deal_card", card=id))
        assert refusal is not None
        assert refusal.wire() == {"key": "africana-refusal-nature", "rule": "AFN-H1", "values": {}}
    state = begun(2)
    for type, fields in [
        ("deal_card", {"card": "gray"}),
        ("turn_up_expedition", {"expedition": "a6"}),
        ("turn_up_page", {"adventure": "north-mask-1"}),
        ("draw", {}),
        ("end_turn", {}),
    ]:
        refusal = GAME.rules.check(state, CHANCE, action(type, **fields))
        assert refusal is not None
        assert refusal.key == "africana-refusal-nature"


def test_nature_turns_up_only_what_can_be_there() -> None:
    """AFN-S3 AFN-S4 Not a B before the A, not a page of the other book, not a card twice."""
    state = fresh(2)
    nature(state, "gray", "gray")
    for wrong in ("b1", "c1"):
        assert GAME.rules.check(state, CHANCE, action("turn_up_expedition", expedition=wrong)) is not None
    nature(state, *DEALT)
    assert GAME.rules.check(state, CHANCE, action("turn_up_page", adventure="south-gray")) is not None
    assert GAME.rules.check(state, CHANCE, action("turn_up_expedition", expedition="a6")) is not None
