"""Buying: which book, turning pages, what cards cost."""

import pytest

from marula.core.match import Match
from marula.core.stream import Stream
from marula.games.africana import GAME
from marula.games.africana.board import SIDES
from marula.games.africana.events import AdventureBought, PageTurned, PageTurnedUp
from marula.games.africana.state import AfricanaState
from marula.games.africana.tests.positions import (
    BOARD,
    A,
    B,
    action,
    book,
    do,
    match_from,
    nature,
    offered,
    outcomes,
    played,
    position,
    types,
    unfinished,
    why,
)

OPEN = ("north-drum-1 north-gray", "north-mask-1 north-violet")
"""Two pages on the left, the gray assistant on top; two seen on the right, the violet assistant on top."""


def reading(silver: int, *, north: tuple[str, str] = OPEN, hidden: str | None = None) -> AfricanaState:
    """A in the north with so much silver."""
    return position(
        ["aswan", "portnatal"],
        ["", ""],
        [silver, 20],
        north=north,
        hidden=None if hidden is None else {"north": hidden},
    )


def unseen(state: AfricanaState) -> set[str]:
    """What nature can turn up."""
    return set(outcomes(state))


# B1


@pytest.mark.parametrize("id", sorted(BOARD.place_of))
def test_b1_the_book_of_the_hemisphere_one_stands_in(id: str) -> None:
    """AFN-B1 Both for turning and for buying, at each of the 22 places."""
    name = SIDES[BOARD.places[BOARD.place_of[id]].side]
    state = position([id, "portnatal"], [""], [5])
    do(state, "turn_page", side="right")
    assert all(page.startswith(name) for page in unseen(state))
    state = position([id, "portnatal"], [""], [5])
    do(state, "buy", side="right")
    assert unfinished(state, A) == {f"{name}-mask-1"}


def test_b1_the_other_book_is_left_alone() -> None:
    """AFN-B1 It can't be named: an action says the side, the place says the book."""
    state = position(["aswan", "portnatal"], [""], [20], north=("", ""), hidden={"north": ""})
    assert book(state, "south") == ([], ["south-mask-1"], 14)
    assert not types(state) & {"turn_page", "buy"}
    for type, rule in (("turn_page", "AFN-B2"), ("buy", "AFN-B3")):
        assert why(state, type, side="right") == ("side-empty", rule, {"book": "north", "side": "right"})


def test_b1_one_book_per_action() -> None:
    """AFN-B1 AFN-T1 Nobody crosses the equator while buying."""
    state = position(["lagos", "portnatal"], ["joker gray turquoise"], [20])
    do(state, "buy", side="right")
    nature(state, "north-drum-1")
    assert why(state, "step", to="leopoldville", card="gray") == ("buying", "AFN-T1", {})
    assert book(state, "south") == ([], ["south-mask-1"], 14)


def test_b1_after_a_journey_the_other_book_is_at_hand() -> None:
    """AFN-B1"""
    state = position(["lagos", "lagos"], ["gray", ""])
    do(state, "step", to="leopoldville", card="gray")
    do(state, "end_turn")
    do(state, "end_turn")
    do(state, "turn_page", side="right")
    assert all(page.startswith("south") for page in unseen(state))


# B2


def test_b2_a_page_goes_from_the_top_of_one_side_to_the_top_of_the_other() -> None:
    """AFN-B2 From right to left."""
    state = reading(0)
    assert do(state, "turn_page", side="right") == [
        PageTurned(seat=A, book="north", side="right", adventure="north-violet", silver=0)
    ]
    assert book(state, "north") == (["north-drum-1", "north-gray", "north-violet"], ["north-mask-1"], 11)


def test_b2_either_direction() -> None:
    """AFN-B2 From left to right."""
    state = reading(0)
    assert do(state, "turn_page", side="left") == [
        PageTurned(seat=A, book="north", side="left", adventure="north-gray", silver=0)
    ]
    assert book(state, "north") == (["north-drum-1"], ["north-mask-1", "north-violet", "north-gray"], 11)


def test_b2_an_empty_side_has_nothing_to_turn() -> None:
    """AFN-B2 The left at the start, and the right when all is on the left."""
    state = reading(9, north=("", "north-mask-1"))
    assert offered(state, "turn_page") == {"right"}
    assert why(state, "turn_page", side="left") == ("side-empty", "AFN-B2", {"book": "north", "side": "left"})
    state = reading(9, north=("north-drum-1", "north-mask-1"), hidden="")
    do(state, "turn_page", side="right")
    assert book(state, "north") == (["north-drum-1", "north-mask-1"], [], 0)
    assert GAME.rules.outcomes(state) == [], "there is nothing to show"
    assert offered(state, "turn_page") == {"left"}
    assert why(state, "turn_page", side="right") == ("side-empty", "AFN-B2", {"book": "north", "side": "right"})


