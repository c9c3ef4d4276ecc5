"""Discover: turn up a tile, and what follows from it."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.games.africa import GAME
from marula.games.africa.events import (
    AnimalSettled,
    GoodKept,
    GoodsExchanged,
    GoodTaken,
    LastMonumentFound,
    MonumentFound,
    NomadsSettled,
    TileTurned,
    TreasureFound,
)
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    content,
    do,
    find,
    hand,
    offered,
    points,
    position,
    ring,
    targets,
    turn_up,
    types,
    why,
)

# D1


def test_d1_the_face_down_tiles_adjacent_to_the_explorer() -> None:
    """AFR-D1 Not those further away, nor what is face up, empty or a camp."""
    state = position(["E6", "O1"], up={"D5": "elephant"}, empty=["D6"], camps=["F5"])
    assert targets(state, "discover") == {"E5", "E7", "F6"}
    assert why(state, "discover", hexagon="E8") == ("africa-refusal-discover-far", "AFR-D1", {"hexagon": "E8"})
    for hexagon in ("D5", "D6", "F5", "E6"):
        assert why(state, "discover", hexagon=hexagon) == (
            "africa-refusal-not-face-down",
            "AFR-D1",
            {"hexagon": hexagon},
        )


def test_d1_on_the_coast_the_sea_has_no_tiles() -> None:
    """AFR-D1 G11 has two neighbours."""
    state = position(["G11", "O1"])
    assert targets(state, "discover") == {"G10", "H7"}


def test_d1_one_tile_is_turned_up() -> None:
    """AFR-D1 The others stay face down; nature says what it is."""
    state = position(["E6", "O1"])
    assert do(state, "discover", hexagon="E7") == []
    assert GAME.rules.actors(state) == (CHANCE,)
    assert GAME.view(state, None).focus == "E7"
    events = turn_up(state, "monument")
    assert events[0] == TileTurned(seat=A, hexagon="E7", tile="monument")
    assert content(state, "E7") == "monument"
    assert [content(state, id) for id in ring("E6") if id != "E7"] == ["down"] * 5


def test_d1_where_the_explorer_stands_makes_no_difference() -> None:
    """AFR-D1 On a tile, a camp or a city one discovers as on an empty hexagon."""
    for state in (
        position(["E6", "O1"], up={"E6": "monument"}),
        position(["E6", "O1"], camps=["E6"]),
        position(["E6", "O1"]),
    ):
        assert targets(state, "discover") == set(ring("E6"))
    assert targets(position(["A1", "O1"]), "discover") == {"A2", "B1", "B2"}


# D2


@pytest.mark.parametrize("tile, pieces", [("gold-1", 1), ("gold-2", 2), ("gems-1", 1), ("gems-2", 2)])
def test_d2_gold_and_gems_stay_and_score_their_pieces(tile: str, pieces: int) -> None:
    """AFR-D2 Nobody gets the tile; nothing is asked."""
    state = position(["E6", "O1"], player=A)
    assert find(state, "E7", tile) == [
        TileTurned(seat=A, hexagon="E7", tile=tile),
        TreasureFound(seat=A, hexagon="E7", tile=tile, points=pieces),
    ]
    assert content(state, "E7") == tile
    assert points(state, A) == {"treasure": pieces}
    assert points(state, B) == {}
    assert GAME.view(state, None).players[A].tiles == 0
    assert state.half == 1
    assert "end_turn" in types(state)


def test_d2_the_points_go_to_the_finder() -> None:
    """AFR-D2"""
    state = position(["O1", "E6", "A1"], player=B)
    find(state, "E7", "gems-2")
    find(state, "D5", "gold-1")
    assert [points(state, seat) for seat in (A, B, C)] == [{}, {"treasure": 3}, {}]


# D3


@pytest.mark.parametrize("good", ["statue", "cauldron", "garment", "drum", "mask"])
def test_d3_with_nobody_to_trade_with_nothing_is_asked(good: str) -> None:
    """AFR-D3 The player takes the good, the hexagon is empty; no points yet."""
    state = position(["E6", "O1"])
    assert find(state, "E7", good) == [
        TileTurned(seat=A, hexagon="E7", tile=good),
        GoodTaken(seat=A, hexagon="E7", good=good),
    ]
    assert content(state, "E7") == "empty"
    assert hand(state, A) == {good: 1}
    assert points(state, A) == {}
    assert state.half == 1
    assert "advance" in types(state)


def test_d3_a_good_for_one_of_its_own_kind_is_no_trade() -> None:
    """AFR-D3 Others who have only masks can't trade with who finds a mask; what oneself has doesn't matter."""
    state = position(["E6", "O1", "A1"], goods=[{"drum": 2, "mask": 1}, {"mask": 1}, {"mask": 2}])
    find(state, "E7", "mask")
    assert hand(state, A) == {"drum": 2, "mask": 2}
    assert GAME.view(state, None).phase == "act"


def trade(*held: dict[str, int]) -> AfricaState:
    """A has just found a mask, everybody holds what is said; A's find isn't counted there."""
    state = position(["E6", *["O1", "A1", "B7", "I6"][: len(held) - 1]], goods=held)
    find(state, "E7", "mask")
    return state


def one(other: int, good: str) -> dict[str, str | int]:
    return {"type": "exchange_one", "other": other, "good": good}


def everything(other: int, good: str) -> dict[str, str | int]:
    return {"type": "exchange_all", "other": other, "good": good}


KEEP: dict[str, str | int] = {"type": "keep"}


@pytest.mark.parametrize(
    "held, expected",
    [
        # (a) any one good; (b) isn't offered where they have just one
        ([{}, {"drum": 1}], [one(1, "drum")]),
        ([{"mask": 3}, {"drum": 1}], [one(1, "drum")]),
        # (b) needs as many of the find's kind as they have, the find included
        ([{}, {"drum": 2}], [one(1, "drum")]),
        ([{"mask": 1}, {"drum": 2}], [one(1, "drum"), everything(1, "drum")]),
        ([{"mask": 1}, {"drum": 3}], [one(1, "drum")]),
        ([{"mask": 2}, {"drum": 3}], [one(1, "drum"), everything(1, "drum")]),
        ([{"mask": 4}, {"drum": 5}], [one(1, "drum"), everything(1, "drum")]),
        ([{"mask": 3}, {"drum": 5}], [one(1, "drum")]),
        # goods of other kinds don't help: only the find's kind is given
        ([{"statue": 4}, {"drum": 2}], [one(1, "drum")]),
        # never a mask for a mask
        ([{"mask": 1}, {"drum": 1, "mask": 2}], [one(1, "drum")]),
        # any other player, any kind
        (
            [{"mask": 1}, {"drum": 2, "statue": 1}, {}, {"drum": 1, "cauldron": 3}, {"garment": 2}],
            [
                everything(1, "drum"),
                everything(4, "garment"),
                one(1, "drum"),
                one(1, "statue"),
                one(3, "cauldron"),
                one(3, "drum"),
                one(4, "garment"),
            ],
        ),
    ],
)
def test_d3_what_exchanges_there_are(held: list[dict[str, int]], expected: list[dict[str, str | int]]) -> None:
    """AFR-D3 And always: none at all."""
    state = trade(*held)
    assert offered(state) == sorted([*expected, KEEP], key=str)


def test_d3_one_good_for_the_find_even_out_of_a_set() -> None:
    """AFR-D3 (a)"""
    state = trade({"statue": 1}, {"drum": 3, "garment": 1})
    assert do(state, "exchange_one", other=1, good="drum") == [
        GoodsExchanged(seat=A, other=1, taken="drum", given="mask", count=1)
    ]
    assert hand(state, A) == {"statue": 1, "drum": 1}
    assert hand(state, B) == {"drum": 2, "garment": 1, "mask": 1}


def test_d3_all_of_a_kind_for_equally_many_of_the_finds_kind() -> None:
    """AFR-D3 (b) The find counts among those held; what is more stays; a third player keeps everything."""
    state = trade({"mask": 3, "drum": 1}, {"drum": 2, "garment": 1}, {"drum": 2})
    assert do(state, "exchange_all", other=1, good="drum") == [
        GoodsExchanged(seat=A, other=1, taken="drum", given="mask", count=2)
    ]
    assert hand(state, A) == {"mask": 2, "drum": 3}
    assert hand(state, B) == {"garment": 1, "mask": 2}
    assert hand(state, C) == {"drum": 2}


def test_d3_all_of_a_kind_with_the_find_the_last_that_was_needed() -> None:
    """AFR-D3 (b) Two and the find for three: none of the kind is left."""
    state = trade({"mask": 2}, {}, {"cauldron": 3, "mask": 1})
    do(state, "exchange_all", other=2, good="cauldron")
    assert hand(state, A) == {"cauldron": 3}
    assert hand(state, C) == {"mask": 4}


def test_d3_exchange_nothing() -> None:
    """AFR-D3 At most one exchange: none will do."""
    state = trade({}, {"drum": 1})
    assert do(state, "keep") == [GoodKept(seat=A, good="mask")]
    assert hand(state, A) == {"mask": 1}
    assert hand(state, B) == {"drum": 1}
    assert GAME.view(state, None).phase == "act"


@pytest.mark.parametrize("how", ["exchange_one", "exchange_all"])
def test_d3_at_most_one_exchange(how: str) -> None:
    """AFR-D3 After it the turn goes on, with both others still holding what one could want."""
    state = trade({"mask": 2}, {"drum": 2}, {"statue": 2})
    do(state, how, other=1, good="drum")
    for type in ("exchange_one", "exchange_all"):
        assert why(state, type, other=2, good="statue") == ("africa-refusal-no-find", "AFR-D3", {})


def test_d3_the_other_player_cannot_refuse() -> None:
    """AFR-D3 Nobody but the finder is ever asked."""
    state = trade({}, {"drum": 1})
    assert GAME.rules.actors(state) == (A,)
    assert GAME.rules.legal(state, B) == []
    do(state, "exchange_one", other=1, good="drum")
    assert GAME.rules.actors(state) == (A,)
    assert hand(state, B) == {"mask": 1}


def test_d3_the_exchange_is_part_of_the_same_action() -> None:
    """AFR-D3 AFR-B1 In the first half the second follows, in the second half the turn is over."""
    state = trade({}, {"drum": 1})
    assert content(state, "E7") == "empty"
    assert state.half == 0
    do(state, "keep")
    assert (state.half, state.player) == (1, A)
    find(state, "D6", "statue")
    assert GAME.view(state, None).phase == "exchange"
    do(state, "exchange_one", other=1, good="drum")
    assert state.player == B
    assert hand(state, A) == {"mask": 1, "drum": 1}
    assert hand(state, B) == {"statue": 1}


def test_d3_no_decision_in_the_second_half_ends_the_turn_too() -> None:
    """AFR-D3 AFR-B1"""
    state = position(["E6", "O1"])
    find(state, "E7", "mask")
    find(state, "D6", "drum")
    assert state.player == B
    assert hand(state, A) == {"mask": 1, "drum": 1}


def test_d3_exchange_scores_nothing() -> None:
    """AFR-D3 Goods are worth something at the end only."""
    state = trade({"mask": 2}, {"drum": 2})
    do(state, "exchange_all", other=1, good="drum")
    assert points(state, A) == points(state, B) == {}


def test_d3_not_with_oneself() -> None:
    """AFR-D3 With one other player."""
    state = trade({"drum": 2, "mask": 1}, {"statue": 1})
    for type in ("exchange_one", "exchange_all"):
        assert why(state, type, other=0, good="drum") == ("africa-refusal-exchange-self", "AFR-D3", {})


def test_d3_not_with_somebody_who_is_not_there() -> None:
    """AFR-D3 Seats are numbered from 1 for people."""
    state = trade({}, {"drum": 1})
    for type in ("exchange_one", "exchange_all"):
        assert why(state, type, other=2, good="drum") == ("africa-refusal-no-such-seat", "AFR-D3", {"number": 3})


def test_d3_not_for_the_same_kind() -> None:
    """AFR-D3"""
    state = trade({"mask": 1}, {"drum": 1, "mask": 2})
    for type in ("exchange_one", "exchange_all"):
        assert why(state, type, other=1, good="mask") == ("africa-refusal-exchange-same", "AFR-D3", {"good": "mask"})


def test_d3_not_what_they_do_not_have() -> None:
    """AFR-D3"""
    state = trade({}, {"drum": 1}, {"statue": 1})
    for type in ("exchange_one", "exchange_all"):
        assert why(state, type, other=1, good="statue") == (
            "africa-refusal-exchange-none",
            "AFR-D3",
            {"other": 1, "good": "statue"},
        )


def test_d3_all_of_one_is_the_same_as_one() -> None:
    """AFR-D3 (b) isn't offered where they have just one, since it equals (a)."""
    state = trade({"mask": 1}, {"drum": 1})
    assert why(state, "exchange_all", other=1, good="drum") == (
        "africa-refusal-exchange-single",
        "AFR-D3",
        {"other": 1, "good": "drum"},
    )


