"""End and scoring: goods by kind, majorities of gold and gems, and who has won."""

from copy import deepcopy
from typing import Any

import pytest

from marula.core.actions import Seat
from marula.core.player import Observation
from marula.games.africa import GAME
from marula.games.africa.events import FinalScore, LastMonumentFound, MatchStalled, TileTurned, TurnPassed, Won
from marula.games.africa.rules.scoring import goods_points, prizes
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    BOARD,
    A,
    B,
    C,
    D,
    action,
    do,
    find,
    offered,
    points,
    position,
    total,
    turn_up,
    types,
)
from marula.library import folders
from marula.players import make_player

CITIES = ["A1", "B7", "I6", "O1", "G3"]

# V1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("half", [0, 1])
def test_v1_the_game_ends_at_once_with_the_eleventh_monument(seats: int, half: int) -> None:
    """AFR-V1 AFR-T1 In either half; the rest of the turn and the others' turns lapse, the round isn't completed."""
    state = position(["E6", *CITIES[: seats - 1]], monuments=10)
    if half:
        find(state, "D5", "gold-1")
    find(state, "E7", "monument")
    assert GAME.view(state, None).phase == "over"
    assert GAME.view(state, None).ending == "eleventh_monument"
    assert GAME.result(state).ending == "eleventh_monument"
    assert GAME.rules.actors(state) == ()
    assert [GAME.rules.legal(state, Seat(seat)) for seat in range(seats)] == [[]] * seats
    assert GAME.rules.turn(state).number == 1
    for seat in range(seats):
        refusal = GAME.rules.check(state, Seat(seat), action("end_turn"))
        assert refusal is not None
        assert refusal.wire() == {"key": "africa-refusal-over", "rule": "AFR-V1", "values": {}}


def left_of_the_turn(state: AfricaState) -> tuple[object, ...]:
    """What a view says about how far the turn has come."""
    seen = GAME.view(state, None)
    return seen.focus, seen.find, seen.half, seen.advanced, seen.untouched, seen.discovered


def test_v1_v5_nothing_is_left_of_the_last_turn() -> None:
    """AFR-V1 AFR-V5 After the end no tile is in hand and no half under way, whichever way it ended."""
    nothing = (None, None, 0, False, True, False)
    state = position(["E6", "O1"], empty=["E7"], monuments=10)
    find(state, "D5", "gold-1")
    do(state, "advance", to="E7")
    find(state, "E8", "monument")
    assert left_of_the_turn(state) == nothing
    state = late()
    do(state, "camp_for_points")
    do(state, "advance", to="E7")
    do(state, "end_turn")
    assert GAME.view(state, None).phase == "over"
    assert left_of_the_turn(state) == nothing


def test_v1_ten_monuments_do_not_end_it() -> None:
    """AFR-V1"""
    state = position(["E6", "O1"], monuments=9)
    find(state, "E7", "monument")
    assert GAME.view(state, None).phase == "act"
    assert GAME.view(state, None).ending is None
    assert GAME.rules.actors(state) == (A,)


def test_v1_the_end_is_told_with_all_scores_and_the_winner() -> None:
    """AFR-V1 AFR-V2 AFR-V3 AFR-V4 A: +3, goods 3 + 1, most gold 10. B: second in gold 6, all the gems 10."""
    state = position(
        ["E6", "O1"],
        monuments=10,
        goods=[{"statue": 2, "drum": 1}, {}],
        treasure=[{"gold-2": 1}, {"gold-1": 1, "gems-1": 1}],
    )
    assert find(state, "E7", "monument") == [
        TileTurned(seat=A, hexagon="E7", tile="monument"),
        LastMonumentFound(seat=A, hexagon="E7", points=3),
        FinalScore(seat=A, goods=4, gold=10, gems=0, total=17),
        FinalScore(seat=B, goods=0, gold=6, gems=10, total=16),
        Won(winner=A, shared=1, total=17),
    ]


