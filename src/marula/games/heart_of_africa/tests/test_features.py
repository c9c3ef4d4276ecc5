"""What bots see in a position that a lead can be told from."""

from math import isfinite

import pytest

from marula.core.actions import Seat
from marula.core.dice import Dice
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.bots.features import FEATURES
from marula.games.heart_of_africa.bots.quick import Quick
from marula.games.heart_of_africa.bots.wisdom import HeartOfAfricaWisdom
from marula.games.heart_of_africa.bots.worth import Worth
from marula.games.heart_of_africa.state import HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import MAP, A, B, position
from marula.players import make_player
from marula.players.ways import Planning

WISDOM = HeartOfAfricaWisdom()
MOSTLY = 0.7


def seen(state: HeartOfAfricaState, seat: Seat = A) -> dict[str, float]:
    """The features by name."""
    return dict(zip(FEATURES, WISDOM.features(state, seat), strict=True))


def positions(seats: int) -> list[HeartOfAfricaState]:
    """Some of a match between greedy bots, its beginning and its end among them."""
    match = Match(GAME, MAP, {}, seats, derive_seed("features", seats))
    found: list[HeartOfAfricaState] = []
    match.begin()
    players = [make_player("greedy", GAME, derive_seed("features", seat)) for seat in range(seats)]
    decisions = 0
    while (seat := GAME.rules.actor(match.state)) >= 0:
        if decisions % 20 == 0:
            found.append(match.state.copy())
        match.play(seat, players[seat].choose(match.observe(seat)))
        decisions += 1
    return [*found, match.state]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_a_number_for_each_name_and_none_tells_a_secret(seats: int) -> None:
    """HOA-H1 Whatever a seat can't know may be otherwise: the numbers are the same."""
    assert len(set(FEATURES)) == len(FEATURES)
    for state in positions(seats):
        assert 0 <= WISDOM.progress(state) <= 1
        for seat in range(seats):
            found = WISDOM.features(state, Seat(seat))
            assert len(found) == len(FEATURES)
            assert all(isfinite(value) for value in found)
            twin = state.copy()
            GAME.rules.reshuffle(twin, Seat(seat), Dice(derive_seed("twin", seat)))
            assert WISDOM.features(twin, Seat(seat)) == found


def test_a_match_gets_on() -> None:
    """HOA-G8 By the trains of who has the fewest."""
    assert WISDOM.progress(position(trains=(45, 45))) == 0
    assert WISDOM.progress(position(trains=(45, 2))) == 1


def test_own_points_are_those_that_are_sure() -> None:
    state = position()
    state.points, state.doubled = [12, 20], [4, 5]
    assert (seen(state)["own points"], seen(state)["best other's points"]) == (16, 25)
    assert (seen(state, B)["own points"], seen(state, B)["best other's points"]) == (25, 16)


def test_cards_that_there_are_no_trains_for_are_idle() -> None:
    many = seen(position(("red red red red locomotive", ""), trains=(45, 45)))
    few = seen(position(("red red red red locomotive", ""), trains=(3, 45)))
    assert (many["spare cards"] + many["useful cards"], many["locomotives"], many["idle cards"]) == (4, 1, 0)
    assert (few["spare cards"] + few["useful cards"], few["locomotives"], few["idle cards"]) == (2, 1, 2)


def test_terrain_cards_that_nothing_is_left_for_are_idle() -> None:
    """HOA-R3"""
    terrain = ("desert desert desert", "desert")
    many, few = seen(position(terrain=terrain)), seen(position(terrain=terrain, trains=(6, 45)))
    assert (many["loose terrain cards"], many["idle terrain cards"]) == (3, 0)
    assert (few["loose terrain cards"], few["idle terrain cards"]) == (0, 3)
    assert (many["terrain types led"], many["most terrain cards of others"]) == (1, 1)


def test_cards_lose_their_worth_when_the_end_is_near() -> None:
    """HOA-G8 In the last turn nothing more can be done with them."""
    hands = ("red red red", "")
    assert seen(position(hands))["cards in time"] == 3
    assert seen(position(hands, last_turns=1, player=A))["cards in time"] == 0


def test_tickets_ahead_are_counted_against_the_most_that_others_hold() -> None:
    """HOA-V2"""
    ids = [ticket.id for ticket in position().board.tickets]
    state = position(tickets=("", f"{ids[0]} {ids[1]}"))
    assert (seen(state)["tickets ahead"], seen(state)["globetrotter"]) == (-2, 0)
    state = position(tickets=("", ""))
    assert (seen(state)["tickets ahead"], seen(state)["globetrotter"]) == (0, 0.75)


def test_more_tickets_are_thought_of_while_others_are_waiting() -> None:
    """HOA-K1 Greedy draws none then; who searches finds out."""
    state = position(tickets=(position().board.tickets[0].id, ""))
    assert state.board.draw_tickets not in WISDOM.candidates(state, A)
    assert state.board.draw_tickets in WISDOM.thoughts(state, A)
    assert state.board.draw_tickets not in WISDOM.thoughts(position(last_turns=2), A)


def test_roll_outs_are_played_about_as_greedy_plays() -> None:
    """A legal action always, and of the sort that greedy would choose nearly always."""
    quick = Quick(WISDOM, Worth(frozenset()))
    alike = 0
    states = [state for state in positions(2) if GAME.rules.actor(state) >= 0]
    for state in states:
        seat, dice = GAME.rules.actor(state), Dice(derive_seed("quick"))
        chosen = quick.choose(GAME.rules, state, seat, dice)
        assert GAME.rules.check(state, seat, chosen) is None
        alike += chosen.type == Planning(WISDOM).choose(GAME.rules, state, seat, dice).type
    assert alike >= MOSTLY * len(states)
