"""The store: an SQLite file that only ever grows by entries. What it has accepted is on disk.

All access goes through one thread with one connection, so that writes queue up in order and nothing blocks the loop.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar, final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import StaticPool, create_engine
from sqlalchemy.exc import SQLAlchemyError

from marula.core.wire import JsonObject

T = TypeVar("T")


class StoreError(Exception):
    """The store can't be read or written: a text key, and values for the text. Nothing was changed."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(key, reason)
        self.key = key
        self.values: dict[str, str | int] = {"reason": reason}


class StoredTable(NamedTuple):
    """All that a match begins with."""

    id: str
    game: str
    rules: int
    board: JsonObject
    options: JsonObject
    seats: list[JsonObject]
    seed: bytes
    created: str
    touched: str
    summary: JsonObject
    lesson: str = ""
    """The digest of the lesson that is given at it; empty at ordinary tables."""
    read: int = 0
    """Up to which stop of the lesson somebody has read."""


class StoredEntry(NamedTuple):
    """A decision as it was made; what came of it is found again by the rules and the seed."""

    number: int
    kind: str
    """begin (nature, before anybody's first move), move, undo or restart."""
    seat: int
    move_id: str
    action: JsonObject
    made: str


COLUMNS = "id, game, rules, board, options, seats, seed, created, touched, summary, lesson, read"
"""Those of a StoredTable, in its order."""

BEGIN, MOVE, UNDO, RESTART = "begin", "move", "undo", "restart"


