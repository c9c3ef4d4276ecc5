"""Turn: a relocation, or two halves of an advance and an action each."""

from itertools import product

import pytest

from marula.core.actions import CHANCE, Seat
from marula.games.africa import GAME
from marula.games.africa.events import Advanced, Relocated, TurnPassed
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
    points,
    position,
    refused,
    ring,
    targets,
    types,
    why,
)

CITIES = ["A1", "B7", "I6", "O1", "G3"]
CORRIDOR = ["E5", "E7", "E8", "E9", "E10", "E11"]
"""A way to the east and west of E6."""


def ends_turn_of(seat: Seat, state: AfricaState) -> bool:
    """Whether the turn of that seat is over and a fresh one has begun, of the next seat."""
    return state.player == (seat + 1) % state.seats and state.untouched and state.half == 0 and not state.advanced


# Order


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("start", [0, 1])
def test_t1_turns_go_clockwise_from_the_start_player(seats: int, start: int) -> None:
    """AFR-T1 Turns are counted from 1; nobody is skipped."""
    state = position(CITIES[:seats], player=Seat(start))
    for number in range(2 * seats + 1):
        turn = GAME.rules.turn(state)
        assert (turn.seat, turn.number) == ((start + number) % seats, number + 1)
        assert GAME.rules.actors(state) == (turn.seat,)
        do(state, "end_turn")


def test_t1_nobody_is_skipped_not_even_who_can_do_nothing() -> None:
    """AFR-T1 A player with no hexagon to go to, nothing to turn up, to move or to camp with still has a turn."""
    # B stands at P1 on a tile; its neighbours O1 and O2 are occupied by A and C, and no other hexagon is face up.
    state = position(["O1", "P1", "O2"], up={"P1": "monument"}, player=B)
    state.empty &= 1 << BOARD.bit_of["O1"] | 1 << BOARD.bit_of["O2"]
    state.down = BOARD.all & ~sum(1 << BOARD.bit_of[id] for id in ("O1", "O2", "P1"))
    state.recount()
    assert types(state) == {"end_turn"}
    assert do(state, "end_turn") == [TurnPassed(seat=B)]
    assert state.player == C


def test_t1_others_wait() -> None:
    """AFR-T1"""
    state = position(["E6", "O1", "A1"])
    for seat in (B, C):
        assert GAME.rules.legal(state, seat) == []
        refusal = GAME.rules.check(state, seat, action("end_turn"))
        assert refusal is not None
        assert refusal.wire() == {"key": "africa-refusal-not-your-turn", "rule": "AFR-T1", "values": {}}


def test_t1_a_turn_is_either_a_relocation_or_two_halves() -> None:
    """AFR-T1 AFR-A1 The relocation ends the turn; whoever has done something can't relocate any more."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "relocate", to="E9")
    assert ends_turn_of(A, state)

    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E7")
    assert "relocate" not in types(state)
    assert why(state, "relocate", to="E10") == ("africa-refusal-relocate-late", "AFR-A1", {})


# A, relocate


def test_a1_relocate_to_any_hexagon_without_opposing_explorer_and_face_down_tile() -> None:
    """AFR-A1 Cities, face-up tiles and camps included, however far; not one's own."""
    state = position(
        ["E6", "O1", "K4"],
        up={"E7": "elephant", "M3": "gold-2", "C2": "monument", "G8": "nomads"},
        camps=["H5"],
        empty=["L3"],
    )
    assert targets(state, "relocate") == {"A1", "B7", "I6", "G3", "E7", "M3", "C2", "G8", "H5", "L3"}


@pytest.mark.parametrize("to", ["A1", "C2", "H5", "L3", "E7"])
def test_a1_relocation(to: str) -> None:
    """AFR-A1 To a city, a tile, a camp, an empty hexagon, and one that is near: the whole turn."""
    state = position(["E6", "O1"], up={"C2": "monument", "E7": "leopard"}, camps=["H5"], empty=["L3"])
    before = content(state, to)
    assert do(state, "relocate", to=to) == [Relocated(seat=A, origin="E6", to=to)]
    assert GAME.view(state, None).players[A].explorer == to
    assert ends_turn_of(A, state)
    assert content(state, to) == before
    assert points(state, A) == {}


