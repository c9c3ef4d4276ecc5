"""The turn: sowing and capturing."""

from marula.games.oware import GAME
from marula.games.oware.events import SeedsCaptured, SeedsSown, SlamSpared
from marula.games.oware.tests.positions import legal, play, position, refused, rows

from marula.core.actions import Seat


def test_one_sows_a_house_of_ones_own_that_holds_seeds() -> None:
    """OWA-T1"""
    state = position("0 3 1 0 0 2", "4 4 4 4 4 4")
    assert legal(state) == "BCF"
    assert refused(state, "A") == "oware-refusal-empty OWA-T1"
    assert refused(state, "a") == "oware-refusal-not-yours OWA-T1"
    assert refused(state, "a", seat=1) == "oware-refusal-turn OWA-T1"
    play(state, "B")
    assert (state.player, GAME.rules.actors(state)) == (1, (Seat(1),))


def test_a_seed_falls_into_each_following_house() -> None:
    """OWA-T2"""
    state = position("4 4 4 4 4 4", "4 4 4 4 4 4")
    assert play(state, "D") == [SeedsSown(seat=0, house="D", count=4, last="b", path=("E", "F", "a", "b"))]
    assert rows(state) == ([4, 4, 4, 0, 5, 5], [5, 5, 4, 4, 4, 4])


def test_the_house_that_was_sown_is_passed_over() -> None:
    """OWA-T2"""
    state = position("0 0 13 0 0 0", "4 4 4 4 4 4")
    sown = play(state, "C")[0]
    assert (sown.count, sown.last, "C" in sown.path) == (13, "E", False)
    assert rows(state) == ([1, 1, 0, 2, 2, 1], [5, 5, 5, 5, 5, 5])
    once = position("0 0 11 0 0 0", "4 4 4 4 4 4")
    play(once, "C")
    assert rows(once)[0] == [1, 1, 0, 1, 1, 1]


def test_who_has_nothing_is_fed() -> None:
    """OWA-T3"""
    state = position("2 0 0 0 1 3", "0 0 0 0 0 0")
    assert legal(state) == "F"
    assert refused(state, "A") == "oware-refusal-feed OWA-T3"
    assert legal(position("2 0 0 0 1 3", "0 0 0 0 0 1")) == "AEF"


def test_two_or_three_seeds_are_captured_backwards() -> None:
    """OWA-P1"""
    state = position("0 0 0 0 0 4", "2 1 2 2 5 5", captured=(3, 5))
    events = play(state, "F")
    assert events[1:] == [SeedsCaptured(seat=0, count=11, houses=("d", "c", "b", "a"))]
    assert rows(state) == ([0] * 6, [0, 0, 0, 0, 5, 5])
    assert state.captured == [14, 5]


def test_a_house_with_another_number_ends_the_capture() -> None:
    """OWA-P1"""
    state = position("0 0 0 0 0 4", "2 3 1 2 5 5")
    events = play(state, "F")
    assert events[1:] == [SeedsCaptured(seat=0, count=5, houses=("d", "c"))]
    assert rows(state)[1] == [3, 4, 0, 0, 5, 5]


def test_nothing_is_captured_where_the_last_seed_makes_another_number_or_falls_on_ones_own_side() -> None:
    """OWA-P1"""
    for first, second in (
        ("0 0 0 0 0 2", "1 3 4 4 4 4"),
        ("0 0 2 1 2 0", "4 4 4 4 4 4"),
        ("1 0 0 0 0 2", "4 0 1 1 1 1"),
    ):
        state = position(first, second)
        before = list(state.captured)
        house = "F" if first.endswith("2") else "C"
        assert [event.type for event in play(state, house)] == ["seeds_sown"]
        assert state.captured == before


def test_capturing_stays_in_the_row_of_the_other() -> None:
    """OWA-P1"""
    state = position("2 2 2 2 2 2", "0 1 4 4 4 4")
    play(state, "F")
    assert rows(state) == ([2, 2, 2, 2, 2, 0], [1, 0, 4, 4, 4, 4])
    second = position("1 1 1 1 5 5", "2 2 2 2 2 4", player=1)
    assert play(second, "f")[1:] == [SeedsCaptured(seat=1, count=8, houses=("D", "C", "B", "A"))]
    assert rows(second)[1] == [2, 2, 2, 2, 2, 0]


def test_a_grand_slam_captures_nothing() -> None:
    """OWA-P2"""
    state = position("1 0 0 0 0 3", "1 2 2 0 0 0")
    before = list(state.captured)
    assert play(state, "F")[1:] == [SlamSpared(seat=0, other=1)]
    assert rows(state) == ([1, 0, 0, 0, 0, 0], [2, 3, 3, 0, 0, 0])
    assert state.captured == before
    almost = position("1 0 0 0 0 3", "1 2 2 0 0 1", captured=(15, 23))
    assert play(almost, "F")[1:] == [SeedsCaptured(seat=0, count=8, houses=("c", "b", "a"))]
