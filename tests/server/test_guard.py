"""Who may speak to a server, by which name, and whom it takes them for."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.types import Receive, Scope, Send

from marula.cli import main
from marula.server import serve
from marula.server.app import make_app
from marula.server.guard import base_url, client_address, is_loopback, is_secure
from marula.server.headers import security_headers
from marula.server.ways import Ways, own_address, split_host, ways_to
from tests.server.helpers import open_table
from tests.server.processes import Server, blank_pages

PUBLIC = "https://games.example.org"
HOME = ways_to("127.0.0.1")
NETWORK = ways_to("0.0.0.0")
PROXIED = ways_to("127.0.0.1", PUBLIC, ["play.example.org"], ["127.0.0.1", "10.1.0.0/16", "2001:db8:1::/48"])


@get("/who", include_in_schema=False)
async def who(request: Request[object, object, State]) -> dict[str, Any]:
    """Whom the server takes a visitor for."""
    return {
        "address": client_address(request),
        "secure": is_secure(request),
        "here": is_loopback(request),
        "base": base_url(request),
    }


@contextmanager
def reached(folder: Path, ways: Ways, peer: str = "127.0.0.1") -> Iterator[TestClient[Litestar]]:
    """A server that is reached in some ways, and asked from an address."""
    app = make_app(folder / "marula.sqlite", ways, blank_pages(folder))
    app.register(who)
    guarded = app.asgi_handler

    async def from_peer(scope: Scope, receive: Receive, send: Send) -> None:
        scope["client"] = (peer, 50000)
        await guarded(scope, receive, send)

    app.asgi_handler = from_peer
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def test_a_server_on_this_device_goes_by_the_names_of_this_device_only(tmp_path: Path) -> None:
    with reached(tmp_path, HOME) as client:
        for host in ("localhost", "LOCALHOST:8350", "127.0.0.1", "127.0.0.1:9000", "[::1]:8350", "localhost."):
            assert client.get("/api/games", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "localhost.evil.example", "192.168.1.2", "evil@localhost", "localhost/", "", "["):
            answer = client.get("/api/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["key"]) == (421, "door-wrong-name"), host


def test_two_names_are_none(tmp_path: Path) -> None:
    with reached(tmp_path, HOME) as client:
        assert client.get("/api/games", headers=[("Host", "localhost"), ("Host", "evil.example")]).status_code == 421


def test_in_a_network_it_goes_by_addresses_and_its_own_name_but_no_other(tmp_path: Path) -> None:
    own = socket.gethostname()
    with reached(tmp_path, NETWORK, "192.168.1.9") as client:
        for host in ("192.168.1.2:8350", "[fe80::1]", "localhost:8350", own, f"{own}.local:8350"):
            assert client.get("/", headers={"Host": host}).status_code == 200, host
        for host in ("evil.example:8350", f"{own}.evil.example", "192.168.1.2.evil.example"):
            assert client.get("/", headers={"Host": host}).status_code == 421, host


def test_a_wrong_name_is_told_in_the_readers_language(tmp_path: Path) -> None:
    with reached(tmp_path, HOME) as client:
        said = {
            language: client.get("/", headers={"Host": "<b>.example", "Accept-Language": f"{language},en;q=0.5"})
            for language in ("en", "fr", "ja")
        }
    for language, words in (("en", "does not go by"), ("fr", "ne porte pas"), ("ja", "このテーブルの名前")):
        assert words in said[language].text
        assert "--allowed-host" in said[language].text
        # What somebody else chose to write is never read as HTML.
        assert said[language].headers["content-type"] == "text/plain; charset=utf-8"


def test_an_address_with_nothing_at_it_is_guarded_too(tmp_path: Path) -> None:
    with reached(tmp_path, HOME) as client:
        assert client.get("/nowhere").status_code == 404
        assert client.get("/nowhere", headers={"Host": "evil.example"}).status_code == 421
        assert client.post("/nowhere", headers={"Origin": "https://evil.example"}).status_code == 403


@pytest.mark.parametrize(
    ("ways", "headers"),
    [
        (HOME, {"Host": "evil.example"}),
        (HOME, {"Host": "evil.example", "Origin": "http://evil.example"}),
        (NETWORK, {"Host": "evil.example:8350", "Origin": "http://evil.example:8350"}),
        (HOME, {"Host": "localhost", "Origin": "http://evil.example"}),
        (HOME, {"Host": "localhost", "Origin": "http://localhost:3000"}),
        (HOME, {"Host": "localhost", "Origin": "null"}),
        (HOME, {"Host": "localhost", "Origin": ""}),
        (HOME, {"Host": "localhost", "Origin": "http://["}),
        (HOME, {"Host": "localhost", "Origin": "http://localhost, http://evil.example"}),
        (PROXIED, {"Host": "games.example.org", "Origin": "http://games.example.org"}),
        (PROXIED, {"Host": "localhost", "Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"}),
    ],
)
def test_pages_of_others_neither_send_nor_open_sockets(
    tmp_path: Path, ways: Ways, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with reached(tmp_path, ways) as client:
        table = open_table(client, "africa", "person", "person")
        for method, path in (("POST", "/api/tables"), ("DELETE", f"/api/tables/{table}"), ("PUT", "/api/games")):
            answer = client.request(method, path, headers=headers, json={})
            assert answer.status_code in (403, 421), (method, path)
            assert answer.json()["key"] in ("door-other-site", "door-wrong-name")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/live", headers=headers):
            pass
        assert client.get(f"/api/tables/{table}").status_code == 200
    assert not caplog.records, "nothing went wrong here"


@pytest.mark.parametrize(
    ("ways", "headers"),
    [
        (HOME, {"Host": "localhost:8350", "Origin": "http://localhost:8350"}),
        (HOME, {"Host": "localhost:8350"}),
        (NETWORK, {"Host": "192.168.1.2:8350", "Origin": "http://192.168.1.2:8350"}),
        (NETWORK, {"Host": "[fe80::1]:8350", "Origin": "http://[fe80::1]:8350"}),
        (PROXIED, {"Host": "games.example.org", "Origin": PUBLIC}),
        (PROXIED, {"Host": "127.0.0.1:8350", "Origin": PUBLIC}),
        (PROXIED, {"Host": "localhost", "X-Forwarded-Host": "play.example.org", "Origin": "https://play.example.org"}),
        # A proxy with TLS that nobody told us of.
        (ways_to("127.0.0.1", "", ["a.example"]), {"Host": "a.example", "Origin": "https://a.example"}),
        (ways_to("127.0.0.1", "", ["a.example"]), {"Host": "a.example:443", "Origin": "https://a.example"}),
    ],
)
def test_our_own_pages_do(tmp_path: Path, ways: Ways, headers: dict[str, str]) -> None:
    with reached(tmp_path, ways) as client:
        table = open_table(client, "africa", "person", "person")
        assert client.post("/api/tables", headers=headers, json={}).status_code == 400
        with client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as live:
            live.send_json({"type": "hello", "seat": None})
            assert live.receive_json(timeout=20)["type"] == "welcome"


@pytest.mark.parametrize(
    ("peer", "passed_on", "seen"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        # What a visitor claims about themselves stands before what the proxy saw.
        ("127.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "1.1.1.1, 203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("127.0.0.1", "2001:db8:2::7, 2001:db8:1::1", "2001:db8:2::7"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.7, nonsense, 10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.9.9", "203.0.113.7", "203.0.113.7"),
        # Whoever is no proxy of ours may say what they like.
        ("203.0.113.9", "127.0.0.1", "203.0.113.9"),
    ],
)
def test_a_visitors_address_is_what_our_proxies_have_seen(tmp_path: Path, peer: str, passed_on: str, seen: str) -> None:
    headers = {"X-Forwarded-For": passed_on} if passed_on else {}
    with reached(tmp_path, PROXIED, peer) as client:
        assert client.get("/who", headers=headers).json()["address"] == seen


def test_only_our_proxies_are_believed_about_tls_and_names(tmp_path: Path) -> None:
    claims = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example.org"}
    with reached(tmp_path, PROXIED) as client:
        found = client.get("/who", headers=claims).json()
        assert found["secure"]
        assert not client.get("/who").json()["secure"]
        assert client.get("/who", headers={"Host": "games.example.org"}).json()["secure"], "we know that it has TLS"
        assert not client.get("/who", headers={"X-Forwarded-Proto": "gopher"}).json()["secure"]
        assert client.get("/who", headers={**claims, "X-Forwarded-Host": "evil.example"}).status_code == 421
    with reached(tmp_path, PROXIED, "203.0.113.9") as client:
        assert not client.get("/who", headers=claims).json()["secure"]


def test_who_sits_here_is_here_and_nobody_else(tmp_path: Path) -> None:
    with reached(tmp_path, PROXIED) as client:
        assert client.get("/who").json()["here"]
        assert client.get("/who", headers={"Host": "[::1]:8350"}).json()["here"]
        # A proxy on this device, and one that says nothing of itself but passes on the name.
        for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto"):
            assert not client.get("/who", headers={header: "127.0.0.1"}).json()["here"], header
        assert not client.get("/who", headers={"Host": "games.example.org"}).json()["here"]
    with reached(tmp_path, NETWORK, "192.168.1.9") as client:
        assert not client.get("/who").json()["here"]


def test_links_lead_others_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marula.server.guard.own_address", lambda: "192.168.1.2")
    with reached(tmp_path, PROXIED) as client:
        assert client.get("/who", headers={"Host": "localhost:8350"}).json()["base"] == PUBLIC
    with reached(tmp_path, NETWORK) as client:
        assert client.get("/who", headers={"Host": "localhost:8350"}).json()["base"] == "http://192.168.1.2:8350"
        assert client.get("/who", headers={"Host": "10.0.0.3:8350"}).json()["base"] == "http://10.0.0.3:8350"
    with reached(tmp_path, HOME) as client:
        assert client.get("/who", headers={"Host": "localhost:8350"}).json()["base"] == "http://localhost:8350"


def test_our_address_is_one_that_can_be_asked_for() -> None:
    name, port = split_host(own_address())
    assert (NETWORK.has_name(name), port) == (True, None)


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        *(("--public-url", url) for url in ("games.example.org", "ftp://a.example", "https://", "https://a.example/b")),
        *(("--public-url", url) for url in ("https://a.example?b", "https://me@a.example", "https://a.example:port")),
        *(("--allowed-host", name) for name in ("https://a.example", "a.example:80", "a.example/b", "")),
        *(("--trusted-proxy", net) for net in ("caddy", "10.0.0.0/64", "")),
    ],
)
def test_what_makes_no_sense_is_said_at_once(
    option: str, wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.serve.serve", None)
    assert main(["serve", "--lang", "en", option, wrong]) == 2
    assert f"not “{wrong}”" in capsys.readouterr().err


def test_what_was_said_reaches_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[serve.Place] = []
    monkeypatch.setattr("marula.server.serve.serve", lambda place, *_: found.append(place))
    said = ["--public-url", "HTTPS://Games.Example.org:443/", "--allowed-host", "Play.example.org"]
    main(["serve", "--data", str(tmp_path), *said, "--allowed-host", "b.example", "--trusted-proxy", "127.0.0.1"])
    ways = found[0].ways
    assert ways is not None
    assert ways.public_url == PUBLIC
    assert set(ways.names or ()) == {"localhost", "games.example.org", "play.example.org", "b.example"}
    assert [str(network) for network in ways.proxies] == ["127.0.0.1/32"]


def raw(server: Server, request: str) -> str:
    """What a server answers to anything at all, the headers only."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        line.sendall(request.encode())
        with line.makefile("rb") as answer:
            found = []
            while (read := answer.readline().decode().strip()) != "":
                found.append(read)
    return "\n".join(found).lower()


