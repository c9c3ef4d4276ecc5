"""The end of turns, and of the match."""

import pytest

from marula.core.actions import CHANCE, Seat
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.events import (
    CardTaken,
    GlobetrotterFound,
    LastRoundBegun,
    MatchEnded,
    TicketScored,
    TurnPassed,
)
from marula.games.heart_of_africa.state import TURN, HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import (
    A,
    B,
    C,
    D,
    all_but,
    claim,
    do,
    lanes_offered,
    nature,
    played,
    position,
    types,
    why,
    why_for,
)


def idle(state: HeartOfAfricaState) -> None:
    """A turn that leaves trains as they are."""
    for _ in range(2):
        do(state, "draw_terrain")
        nature(state, "mountain")


def bare(
    hands: list[str], layers: list[str] | None = None, passes: int = 0, lanes: dict[str, Seat] | None = None
) -> HeartOfAfricaState:
    """No card is left, and no ticket unless they are given."""
    return position(
        hands,
        lanes=lanes,
        spaces="- - - - -",
        pile="",
        terrain_spaces="- -",
        terrain_pile="",
        layers=layers or [],
        passes=passes,
    )


# G8


@pytest.mark.parametrize("trigger", [A, B, C, D])
def test_g8_everybody_has_exactly_one_more_turn(trigger: Seat) -> None:
    """HOA-G8 Whoever is first to be short of trains, the first seat, one in the middle or the last, is last to play."""
    hands = ["", "", "", ""]
    hands[trigger] = "black"
    trains = [45] * 4
    trains[trigger] = 3
    state = position(hands, trains=trains, player=trigger)
    assert claim(state, "acacia/baobab", "black")[-1] == LastRoundBegun(seat=trigger, trains=2)
    for number in range(1, 5):
        assert state.player == (trigger + number) % 4
        assert GAME.view(state, None).last_turns == 5 - number
        idle(state)
    assert GAME.rules.actors(state) == ()
    assert GAME.result(state).ending == "trains"
    assert GAME.view(state, None).phase == "over"


@pytest.mark.parametrize("before, last", [(4, False), (3, True), (2, True), (1, True)])
def test_g8_two_trains_or_fewer(before: int, last: bool) -> None:
    """HOA-G8 Three are enough to go on; none and one begin the last round too."""
    state = position(["black", ""], trains=[before, 45])
    told = claim(state, "acacia/baobab", "black")
    assert (LastRoundBegun(seat=A, trains=before - 1) in told) == last
    assert state.last_turns == (2 if last else 0)


def test_g8_later_ones_change_nothing() -> None:
    """HOA-G8 Another player who gets short of trains in the last round, or the same again."""
    state = position(["black purple", "red red", ""], trains=[3, 4, 45])
    claim(state, "acacia/baobab", "black")
    told = claim(state, "acacia/cedar/1", "red")
    assert state.trains[B] == 2
    assert [event.type for event in told] == ["route_claimed"]
    assert state.last_turns == 2
    idle(state)
    told = claim(state, "cedar/fork", "purple")
    assert told[-1] == MatchEnded(ending="trains")
    assert LastRoundBegun(seat=A, trains=1) not in told


def test_g8_at_the_end_of_any_turn() -> None:
    """HOA-G8 Also of one in which no train was placed."""
    state = position(trains=[2, 45])
    do(state, "take_terrain", space=1)
    nature(state, "desert")
    do(state, "take_train", space=1)
    assert state.last_turns == 0, "the turn isn't over before the space is filled"
    assert nature(state, "red")[-1] == LastRoundBegun(seat=A, trains=2)


def test_g8_spaces_are_filled_before_the_turn_ends() -> None:
    """HOA-G8 HOA-D1 The match ends after the last card is replaced."""
    state = position(trains=[2, 45], last_turns=1)
    do(state, "take_terrain", space=1)
    nature(state, "desert")
    assert do(state, "take_train", space=1) == [CardTaken(seat=A, card="purple", space=1)]
    assert nature(state, "red")[-1] == MatchEnded(ending="trains")


def test_g8_nothing_is_legal_after_the_end() -> None:
    """HOA-G8"""
    state = position(["black", ""], trains=[45, 2], last_turns=1)
    claim(state, "acacia/baobab", "black")
    for seat in (A, B):
        assert why_for(state, seat, "draw_train") == ("over", "HOA-G8", {})
        assert why_for(state, seat, "pass") == ("over", "HOA-G8", {})


