"""Boards are built once for each content, in a thread, and shared by the tables of a server."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest

from marula import games
from marula.core.data import BoardError, Problem
from marula.core.game import AnyGame, Board
from marula.core.wire import JsonObject
from marula.server.boards import KEPT, Boards
from marula.server.bots import Bots
from marula.server.http_messages import NewSeat, NewTable
from marula.server.opening import open_table
from marula.server.store.sqlite import SqliteStore
from marula.server.tables import Tables
from tests.laws.toy import ToyBoard, toy


class Workshop:
    """A game whose boards are counted as they are built."""

    def __init__(self) -> None:
        self.game: AnyGame = toy(board=self._build)
        self.built: list[JsonObject] = []
        self.threads: set[int] = set()
        self.broken = False

    def _build(self, data: JsonObject) -> Board:
        self.built.append(data)
        self.threads.add(threading.get_ident())
        if self.broken:
            raise BoardError([Problem(("name",), "board-missing", {})])
        return ToyBoard(data)


def test_the_same_content_is_built_once_although_many_ask_at_the_same_time() -> None:
    shop = Workshop()

    async def ask() -> None:
        boards = Boards()
        wanted: list[JsonObject] = [{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 1, "b": 3}]
        found = await asyncio.gather(*(boards.of(shop.game, data) for data in wanted * 3))
        assert len({id(shared) for shared in found}) == 2
        assert found[0] is found[1]
        assert found[0].board.data == {"a": 1, "b": 2}
        assert await boards.of(shop.game, {"b": 3, "a": 1}) is found[2]

    asyncio.run(ask())
    assert len(shop.built) == 2
    assert threading.get_ident() not in shop.threads, "the event loop waits for no board"


def test_other_rules_have_their_own_boards() -> None:
    old, new = Workshop(), Workshop()
    new.game.rules_version = old.game.rules_version + 1

    async def ask() -> None:
        boards = Boards()
        assert (await boards.of(old.game, {})).game is old.game
        assert (await boards.of(new.game, {})).game is new.game

    asyncio.run(ask())


def test_a_board_that_cannot_be_built_is_said_so_to_everybody_and_may_be_tried_again() -> None:
    shop = Workshop()
    shop.broken = True

    async def ask() -> None:
        boards = Boards()
        found = await asyncio.gather(*(boards.of(shop.game, {}) for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in found] == [BoardError] * 3
        assert len(shop.built) == 1
        shop.broken = False
        await boards.of(shop.game, {})

    asyncio.run(ask())


def test_who_goes_away_takes_no_board_from_the_others() -> None:
    shop = Workshop()

    async def ask() -> None:
        boards = Boards()
        first = asyncio.create_task(boards.of(shop.game, {}))
        second = asyncio.create_task(boards.of(shop.game, {}))
        while not shop.built:
            await asyncio.sleep(0)
        first.cancel()
        await second

    asyncio.run(ask())
    assert len(shop.built) == 1


def test_boards_that_nobody_uses_are_let_go_but_for_the_latest() -> None:
    shop = Workshop()

    async def ask() -> None:
        boards = Boards()
        used = await boards.of(shop.game, {"number": -1})
        for number in range(KEPT + 3):
            await boards.of(shop.game, {"number": number})
        gc.collect()
        assert await boards.of(shop.game, {"number": -1}) is used, "a table plays on it"
        built = len(shop.built)
        await boards.of(shop.game, {"number": KEPT + 2})
        assert len(shop.built) == built
        await boards.of(shop.game, {"number": 0})
        assert len(shop.built) == built + 1

    asyncio.run(ask())


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.id)
def test_tables_of_the_same_game_share_their_board(tmp_path: Path, game: AnyGame) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "marula.sqlite")
        await store.open()
        tables = Tables(store, Bots())
        new = NewTable(game=game.id, seats=[NewSeat(player="person") for _ in range(2)])
        first, second = [await open_table(tables, new, "somebody") for _ in range(2)]
        assert first.table.board is second.table.board
        await tables.close()
        await store.close()
        # Read from the store it is the same board too: its data are equal, not the same object.
        await (again := SqliteStore(tmp_path / "marula.sqlite")).open()
        opened = Tables(again, Bots())
        pair = [(await opened.table(live.table.id)).table for live in (first, second)]
        assert pair[0].board is pair[1].board
        await opened.close()
        await again.close()

    asyncio.run(run())
