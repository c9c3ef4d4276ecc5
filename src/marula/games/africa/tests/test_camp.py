"""Base camp: for points, or for gold and gems."""

import pytest

from marula.games.africa import GAME
from marula.games.africa.events import CampSetUp, TreasureCollected
from marula.games.africa.rules.empty import empty_from_scratch
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    MATCHES,
    A,
    B,
    content,
    do,
    find,
    played,
    points,
    position,
    ring,
    targets,
    total,
    types,
    why,
)

BOTH = ["camp_for_points", "camp_for_treasure"]


def collected(state: AfricaState) -> dict[str, int]:
    """The gold and gem tiles that A has."""
    treasure = GAME.view(state, None).players[A].treasure or {}
    return {tile: count for tile, count in treasure.items() if count}


# K1


@pytest.mark.parametrize("how", BOTH)
def test_k1_a_camp_goes_on_the_empty_hexagon_of_the_explorer(how: str) -> None:
    """AFR-K1 One of the player's camps."""
    state = position(["E6", "O1"], up={"D5": "gold-1"})
    do(state, how)
    seen = GAME.view(state, None)
    assert content(state, "E6") == "camp"
    assert [player.camps for player in seen.players] == [1, 2]
    assert seen.players[A].explorer == "E6"
    assert seen.camps_in_supply == 10
    assert (state.half, state.player) == (1, A)


@pytest.mark.parametrize("city", ["A1", "B7", "I6", "G3"])
def test_k1_an_empty_city_will_do(city: str) -> None:
    """AFR-K1"""
    state = position([city, "O1"])
    do(state, "camp_for_points")
    assert content(state, city) == "camp"


@pytest.mark.parametrize("how", BOTH)
def test_k1_not_without_a_camp(how: str) -> None:
    """AFR-K1"""
    state = position(["E6", "O1"], up={"D5": "gold-1"}, camps_in_hand=[0, 2])
    assert why(state, how) == ("africa-refusal-no-camp", "AFR-K1", {})


@pytest.mark.parametrize("how", BOTH)
def test_k1_the_last_camp_can_be_used(how: str) -> None:
    """AFR-K1"""
    state = position(["E6", "O1"], up={"D5": "gold-1"}, camps_in_hand=[1, 0])
    do(state, how)
    assert GAME.view(state, None).players[A].camps == 0


@pytest.mark.parametrize("how", BOTH)
@pytest.mark.parametrize("tile", ["elephant", "nomads", "monument", "gold-1", "gems-2"])
def test_k1_not_on_a_tile(tile: str, how: str) -> None:
    """AFR-K1 AFR-X1 The explorer on a tile can't camp there."""
    state = position(["E6", "O1"], up={"E6": tile, "D5": "gold-1"})
    assert why(state, how) == ("africa-refusal-camp-not-empty", "AFR-K1", {"hexagon": "E6"})


@pytest.mark.parametrize("how", BOTH)
def test_k1_no_second_camp(how: str) -> None:
    """AFR-K1 Neither in a later turn nor in the second half."""
    state = position(["E6", "O1"], up={"D5": "gold-1", "D6": "gold-1"}, camps=["E6"])
    assert why(state, how) == ("africa-refusal-camp-not-empty", "AFR-K1", {"hexagon": "E6"})
    state = position(["E6", "O1"], up={"D5": "gold-1"})
    do(state, "camp_for_points")
    assert why(state, how) == ("africa-refusal-camp-not-empty", "AFR-K1", {"hexagon": "E6"})


def test_k1_no_tile_goes_there() -> None:
    """AFR-K1 The camp on K2 lies beside two leopards."""
    state = position(["E6", "O1"], up={"E7": "leopard", "J2": "leopard", "J3": "leopard"}, camps=["K2"], empty=["I3"])
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"I3"}
    assert why(state, "put", to="K2") == ("africa-refusal-not-empty", "AFR-X1", {"to": "K2"})


def test_k1_everybody_can_enter_or_cross_a_camp() -> None:
    """AFR-K1 A's camp on E6: B enters from E5, and crosses it to E7."""
    state = position(["E6", "E5"], empty=["E7"])
    do(state, "camp_for_points")
    do(state, "advance", to="E7")
    do(state, "end_turn")
    assert targets(state, "advance") == {"E6"}  # E7 is A's now
    do(state, "end_turn")
    do(state, "relocate", to="A1")
    assert targets(state, "advance") == {"E6", "E7"}
    do(state, "advance", to="E6")
    assert content(state, "E6") == "camp"
    assert GAME.view(state, None).players[B].explorer == "E6"