def test_d3_not_enough_for_all() -> None:
    """AFR-D3 (b) One must hold enough; the find counts."""
    state = trade({"mask": 1}, {"drum": 3})
    assert why(state, "exchange_all", other=1, good="drum") == (
        "africa-refusal-exchange-short",
        "AFR-D3",
        {"other": 1, "good": "drum", "given": "mask", "needed": 3, "held": 2},
    )


# D4


def test_d4_a_lone_animal_stays_and_scores_1() -> None:
    """AFR-D4 With nowhere better nothing is asked."""
    state = position(["E6", "O1"])
    assert find(state, "E7", "leopard") == [
        TileTurned(seat=A, hexagon="E7", tile="leopard"),
        AnimalSettled(seat=A, tile="leopard", origin="E7", to="E7", adjacent=0, points=1),
    ]
    assert content(state, "E7") == "leopard"
    assert points(state, A) == {"animals": 1}
    assert (state.half, GAME.view(state, None).phase) == (1, "act")


@pytest.mark.parametrize("tile", ["elephant", "rhinoceros", "ostrich", "leopard", "chameleon", "tortoise"])
def test_d4_only_its_own_species_counts(tile: str) -> None:
    """AFR-D4 Beside two leopards and nothing else: 3 points for a leopard, 1 for any other animal."""
    state = position(["E6", "O1"], up={"D6": "leopard", "F7": "leopard", "E8": "nomads", "D7": "monument"})
    find(state, "E7", tile)
    if GAME.view(state, None).phase == "settle":
        do(state, "leave")
    assert points(state, A) == {"animals": 3 if tile == "leopard" else 1}


