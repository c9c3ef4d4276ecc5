"""Empty hexagons: no tile, no camp; explorers and cities make no difference."""

import pytest

from marula.games.africa import GAME
from marula.games.africa.rules.empty import empty_from_scratch
from marula.games.africa.tests.positions import (
    BOARD,
    MATCHES,
    A,
    B,
    content,
    do,
    find,
    played,
    points,
    position,
    targets,
    types,
    why,
)


@pytest.mark.parametrize("match", MATCHES)
def test_x1_empty_means_no_tile_and_no_camp_at_every_move(match: tuple[int, int]) -> None:
    """AFR-X1 What the rules keep up to date is what it should be; every hexagon is exactly one thing."""
    for step in played(*match):
        state = step.after
        assert state.empty == empty_from_scratch(BOARD, state.down, state.camp_mask, state.up)
        masks = [state.empty, state.down, state.camp_mask, *state.up]
        assert sum(mask.bit_count() for mask in masks) == 101
        assert sum(masks) == BOARD.all


def test_x1_empty_from_scratch() -> None:
    """AFR-X1 Face-up tiles, face-down tiles and camps aren't empty; cities and explorers' hexagons are."""
    state = position(["E6", "O1"], up={"E7": "gold-1", "D5": "nomads"}, camps=["F6"], empty=["K2"])
    mask = empty_from_scratch(BOARD, state.down, state.camp_mask, state.up)
    assert {id for id, bit in BOARD.bit_of.items() if mask >> bit & 1} == {"E6", "O1", "A1", "B7", "I6", "G3", "K2"}
    # a tile under an explorer, a camp in a city
    state = position(["E6", "O1"], up={"E6": "gold-1"}, camps=["A1"])
    mask = empty_from_scratch(BOARD, state.down, state.camp_mask, state.up)
    assert {id for id, bit in BOARD.bit_of.items() if mask >> bit & 1} == {"O1", "B7", "I6", "G3"}


def test_x1_a_city_with_a_tile_or_a_camp_is_not_empty() -> None:
    """AFR-X1 Nomads found beside Casablanca, A1: with a camp or a tile there they have only A3, where A stands."""
    for state in (position(["A3", "O1"], camps=["A1"]), position(["A3", "O1"], up={"A1": "elephant"})):
        find(state, "A2", "nomads")
        assert points(state, A) == {"nomads": 1}


@pytest.mark.parametrize("under", ["A", "B", "city"])
def test_x1_animals_can_go_where_an_explorer_stands_and_to_cities(under: str) -> None:
    """AFR-X1 Even under one's own explorer: the only hexagon beside the second leopard is that one."""
    second, to, explorers = {
        "A": ("D5", "E6", ["E6", "O1"]),
        "B": ("K1", "K2", ["E6", "K2"]),
        "city": ("H6", "I6", ["E6", "O1"]),
    }[under]
    state = position(explorers, up={"E7": "leopard", second: "leopard"})
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {to}
    do(state, "put", to=to)
    assert content(state, to) == "leopard"
    assert points(state, A) == {"animals": 1}


def test_x1_nomads_can_go_under_explorers_and_into_cities() -> None:
    """AFR-X1 E7 has nothing empty beside it (A stands on a monument); every empty hexagon beside another is better."""
    state = position(["E6", "K2"], up={"E6": "monument", "E7": "nomads"}, empty=["K3", "H6"])
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"K2", "K3", "I6", "H6"}


def test_x1_the_sea_never_counts() -> None:
    """AFR-X1 P1, with only two neighbours, is no better than E7 for nomads that have two."""
    state = position(["E6", "B7"], up={"E7": "nomads"}, empty=["E8", "P1", "O2"])
    # P1 has O1 and O2; O1 has O2 and P1; O2 has O1 and P1
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-nowhere-better"
    state = position(["E6", "B7"], up={"E7": "nomads"}, empty=["P1", "O2"])
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"O1", "O2", "P1"}


def test_x1_a_tile_under_an_explorer_counts() -> None:
    """AFR-X1 For a found animal beside it; and it isn't empty for nomads."""
    state = position(["E6", "E8"], up={"E8": "leopard"})
    find(state, "E7", "leopard")
    assert points(state, A) == {"animals": 2}
    state = position(["E6", "E8"], up={"E8": "leopard"})
    find(state, "E7", "nomads")
    assert points(state, A) == {"nomads": 1}


def test_x1_a_tile_under_an_explorer_can_be_moved_by_whoever_is_near_enough() -> None:
    """AFR-X1 From under B's explorer, and from under one's own."""
    up = {"E7": "leopard", "J2": "leopard"}
    state = position(["E6", "E7"], up=up, empty=["K2"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="K2")
    assert content(state, "E7") == "empty"
    assert GAME.view(state, None).players[B].explorer == "E7"
    state = position(["E7", "E6"], up=up, empty=["K2"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="K2")
    assert content(state, "E7") == "empty"
    assert "camp_for_points" in types(state)  # the explorer stands on an empty hexagon now


def test_x1_a_tile_put_under_an_explorer_keeps_it_from_camping() -> None:
    """AFR-X1 AFR-K1 The explorer stays where it is, on a leopard."""
    state = position(["E6", "K2"], up={"E7": "leopard", "J2": "leopard"})
    do(state, "lift", hexagon="E7")
    do(state, "put", to="K2")
    do(state, "end_turn")
    assert state.player == B
    assert why(state, "camp_for_points") == ("africa-refusal-camp-not-empty", "AFR-K1", {"hexagon": "K2"})


def test_x1_a_hexagon_whose_good_was_taken_is_empty() -> None:
    """AFR-X1 AFR-D3 Nomads beside it count it; one can enter, cross and camp."""
    state = position(["E6", "O1"])
    find(state, "E7", "drum")
    assert targets(state, "advance") == {"E7"}
    find(state, "D6", "nomads")  # D6 lies beside E6 and E7
    assert points(state, A) == {"nomads": 2}


def test_x2_a_tile_turned_up_stays_up() -> None:
    """AFR-X2 It can't be turned again, and in whole matches no hexagon is ever face down again."""
    state = position(["E6", "O1"])
    find(state, "E7", "elephant")
    assert content(state, "E7") == "elephant"
    assert why(state, "discover", hexagon="E7") == ("africa-refusal-not-face-down", "AFR-D1", {"hexagon": "E7"})
    for match in MATCHES:
        for step in played(*match):
            turned = step.before.down & ~step.after.down
            assert not step.after.down & ~step.before.down
            assert turned.bit_count() == (step.action.type == "turn_up")


def test_x2_a_tile_that_was_moved_stays_up() -> None:
    """AFR-X2"""
    state = position(["E6", "O1"], up={"E7": "leopard", "J2": "leopard"}, empty=["K2"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="K2")
    assert content(state, "K2") == "leopard"
    assert content(state, "E7") == "empty"
    assert "E7" not in targets(state, "discover")
