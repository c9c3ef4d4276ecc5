"""The store in an SQLite file. What it has accepted is on disk.

One thread writes, with a connection of its own (writing.py); another one reads, so that nobody waits for the disk to
look at something. Nothing blocks the loop.
"""

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar, final

from filelock import BaseFileLock

from marula.core.wire import JsonObject
from marula.server.store import file, statements
from marula.server.store.base import Change, MyTables, StoredEntry, StoredLine, StoredTable, StoreError
from marula.server.store.writing import Work, Writer

T = TypeVar("T")

BOARDS_KEPT = 16
"""Boards that are not read again: the next table is often on one of them."""


@final
class SqliteStore:
    """All that a server keeps, in one file of a folder that is its own while it runs.

    With `beside` a running server may have the folder: its schema must be up to date, and is left as it is. Else
    `progress` is told how far it has come where that takes long.
    """

    def __init__(self, path: Path, *, beside: bool = False, progress: file.Progress = file.untold) -> None:
        self.path = path
        self._progress = progress
        self._beside = beside
        self._writing = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-writer")
        self._reading = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._lock: BaseFileLock | None = None
        self._to_write: sqlite3.Connection | None = None
        self._to_read: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._boards: OrderedDict[str, JsonObject] = OrderedDict()

    async def open(self) -> None:
        """Open the file, or make it, and bring its schema up to date. Where that fails nothing is left open."""
        loop = asyncio.get_running_loop()
        try:
            connection = await loop.run_in_executor(self._writing, self._begin)
            await loop.run_in_executor(self._reading, self._open_to_read)
        except BaseException:
            # Also where nobody waits for it any more: the threads end with what they have begun.
            self._reading.submit(self._close_to_read)
            self._reading.shutdown(wait=False)
            self._writing.submit(self._close_to_write)
            self._writing.shutdown(wait=False)
            raise
        self._writer = Writer(self._writing, connection)

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        writer, self._writer = self._writer, None
        if writer is not None:
            with suppress(sqlite3.Error):
                await writer.finish()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, self._close_to_read)
        await loop.run_in_executor(self._writing, self._close_to_write)
        self._reading.shutdown()
        self._writing.shutdown()

    @property
    def commits(self) -> int:
        """How often something was written to disk: changes that come together share it."""
        return 0 if self._writer is None else self._writer.commits

    async def create(self, table: StoredTable, entries: Sequence[StoredEntry] = ()) -> None:
        """Enter a new table, with its first entries, its seats, and its board where that isn't there yet."""
        await self._write(lambda database: statements.create(database, table, entries))

    async def change(self, seen: StoredTable, change: Change) -> None:
        """Change a table that still has the version of `seen`, else raise ConflictError. Raises `version` by one."""
        await self._write(lambda database: statements.change(database, seen, change))

    async def table(self, table_id: str) -> tuple[StoredTable, list[StoredEntry]] | None:
        """A table and its entries in order; raises DamagedError where they can't be read."""
        return await self.since(table_id, 0)

    async def head(self, table_id: str) -> StoredTable | None:
        """A table without its entries and its board's data."""
        return await self._read(lambda database: statements.head(database, table_id))

    async def since(self, table_id: str, number: int) -> tuple[StoredTable, list[StoredEntry]] | None:
        """A table and its entries after that number."""
        return await self._read(lambda database: self._since(database, table_id, number))

    async def delete(self, table_id: str) -> bool:
        """Remove a table with all that belongs to it; False if there was none."""
        return await self._write(lambda database: statements.delete(database, [table_id]) > 0)

    async def tables_of(
        self, person: str, *, unclaimed: bool = False, finished_before: str = "", most: int = 20
    ) -> MyTables:
        """The tables a person holds a seat at or owns, those that are listed, and with `unclaimed` those of nobody."""
        people = [*([person] if person else []), *([""] if unclaimed else [])]
        return await self._read(lambda database: statements.tables_of(database, person, people, finished_before, most))

    async def ids_of(self, person: str, *, under_way: bool = False) -> list[str]:
        """All tables that a person holds a seat at or owns, lessons too; or those that gather or are played alone."""
        query = f"SELECT table_id FROM involved WHERE person = ?{' AND is_over = 0' if under_way else ''}"
        return await self._read(lambda database: statements.first_column(database, query, person))

    async def count_opened(self, person: str) -> int:
        """How many tables that a person owns gather or are played; lessons don't count."""
        query = (
            "SELECT count(*) FROM involved JOIN tables ON tables.id = table_id"
            " WHERE person = ? AND is_over = 0 AND owner = person"
        )
        return int((await self._read(lambda database: statements.first_column(database, query, person)))[0])

    async def lessons_of(self, person: str, game: str) -> list[str]:
        """The tables at which a person has lessons of a game, the latest first, to the hour."""
        return await self._read(lambda database: statements.lessons_of(database, person, game))

    async def due(self, now: int, most: int = 100) -> list[str]:
        """The tables at which a clock has run out by then (milliseconds since 1970), the first first."""
        query = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
        return await self._read(lambda database: statements.first_column(database, query, now, most))

    async def bots_to_move(self, after: str = "") -> tuple[list[str], str]:
        """Some of the tables at which a bot is to move, and after which id to look further: empty for nowhere."""
        return await self._read(lambda database: statements.bots_to_move(database, after))

    async def person_of(self, device: str) -> str | None:
        """Whose device it is, by the hash of its secret."""
        query = "SELECT person FROM devices WHERE hash = ?"
        return next(iter(await self._read(lambda database: statements.first_column(database, query, device))), None)

    async def add_device(self, device: str, person: str, made: str) -> str:
        """Remember a device by the hash of its secret; whose it is: somebody else's, where that was known already."""
        return await self._write(lambda database: statements.add_device(database, device, person, made))

    async def join(self, before: str, person: str) -> None:
        """The devices and boards of one person are another's from now on, who keeps their own board of the same id."""
        await self._write(lambda database: statements.join(database, before, person))

    async def forget_device(self, device: str) -> int:
        """Forget a device; how many others its person has left."""
        return await self._write(lambda database: statements.forget_device(database, device))

    async def add_code(self, code: str, person: str, expires: int) -> None:
        """Keep the hash of a code that brings a person to another device, until then (milliseconds since 1970)."""
        query = "INSERT OR REPLACE INTO codes VALUES (?, ?, ?)"
        await self._write(lambda database: database.execute(query, (code, person, expires)))

    async def take_code(self, code: str, now: int) -> str | None:
        """Whose code it is; it works once, and not after its time."""
        return await self._write(lambda database: statements.take_code(database, code, now))

    async def say(self, table_id: str, line: StoredLine, keep: int) -> StoredLine:
        """Keep what was said, numbered anew, and the last `keep` lines at most."""
        return await self._write(lambda database: statements.say(database, table_id, line, keep))

    async def talk(self, table_id: str, most: int) -> list[StoredLine]:
        """What was said last, in order."""
        return await self._read(lambda database: statements.talk(database, table_id, most))

    async def boards(self, game: str, person: str) -> list[JsonObject]:
        """The boards that a person has entered for a game, and those from before, the latest first.

        One from before is left out where the person has one of the same id.
        """
        return await self._read(lambda database: statements.boards(database, game, person))

    async def count_boards(self, person: str) -> int:
        """How many boards a person has entered."""
        query = "SELECT count(*) FROM own_boards WHERE owner = ?"
        return (await self._read(lambda database: [int(count) for (count,) in database.execute(query, (person,))]))[0]

    async def save_board(self, game: str, id: str, data: JsonObject, entered: str, person: str) -> None:
        """Keep a board; the person's own of the same id is replaced, nobody else's. Tables have a copy of their own."""
        row = (person, game, id, statements.written(data), entered)
        query = "INSERT OR REPLACE INTO own_boards (owner, game, id, data, entered) VALUES (?, ?, ?, ?, ?)"
        await self._write(lambda database: database.execute(query, row))

    async def count_prunable(self, before: str) -> int:
        """How many tables were finished or ended before then."""
        return len(await self._read(lambda database: statements.prunable(database, before)))

    async def prune(self, before: str) -> int:
        """Remove tables that were finished or ended before then; how many."""
        removed = 0
        while count := await self._write(lambda database: statements.prune(database, before)):
            removed += count
        return removed

    async def ids(self) -> list[str]:
        """All tables, by id, the oldest first."""
        return await self._read(
            lambda database: statements.first_column(database, "SELECT id FROM tables ORDER BY created, id")
        )

    async def _write(self, work: Work[T]) -> T:
        if self._writer is None:
            raise StoreError("page-store-failed", "closed")
        try:
            return await self._writer.submit(work)
        except sqlite3.Error as error:
            raise _failed(error) from error

    async def _read(self, work: Work[T]) -> T:
        if self._writer is None:
            raise StoreError("page-store-failed", "closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._look, work)
        except sqlite3.Error as error:
            raise _failed(error) from error

    def _look(self, work: Work[T]) -> T:
        assert self._to_read is not None
        # In a transaction, so that all that is read belongs together.
        self._to_read.execute("BEGIN")
        try:
            return work(self._to_read)
        finally:
            self._to_read.execute("COMMIT")

    def _since(
        self, database: sqlite3.Connection, table_id: str, number: int
    ) -> tuple[StoredTable, list[StoredEntry]] | None:
        found = statements.head(database, table_id)
        if found is None:
            return None
        entries = statements.entries(database, table_id, number)
        return found._replace(board=found.board._replace(data=self._board(database, found.board.sha))), entries

    def _board(self, database: sqlite3.Connection, sha: str) -> JsonObject:
        """A board's data, from memory where it was read lately. Nobody changes them."""
        data = self._boards.get(sha)
        if data is None:
            data = self._boards[sha] = statements.board(database, sha)
            if len(self._boards) > BOARDS_KEPT:
                self._boards.popitem(last=False)
        self._boards.move_to_end(sha)
        return data

    def _begin(self) -> sqlite3.Connection:
        try:
            return self._open_to_write()
        except BaseException:
            # At once, so that who tries again isn't told that the folder is in use.
            self._close_to_write()
            raise

    def _open_to_write(self) -> sqlite3.Connection:
        with file.in_a_sentence(self.path):
            if self._beside:
                file.check_there(self.path)
            else:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = file.lock(self.path)
                file.migrate(self.path, self._progress)
            self._to_write = connection = file.connect(self.path)
            if self._beside:
                file.check_version(connection)
            # WAL lets readers read while we write; FULL syncs every commit, so that what is acknowledged is on disk.
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _open_to_read(self) -> None:
        with file.in_a_sentence(self.path):
            self._to_read = file.connect(self.path)
            self._to_read.execute("PRAGMA query_only = ON")

    def _close_to_read(self) -> None:
        if self._to_read is not None:
            self._to_read.close()
            self._to_read = None

    def _close_to_write(self) -> None:
        if self._to_write is not None:
            self._to_write.close()
            self._to_write = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _failed(error: sqlite3.Error) -> StoreError:
    return StoreError("page-store-failed", str(error))
