"""One move's life: looked up once, checked once, and told once for each pair of eyes."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core.actions import ActionTable, Seat
from marula.core.wire import to_wire
from marula.server import messages as wire
from marula.server import table as table_module
from marula.server.bots import Bots
from marula.server.errors import TableError
from marula.server.store.base import StoredBoard, StoredEntry, StoredTable
from marula.server.tables import Tables
from tests.server.golden import PATHS, SOME, eyes, played
from tests.server.helpers import open_table, page, server
from tests.server.test_store import with_store
from tests.server.test_store_contract import TABLE
from tests.test_golden import name

Client = TestClient[Litestar]
GAME = "africana"
AFRICA = TABLE._replace(game="africa")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[Any]:
    """How often what is done on a move's way is done."""
    found: Counter[Any] = Counter()
    game = games.find(GAME)
    assert game is not None

    def count(owner: object, name: str, key: Callable[..., Any]) -> None:
        done = getattr(owner, name)

        def counting(*given: Any) -> Any:
            found[key(*given)] += 1
            return done(*given)

        monkeypatch.setattr(owner, name, counting)

    count(ActionTable, "find", lambda table, fields: "looked up")
    count(game.rules, "check", lambda state, seat, action: "checked")
    count(game, "view", lambda state, seat: ("view", seat))
    count(game, "conceal", lambda seen: ("concealed", seen.seat))
    count(table_module, "show", lambda game, board, state, seat, sight: ("position", seat))
    count(wire, "encoded", lambda part: type(part).__name__)
    return found


def test_a_page_s_action_is_looked_up_once_and_checked_once(client: Client, counted: Counter[Any]) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        for moves in range(1, 6):
            at.watch(at.position["actors"][0])
            counted.clear()
            at.play(at.position["legal"][0])
            assert (counted["looked up"], counted["checked"]) == (1, 1), f"move {moves}"
        counted.clear()
        at.move({"type": "end_turn", "too": "much"})
        at.hear("error")
        assert (counted["looked up"], counted["checked"]) == (1, 0)


def test_a_bot_s_action_is_checked_once(client: Client, counted: Counter[Any]) -> None:
    table = open_table(client, GAME, "person", "random")
    with page(client, table) as at:
        mine = 0
        while mine < 6 or at.seq < 12:
            while at.position["actors"] != [0]:
                at.hear("update")
            at.play(at.position["legal"][0])
            mine += 1
        while at.position["actors"] != [0]:
            at.hear("update")
    assert counted["checked"] == at.seq - 1, "every entry but the first is a move"
    assert counted["looked up"] == mine


def test_what_is_stored_is_verified_entry_by_entry(tmp_path: Path, counted: Counter[Any]) -> None:
    with server(tmp_path) as client:
        table = open_table(client, GAME, "person", "person")
        with page(client, table) as at:
            for _ in range(4):
                at.watch(at.position["actors"][0])
                at.play(at.position["legal"][0])
    counted.clear()
    with server(tmp_path) as client, page(client, table) as at:
        assert at.seq == 5
    assert (counted["looked up"], counted["checked"]) == (4, 4)


def test_four_pages_with_the_same_eyes_get_one_encoding(client: Client, counted: Counter[Any]) -> None:
    table = open_table(client, GAME, "person", "person")
    with page(client, table) as at:
        actor = at.position["actors"][0]
        at.watch(actor)
        with (
            page(client, table, actor) as second,
            page(client, table, actor) as third,
            page(client, table, 1 - actor) as other,
            page(client, table, None) as bystander,
        ):
            counted.clear()
            at.play(at.position["legal"][0])
            watchers = (second, third, other, bystander)
            for watcher in watchers:
                watcher.hear("update")
            assert (counted["Entry"], counted["Position"]) == (3, 3)
            assert [counted["position", seat] for seat in (0, 1, None)] == [1, 1, 1]
            assert [counted["view", seat] for seat in (0, 1, None)] == [0, 0, 1], "what all see is made once"
            assert [counted["concealed", seat] for seat in (0, 1, None)] == [1, 1, 1], "for lists and bystanders alike"
            assert second.position == third.position == at.position
            assert other.position["seat"] == 1 - actor
            # Who comes later is told what was encoded before.
            second.watch(None)
            assert second.position == bystander.position
            assert (counted["Entry"], counted["Position"]) == (3, 3)


@pytest.mark.parametrize("path", SOME, ids=name)
def test_a_table_tells_a_seat_what_it_may_know_whoever_asked_before(path: Path) -> None:
    """What is remembered for one pair of eyes is never shown to another."""
    for table in played(path):
        if table.seq % 40 != 1:
            continue
        for _ in range(2):
            for seat in eyes(table):
                told = msgspec.json.decode(table.update(table.seq - 1, seat))
                viewer = None if seat is None else Seat(seat)
                events = [table.game.redact(event, viewer) for event in table.history[-1].events]
                assert told["position"]["view"] == to_wire(
                    table.game.conceal(table.game.view(table.match.state, viewer))
                )
                assert told["entries"][0]["events"] == [to_wire(event) for event in events]


def plain(value: object) -> bytes:
    """A view or an event as JSON, made the plain way."""
    return json.dumps(to_wire(value), separators=(",", ":"), ensure_ascii=False).encode()


def encoded_as_plain(path: Path, stride: int) -> None:
    for table in played(path):
        game, state = table.game, table.match.state
        for seat in (None, *(Seat(number) for number in range(len(table.seats)))):
            for event in table.history[-1].events:
                told = game.redact(event, seat)
                assert msgspec.json.encode(told) == plain(told)
            if table.seq % stride == 0:
                view = game.conceal(game.view(state, seat))
                assert msgspec.json.encode(view) == plain(view)


@pytest.mark.parametrize("path", SOME, ids=name)
def test_views_and_events_are_encoded_as_their_plain_form(path: Path) -> None:
    encoded_as_plain(path, 10)


@pytest.mark.long
@pytest.mark.parametrize("path", PATHS, ids=name)
def test_all_views_and_events_are_encoded_as_their_plain_form(path: Path) -> None:
    encoded_as_plain(path, 1)


@pytest.mark.parametrize(
    "stored, key",
    [
        (AFRICA._replace(game="chess"), "page-game-gone"),
        (AFRICA._replace(rules=0), "page-game-gone"),
        (AFRICA._replace(board=StoredBoard.of("africa", {})), "page-table-broken"),
        (AFRICA._replace(pace="now and then"), "page-table-broken"),
    ],
)
def test_a_table_whose_game_or_board_is_gone(tmp_path: Path, stored: StoredTable, key: str) -> None:
    with_store(tmp_path / "marula.sqlite", lambda store: _is_gone(Tables(store, Bots()), stored, key))


async def _is_gone(tables: Tables, stored: StoredTable, key: str) -> None:
    await tables.store.create(stored, [StoredEntry(1, "begin", -1, "begin", {}, "")])
    for _ in range(2):
        with pytest.raises(TableError) as error:
            await asyncio.wait_for(tables.table(stored.id), 20)
        assert error.value.key == key
