"""Scoring: routes, tickets, the Globetrotter, and who wins."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.rules.scoring import globetrotters
from marula.games.heart_of_africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    claim,
    do,
    nature,
    played,
    position,
    score,
)
from marula.games.heart_of_africa.tests.recount import recount

# V1


def test_v1_every_part() -> None:
    """HOA-V1 HOA-G6 HOA-R3 Routes, doublings, tickets completed and missed."""
    state = position(
        ["green green green green", ""],
        terrain=["jungle jungle"],
        lanes={"acacia/baobab": A},
        tickets=["acacia/ebony baobab/ebony ebony/gum", "acacia/fig"],
    )
    claim(state, "acacia/ebony", "green", 0, 2)
    assert GAME.result(state).scores[A] == {
        "routes": 1 + 7,
        "doublings": 7,
        "completed": 4 + 9,
        "missed": -18,
        "globetrotter": 10,
        "total": 8 + 7 + 13 - 18 + 10,
    }


def test_v1_points_of_routes_count_during_play() -> None:
    """HOA-V1 Tickets only at the end."""
    state = position(lanes={"acacia/ebony": A}, tickets=["acacia/ebony", "acacia/fig"])
    assert GAME.standings(BOARD, GAME.view(state, A)) == [7, 0]
    assert GAME.scored_at_end == ("completed", "missed", "globetrotter")


def test_v1_totals_can_be_negative() -> None:
    """HOA-V1"""
    state = position(tickets=["dunes/island hills/island", ""])
    assert score(state, A) == {"missed": -44, "total": -44}
    assert GAME.result(state).winners == [B]


def test_v1_all_tickets_are_shown_at_the_end() -> None:
    """HOA-V1 HOA-H1 And not before."""
    state = position(["black", ""], lanes={"acacia/ebony": B}, tickets=["acacia/fig", "acacia/ebony"], last_turns=1)
    assert [player.shown for player in GAME.view(state, None).players] == [(), ()]
    claim(state, "acacia/baobab", "black")
    for seat in (A, B, None):
        shown = [[(ticket.id, ticket.completed) for ticket in one.shown] for one in GAME.view(state, seat).players]
        assert shown == [[("acacia/fig", False)], [("acacia/ebony", True)]]


def test_v1_tickets_kept_in_the_last_turn_count() -> None:
    """HOA-V1 HOA-K1"""
    state = position(lanes={"acacia/ebony": A, "ebony/fig": A}, last_turns=1, layers=["acacia/fig dunes/island"])
    do(state, "draw_tickets")
    nature(state, "dunes/island", "acacia/fig")
    do(state, "keep", chosen="1")
    assert score(state, A) == {"routes": 8, "completed": 5, "globetrotter": 10, "total": 23}


# V2


def test_v2_the_globetrotter_has_completed_most_tickets() -> None:
    """HOA-V2 However little they are worth."""
    state = position(
        ["", "", ""],
        lanes={"baobab/cedar/1": A, "acacia/baobab": A, "baobab/hills-west": A, "acacia/gum": B, "dunes-north/gum": B},
        tickets=["baobab/cedar acacia/hills", "acacia/dunes dunes/island", "ebony/gum gum/hills fig/hills"],
    )
    assert [score["globetrotter"] for score in GAME.result(state).scores] == [10, 0, 0]


def test_v2_all_of_them_if_tied() -> None:
    """HOA-V2"""
    state = position(
        ["", "", ""],
        lanes={"baobab/cedar/1": A, "acacia/gum": B, "dunes-north/gum": B},
        tickets=["baobab/cedar", "acacia/dunes", "ebony/gum"],
    )
    assert [score["globetrotter"] for score in GAME.result(state).scores] == [10, 10, 0]


def test_v2_needs_at_least_one() -> None:
    """HOA-V2 Where nobody has completed any there is no Globetrotter."""
    state = position(tickets=["baobab/cedar", "acacia/dunes"])
    assert [score["globetrotter"] for score in GAME.result(state).scores] == [0, 0]
    assert globetrotters([0, 0, 0]) == []


def test_v2_it_replaces_the_longest_route() -> None:
    """HOA-V2 A long line of lanes brings nothing but its own points."""
    state = position(lanes={"acacia/gum": A, "fig/gum": A, "ebony/fig": A, "date/ebony": A, "acacia/baobab": B})
    assert score(state, A) == {"routes": 15 + 4 + 1 + 2, "total": 22}


@settings(max_examples=100, deadline=None)
@given(counts=st.lists(st.integers(0, 6), min_size=2, max_size=5))
def test_v2_who_it_is(counts: list[int]) -> None:
    """HOA-V2"""
    expected = [seat for seat, count in enumerate(counts) if count > 0 and all(other <= count for other in counts)]
    assert globetrotters(counts) == expected


# V3


def test_v3_most_points_win() -> None:
    """HOA-V3"""
    state = position(["", "", ""], lanes={"acacia/baobab": A, "acacia/ebony": B, "acacia/date": C})
    assert GAME.result(state).winners == [B]


def test_v3_then_most_completed_tickets() -> None:
    """HOA-V3 14 points each: 2, 2 and the Globetrotter's 10 against 7 and 7 of two long routes."""
    state = position(
        lanes={"baobab/cedar/1": A, "acacia/ebony": B, "cedar/date/1": B}, tickets=["baobab/cedar", ""], player=B
    )
    result = GAME.result(state)
    assert [score["total"] for score in result.scores] == [14, 14]
    assert result.winners == [A]
    [(tiebreak, seats)] = result.deciders()
    assert (tiebreak.name, tiebreak.figures, seats) == ("tickets", [1, 0], [A, B])


def test_v3_then_shared() -> None:
    """HOA-V3 As many points and as many tickets."""
    state = position(["", "", ""], lanes={"acacia/cedar/1": A, "baobab/cedar/1": B})
    assert GAME.result(state).winners == [A, B]


def test_v3_completed_tickets_do_not_beat_points() -> None:
    """HOA-V3"""
    state = position(lanes={"acacia/gum": A, "baobab/cedar/1": B}, tickets=["", "baobab/cedar"])
    assert [score["total"] for score in GAME.result(state).scores] == [15, 14]
    assert GAME.result(state).winners == [A]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("small", [False, True])
def test_scores_recounted(seats: int, small: bool) -> None:
    """HOA-V1 HOA-V2 HOA-R5 From events and the last view alone."""
    steps = played(seats, small)
    end = steps[-1].after
    events = [event for step in steps for event in step.events]
    assert recount(end.board, events, GAME.view(end, None)) == GAME.result(end).scores
