"""Bots that were to move when the server stopped go on after its start, though nobody comes to look."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula.core.actions import Action
from marula.server import deadlines, tables, waking
from marula.server.limits import Limits
from marula.server.metrics import TABLES
from marula.server.store import statements
from marula.server.store.sqlite import SqliteStore
from marula.server.table import Table
from tests.server.helpers import Page, open_table, page, server
from tests.server.people import ANY_GAME, mover, two_people

Client = TestClient[Litestar]


class Sleepers:
    """Bots that never decide."""

    async def choose(self, table: Table, seat: int) -> Action:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        pass


class Quick:
    """Bots that do the first thing there is to do, when they may."""

    def __init__(self, may: bool = True) -> None:
        self.may = may
        self.thinking = 0
        self.in_memory = 0

    async def choose(self, table: Table, seat: int) -> Action:
        self.thinking += 1
        self.in_memory = max(self.in_memory, int(next(iter(TABLES.collect())).samples[0].value))
        while not self.may:
            await asyncio.sleep(0.001)
        self.thinking -= 1
        return table.choices(seat)[0]

    def close(self) -> None:
        pass


def with_a_bot_to_move(client: Client, **more: Any) -> str:
    """A table at which a bot has yet to decide."""
    table = open_table(client, ANY_GAME, "person", "greedy", **more)
    with page(client, table, None) as at:
        if at.position["actors"] == [0]:
            play_on(at, lambda: at.position["actors"] == [1])
    return table


def play_on(at: Page, is_enough: Callable[[], bool]) -> None:
    at.watch(at.position["actors"][0])
    while not is_enough():
        at.play(at.position["legal"][0])
        while not at.position["actors"]:
            at.hear("update")


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def to_move(client: Client) -> set[str]:
    """Where somebody is to move, as the first page lists it: no table is opened for that."""
    return {table["id"] for table in client.get("/api/tables").json()["to_move"]}


def test_bots_go_on_after_a_start_a_few_tables_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limits = Limits(tables_in_memory=2)
    with server(tmp_path, bots=Sleepers(), limits=limits) as client:
        waiting = [with_a_bot_to_move(client) for _ in range(12)]
        assert to_move(client) == set()
    damaged = waiting.pop(5)
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as file:
        file.execute("UPDATE entries SET action = 'x' WHERE table_id = ?", (damaged,))
        file.commit()
    monkeypatch.setattr(statements, "LOOKED_AT_ONCE", 5)
    bots = Quick(may=False)
    with server(tmp_path, bots=bots, limits=limits) as client:
        wait_until(lambda: bots.thinking == waking.AT_ONCE)
        for _ in range(20):
            assert to_move(client) == set()
        assert bots.thinking == waking.AT_ONCE, "the others wait in the store"
        bots.may = True
        wait_until(lambda: to_move(client) == set(waiting))
    assert bots.in_memory <= waking.AT_ONCE + 2 * limits.tables_in_memory
    assert any("can't go on" in record.getMessage() for record in caplog.records)


def test_a_bot_that_sits_in_goes_on_after_a_start(tmp_path: Path) -> None:
    with server(tmp_path, bots=Sleepers()) as client:
        table, guest = two_people(client, pace="2d")
        with page(client, table, 0) as first, page(guest, table, 1) as second:
            at = mover(first, second)
            if at.seat == 0:
                play_on(at, lambda: at.position["actors"] == [1])
        assert guest.post(f"/api/tables/{table}/leave", json={}).status_code == 204
        assert to_move(client) == set()
    with server(tmp_path, bots=Quick()) as client:
        wait_until(lambda: to_move(client) == {table})


def test_a_bot_waits_for_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables, "PAUSE", 0.01)
    with server(tmp_path, bots=Sleepers()) as client:
        table = with_a_bot_to_move(client)
    with monkeypatch.context() as patched:

        def fail(*arguments: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        patched.setattr(statements, "_put_entries", fail)
        running = server(tmp_path, bots=Quick())
        client = running.__enter__()
        try:
            wait_until(lambda: any("can't be stored" in record.getMessage() for record in caplog.records))
            assert to_move(client) == set()
            patched.undo()
            wait_until(lambda: to_move(client) == {table})
        finally:
            running.__exit__(None, None, None)


def test_a_damaged_table_whose_time_is_up_is_looked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(deadlines, "EVERY", 0.01)
    monkeypatch.setattr(deadlines, "AT_ONCE", 1)
    now = 1_800_000_000_000
    with server(tmp_path, now=lambda: now) as client:
        damaged, good = (two_people(client, pace="2d")[0] for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as file:
        file.execute("UPDATE entries SET action = 'x' WHERE table_id = ?", (damaged,))
        file.execute("UPDATE tables SET due = due - 1 WHERE id = ?", (damaged,))
        file.commit()

    async def due() -> list[str]:
        store = SqliteStore(tmp_path / "marula.sqlite", beside=True)
        await store.open()
        try:
            return await store.due(now)
        finally:
            await store.close()

    now += 3 * 86_400_000
    with server(tmp_path, now=lambda: now):
        # The other one has had its time put back, as all have after a start; the damaged one has stayed as it was.
        wait_until(lambda: asyncio.run(due()) == [damaged])
    assert good
    told = [record for record in caplog.records if "can't be kept" in record.getMessage()]
    assert len(told) == 1
