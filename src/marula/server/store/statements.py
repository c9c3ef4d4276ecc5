"""What the SQLite store says to SQLite, one function for each thing that is asked of it."""

import sqlite3
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from marula.core.wire import JsonObject
from marula.server.store.base import (
    MOST_UNDER_WAY,
    OVER,
    Change,
    ConflictError,
    DamagedError,
    MyTables,
    StoredBoard,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreError,
)

FIXED = ("id", "game", "rules", "options", "seed", "created")
"""Columns of a table that never change; its board, which is another one, comes first when they are read."""

VARIABLE = (
    *("touched", "summary", "state", "seq", "version", "owner", "epoch", "listed", "pace", "level", "begins", "chat"),
    *("due", "proposal", "next", "lesson", "read"),
)
"""Columns that a change may change."""

FIELDS = StoredTable._fields
CHANGEABLE = frozenset(VARIABLE)

LESSON = 2
"""Stands for whether a table is over where it is a lesson: somebody's, but in no list."""

JSON = frozenset({"options", "summary", "proposal"})

LISTED_BY = frozenset({"seats", "state", "owner", "lesson"})
"""By what it is decided, beside the hour, who has a table in their list and where: see _involved."""

SELECT = (
    f"SELECT {', '.join(f'tables.{name}' for name in (*FIXED, *VARIABLE))}, boards.sha FROM tables"
    " JOIN boards ON boards.id = tables.board"
)

ENTRY = "number, kind, seat, move_id, action, made"
INSERT_ENTRY = f"INSERT INTO entries (table_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)"

LOOKED_AT_ONCE = 1000
"""Tables that are looked through in one go, so that nobody else who reads waits long."""

PRUNED_AT_ONCE = 20
"""Tables that go in one transaction, so that nobody else waits long."""