@pytest.mark.parametrize("around", range(5))
def test_d4_one_point_and_one_for_each_of_its_species_adjacent(around: int) -> None:
    """AFR-D4 0 to 4 around it, one not adjacent."""
    near = ["D6", "D7", "E8", "F7"][:around]
    state = position(["E6", "O1"], up=dict.fromkeys(near, "leopard"))
    find(state, "E7", "leopard")
    assert points(state, A) == {"animals": 1 + around}


def test_d4_an_equally_good_hexagon_is_not_offered() -> None:
    """AFR-D4 Strictly more: E7 has D6 beside it, so do E6 and K2 (J2)."""
    state = position(["E6", "O1"], up={"D6": "leopard", "J2": "leopard"}, empty=["K2"])
    find(state, "E7", "leopard")
    assert content(state, "E7") == "leopard"
    assert points(state, A) == {"animals": 2}
    assert state.half == 1


def beside_one_with_two_far_away() -> AfricaState:
    """A leopard was found on E7 beside that on D6; K2 is empty beside the leopards on J2 and J3."""
    state = position(
        ["E6", "O1"], up={"D6": "leopard", "J2": "leopard", "J3": "leopard"}, empty=["K2", "I2"], camps=["K3"]
    )
    find(state, "E7", "leopard")
    return state


