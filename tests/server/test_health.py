"""What those see who watch over a server: its health, what it counts, what it writes down, and how it ends."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.asyncio.client import connect

from marula import games
from marula.cli import main
from marula.server import serve
from marula.server.app import make_app
from marula.server.life import Life
from marula.server.limits import Limits
from marula.server.logs import Style, set_up, shortened, tag
from marula.server.store.base import StoreError
from marula.server.store.sqlite import SqliteStore
from marula.server.ways import ways_to
from tests.server.helpers import open_table, page, seats
from tests.server.processes import Server, blank_pages
from tests.server.test_guard import NETWORK, PROXIED, reached

GAME = games.every()[0].id
MALFORMED = "<secret-in-the-path>"


@pytest.fixture
def logging_restored() -> Iterator[None]:
    """Logging as it was, whatever a test sets up."""
    root, ours = logging.getLogger(), logging.getLogger("marula")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_a_server_says_that_it_lives_and_is_ready(client: TestClient[Litestar]) -> None:
    assert client.get("/health").status_code == 200
    assert client.get("/ready").status_code == 200
    assert client.get("/ready").headers["cache-control"] == "no-store"


def test_without_a_store_it_lives_and_is_not_ready(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(store: SqliteStore, id: str) -> None:
        raise StoreError("page-store-failed", "disk I/O error")

    monkeypatch.setattr(SqliteStore, "person_of", broken)
    assert client.get("/health").status_code == 200
    assert client.get("/ready").status_code == 503


def test_about_to_end_it_begins_nothing(tmp_path: Path) -> None:
    life = Life()
    with TestClient(make_app(tmp_path / "marula.sqlite", pages=blank_pages(tmp_path), life=life)) as client:
        table = open_table(client, GAME, "person", "person")
        life.end()
        assert client.get("/ready").status_code == 503
        assert client.get("/health").status_code == 200
        assert client.get(f"/api/tables/{table}").status_code == 200
        answer = client.post("/api/tables", json={"game": GAME, "seats": seats(GAME, "person", "person")})
        assert (answer.status_code, answer.json()["key"]) == (503, "door-closing")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live"):
            pass


def test_counts_are_for_this_device_and_those_who_are_named(tmp_path: Path) -> None:
    with reached(tmp_path, PROXIED) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404
    with reached(tmp_path, NETWORK, "192.168.1.9") as client:
        assert client.get("/metrics").status_code == 404
    with reached(tmp_path, ways_to("0.0.0.0", watchers=["192.168.1.0/24"]), "192.168.1.9") as client:
        assert client.get("/metrics").status_code == 200


def counted(client: TestClient[Litestar]) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_moves_sockets_tables_and_answers_are_counted(tmp_path: Path) -> None:
    with reached(tmp_path, PROXIED) as client:
        before = counted(client)
        table = open_table(client, GAME, "person", "person")
        with page(client, table, None) as at:
            seat = at.position["actors"][0]
        with page(client, table, seat) as at:
            at.play(at.position["legal"][0], seat)
            while (after := counted(client))["marula_sockets"] != before["marula_sockets"] + 1:
                """The first page is about to leave."""
            assert after["marula_tables_in_memory"] == 1
            assert after["marula_moves_total"] == before["marula_moves_total"] + 1
            assert after["marula_append_seconds_count"] == before["marula_append_seconds_count"] + 1
        client.get(f"/api/tables/{table}")
        client.get(f"/{table}")
        client.get("/", headers={"Host": "evil.example"})
        after = counted(client)
        assert after['marula_http_requests_total{method="GET",route="/api/tables/{table_id}",status="200"}'] >= 1
        assert after['marula_http_requests_total{method="GET",route="nowhere",status="404"}'] >= 1
        assert after['marula_refused_total{reason="door-wrong-name"}'] >= 1
        assert table not in client.get("/metrics").text


def test_logs_tell_nothing_that_is_anybodys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], logging_restored: None
) -> None:
    set_up(Style("json", "info"))
    people = seats(GAME, "person", "greedy")
    people[0]["name"] = "Zuleikha"
    with reached(tmp_path, PROXIED) as client:
        client.headers.update({"X-Forwarded-For": "203.0.113.77"})
        opened = client.post("/api/tables?token=s3cr3t-in-a-query", json={"game": GAME, "seats": people}).json()
        table, secrets = opened["id"], [opened["host"], *client.cookies.values()]
        assert len(secrets) == 2, "the host's link, and that of the device"
        with page(client, table) as at:
            for _ in range(3):
                while 0 not in at.position["actors"]:
                    at.hear("update")
                at.play(at.position["legal"][0], 0)
        client.get(f"/table/{table}?code=s3cr3t-in-a-query")
        client.get(f"/api/tables/{table}x")
        client.get(f"/join/{MALFORMED}")
        client.post("/api/tables", json={"game": MALFORMED, "seats": []})
    printed = capsys.readouterr().err
    lines = [json.loads(line) for line in printed.splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {line["route"] for line in requests} >= {"/api/tables", "/api/tables/{table_id}", "nowhere"}
    assert {line["table"] for line in lines if line.get("route", "").endswith("/live")} == {tag(table)}
    assert {line["from"] for line in requests} == {"203.0.113.x"}
    for secret in (*secrets, table, "Zuleikha", "s3cr3t", MALFORMED, "203.0.113.77", "token", "code="):
        assert secret not in printed, secret


@pytest.mark.parametrize("format", ["text", "json"])
def test_what_goes_wrong_is_told_without_whom_it_happened_to(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    logging_restored: None,
    monkeypatch: pytest.MonkeyPatch,
    format: str,
) -> None:
    async def broken(store: SqliteStore, id: str) -> None:
        raise KeyError(id)

    monkeypatch.setattr(SqliteStore, "table", broken)
    set_up(Style("json" if format == "json" else "text"))
    with TestClient(make_app(tmp_path / "marula.sqlite", pages=blank_pages(tmp_path))) as client:
        assert client.get("/api/tables/s3cr3t").json()["key"] == "page-server-failed"
    printed = capsys.readouterr().err
    assert "/api/tables/{table_id}" in printed
    assert "KeyError: …" in printed
    assert "in broken" in printed
    assert "s3cr3t" not in printed


def test_addresses_are_cut_short() -> None:
    assert shortened("203.0.113.77") == "203.0.113.x"
    assert shortened("2001:db8:1:2::77") == "2001:0db8:0001:x"
    assert shortened("::ffff:203.0.113.77") == "203.0.113.x"
    assert shortened("testclient") == ""


@pytest.mark.parametrize("option", ["--log-format", "--log-level", "--metrics-from"])
def test_what_makes_no_sense_is_said_at_once(
    option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.serve.serve", None)
    assert main(["serve", "--lang", "en", option, "nonsense"]) == 2
    assert "not “nonsense”" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["sockets", "sockets=many", "sockets=-1", "chairs=3"])
def test_a_limit_that_is_none_is_said_at_once(
    wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.serve.serve", None)
    assert main(["serve", "--lang", "en", "--limit", wrong]) == 2
    said = capsys.readouterr().err
    assert f"“{wrong}”" in said
    assert "tables_per_device" in said


def test_limits_reach_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[serve.Place] = []
    monkeypatch.setattr("marula.server.serve.serve", lambda place, *_: found.append(place))
    monkeypatch.setenv("MARULA_LIMIT_SOCKETS", "7")
    main(["serve", "--data", str(tmp_path), "--limit", "talk_per_minute=3", "--limit", "boards_per_device=2"])
    assert found[0].limits == Limits(sockets=7, talk_per_minute=3, boards_per_device=2)


def test_how_it_logs_reaches_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[serve.Place] = []
    monkeypatch.setattr("marula.server.serve.serve", lambda place, *_: found.append(place))
    main(["serve", "--data", str(tmp_path), "--log-format", "json", "--log-level", "info"])
    assert found[0].style == Style("json", "info")


def test_asked_to_end_it_sends_pages_away_to_come_back(tmp_path: Path) -> None:
    """SIGTERM: what was acknowledged is on disk, sockets are told (1012), and the process ends by itself."""
    server = Server(tmp_path)
    server.start()

    async def at_the_end() -> int | None:
        async with connect(server.live(table)) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": None, "since": 0}))
            assert json.loads(await socket.recv())["type"] == "welcome"
            # It was offered to compress what is said, and didn't: that takes too much of a server.
            assert not socket.protocol.extensions
            await asyncio.to_thread(server.stop)
            await socket.wait_closed()
            return socket.close_code

    try:
        table = server.request("POST", "/api/tables", {"game": GAME, "seats": seats(GAME, "person", "person")})["id"]
        assert asyncio.run(at_the_end()) == 1012
    finally:
        server.kill()
    with sqlite3.connect(tmp_path / "marula.sqlite") as store:
        assert store.execute("select count(*) from tables where id = ?", [table]).fetchone() == (1,)
    store.close()
