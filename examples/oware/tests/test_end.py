"""The end."""

from marula.games.oware import GAME
from marula.games.oware.events import MatchEnded
from marula.games.oware.rules.end import MOST_QUIET
from marula.games.oware.tests.positions import play, position, refused, rows

from marula.core.actions import Seat


def test_25_seeds_win_at_once() -> None:
    """OWA-E1"""
    state = position("1 0 0 0 0 1", "1 3 3 4 4 4", captured=(23, 0))
    state.captured[1] = 48 - sum(state.houses) - 23
    events = play(state, "F")
    assert events[-1] == MatchEnded(ending="majority", first=0, second=0)
    assert GAME.rules.actors(state) == ()
    assert refused(state, "A") == "oware-refusal-over OWA-E1"
    assert GAME.result(state).winners == [Seat(0)]
    assert sum(state.houses) > 0, "nobody keeps what was still to be played for"


def test_24_seeds_do_not() -> None:
    """OWA-E1"""
    state = position("1 0 0 0 0 1", "1 3 3 4 4 4", captured=(22, 0))
    state.captured[1] = 48 - sum(state.houses) - 22
    play(state, "F")
    assert GAME.rules.actors(state) == (Seat(1),)


def test_who_can_not_feed_ends_the_match() -> None:
    """OWA-E2"""
    state = position("0 0 0 0 0 1", "3 2 0 0 0 0", captured=(20, 22))
    ended = play(state, "F")
    assert ended[-1] == MatchEnded(ending="no_sowing", first=0, second=6)
    assert GAME.rules.actors(state) == ()
    assert rows(state) == ([0] * 6, [0] * 6)
    assert GAME.result(state).scores == [
        {"captured": 20, "kept": 0, "total": 20},
        {"captured": 22, "kept": 6, "total": 28},
    ]


def test_seeds_that_only_go_around_end_the_match() -> None:
    """OWA-E3"""
    state = position("1 0 0 0 0 0", "1 0 0 0 0 0", captured=(23, 23))
    state.quiet = MOST_QUIET - 2
    assert [event.type for event in play(state, "A")] == ["seeds_sown"]
    assert play(state, "a")[-1] == MatchEnded(ending="endless", first=1, second=1)


def test_a_capture_begins_the_count_anew() -> None:
    """OWA-E3"""
    state = position("0 0 0 0 4 1", "1 0 5 4 4 4")
    state.quiet = 50
    play(state, "F")
    assert state.quiet == 0
    play(state, "d")
    assert state.quiet == 1


def test_equal_seeds_share_the_victory() -> None:
    """OWA-E4"""
    state = position("1 0 0 0 0 0", "1 0 0 0 0 0", captured=(23, 23))
    state.quiet = MOST_QUIET - 1
    play(state, "A")
    assert [score["total"] for score in GAME.result(state).scores] == [24, 24]
    assert GAME.result(state).winners == [Seat(0), Seat(1)]
