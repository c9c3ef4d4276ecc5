"""Tables without disk and network: simultaneous decisions, and entries that don't fit."""

import msgspec
import pytest

from marula.core.match import RefusedError
from marula.core.stream import derive_seed
from marula.server import messages as wire
from marula.server.boards import build
from marula.server.errors import StaleError, TableError
from marula.server.store.base import BEGIN, MOVE, UNDO, StoredEntry
from marula.server.table import Table
from tests.laws.toy import toy
from tests.server.helpers import stored_table


@pytest.fixture
def table() -> Table:
    """The toy, with a hidden card each and a simultaneous bid."""
    found = Table(stored_table(toy(), {}, {}, 3, derive_seed("t")), build(toy(), {}))
    found.load([StoredEntry(1, BEGIN, -1, "begin", {}, "")])
    return found


def bid(table: Table, seat: int, seq: int, number: int) -> None:
    table.check_fresh(seat, seq)
    action = table.find({"type": "bid", "bid": number})
    table.commit(table.plan(0, [table.prepare(MOVE, seat, f"{seat}:{seq}", "", action)]))


def heard(table: Table, since: int, seat: int | None = 0) -> wire.Update:
    """What a page with that seat's eyes is told."""
    return msgspec.json.decode(table.update(since, seat), type=wire.Update)


def test_a_simultaneous_choice_counts_although_others_have_chosen(table: Table) -> None:
    for seat in (2, 0, 1):
        bid(table, seat, 1, seat % 2)
    assert table.seq == 4
    with pytest.raises(StaleError):
        table.check_fresh(0, 1)


def test_others_learn_only_that_a_choice_was_made(table: Table) -> None:
    bid(table, 1, 1, 0)
    first = heard(table, 1)
    table.commit(table.plan(0, [table.prepare(UNDO, 1, "u", "")]))
    bid(table, 1, 3, 1)
    again = heard(table, 3)
    assert first.position.view == again.position.view
    assert first.entries[0].events == again.entries[0].events


def test_taking_back_a_simultaneous_choice_names_the_right_entry(table: Table) -> None:
    bid(table, 1, 1, 0)
    bid(table, 0, 1, 1)
    table.check_fresh(1, 2)
    prepared = table.prepare(UNDO, 1, "u", "")
    assert prepared.happened.undoes == [2]
    assert prepared.counting == [1, 3]
    assert table.seq == 3, "nothing has changed before it is committed"


def test_preparing_turns_no_dice(table: Table) -> None:
    before = table.match.stream.counter, table.match.state.snapshot(), list(table.match.moves)
    for seat in (0, 1, 2):
        action = table.find({"type": "bid", "bid": 1})
        assert table.prepare(MOVE, seat, "x", "", action).happened.moves == 1
    assert (table.match.stream.counter, table.match.state.snapshot(), table.match.moves) == before


@pytest.mark.parametrize(
    "entry",
    [
        StoredEntry(2, MOVE, 0, "a", {"type": "fly"}, ""),
        StoredEntry(2, MOVE, 0, "a", {"type": "say", "word": "one"}, ""),
        StoredEntry(2, "dance", 0, "a", {}, ""),
        StoredEntry(2, UNDO, 0, "a", {}, ""),
    ],
)
def test_a_stored_match_that_the_rules_refuse_is_not_gone_on_with(table: Table, entry: StoredEntry) -> None:
    with pytest.raises(TableError) as error:
        table.load([entry])
    assert (error.value.key, error.value.values) == ("page-table-broken", {"number": 2})


def test_refusals_change_nothing(table: Table) -> None:
    with pytest.raises(RefusedError):
        table.prepare(MOVE, 0, "x", "", table.find({"type": "say", "word": "one"}))
    assert table.seq == 1
