"""What bots that search look at in a position: numbers with names, from nothing that their seat may not know."""

from math import isfinite

import pytest

from marula.core.actions import Seat
from marula.core.dice import Dice
from marula.core.stream import derive_seed
from marula.games.africana import GAME
from marula.games.africana.state import CHOOSE, OVER, AfricanaState
from marula.games.africana.tests.positions import A, B, C, played, position

WISDOM = GAME.wisdom(frozenset())


def features(state: AfricanaState, seat: Seat = A) -> dict[str, float]:
    """By their names."""
    return dict(zip(GAME.features, WISDOM.features(state, seat), strict=True))


def changed(before: AfricanaState, after: AfricanaState, seat: Seat = A) -> set[str]:
    """The names of what is not the same."""
    old, new = features(before, seat), features(after, seat)
    return {name for name in old if old[name] != new[name]}


def beginnings(seats: int, number: int) -> list[AfricanaState]:
    """Some turns of a match as they begin, and its end."""
    steps = played(seats, number)
    turns = [step.before for step in steps if step.before.phase == CHOOSE and not step.before.acted]
    return [*turns[::7], steps[-1].after]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_sees_finite_numbers_at_any_time(seats: int) -> None:
    states = beginnings(seats, 0)
    assert states[-1].phase == OVER
    for state in states:
        for seat in range(seats):
            assert all(isfinite(value) for value in features(state, Seat(seat)).values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_nothing(seats: int) -> None:
    for state in beginnings(seats, 1):
        for seat in range(seats):
            twin = state.copy()
            GAME.rules.reshuffle(twin, Seat(seat), Dice(derive_seed("twin", seat)))
            assert features(twin, Seat(seat)) == features(state, Seat(seat))


def test_a_match_progresses_from_0_to_1() -> None:
    by_time = [WISDOM.progress(state) for state in beginnings(2, 0)]
    assert by_time == sorted(by_time)
    assert 0 <= by_time[0] < 0.4
    assert by_time[-1] == 1


def test_points_are_those_of_finished_cards() -> None:
    assert features(position(expeditions=("a1 b7",)))["own points"] == sum(
        card.vp for card in position().board.expeditions if card.id in ("a1", "b7")
    )


def test_others_are_seen_as_they_see_themselves() -> None:
    state = position(silver=(3, 17), hands=("gray", "gray gray joker"))
    assert features(state)["rival's silver"] == features(state, B)["own silver"] == 17
    assert features(state)["rival's travel cards"] == features(state, B)["own travel cards"] == 2


def test_the_rival_is_who_has_most() -> None:
    state = position(at=("aswan", "portnatal", "napoli"), silver=(0, 1, 2), expeditions=("", "", "a1 b7"))
    assert features(state)["rival's silver"] == 2
    assert features(state, C)["rival's silver"] in (0, 1)


def test_colours_count_where_a_way_needs_them() -> None:
    """One step from where the mask lies."""
    adventure = next(card for card in position().board.adventures if card.id == "north-mask-1")
    board = position().board
    neighbour = board.places[board.places[adventure.target].roads[0]]
    here = (neighbour.id, "portnatal")
    with_joker = features(position(here, hands=("joker",), unfinished=("north-mask-1",)))
    with_nothing = features(position(here, hands=("",), unfinished=("north-mask-1",)))
    assert with_joker["own goals within the hand"] > 0
    assert with_joker["own goals within the hand"] == with_joker["own best goal within the hand"]
    assert with_nothing["own goals within the hand"] == 0
    assert with_nothing["own goals one card away"] == with_joker["own goals within the hand"]


def test_a_goal_promises_more_from_nearby() -> None:
    board = position().board
    start = board.expeditions[board.expedition_of["a2"]].start
    ahead = board.expeditions[board.expedition_of["a2"]].target
    by_distance = sorted(board.places, key=lambda place: board.distances[board.place_of[place.id]][ahead])
    assert board.distances[start][ahead] > 1
    near, far = (
        features(position((place.id, "portnatal"), joined={"a2": (A,)})) for place in (by_distance[1], by_distance[-1])
    )
    assert near["own joined expeditions"] > far["own joined expeditions"]
    assert near["own joined and near"] > far["own joined and near"] == 0


def test_only_who_can_pay_is_offered_adventures() -> None:
    rich, poor = (features(position(silver=(silver,))) for silver in (5, 4))
    assert rich["own adventures on offer"] > poor["own adventures on offer"] == 0


def test_a_last_round_leaves_a_turn_to_those_who_have_not_had_it() -> None:
    state = position(at=("aswan", "portnatal", "napoli"), player=B, last_round=True)
    assert [features(state, seat)["turns left"] for seat in (A, B, C)] == [0, 1, 1]
    assert [features(state, seat)["waits"] for seat in (A, B, C)] == [2, 0, 1]
    assert features(state)["last round"] == 1


def test_sets_promise_more() -> None:
    alone, pair = position(adventures=("north-mask-1",)), position(adventures=("north-mask-1 south-mask-1",))
    assert features(alone)["own artifacts in no set"] > features(pair)["own artifacts in no set"] == 0
    assert features(alone)["own next artifact in a set"] > 0
    assert "own points" in changed(alone, pair)
