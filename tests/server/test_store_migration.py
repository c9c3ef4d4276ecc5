"""Files of older versions: everything in them is carried over, or they stay as they were."""

import asyncio
import json
import resource
import signal
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from sqlalchemy import StaticPool, create_engine

from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.server.store import file
from marula.server.store.base import DamagedError, Store, StoredBoard, StoredEntry, StoredSeat, StoredTable, StoreError
from marula.server.store.sqlite import SqliteStore
from tests.server.test_store_contract import ids

SEATS = [
    {"player": "person", "name": "Inès", "colour": "red", "emblem": "lion", "level": ""},
    {"player": "bot", "name": "Awa", "colour": "blue", "emblem": "camel", "level": "greedy"},
]
ROWS = (StoredSeat(0, "person", "Inès", "red", "lion", ""), StoredSeat(1, "bot", "Awa", "blue", "camel", "greedy"))
BOARD: JsonObject = {"id": "b", "name": {"en": "é"}, "tiles": [1, 2]}
SAME_BOARD = {"tiles": [1, 2], "name": {"en": "é"}, "id": "b"}
WHEN = "2026-01-02T03:04:05.678+00:00"
NEWEST = "head"


def move_to(path: Path, revision: str, up: bool = True) -> None:
    """Bring a file to a version of the schema, by the steps that were taken then."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
        with engine.connect() as reached:
            connection.execute("BEGIN")
            config = file._config()
            config.attributes["connection"] = reached
            (command.upgrade if up else command.downgrade)(config, revision)
            reached.commit()
        engine.dispose()


def old_file(path: Path, revision: str, tables: list[dict[str, Any]]) -> None:
    """A file as that version would have left it, with these tables."""
    move_to(path, revision)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for table in tables:
            row = {
                "game": "a game",
                "rules": 1,
                "board": json.dumps(BOARD),
                "options": '{"x": true}',
                "seats": json.dumps(SEATS),
                "seed": derive_seed(table["id"]),
                "created": "2026-01-01",
                "touched": WHEN,
                "summary": '{"winners": null}',
                **table,
            }
            count = row.pop("entries", 0)
            connection.execute(
                f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", [*row.values()]
            )
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(row["id"], n, "move", n % 2, f"m{n}", json.dumps({"n": n}), WHEN) for n in range(1, count + 1)],
            )
        connection.execute("INSERT INTO boards VALUES ('a game', 'own', '{\"id\": \"own\"}', '2026')")
        connection.commit()


def looked_at(path: Path, look: Any) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.open()
        try:
            await look(store)
        finally:
            await store.close()

    asyncio.run(run())


def entries(count: int) -> list[StoredEntry]:
    return [StoredEntry(n, "move", n % 2, f"m{n}", {"n": n}, WHEN) for n in range(1, count + 1)]


def expected(id: str, **fields: Any) -> StoredTable:
    table = StoredTable(
        id=id,
        game="a game",
        rules=1,
        board=StoredBoard.of("a game", BOARD),
        options={"x": True},
        seed=derive_seed(id),
        created="2026-01-01",
        touched=WHEN,
        seats=ROWS,
        summary={"winners": None},
    )
    return table._replace(**fields)


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_an_older_file_is_carried_over(tmp_path: Path, revision: str) -> None:
    path = tmp_path / "a.sqlite"
    lesson = [{"id": "lesson", "lesson": "digest", "read": 3}] if revision == "0002" else []
    old_file(
        path,
        revision,
        [
            {"id": "under way", "entries": 300},
            {"id": "over", "summary": '{"winners": [1]}', "entries": 2, "board": json.dumps(SAME_BOARD)},
            {"id": "another board", "board": '{"id": "c"}'},
            *lesson,
        ],
    )

    async def look(store: Store) -> None:
        assert await store.table("under way") == (expected("under way", seq=300, version=300), entries(300))
        over = expected("over", seq=2, version=2, state="finished", summary={"winners": [1]})
        assert await store.table("over") == (over, entries(2))
        other = expected("another board", board=StoredBoard.of("a game", {"id": "c"}))
        assert await store.table("another board") == (other, [])
        listed = await store.tables_of("ines", unclaimed=True)
        assert sorted(ids(listed.under_way)) == ["another board", "under way"]
        assert ids(listed.finished) == ["over"]
        assert await store.boards("a game", "ines") == [{"id": "own"}]
        if lesson:
            assert await store.table("lesson") == (expected("lesson", lesson="digest", read=3), [])

    looked_at(path, look)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM boards").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def contents(path: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall()) for name in names}


def test_there_and_back_again(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    tables: list[dict[str, Any]] = [
        {"id": "a", "entries": 3},
        {"id": "b", "summary": '{"winners": [1]}', "lesson": "digest", "read": 2},
        {"id": "damaged", "seats": '[{"player":', "summary": "{", "board": "[", "options": "x"},
    ]
    old_file(path, "0002", tables)
    before = contents(path)
    move_to(path, NEWEST)
    newest = contents(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO tables SELECT 'gathering', game, rules, board, options, seed, created, touched, summary,"
            " 'gathering', 0, 0, owner, epoch, listed, pace, level, begins, chat, due, proposal, next, lesson, read"
            " FROM tables WHERE id = 'a'"
        )
        connection.commit()
    move_to(path, "0002", up=False)
    assert contents(path) == before
    move_to(path, NEWEST)
    assert contents(path) == newest


@pytest.mark.parametrize(
    "damage",
    [
        *({"seats": "[{"}, {"seats": "7"}, {"seats": '["x"]'}, {"summary": "{"}, {"summary": "[]"}, {"board": "{"}),
        *({column: b"\xff\0"} for column in ("seats", "summary", "board")),
    ],
    ids=str,
)
def test_a_damaged_table_does_not_keep_the_others_from_being_carried_over(
    tmp_path: Path, damage: dict[str, Any]
) -> None:
    path = tmp_path / "a.sqlite"
    old_file(path, "0002", [{"id": "a", "entries": 2}, {"id": "bad", "entries": 2, **damage}, {"id": "c"}])

    async def look(store: Store) -> None:
        assert await store.table("a") == (expected("a", seq=2, version=2), entries(2))
        assert sorted(ids((await store.tables_of("", unclaimed=True)).under_way)) == ["a", "bad", "c"]
        with pytest.raises(DamagedError):
            await store.table("bad")

    looked_at(path, look)


def test_a_migration_that_is_interrupted_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.sqlite"
    old_file(path, "0002", [{"id": "a", "entries": 3}])
    before = contents(path)

    def stop(name: str) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(op, "drop_table", stop)
        with pytest.raises(KeyboardInterrupt):
            file.migrate(path)
    assert contents(path) == before
    assert file.migrate(path)
    assert not file.migrate(path)


def test_a_long_migration_tells_how_far_it_has_come(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    old_file(path, "0002", [{"id": f"{n}"} for n in range(250)])
    told: list[tuple[int, int]] = []

    async def opened_twice() -> None:
        for _ in range(2):
            store = SqliteStore(path, progress=lambda done, count: told.append((done, count)))
            await store.open()
            await store.close()

    asyncio.run(opened_twice())
    assert told == [(0, 250), (100, 250), (200, 250), (250, 250)]


def test_a_migration_without_room_has_not_happened(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    old_file(path, "0002", [{"id": f"{n}", "entries": 20} for n in range(200)])
    before = contents(path)
    with files_of_at_most(path.stat().st_size // 4):
        with pytest.raises(StoreError) as refused:
            asyncio.run(SqliteStore(path).open())
        assert refused.value.key in ("store-full", "store-failed")
    assert contents(path) == before
    assert file.migrate(path)


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file of this process may grow beyond that size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def test_a_large_file_takes_no_more_memory(tmp_path: Path) -> None:
    """And becomes a small one, since its boards are stored once."""
    path = tmp_path / "a.sqlite"
    board = json.dumps({"tiles": ["x" * 20] * 1000})
    old_file(path, "0002", [{"id": f"{n}", "board": board} for n in range(500)])
    size = path.stat().st_size
    assert size > 10_000_000
    file._newest()
    tracemalloc.start()
    try:
        assert file.migrate(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < size / 5
    assert path.stat().st_size < size / 20
