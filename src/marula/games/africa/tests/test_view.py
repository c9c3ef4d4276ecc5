"""Who sees what, the way back from a view, the position in words."""

from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from marula.core.actions import CHANCE, Seat
from marula.core.game import Line, OptionError
from marula.core.match import Match
from marula.games.africa import GAME
from marula.games.africa.events import PlayerView, TreasureCollected, View
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import (
    BOARD,
    MATCHES,
    A,
    B,
    C,
    action,
    do,
    find,
    played,
    position,
    turn_up,
)
from marula.library import folders


def no_dice(bound: int) -> int:
    raise AssertionError("there is nothing to guess")


# H1


def test_h1_face_down_tiles_are_secret_to_all() -> None:
    """AFR-H1 What lies there isn't even decided: matches with different dice look the same until a tile is turned."""
    seen = []
    for seed in range(20):
        match = Match(GAME, BOARD, {}, 2, bytes([seed]) * 32)
        match.begin()
        if match.state.start_player == A:
            match.play(A, action("place_explorer", to="A1"))
            match.play(B, action("place_explorer", to="B7"))
            seen.append(GAME.view(match.state, A))
    assert len(seen) > 3
    assert all(one == seen[0] for one in seen)
    assert list(seen[0].hexagons.values()).count("down") == 96


def test_h1_everything_else_is_open() -> None:
    """AFR-H1 Goods, gold, gems, camps in hand, the supply, points, monuments found, what is left of the mix."""
    state = position(
        ["E6", "O1"],
        up={"E7": "leopard", "K2": "monument"},
        camps=["H5"],
        empty=["L3"],
        camps_in_hand=[1, 3],
        goods=[{"mask": 2}, {"drum": 1}],
        treasure=[{"gold-2": 2, "gems-1": 1}, {"gold-1": 1}],
        monuments=1,
        player=B,
    )
    state.points = [1, 2, 3, 4, 0, 5, 0, 0, 0, 0]
    hexagons = dict.fromkeys((BOARD.ids[hexagon] for hexagon in BOARD.hexagons), "down")
    hexagons.update(dict.fromkeys(["E6", "O1", "A1", "B7", "I6", "G3", "L3"], "empty"))
    hexagons.update(E7="leopard", K2="monument", H5="camp")
    goods = {"statue": 0, "cauldron": 0, "garment": 0, "drum": 0, "mask": 0}
    treasure = {"gold-1": 0, "gold-2": 0, "gems-1": 0, "gems-2": 0}
    left = {tile.id: tile.count for tile in BOARD.tiles}
    left.update({"leopard": 4, "monument": 10, "mask": 3, "drum": 4, "gold-2": 2, "gems-1": 4, "gold-1": 4})
    assert GAME.view(state, A) == View(
        seat=A,
        phase="act",
        player=B,
        start_player=B,
        turn=1,
        half=0,
        advanced=False,
        untouched=True,
        discovered=False,
        idle_turns=0,
        focus=None,
        find=None,
        hexagons=hexagons,
        players=(
            PlayerView(
                explorer="E6",
                camps=1,
                points={"treasure": 1, "animals": 2, "nomads": 3, "camps": 4, "last_monument": 0},
                goods={**goods, "mask": 2},
                tiles=3,
                treasure={**treasure, "gold-2": 2, "gems-1": 1},
                gold=4,
                gems=1,
            ),
            PlayerView(
                explorer="O1",
                camps=3,
                points={"treasure": 5, "animals": 0, "nomads": 0, "camps": 0, "last_monument": 0},
                goods={**goods, "drum": 1},
                tiles=1,
                treasure={**treasure, "gold-1": 1},
                gold=1,
                gems=0,
            ),
        ),
        face_down=left,
        monuments=1,
        camps_in_supply=9,
        ending=None,
        hidden_treasure=False,
    )


@pytest.mark.parametrize("hidden", [False, True])
def test_h1_all_see_the_same(hidden: bool) -> None:
    """AFR-H1 Players and onlookers, with the table option too: it is for what pages are sent."""
    state = position(["E6", "O1", "A1"], treasure=[{"gold-2": 1}, {"gems-1": 2}], hidden_treasure=hidden)
    seen = GAME.view(state, None)
    assert seen.seat is None
    assert seen.hidden_treasure is hidden
    for seat in (A, B, C):
        assert GAME.view(state, seat) == replace(seen, seat=seat)
    assert GAME.has_secrets is False


