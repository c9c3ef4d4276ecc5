"""No process owns a table: changes compare and set, and what somebody else did is caught up with."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from marula.server import playing
from marula.server.bots import Bots
from marula.server.door import Door
from marula.server.errors import StaleError, TableError
from marula.server.gathering import end
from marula.server.http_messages import NewSeat, NewTable, Rematch
from marula.server.limits import Limits
from marula.server.live_table import LiveTable
from marula.server.opening import open_table, rematch
from marula.server.store.base import Change, ConflictError, StoredLine, StoredTable, StoreError
from marula.server.store.sqlite import SqliteStore
from marula.server.tables import Tables
from marula.server.visitor import Visitor
from tests.server.test_store import with_store

ME = "somebody"


def two(path: Path, work: Callable[[Tables, Tables, str], Awaitable[None]]) -> None:
    """Two processes, as it were, on one store, and a table for two people."""

    async def run(store: SqliteStore) -> None:
        here, there = Tables(store, Bots()), Tables(store, Bots())
        new = NewTable(game="africa", seats=[NewSeat(player="person") for _ in range(2)])
        opened = await open_table(here, new, ME)
        await work(here, there, opened.table.id)

    with_store(path / "marula.sqlite", run)


async def move(tables: Tables, live: LiveTable, id: str, choice: int = 0) -> int:
    table = live.table
    seat = table.actors()[0]
    return await playing.move(tables, live, seat, ME, id, table.seq, {**table.choices(seat)[choice].wire})


def test_what_another_process_did_is_caught_up_with(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        one, other = await here.table(id), await there.table(id)
        heard: list[int] = []
        other.listeners.add(lambda: heard.append(other.table.seq))
        assert await move(here, one, "a") == 2
        # The other process still believes that the first one is to move: its move is no longer one.
        with pytest.raises(StaleError):
            await move(there, other, "b")
        assert (other.table.seq, heard[-1]) == (2, 2)
        assert await move(there, other, "c") == 3
        assert other.table.match.state.snapshot() != one.table.match.state.snapshot()
        # The same id, sent to another process, counts once.
        seat = one.table.actors()[0]
        action = {**other.table.match.moves[-1].action.wire}
        assert await playing.move(here, one, seat, ME, "c", 2, action) == 3
        assert one.table.match.state.snapshot() == other.table.match.state.snapshot()

    two(tmp_path, work)


def test_who_is_always_too_late_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def conflict(store: SqliteStore, seen: StoredTable, change: Change) -> None:
        tried.append(1)
        raise ConflictError

    async def work(here: Tables, there: Tables, id: str) -> None:
        live = await here.table(id)
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "change", conflict)
            with pytest.raises(StaleError):
                await move(here, live, "a")
        assert len(tried) == 3
        assert await move(here, live, "a") == 2

    two(tmp_path, work)


@pytest.mark.parametrize("stored", [True, False], ids=["although it was stored", "and it was not stored"])
def test_after_a_failed_change_the_table_is_what_the_store_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    honest = SqliteStore.change

    async def fail(store: SqliteStore, seen: StoredTable, change: Change) -> None:
        if stored:
            await honest(store, seen, change)
        raise StoreError("page-store-failed", "disk I/O error")

    async def work(here: Tables, there: Tables, id: str) -> None:
        live = await here.table(id)
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "change", fail)
            with pytest.raises(StoreError):
                await move(here, live, "a")
        assert live.table.seq == (2 if stored else 1)
        assert await move(here, live, "b") == live.table.seq

    two(tmp_path, work)


def test_whoever_is_interrupted_leaves_nothing_in_doubt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SqliteStore.change

    async def stop(store: SqliteStore, seen: StoredTable, change: Change) -> None:
        await honest(store, seen, change)
        raise asyncio.CancelledError

    async def work(here: Tables, there: Tables, id: str) -> None:
        live = await here.table(id)
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "change", stop)
            with pytest.raises(asyncio.CancelledError):
                await move(here, live, "a")
        assert live.doubtful
        seat = live.table.actors()[0]
        action: Any = {**live.table.choices(seat)[0].wire}
        assert await playing.move(here, live, seat, ME, "a", 1, action) == 2, "the same move, sent again"
        assert live.table.seq == 2

    two(tmp_path, work)


def test_tables_that_nobody_watches_need_no_memory(tmp_path: Path) -> None:
    async def run(store: SqliteStore) -> None:
        tables = Tables(store, Bots(), Limits(tables_in_memory=2))
        new = NewTable(game="africa", seats=[NewSeat(player="person") for _ in range(2)])
        watched = await open_table(tables, new, ME)
        watched.listeners.add(lambda: None)
        for _ in range(5):
            await open_table(tables, new, ME)
        assert tables.count() <= 4
        assert await tables.table(watched.table.id) is watched

    with_store(tmp_path / "marula.sqlite", run)


def test_a_table_that_is_gone_is_gone_everywhere(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        live = await here.table(id)
        await there.delete(id)
        with pytest.raises(TableError) as error:
            await move(here, live, "a")
        assert error.value.key == "page-no-such-table"
        assert live.gone

    two(tmp_path, work)


def test_who_leaves_while_they_are_greeted_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        live = await here.table(id)
        visitor = Visitor(here, live, Door(Limits()), ME, "")
        visitor.heard('{"type": "hello", "seat": 0}')

        async def slowly(store: SqliteStore, table_id: str, most: int) -> list[StoredLine]:
            visitor.leave()
            return []

        monkeypatch.setattr(SqliteStore, "talk", slowly)
        await visitor.work()
        assert (live.is_idle, live.presence.of(ME)) == (True, None)

    two(tmp_path, work)


def test_who_comes_to_a_rematch_looks_on_although_that_can_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(store: SqliteStore, seen: StoredTable, change: Change) -> None:
        raise StoreError("page-store-failed", "full")

    async def work(here: Tables, there: Tables, id: str) -> None:
        await end(here, id)
        live = await rematch(here, id, ME, Rematch())
        monkeypatch.setattr(SqliteStore, "change", full)
        visitor = Visitor(here, live, Door(Limits()), ME, "")
        visitor.heard('{"type": "hello", "seat": 0}')
        await visitor.work()
        assert visitor.closing is None
        assert [seat.is_awaited for seat in live.table.stored.seats] == [True, True]
        assert live.presence.of(ME) is not None

    two(tmp_path, work)


def test_who_has_yet_to_say_hello_keeps_the_table(tmp_path: Path) -> None:
    """Else there would be two of it, and one would not hear what happens at the other."""

    async def run(store: SqliteStore) -> None:
        tables = Tables(store, Bots(), Limits(tables_in_memory=0))
        new = NewTable(game="africa", seats=[NewSeat(player="person") for _ in range(2)])
        live = await open_table(tables, new, ME)
        visitor = Visitor(tables, live, Door(Limits()), ME, "")
        await open_table(tables, new, ME)
        assert await tables.table(live.table.id) is live
        visitor.leave()
        await open_table(tables, new, ME)
        assert await tables.table(live.table.id) is not live

    with_store(tmp_path / "marula.sqlite", run)


class Line:
    """A short way to a page that notes what is written."""

    def __init__(self, free: bool = True) -> None:
        self.free = free
        self.written: list[str] = []

    def hear_by(self, hear: Callable[[str], None]) -> None:
        """Nobody speaks."""

    async def send_texts(self, texts: Sequence[str]) -> None:
        """The usual way, which waits."""
        self.written += texts

    def is_free(self) -> bool:
        return self.free

    def write_texts(self, texts: Sequence[str]) -> None:
        assert self.free
        self.written += texts


async def idle_visitor(tables: Tables, live: LiveTable, line: Line) -> tuple[Visitor, asyncio.Task[None]]:
    """A page that has been greeted and told everything, and who waits to speak to it."""
    visitor = Visitor(tables, live, Door(Limits()), ME, "")
    visitor.short_way = line
    visitor.heard('{"type": "hello", "seat": 0}')
    await visitor.work()
    visitor.news()
    waiting = asyncio.create_task(visitor.work())
    await asyncio.sleep(0)
    return visitor, waiting


def test_who_waits_is_told_at_once_and_nobody_is_woken_for_it(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        live, line = await here.table(id), Line()
        visitor, waiting = await idle_visitor(here, live, line)
        await move(here, live, "a")
        assert [json.loads(text)["type"] for text in line.written] == ["update"]
        assert not waiting.done()
        assert visitor.news() == []
        visitor.leave()
        await waiting

    two(tmp_path, work)


def test_who_reads_slowly_is_told_by_who_waits_for_them(tmp_path: Path) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        live, line = await here.table(id), Line(free=False)
        visitor, waiting = await idle_visitor(here, live, line)
        await move(here, live, "a")
        await waiting
        assert line.written == []
        assert [json.loads(text)["type"] for text in visitor.news()] == ["update"]
        visitor.leave()

    two(tmp_path, work)


def test_a_page_that_can_not_be_told_fails_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Tables, there: Tables, id: str) -> None:
        live, line = await here.table(id), Line()
        visitor, waiting = await idle_visitor(here, live, line)
        monkeypatch.setattr(visitor, "news", lambda: 1 // 0)
        await move(here, live, "a")
        assert live.table.seq == 2, "the move counts"
        assert visitor.closing is not None
        assert visitor.closing.key == "page-server-failed"
        await waiting
        visitor.leave()

    two(tmp_path, work)
