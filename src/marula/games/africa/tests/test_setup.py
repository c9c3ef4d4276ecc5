"""Set-up: tiles face down, camps dealt, explorers on their cities."""

from collections import Counter
from itertools import pairwise

import pytest

from marula.core.actions import CHANCE, Seat
from marula.core.match import Match
from marula.games.africa import GAME
from marula.games.africa.events import ExplorerPlaced, StartPlayerDrawn
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    action,
    content,
    do,
    find,
    position,
    refused,
    targets,
    turn_up,
    types,
    why,
)

CITIES = ["A1", "B7", "I6", "O1", "G3"]


def fresh(seats: int) -> AfricaState:
    """A match before its first decision."""
    return GAME.setup(BOARD, {"hidden_treasure": False}, seats)


def begun(seats: int, start: Seat) -> AfricaState:
    """A match in which this player is to place the first explorer."""
    state = fresh(seats)
    GAME.rules.apply(state, CHANCE, action("draw_start_player", start=start), None)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_two_to_five_play(seats: int) -> None:
    """AFR-S1"""
    match = Match(GAME, BOARD, {}, seats, bytes(32))
    match.begin()
    assert len(match.state.explorers) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_s1_not_fewer_and_not_more(seats: int) -> None:
    """AFR-S1"""
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match(GAME, BOARD, {}, seats, bytes(32))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s1_no_special_rules_for_any_number(seats: int) -> None:
    """AFR-S1 Tiles, mix, supply and what a player gets are the same for all."""
    seen = GAME.view(fresh(seats), None)
    assert [id for id, what in seen.hexagons.items() if what != "down"] == ["A1", "B7", "G3", "I6", "O1"]
    assert seen.face_down == {tile.id: tile.count for tile in BOARD.tiles}
    assert seen.camps_in_supply == 10
    assert seen.monuments == 0
    assert len(seen.players) == seats
    for player in seen.players:
        assert player.camps == 2
        assert set(player.points.values()) == {0}
        assert set(player.goods.values()) == {0}
        assert set((player.treasure or {}).values()) == {0}
        assert (player.tiles, player.gold, player.gems) == (0, 0, 0)
        assert player.explorer is None


@pytest.mark.parametrize("seats, gone", [(2, 6), (3, 4), (4, 2), (5, 0)])
def test_s1_camps_that_nobody_gets_leave_the_game(seats: int, gone: int) -> None:
    """AFR-S1 Two each of the other ten: all there ever are in hand and supply is 20 less those that left."""
    seen = GAME.view(fresh(seats), None)
    assert sum(player.camps for player in seen.players) + seen.camps_in_supply == 20 - gone
    assert GAME.pieces(fresh(seats))["camps"] == 20


def test_s1_tiles_lie_face_down_on_every_hexagon_but_the_cities() -> None:
    """AFR-S1 Cities are empty, also those under no explorer."""
    state = fresh(2)
    assert Counter(content(state, BOARD.ids[hexagon]) for hexagon in BOARD.hexagons) == {"down": 96, "empty": 5}
    assert all(content(state, city) == "empty" for city in CITIES)


@pytest.mark.parametrize("hexagon", ["D5", "F6", "E7"])
def test_s1_tiles_are_shuffled(hexagon: str) -> None:
    """AFR-S1 Each tile that is face down can be the one on any hexagon, and all are equally likely."""
    state = position(["E6", "O1"])
    do(state, "discover", hexagon=hexagon)
    assert {outcome.wire["tile"]: weight for outcome, weight in GAME.rules.outcomes(state)} == {
        tile.id: tile.count for tile in BOARD.tiles
    }