@pytest.mark.parametrize("match", MATCHES[::3])
def test_h1_every_event_happens_in_the_open(match: tuple[int, int]) -> None:
    """AFR-H1 Also the taking of gold and gems, with their pieces, stays in everybody's log."""
    kinds = set()
    for step in played(*match):
        for event in step.events:
            kinds.add(event.type)
            assert all(GAME.redact(event, seat) is event for seat in (None, A, B))
    assert "tile_turned" in kinds


def test_h1_with_hidden_treasure_the_taking_is_seen_by_all() -> None:
    """AFR-H1"""
    state = position(["E6", "O1"], up={"E7": "gold-2", "D5": "gems-1"}, hidden_treasure=True)
    (event,) = do(state, "camp_for_treasure")
    told = TreasureCollected(seat=A, hexagon="E6", hexagons=("D5", "E7"), gold=2, gems=1)
    assert [GAME.redact(event, seat) for seat in (None, A, B)] == [told] * 3


def test_h1_hidden_treasure_is_a_choice_of_the_table() -> None:
    """AFR-H1 Off unless it is chosen."""
    assert Match(GAME, BOARD, {}, 2, bytes(32)).options == {"hidden_treasure": False}
    assert Match(GAME, BOARD, {"hidden_treasure": True}, 2, bytes(32)).state.hidden_treasure is True
    with pytest.raises(OptionError):
        Match(GAME, BOARD, {"hidden_treasure": "yes"}, 2, bytes(32))


def shown(state: AfricaState, seat: Seat | None) -> list[tuple[object, object, object]]:
    """The gold, gems and number of treasure tiles that are written down for each player."""
    lines = GAME.describe(BOARD, GAME.conceal(GAME.view(state, seat)))
    players = [line.values for line in lines if line.key == "africa-show-player"]
    return [(values["gold"], values["gems"], values["tiles"]) for values in players]


def test_h1_hidden_treasure_hides_others_totals_but_not_the_number_of_tiles() -> None:
    """AFR-H1 One's own totals are shown; -1 stands for a total that isn't."""
    treasure: list[dict[str, int]] = [{"gold-2": 1, "gems-1": 2}, {"gold-1": 3}]
    state = position(["E6", "O1"], treasure=treasure, hidden_treasure=True)
    assert shown(state, A) == [(2, 2, 3), (-1, -1, 3)]
    assert shown(state, B) == [(-1, -1, 3), (3, 0, 3)]
    assert shown(state, None) == [(-1, -1, 3), (-1, -1, 3)]
    state = position(["E6", "O1"], treasure=treasure)
    for seat in (A, B, None):
        assert shown(state, seat) == [(2, 2, 3), (3, 0, 3)]


@pytest.mark.parametrize("seat", [A, B, None])
def test_h1_hidden_treasure_is_not_in_what_is_sent(seat: Seat | None) -> None:
    """AFR-H1 Of others only the number of tiles; nothing else is missing, and without the option nothing at all."""
    treasure: list[dict[str, int]] = [{"gold-2": 1, "gems-1": 2}, {"gold-1": 3}]
    seen = GAME.view(position(["E6", "O1"], treasure=treasure, hidden_treasure=True), seat)
    sent = GAME.conceal(seen)
    for other, (player, whole) in enumerate(zip(sent.players, seen.players, strict=True)):
        totals = (None, None, None) if other != seat else (whole.treasure, whole.gold, whole.gems)
        assert (player.treasure, player.gold, player.gems) == totals
        assert replace(player, treasure=whole.treasure, gold=whole.gold, gems=whole.gems) == whole
    assert replace(sent, players=seen.players) == seen
    open = GAME.view(position(["E6", "O1"], treasure=treasure), seat)
    assert GAME.conceal(open) == open


@pytest.mark.parametrize("match", MATCHES[::3])
def test_h1_concealed_treasure_can_be_imagined(match: tuple[int, int]) -> None:
    """AFR-H1 AFR-C2 Everybody's tiles are then some of those that neither lie anywhere nor are one's own."""
    rng = Random(1)
    for step in played(*match)[::5]:
        state = step.after.copy()
        state.hidden_treasure = True
        for seat in (A, B):
            sent = GAME.conceal(GAME.view(state, seat))
            imagined = GAME.imagine(BOARD, sent, seat, rng.randrange)
            assert GAME.conceal(GAME.view(imagined, seat)) == sent
            assert GAME.pieces(imagined) == GAME.pieces(state)


def test_h1_hidden_treasure_is_shown_at_the_end() -> None:
    """AFR-H1 Until the end."""
    state = position(["E6", "O1"], treasure=[{"gold-2": 1}, {"gold-1": 3}], hidden_treasure=True, monuments=10)
    find(state, "E7", "monument")
    assert shown(state, A) == shown(state, None) == [(2, 0, 1), (3, 0, 3)]


