"""What bots see in a position that a lead can be told from."""

from math import isfinite

import pytest

from marula.core.actions import Seat
from marula.core.match import Match
from marula.core.model import linear
from marula.core.stream import derive_seed
from marula.games.africa import GAME
from marula.games.africa.board import GOLD
from marula.games.africa.bots.features import FEATURES, FINDS, GUESSES, MEANS
from marula.games.africa.bots.wisdom import AfricaWisdom
from marula.games.africa.state import FLIP, OVER, AfricaState
from marula.games.africa.tests.positions import BOARD, A, B, C, do, position, ring
from marula.players import make_player

WISDOM = AfricaWisdom()

INLAND = next(
    id for id, hexagon in BOARD.bit_of.items() if len(ring(id)) == 6 and not BOARD.around[hexagon] & BOARD.city_mask
)
"""A hexagon in the middle of others, all of them with tiles at the beginning."""


def seen(state: AfricaState, seat: Seat = A) -> dict[str, float]:
    """The features by name."""
    return dict(zip(FEATURES, WISDOM.features(state, seat), strict=True))


def positions(seats: int) -> list[AfricaState]:
    """Some of a match between greedy bots, its beginning and its end among them."""
    match = Match(GAME, BOARD, {}, seats, derive_seed("features", seats))
    found: list[AfricaState] = []
    match.begin()
    players = [make_player("greedy", GAME, derive_seed("features", seat)) for seat in range(seats)]
    decisions = 0
    while (seat := GAME.rules.actor(match.state)) >= 0:
        if decisions % 10 == 0:
            found.append(match.state.copy())
        match.play(seat, players[seat].choose(match.observe(seat)))
        decisions += 1
    return [*found, match.state]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_a_number_for_each_name_at_any_time(seats: int) -> None:
    assert len(set(FEATURES)) == len(FEATURES) == len(GUESSES)
    for state in positions(seats):
        assert 0 <= WISDOM.progress(state) <= 1
        for seat in range(seats):
            found = WISDOM.features(state, Seat(seat))
            assert len(found) == len(FEATURES)
            assert all(isfinite(value) for value in found)


def test_what_a_seat_has_counts_beside_the_average_of_the_others() -> None:
    """AFR-V2 AFR-V3 Points, goods, pieces and camps."""
    state = position(["A1", "A1", "A1"], goods=[{"statue": 3}, {"statue": 1}, {}], camps_in_hand=[2, 1, 3])
    state.points[0] = 10
    state.points[len(state.points) // 3] = 4
    found = seen(state)
    assert found["ahead_in_points"] == 10 - (4 + 0) / 2
    assert found["ahead_in_goods"] == 5 - (1 + 0) / 2
    assert found["ahead_in_usable_camps"] + found["ahead_in_spare_camps"] == pytest.approx(2 - (1 + 3) / 2)
    assert seen(state, B)["ahead_in_points"] == 4 - (10 + 0) / 2


def test_camps_are_the_surer_to_be_used_the_fewer_they_are_and_the_more_turns_are_left() -> None:
    """AFR-K1 AFR-V1 Unused they are worth nothing when the match ends."""

    def usable(camps: int, monuments: int) -> float:
        left = {BOARD.tiles[BOARD.monument].id: 11 - monuments}
        return seen(position(["A1", "A1"], camps_in_hand=[camps, 0], monuments=monuments, bag=left))[
            "ahead_in_usable_camps"
        ]

    assert 0 < usable(2, 9) - usable(1, 9) < usable(1, 9) < 1
    assert usable(1, 10) < usable(1, 9)


def test_pieces_of_gold_are_a_prize_to_come() -> None:
    """AFR-V3 Who has more of them than all others together is likely to have most in the end."""
    gold = next(BOARD.tiles[kind].id for kind in BOARD.treasures if BOARD.tiles[kind].family == GOLD)
    state = position(["A1", "A1"], treasure=[{gold: 4}, {}])
    assert seen(state)["ahead_in_gold_pieces"] == -seen(state, B)["ahead_in_gold_pieces"] > 0
    assert seen(state)["ahead_in_gold_prize"] > 4
    assert seen(state)["ahead_in_gems_prize"] == 0


def test_a_tile_that_is_being_turned_promises_what_is_left_in_the_bag() -> None:
    """AFR-D2 AFR-D6 Only while it is being turned; a bag of one family promises nothing else."""
    state = position([INLAND, "A1"], bag={"monument": 5})
    assert all(seen(state)["finding_" + name] == 0 for name in FINDS)
    do(state, "discover", hexagon=ring(INLAND)[0])
    assert state.phase == FLIP
    found = seen(state)
    assert found["finding_monument"] > 0
    assert all(found["finding_" + name] == 0 for name in FINDS if name != "monument")
    assert seen(state)["rest_of_turn"] > 0


def test_who_stands_among_tiles_has_more_to_do_than_who_stands_in_the_open() -> None:
    """AFR-D1 What can be turned up is near one explorer only."""
    open_land = BOARD.bit_of.keys() - {INLAND, *ring(INLAND)}
    state = position([INLAND, max(open_land)], empty=open_land)
    found = seen(state)
    assert found["own_tiles_nearby"] > 0
    assert found["own_tiles_around"] == 6
    assert seen(state, B)["own_tiles_around"] == 0
    assert seen(state, B)["rival_tiles_around"] == 6


def test_the_rival_is_the_one_who_can_do_most() -> None:
    """Of several others, one counts as a rival: the same whoever sits between."""
    state = positions(3)[4]
    means = [[seen(state, seat)["own_" + name] for name in MEANS] for seat in (A, B, C)]
    for seat in (A, B, C):
        rival = max((means[other] for other in (A, B, C) if other != seat), key=lambda found: found[0])
        assert [seen(state, seat)["rival_" + name] for name in MEANS] == rival


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_is_told_by_the_result(seats: int) -> None:
    """AFR-V4 Whatever was learned, a finished match is worth what it brought."""
    state = positions(seats)[-1]
    assert state.phase == OVER
    wisdom = AfricaWisdom()
    wisdom.model = linear(FEATURES, [0.0] * len(FEATURES), (10.0, 5.0))
    winners = GAME.result(state).winners
    for seat in range(seats):
        assert (wisdom.outlook(state, Seat(seat)) >= 0) == (seat in winners)


def test_a_glance_sees_some_of_what_there_is_to_think_about() -> None:
    """And a long look more than a usual one."""
    for state in positions(2)[1:-1]:
        seat = GAME.rules.actor(state)
        if seat < 0:
            continue
        looks = [look(state, seat) for look in (WISDOM.glances, WISDOM.candidates, WISDOM.thoughts)]
        glanced, usual, wide = ({action.index for action in look} for look in looks)
        assert glanced
        assert glanced <= usual <= wide