def test_a1_not_onto_a_face_down_tile() -> None:
    """AFR-A1"""
    state = position(["E6", "O1"])
    assert why(state, "relocate", to="E7") == ("africa-refusal-face-down", "AFR-A1", {"to": "E7"})


def test_a1_not_onto_an_opposing_explorer() -> None:
    """AFR-A1"""
    state = position(["E6", "O1", "E7"])
    assert why(state, "relocate", to="E7") == ("africa-refusal-explorer-there", "AFR-A1", {"to": "E7", "other": 2})


def test_a1_ones_own_hexagon_is_not_offered() -> None:
    """AFR-A1"""
    state = position(["E6", "O1"])
    assert why(state, "relocate", to="E6") == ("africa-refusal-relocate-here", "AFR-A1", {})


def test_a1_before_anything_else() -> None:
    """AFR-A1 Instead of both halves: not after an action in the first half either."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    find(state, "D5", "gold-1")
    assert state.player == A
    assert why(state, "relocate", to="E7") == ("africa-refusal-relocate-late", "AFR-A1", {})


def test_a1_a_blocked_explorer_can_relocate() -> None:
    """AFR-A1 Face-down tiles and opponents all around hinder advances only."""
    state = position(["E6", "E7", "D5"])
    assert targets(state, "advance") == set()
    assert targets(state, "relocate") == {"A1", "B7", "I6", "O1", "G3"}
    do(state, "relocate", to="B7")
    assert ends_turn_of(A, state)


def test_a1_and_b1_stay_distinct() -> None:
    """AFR-A1 AFR-B1 The same hexagon by relocation ends the turn, by advance it doesn't."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    assert {"E7", "E8"} <= targets(state, "relocate") & targets(state, "advance")
    do(state, "advance", to="E8")
    assert state.player == A
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "relocate", to="E8")
    assert state.player == B


def test_a1_everybody_can_relocate_at_the_beginning_of_each_turn() -> None:
    """AFR-A1 A relocation is offered again in the next turn."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    for to in ("E8", "A1", "E10"):
        do(state, "relocate", to=to)
    assert [BOARD.ids[hexagon] for hexagon in state.explorers] == ["E10", "A1"]


# B, advances


def test_b1_an_advance_is_of_one_or_two_hexagons() -> None:
    """AFR-B1"""
    state = position(["E6", "O1"], empty=CORRIDOR)
    assert targets(state, "advance") == {"E5", "E7", "E8"}
    assert why(state, "advance", to="E9") == ("africa-refusal-advance-far", "AFR-B1", {"to": "E9"})
    assert why(state, "advance", to="E6") == ("africa-refusal-advance-here", "AFR-B1", {})


@pytest.mark.parametrize("to, steps", [("E7", 1), ("E8", 2)])
def test_b1_advance(to: str, steps: int) -> None:
    """AFR-B1 The explorer is there, the turn goes on."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    assert do(state, "advance", to=to) == [Advanced(seat=A, origin="E6", to=to, steps=steps)]
    assert GAME.view(state, None).players[A].explorer == to
    assert GAME.rules.turn(state).number == 1
    assert GAME.rules.actors(state) == (A,)


def test_b1_two_steps_on_open_land_reach_all_eighteen_hexagons_around() -> None:
    """AFR-B1 And no one else."""
    near = set(ring("E6"))
    far = {id for other in near for id in ring(other)} - {"E6"}
    state = position(["E6", "O1"], empty=[id for id in BOARD.bit_of if id not in CITIES])
    assert len(near | far) == 18
    assert targets(state, "advance") == near | far


def test_b1_not_onto_a_face_down_tile_and_not_across_one() -> None:
    """AFR-B1 E7 is the only way from E6 to E8 in two steps."""
    state = position(["E6", "O1"], empty=["E8"])
    assert targets(state, "advance") == set()
    assert why(state, "advance", to="E7") == ("africa-refusal-face-down", "AFR-B1", {"to": "E7"})
    assert why(state, "advance", to="E8") == ("africa-refusal-advance-far", "AFR-B1", {"to": "E8"})


def test_b1_not_onto_an_opposing_explorer_and_not_across_one() -> None:
    """AFR-B1"""
    state = position(["E6", "O1", "E7"], empty=["E8"])
    assert targets(state, "advance") == set()
    assert why(state, "advance", to="E7") == ("africa-refusal-explorer-there", "AFR-B1", {"to": "E7", "other": 2})
    assert why(state, "advance", to="E8") == ("africa-refusal-advance-far", "AFR-B1", {"to": "E8"})