def stage(state: AfricaState) -> tuple[object, ...]:
    """What a view says about how far the turn has come."""
    seen = GAME.view(state, None)
    return seen.phase, seen.focus, seen.find, seen.half, seen.advanced, seen.untouched, seen.discovered


def test_h1_the_view_says_what_is_to_be_decided() -> None:
    """AFR-H1 The phases of a turn, and the hexagon and tile they are about."""
    state = position(["E6", "O1"], up={"J2": "leopard", "F5": "leopard"}, empty=["K2", "E5"])
    assert stage(state) == ("act", None, None, 0, False, True, False)
    do(state, "advance", to="E5")
    assert stage(state) == ("act", None, None, 0, True, False, False)
    do(state, "discover", hexagon="E4")
    assert stage(state) == ("flip", "E4", None, 0, True, False, True)
    turn_up(state, "leopard")
    assert stage(state) == ("settle", "E4", "leopard", 0, True, False, True)
    do(state, "leave")
    assert stage(state) == ("act", None, None, 1, False, False, True)
    do(state, "lift", hexagon="F5")
    assert stage(state) == ("carry", "F5", "leopard", 1, False, False, True)
    do(state, "put", to="K2")
    assert stage(state) == ("act", None, None, 0, False, True, False)


def test_h1_the_view_says_what_is_to_be_decided_about_goods() -> None:
    """AFR-H1 AFR-D3"""
    state = position(["E6", "O1"], goods=[{}, {"drum": 1}])
    find(state, "D5", "mask")
    assert stage(state) == ("exchange", "D5", "mask", 0, False, True, True)


def test_h1_the_view_before_the_first_turn() -> None:
    """AFR-H1 AFR-S2"""
    state = GAME.setup(BOARD, {"hidden_treasure": False}, 2)
    seen = GAME.view(state, None)
    assert (seen.phase, seen.player, seen.start_player, seen.turn) == ("start", None, None, 0)
    GAME.rules.apply(state, CHANCE, action("draw_start_player", start=1), None)
    seen = GAME.view(state, None)
    assert (seen.phase, seen.player, seen.start_player, seen.turn) == ("place", 1, 1, 0)


# The way back from a view


@pytest.mark.parametrize("match", MATCHES)
def test_h1_a_view_holds_the_whole_position(match: tuple[int, int]) -> None:
    """AFR-H1 At every move of whole matches, from any seat, and nothing is guessed."""
    for number, step in enumerate(played(*match)):
        seat = Seat(number % match[0])
        imagined = GAME.imagine(BOARD, GAME.view(step.after, seat), seat, no_dice)
        assert imagined.snapshot() == step.after.snapshot()


def test_h1_an_imagined_position_keeps_the_table_option_and_is_independent() -> None:
    """AFR-H1 Playing on in it changes neither the view nor the true position."""
    state = position(["E6", "O1"], treasure=[{"gold-2": 1}], hidden_treasure=True)
    seen = GAME.view(state, B)
    imagined = GAME.imagine(BOARD, seen, B, no_dice)
    assert imagined.snapshot() == state.snapshot()
    before = state.snapshot()
    find(imagined, "E7", "gold-1")
    do(imagined, "camp_for_treasure")
    assert state.snapshot() == before
    assert GAME.view(state, B) == seen


def test_a_copy_of_a_position_is_complete() -> None:
    """AFR-H1 In the midst of a turn and of a match, with nothing as it was at the beginning."""
    state = position(
        ["E6", "O1", "A1"],
        up={"F5": "leopard", "J2": "leopard", "E4": "gold-1"},
        empty=["E5", "K2"],
        camps=["H5"],
        camps_in_hand=[1, 3, 0],
        goods=[{"mask": 1}, {"mask": 2}],
        treasure=[{"gems-2": 1}],
        monuments=4,
        hidden_treasure=True,
    )
    state.points = list(range(15))
    state.turn = 30
    find(state, "D5", "mask")
    state.idle_turns = 7
    do(state, "advance", to="E5")
    do(state, "lift", hexagon="F5")
    assert state.copy().snapshot() == state.snapshot()
    do(state, "put", to="K2")
    state.ending = 1
    assert state.copy().snapshot() == state.snapshot()


