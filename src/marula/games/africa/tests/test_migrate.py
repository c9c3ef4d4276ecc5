"""Move an animal or nomads: to strictly more of what they like."""

import pytest

from marula.games.africa import GAME
from marula.games.africa.events import AnimalMoved, NomadsMoved, TileLifted
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    BOARD,
    MATCHES,
    A,
    B,
    content,
    do,
    find,
    offered,
    played,
    points,
    position,
    ring,
    targets,
    types,
    why,
)
from marula.texts import Texts

HERD = {"J2": "leopard", "J3": "leopard"}
"""Two leopards; K2 and I3 lie beside both."""


# N1


def test_n1_an_animal_goes_to_more_of_its_species() -> None:
    """AFR-N1 From none to two: 2 points. Until it is put down it lies where it was."""
    state = position(["E6", "O1"], up={"E7": "leopard", **HERD}, empty=["K2"])
    assert targets(state, "lift") == {"E7"}
    assert do(state, "lift", hexagon="E7") == [TileLifted(seat=A, hexagon="E7", tile="leopard")]
    assert content(state, "E7") == "leopard"
    assert offered(state) == [{"type": "put", "to": "K2"}]
    assert do(state, "put", to="K2") == [
        AnimalMoved(seat=A, tile="leopard", origin="E7", to="K2", before=0, after=2, points=2)
    ]
    assert (content(state, "E7"), content(state, "K2")) == ("empty", "leopard")
    assert points(state, A) == {"animals": 2}
    assert points(state, B) == {}
    assert (state.half, GAME.view(state, None).phase) == (1, "act")


@pytest.mark.parametrize(
    "near, far, gain",
    [
        ([], ["J2"], 1),
        ([], ["J2", "J3", "K1", "L2"], 4),
        (["D6"], ["J2", "J3"], 1),
        (["D6"], ["J2", "J3", "K1"], 2),
    ],
)
def test_n1_score_the_difference(near: list[str], far: list[str], gain: int) -> None:
    """AFR-N1 Between those around E7 and those around K2."""
    up = {"E7": "leopard", **dict.fromkeys([*near, *far], "leopard")}
    state = position(["E6", "O1"], up=up, empty=["K2"])
    do(state, "lift", hexagon="E7")
    events = do(state, "put", to="K2")
    assert [event.points for event in events] == [gain]
    assert points(state, A) == {"animals": gain}


@pytest.mark.parametrize("hexagon", ["E6", "D5", "D6", "E5", "E7", "F5", "F6"])
def test_n1_on_the_explorers_hexagon_or_adjacent(hexagon: str) -> None:
    """AFR-N1"""
    state = position(["E6", "O1"], up={hexagon: "leopard", **HERD}, empty=["K2"])
    assert targets(state, "lift") == {hexagon}
    do(state, "lift", hexagon=hexagon)
    do(state, "put", to="K2")
    assert content(state, "K2") == "leopard"


def test_n1_not_further_away() -> None:
    """AFR-N1 E8 is two steps from E6."""
    state = position(["E6", "O1"], up={"E8": "leopard", **HERD}, empty=["E7", "K2"])
    assert targets(state, "lift") == set()
    assert why(state, "lift", hexagon="E8") == (
        "africa-refusal-lift-far",
        "AFR-N1",
        {"hexagon": "E8", "tile": "leopard"},
    )


def test_n1_strictly_more() -> None:
    """AFR-N1 With D6 beside it, E7 is as good as K2 beside one: it can't be lifted at all."""
    state = position(["E6", "O1"], up={"E7": "leopard", "D6": "leopard", "J2": "leopard"}, empty=["K2"])
    assert why(state, "lift", hexagon="E7") == (
        "africa-refusal-nowhere-better",
        "AFR-N1",
        {"hexagon": "E7", "tile": "leopard"},
    )