def test_b1_around_an_opposing_explorer_there_may_be_a_way() -> None:
    """AFR-B1 F7 lies behind both E7, where an opponent stands, and F6."""
    state = position(["E6", "E7"], empty=["F6", "F7"])
    assert targets(state, "advance") == {"F6", "F7"}


def test_b1_the_second_step_stops_at_opponents_and_face_down_tiles_too() -> None:
    """AFR-B1 E7 is free, E8 taken, D6 and F7 are face down."""
    state = position(["E6", "E8"], empty=["E7"])
    assert targets(state, "advance") == {"E7"}
    assert why(state, "advance", to="E8") == ("africa-refusal-explorer-there", "AFR-B1", {"to": "E8", "other": 1})


def test_b1_face_up_tiles_and_camps_can_be_entered_and_crossed() -> None:
    """AFR-B1 East over an elephant to a monument, west over a camp to a camp, north-west over gold to nomads."""
    state = position(
        ["E6", "O1"], up={"E7": "elephant", "E8": "monument", "D5": "gold-1", "C4": "nomads"}, camps=["E5", "E4"]
    )
    # D5 and E5 touch each other; no further face-up hexagon is within two steps.
    assert targets(state, "advance") == {"E7", "E8", "D5", "C4", "E5", "E4"}


@pytest.mark.parametrize("to", ["B6", "C8", "C9"])
def test_b1_cities_can_be_crossed(to: str) -> None:
    """AFR-B1 AFR-S2 From one side of Alexandria, B7, to another."""
    start = {"B6": "C9", "C8": "B6", "C9": "B6"}[to]
    state = position([start, "O1"], empty=[to])
    assert to in targets(state, "advance")


def test_b1_each_half_has_its_advance() -> None:
    """AFR-B1 Advance, action, advance, action."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E8")
    find(state, "D7", "gold-1")
    assert targets(state, "advance") == {"E6", "E7", "E9", "E10", "D7"}
    do(state, "advance", to="E10")
    assert "advance" not in types(state)
    assert why(state, "advance", to="E9") == ("africa-refusal-advanced-already", "AFR-B1", {})
    find(state, "F10", "gold-1")
    assert ends_turn_of(A, state)


def test_b1_advances_of_zero_hexagons() -> None:
    """AFR-B1 Both actions where the explorer stands."""
    state = position(["E6", "O1"])
    find(state, "D5", "gold-1")
    assert state.player == A
    find(state, "D6", "gold-1")
    assert ends_turn_of(A, state)


def test_b1_an_advance_not_used_before_the_action_is_lost() -> None:
    """AFR-B1 After an action without a step there is one advance left, not two."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    find(state, "D5", "gold-1")
    do(state, "advance", to="E7")
    assert why(state, "advance", to="E8") == ("africa-refusal-advanced-already", "AFR-B1", {})


def test_b1_nothing_follows_the_second_action() -> None:
    """AFR-B1 Even with the second half's advance unused."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    find(state, "D5", "gold-1")
    find(state, "D6", "gold-1")
    assert GAME.rules.legal(state, A) == []
    assert ends_turn_of(A, state)


def test_b1_at_most_one_action_in_each_half() -> None:
    """AFR-B1 After the first action, the next one is the second half's and ends the turn."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E7")
    find(state, "D6", "gold-1")
    assert state.player == A
    find(state, "D7", "gold-1")
    assert state.player == B


# B, actions in both halves


def all_actions_possible() -> AfricaState:
    """A on E6 and then on F6 can discover, move an animal, and camp either way, twice each.

    E6 has D5 down, an elephant on F5, gold on E7; F6 has G4 down, a leopard on F7, gold on E7 and gems on G5. The
    elephant goes to K2 beside two, the leopard to I4 beside two.
    """
    return position(
        ["E6", "O1"],
        up={
            "E7": "gold-1",
            "F5": "elephant",
            "F7": "leopard",
            "G5": "gems-1",
            "J2": "elephant",
            "J3": "elephant",
            "H3": "leopard",
            "H4": "leopard",
        },
        empty=["F6", "K2", "I4"],
    )