def test_s1_what_was_found_is_not_found_again() -> None:
    """AFR-S1 Tiles leave the mix one by one; a kind that is used up isn't found any more."""
    state = position(["E6", "O1"], up={"K1": "gold-2", "K2": "gold-2", "K3": "gold-2"})
    find(state, "E7", "gold-2")
    do(state, "discover", hexagon="D5")
    outcomes = {outcome.wire["tile"]: weight for outcome, weight in GAME.rules.outcomes(state)}
    assert "gold-2" not in outcomes
    assert sum(outcomes.values()) == 96 - 4
    refusal = GAME.rules.check(state, CHANCE, action("turn_up", tile="gold-2"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("africa-refusal-nature", "AFR-D1")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s2_every_seat_is_as_likely_to_begin(seats: int) -> None:
    """AFR-S2"""
    state = fresh(seats)
    assert GAME.rules.actors(state) == (CHANCE,)
    assert [(outcome.wire, weight) for outcome, weight in GAME.rules.outcomes(state)] == [
        ({"type": "draw_start_player", "start": seat}, 1) for seat in range(seats)
    ]


def test_s2_the_start_player_is_random() -> None:
    """AFR-S2 Over a few matches everybody begins once."""
    starts = set()
    for seed in range(40):
        match = Match(GAME, BOARD, {}, 4, bytes([seed]) * 32)
        match.begin()
        starts.add(match.state.start_player)
    assert starts == {0, 1, 2, 3}


def test_s2_only_nature_names_the_start_player_and_only_somebody_at_the_table() -> None:
    """AFR-S2"""
    state = fresh(3)
    for seat, start in [(A, 0), (CHANCE, 3)]:
        refusal = GAME.rules.check(state, seat, action("draw_start_player", start=start))
        assert refusal is not None
        assert refusal.wire() == {"key": "africa-refusal-nature", "rule": "AFR-S2", "values": {}}
    assert [GAME.rules.legal(state, Seat(seat)) for seat in range(3)] == [[], [], []]


def test_s2_nature_names_the_start_player_once() -> None:
    """AFR-S2"""
    refusal = GAME.rules.check(begun(3, B), CHANCE, action("draw_start_player", start=0))
    assert refusal is not None
    assert refusal.wire() == {"key": "africa-refusal-nature", "rule": "AFR-S2", "values": {}}


@pytest.mark.parametrize("seats, start", [(2, 0), (2, 1), (3, 2), (4, 1), (5, 0), (5, 3)])
def test_s2_players_place_clockwise_from_the_start_player_and_then_take_turns(seats: int, start: int) -> None:
    """AFR-S2 AFR-T1 Each on another city of choice; the start player has the first turn."""
    state = fresh(seats)
    events: list[object] = []
    GAME.rules.apply(state, CHANCE, action("draw_start_player", start=start), events)
    assert events == [StartPlayerDrawn(seat=start)]
    for number in range(seats):
        seat = (start + number) % seats
        assert GAME.rules.actors(state) == (seat,)
        assert GAME.rules.turn(state).number == 0
        assert types(state) == {"place_explorer"}
        assert targets(state, "place_explorer") == set(CITIES[number:])
        assert do(state, "place_explorer", to=CITIES[number]) == [ExplorerPlaced(seat=seat, to=CITIES[number])]
        assert GAME.view(state, None).players[seat].explorer == CITIES[number]
    assert GAME.rules.actors(state) == (start,)
    assert GAME.rules.turn(state).seat == start
    assert GAME.rules.turn(state).number == 1
    assert "advance" not in types(state)  # everything around is face down
    assert {"discover", "camp_for_points", "end_turn"} <= types(state)
    assert targets(state, "relocate") == set(CITIES[seats:])  # with five players there is nowhere to relocate to yet


def test_s2_any_city_is_free_to_choose() -> None:
    """AFR-S2 The start player chooses among five."""
    assert targets(begun(5, C), "place_explorer") == set(CITIES)


def test_s2_a_city_is_chosen_once() -> None:
    """AFR-S2"""
    state = begun(3, B)
    do(state, "place_explorer", to="G3")
    assert why(state, "place_explorer", to="G3") == ("africa-refusal-city-taken", "AFR-S2", {"to": "G3", "other": 1})


def test_s2_explorers_are_placed_before_anything_else() -> None:
    """AFR-S2"""
    state = begun(2, A)
    for type, fields in [("relocate", {"to": "A1"}), ("discover", {"hexagon": "A2"}), ("end_turn", {})]:
        assert why(state, type, **fields) == ("africa-refusal-place-first", "AFR-S2", {})


def test_s2_others_wait_until_it_is_their_turn_to_place() -> None:
    """AFR-S2 AFR-T1"""
    state = begun(3, B)
    for seat in (A, C):
        refusal = GAME.rules.check(state, seat, action("place_explorer", to="A1"))
        assert refusal is not None
        assert refusal.wire() == {"key": "africa-refusal-not-your-turn", "rule": "AFR-T1", "values": {}}
        assert GAME.rules.legal(state, seat) == []


def test_s2_an_explorer_is_placed_once() -> None:
    """AFR-S2"""
    state = position(["A1", "B7"])
    assert why(state, "place_explorer", to="G3") == ("africa-refusal-placed", "AFR-S2", {})


def test_s2_an_explorer_only_starts_on_a_city() -> None:
    """AFR-S2 There is no such command for any other hexagon."""
    cities = {chosen.wire["to"] for chosen in BOARD.actions if chosen.type == "place_explorer"}
    assert cities == set(CITIES)


def test_s2_unused_cities_are_ordinary_empty_hexagons() -> None:
    """AFR-S2 One can go there, camp there, and put tiles there."""
    state = position(["H6", "B7"], up={"H5": "elephant", "G9": "elephant", "G10": "leopard"})
    assert content(state, "I6") == "empty"
    # Mombasa, I6, lies beside H5 and H6; an animal found on I5 beside it has H5 as company there as well.
    assert "I6" in targets(state, "advance")
    assert {"A1", "G3", "I6", "O1"} <= targets(state, "relocate")
    do(state, "advance", to="I6")
    assert "camp_for_points" in types(state)
    do(state, "camp_for_points")
    assert content(state, "I6") == "camp"


def test_s2_a_tile_can_go_to_an_unused_city() -> None:
    """AFR-S2 AFR-X1 A leopard alone on E7 goes beside the two leopards at Lagos, G3."""
    state = position(["E6", "B7"], up={"E7": "leopard", "F4": "leopard", "G2": "leopard"})
    do(state, "lift", hexagon="E7")
    assert "G3" in targets(state, "put")
    do(state, "put", to="G3")
    assert content(state, "G3") == "leopard"


def test_s2_a_city_can_be_discovered_from_but_not_turned_up() -> None:
    """AFR-S2 AFR-S1 No tile lies on a city."""
    state = position(["H6", "B7"])
    assert "I6" not in targets(state, "discover")
    assert why(state, "discover", hexagon="I6") == ("africa-refusal-not-face-down", "AFR-D1", {"hexagon": "I6"})


def test_nature_alone_turns_up_tiles() -> None:
    """AFR-D1 A player can't say what the tile is, and nature can't say anything when it isn't asked."""
    state = position(["E6", "O1"])
    do(state, "discover", hexagon="E7")
    assert refused(state, "turn_up", tile="gold-2").wire() == {
        "key": "africa-refusal-nature",
        "rule": "AFR-D1",
        "values": {},
    }
    turn_up(state, "gold-2")
    refusal = GAME.rules.check(state, CHANCE, action("turn_up", tile="gold-2"))
    assert refusal is not None
    assert refusal.key == "africa-refusal-nature"
    assert GAME.rules.outcomes(state) == []
    refusal = GAME.rules.check(state, CHANCE, action("end_turn"))
    assert refusal is not None
    assert refusal.key == "africa-refusal-nature"


def test_s2_nobody_chooses_twice_in_a_whole_match() -> None:
    """AFR-S2 In a match of five, all five cities are taken, in the order of the seats."""
    match = Match(GAME, BOARD, {}, 5, bytes(32))
    match.begin()
    placed = []
    for _ in range(5):
        seat = GAME.rules.actors(match.state)[0]
        match.play(seat, GAME.rules.legal(match.state, seat)[-1])
        placed.append(seat)
    assert all(after == (before + 1) % 5 for before, after in pairwise(placed))
    assert sorted(BOARD.ids[hexagon] for hexagon in match.state.explorers) == ["A1", "B7", "G3", "I6", "O1"]
