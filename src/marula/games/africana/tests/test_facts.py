"""What the page is told of the rules and the board, so that it need not work it out."""

import pytest

from marula.games.africana import GAME
from marula.games.africana.board import CARDS, COLOURS, AfricanaBoard
from marula.games.africana.events import AdventureBought, CardDiscarded, PageTurned
from marula.games.africana.tests.positions import BOARD, DATA, A, do, hand, position, refused, step

FACTS = GAME.facts(BOARD)
FOUR = "north-mask-1 north-drum-1 north-gray north-violet"


def test_cards_that_come_back() -> None:
    """AFN-M2 Joker and assistants, and so it is played."""
    assert {card for card, told in FACTS.cards.items() if told.returns} == {*CARDS} - {*COLOURS}
    state = position(["napoli", "portnatal"], ["gray joker assistant-turquoise"])
    step(state, "tripoli joker", "napoli assistant-turquoise", "tripoli gray")
    do(state, "end_turn")
    assert hand(state, A) == "joker assistant-turquoise"


@pytest.mark.parametrize("card", CARDS)
def test_cards_that_leave_the_game(card: str) -> None:
    """AFN-E1 What is told is what happens."""
    state = position(["napoli", "portnatal"], [f"{card} gray gray gray gray gray"])
    do(state, "end_turn")
    events = do(state, "discard_card", card=card)
    assert events[0] == CardDiscarded(seat=A, card=card, gone=FACTS.cards[card].leaves)
    assert FACTS.cards[card].leaves == (card not in COLOURS)


def test_the_book_of_each_place() -> None:
    """AFN-B1 That of its side of the equator."""
    assert FACTS.books == {id: place["side"] for id, place in DATA["places"].items()}


def test_prices_in_the_books() -> None:
    """AFN-B2 AFN-B3 The first page is free, the others cost as much as the last price says."""
    assert (FACTS.page_prices, FACTS.adventure_price) == ((0, 1), 5)
    state = position(["napoli", "portnatal"], silver=[20], north=(FOUR, "north-scarab-1"))
    paid = [
        event.silver for _ in range(3) for event in do(state, "turn_page", side="left") if type(event) is PageTurned
    ]
    assert paid == [FACTS.page_prices[0], FACTS.page_prices[-1], FACTS.page_prices[-1]]
    bought = do(state, "buy", side="left")[0]
    assert isinstance(bought, AdventureBought)
    assert bought.silver == FACTS.adventure_price


def test_how_many_adventures_are_kept() -> None:
    """AFN-E2"""
    state = position(["napoli", "portnatal"], unfinished=[FOUR])
    do(state, "end_turn")
    assert GAME.view(state, None).too_many_adventures == len(FOUR.split()) - FACTS.most_adventures
    do(state, "drop_adventure", adventure="north-gray")
    assert refused(state, "drop_adventure", adventure="north-drum-1")


def test_markers_and_money() -> None:
    """AFN-S2 AFN-C6"""
    assert {player.markers for player in GAME.view(position(), None).players} == {FACTS.markers}
    assert FACTS.silver_per_gold == 5


@pytest.mark.parametrize("board", [BOARD])
def test_every_card_and_place_is_told(board: AfricanaBoard) -> None:
    """AFN-C1 AFN-C2"""
    facts = GAME.facts(board)
    assert [*facts.cards] == [*CARDS]
    assert facts.books.keys() == board.place_of.keys()


# What the view says of limits


def test_how_many_have_to_go() -> None:
    """AFN-E1 AFN-E2 Once it is time for that, and one less with each that went."""

    def too_many() -> tuple[int, int]:
        seen = GAME.view(state, None)
        return seen.too_many_cards, seen.too_many_adventures

    state = position(["napoli", "portnatal"], ["gray gray gray gray gray violet joker"], unfinished=[FOUR])
    assert too_many() == (0, 0)
    do(state, "end_turn")
    assert too_many() == (2, 1)
    do(state, "discard_card", card="violet")
    assert too_many() == (1, 1)
    do(state, "drop_adventure", adventure="north-gray")
    assert too_many() == (1, 0)
    do(state, "discard_card", card="gray")
    assert too_many() == (0, 0)