def test_d4_a_better_hexagon_can_be_chosen() -> None:
    """AFR-D4 I2 has J2 beside it, that isn't better; K3 would be beside J3 and is a camp anyway."""
    state = beside_one_with_two_far_away()
    assert offered(state) == [{"type": "leave"}, {"type": "put", "to": "K2"}]
    assert do(state, "put", to="K2") == [
        AnimalSettled(seat=A, tile="leopard", origin="E7", to="K2", adjacent=2, points=3)
    ]
    assert (content(state, "E7"), content(state, "K2")) == ("empty", "leopard")
    assert points(state, A) == {"animals": 3}
    assert (state.half, GAME.view(state, None).phase) == (1, "act")


def test_d4_it_can_be_left_all_the_same() -> None:
    """AFR-D4"""
    state = beside_one_with_two_far_away()
    assert do(state, "leave") == [AnimalSettled(seat=A, tile="leopard", origin="E7", to="E7", adjacent=1, points=2)]
    assert (content(state, "E7"), content(state, "K2")) == ("leopard", "empty")
    assert points(state, A) == {"animals": 2}


def test_d4_not_onto_anything_but_an_empty_hexagon() -> None:
    """AFR-D4 AFR-X1 Camp, face-up tile, face-down tile, and where it lies."""
    state = beside_one_with_two_far_away()
    for to in ("K3", "J2", "K1", "E7"):
        assert why(state, "put", to=to) == ("africa-refusal-not-empty", "AFR-X1", {"to": to})