def test_where_explorers_find_room() -> None:
    """AFR-B1 AFR-S2 Where nothing lies face down and nobody stands; one explorer may stand nowhere yet."""
    state = position(["E6", "O1", "A1"])
    free = BOARD.all & ~state.down
    for id in ("E6", "O1", "A1"):
        free &= ~(1 << BOARD.bit_of[id])
    assert state.free == free
    state.explorers[2] = -1
    state.recount()
    assert state.free == free | 1 << BOARD.bit_of["A1"]


def test_a_copy_of_a_position_is_independent() -> None:
    """AFR-H1 What bots try out doesn't happen."""
    state = position(["E6", "O1"], up={"D5": "gold-1"}, goods=[{}, {"drum": 1}])
    before = state.snapshot()
    other = state.copy()
    assert other.snapshot() == before
    find(other, "E7", "mask")
    do(other, "exchange_one", other=1, good="drum")
    do(other, "camp_for_treasure")
    assert state.snapshot() == before
    assert other.snapshot() != before


# The position in words


def lines(state: AfricaState, key: str, seat: Seat | None = None) -> list[dict[str, str | int]]:
    """The values of all lines with that text."""
    return [dict(line.values) for line in GAME.describe(BOARD, GAME.view(state, seat)) if line.key == key]


def test_describe_players_and_table() -> None:
    """AFR-H1 Points so far, camps, gold and gems, goods; how much is face down and found."""
    state = position(
        ["E6", "O1"],
        up={"E7": "leopard"},
        goods=[{"mask": 2, "drum": 1}, {}],
        treasure=[{"gold-2": 1}, {"gems-1": 2}],
        camps_in_hand=[0, 3],
        monuments=4,
    )
    state.points = [1, 2, 3, 4, 0, 0, 0, 0, 0, 9]
    assert lines(state, "africa-show-player") == [
        {"seat": 0, "number": 1, "hexagon": "E6", "points": 10, "camps": 0, "gold": 2, "gems": 0, "tiles": 1},
        {"seat": 1, "number": 2, "hexagon": "O1", "points": 9, "camps": 3, "gold": 0, "gems": 2, "tiles": 2},
    ]
    assert lines(state, "africa-show-good") == [{"good": "drum", "count": 1}, {"good": "mask", "count": 2}]
    assert lines(state, "africa-show-table") == [{"monuments": 4, "camps": 6}]
    assert lines(state, "africa-show-signs") == [{}]


def test_describe_what_is_left_of_the_mix() -> None:
    """AFR-H1 How many tiles are face down, by family."""
    state = position(["E6", "O1"], up={"E7": "leopard", "E8": "gold-2"}, goods=[{"mask": 2, "drum": 1}, {}])
    left = {"animals": 30 - 1, "goods": 25 - 3, "monuments": 11, "nomads": 12, "gold": 9 - 1, "gems": 9}
    assert lines(state, "africa-show-mix") == [{"down": 96 - 5, **left}]


def decision(state: AfricaState) -> list[tuple[str, dict[str, str | int]]]:
    """The lines between the signs and the table: whose turn it is, and what is to be decided."""
    described = GAME.describe(BOARD, GAME.view(state, None))
    keys = [line.key for line in described]
    between = described[keys.index("africa-show-rows") + 1 : keys.index("africa-show-table")]
    return [(line.key.removeprefix("africa-show-"), dict(line.values)) for line in between]


def test_describe_whose_turn_it_is_and_which_half() -> None:
    """AFR-T1 AFR-A1 AFR-B1 An untouched turn, an advance made, the second half, the next player."""
    state = position(["E6", "O1"], empty=["E5"])
    first, second = ({"turn": 1, "seat": 0, "half": half} for half in (1, 2))
    assert decision(state) == [("turn", first), ("act", {"left": "turn"})]
    do(state, "advance", to="E5")
    assert decision(state) == [("turn", first), ("act", {"left": "action"})]
    find(state, "E4", "gold-1")
    assert decision(state) == [("turn", second), ("act", {"left": "advance"})]
    do(state, "end_turn")
    assert decision(state) == [("turn", {"turn": 2, "seat": 1, "half": 1}), ("act", {"left": "turn"})]


def test_describe_the_decision_that_is_pending() -> None:
    """AFR-D1 AFR-D3 AFR-D4 AFR-N1 A tile turned, an exchange, a find that could live elsewhere, a tile lifted."""
    state = position(["E6", "O1"], up={"D6": "leopard"}, goods=[{}, {"drum": 1}], empty=["C5"])
    do(state, "discover", hexagon="E7")
    assert decision(state)[1] == ("flip", {"hexagon": "E7"})
    turn_up(state, "mask")
    assert decision(state)[1] == ("exchange", {"good": "mask", "hexagon": "E7"})
    state = position(["E6", "O1"], up={"C5": "leopard", "C6": "leopard"}, empty=["D6"])
    find(state, "E5", "leopard")
    assert decision(state)[1] == ("settle", {"tile": "leopard", "hexagon": "E5"})
    state = position(["E6", "O1"], up={"C5": "leopard", "E5": "leopard"}, empty=["D6"])
    do(state, "lift", hexagon="E5")
    assert decision(state)[1] == ("carry", {"tile": "leopard", "hexagon": "E5"})