def test_n1_a_lone_animal_has_nowhere_to_go() -> None:
    """AFR-N1 No other of its species is face up."""
    state = position(["E6", "O1"], up={"E7": "leopard", "J2": "elephant"}, empty=["K2"])
    assert why(state, "lift", hexagon="E7") == (
        "africa-refusal-nowhere-better",
        "AFR-N1",
        {"hexagon": "E7", "tile": "leopard"},
    )
    assert "lift" not in types(state)


def test_n1_with_no_empty_hexagon_beside_its_species_it_stays() -> None:
    """AFR-N1 All around J2 and J3 is face down, up, or a camp."""
    state = position(["E6", "O1"], up={"E7": "leopard", "K2": "gold-1", **HERD}, camps=["I3"])
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-nowhere-better"


def test_n1_any_empty_hexagon_that_is_better() -> None:
    """AFR-N1 AFR-X1 Those with 2 and those with 1 leopard beside them, a city, explorers' hexagons."""
    state = position(
        ["E6", "I3"],
        up={"E7": "leopard", **HERD, "F5": "leopard"},
        empty=["K2", "I2", "J4", "L5"],
    )
    do(state, "lift", hexagon="E7")
    # E6 (A) and G3 (Lagos) lie beside F5; I3 (B) beside J2 and J3; L5 and the other cities beside none.
    assert targets(state, "put") == {"K2", "I2", "J4", "I3", "E6", "G3"}


def test_n1_not_where_it_gains_nothing_and_not_where_it_is_not_empty() -> None:
    """AFR-N1 AFR-X1"""
    state = position(["E6", "O1"], up={"E7": "leopard", "D6": "leopard", **HERD}, empty=["K2", "I2"], camps=["I3"])
    do(state, "lift", hexagon="E7")
    assert why(state, "put", to="I2") == (
        "africa-refusal-animal-no-gain",
        "AFR-N1",
        {"to": "I2", "before": 1, "after": 1},
    )
    for to in ("I3", "J2", "K3", "E7"):
        assert why(state, "put", to=to) == ("africa-refusal-not-empty", "AFR-X1", {"to": to})


def test_n1_any_species_by_its_own_kind() -> None:
    """AFR-N1 An elephant doesn't mind leopards."""
    state = position(["E6", "O1"], up={"E7": "elephant", "G8": "elephant", **HERD}, empty=["K2", "G9"])
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"G9"}


def test_n1_in_the_second_half_the_turn_is_over_then() -> None:
    """AFR-N1 AFR-B1"""
    state = position(["E6", "O1"], up={"E7": "leopard", **HERD}, empty=["K2"])
    find(state, "D5", "gold-1")
    do(state, "lift", hexagon="E7")
    assert state.player == A
    do(state, "put", to="K2")
    assert state.player == B


# N2