def test_d4_not_where_it_gains_nothing() -> None:
    """AFR-D4 I2 has one leopard beside it (J2), E6 too (D6: the find doesn't count itself), A1 none."""
    state = beside_one_with_two_far_away()
    for to, after in (("I2", 1), ("E6", 1), ("A1", 0)):
        assert why(state, "put", to=to) == (
            "africa-refusal-animal-no-gain",
            "AFR-D4",
            {"to": to, "before": 1, "after": after},
        )


def test_d4_to_the_hexagon_of_any_explorer_and_to_cities() -> None:
    """AFR-D4 AFR-X1 Under A on E6 beside D5 and E5, under B on K2 beside J2, in Lagos beside F4."""
    state = position(["E6", "K2"], up={"D5": "leopard", "E5": "leopard", "J2": "leopard", "F4": "leopard"})
    find(state, "E7", "leopard")
    assert targets(state, "put") == {"E6", "K2", "G3"}
    do(state, "put", to="E6")
    assert content(state, "E6") == "leopard"
    assert points(state, A) == {"animals": 3}
    assert GAME.view(state, None).players[A].explorer == "E6"


def test_d4_the_hexagon_of_the_find_counts_as_it_is() -> None:
    """AFR-D4 AFR-N3 Found beside two, no hexagon with two is better; one with three is."""
    up = {"D6": "leopard", "D7": "leopard", "J2": "leopard", "J3": "leopard"}
    state = position(["E6", "O1"], up=up, empty=["K2"])
    find(state, "E7", "leopard")
    assert points(state, A) == {"animals": 3}
    assert state.half == 1


def test_d4_in_the_second_half_the_turn_ends_after_it_is_settled() -> None:
    """AFR-D4 AFR-B1"""
    state = position(["E6", "O1"], up={"J2": "leopard"}, empty=["K2"])
    find(state, "D5", "gold-1")
    find(state, "E7", "leopard")
    assert state.player == A
    do(state, "put", to="K2")
    assert state.player == B
    assert points(state, A) == {"treasure": 1, "animals": 2}


# D5