def take_action(state: AfricaState, which: str, half: int) -> None:
    if which == "discover":
        find(state, ["D5", "G4"][half], "gems-2")
    elif which == "lift":
        do(state, "lift", hexagon=["F5", "F7"][half])
        do(state, "put", to=["K2", "I4"][half])
    else:
        do(state, which)


KINDS = ["discover", "lift", "camp_for_points", "camp_for_treasure"]


@pytest.mark.parametrize("first, second", list(product(KINDS, KINDS)))
def test_b2_any_action_in_either_half_and_the_same_twice(first: str, second: str) -> None:
    """AFR-B2"""
    state = all_actions_possible()
    assert set(KINDS) <= types(state)
    take_action(state, first, 0)
    assert state.player == A
    do(state, "advance", to="F6")
    assert set(KINDS) <= types(state)
    take_action(state, second, 1)
    assert ends_turn_of(A, state)


@pytest.mark.parametrize("kind", KINDS)
def test_b2_no_action_in_the_first_half(kind: str) -> None:
    """AFR-B2 Two advances can follow each other, then comes the second action, which is the last."""
    state = all_actions_possible()
    do(state, "advance", to="E7")
    do(state, "advance", to="F6")
    assert why(state, "advance", to="E6") == ("africa-refusal-advanced-already", "AFR-B1", {})
    take_action(state, kind, 1)
    assert ends_turn_of(A, state)


@pytest.mark.parametrize("kind", KINDS)
def test_b2_no_action_in_the_second_half(kind: str) -> None:
    """AFR-B2 With a step of the second half or without."""
    for steps in ([], ["F6"]):
        state = all_actions_possible()
        take_action(state, kind, 0)
        for to in steps:
            do(state, "advance", to=to)
        assert do(state, "end_turn") == []
        assert ends_turn_of(A, state)


def test_b2_two_advances_can_lead_four_hexagons_away_or_back() -> None:
    """AFR-B2"""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E8")
    assert targets(state, "advance") == {"E6", "E7", "E9", "E10"}
    do(state, "advance", to="E10")
    assert targets(state, "advance") == set()
    assert types(state) == {"discover", "camp_for_points", "end_turn"}

    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E7")
    assert do(state, "advance", to="E6") == [Advanced(seat=A, origin="E7", to="E6", steps=1)]
    assert do(state, "end_turn") == []  # it has moved, so that was no pass


def test_b2_two_advances_and_no_action() -> None:
    """AFR-B2 The turn is ended by choice, not by the second advance."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E8")
    do(state, "advance", to="E10")
    assert state.player == A
    assert do(state, "end_turn") == []
    assert ends_turn_of(A, state)


def test_b2_one_advance_and_no_action() -> None:
    """AFR-B2"""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E7")
    assert do(state, "end_turn") == []
    assert ends_turn_of(A, state)


def test_b2_the_next_turn_starts_anew() -> None:
    """AFR-B2 AFR-T1 What one player used up, the next has again."""
    state = position(["E6", "K3"], empty=[*CORRIDOR, "K4", "K5"])
    do(state, "advance", to="E8")
    do(state, "advance", to="E10")
    do(state, "end_turn")
    assert state.player == B
    assert {"relocate", "advance", "discover"} <= types(state)
    do(state, "advance", to="K4")
    find(state, "L4", "gold-1")
    do(state, "advance", to="K5")
    find(state, "L5", "gold-1")
    assert ends_turn_of(B, state)


def test_b3_a_pass_is_allowed() -> None:
    """AFR-B3 Nothing changes but whose turn it is."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    before = GAME.view(state, None)
    assert do(state, "end_turn") == [TurnPassed(seat=A)]
    after = GAME.view(state, None)
    assert (after.hexagons, after.players) == (before.hexagons, before.players)
    assert ends_turn_of(A, state)


def test_b3_a_turn_with_a_step_or_an_action_is_no_pass() -> None:
    """AFR-B3"""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "advance", to="E7")
    assert do(state, "end_turn") == []
    state = position(["E6", "O1"])
    find(state, "E7", "gold-1")
    assert do(state, "end_turn") == []
    state = position(["E6", "O1"], empty=["L3"])
    assert do(state, "relocate", to="L3") == [Relocated(seat=A, origin="E6", to="L3")]


# What has to be decided first, and what isn't asked