@pytest.mark.parametrize("first", ["left", "right"])
@pytest.mark.parametrize("second", ["left", "right"])
def test_b2_the_first_page_is_free_and_each_further_one_costs_a_silver(first: str, second: str) -> None:
    """AFN-B2 Whichever the directions."""
    state = reading(2)
    prices = [event.silver for side in (first, second) for event in do(state, "turn_page", side=side)]
    assert prices == [0, 1]
    assert state.silver[A] == 1


def test_b2_the_third_costs_one_silver_too() -> None:
    """AFN-B2 Each further one."""
    state = reading(2)
    for silver in (2, 1, 0):
        do(state, "turn_page", side="left" if silver == 2 else "right")
        assert state.silver[A] == silver
        if GAME.rules.outcomes(state):
            nature(state, "north-orange")
    assert why(state, "turn_page", side="left") == ("silver", "AFN-B2", {"needed": 1, "have": 0})


def test_b2_without_silver_one_page_can_be_turned() -> None:
    """AFN-B2"""
    state = reading(0)
    do(state, "turn_page", side="right")
    for side in ("left", "right"):
        assert why(state, "turn_page", side=side) == ("silver", "AFN-B2", {"needed": 1, "have": 0})
    assert types(state) == {"end_turn"}


@pytest.mark.parametrize("side", ["left", "right"])
def test_b2_the_first_page_is_free_after_a_purchase_too(side: str) -> None:
    """AFN-B2 AFN-B3 Buying is not a page; in either direction."""
    state = reading(5)
    do(state, "buy", side="left")
    assert state.silver[A] == 0
    (turned,) = do(state, "turn_page", side=side)
    assert turned.silver == 0


def test_b2_a_purchase_between_makes_no_page_free() -> None:
    """AFN-B2 One free page per action, not per purchase."""
    state = reading(7)
    do(state, "turn_page", side="left")
    do(state, "buy", side="right")
    (turned,) = do(state, "turn_page", side="right")
    assert turned.silver == 1
    assert state.silver[A] == 1


def test_b2_the_first_page_of_the_next_action_is_free_again() -> None:
    """AFN-B2 Of one's own and of the next player."""
    state = position(["aswan", "aswan"], ["", ""], [0, 0], north=OPEN)
    for _ in range(4):
        (turned,) = do(state, "turn_page", side="left" if state.left[0] else "right")
        assert turned.silver == 0
        do(state, "end_turn")


# B3


def test_b3_a_card_costs_five_silver() -> None:
    """AFN-B3"""
    state = reading(6)
    assert do(state, "buy", side="right") == [
        AdventureBought(seat=A, book="north", side="right", adventure="north-violet", silver=5)
    ]
    assert state.silver[A] == 1
    assert unfinished(state, A) == {"north-violet"}
    assert book(state, "north") == (["north-drum-1", "north-gray"], ["north-mask-1"], 11)


def test_b3_of_either_side() -> None:
    """AFN-B3"""
    state = reading(5)
    assert offered(state, "buy") == {"left", "right"}
    do(state, "buy", side="left")
    assert unfinished(state, A) == {"north-gray"}
    assert book(state, "north") == (["north-drum-1"], ["north-mask-1", "north-violet"], 11)


@pytest.mark.parametrize("silver", range(5))
def test_b3_not_for_less(silver: int) -> None:
    """AFN-B3"""
    state = reading(silver)
    assert offered(state, "buy") == set()
    assert why(state, "buy", side="right") == ("silver", "AFN-B3", {"needed": 5, "have": silver})


def test_b3_an_empty_side_has_nothing_to_buy() -> None:
    """AFN-B3"""
    state = reading(9, north=("", "north-mask-1"))
    assert offered(state, "buy") == {"right"}
    assert why(state, "buy", side="left") == ("side-empty", "AFN-B3", {"book": "north", "side": "left"})


def test_b3_the_card_beneath_becomes_visible_at_no_cost() -> None:
    """AFN-B3 Nature decides which of the unseen pages it is; nothing is paid."""
    state = reading(5, north=("", "north-mask-1"))
    do(state, "buy", side="right")
    assert len(unseen(state)) == 14
    assert set(outcomes(state).values()) == {1}
    assert nature(state, "north-orange") == [PageTurnedUp(book="north", adventure="north-orange")]
    assert state.silver[A] == 0
    assert book(state, "north") == ([], ["north-orange"], 13)