def test_v1_a_score_is_told_by_where_it_comes_from() -> None:
    """AFR-V4 AFR-C4 The total is what was scored during play, the goods, gold and gems; camps in hand are nothing."""
    state = position(["E6", "O1"], goods=[{"mask": 3}], treasure=[{}, {"gems-2": 1}])
    state.points = [1, 20, 300, 4000, 50000, 7, 0, 0, 0, 0]
    assert GAME.result(state).scores == [
        {
            "total": 54321 + 5,
            "treasure": 1,
            "animals": 20,
            "nomads": 300,
            "camps": 4000,
            "last_monument": 50000,
            "goods": 5,
            "gold": 0,
            "gems": 0,
        },
        {
            "total": 7 + 10,
            "treasure": 7,
            "animals": 0,
            "nomads": 0,
            "camps": 0,
            "last_monument": 0,
            "goods": 0,
            "gold": 0,
            "gems": 10,
        },
    ]


# V2


@pytest.mark.parametrize(
    "count, worth", [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12), (6, 15), (7, 18), (8, 21), (20, 57)]
)
def test_v2_goods_of_one_kind(count: int, worth: int) -> None:
    """AFR-V2 1, 3, 5, 8, 12; beyond 5, 3 for each more."""
    assert goods_points(count) == worth


@pytest.mark.parametrize(
    "held, worth",
    [
        ({}, 0),
        ({"statue": 1, "cauldron": 1, "garment": 1, "drum": 1, "mask": 1}, 5),
        ({"statue": 2, "mask": 3}, 8),
        ({"cauldron": 4, "drum": 1}, 9),
        ({"garment": 5, "statue": 5}, 24),
        ({"statue": 5, "cauldron": 5, "garment": 5, "drum": 5, "mask": 5}, 60),
    ],
)
def test_v2_goods_are_scored_per_kind(held: dict[str, int], worth: int) -> None:
    """AFR-V2 Each kind by itself, and only for whom has them."""
    for seat in (A, B, C):
        goods = [held if other == seat else {} for other in (A, B, C)]
        scores = GAME.result(position(["E6", "O1", "A1"], goods=goods)).scores
        assert [score["goods"] for score in scores] == [worth if other == seat else 0 for other in (A, B, C)]


def test_v2_more_than_five_of_a_kind_in_a_custom_mix() -> None:
    """AFR-V2 With 7 statues in the mix: 12 and 3 for each more, from finding them to the final score."""
    data: dict[str, Any] = deepcopy(folders.default_board("africa"))
    data["mix"]["goods"].update(statue=7, mask=3)
    board = GAME.board(data)
    state = GAME.setup(board, {"hidden_treasure": False}, 2)
    place = [board.tiles[kind].id for kind in board.goods].index("statue")
    for held, worth in ((5, 12), (6, 15), (7, 18)):
        state.goods[place] = held
        assert [score["goods"] for score in GAME.result(state).scores] == [worth, 0]


def test_v2_more_than_five_of_a_kind_can_be_exchanged() -> None:
    """AFR-V2 AFR-D3 (b) has no limit of its own: six for six."""
    state = position(["E6", "O1"], goods=[{"mask": 5}, {"drum": 6}], bag={"mask": 1})
    find(state, "E7", "mask")
    assert {"type": "exchange_all", "other": 1, "good": "drum"} in offered(state)
    do(state, "exchange_all", other=1, good="drum")
    assert [score["goods"] for score in GAME.result(state).scores] == [15, 15]


# V3