def test_k1_a_camp_stays_for_good() -> None:
    """AFR-K1 In whole matches no camp ever disappears, and they are always on hexagons where nothing else is."""
    camps = 0
    for match in MATCHES:
        for step in played(*match):
            assert step.after.camp_mask & step.before.camp_mask == step.before.camp_mask
            assert not step.after.camp_mask & (step.after.empty | step.after.down)
            assert not any(step.after.camp_mask & mask for mask in step.after.up)
        camps += step.after.camp_mask.bit_count()
    assert camps > 20


@pytest.mark.parametrize("unused", [0, 1, 7])
def test_k1_unused_camps_are_worth_nothing_at_the_end(unused: int) -> None:
    """AFR-K1"""
    state = position(["E6", "O1"], camps_in_hand=[unused, 0], monuments=10)
    find(state, "E7", "monument")
    assert total(state, A) == 3
    assert total(state, B) == 0


# K2


def test_k2_one_point_per_animal_nomad_and_monument_adjacent() -> None:
    """AFR-K2 Two animals of any species, nomads, a monument; not the gold, not what is two steps away. Tiles stay."""
    up = {"D5": "elephant", "D6": "leopard", "E5": "nomads", "E7": "monument", "F5": "gold-2", "E8": "elephant"}
    state = position(["E6", "O1"], up=up)
    assert do(state, "camp_for_points") == [CampSetUp(seat=A, hexagon="E6", animals=2, nomads=1, monuments=1, points=4)]
    assert points(state, A) == {"camps": 4}
    assert points(state, B) == {}
    assert {id: content(state, id) for id in up} == up
    assert content(state, "F6") == "down"
    assert collected(state) == {}


@pytest.mark.parametrize(
    "tile, field",
    [
        ("elephant", "animals"),
        ("rhinoceros", "animals"),
        ("ostrich", "animals"),
        ("leopard", "animals"),
        ("chameleon", "animals"),
        ("tortoise", "animals"),
        ("nomads", "nomads"),
        ("monument", "monuments"),
    ],
)
@pytest.mark.parametrize("count", [1, 5])
def test_k2_each_sort_counts(tile: str, field: str, count: int) -> None:
    """AFR-K2"""
    state = position(["E6", "O1"], up=dict.fromkeys(ring("E6")[:count], tile))
    (event,) = do(state, "camp_for_points")
    assert {"animals": event.animals, "nomads": event.nomads, "monuments": event.monuments} == {
        "animals": 0,
        "nomads": 0,
        "monuments": 0,
        field: count,
    }
    assert points(state, A) == {"camps": count}


def test_k2_up_to_six() -> None:
    """AFR-K2"""
    state = position(["E6", "O1"], up=dict.fromkeys(ring("E6"), "nomads"))
    do(state, "camp_for_points")
    assert points(state, A) == {"camps": 6}


@pytest.mark.parametrize("tile", ["elephant", "nomads", "monument"])
def test_k2_tiles_under_explorers_count(tile: str) -> None:
    """AFR-K2 AFR-X1"""
    state = position(["E6", "E7"], up={"E7": tile})
    do(state, "camp_for_points")
    assert points(state, A) == {"camps": 1}


@pytest.mark.parametrize("up", [{}, {"D5": "gold-2", "D6": "gems-1"}, {"E8": "elephant"}])
def test_k2_no_points_are_allowed(up: dict[str, str]) -> None:
    """AFR-K2 The camp blocks a hexagon: with nothing around, with gold and gems only, with an elephant too far away."""
    state = position(["E6", "O1"], up=up)
    assert do(state, "camp_for_points") == [CampSetUp(seat=A, hexagon="E6", animals=0, nomads=0, monuments=0, points=0)]
    assert points(state, A) == {}
    assert content(state, "E6") == "camp"
    assert {id: content(state, id) for id in up} == up


def test_k2_other_camps_and_empty_hexagons_around_count_nothing() -> None:
    """AFR-K2"""
    state = position(["E6", "O1"], camps=["D5", "D6"], empty=["E7"])
    do(state, "camp_for_points")
    assert points(state, A) == {}


# K3


