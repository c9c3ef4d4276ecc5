"""The store in an SQLite file: what it accepted is there, what it could not write never was."""

import asyncio
import resource
import signal
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine

from marula.core.wire import JsonObject
from marula.server.schema import metadata
from marula.server.store import statements, writing
from marula.server.store.base import FINISHED, PLAYING, ConflictError, DamagedError, StoreError
from marula.server.store.sqlite import SqliteStore
from marula.server.store.writing import Work, Writer
from tests.server.helpers import open_table, page, server
from tests.server.test_store_contract import FIRST, SECOND, TABLE, at, change_of, ids

GAME = "africa"


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None:
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
        asyncio.run(SqliteStore(path).open())
    assert path.read_bytes() == content


def test_a_store_from_the_future(tmp_path: Path) -> None:
    async def nothing(store: SqliteStore) -> None:
        pass

    path = tmp_path / "a.sqlite"
    with_store(path, nothing)
    with closing(sqlite3.connect(path)) as connection:
        ((known,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore(path).open())
        connection.execute("UPDATE alembic_version SET version_num = ?", (known,))
        connection.commit()
    with_store(path, nothing)


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
    monkeypatch.setattr("marula.server.store.file.sqlite3.connect", partial(sqlite3.connect, factory=Counted))
    Counted.open.clear()
    return Counted.open


def test_a_store_that_is_closed_leaves_nothing_open(tmp_path: Path, opened: set[int]) -> None:
    async def look(store: SqliteStore) -> None:
        assert len(opened) == 2
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
        asyncio.run(SqliteStore(path).open())
    assert wait_until_none(store_threads)
    assert not opened


def test_a_store_that_nobody_waits_for_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: set[int]
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(path: Path, progress: object) -> None:
        begun.set()
        assert go_on.wait(20)

    monkeypatch.setattr("marula.server.store.file.migrate", slowly)

    async def give_up() -> None:
        opening = asyncio.create_task(SqliteStore(tmp_path / "a.sqlite").open())
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


def written(connection: sqlite3.Connection, *works: Work[Any]) -> list[Any]:
    """What comes of work that waits for the disk together."""

    async def run() -> list[Any]:
        with ThreadPoolExecutor(1) as thread:
            begun, go_on = threading.Event(), threading.Event()
            writer = Writer(thread, connection)
            thread.submit(begun.set)
            thread.submit(go_on.wait, 20)
            assert begun.wait(20)
            answers = [writer.submit(work) for work in works]
            go_on.set()
            return [*await asyncio.gather(*answers, return_exceptions=True), writer.commits]

    return asyncio.run(run())


@pytest.fixture
def deferred(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A database with a constraint that is looked at last: what is wrong fails in the commit itself."""
    connection = sqlite3.connect(tmp_path / "deferred.sqlite", isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("CREATE TABLE parents (id INTEGER PRIMARY KEY)")
    connection.execute("CREATE TABLE children (parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)")
    yield connection
    connection.close()


def add(table: str, id: int) -> Work[int]:
    return lambda database: database.execute(f"INSERT INTO {table} VALUES (?)", (id,)).rowcount


def rows(connection: sqlite3.Connection, table: str) -> list[int]:
    return [id for (id,) in connection.execute(f"SELECT * FROM {table} ORDER BY 1")]


def test_a_commit_that_fails_is_taken_back(deferred: sqlite3.Connection) -> None:
    failed, commits = written(deferred, add("children", 1))
    assert isinstance(failed, sqlite3.IntegrityError)
    assert commits == 0
    assert not deferred.in_transaction
    assert written(deferred, add("parents", 1)) == [1, 1]
    assert rows(deferred, "children") == []


def test_what_waits_together_is_one_commit(deferred: sqlite3.Connection) -> None:
    assert written(deferred, *(add("parents", id) for id in range(50))) == [*[1] * 50, 1]
    assert rows(deferred, "parents") == [*range(50)]


def test_while_much_is_written_every_commit_waits_for_company(
    deferred: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has queued up during a commit doesn't go alone either."""
    monkeypatch.setattr(writing, "BUSY", 1e9)

    async def run() -> int:
        loop = asyncio.get_running_loop()
        waits: asyncio.Future[Callable[[], object]] = loop.create_future()

        def later(seconds: float, do: Callable[..., object], *given: Any) -> None:
            assert seconds == writing.TOGETHER
            waits.set_result(partial(do, *given))

        with ThreadPoolExecutor(1) as thread:
            begun, go_on = threading.Event(), threading.Event()

            def slowly(database: sqlite3.Connection) -> None:
                begun.set()
                assert go_on.wait(20)

            writer = Writer(thread, deferred)
            first = writer.submit(slowly)
            assert await asyncio.to_thread(begun.wait, 20)
            monkeypatch.setattr(loop, "call_later", later)
            second = writer.submit(add("parents", 2))
            go_on.set()
            go = await waits
            third = writer.submit(add("parents", 3))
            go()
            await asyncio.gather(first, second, third)
            return writer.commits

    assert asyncio.run(run()) == 2
    assert rows(deferred, "parents") == [2, 3]


@pytest.mark.parametrize("wrong", [add("children", 99), add("parents", 3)], ids=["in the commit", "in a statement"])
def test_what_fails_fails_alone(deferred: sqlite3.Connection, wrong: Work[int]) -> None:
    *done, _ = written(deferred, add("parents", 3), wrong, add("parents", 4), add("children", 4), add("parents", 5))
    assert isinstance(done.pop(1), sqlite3.IntegrityError)
    assert done == [1, 1, 1, 1]
    assert (rows(deferred, "parents"), rows(deferred, "children")) == ([3, 4, 5], [4])


def test_where_all_is_taken_back_by_itself_what_came_before_is_done_again(deferred: sqlite3.Connection) -> None:
    """SQLite may give up a whole transaction where the disk is full, and says so for one statement only."""

    def full(database: sqlite3.Connection) -> None:
        database.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")

    *done, _ = written(deferred, add("parents", 1), full, add("parents", 2))
    assert isinstance(done[1], sqlite3.OperationalError)
    assert rows(deferred, "parents") == [1, 2]


def test_a_conflict_is_no_reason_for_others_to_wait(deferred: sqlite3.Connection) -> None:
    def conflict(database: sqlite3.Connection) -> None:
        raise ConflictError

    *done, commits = written(deferred, add("parents", 1), conflict, add("parents", 2))
    assert isinstance(done[1], ConflictError)
    assert commits == 1
    assert rows(deferred, "parents") == [1, 2]


def test_nobody_waits_for_the_disk_to_read(tmp_path: Path) -> None:
    """While something is written for long, everything else can be looked at as it was before."""

    async def work(store: SqliteStore) -> None:
        await store.create(TABLE, [FIRST])
        begun, go_on = threading.Event(), threading.Event()

        def slowly(database: sqlite3.Connection) -> None:
            statements.change(database, TABLE, change_of(TABLE, SECOND))
            begun.set()
            assert go_on.wait(20)

        assert store._writer is not None
        writing = store._writer.submit(slowly)
        assert await asyncio.to_thread(begun.wait, 20)
        assert await store.table("t") == (TABLE, [FIRST])
        assert ids((await store.tables_of("ines")).under_way) == ["t"]
        go_on.set()
        await writing
        assert (await at(store)).seq == 2

    with_store(tmp_path / "a.sqlite", work)


def test_what_is_queued_is_written_before_the_store_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def leave() -> None:
        store = SqliteStore(path)
        await store.open()
        entering = [asyncio.ensure_future(store.create(TABLE._replace(id=str(n)), [FIRST])) for n in range(300)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*entering)

    asyncio.run(leave())

    async def look(store: SqliteStore) -> None:
        assert len(await store.ids()) == 300

    with_store(path, look)


def test_a_store_that_is_closed_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await store.open()
        await store.close()
        for late in (store.create(TABLE, [FIRST]), store.table("t")):
            with pytest.raises(StoreError):
                await late

    asyncio.run(run())


def test_nothing_is_looked_for_from_table_to_table(tmp_path: Path) -> None:
    """Whatever pages ask often is found by an index, in order: it takes no longer where much is stored."""
    asked: list[str] = []

    async def work(store: SqliteStore) -> None:
        for number in range(50):
            state = FINISHED if number % 2 else PLAYING
            await store.create(TABLE._replace(id=f"t{number}", state=state, due=number), [FIRST])
        await asyncio.get_running_loop().run_in_executor(store._reading, trace, store)
        await store.tables_of("ines", unclaimed=True)
        await store.tables_of("ines", finished_before="2026-02,x")
        await store.tables_of("")
        await store.table("t1")
        await store.head("t1")
        await store.since("t1", 1)
        await store.ids_of("ines")
        await store.ids_of("ines", under_way=True)
        await store.count_opened("ines")
        await store.lessons_of("ines", "a game")
        await store.due(99)
        await store.bots_to_move("t1")
        await store.person_of("x")
        await store.talk("t1", 5)

    def trace(store: SqliteStore) -> None:
        assert store._to_read is not None
        store._to_read.set_trace_callback(asked.append)

    with_store(tmp_path / "a.sqlite", work)
    questions = [statement for statement in asked if statement.startswith("SELECT")]
    assert len(questions) > 20
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file:
        for question in questions:
            steps = [step for *_, step in file.execute(f"EXPLAIN QUERY PLAN {question}")]
            assert steps
            for step in steps:
                # Where lists of tables are joined they are few by then, and an index in order may be walked along.
                # Those who are to move are listed with the table.
                assert (
                    step.startswith(("SEARCH", "CORRELATED"))
                    or "USING INDEX tables_to_join" in step
                    or step.startswith("SCAN actor VIRTUAL TABLE")
                ), (
                    question,
                    step,
                )


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"

    async def delete(store: SqliteStore) -> None:
        assert await store.delete("t")

    async def second(store: SqliteStore) -> None:
        with pytest.raises(StoreError) as refused:
            await SqliteStore(path).open()
        assert refused.value.key == "store-in-use"
        await store.create(TABLE, [FIRST])
        beside = SqliteStore(path, beside=True)
        await beside.open()
        assert await beside.ids() == ["t"]
        await beside.close()

    with_store(path, second)
    # Whoever was refused has not taken the lock away, and it is free when the first one is gone.
    with_store(path, delete)


DAMAGES = {
    "summary": "UPDATE tables SET summary = '{' WHERE id = 'bad'",
    "summary that is a list": "UPDATE tables SET summary = '[]' WHERE id = 'bad'",
    "summary in no letters": "UPDATE tables SET summary = CAST(x'7b22ff227d' AS TEXT) WHERE id = 'bad'",
    "options": "UPDATE tables SET options = x'ff00' WHERE id = 'bad'",
    "proposal": "UPDATE tables SET proposal = 7 WHERE id = 'bad'",
    "seats": "DELETE FROM seats WHERE table_id = 'bad'",
    "seats that could not be read": "UPDATE seats SET kind = 'damaged' WHERE table_id = 'bad'",
    "an entry": "UPDATE entries SET action = 'x' WHERE table_id = 'bad'",
    "the board": "UPDATE boards SET data = '{\"a\":' WHERE id = (SELECT board FROM tables WHERE id = 'bad')",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_among_good_ones(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "a.sqlite"

    async def fill(store: SqliteStore) -> None:
        await store.create(TABLE._replace(id="good"), [FIRST])
        board = TABLE.board._replace(sha="another")
        await store.create(TABLE._replace(id="bad", board=board), [FIRST])

    async def look(store: SqliteStore) -> None:
        assert sorted(ids((await store.tables_of("ines")).under_way)) == ["bad", "good"]
        assert await store.table("good") == (TABLE._replace(id="good"), [FIRST])
        with pytest.raises(DamagedError) as found:
            await store.table("bad")
        assert found.value.key == "page-table-broken"
        assert found.value.values["number"] == (1 if damage == "an entry" else 0)
        assert await store.delete("bad")

    with_store(path, fill)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(DAMAGES[damage]).rowcount > 0
        file.commit()
    with_store(path, look)


@pytest.mark.parametrize("damage", DAMAGES)
def test_pages_of_other_tables_do_not_notice_a_damaged_one(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "marula.sqlite"
    with server(tmp_path) as client:
        good, bad = (open_table(client, GAME, "person", "person") for _ in range(2))
    with closing(sqlite3.connect(path)) as file:
        # A board of its own, so that it can be damaged alone.
        file.execute("INSERT INTO boards (sha, data) SELECT 'another', data FROM boards")
        file.execute("UPDATE tables SET board = (SELECT id FROM boards WHERE sha = 'another') WHERE id = ?", (bad,))
        assert file.execute(DAMAGES[damage].replace("'bad'", f"'{bad}'")).rowcount > 0
        file.commit()
    with server(tmp_path) as client:
        listed = client.get("/api/tables")
        assert listed.status_code == 200
        found = listed.json()
        assert {table["id"] for table in found["to_move"] + found["waiting"]} == {good, bad}
        answer = client.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["key"]) == (400, "page-table-broken")
        with page(client, good) as at:
            assert at.seq == 1
        assert client.delete(f"/api/tables/{bad}").status_code in (204, 400)


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    """The system itself refuses to write more; when there is room again it goes on."""
    path = tmp_path / "a.sqlite"
    text: JsonObject = {"long": "x" * 3000}

    async def work(store: SqliteStore) -> None:
        await store.create(TABLE, [FIRST])
        with no_room(path.with_name("a.sqlite-wal")):
            done = await asyncio.gather(
                *(store.create(TABLE._replace(id=f"lost{n}", summary=text), [FIRST]) for n in range(5)),
                store.change(TABLE, change_of(TABLE, SECOND, summary=text)),
                return_exceptions=True,
            )
            assert [getattr(one, "key", one) for one in done] == ["page-store-failed"] * 6
            assert await store.table("t") == (TABLE, [FIRST])
        await store.change(TABLE, change_of(TABLE, SECOND, summary=text))
        await store.create(TABLE._replace(id="u"), [FIRST])
        assert await store.ids() == ["t", "u"]

    with_store(path, work)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@contextmanager
def no_room(file: Path) -> Iterator[None]:
    """No file of this process may grow beyond the size that this one has."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


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

    def fail(*arguments: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(statements, "_put_entries", fail)
        yield


def assert_stored(client: TestClient[Litestar], table: str, count: int) -> None:
    with page(client, table, None) as at:
        assert at.seq == count