def test_d1_nature_turns_the_tile_before_anybody_goes_on() -> None:
    """AFR-D1"""
    state = position(["E6", "O1"], empty=CORRIDOR)
    do(state, "discover", hexagon="D5")
    assert GAME.rules.actors(state) == (CHANCE,)
    assert GAME.rules.legal(state, A) == []
    assert why(state, "end_turn") == ("africa-refusal-nature-first", "AFR-D1", {})
    assert why(state, "discover", hexagon="D6") == ("africa-refusal-nature-first", "AFR-D1", {})


NOT_NOW = [("end_turn", {}), ("advance", {"to": "E7"}), ("discover", {"hexagon": "D6"}), ("camp_for_points", {})]


@pytest.mark.parametrize("type, fields", NOT_NOW)
def test_d3_the_exchange_comes_first(type: str, fields: dict[str, str]) -> None:
    """AFR-D3 At once, as part of the same action."""
    state = position(["E6", "O1"], empty=CORRIDOR, goods=[{}, {"drum": 1}])
    find(state, "D5", "mask")
    assert why(state, type, **fields) == ("africa-refusal-exchange-first", "AFR-D3", {})


@pytest.mark.parametrize("type, fields", [*NOT_NOW, ("keep", {})])
def test_d4_the_place_of_a_found_animal_comes_first(type: str, fields: dict[str, str]) -> None:
    """AFR-D4"""
    state = position(["E6", "O1"], up={"E8": "leopard"}, empty=CORRIDOR)
    find(state, "D5", "leopard")
    assert why(state, type, **fields) == ("africa-refusal-settle-first", "AFR-D4", {"tile": "leopard"})


def test_d5_the_place_of_found_nomads_comes_first() -> None:
    """AFR-D5 The rule that is cited is that of the nomads."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    find(state, "D5", "nomads")
    assert why(state, "end_turn") == ("africa-refusal-settle-first", "AFR-D5", {"tile": "nomads"})


@pytest.mark.parametrize("type, fields", [*NOT_NOW, ("leave", {}), ("lift", {"hexagon": "D5"})])
def test_n1_an_animal_that_was_lifted_is_put_down_first(type: str, fields: dict[str, str]) -> None:
    """AFR-N1"""
    state = position(["E6", "O1"], up={"D5": "leopard", "E8": "leopard"}, empty=CORRIDOR)
    do(state, "lift", hexagon="D5")
    assert why(state, type, **fields) == ("africa-refusal-put-first", "AFR-N1", {"tile": "leopard"})


def test_n2_nomads_that_were_lifted_are_put_down_first() -> None:
    """AFR-N2 The rule that is cited is that of the nomads."""
    state = position(["E6", "O1"], up={"D5": "nomads"}, empty=CORRIDOR)
    do(state, "lift", hexagon="D5")
    assert why(state, "end_turn") == ("africa-refusal-put-first", "AFR-N2", {"tile": "nomads"})


def test_a_tile_is_put_down_only_when_one_is_in_hand() -> None:
    """AFR-N1 AFR-D4 Putting down follows lifting; leaving follows a find."""
    state = position(["E6", "O1"], empty=CORRIDOR)
    assert why(state, "put", to="E7") == ("africa-refusal-nothing-in-hand", "AFR-N1", {})
    assert why(state, "leave") == ("africa-refusal-nothing-in-hand", "AFR-D4", {})


@pytest.mark.parametrize(
    "type, fields",
    [("keep", {}), ("exchange_one", {"other": 1, "good": "drum"}), ("exchange_all", {"other": 1, "good": "drum"})],
)
def test_d3_goods_are_exchanged_only_right_after_a_find(type: str, fields: dict[str, str | int]) -> None:
    """AFR-D3"""
    state = position(["E6", "O1"], goods=[{"mask": 2}, {"drum": 2}])
    assert why(state, type, **fields) == ("africa-refusal-no-find", "AFR-D3", {})


def test_refusals_change_nothing_and_the_same_action_can_be_legal_later() -> None:
    """AFR-B1 An opponent who leaves opens the way."""
    state = position(["E6", "E7"], empty=["E8"])
    assert refused(state, "advance", to="E8").key == "africa-refusal-advance-far"
    do(state, "end_turn")
    do(state, "relocate", to="A1")
    assert targets(state, "advance") == {"E7", "E8"}