def test_k3_every_gold_and_gem_tile_adjacent_is_taken_without_points() -> None:
    """AFR-K3 Also from under B's explorer on F6; not the one on E8, and nothing else. The hexagons are then empty."""
    state = position(
        ["E6", "F6"],
        up={
            "D5": "gold-2",
            "D6": "gems-2",
            "E5": "elephant",
            "E7": "gems-1",
            "F5": "gold-2",
            "F6": "gold-1",
            "E8": "gold-2",
        },
    )
    assert do(state, "camp_for_treasure") == [
        TreasureCollected(seat=A, hexagon="E6", hexagons=("D5", "D6", "E7", "F5", "F6"), gold=5, gems=3)
    ]
    assert collected(state) == {"gold-2": 2, "gold-1": 1, "gems-1": 1, "gems-2": 1}
    seen = GAME.view(state, None)
    assert (seen.players[A].gold, seen.players[A].gems) == (5, 3)
    assert (seen.players[B].gold, seen.players[B].gems) == (0, 0)
    assert points(state, A) == {}
    assert [content(state, id) for id in ("D5", "D6", "E7", "F5", "F6")] == ["empty"] * 5
    assert [content(state, id) for id in ("E5", "E8", "E6")] == ["elephant", "gold-2", "camp"]
    assert seen.players[B].explorer == "F6"
    # No tile was left behind there.
    assert state.empty == empty_from_scratch(state.board, state.down, state.camp_mask, state.up)


def test_k3_a_tile_under_an_explorer_is_enough() -> None:
    """AFR-K3 AFR-X1 The only gold around lies under B."""
    state = position(["E6", "F6"], up={"F6": "gold-2"})
    assert "camp_for_treasure" in types(state)
    do(state, "camp_for_treasure")
    assert collected(state) == {"gold-2": 1}
    assert GAME.pieces(state)["gold-2"] == 4


@pytest.mark.parametrize("tile, gold, gems", [("gold-1", 1, 0), ("gold-2", 2, 0), ("gems-1", 0, 1), ("gems-2", 0, 2)])
def test_k3_each_sort_is_taken(tile: str, gold: int, gems: int) -> None:
    """AFR-K3 Gold and gems alike."""
    state = position(["E6", "O1"], up={"F6": tile})
    assert do(state, "camp_for_treasure") == [
        TreasureCollected(seat=A, hexagon="E6", hexagons=("F6",), gold=gold, gems=gems)
    ]
    assert collected(state) == {tile: 1}


def test_k3_what_is_taken_adds_to_what_one_has() -> None:
    """AFR-K3 A second camp for treasure in the second half."""
    state = position(["E6", "O1"], up={"D5": "gold-1", "E8": "gold-1"}, empty=["E7"], treasure=[{"gold-1": 1}])
    do(state, "camp_for_treasure")
    do(state, "advance", to="E7")
    do(state, "camp_for_treasure")
    assert collected(state) == {"gold-1": 3}
    assert state.player == B


@pytest.mark.parametrize("up", [{}, {"D5": "elephant", "E7": "monument", "F5": "nomads"}, {"E8": "gold-2"}])
def test_k3_is_not_offered_without_gold_or_gems_adjacent(up: dict[str, str]) -> None:
    """AFR-K3 With nothing, with other tiles, with gold two steps away."""
    state = position(["E6", "O1"], up=up)
    assert "camp_for_treasure" not in types(state)
    assert "camp_for_points" in types(state)
    assert why(state, "camp_for_treasure") == ("africa-refusal-no-treasure", "AFR-K3", {"hexagon": "E6"})


def test_k3_or_k2_but_not_both() -> None:
    """AFR-K2 AFR-K3 For treasure one gets no points for the animals around, for points no treasure."""
    up = {"D5": "elephant", "E7": "gold-1"}
    state = position(["E6", "O1"], up=up)
    do(state, "camp_for_treasure")
    assert points(state, A) == {}
    state = position(["E6", "O1"], up=up)
    do(state, "camp_for_points")
    assert points(state, A) == {"camps": 1}
    assert collected(state) == {}
    assert content(state, "E7") == "gold-1"


def test_k3_hexagons_that_were_cleared_can_be_used() -> None:
    """AFR-K3 AFR-X1 B, on F6 from under whom gold was taken, can camp there now; nomads can go to E7."""
    state = position(["E6", "F6"], up={"F6": "gold-1", "E7": "gold-1", "F7": "nomads"})
    do(state, "camp_for_treasure")
    do(state, "end_turn")
    # F7 has E7 and F6 beside it: 2; on E7 the nomads would have F6, and F7 which they left: 2, no more
    assert targets(state, "lift") == set()
    do(state, "camp_for_points")
    assert content(state, "F6") == "camp"
    assert points(state, B) == {"camps": 1}
    # now F7 has E7 alone: 1; on E7 they'd have F7 alone
    assert targets(state, "lift") == set()


def test_k3_the_supply_and_the_finders_points_stay() -> None:
    """AFR-K3 AFR-D2 Who discovered the gold keeps the points; the tile is another matter."""
    state = position(["E6", "O1"])
    find(state, "E7", "gold-2")
    do(state, "camp_for_treasure")
    assert points(state, A) == {"treasure": 2}
    assert collected(state) == {"gold-2": 1}
    assert GAME.view(state, None).camps_in_supply == 10
