"""Answers for the page: what everything that can be done would bring, and why."""

from copy import deepcopy
from typing import Any

import pytest
from tests import asking

from marula.core.wire import JsonObject
from marula.games.africa import GAME
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import BOARD, MATCHES, A, B, do, find, played, position, ring


def answer(state: AfricaState) -> dict[str, Any]:
    found = asking.ask(GAME, BOARD, GAME.view(state, None), {"about": "deeds"})
    assert isinstance(found, dict)
    return {**found, "deeds": [said(one) for one in found["deeds"]]}


def said(one: dict[str, Any]) -> dict[str, Any]:
    """A deed with what belongs to it alone."""
    kept = {name: value for name, value in one.items() if value is not None}
    return kept | {"targets": [said(target) for target in kept["targets"]]} if "targets" in kept else kept


def deed(state: AfricaState, type: str, **fields: str | int) -> dict[str, Any] | None:
    """What is said of an action, without the action; None if nothing is."""
    wire = {"type": type, **fields}
    found = [dict(one) for one in answer(state)["deeds"] if one["action"] == wire]
    assert len(found) <= 1
    for one in found:
        del one["action"]
    return found[0] if found else None


def place(state: AfricaState, hexagon: str) -> dict[str, Any]:
    found: dict[str, Any] = answer(state)["places"][hexagon]
    return found


def test_camp_for_points() -> None:
    """AFR-K2 Two animals, nomads, a monument; not the gold."""
    up = {"D5": "elephant", "D6": "leopard", "E5": "nomads", "E7": "monument", "F5": "gold-2", "E8": "elephant"}
    state = position(["E6", "O1"], up=up)
    assert deed(state, "camp_for_points") == {
        "points": 4,
        "counted": ["D5", "D6", "E5", "E7"],
        "animals": 2,
        "nomads": 1,
        "monuments": 1,
    }


def test_camp_for_treasure() -> None:
    """AFR-K3 AFR-V3 No points, but these tiles: now first in gold and alone in gems."""
    up = {"D5": "elephant", "F5": "gold-2", "F6": "gems-1", "E8": "gold-1"}
    state = position(["E6", "O1"], up=up, treasure=[{}, {"gold-1": 1}])
    said = {"points": 0, "counted": ["F5", "F6"], "gold": 2, "gems": 1}
    assert deed(state, "camp_for_treasure") == {**said, "prizes": 20}


def test_prizes_are_not_given_away_where_totals_are_hidden() -> None:
    """AFR-H1 They would tell what the others have."""
    state = position(["E6", "O1"], up={"F5": "gold-2"}, hidden_treasure=True)
    assert deed(state, "camp_for_treasure") == {"points": 0, "counted": ["F5"], "gold": 2, "gems": 0}


def test_put_a_lifted_animal() -> None:
    """AFR-N1 AFR-N3 From D6 alone to J2 and J3: not counting itself on the adjacent E6."""
    state = position(
        ["E6", "O1"],
        up={"E7": "leopard", "D6": "leopard", "D5": "leopard", "J2": "leopard", "J3": "leopard"},
        empty=["K2"],
    )
    lifted = deed(state, "lift", hexagon="E7")
    do(state, "lift", hexagon="E7")
    assert deed(state, "put", to="K2") == {"points": 1, "counted": ["J2", "J3"], "before": 1, "after": 2}
    assert deed(state, "put", to="E6") == {"points": 1, "counted": ["D5", "D6"], "before": 1, "after": 2}
    assert lifted == {"points": 1, "counted": [], "before": 1, "targets": answer(state)["deeds"]}