def test_every_answer_says_what_may_be_done_with_it(tmp_path: Path) -> None:
    """Also those that no handler of ours gives."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    upgrade += "dGhlIHNhbXBsZSBub25jZQ==\r\n"
    server = Server(tmp_path)
    (server.pages / "assets/a.js").write_text("let tree")
    server.start()
    try:
        answers = {
            name: raw(server, f"{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n")
            for name, line, host, more in (
                ("200", "GET /", "localhost", ""),
                ("200 asset", "GET /assets/a.js", "localhost", ""),
                ("200 api", "GET /api/games", "localhost", ""),
                ("200 api page", "GET /api/schema", "localhost", ""),
                ("404", "GET /nowhere", "localhost", ""),
                ("404 api", "GET /api/tables/none", "localhost", ""),
                ("405", "DELETE /api/games", "localhost", ""),
                ("400 api", "POST /api/tables", "localhost", "Content-Length: 0\r\n"),
                ("421", "GET /", "evil.example", ""),
                ("403", "POST /api/tables", "localhost", "Origin: http://evil.example\r\nContent-Length: 0\r\n"),
                ("421 socket", "GET /api/tables/a/live", "evil.example", upgrade),
                ("400 malformed", "GET / nonsense", "localhost", ""),
            )
        }
    finally:
        server.stop()
    for name, answer in answers.items():
        assert answer.startswith(f"http/1.1 {name[:3]} "), answer
        policy = next(line for line in answer.split("\n") if line.startswith("content-security-policy: "))
        assert "unsafe" not in policy
        assert "connect-src 'self';" in policy, name
        assert "frame-ancestors 'none'" in policy, name
        assert "x-content-type-options: nosniff" in answer, name
        assert "referrer-policy: no-referrer" in answer, name
        assert "strict-transport-security" not in answer, "no TLS was promised"
        assert "\nserver:" not in answer


def test_where_there_is_tls_browsers_remember() -> None:
    assert ("Strict-Transport-Security", "max-age=15552000") in security_headers(PROXIED)
    assert "Strict-Transport-Security" not in dict(security_headers(ways_to("0.0.0.0", "http://a.example")))