def create(database: sqlite3.Connection, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
    _check_follows(0, table, entries)
    board = database.execute("SELECT id FROM boards WHERE sha = ?", (table.board.sha,)).fetchone()
    number = board[0] if board else _insert_board(database, table.board)
    names = ("board", *FIXED, *VARIABLE)
    values = [number, *(_column(table, name) for name in (*FIXED, *VARIABLE))]
    database.execute(f"INSERT INTO tables ({', '.join(names)}) VALUES ({_marks(len(names))})", values)
    _put_seats(database, table.id, table.seats)
    _put_entries(database, table.id, entries)
    _put_involved(database, table)


def _insert_board(database: sqlite3.Connection, board: StoredBoard) -> int | None:
    row = (board.sha, written(board.data))
    return database.execute("INSERT INTO boards (sha, data) VALUES (?, ?)", row).lastrowid


def change(database: sqlite3.Connection, seen: StoredTable, change: Change) -> None:
    table = change.table._replace(version=seen.version + 1)
    _check_follows(seen.seq, table, change.entries)
    names = [name for name, value, before in zip(FIELDS, table, seen, strict=True) if value != before]
    changed = tuple(name for name in names if name in CHANGEABLE)
    values = [_column(table, name) for name in changed]
    if database.execute(_update(changed), (*values, table.id, seen.version)).rowcount == 0:
        raise ConflictError(table.id)
    _put_entries(database, table.id, change.entries)
    if "seats" in names:
        before = {seat.seat: seat for seat in seen.seats}
        _put_seats(database, table.id, [seat for seat in table.seats if before.get(seat.seat) != seat])
    if _may_be_listed_otherwise(table, seen, names) and _involved(table) != _involved(seen):
        database.execute("DELETE FROM involved WHERE table_id = ?", (table.id,))
        _put_involved(database, table)


@lru_cache(maxsize=64)
def _update(names: tuple[str, ...]) -> str:
    """What changes these columns of a table. Moves all change the same few."""
    return f"UPDATE tables SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ? AND version = ?"


def _check_follows(seq: int, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
    """Entries come one after another, and the table's number is the last one's. Nothing has been written yet."""
    if [entry.number for entry in entries] != [*range(seq + 1, table.seq + 1)]:
        raise StoreError("page-store-failed", f"entries of table {table.id} that do not follow number {seq}")


def _put_entries(database: sqlite3.Connection, table_id: str, entries: Sequence[StoredEntry]) -> None:
    database.executemany(
        INSERT_ENTRY,
        [
            (table_id, entry.number, entry.kind, entry.seat, entry.move_id, written(entry.action), entry.made)
            for entry in entries
        ],
    )


def _put_seats(database: sqlite3.Connection, table_id: str, seats: Sequence[StoredSeat]) -> None:
    names = ("table_id", *StoredSeat._fields)
    database.executemany(
        f"INSERT OR REPLACE INTO seats ({', '.join(names)}) VALUES ({_marks(len(names))})",
        [(table_id, *seat) for seat in seats],
    )


def _may_be_listed_otherwise(table: StoredTable, seen: StoredTable, changed: Sequence[str]) -> bool:
    """Whether it is worth looking who has the table in their list and where: most moves change nothing of that."""
    return _hour(table) != _hour(seen) or table.state in OVER or not LISTED_BY.isdisjoint(changed)


def _hour(table: StoredTable) -> str:
    return table.touched[: len("2026-01-01T12")]


def _involved(table: StoredTable) -> list[tuple[str, str, int, str]]:
    """Who has the table in their list, and where in it."""
    hour = _hour(table)
    if table.lesson:
        return [(table.id, person, LESSON, hour) for person in sorted(table.people)]
    is_over = int(table.state in OVER)
    touched = table.touched if is_over else hour
    people = [""] if table.is_nobodys else sorted(table.people)
    return [(table.id, person, is_over, touched) for person in people]


def _put_involved(database: sqlite3.Connection, table: StoredTable) -> None:
    database.executemany(
        "INSERT INTO involved (table_id, person, is_over, touched) VALUES (?, ?, ?, ?)", _involved(table)
    )


def head(database: sqlite3.Connection, table_id: str) -> StoredTable | None:
    row = database.execute(f"{SELECT} WHERE tables.id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    return _read_table(row, _seats_of(database, [table_id]).get(table_id, ()))


def entries(database: sqlite3.Connection, table_id: str, number: int) -> list[StoredEntry]:
    """A table's entries after that number."""
    rows = database.execute(
        f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND number > ? ORDER BY number", (table_id, number)
    ).fetchall()
    # All at once: where one is damaged, a question half answered would keep what is read next from being any newer.
    return [_read_entry(row) for row in rows]


def board(database: sqlite3.Connection, sha: str) -> JsonObject:
    """The data of a board."""
    (data,) = first_column(database, "SELECT data FROM boards WHERE sha = ?", sha)
    return read_json(data)


def _seats_of(database: sqlite3.Connection, ids: Sequence[str]) -> dict[str, tuple[StoredSeat, ...]]:
    found: dict[str, tuple[StoredSeat, ...]] = {}
    rows = database.execute(
        f"SELECT table_id, {', '.join(StoredSeat._fields)} FROM seats WHERE table_id IN ({_marks(len(ids))})"
        " ORDER BY table_id, seat",
        ids,
    )
    for table_id, *seat in rows:
        found[table_id] = (*found.get(table_id, ()), StoredSeat(*seat))
    return found


def tables_of(
    database: sqlite3.Connection, person: str, people: Sequence[str], finished_before: str, most: int
) -> MyTables:
    under_way = [
        id
        for one in people
        for id in first_column(
            database,
            "SELECT table_id FROM involved WHERE person = ? AND is_over = 0"
            " ORDER BY touched DESC, table_id DESC LIMIT ?",
            one,
            MOST_UNDER_WAY,
        )
    ]
    touched, _, last = finished_before.partition(",")
    earlier = " AND (touched, table_id) < (?, ?)" if touched else ""
    finished = [
        id
        for one in people
        for id in first_column(
            database,
            f"SELECT table_id FROM involved WHERE person = ? AND is_over = 1{earlier}"
            " ORDER BY touched DESC, table_id DESC LIMIT ?",
            *(one, *((touched, last) if touched else ()), most),
        )
    ]
    count = "SELECT count(*) FROM involved WHERE person = ? AND is_over = 1"
    listed = first_column(
        database,
        "SELECT id FROM tables WHERE listed = 1 AND state = 'gathering'"
        " AND NOT EXISTS (SELECT 1 FROM involved WHERE table_id = id AND person = ?)"
        " ORDER BY touched DESC, id DESC LIMIT ?",
        person,
        most,
    )
    return MyTables(
        under_way=_listed(database, under_way)[:MOST_UNDER_WAY],
        finished=_listed(database, finished)[:most],
        finished_count=sum(database.execute(count, (one,)).fetchone()[0] for one in people),
        listed=_listed(database, listed),
    )


def _listed(database: sqlite3.Connection, ids: Sequence[str]) -> list[StoredTable]:
    """Tables as they are listed, the latest first. One that is damaged doesn't keep the others from being listed."""
    if not ids:
        return []
    seats = _seats_of(database, ids)
    found = []
    for row in database.execute(f"{SELECT} WHERE tables.id IN ({_marks(len(ids))})", ids):
        table = _read_table(row, seats.get(row[0], ()), leniently=True)
        found.append(table._replace(seed=b""))
    return sorted(found, key=lambda table: (table.touched, table.id), reverse=True)


def lessons_of(database: sqlite3.Connection, person: str, game: str) -> list[str]:
    return first_column(
        database,
        "SELECT id FROM involved JOIN tables ON id = table_id WHERE person = ? AND is_over = ? AND game = ?"
        " ORDER BY involved.touched DESC, table_id DESC",
        *(person, LESSON, game),
    )


def bots_to_move(database: sqlite3.Connection, after: str) -> tuple[list[str], str]:
    """Tables at which a bot is to move, among the next ones by id, and the last of those; empty at the end."""
    next_ones = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    looked_at = first_column(database, next_ones, after, LOOKED_AT_ONCE)
    if not looked_at:
        return [], ""
    found = first_column(
        database,
        "SELECT id FROM tables WHERE id > ? AND id <= ? AND state = 'playing' AND lesson = '' AND EXISTS ("
        "SELECT 1 FROM json_each(CASE WHEN json_valid(summary) THEN summary ELSE '{}' END, '$.actors') AS actor"
        " JOIN seats ON seats.table_id = tables.id AND seats.seat = actor.value"
        " WHERE seats.kind = 'bot' OR seats.stand_in <> '') ORDER BY id",
        *(after, looked_at[-1]),
    )
    return found, looked_at[-1] if len(looked_at) == LOOKED_AT_ONCE else ""


def add_device(database: sqlite3.Connection, device: str, person: str, made: str) -> str:
    database.execute("INSERT OR IGNORE INTO devices VALUES (?, ?, ?)", (device, person, made))
    return str(first_column(database, "SELECT person FROM devices WHERE hash = ?", device)[0])


def join(database: sqlite3.Connection, before: str, person: str) -> None:
    database.execute("UPDATE devices SET person = ? WHERE person = ?", (person, before))
    database.execute("UPDATE codes SET person = ? WHERE person = ?", (person, before))
    database.execute("UPDATE OR IGNORE own_boards SET owner = ? WHERE owner = ?", (person, before))
    database.execute("DELETE FROM own_boards WHERE owner = ?", (before,))


def forget_device(database: sqlite3.Connection, device: str) -> int:
    query = "SELECT person FROM devices WHERE hash = ?"
    people = first_column(database, query, device)
    database.execute("DELETE FROM devices WHERE hash = ?", (device,))
    return len(first_column(database, "SELECT hash FROM devices WHERE person = ?", people[0])) if people else 0


def take_code(database: sqlite3.Connection, code: str, now: int) -> str | None:
    people = first_column(database, "SELECT person FROM codes WHERE hash = ? AND expires >= ?", code, now)
    database.execute("DELETE FROM codes WHERE hash = ? OR expires < ?", (code, now))
    return people[0] if people else None


def say(database: sqlite3.Connection, table_id: str, line: StoredLine, keep: int) -> StoredLine:
    (last,) = database.execute("SELECT coalesce(max(number), 0) FROM talk WHERE table_id = ?", (table_id,)).fetchone()
    said = line._replace(number=last + 1)
    names = ("table_id", *StoredLine._fields)
    database.execute(f"INSERT INTO talk ({', '.join(names)}) VALUES ({_marks(len(names))})", (table_id, *said))
    database.execute("DELETE FROM talk WHERE table_id = ? AND number <= ?", (table_id, said.number - keep))
    return said


def talk(database: sqlite3.Connection, table_id: str, most: int) -> list[StoredLine]:
    rows = database.execute(
        f"SELECT {', '.join(StoredLine._fields)} FROM talk WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (table_id, most),
    )
    return [StoredLine(*row) for row in rows][::-1]


def boards(database: sqlite3.Connection, game: str, person: str) -> list[JsonObject]:
    found: dict[str, tuple[str, str]] = {}
    # The person's own come last, and so stand in place of those from before.
    for owner in ("", person):
        rows = database.execute("SELECT id, entered, data FROM own_boards WHERE owner = ? AND game = ?", (owner, game))
        found |= {id: (entered, data) for id, entered, data in rows}
    return [read_json(data) for _, data in sorted(found.values(), reverse=True)]


def prune(database: sqlite3.Connection, before: str) -> int:
    """Remove some tables that were over before then; how many."""
    return delete(database, prunable(database, before, PRUNED_AT_ONCE))


def prunable(database: sqlite3.Connection, before: str, most: int = -1) -> list[str]:
    """Tables that were over before then."""
    query = "SELECT id FROM tables WHERE state IN ('finished', 'ended') AND touched < ? LIMIT ?"
    return first_column(database, query, before, most)


def delete(database: sqlite3.Connection, ids: Sequence[str]) -> int:
    """Remove tables, and the boards that no other table is played on; how many tables there were."""
    marks = _marks(len(ids))
    boards = first_column(database, f"SELECT DISTINCT board FROM tables WHERE id IN ({marks})", *ids)
    count = database.execute(f"DELETE FROM tables WHERE id IN ({marks})", ids).rowcount
    for board in boards:
        database.execute(
            "DELETE FROM boards WHERE id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE board = boards.id)", (board,)
        )
    return count


def _read_table(row: Sequence[Any], seats: tuple[StoredSeat, ...], *, leniently: bool = False) -> StoredTable:
    """A table without its board's data; raises DamagedError, unless what is damaged is to be left out."""
    values = dict(zip((*FIXED, *VARIABLE), row, strict=False))
    read: Callable[[str], JsonObject] = _read_what_is_there if leniently else read_json
    for name in JSON:
        values[name] = read(values[name])
    if not leniently and (not seats or any(seat.kind not in ("person", "bot") for seat in seats)):
        raise DamagedError(0, "seats")
    values |= {"listed": bool(values["listed"]), "chat": bool(values["chat"])}
    return StoredTable(board=StoredBoard(row[-1], values["game"], {}), seats=seats, **values)


def _read_entry(row: Sequence[Any]) -> StoredEntry:
    number, kind, seat, move_id, action, made = row
    return StoredEntry(number, kind, seat, move_id, read_json(action, number), made)


def read_json(written: str, number: int = 0) -> JsonObject:
    try:
        return msgspec.json.decode(written, type=dict[str, Any])
    except (msgspec.MsgspecError, TypeError) as error:
        raise DamagedError(number, str(error)) from error


def _read_what_is_there(written: str) -> JsonObject:
    try:
        return read_json(written)
    except DamagedError:
        return {}


def written(data: JsonObject) -> str:
    return msgspec.json.encode(data).decode()


def _column(table: StoredTable, name: str) -> Any:
    value = getattr(table, name)
    return written(value) if name in JSON else value


def first_column(database: sqlite3.Connection, query: str, *values: Any) -> list[Any]:
    return [value for (value,) in database.execute(query, values)]


def _marks(count: int) -> str:
    return ", ".join("?" * count)
