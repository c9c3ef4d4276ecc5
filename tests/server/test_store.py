"""The store: what it accepted is there, what it could not write never was."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine

from marula.core.stream import derive_seed
from marula.server.schema import metadata
from marula.server.store import BEGIN, MOVE, Store, StoredEntry, StoredTable, StoreError, transaction
from tests.server.helpers import open_table, page, server

GAME = "africa"
TABLE = StoredTable(
    "t", "africa", 1, {"a": [1, "é"]}, {"x": True}, [{"name": "Inès"}], derive_seed(1), "c", "d", {"turn": 1}
)
FIRST = StoredEntry(1, BEGIN, -1, "begin", {}, "c")


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    second = StoredEntry(2, MOVE, 0, "0:a", {"type": "end_turn"}, "e")

    async def write(store: Store) -> None:
        await store.create(TABLE, FIRST)
        await store.append("t", second, {"turn": 2})

    async def read(store: Store) -> None:
        found = await store.table("t")
        assert found is not None
        assert found[0] == TABLE._replace(touched="e", summary={"turn": 2})
        assert found[1] == [FIRST, second]
        assert await store.table("u") is None
        assert [table.id for table in await store.tables()] == ["t"]
        assert await store.delete("t")
        assert not await store.delete("t")

    with_store(tmp_path / "a" / "b.sqlite", write)
    with_store(tmp_path / "a" / "b.sqlite", read)


@pytest.mark.parametrize(
    "entry",
    [StoredEntry(1, MOVE, 0, "0:b", {}, ""), StoredEntry(2, MOVE, 0, "begin", {}, "")],
    ids=["a number twice", "a move twice"],
)
def test_an_entry_that_does_not_fit_changes_nothing(tmp_path: Path, entry: StoredEntry) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, FIRST)
        with pytest.raises(StoreError):
            await store.append("t", entry, {"turn": 9})
        found = await store.table("t")
        assert found == (TABLE, [FIRST])

    with_store(tmp_path / "a.sqlite", work)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    with_store(tmp_path / "a.sqlite", nothing)
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize("content", [b"this is no database, whatever its name says", b"\0" * 5000])
def test_a_file_that_is_no_store(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreError):
        asyncio.run(Store(path).open())
    assert path.read_bytes() == content


def test_a_store_from_the_future(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    path = tmp_path / "a.sqlite"
    with_store(path, nothing)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError):
        asyncio.run(Store(path).open())


class Counted(sqlite3.Connection):
    """A connection that is counted as long as it is open."""

    open: ClassVar[set[int]] = set()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.open.add(id(self))

    def close(self) -> None:
        self.open.discard(id(self))
        super().close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """The connections of the store that are open just now."""
    monkeypatch.setattr("marula.server.store.sqlite3.connect", partial(sqlite3.connect, factory=Counted))
    Counted.open.clear()
    return Counted.open


def test_a_store_that_is_closed_leaves_nothing_open(tmp_path: Path, opened: set[int]) -> None:
    async def look(store: Store) -> None:
        assert len(opened) == 1
        assert store_threads()

    with_store(tmp_path / "a.sqlite", look)
    assert not opened
    assert not store_threads()


@pytest.mark.parametrize("fails", ["PRAGMA journal_mode = WAL", "the file", "the migration", "the folder"])
def test_a_store_that_does_not_open_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: set[int], fails: str
) -> None:
    path = tmp_path / "a.sqlite"
    if fails == "the file":
        path.mkdir()
    elif fails == "the migration":
        path.write_bytes(b"no database")
    elif fails == "the folder":
        path.write_bytes(b"no folder")
        path = path / "b.sqlite"
    else:
        monkeypatch.setattr(Counted, "execute", failing(fails), raising=False)
    with pytest.raises(StoreError):
        asyncio.run(Store(path).open())
    assert wait_until_none(store_threads)
    assert not opened


def test_a_store_that_nobody_waits_for_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: set[int]
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(path: Path) -> None:
        begun.set()
        assert go_on.wait(20)

    monkeypatch.setattr("marula.server.store._migrate", slowly)

    async def give_up() -> None:
        opening = asyncio.create_task(Store(tmp_path / "a.sqlite").open())
        await asyncio.to_thread(begun.wait, 20)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        go_on.set()

    asyncio.run(give_up())
    assert wait_until_none(store_threads)
    assert not opened


def failing(statement: str) -> Callable[..., sqlite3.Cursor]:
    """What carries out any statement but one."""

    def execute(self: sqlite3.Connection, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == statement:
            raise sqlite3.OperationalError("disk I/O error")
        return sqlite3.Connection.execute(self, sql, *values)

    return execute


def store_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("store")]


def wait_until_none(left: Callable[[], list[threading.Thread]]) -> bool:
    """A thread ends a moment after its last work."""
    end = time.monotonic() + 10
    while left() and time.monotonic() < end:
        time.sleep(0.01)
    return not left()


def test_a_commit_that_fails_is_taken_back(tmp_path: Path) -> None:
    """Constraints that are looked at last fail in the commit itself; the connection must be free again after it."""
    connection = sqlite3.connect(tmp_path / "deferred.sqlite", isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("CREATE TABLE parents (id INTEGER PRIMARY KEY)")
    connection.execute("CREATE TABLE children (parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)")
    with pytest.raises(sqlite3.IntegrityError), transaction(connection):
        connection.execute("INSERT INTO children VALUES (1)")
    assert not connection.in_transaction
    with transaction(connection):
        connection.execute("INSERT INTO parents VALUES (1)")
    assert connection.execute("SELECT count(*) FROM children").fetchone() == (0,)
    connection.close()


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that can't be stored doesn't count, is said so, and can be made when there is room again."""
    with server(tmp_path) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table) as at:
            at.watch(at.position["actors"][0])
            place = at.legal("place_explorer")[0]
            with full_disk(monkeypatch):
                at.move(place)
                answer = at.hear("error")
                assert answer["key"] == "page-store-failed"
                assert "full" in answer["values"]["reason"]
                assert at.watch(None)["seq"] == 1
            at.watch(at.position["actors"][0])
            at.play(place)
        assert_stored(client, table, 2)


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In the middle of a transaction SQLite finds no room."""

    def fail(self: Store, table_id: str, entry: StoredEntry) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "_insert", fail)
        yield


def assert_stored(client: TestClient[Litestar], table: str, count: int) -> None:
    with page(client, table, None) as at:
        assert at.seq == count
