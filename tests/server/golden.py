"""Golden records played at tables, entry by entry."""

from collections.abc import Iterator
from pathlib import Path

from marula import games
from marula.core.actions import CHANCE
from marula.core.record import Record
from marula.server.boards import build
from marula.server.store.base import BEGIN, MOVE, StoredEntry
from marula.server.table import Table
from tests.server.helpers import stored_table
from tests.test_golden import loaded, matches

PATHS = [path for game in games.every() for path in matches(game)]
SOME = [path for game in games.every() for path in matches(game)[::7]]


def played(path: Path) -> Iterator[Table]:
    """The table after each entry of a record's match. It is the same object, which goes on."""
    record = loaded(path)
    table = _laid(record)
    table.load([StoredEntry(1, BEGIN, CHANCE, "begin", {}, "")])
    yield table
    for move in record.moves:
        seat = move["seat"]
        if not isinstance(seat, int):
            continue
        action = {key: value for key, value in move.items() if key != "seat"}
        table.load([StoredEntry(table.seq + 1, MOVE, seat, f"{table.seq}", {**action}, "")])
        yield table


def eyes(table: Table) -> list[int | None]:
    """Everybody through whose eyes the table may be looked at."""
    return [None, *range(len(table.seats))]


def _laid(record: Record) -> Table:
    game = record.game
    options, board = record.data["options"], record.data["board"]
    assert isinstance(options, dict)
    assert isinstance(board, dict)
    seed = bytes.fromhex(str(record.data["seed"]))
    return Table(stored_table(game, board, options, len(record.players), seed), build(game, board))