def test_put_lifted_nomads() -> None:
    """AFR-N2 AFR-N3 On E6 they have E5, and E7 where they come from."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["E5"])
    lifted = deed(state, "lift", hexagon="E7")
    assert lifted is not None
    assert lifted["points"] == 1
    do(state, "lift", hexagon="E7")
    assert deed(state, "put", to="E6") == {"points": 1, "counted": ["E5", "E7"], "before": 1, "after": 2}
    assert lifted["targets"] == answer(state)["deeds"]


def test_put_or_leave_a_find() -> None:
    """AFR-D4 1 + the animals around it; AFR-D5 the empty hexagons around them."""
    state = position(["E6", "O1"], up={"D6": "leopard", "J2": "leopard", "J3": "leopard"}, empty=["K2"])
    find(state, "E7", "leopard")
    assert deed(state, "put", to="K2") == {"points": 3, "counted": ["J2", "J3"], "before": 1, "after": 2}
    assert deed(state, "leave") == {"points": 2, "counted": ["D6"], "before": 1, "after": 1}
    state = position(["E6", "O1"], empty=["E5"])
    find(state, "E7", "nomads")
    assert deed(state, "put", to="E6") == {"points": 2, "counted": ["E5", "E7"], "before": 1, "after": 2}
    assert deed(state, "leave") == {"points": 1, "counted": ["E6"], "before": 1, "after": 1}


def test_exchange() -> None:
    """AFR-D3 AFR-V2 By what the goods will be worth: A has two masks (3), B two drums (3) and a statue (1)."""
    state = position(["E6", "O1"], goods=[{"mask": 1}, {"drum": 2, "statue": 1}])
    find(state, "E7", "mask")
    # a mask and a drum each: 1 + 1, and B's statue
    assert deed(state, "exchange_one", other=1, good="drum") == {"points": -1, "counted": [], "other": -1}
    # A a mask and a statue: 2; B two drums and a mask: 4
    assert deed(state, "exchange_one", other=1, good="statue") == {"points": -1, "counted": [], "other": 0}
    assert deed(state, "exchange_all", other=1, good="drum") == {"points": 0, "counted": [], "other": 0}
    assert deed(state, "keep") == {"points": 0, "counted": []}
    assert answer(state)["places"].keys() == {"E6"}


def test_what_only_nature_knows() -> None:
    """AFR-D1 AFR-H1 What a discovery is worth has no answer, neither before the tile is turned nor meanwhile."""
    state = position(["E6", "O1"])
    assert deed(state, "discover", hexagon="E7") is None
    do(state, "discover", hexagon="E7")
    assert answer(state)["deeds"] == []


def test_places_within_reach() -> None:
    """AFR-B1 AFR-A1 What could be done on each hexagon an explorer can go to."""
    state = position(
        ["E6", "O1"],
        up={"D6": "leopard", "C6": "gold-2", "C5": "monument", "J2": "leopard"},
        empty=["D5", "K2"],
    )
    assert place(state, "D5") == {"tiles": 3, "camp": 2, "gold": 0, "gems": 0, "moves": 1}
    assert place(state, "D6")["camp"] is None, "there is a tile"
    assert place(state, "K2") == {"tiles": 5, "camp": 1, "gold": 0, "gems": 0, "moves": 1}, "by relocation"
    do(state, "advance", to="D6")
    assert "K2" not in answer(state)["places"]
    assert place(state, "D6") == {"tiles": 2, "camp": None, "gold": 0, "gems": 0, "moves": 1}
    state = position(["E6", "O1"], up={"D6": "gold-2", "D5": "gems-1"}, camps_in_hand=[0, 1])
    assert place(state, "E6") == {"tiles": 4, "camp": None, "gold": 0, "gems": 0, "moves": 0}, "no camp in hand"
    state.camps[A] = 1
    assert place(state, "E6") == {"tiles": 4, "camp": 0, "gold": 2, "gems": 1, "moves": 0}


def test_places_to_begin_at() -> None:
    """AFR-S2 The cities that are left."""
    state = GAME.setup(BOARD, {"hidden_treasure": False}, 2)
    do(state, "draw_start_player", start=1)
    assert answer(state)["deeds"] == []
    assert answer(state)["places"].keys() == {BOARD.ids[city] for city in BOARD.cities}


@pytest.mark.parametrize("question", [{}, {"about": "weather"}, {"about": ["deeds"]}, {"action": {"type": "end_turn"}}])
def test_nonsense(question: JsonObject) -> None:
    """There is no answer, and no failure."""
    assert asking.ask(GAME, BOARD, GAME.view(position(["E6", "O1"]), A), question) is None


@pytest.mark.parametrize(
    "half, advanced, open, camps, given_up",
    [
        (0, False, False, 0, "turn"),
        (0, True, False, 0, "rest"),
        (0, True, True, 0, "half"),
        (1, False, True, 0, "half"),
        (1, False, False, 0, "action"),
        (1, True, False, 0, "action"),
        (1, True, True, 1, "action"),
        (1, True, True, 0, None),
    ],
)
def test_what_ending_the_turn_gives_up(half: int, advanced: bool, open: bool, camps: int, given_up: str | None) -> None:
    """AFR-B2 AFR-B3 The turn, an action and a half, a half, an action, or nothing; around are tiles, or open land."""
    state = position(["E6", "O1"], empty=ring("E6") if open else (), camps_in_hand=[camps, 0])
    state.half, state.advanced, state.untouched = half, advanced, half == 0 and not advanced
    assert answer(state)["ending_gives_up"] == given_up


@pytest.mark.parametrize(
    "half, advanced, can_act, skips",
    [(0, True, True, True), (0, True, False, False), (0, False, True, False), (1, True, True, False)],
)
def test_a_second_advance_gives_up_the_action_before_it(half: int, advanced: bool, can_act: bool, skips: bool) -> None:
    """AFR-B2"""
    state = position(["E6", "O1"], empty=() if can_act else ring("E6"), camps_in_hand=[0, 0])
    state.half, state.advanced, state.untouched = half, advanced, half == 0 and not advanced
    assert answer(state)["advancing_gives_up_action"] is skips


def test_facts_of_tiles_and_the_end() -> None:
    """AFR-C2 AFR-D6"""
    facts = GAME.facts(BOARD)
    assert facts.families.keys() == BOARD.tile_of.keys()
    assert [facts.families[tile] for tile in ("elephant", "mask", "monument", "nomads", "gold-2", "gems-1")] == [
        *("animals", "goods", "monuments", "nomads", "gold", "gems")
    ]
    assert (facts.monuments, facts.last_monument_points) == (11, 3)


def test_before_the_start_and_after_the_end() -> None:
    """AFR-S2 AFR-V1 Nobody can do anything."""
    start = GAME.setup(BOARD, {"hidden_treasure": False}, 2)
    assert asking.ask(GAME, BOARD, GAME.view(start, A), {"about": "deeds"}) is None
    state = position(["E6", "O1"], monuments=10)
    find(state, "E7", "monument")
    assert answer(state)["deeds"] == []


def test_asking_changes_nothing() -> None:
    state = position(["E6", "O1"], up={"D5": "gold-1"}, player=B)
    seen = GAME.view(state, A)
    before = deepcopy(seen)
    asking.ask(GAME, BOARD, seen, {"about": "deeds"})
    assert seen == before
    assert GAME.view(state, A) == seen


@pytest.mark.parametrize("match", MATCHES[:2])
def test_right_about_every_move_of_a_match(match: tuple[int, int]) -> None:
    """AFR-H1 The answer is what the move then scored, goods by their final worth."""
    for step in played(*match):
        kind = step.action.type
        if step.seat < 0 or kind in ("discover", "lift", "end_turn"):
            continue
        wire = dict(step.action.wire)
        if kind in ("advance", "relocate", "place_explorer"):
            assert wire["to"] in answer(step.before)["places"]
            continue
        before, after = (
            state.score(step.seat) + GAME.result(state).scores[step.seat]["goods"]
            for state in (step.before, step.after)
        )
        fields = {name: value for name, value in wire.items() if name != "type"}
        said = deed(step.before, kind, **fields)
        assert said is not None
        assert said["points"] == after - before
