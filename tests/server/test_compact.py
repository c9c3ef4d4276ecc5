"""Legal actions travel as numbers among all actions of the board: the same come out, and no position is heavy."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from marula import games
from marula.core.actions import Action, ActionTable
from marula.core.game import AnyGame
from marula.core.runs import numbers, runs
from marula.core.wire import JsonObject
from marula.library.boards import default_board
from marula.server import compact
from marula.server import messages as wire
from marula.server.boards import build
from tests.laws.toy import ToyBoard, toy
from tests.server.golden import PATHS, SOME, eyes, played
from tests.server.helpers import legal_of
from tests.test_golden import name

MOST = 15_000
"""No update of one entry is longer, in bytes."""

HEAVIEST = [
    path
    for path in PATHS
    if path.stem in {"4p-trains-random-ferries-False-remember_cards", "5p-trains-random-remember_cards"}
]
"""The records with the most legal actions, 1,632, and with the longest update, of the end."""


def numbered(fields: Sequence[wire.Fields]) -> list[Action]:
    """Actions as a board has them."""
    found = [Action({**wire}) for wire in fields]
    for index, action in enumerate(found):
        action.index = index
    return found


def sent(actions: Sequence[Action]) -> list[wire.Fields]:
    """All actions as a page gets them, through JSON."""
    told = msgspec.json.encode(compact.fold(actions))
    return compact.unfold(msgspec.json.decode(told, type=list[wire.ActionGroup]))


BY_HAND: list[wire.Fields] = [
    {"type": "pass"},
    {"type": "go", "to": "1", "by": 1},
    {"type": "go", "to": 1, "by": "1"},
    {"type": "go", "to": 1, "by": 1},
    {"type": "go", "to": 1, "by": 2},
    {"type": "go", "to": "", "by": 2},
    {"type": "stay", "to": "", "by": 2},
    {"type": "stay", "by": 2, "to": ""},
    {"type": "end"},
    {"type": "over"},
]


def test_actions_come_out_as_they_went_in() -> None:
    out = sent(numbered(BY_HAND))
    assert out == BY_HAND
    assert [[*fields.items()] for fields in out] == [[*fields.items()] for fields in BY_HAND], "in their order"
    assert [[type(value) for value in fields.values()] for fields in out] == [
        [type(value) for value in fields.values()] for fields in BY_HAND
    ]
    assert compact.fold(numbered(BY_HAND))[1].rows[:5] == [["go", "1", 1], [1, "1"], [1], [2], ["", 2]]
    assert sent([]) == []


values = st.text(max_size=2) | st.integers(-2, 2)


@given(st.lists(st.dictionaries(st.sampled_from("abc"), values), max_size=20), st.data())
def test_any_actions_in_any_order_come_out_the_same(fields: list[wire.Fields], data: st.DataObject) -> None:
    actions = numbered([{"type": "x", **one} for one in fields])
    assert sent(actions) == [action.wire for action in actions]
    chosen = data.draw(st.permutations(range(len(actions)))) if actions else []
    assert numbers(runs([actions[number] for number in chosen])) == chosen


def test_successive_numbers_are_a_run() -> None:
    actions = numbered(BY_HAND)
    assert runs(actions) == [0, len(actions)]
    assert runs([actions[number] for number in (3, 4, 5, 1, 0, 8)]) == [3, 3, 1, 1, 0, 1, 8, 1]
    assert runs([]) == []


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_all_actions_of_a_board_come_out_the_same(game: AnyGame) -> None:
    board = default_board(game)
    assert sent(board.actions.all) == [action.wire for action in board.actions]


def test_the_numbering_is_another_where_an_action_has_another_number() -> None:
    class Turned(ToyBoard):
        def __init__(self, data: JsonObject) -> None:
            super().__init__(data)
            actions = reversed(self.actions.all)
            self.actions = ActionTable()
            for action in actions:
                self.actions.add(Action(action.wire))

    game = toy()
    assert build(game, {}).numbering == build(game, {}).numbering
    known = build(game, {}).numbering
    assert build(toy(board=Turned), {}).numbering != known


def travels_lightly(path: Path, everything: bool) -> None:
    """Updates are short and list what is legal: all of them, or those with most to choose from, the last, and some."""
    most = 0
    for table in played(path):
        choices = max(len(table.choices(seat)) for seat in range(len(table.seats)))
        if not everything and choices <= most and table.actors() and table.seq % 50:
            continue
        most = max(most, choices)
        actions = [action.wire for action in table.board.actions]
        for seat in eyes(table):
            text = table.update(table.seq - 1, seat)
            assert len(text.encode()) < MOST, f"entry {table.seq}, seat {seat}"
            legal = table.choices(seat) if seat is not None else []
            position = msgspec.json.decode(text)["position"]
            assert legal_of(position, [*actions]) == [action.wire for action in legal]


@pytest.mark.parametrize("path", dict.fromkeys([*SOME, *HEAVIEST]), ids=name)
def test_no_update_is_heavy(path: Path) -> None:
    travels_lightly(path, False)


@pytest.mark.long
@pytest.mark.parametrize("path", PATHS, ids=name)
def test_no_update_of_any_entry_is_heavy(path: Path) -> None:
    travels_lightly(path, True)