def test_b3_what_lies_beneath_on_the_left_is_known() -> None:
    """AFN-B3 AFN-S4 Nature has nothing to decide."""
    state = reading(10)
    do(state, "buy", side="left")
    assert GAME.rules.outcomes(state) == []
    do(state, "buy", side="left")
    assert unfinished(state, A) == {"north-gray", "north-drum-1"}
    assert offered(state, "turn_page") == {"right"}


def test_b3_buying_the_last_card_leaves_an_empty_book() -> None:
    """AFN-B3"""
    state = reading(20, north=("", "north-mask-1"), hidden="")
    do(state, "buy", side="right")
    assert book(state, "north") == ([], [], 0)
    assert GAME.rules.outcomes(state) == []
    assert types(state) == {"end_turn"}


def test_b3_a_card_is_bought_once() -> None:
    """AFN-B3 It has left the book, and what nature turns up next is another one."""
    state = reading(20, north=("", "north-mask-1"))
    do(state, "buy", side="right")
    assert "north-mask-1" not in unseen(state)


# B4


def test_b4_pages_and_purchases_in_any_order_and_number() -> None:
    """AFN-B4 Buy, turn, buy, turn, turn, buy, while the money lasts."""
    state = reading(17)
    bought = []
    for deed in ("buy left", "turn_page right", "buy left", "turn_page left", "turn_page right", "buy right"):
        type, side = deed.split()
        for event in do(state, type, side=side):
            if isinstance(event, AdventureBought):
                bought.append(event.adventure)
        if GAME.rules.outcomes(state):
            nature(state, sorted(unseen(state))[0])
    assert bought[:2] == ["north-gray", "north-violet"]
    assert len(bought) == len(unfinished(state, A)) == 3
    assert state.silver[A] == 17 - 3 * 5 - 2
    assert types(state) == {"end_turn"}


def test_b4_buying_nothing_is_allowed() -> None:
    """AFN-B4 With money enough for all."""
    state = reading(20)
    do(state, "turn_page", side="left")
    do(state, "turn_page", side="left")
    do(state, "end_turn")
    assert unfinished(state, A) == set()
    assert state.silver[A] == 19


def test_b4_more_than_three_adventures_while_buying() -> None:
    """AFN-B4 AFN-E2 Five in one action: the limit is looked at later."""
    state = reading(25)
    for side in ("left", "left", "right", "right"):
        do(state, "buy", side=side)
    nature(state, "north-orange")
    do(state, "buy", side="right")
    nature(state, "north-magenta")
    assert len(unfinished(state, A)) == 5
    assert state.silver[A] == 0


# B5


def test_b5_a_book_stays_as_it_is_left() -> None:
    """AFN-B5 Between turns, also while the other book is used."""
    state = reading(0)
    do(state, "turn_page", side="right")
    left = book(state, "north")
    do(state, "end_turn")
    do(state, "turn_page", side="right")
    nature(state, "south-gray")
    do(state, "buy", side="left")
    do(state, "end_turn")
    assert book(state, "north") == left


def test_b5_the_next_player_finds_the_book_as_it_is() -> None:
    """AFN-B5"""
    state = position(["aswan", "cairo"], ["", ""], [0, 5], north=OPEN)
    do(state, "turn_page", side="left")
    do(state, "end_turn")
    do(state, "buy", side="right")
    assert unfinished(state, B) == {"north-gray"}


def test_b5_all_see_every_page_that_is_turned() -> None:
    """AFN-B5 Everybody's events and views are the same."""
    state = reading(0, north=("", "north-mask-1"))
    events = do(state, "turn_page", side="right") + nature(state, "north-gray")
    assert [event.type for event in events] == ["page_turned", "page_turned_up"]
    for seat in (None, A, B):
        assert [GAME.redact(event, seat) for event in events] == events
        assert GAME.view(state, seat).books["north"].right == ("north-gray",)
        assert GAME.view(state, seat).books["north"].left == ("north-mask-1",)


# B6


def play(match: Match, type: str, **fields: str) -> None:
    """The player whose turn it is takes an action."""
    match.play(match.state.player, action(type, **fields))


