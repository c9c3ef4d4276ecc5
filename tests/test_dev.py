"""Page and server while one works on them: `make dev`."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.helpers import seats
from tests.server.processes import children, free_port, wait_until_gone

ROOT = Path(__file__).parents[1]
PATIENCE = 120
"""Seconds; it takes a few where nothing else is going on."""


class Dev:
    """What a developer has in front of them."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.host = f"127.0.0.1:{port}"
        self.process = process
        self.cookie = ""
        """Who the developer is, once the server knows."""

    def ask(self, path: str, body: object = None, origin: str | None = None) -> bytes:
        """One request as the page makes it; the server may be about to start anew."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": origin or f"http://{self.host}", "Cookie": self.cookie}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(Request(f"http://{self.host}{path}", data, headers), timeout=PATIENCE) as answer:
                    self.cookie = str(answer.headers.get("Set-Cookie") or self.cookie).split(";")[0]
                    return bytes(answer.read())
            except HTTPError as error:
                # Vite says 500 where the server is not there.
                if error.code < 500 or time.monotonic() > end:
                    raise
                error.close()
            except (URLError, ConnectionError):
                if self.process.poll() is not None or time.monotonic() > end:
                    raise
            time.sleep(0.1)

    @contextmanager
    def sit_down(self, table: str) -> Iterator[ClientConnection]:
        """A socket as the page opens it, of the first seat."""
        address = f"ws://{self.host}/api/tables/{table}/live"
        headers = {"Origin": f"http://{self.host}", "Cookie": self.cookie}
        with connect(address, additional_headers=headers, proxy=None) as socket:
            socket.send(json.dumps({"type": "hello", "seat": 0}))
            assert json.loads(socket.recv(20))["type"] == "welcome"
            yield socket


def _listen(socket: ClientConnection) -> None:
    """Hear whatever comes."""
    while True:
        socket.recv(PATIENCE)


@contextmanager
def developing(folder: Path) -> Iterator[Dev]:
    port = free_port()
    (folder / "watched").mkdir()
    command = [sys.executable, "-m", "tools.dev", "--port", str(port)]
    command += ["--data", str(folder / "data"), "--watch", str(folder / "watched")]
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            yield Dev(port, process)
        finally:
            process.terminate()
            process.wait(60)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_page_and_server_are_there_reload_and_end_together(tmp_path: Path) -> None:
    with developing(tmp_path) as dev:
        assert b"/@vite/client" in dev.ask("/")
        assert b"gallery.ts" in dev.ask("/gallery/")
        assert b"telling.json" in dev.ask("/gallery/telling.ts")
        assert {"africa"} <= {game["id"] for game in json.loads(dev.ask("/api/games"))}
        new = {"game": "africa", "seats": seats("africa", "person", "person")}
        table = json.loads(dev.ask("/api/tables", new))["id"]

        with pytest.raises(HTTPError, match="403") as refused:
            dev.ask("/api/tables", new, origin="http://another.example")
        refused.value.close()

        with dev.sit_down(table) as socket:
            (tmp_path / "watched/rules.py").write_text("")
            with pytest.raises(ConnectionClosed):
                _listen(socket)
        # The server that answers now is another one, with the same matches.
        assert table in dev.ask("/api/tables").decode()
        with dev.sit_down(table):
            pass
        started = children(dev.process.pid)
        assert len(started) == 2
    assert dev.process.returncode == 0
    assert wait_until_gone(started, 10) == []
    assert (tmp_path / "data/marula.sqlite").is_file()


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "tools.dev", "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"Port {port} is in use. Choose another one: make dev PORT={port + 1}\n"
    assert list(tmp_path.iterdir()) == []
