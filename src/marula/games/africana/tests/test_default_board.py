"""The board that people play on: the few facts known of the printed one, and what makes a good map and fair cards."""

from typing import Any

import pytest

from marula.games.africana import GAME
from marula.games.africana.board import CARD_BONUS, COLOURS, NO_ARTIFACT, NORTH, SOUTH
from marula.library import folders

DATA: Any = folders.default_board("africana")
BOARD = GAME.board(DATA)
PLACES = {place.id: place for place in BOARD.places}


def test_known_places_are_on_their_side() -> None:
    for id in ("napoli", "cairo", "aswan", "jidda", "timbuktu", "lagos"):
        assert PLACES[id].side == NORTH
    for id in ("leopoldville", "serengeti", "mozambique", "portnatal", "capetown"):
        assert PLACES[id].side == SOUTH


@pytest.mark.parametrize(
    "one, other",
    [("capetown", "portnatal"), ("portnatal", "mozambique"), ("lagos", "capetown"), ("cairo", "aswan")],
)
def test_known_routes(one: str, other: str) -> None:
    assert BOARD.place_of[other] in PLACES[one].roads


def test_known_colours_and_cards() -> None:
    assert PLACES["mozambique"].colours >> COLOURS.index("magenta") & 1
    early = [card for card in BOARD.expeditions if card.letter == 0]
    known = next(card for card in early if BOARD.places[card.start].id == "portnatal")
    assert (BOARD.places[known.target].id, known.silver) == ("serengeti", 4)
    assert any(card.silver == 3 for card in early)
    assert {CARD_BONUS, 1, 2} == set(BOARD.bonuses)


def test_nobody_is_trapped() -> None:
    for place in BOARD.places:
        assert 2 <= len(place.roads) <= 5, place.id
        fitting = {
            colour for road in place.roads for colour in range(len(COLOURS)) if BOARD.places[road].colours >> colour & 1
        }
        assert len(fitting) >= 2, place.id


def test_colours_are_balanced() -> None:
    for colour in range(len(COLOURS)):
        for side in (NORTH, SOUTH):
            assert sum(1 for place in BOARD.places if place.side == side and place.colours >> colour & 1) == 4


def test_early_cards_pay_silver_and_late_ones_points() -> None:
    def mean(letter: int, field: str) -> float:
        values = [getattr(card, field) for card in BOARD.expeditions if card.letter == letter]
        return float(sum(values) / len(values))

    assert mean(0, "silver") > mean(1, "silver") > mean(2, "silver")
    assert mean(0, "vp") < mean(1, "vp") < mean(2, "vp")


def test_rewards_grow_with_the_distance() -> None:
    for letter in range(3):
        cards = [card for card in BOARD.expeditions if card.letter == letter]
        steps = [BOARD.distances[card.start][card.target] for card in cards]
        worth = [card.vp + card.silver / 3 for card in cards]
        assert correlation(steps, worth) > 0.8, letter


def correlation(xs: list[int], ys: list[float]) -> float:
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((one - x) * (other - y) for one, other in zip(xs, ys, strict=True))
    return float(both / (sum((one - x) ** 2 for one in xs) * sum((one - y) ** 2 for one in ys)) ** 0.5)


def test_all_places_are_worth_going_to() -> None:
    starts = {card.start for card in BOARD.expeditions}
    targets = {card.target for card in BOARD.expeditions}
    adventures = {card.target for card in BOARD.adventures}
    for number, place in enumerate(BOARD.places):
        assert (number in starts) + (number in targets) + (number in adventures) >= 2, place.id


def test_artifacts_pay_in_both_books_alike() -> None:
    worth = [
        sum(card.vp for card in BOARD.adventures if card.book == book and card.artifact != NO_ARTIFACT)
        for book in (NORTH, SOUTH)
    ]
    assert abs(worth[0] - worth[1]) <= 5