def test_n2_nomads_go_to_more_empty_hexagons() -> None:
    """AFR-N2 From E7 beside E6 to K2 beside K3, L3 and L2: 2 points."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["K2", "K3", "L2", "L3"])
    assert do(state, "lift", hexagon="E7") == [TileLifted(seat=A, hexagon="E7", tile="nomads")]
    # K3 and L2 have two each (K2 and L3), L3 three (K2, K3, L2)
    assert targets(state, "put") == {"K2", "K3", "L2", "L3"}
    assert do(state, "put", to="K2") == [NomadsMoved(seat=A, origin="E7", to="K2", before=1, after=3, points=2)]
    assert (content(state, "E7"), content(state, "K2")) == ("empty", "nomads")
    assert points(state, A) == {"nomads": 2}
    assert (state.half, GAME.view(state, None).phase) == (1, "act")


@pytest.mark.parametrize("gain", [1, 2, 3, 4, 5])
def test_n2_score_the_difference(gain: int) -> None:
    """AFR-N2 From E7, beside E6 only, to K2 with up to six empty hexagons around it."""
    open_land = ["J2", "J3", "K1", "K3", "L2", "L3"][: gain + 1]
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["K2", *open_land])
    do(state, "lift", hexagon="E7")
    assert do(state, "put", to="K2") == [
        NomadsMoved(seat=A, origin="E7", to="K2", before=1, after=1 + gain, points=gain)
    ]
    assert points(state, A) == {"nomads": gain}


@pytest.mark.parametrize("hexagon", ["E6", "D5", "D6", "E5", "E7", "F5", "F6"])
def test_n2_on_the_explorers_hexagon_or_adjacent(hexagon: str) -> None:
    """AFR-N2"""
    state = position(["E6", "O1"], up={hexagon: "nomads"}, empty=["K2", "K3", "L2", "L3"])
    assert targets(state, "lift") == {hexagon}


def test_n2_not_further_away() -> None:
    """AFR-N2"""
    state = position(["E6", "O1"], up={"E8": "nomads"}, empty=["K2", "K3", "L2", "L3"])
    assert why(state, "lift", hexagon="E8") == (
        "africa-refusal-lift-far",
        "AFR-N2",
        {"hexagon": "E8", "tile": "nomads"},
    )


def test_n2_strictly_more() -> None:
    """AFR-N2 E7 has E6 and E8 beside it; K2, K3 and L3 have two each."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["E8", "K2", "K3", "L3"])
    assert why(state, "lift", hexagon="E7") == (
        "africa-refusal-nowhere-better",
        "AFR-N2",
        {"hexagon": "E7", "tile": "nomads"},
    )


def test_n2_not_where_they_gain_nothing_and_not_where_it_is_not_empty() -> None:
    """AFR-N2 AFR-X1"""
    state = position(
        ["E6", "O1"], up={"E7": "nomads", "J2": "gold-1"}, empty=["E8", "K2", "K3", "L2", "L3"], camps=["K1"]
    )
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"K2", "L3"}  # both have three
    assert why(state, "put", to="K3") == (
        "africa-refusal-nomads-no-gain",
        "AFR-N2",
        {"to": "K3", "before": 2, "after": 2},
    )
    # AFR-N3 beside E8 lies E7, which they would have left
    assert why(state, "put", to="E8") == (
        "africa-refusal-nomads-no-gain",
        "AFR-N2",
        {"to": "E8", "before": 2, "after": 1},
    )
    for to in ("K1", "J2", "J3", "E7"):
        assert why(state, "put", to=to) == ("africa-refusal-not-empty", "AFR-X1", {"to": to})


# N3


def test_n3_nomads_find_the_hexagon_they_left_empty() -> None:
    """AFR-N3 From E7 (E6 beside it: 1) to E6 itself (E5, and E7 which they left: 2): 1 point."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["E5"])
    do(state, "lift", hexagon="E7")
    assert targets(state, "put") == {"E6"}
    assert do(state, "put", to="E6") == [NomadsMoved(seat=A, origin="E7", to="E6", before=1, after=2, points=1)]
    assert points(state, A) == {"nomads": 1}


def test_n3_an_adjacent_destination_counts_as_empty_in_the_old_count() -> None:
    """AFR-N3 E8 is empty beside E7 (1); there they would have E7 alone, 1: that isn't more."""
    state = position(["E6", "O1"], up={"E6": "monument", "E7": "nomads"}, empty=["E8"])
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-nowhere-better"


