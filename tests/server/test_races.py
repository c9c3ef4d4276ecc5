"""Pages that go at the wrong moment, and messages at which something goes wrong."""

import threading
from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from marula.server import replays
from marula.server.bell import Bell
from marula.server.limits import Limits
from marula.server.store import statements
from marula.server.store.base import StoreError
from marula.server.store.sqlite import SqliteStore
from marula.server.table import Table
from marula.server.visitor import TOO_FAST, Closing, Visitor
from tests.server.helpers import open_table, page
from tests.server.people import ANY_GAME, key_of, mover, two_people

Client = TestClient[Litestar]


class Held:
    """A disk that is busy for as long as a test wants it to be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self.go_on = threading.Event()
        honest = statements.change

        def wait(*given: Any) -> None:
            self.reached.set()
            assert self.go_on.wait(20)
            honest(*given)

        monkeypatch.setattr(statements, "change", wait)


def test_who_goes_while_their_move_is_written_has_moved_for_everybody(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guest = two_people(client)
    with page(client, table, 0) as first, page(guest, table, 1) as second:
        goes = mover(first, second)
        stays = second if goes is first else first
        disk = Held(monkeypatch)
        goes.move(goes.position["legal"][0])
        assert disk.reached.wait(20)
        leaving = threading.Thread(target=goes.close)
        leaving.start()
        while stays.around["seats"][goes.seat]["presence"] != "gone":
            stays.hear("around")
        disk.go_on.set()
        leaving.join()
        assert stays.hear("update")["seq"] == 2


def test_a_message_that_the_server_fails_at_is_answered_and_logged_and_the_page_stays(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: Any) -> None:
        raise LookupError

    table, _ = two_people(client)
    with page(client, table, 0) as at:
        with monkeypatch.context() as patched:
            patched.setattr(Table, "ask", fail)
            at.say(type="ask", id="a", question={})
            answer = at.hear("error")
        assert (answer["id"], answer["key"]) == ("a", "page-server-failed")
        assert "LookupError" in caplog.text
        at.say(type="ask", id="b", question={})
        assert at.hear("answer")["id"] == "b"


def test_where_the_server_fails_to_tell_something_the_socket_says_so(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: Any) -> None:
        raise LookupError

    table, _ = two_people(client)
    monkeypatch.setattr(Table, "update", fail)
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "hello", "seat": 0})
        while (message := socket.receive_json(timeout=20))["type"] in ("welcome", "around"):
            pass
        assert message["key"] == "page-server-failed"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=20)
        assert closed.value.code == 1011
    assert "LookupError" in caplog.text


def test_a_table_that_can_not_be_closed_is_still_there(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(store: SqliteStore, table: str) -> bool:
        raise StoreError("page-store-failed", "disk is full")

    table = open_table(client, ANY_GAME, "person", "person")
    with page(client, table, 0) as at:
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "delete", fail)
            assert key_of(client.delete(f"/api/tables/{table}")) == (507, "page-store-failed")
        at.say(type="ask", id="a", question={})
        assert at.hear("answer")["id"] == "a"
        assert client.delete(f"/api/tables/{table}").status_code == 204
        while (message := at.socket.receive_json(timeout=20))["type"] != "bye":
            pass
        assert message["key"] == "page-no-such-table"


def test_a_match_that_ended_otherwise_has_another_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "Replay", lambda info, match, entries: SimpleNamespace(table=info, match=match))
    over = SimpleNamespace(is_over=lambda: True)
    table: Any = SimpleNamespace(id="t", match=over, info=lambda: SimpleNamespace(id="t"), counting=list)
    known = replays.Replays()
    first = known.of(table)
    assert known.of(table) is first
    table.match = SimpleNamespace(is_over=lambda: True)
    assert known.of(table).match is table.match


@pytest.mark.parametrize(("text", "are_too_many"), [("x" * 1000, 10), ("é" * 250, 10), ("y" * 100_000, None)])
def test_who_is_ahead_takes_no_more_than_so_many_bytes(text: str, are_too_many: int | None) -> None:
    closed: list[Closing] = []
    limits = Limits(bytes_ahead=9_999)
    tables = SimpleNamespace(limits=limits)
    waiting: deque[str | None] = deque()
    page = SimpleNamespace(
        **{"_inbox": waiting, "_ahead": 0, "_bell": Bell(), "_tables": tables},
        **{"close": closed.append, "closing": None, "has_left": False},
    )
    while not closed and len(waiting) < limits.messages_ahead:
        Visitor.heard(page, text)  # type: ignore[arg-type]
    assert [closing.code for closing in closed] == ([TOO_FAST] if are_too_many else [])
    assert len(waiting) == (are_too_many or limits.messages_ahead)
    assert are_too_many or not any(waiting), "what is too long isn't kept at all"
