"""Tables without disk and network: simultaneous decisions, and entries that don't fit."""

import pytest

from marula.core.match import RefusedError
from marula.core.stream import derive_seed
from marula.server import table as table_module
from marula.server.messages import Fields
from marula.server.store import BEGIN, MOVE, UNDO, StoredEntry, StoredTable
from marula.server.table import StaleError, Table, TableError
from tests.laws.toy import toy
from tests.server.helpers import seats


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """The toy, with a hidden card each and a simultaneous bid."""
    monkeypatch.setattr(table_module, "find_version", lambda name, rules: toy() if name == "toy" else None)
    found = Table(stored())
    found.load([StoredEntry(1, BEGIN, -1, "begin", {}, "")])
    return found


def stored(game: str = "toy") -> StoredTable:
    return StoredTable(
        "t", game, 1, {}, {}, [*seats(toy(), "person", "person", "person")], derive_seed("t"), "", "", {}
    )


def bid(table: Table, seat: int, seq: int, number: int) -> None:
    fields: Fields = {"type": "bid", "bid": number}
    table.check_move(seat, seq, fields)
    table.commit(table.prepare(StoredEntry(table.seq + 1, MOVE, seat, f"{seat}:{seq}", {**fields}, "")))


def test_a_simultaneous_choice_counts_although_others_have_chosen(table: Table) -> None:
    for seat in (2, 0, 1):
        bid(table, seat, 1, seat % 2)
    assert table.seq == 4
    with pytest.raises(StaleError):
        table.check_move(0, 1, {"type": "bid", "bid": 1})


def test_others_learn_only_that_a_choice_was_made(table: Table) -> None:
    bid(table, 1, 1, 0)
    first = table.entries(1, 0), table.position(0)
    table.commit(table.prepare(StoredEntry(3, UNDO, 1, "u", {}, "")))
    bid(table, 1, 3, 1)
    again = table.entries(3, 0), table.position(0)
    assert first[1].view == again[1].view
    assert first[0][0].events == again[0][0].events


def test_taking_back_a_simultaneous_choice_names_the_right_entry(table: Table) -> None:
    bid(table, 1, 1, 0)
    bid(table, 0, 1, 1)
    table.check_undo(1, 2)
    prepared = table.prepare(StoredEntry(4, UNDO, 1, "u", {}, ""))
    assert prepared.happened.undoes == [2]
    assert prepared.counting == [1, 3]
    assert table.seq == 3, "nothing has changed before it is committed"


def test_preparing_turns_no_dice(table: Table) -> None:
    before = table.match.stream.counter, table.match.state.snapshot(), list(table.match.moves)
    for seat in (0, 1, 2):
        entry = StoredEntry(2, MOVE, seat, "x", {"type": "bid", "bid": 1}, "")
        assert table.prepare(entry).happened.moves == 1
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


def test_a_game_that_is_gone(table: Table) -> None:
    with pytest.raises(TableError) as error:
        Table(stored("chess"))
    assert error.value.key == "page-game-gone"


def test_refusals_change_nothing(table: Table) -> None:
    with pytest.raises(RefusedError):
        table.check_move(0, 1, {"type": "say", "word": "one"})
    assert table.seq == 1