def test_g8_the_end_is_told_with_what_tickets_bring() -> None:
    """HOA-V1 HOA-V2 HOA-G8 Everybody's tickets, and the Globetrotter."""
    state = position(["black", ""], tickets=["acacia/fig acacia/ebony", "ebony/gum"], last_turns=1)
    told = claim(state, "acacia/baobab", "black")[1:]
    assert told == [
        TicketScored(seat=A, ticket="acacia/ebony", points=-4),
        TicketScored(seat=A, ticket="acacia/fig", points=-5),
        TicketScored(seat=B, ticket="ebony/gum", points=-18),
        MatchEnded(ending="trains"),
    ]
    state = position(["black", ""], lanes={"acacia/ebony": A}, tickets=["acacia/ebony acacia/fig"], last_turns=1)
    told = claim(state, "acacia/baobab", "black")[1:]
    assert told == [
        TicketScored(seat=A, ticket="acacia/ebony", points=4),
        TicketScored(seat=A, ticket="acacia/fig", points=-5),
        GlobetrotterFound(seat=A, count=1, points=10),
        MatchEnded(ending="trains"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_g8_in_whole_matches(seats: int) -> None:
    """HOA-G8 After the first who is short everybody has one more turn, that player last."""
    steps = played(seats)
    told = [(number, event) for number, step in enumerate(steps) for event in step.events]
    (begun,) = [(number, event) for number, event in told if isinstance(event, LastRoundBegun)]
    number, event = begun
    order = []
    for step in steps[number + 1 :]:
        if step.before.phase == TURN and step.seat != CHANCE:
            order.append(step.seat)
    assert order == [(event.seat + seat) % seats for seat in range(1, seats + 1)]


# G9


@pytest.mark.parametrize(
    "state",
    [
        position(),
        bare(["black", ""]),
        bare(["", ""], layers=["acacia/fig"]),
        position(spaces="- - - - locomotive", pile="", terrain_spaces="- -", terrain_pile="", layers=[]),
        position(spaces="- - - - -", pile="", terrain_spaces="- desert", terrain_pile="", layers=[]),
    ],
    ids=["all", "a lane", "a ticket", "a train card", "a terrain card"],
)
def test_g9_passing_is_for_those_who_can_do_nothing_else(state: HeartOfAfricaState) -> None:
    """HOA-G9 Not where a card may be taken, a ticket is left or a lane is payable."""
    assert "pass" not in types(state)
    assert why(state, "pass") == ("pass", "HOA-G9", {})


def test_g9_then_it_is_the_only_action() -> None:
    """HOA-G9 A hand that pays for nothing that is open."""
    state = bare(["red", ""])
    assert types(state) == {"pass"}
    assert do(state, "pass") == [TurnPassed(seat=A)]
    assert GAME.rules.actors(state) == (B,)


def test_g9_who_has_too_few_trains_passes() -> None:
    """HOA-G9 HOA-R1 The cards would be there."""
    state = bare(["red red", ""], lanes=all_but("acacia/cedar/1", "acacia/cedar/2"))
    assert types(state) == {"claim"}
    state.trains[A] = 1
    assert lanes_offered(state) == set()
    assert types(state) == {"pass"}


def test_g9_as_many_passes_in_a_row_as_players_end_the_match() -> None:
    """HOA-G9"""
    state = bare(["", "", ""])
    for seat in (A, B):
        assert do(state, "pass") == [TurnPassed(seat=seat)]
    told = do(state, "pass")
    assert told == [TurnPassed(seat=C), MatchEnded(ending="stalled")]
    assert GAME.rules.actors(state) == ()
    assert GAME.result(state).ending == "stalled"
    assert why_for(state, A, "pass") == ("over", "HOA-G9", {})


def test_g9_a_deed_in_between_begins_anew() -> None:
    """HOA-G9 And what it pays is there for all to draw."""
    state = bare(["", "black", ""], passes=2)
    state.player = B
    claim(state, "acacia/baobab", "black")
    nature(state, "black")
    assert state.passes == 0
    assert types(state) == {"take_train"}


def test_g9_passes_count_as_turns_of_the_last_round() -> None:
    """HOA-G9 HOA-G8"""
    state = bare(["", "", ""])
    state.trains[A] = 2
    assert do(state, "pass") == [TurnPassed(seat=A), LastRoundBegun(seat=A, trains=2)]
    assert state.last_turns == 3


@pytest.mark.parametrize("seats", [2, 5])
def test_g9_in_whole_matches(seats: int) -> None:
    """HOA-G9 On a board with few lanes cards run out, and nobody can do anything any more."""
    steps = played(seats, small=True)
    assert GAME.result(steps[-1].after).ending == "stalled"
    assert [step.action.type for step in steps[-seats:]] == ["pass"] * seats
