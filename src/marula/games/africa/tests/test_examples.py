"""The rulebook's three examples, as the catalogue tells them."""

import pytest

from marula.games.africa.events import AnimalMoved, AnimalSettled, NomadsMoved
from marula.games.africa.tests.positions import A, B, do, find, hand, offered, points, position, targets, why


def test_example_1_exchanges() -> None:
    """AFR-D3 The finder of a statue has one; another has a cauldron and two garments."""
    state = position(["E6", "O1"], goods=[{"statue": 1}, {"cauldron": 1, "garment": 2}])
    find(state, "E7", "statue")
    assert offered(state) == [
        {"type": "exchange_all", "other": 1, "good": "garment"},
        {"type": "exchange_one", "other": 1, "good": "cauldron"},
        {"type": "exchange_one", "other": 1, "good": "garment"},
        {"type": "keep"},
    ]


@pytest.mark.parametrize(
    "how, good, finder, other",
    [
        ("exchange_one", "cauldron", {"statue": 1, "cauldron": 1}, {"garment": 2, "statue": 1}),
        ("exchange_all", "garment", {"garment": 2}, {"cauldron": 1, "statue": 2}),
        ("exchange_one", "garment", {"statue": 1, "garment": 1}, {"cauldron": 1, "garment": 1, "statue": 1}),
    ],
)
def test_example_1_what_they_have_then(how: str, good: str, finder: dict[str, int], other: dict[str, int]) -> None:
    """AFR-D3"""
    state = position(["E6", "O1"], goods=[{"statue": 1}, {"cauldron": 1, "garment": 2}])
    find(state, "E7", "statue")
    do(state, how, other=1, good=good)
    assert hand(state, A) == finder
    assert hand(state, B) == other


ELEPHANTS = {"D6": "elephant", "J2": "elephant", "J3": "elephant", "M3": "elephant"}
"""D6 lies beside E7. J2 and J3 lie beside K2, M3 doesn't."""


def test_example_2_found_where_it_lies() -> None:
    """AFR-D4 An elephant found beside one elephant: 2 points where it lies."""
    state = position(["E6", "O1"], up=ELEPHANTS, empty=["K2"])
    find(state, "E7", "elephant")
    assert do(state, "leave") == [AnimalSettled(seat=A, tile="elephant", origin="E7", to="E7", adjacent=1, points=2)]
    assert points(state, A) == {"animals": 2}


def test_example_2_found_and_moved() -> None:
    """AFR-D4 3 if moved beside two; a further elephant not adjacent to the new place adds nothing."""
    state = position(["E6", "O1"], up=ELEPHANTS, empty=["K2"])
    find(state, "E7", "elephant")
    assert do(state, "put", to="K2") == [
        AnimalSettled(seat=A, tile="elephant", origin="E7", to="K2", adjacent=2, points=3)
    ]
    assert points(state, A) == {"animals": 3}


def test_example_2_moved_when_it_was_face_up_already() -> None:
    """AFR-N1 The same way: 1 point."""
    state = position(["E6", "O1"], up={"E7": "elephant", **ELEPHANTS}, empty=["K2"])
    do(state, "lift", hexagon="E7")
    assert do(state, "put", to="K2") == [
        AnimalMoved(seat=A, tile="elephant", origin="E7", to="K2", before=1, after=2, points=1)
    ]
    assert points(state, A) == {"animals": 1}


def test_example_3_nomads_move_to_three_empty_hexagons() -> None:
    """AFR-N2 AFR-N3 From beside 1 empty hexagon, the explorer's own, to one with 3: 2 points."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["K2", "K3", "L2", "L3"])
    do(state, "lift", hexagon="E7")
    assert do(state, "put", to="K2") == [NomadsMoved(seat=A, origin="E7", to="K2", before=1, after=3, points=2)]
    assert points(state, A) == {"nomads": 2}


def test_example_3_to_a_destination_next_to_the_explorer() -> None:
    """AFR-N2 AFR-N3 D5, beside E6 (the explorer), C4 and C5, but not beside E7: 3, from 1."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["D5", "C4", "C5"])
    do(state, "lift", hexagon="E7")
    # E6 would have D5, and E7 which they left; C4 and C5 have D5 and each other
    assert targets(state, "put") == {"D5", "E6", "C4", "C5"}
    assert do(state, "put", to="D5") == [NomadsMoved(seat=A, origin="E7", to="D5", before=1, after=3, points=2)]


def test_example_3_to_a_destination_next_to_the_explorer_and_next_to_the_old_hexagon() -> None:
    """AFR-N2 AFR-N3 F6 counts in the old count (with E6: 2); there they have E6, E7, F5 and G4: 4."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["F6", "F5", "G4"])
    do(state, "lift", hexagon="E7")
    # E6 would have E7, F5 and F6; F5 has E6, F6, G4 and Lagos, G3; G4 has F5, F6 and G3; Lagos has F5 and G4
    assert targets(state, "put") == {"F6", "E6", "F5", "G4"}
    assert why(state, "put", to="G3") == (
        "africa-refusal-nomads-no-gain",
        "AFR-N2",
        {"to": "G3", "before": 2, "after": 2},
    )
    assert do(state, "put", to="F6") == [NomadsMoved(seat=A, origin="E7", to="F6", before=2, after=4, points=2)]