def test_d5_nomads_without_an_empty_hexagon_beside_them_score_nothing() -> None:
    """AFR-D5 A stands on a monument; the cities have no empty hexagon beside them either."""
    state = position(["E6", "O1"], up={"E6": "monument"})
    assert find(state, "E7", "nomads") == [
        TileTurned(seat=A, hexagon="E7", tile="nomads"),
        NomadsSettled(seat=A, origin="E7", to="E7", points=0),
    ]
    assert points(state, A) == {}
    assert content(state, "E7") == "nomads"
    assert state.half == 1


@pytest.mark.parametrize("count", range(1, 7))
def test_d5_one_point_per_empty_hexagon_adjacent(count: int) -> None:
    """AFR-D5 1 to 6; the explorer's own counts. Nothing else on the board is better."""
    near = ["E6", "D6", "D7", "E8", "F7", "F6"][:count]
    state = position(["E6", "O1"], empty=near)
    find(state, "E7", "nomads")
    if GAME.view(state, None).phase == "settle":
        do(state, "leave")
    assert points(state, A) == {"nomads": count}


def test_d5_tiles_and_camps_beside_nomads_are_not_empty() -> None:
    """AFR-D5 AFR-X1 Of six neighbours E6 (explorer) and F6 are empty; D6, D7, E8, F7 aren't."""
    state = position(["E6", "O1"], up={"D6": "gold-1", "D7": "nomads"}, camps=["E8"], empty=["F6"])
    find(state, "E7", "nomads")
    assert points(state, A) == {"nomads": 2}


def test_d5_on_the_coast_the_sea_is_not_empty() -> None:
    """AFR-D5 AFR-X1 G11 has two neighbours, both empty."""
    state = position(["G10", "O1"], empty=["H7"])
    find(state, "G11", "nomads")
    assert points(state, A) == {"nomads": 2}


def test_d5_cities_and_explorers_beside_nomads_are_empty() -> None:
    """AFR-D5 AFR-X1 A2 lies beside Casablanca, A1, with B, and A3 with A."""
    state = position(["A3", "A1"])
    find(state, "A2", "nomads")
    assert points(state, A) == {"nomads": 2}


def test_d5_an_equally_good_hexagon_is_not_offered() -> None:
    """AFR-D5 Strictly more: E7 has the two empty hexagons E6 and E8 beside it, as many as K2, K3 and L3 have."""
    state = position(["E6", "O1"], empty=["E8", "K2", "K3", "L3"])
    find(state, "E7", "nomads")
    assert content(state, "E7") == "nomads"
    assert points(state, A) == {"nomads": 2}


def nomads_with_better_places() -> AfricaState:
    """Nomads on E7 beside E6 only. E6 has E5 and would have E7; K2, K3 and L3 lie beside each other."""
    state = position(["E6", "O1"], up={"J2": "gold-1"}, empty=["E5", "K2", "K3", "L3"], camps=["K1"])
    find(state, "E7", "nomads")
    return state


def test_d5_a_better_hexagon_can_be_chosen() -> None:
    """AFR-D5 AFR-N3 2 points far away; E5 has only E6 beside it."""
    state = nomads_with_better_places()
    assert offered(state) == [{"type": "leave"}, *({"type": "put", "to": to} for to in ("E6", "K2", "K3", "L3"))]
    assert do(state, "put", to="K2") == [NomadsSettled(seat=A, origin="E7", to="K2", points=2)]
    assert (content(state, "E7"), content(state, "K2")) == ("empty", "nomads")
    assert points(state, A) == {"nomads": 2}


def test_d5_under_ones_own_explorer_beside_the_hexagon_they_left() -> None:
    """AFR-D5 AFR-N3 AFR-X1 On E6 they have E5, and E7 where they were found: 2 points."""
    state = nomads_with_better_places()
    assert do(state, "put", to="E6") == [NomadsSettled(seat=A, origin="E7", to="E6", points=2)]
    assert points(state, A) == {"nomads": 2}