@final
class Store:
    """The matches and boards of one server, in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Where that fails nothing is left open."""
        try:
            await self._run(self._open)
        except BaseException:
            # Also where nobody waits for it any more: the thread ends with what it has begun.
            self._thread.submit(self._close)
            self._thread.shutdown(wait=False)
            raise

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await self._run(self._close)
        self._thread.shutdown()

    async def create(self, table: StoredTable, *entries: StoredEntry) -> None:
        """Enter a new table with its first entries."""
        await self._run(lambda: self._create(table, entries))

    async def append(self, table_id: str, entry: StoredEntry, summary: JsonObject, read: int = 0) -> None:
        """Append an entry. When this returns it is on disk."""
        await self.append_all(table_id, [entry], summary, read)

    async def append_all(
        self, table_id: str, entries: Sequence[StoredEntry], summary: JsonObject, read: int = 0
    ) -> None:
        """Append entries, all of them or none."""
        await self._run(lambda: self._append(table_id, entries, summary, read))

    async def note_reading(self, table_id: str, read: int) -> None:
        """Keep how far a lesson has been read."""
        await self._run(lambda: self._note_reading(table_id, read))

    async def tables(self) -> list[StoredTable]:
        """All tables but those of lessons, the latest first, without their boards."""
        return await self._run(self._tables)

    async def table(self, table_id: str) -> tuple[StoredTable, list[StoredEntry]] | None:
        """A table and its entries in order."""
        return await self._run(lambda: self._table(table_id))

    async def game_of(self, table_id: str) -> str | None:
        """Which game is played at a table, if there is one."""
        return await self._run(lambda: self._game_of(table_id))

    async def delete(self, table_id: str) -> bool:
        """Remove a table; False if there was none."""
        return await self._run(lambda: self._delete(table_id))

    async def boards(self, game: str) -> list[JsonObject]:
        """The boards that people have entered for a game, the latest first."""
        return await self._run(lambda: self._boards(game))

    async def save_board(self, game: str, id: str, data: JsonObject, entered: str) -> None:
        """Keep a board; one of the same id is replaced. Matches under way have their own copy."""
        await self._run(lambda: self._save_board(game, id, data, entered))

    async def _run(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            raise StoreError("page-store-failed", str(error)) from error

    def _open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _migrate(self.path)
            self._connection = connection = sqlite3.connect(self.path, isolation_level=None)
        except OSError as error:
            raise StoreError("page-store-failed", str(error)) from error
        # WAL lets readers read while we write; FULL syncs every commit, so that what is acknowledged is on disk.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def _sql(self) -> sqlite3.Connection:
        assert self._connection is not None, "the store is closed"
        return self._connection

    def _create(self, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
        row = (
            table.id,
            table.game,
            table.rules,
            json.dumps(table.board),
            json.dumps(table.options),
            json.dumps(table.seats),
            table.seed,
            table.created,
            table.touched,
            json.dumps(table.summary),
            table.lesson,
            table.read,
        )
        with transaction(self._sql):
            self._sql.execute(f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            for entry in entries:
                self._insert(table.id, entry)

    def _append(self, table_id: str, entries: Sequence[StoredEntry], summary: JsonObject, read: int) -> None:
        with transaction(self._sql):
            for entry in entries:
                self._insert(table_id, entry)
            self._sql.execute(
                "UPDATE tables SET touched = ?, summary = ?, read = ? WHERE id = ?",
                (entries[-1].made, json.dumps(summary), read, table_id),
            )

    def _note_reading(self, table_id: str, read: int) -> None:
        with transaction(self._sql):
            self._sql.execute("UPDATE tables SET read = ? WHERE id = ?", (read, table_id))

    def _insert(self, table_id: str, entry: StoredEntry) -> None:
        self._sql.execute(
            "INSERT INTO entries (table_id, number, kind, seat, move_id, action, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table_id, entry.number, entry.kind, entry.seat, entry.move_id, json.dumps(entry.action), entry.made),
        )

    def _tables(self) -> list[StoredTable]:
        columns = COLUMNS.replace("board", "'{}'")
        rows = self._sql.execute(f"SELECT {columns} FROM tables WHERE lesson = '' ORDER BY touched DESC")
        return [_read_table(row) for row in rows]

    def _table(self, table_id: str) -> tuple[StoredTable, list[StoredEntry]] | None:
        row = self._sql.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            return None
        rows = self._sql.execute(
            "SELECT number, kind, seat, move_id, action, made FROM entries WHERE table_id = ? ORDER BY number",
            (table_id,),
        )
        found = [
            StoredEntry(number, kind, seat, move_id, json.loads(action), made)
            for number, kind, seat, move_id, action, made in rows
        ]
        return _read_table(row), found

    def _game_of(self, table_id: str) -> str | None:
        row = self._sql.execute("SELECT game FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else str(row[0])

    def _delete(self, table_id: str) -> bool:
        with transaction(self._sql):
            return self._sql.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount > 0

    def _boards(self, game: str) -> list[JsonObject]:
        rows = self._sql.execute("SELECT data FROM boards WHERE game = ? ORDER BY entered DESC", (game,))
        return [json.loads(data) for (data,) in rows]

    def _save_board(self, game: str, id: str, data: JsonObject, entered: str) -> None:
        with transaction(self._sql):
            self._sql.execute(
                "INSERT OR REPLACE INTO boards (game, id, data, entered) VALUES (?, ?, ?, ?)",
                (game, id, json.dumps(data), entered),
            )


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, also where it is the commit that fails."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _read_table(row: tuple[str, str, int, str, str, str, bytes, str, str, str, str, int]) -> StoredTable:
    id, game, rules, board, options, seats, seed, created, touched, summary, lesson, read = row
    return StoredTable(
        id,
        game,
        rules,
        json.loads(board),
        json.loads(options),
        json.loads(seats),
        seed,
        created,
        touched,
        json.loads(summary),
        lesson,
        read,
    )


def _migrate(path: Path) -> None:
    """Bring the schema up to date, by a connection of our own: it is closed whatever becomes of the migration."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with closing(sqlite3.connect(path)) as file:
        engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
        try:
            with engine.connect() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except (SQLAlchemyError, CommandError) as error:
            raise StoreError("page-store-failed", str(error)) from error
        finally:
            engine.dispose()