def test_n3_a_destination_that_is_not_adjacent_gains_nothing_from_the_old_hexagon() -> None:
    """AFR-N3 E7 has E6 beside it (1); E9 has E10 beside it (1) and isn't beside E7."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["E9", "E10"])
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-nowhere-better"


def test_n3_an_animal_never_counts_itself() -> None:
    """AFR-N3 E6 lies beside D6 and beside E7 where the leopard comes from: 1, no more than on E7."""
    state = position(["E6", "O1"], up={"E7": "leopard", "D6": "leopard"})
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-nowhere-better"
    assert targets(state, "lift") == set()


def test_n3_an_animal_goes_one_step_to_more_of_its_species() -> None:
    """AFR-N3 From E7 (D6: 1) to E6 (D5 and D6: 2): 1 point, though E6 also lies beside E7."""
    state = position(["E6", "O1"], up={"E7": "leopard", "D6": "leopard", "D5": "leopard"})
    do(state, "lift", hexagon="E7")
    assert do(state, "put", to="E6") == [
        AnimalMoved(seat=A, tile="leopard", origin="E7", to="E6", before=1, after=2, points=1)
    ]


# N4


def test_n4_a_tile_found_in_the_first_half_can_be_moved_in_the_second() -> None:
    """AFR-N4 Left where it was found, it scores 1; moved beside two, 2 more."""
    state = position(["E6", "O1"], up=HERD, empty=["K2"])
    find(state, "E7", "leopard")
    do(state, "leave")
    do(state, "lift", hexagon="E7")
    do(state, "put", to="K2")
    assert points(state, A) == {"animals": 3}
    assert state.player == B


def test_n4_a_tile_moved_in_the_first_half_can_be_moved_again_in_the_second() -> None:
    """AFR-N4 E7 to D5 beside C4 (1 point), then, since D5 is beside E6, on to K2 beside J2 and J3 (1 more)."""
    state = position(["E6", "O1"], up={"E7": "leopard", "C4": "leopard", **HERD}, empty=["D5", "K2"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="D5")
    do(state, "lift", hexagon="D5")
    assert do(state, "put", to="K2") == [
        AnimalMoved(seat=A, tile="leopard", origin="D5", to="K2", before=1, after=2, points=1)
    ]
    assert points(state, A) == {"animals": 2}


def test_n4_a_found_tile_that_was_put_elsewhere_can_be_moved_again() -> None:
    """AFR-N4 Found on E7, put on D5 beside C4 (2 points), moved from there in the second half (1 point)."""
    state = position(["E6", "O1"], up={"C4": "leopard", **HERD}, empty=["D5", "K2"])
    find(state, "E7", "leopard")
    do(state, "put", to="D5")
    do(state, "lift", hexagon="D5")
    do(state, "put", to="K2")
    assert points(state, A) == {"animals": 3}


def test_n4_only_if_it_is_near() -> None:
    """AFR-N4 K2 is far from E6; after two steps E7 is far from the explorer, too."""
    state = position(["E6", "O1"], up={"E7": "leopard", **HERD, "G8": "leopard", "G9": "leopard"}, empty=["I2", "K2"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="I2")
    assert why(state, "lift", hexagon="I2")[0] == "africa-refusal-lift-far"

    state = position(["E6", "O1"], up=HERD, empty=["E5", "E4", "K2"])
    find(state, "E7", "leopard")
    do(state, "leave")
    do(state, "advance", to="E4")
    assert why(state, "lift", hexagon="E7")[0] == "africa-refusal-lift-far"


def test_n4_nomads_can_be_moved_twice_as_well() -> None:
    """AFR-N4 From E7 to E6 (E5 and E7: 2), then to K2 (K3, L2, L3: 3)."""
    state = position(["E6", "O1"], up={"E7": "nomads"}, empty=["E5", "K2", "K3", "L2", "L3"])
    do(state, "lift", hexagon="E7")
    do(state, "put", to="E6")
    do(state, "lift", hexagon="E6")
    do(state, "put", to="K2")
    assert points(state, A) == {"nomads": 2}


@pytest.mark.parametrize("what", ["monument", "gold-1", "gold-2", "gems-1", "gems-2", "empty", "camp", "down"])
def test_n4_only_animals_and_nomads_ever_move(what: str) -> None:
    """AFR-N4"""
    state = position(
        ["E6", "O1"],
        up={"E7": what} if "-" in what or what == "monument" else {},
        empty=["K2", "K3", "L3", *(["E7"] if what == "empty" else [])],
        camps=["E7"] if what == "camp" else [],
    )
    assert content(state, "E7") == what
    assert why(state, "lift", hexagon="E7") == ("africa-refusal-nothing-movable", "AFR-N4", {"hexagon": "E7"})


# Laws, looked at in whole matches


def pairs(state: AfricaState, tile: str) -> int:
    """How many pairs of neighbouring hexagons have this tile on both."""
    up = state.up[BOARD.tile_of[tile].kind]
    there = [BOARD.ids[hexagon] for hexagon in BOARD.hexagons if up >> hexagon & 1]
    return sum(other in ring(id) for id in there for other in there) // 2


def test_n1_each_animal_move_scores_the_rise_in_adjacent_pairs_of_its_species() -> None:
    """AFR-N1 AFR-N3 The law at the end of the catalogue, at every such move of some random matches."""
    moves = 0
    for match in MATCHES:
        for step in played(*match):
            for event in step.events:
                if event.type == "animal_moved":
                    rise = pairs(step.after, event.tile) - pairs(step.before, event.tile)
                    assert event.points == rise > 0
                    assert step.after.score(step.seat) - step.before.score(step.seat) == rise
                    moves += 1
    assert moves > 50


def test_d4_each_found_animal_scores_one_and_the_rise_in_adjacent_pairs() -> None:
    """AFR-D4 The same for finds, counted from before the tile was turned up."""
    finds = 0
    for match in MATCHES:
        before = 0
        for step in played(*match):
            for event in step.events:
                if event.type == "tile_turned" and BOARD.tile_of[event.tile].kind in BOARD.animals:
                    before = pairs(step.before, event.tile)
                if event.type == "animal_settled":
                    assert event.points == 1 + pairs(step.after, event.tile) - before
                    finds += 1
    assert finds > 50


def company(hexagons: dict[str, str], hexagon: str, tile: str) -> int:
    """What the catalogue counts: empty hexagons for nomads, the same species for animals."""
    return [hexagons[id] for id in ring(hexagon)].count("empty" if tile == "nomads" else tile)


def better(hexagons: dict[str, str], origin: str) -> set[str]:
    """AFR-N3 word by word: the tile is put on every empty hexagon in turn, and counted there and here."""
    tile = hexagons[origin]
    before = company(hexagons, origin, tile)
    found = set()
    for to, what in hexagons.items():
        if what == "empty" and company({**hexagons, origin: "empty", to: tile}, to, tile) > before:
            found.add(to)
    return found


@pytest.mark.parametrize("match", MATCHES)
def test_n3_destinations_are_those_the_catalogue_means(match: tuple[int, int]) -> None:
    """AFR-D4 AFR-D5 AFR-N1 AFR-N2 AFR-N3 In whole matches: what can be lifted, where it can go, what it scores."""
    for step in played(*match):
        state = step.before
        seen = GAME.view(state, None)
        if seen.phase in ("settle", "carry"):
            assert seen.focus is not None
            assert targets(state, "put") == better(seen.hexagons, seen.focus)
        if seen.phase == "act" and seen.turn % 3 == 0:
            here = seen.players[step.seat].explorer
            assert here is not None
            near = [id for id in (here, *ring(here)) if seen.hexagons[id] in MOVABLE]
            assert targets(state, "lift") == {id for id in near if better(seen.hexagons, id)}


MOVABLE = ["elephant", "rhinoceros", "ostrich", "leopard", "chameleon", "tortoise", "nomads"]


# How it is told


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_move_is_told_once(language: str) -> None:
    """That the tile was chosen is told only as long as it is in hand."""
    texts = Texts(language, GAME, BOARD)
    lifted = TileLifted(seat=A, hexagon="E7", tile="nomads")
    moved = [
        AnimalMoved(seat=A, tile="leopard", origin="E7", to="K2", before=0, after=2, points=2),
        NomadsMoved(seat=A, origin="E7", to="K2", before=0, after=2, points=2),
    ]
    for move in moved:
        assert [line.text for line in texts.story([lifted, move])] == [texts.event(move)]
    assert [line.place for line in texts.story([lifted, moved[0], lifted])] == [1, 2]