def test_d5_they_can_be_left_all_the_same() -> None:
    """AFR-D5"""
    state = nomads_with_better_places()
    assert do(state, "leave") == [NomadsSettled(seat=A, origin="E7", to="E7", points=1)]
    assert points(state, A) == {"nomads": 1}
    assert content(state, "E7") == "nomads"


def test_d5_not_onto_anything_but_an_empty_hexagon() -> None:
    """AFR-D5 AFR-X1"""
    state = nomads_with_better_places()
    for to in ("K1", "J2", "J3", "E7"):
        assert why(state, "put", to=to) == ("africa-refusal-not-empty", "AFR-X1", {"to": to})


def test_d5_not_where_they_gain_nothing() -> None:
    """AFR-D5 E5 has E6 beside it, A1 nothing."""
    state = nomads_with_better_places()
    for to, after in (("E5", 1), ("A1", 0)):
        assert why(state, "put", to=to) == (
            "africa-refusal-nomads-no-gain",
            "AFR-D5",
            {"to": to, "before": 1, "after": after},
        )


# D6


@pytest.mark.parametrize("found", [0, 1, 8, 9])
def test_d6_a_monument_stays_and_gives_a_camp(found: int) -> None:
    """AFR-D6 No points; the camp comes from the supply, the tenth takes the last one."""
    state = position(["E6", "O1"], monuments=found)
    assert find(state, "E7", "monument") == [
        TileTurned(seat=A, hexagon="E7", tile="monument"),
        MonumentFound(seat=A, hexagon="E7", number=found + 1),
    ]
    seen = GAME.view(state, None)
    assert content(state, "E7") == "monument"
    assert points(state, A) == {}
    assert [player.camps for player in seen.players] == [3, 2]
    assert seen.camps_in_supply == 10 - found - 1
    assert seen.monuments == found + 1
    assert (state.half, seen.phase) == (1, "act")


def test_d6_the_camp_can_be_used_at_once_in_the_second_half() -> None:
    """AFR-D6 AFR-K1"""
    state = position(["E6", "O1"], camps_in_hand=[0, 2])
    assert "camp_for_points" not in types(state)
    find(state, "E7", "monument")
    do(state, "camp_for_points")
    assert points(state, A) == {"camps": 1}
    assert GAME.view(state, None).players[A].camps == 0


def test_d6_the_eleventh_gives_3_points_and_no_camp_and_ends_the_game() -> None:
    """AFR-D6 AFR-V1"""
    state = position(["E6", "O1"], monuments=10)
    events = find(state, "E7", "monument")
    assert events[:2] == [
        TileTurned(seat=A, hexagon="E7", tile="monument"),
        LastMonumentFound(seat=A, hexagon="E7", points=3),
    ]
    seen = GAME.view(state, None)
    assert content(state, "E7") == "monument"
    assert points(state, A) == {"last_monument": 3}
    assert [player.camps for player in seen.players] == [2, 2]
    assert (seen.monuments, seen.camps_in_supply, seen.phase) == (11, 0, "over")


def test_d6_ten_camps_for_ten_monuments() -> None:
    """AFR-D6 Two explorers find all eleven: the supply never runs short."""
    state = position(["E6", "J3"])
    # Each finds two a turn, six each: A around E6, B around J3; the eleventh is B's.
    finds = {A: iter(["D5", "D6", "E5", "E7", "F5", "F6"]), B: iter(["I3", "I4", "J2", "J4", "K2"])}
    camps = [2, 2]
    for number in range(1, 11):
        seat = state.player
        find(state, next(finds[seat]), "monument")
        camps[seat] += 1
        assert state.camps == camps
        assert GAME.view(state, None).camps_in_supply == 10 - number
    assert GAME.view(state, None).phase == "act"
    last = state.player
    find(state, next(finds[Seat(last)]), "monument")
    assert state.camps == camps
    assert sum(camps) == 4 + 10
    assert points(state, last) == {"last_monument": 3}
    assert GAME.view(state, None).phase == "over"
    assert state.bag[BOARD.monument] == 0
    assert GAME.pieces(state)["camps"] == 20