@pytest.mark.parametrize(
    "counts, won",
    [
        # nobody has any, or just one has
        ([0, 0], [0, 0]),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
        ([1, 0], [10, 0]),
        ([0, 0, 3], [0, 0, 10]),
        ([0, 4, 0, 0, 0], [0, 10, 0, 0, 0]),
        # a first and a second, the others nothing
        ([2, 1], [10, 6]),
        ([1, 2], [6, 10]),
        ([5, 3, 1], [10, 6, 0]),
        ([1, 9, 2, 8, 3], [0, 10, 0, 6, 0]),
        # tied first: they share 16, and there is no second prize
        ([2, 2], [8, 8]),
        ([2, 2, 1], [8, 8, 0]),
        ([0, 3, 0, 3], [0, 8, 0, 8]),
        ([1, 3, 2, 3, 2], [0, 8, 0, 8, 0]),
        ([1, 1, 1], [5, 5, 5]),
        ([4, 4, 4, 3], [5, 5, 5, 0]),
        ([4, 0, 4, 4, 3], [5, 0, 5, 5, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([2, 2, 1, 2, 2], [4, 4, 0, 4, 4]),
        ([3, 3, 3, 3, 3], [3, 3, 3, 3, 3]),
        # tied second: they share 6
        ([3, 1, 1], [10, 3, 3]),
        ([1, 3, 1, 0], [3, 10, 3, 0]),
        ([5, 2, 2, 1, 1], [10, 3, 3, 0, 0]),
        ([1, 1, 1, 2], [2, 2, 2, 10]),
        ([5, 2, 2, 2, 1], [10, 2, 2, 2, 0]),
        ([1, 1, 9, 1, 1], [1, 1, 10, 1, 1]),
        # without a piece nobody is second
        ([2, 0, 0], [10, 0, 0]),
        ([2, 2, 0], [8, 8, 0]),
        ([3, 1, 0, 0], [10, 6, 0, 0]),
    ],
)
@pytest.mark.parametrize("material", ["gold", "gems"])
def test_v3_prizes(counts: list[int], won: list[int], material: str) -> None:
    """AFR-V3 Gold and gems the same, and each by itself."""
    assert prizes(counts) == won
    state = position(
        ["E6", *CITIES[: len(counts) - 1]],
        treasure=[{f"{material}-1": count} for count in counts],
    )
    other = {"gold": "gems", "gems": "gold"}[material]
    scores = GAME.result(state).scores
    assert [score[material] for score in scores] == won
    assert [score[other] for score in scores] == [0] * len(counts)
    assert [score["total"] for score in scores] == won


def test_v3_pieces_count_not_tiles() -> None:
    """AFR-V3 Two tiles with two pieces are more than three with one."""
    state = position(["E6", "O1", "A1"], treasure=[{"gold-1": 3}, {"gold-2": 2}, {"gems-2": 1, "gold-1": 1}])
    assert [score["gold"] for score in GAME.result(state).scores] == [6, 10, 0]
    state = position(["E6", "O1", "A1"], treasure=[{"gems-1": 2}, {"gems-2": 1}, {"gems-1": 1}])
    assert [score["gems"] for score in GAME.result(state).scores] == [8, 8, 0]


def test_v3_gold_and_gems_are_two_majorities() -> None:
    """AFR-V3 A has most gold, B most gems; together they'd be even."""
    state = position(["E6", "O1"], treasure=[{"gold-2": 2, "gems-1": 1}, {"gold-1": 1, "gems-2": 2}])
    assert [(score["gold"], score["gems"]) for score in GAME.result(state).scores] == [(10, 6), (6, 10)]


def test_v3_what_still_lies_on_the_board_belongs_to_nobody() -> None:
    """AFR-V3 AFR-D2 Only collected tiles count, not discovered ones."""
    state = position(["E6", "O1"])
    find(state, "E7", "gold-2")
    assert GAME.result(state).scores[A]["gold"] == 0
    do(state, "camp_for_treasure")
    assert GAME.result(state).scores[A]["gold"] == 10


# V4


def ending(scores: list[int]) -> AfricaState:
    """The last player finds the eleventh monument; then everybody has the points that are said."""
    seats = len(scores)
    state = position([*CITIES[: seats - 1], "E6"], monuments=10, player=Seat(seats - 1))
    for seat, score in enumerate(scores):
        state.points[seat * 5] = score
    state.points[(seats - 1) * 5] -= 3
    return state


@pytest.mark.parametrize(
    "scores, winners",
    [
        ([10, 20], [B]),
        ([20, 10], [A]),
        ([15, 15], [A, B]),
        ([9, 30, 30, 29], [B, C]),
        ([30, 30, 4, 30], [A, B, D]),
        ([5, 5, 5, 5, 5], [A, B, C, D, Seat(4)]),
    ],
)
def test_v4_most_points_win_and_a_tie_is_a_shared_victory(scores: list[int], winners: list[Seat]) -> None:
    """AFR-V4"""
    state = ending(scores)
    events = find(state, "E7", "monument")
    assert GAME.result(state).winners == winners
    assert [total(state, Seat(seat)) for seat in range(len(scores))] == scores
    assert [event for event in events if event.type == "won"] == [
        Won(winner=winner, shared=len(winners), total=max(scores)) for winner in winners
    ]


def test_v4_the_finder_of_the_eleventh_monument_need_not_win() -> None:
    """AFR-V4 Even with the +3."""
    state = position(["E6", "O1"], monuments=10, goods=[{}, {"mask": 3}])
    find(state, "E7", "monument")
    assert GAME.result(state).winners == [B]


def test_v4_ties_are_not_broken_by_anything() -> None:
    """AFR-V4 Same points from different things: goods 5, gold 10 against 15 for animals; camps don't matter."""
    state = position(["E6", "O1"], goods=[{"mask": 3}], treasure=[{"gold-1": 1}], camps_in_hand=[9, 0])
    state.points[5 + 1] = 15
    result = GAME.result(state)
    assert (result.winners, result.places, result.deciders()) == ([A, B], [1, 1], [])


# V5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_v5_twelve_turns_per_player_without_a_discovery_end_the_match(seats: int) -> None:
    """AFR-V5 After the last of them, not before; it is scored, and nobody gets the +3."""
    state = position(CITIES[:seats], goods=[{}, {"mask": 2}])
    for number in range(12 * seats - 1):
        assert do(state, "end_turn") == [TurnPassed(seat=number % seats)]
        assert GAME.view(state, None).phase == "act"
        assert GAME.view(state, None).idle_turns == number + 1
    last = seats - 1
    assert state.player == last
    assert do(state, "end_turn") == [
        TurnPassed(seat=last),
        MatchStalled(turns=12 * seats),
        *(
            FinalScore(seat=seat, goods=3 if seat == B else 0, gold=0, gems=0, total=3 if seat == B else 0)
            for seat in range(seats)
        ),
        Won(winner=B, shared=1, total=3),
    ]
    assert GAME.view(state, None).ending == "stalled"
    assert GAME.result(state).ending == "stalled"
    assert GAME.rules.actors(state) == ()
    assert [score["last_monument"] for score in GAME.result(state).scores] == [0] * seats
    assert all(GAME.rules.legal(state, Seat(seat)) == [] for seat in range(seats))


def test_v5_the_refusal_after_a_stalled_match_cites_the_rule_that_ended_it() -> None:
    """AFR-V5 There was no eleventh monument (AFR-V1)."""
    state = position(["E6", "O1"])
    state.idle_turns = 23
    do(state, "end_turn")
    refusal = GAME.rules.check(state, A, action("end_turn"))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("africa-refusal-over", "AFR-V5")


def late(idle: int = 23) -> AfricaState:
    """Of two players' 24 turns without a discovery all but one are over; A is next."""
    state = position(
        ["E6", "O1"],
        up={"F5": "leopard", "J2": "leopard", "F6": "gold-1"},
        empty=["E5", "E7", "E8", "K2"],
    )
    state.idle_turns = idle
    return state


def play_turn(state: AfricaState, kind: str) -> None:
    if kind == "relocate":
        do(state, "relocate", to="A1")
        return
    if kind == "advance":
        do(state, "advance", to="E7")
    elif kind == "lift":
        do(state, "lift", hexagon="F5")
        do(state, "put", to="K2")
    elif kind != "pass":
        do(state, kind)
    do(state, "end_turn")


@pytest.mark.parametrize("kind", ["pass", "relocate", "advance", "lift", "camp_for_points", "camp_for_treasure"])
def test_v5_any_turn_without_a_discovery_counts(kind: str) -> None:
    """AFR-V5 Whatever else was done in it."""
    state = late()
    play_turn(state, kind)
    assert GAME.view(state, None).phase == "over"
    state = late(idle=5)
    play_turn(state, kind)
    assert GAME.view(state, None).idle_turns == 6
    assert GAME.view(state, None).phase == "act"


def test_v5_the_last_turn_can_end_by_its_second_action() -> None:
    """AFR-V5 The match ends after the turn, not within it: two actions, then the end."""
    state = late()
    do(state, "camp_for_points")
    assert GAME.view(state, None).phase == "act"
    do(state, "advance", to="E7")
    events = do(state, "camp_for_points")
    assert [event.type for event in events[:2]] == ["camp_set_up", "match_stalled"]
    assert points(state, A) == {"camps": 1}  # the leopard on F5 is beside E6, nothing is beside E7


@pytest.mark.parametrize("half", [0, 1])
def test_v5_any_discovery_restarts_the_count(half: int) -> None:
    """AFR-V5 In the last turn, in either half; the turn with the discovery doesn't count."""
    state = late()
    if half:
        do(state, "camp_for_points")
    do(state, "discover", hexagon="D5")
    assert GAME.view(state, None).idle_turns == 0
    turn_up(state, "gold-1")
    if state.player == A:
        do(state, "end_turn")
    assert GAME.view(state, None).phase == "act"
    assert GAME.view(state, None).idle_turns == 0
    for _ in range(23):
        do(state, "end_turn")
    assert GAME.view(state, None).phase == "act"
    do(state, "end_turn")
    assert GAME.view(state, None).ending == "stalled"


@pytest.mark.parametrize("tile", ["mask", "leopard", "nomads", "monument", "gems-2"])
def test_v5_a_discovery_of_any_tile(tile: str) -> None:
    """AFR-V5"""
    state = late()
    find(state, "D5", tile)
    if "leave" in types(state):
        do(state, "leave")
    do(state, "end_turn")
    assert GAME.view(state, None).idle_turns == 0
    assert GAME.view(state, None).phase == "act"


def test_v5_the_turn_after_a_discovery_is_idle_again() -> None:
    """AFR-V5 What one player discovered isn't remembered for the next."""
    state = late(idle=0)
    find(state, "D5", "gold-1")
    do(state, "end_turn")
    assert GAME.view(state, None).idle_turns == 0
    do(state, "end_turn")
    assert GAME.view(state, None).idle_turns == 1


def test_v5_a_discovery_in_the_last_turn_can_be_the_eleventh_monument() -> None:
    """AFR-V5 AFR-V1 Then there is a +3."""
    state = position(["E6", "O1"], monuments=10)
    state.idle_turns = 23
    find(state, "E7", "monument")
    assert GAME.result(state).ending == "eleventh_monument"
    assert points(state, A) == {"last_monument": 3}


def test_v5_a_random_player_chooses_the_kind_of_move_first() -> None:
    """AFR-V5 With dozens of relocations and one way to end the turn, both are as likely."""
    state = position(["E6", "O1"], empty=[id for id in BOARD.bit_of if id[0] in "EFGHIJKLM"])
    legal = GAME.rules.legal(state, A)
    kinds = {chosen.type for chosen in legal}
    assert kinds == {"relocate", "advance", "discover", "camp_for_points", "end_turn"}
    assert sum(chosen.type == "relocate" for chosen in legal) > 60
    player = make_player("random", GAME, bytes(1))
    observation = Observation(GAME, BOARD, A, legal, lambda: GAME.view(state, A))
    chosen = [player.choose(observation).type for _ in range(1000)]
    for kind in kinds:
        assert 150 < chosen.count(kind) < 250