def test_describe_before_the_first_turn_and_after_the_last() -> None:
    """AFR-S2 AFR-V1"""
    state = GAME.setup(BOARD, {"hidden_treasure": False}, 2)
    assert decision(state) == [("start", {})]
    do(state, "draw_start_player", start=1)
    assert decision(state) == [("place", {"seat": state.player})]
    state = position(["E6", "O1"], monuments=10)
    find(state, "E7", "monument")
    assert decision(state) == [("over", {"turn": 1, "ending": "eleventh_monument"})]


def test_describe_goods_stand_below_who_has_them() -> None:
    state = position(["E6", "O1"], goods=[{"mask": 2}, {"drum": 1}])
    keys = [line.key for line in GAME.describe(BOARD, GAME.view(state, None))]
    assert keys[-4:] == ["africa-show-player", "africa-show-good", "africa-show-player", "africa-show-good"]


def test_describe_an_explorer_that_stands_nowhere_yet() -> None:
    """AFR-S2"""
    state = GAME.setup(BOARD, {"hidden_treasure": False}, 3)
    assert [values["hexagon"] for values in lines(state, "africa-show-player")] == ["none"] * 3


def test_describe_letters_of_everything_that_can_lie_on_the_board() -> None:
    """AFR-C2 Goods never lie face up (AFR-D3)."""
    state = position(["E6", "O1"])
    assert {values["tile"]: values["letter"] for values in lines(state, "africa-show-letter")} == {
        "elephant": "el",
        "rhinoceros": "rh",
        "ostrich": "os",
        "leopard": "le",
        "chameleon": "ch",
        "tortoise": "to",
        "monument": "MO",
        "nomads": "NO",
        "gold-1": "G1",
        "gold-2": "G2",
        "gems-1": "J1",
        "gems-2": "J2",
    }


def test_describe_letters_stay_distinct_in_a_custom_mix() -> None:
    """AFR-C2 Animals that begin alike, or like something else."""
    data: dict[str, Any] = deepcopy(folders.default_board("africa"))
    names = ["elephant", "eland", "elk", "ele", "el", "NOx"]
    data["mix"]["animals"] = dict.fromkeys(names, 5)
    data["names"] = {name: {"en": name, "fr": name, "ja": name} for name in names}
    board = GAME.board(data)
    state = GAME.setup(board, {"hidden_treasure": False}, 2)
    described = GAME.describe(board, GAME.view(state, None))
    letters = [line.values["letter"] for line in described if line.key == "africa-show-letter"]
    assert len(set(letters)) == len(letters) == 12


def test_describe_map() -> None:
    """AFR-H1 Row by row: face down, empty, a city, tiles by letters, camps; explorers by number, apart from tiles'."""
    state = position(["E6", "I6"], up={"E5": "leopard", "F6": "gold-2", "I6": "gems-1"}, camps=["E7"], empty=["D6"])
    drawn: Line = GAME.describe(BOARD, GAME.view(state, None))[0]
    assert drawn.drawing.splitlines() == [
        "A1|             ()    ##    ##    ##",
        "B1|          ##    ##    ##    ##    ##          ##    ()",
        "C1|       ##    ##    ##    ##    ##    ##    ##    ##    ##",
        "D1|    ##    ##    ##    ##    ##    ..    ##    ##    ##    ##",
        "E1| ##    ##    ##    ##    le    ..@1  /\\    ##    ##    ##    ##",
        "F1|    ##    ##    ##    ##    ##    G2    ##    ##    ##    ##    ##",
        "G1|             ##    ##    ()    ##    ##    ##    ##    ##    ##    ##    ##",
        "H1|                                  ##    ##    ##    ##    ##    ##    ##",
        "I1|                               ##    ##    ##    ##    ##    J1@2",
        "J1|                                  ##    ##    ##    ##    ##",
        "K1|                                     ##    ##    ##    ##    ##",
        "L1|                                  ##    ##    ##    ##    ##",
        "M1|                                     ##    ##    ##    ##",
        "N1|                                        ##    ##    ##",
        "O1|                                           ()    ##",
        "P1|                                              ##",
    ]