def test_b6_the_card_beneath_is_not_known_when_one_decides() -> None:
    """AFN-B6 AFN-H1 It isn't even decided: matches with different dice look the same until the page is turned."""
    state = reading(5, north=("", "north-mask-1"))
    shown = set()
    for seed in range(12):
        match = match_from(state)
        match.stream = Stream(bytes([seed]) * 32)
        assert GAME.view(match.state, A) == GAME.view(state, A)
        play(match, "turn_page", side="right")
        shown |= set(book(match.state, "north")[1])
    assert len(shown) > 3


@pytest.mark.parametrize("type", ["turn_page", "buy"])
def test_b6_what_showed_a_new_page_cannot_be_undone(type: str) -> None:
    """AFN-B6 A page turned or a card bought; with what came before."""
    match = match_from(reading(9, north=("north-drum-1", "north-mask-1")))
    play(match, "turn_page", side="left")
    play(match, "turn_page", side="right")
    assert match.can_undo(A)
    play(match, type, side="right")
    assert not match.can_undo(A)
    assert match.undo(A) is None
    assert match.restart_turn(A) == 0


def test_b6_known_pages_can_be_turned_back_and_that_undone() -> None:
    """AFN-B6 Nothing new was shown: leafing and buying among known pages."""
    match = match_from(reading(9))
    before = match.state.snapshot()
    play(match, "turn_page", side="left")
    play(match, "turn_page", side="left")
    play(match, "turn_page", side="right")
    play(match, "buy", side="left")
    assert match.restart_turn(A) == 4
    assert match.state.snapshot() == before


def test_b6_after_a_new_page_known_ones_can_be_turned_and_that_undone() -> None:
    """AFN-B6 Down to the new page, and no further."""
    match = match_from(reading(9, north=("", "north-mask-1")))
    play(match, "turn_page", side="right")
    shown = match.state.snapshot()
    play(match, "turn_page", side="left")
    play(match, "buy", side="right")
    assert match.restart_turn(A) == 2
    assert match.state.snapshot() == shown


def test_b6_a_draw_cannot_be_undone() -> None:
    """AFN-B6 Nor while cards are to be discarded after it."""
    match = match_from(position(["aswan", "portnatal"], ["gray gray gray violet joker"]))
    play(match, "draw")
    assert match.state.player == A
    assert not match.can_undo(A)


def test_b6_a_bonus_card_cannot_be_undone() -> None:
    """AFN-B6 AFN-M5 Nor what came before it; a silver bonus can."""
    match = match_from(position(["tripoli", "portnatal"], ["violet gray"], spaces={1: "b3", 2: "c10"}))
    play(match, "step", to="napoli", card="violet")
    play(match, "join", expedition="c10")
    assert match.can_undo(A)
    play(match, "join", expedition="b3")
    assert not match.can_undo(A)


def test_b6_a_refill_cannot_be_undone() -> None:
    """AFN-B6 AFN-E3"""
    match = match_from(position(["lagos", "portnatal"], [""], spaces={3: "b3"}, joined={"b3": [A]}))
    play(match, "complete", expedition="b3")
    assert match.can_undo(A)
    play(match, "end_turn")
    assert not match.can_undo(A)
    assert not match.can_undo(B)


def test_b6_the_last_card_of_the_pile_is_a_new_card_too() -> None:
    """AFN-B6 AFN-M5 There is one way only for nature, but the player doesn't know it: a bonus card, seen and undone."""
    match = match_from(position(["napoli", "portnatal"], [""], spaces={1: "b3"}, pile="gray"))
    play(match, "join", expedition="b3")
    assert not match.can_undo(A)


def test_b6_two_cards_of_a_pile_of_one_colour_are_new_cards_too() -> None:
    """AFN-B6 AFN-E1 A draw, seen when cards are to be discarded."""
    match = match_from(position(["aswan", "portnatal"], ["gray gray gray violet joker"], pile="gray gray gray"))
    play(match, "draw")
    assert match.state.player == A
    assert not match.can_undo(A)


def test_b6_the_last_unseen_page_is_a_new_page_too() -> None:
    """AFN-B6 Though all could tell which it is."""
    match = match_from(reading(9, north=("", "north-mask-1"), hidden="north-gray"))
    play(match, "turn_page", side="right")
    assert not match.can_undo(A)


def test_b6_every_page_of_a_match_is_shown_after_the_decision() -> None:
    """AFN-B6 AFN-S4 New pages are nature's answer to a page or a purchase, and lie on top of the right side."""
    for move in played(2, 0):
        for event in move.events:
            if isinstance(event, PageTurnedUp):
                assert move.action.type == "turn_up_page"
                assert book(move.after, event.book)[1] == [event.adventure]
