"""What bots see in a position that a lead can be told from."""

from math import isfinite

import pytest

from marula.core.actions import Seat
from marula.core.dice import Dice
from marula.core.match import Match
from marula.core.model import linear
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.board import LOCOMOTIVE
from marula.games.heart_of_africa.bots.features import FEATURES, GUESSES, TRAINS_FOR_TICKETS
from marula.games.heart_of_africa.bots.wisdom import HeartOfAfricaWisdom
from marula.games.heart_of_africa.state import HAND, SECOND, TERRAIN, TICKET, HeartOfAfricaState
from marula.games.heart_of_africa.tests.positions import MAP, A, B, position
from marula.players import make_player

WISDOM = HeartOfAfricaWisdom()
GUESSED = linear(FEATURES, list(GUESSES), (40.0, 14.0))


def seen(state: HeartOfAfricaState, seat: Seat = A) -> dict[str, float]:
    """The features by name."""
    return dict(zip(FEATURES, WISDOM.features(state, seat), strict=True))


def owed(waits: int, due: int, trains: tuple[int, int] = (45, 45)) -> HeartOfAfricaState:
    """Nature owes the first seat so many cards."""
    state = position(trains=trains)
    state.waits, state.due = waits, due
    return state


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
    assert len(set(FEATURES)) == len(FEATURES) == len(GUESSES)
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


def test_cards_count_for_which_there_are_trains() -> None:
    hands = ("red red red red locomotive", "")
    many, few = seen(position(hands, trains=(45, 45))), seen(position(hands, trains=(3, 45)))
    assert (many["spare cards"], many["sets of spare cards"], many["locomotives"]) == (4, 16, 1)
    assert (few["spare cards"], few["sets of spare cards"], few["locomotives"]) == (2, 4, 1)


def test_terrain_cards_count_that_something_is_left_for() -> None:
    """HOA-R3"""
    terrain = ("desert desert desert", "desert")
    many, few = seen(position(terrain=terrain)), seen(position(terrain=terrain, trains=(5, 45)))
    assert (many["loose terrain cards"], few["loose terrain cards"]) == (3, 0)
    assert (many["terrain types led"], many["terrain cards of others"]) == (1, 1)


def test_who_has_more_terrain_cards_keeps_others_from_doubling() -> None:
    """HOA-R3 The more cards one has than another, the less that one can double; counted for each type up to two."""
    even, ahead = position(terrain=("desert", "desert")), position(terrain=("desert desert desert desert", "desert"))
    assert seen(ahead)["doublings of others"] < seen(even)["doublings of others"]
    assert seen(even)["terrain lead"] == 0
    assert seen(ahead)["terrain lead"] == 2 == -seen(ahead, B)["terrain lead"]


def test_cards_lose_their_worth_when_the_end_is_near() -> None:
    """HOA-G8 In the last turn nothing more can be done with them."""
    hands = ("red red red", "")
    assert seen(position(hands))["spare cards"] == 3
    assert seen(position(hands, last_turns=1, player=A))["spare cards"] == 0


def test_globetrotter_is_told_by_the_most_tickets_that_others_hold() -> None:
    """HOA-V2"""
    ids = [ticket.id for ticket in position().board.tickets]
    assert seen(position(tickets=("", "")))["globetrotter"] == 0.5
    assert seen(position(tickets=("", ids[0])))["globetrotter"] == pytest.approx(0.275)
    assert seen(position(tickets=("", " ".join(ids[:3]))))["globetrotter"] == 0


def test_cards_that_nature_owes_are_counted_as_what_they_probably_are() -> None:
    """HOA-D1 HOA-D2 Whoever has no plan needs none of them but locomotives."""
    before = seen(position())
    state = owed(HAND, 2)
    found = seen(state)
    useful = state.pile[LOCOMOTIVE] / sum(state.pile)
    assert found["spare cards"] == pytest.approx(before["spare cards"] + 2 * (1 - useful))
    assert seen(owed(TERRAIN, 2))["loose terrain cards"] == before["loose terrain cards"] + 2
    state = position()
    state.phase = SECOND
    assert seen(state)["spare cards"] > before["spare cards"]


def test_tickets_to_come_are_worth_more_with_trains_left() -> None:
    """HOA-K1"""
    assert seen(position())["tickets to come"] == 0
    for trains, left in ((45, TRAINS_FOR_TICKETS), (9, 9)):
        found = seen(owed(TICKET, 4, (trains, 45)))
        assert (found["tickets to come"], found["trains for tickets to come"]) == (1, left)


def test_who_has_learned_what_tickets_bring_thinks_of_them_at_any_time() -> None:
    """HOA-K1 Greedy draws none while others are waiting; in the last turns nobody does."""
    learned = GAME.wisdom(model=GUESSED)
    state = position(tickets=(position().board.tickets[0].id, ""))
    assert state.board.draw_tickets not in WISDOM.candidates(state, A)
    assert state.board.draw_tickets in learned.candidates(state, A)
    last = position(("red", ""), tickets=(position().board.tickets[0].id, ""), last_turns=2)
    assert last.board.draw_tickets not in learned.candidates(last, A)


def test_at_first_sight_a_position_is_worth_what_was_learned() -> None:
    state = position(("red red red", ""))
    learned = GAME.wisdom(model=GUESSED)
    assert learned.outlook(state, A) == GUESSED.lead(WISDOM.features(state, A))
    assert WISDOM.outlook(state, A) == WISDOM.evaluate(state, A)
