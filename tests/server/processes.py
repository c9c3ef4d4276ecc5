"""A real server in a process of its own, to be killed."""

import hashlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from marula.server.store.base import Store

START = """
import sys
from pathlib import Path
from marula.server.limits import Limits
from marula.server.serve import Place, serve
data, pages, port = sys.argv[1:]
# All that tests do comes from one device.
limits = Limits(tables_per_device=10_000, sockets_per_device=10_000, boards_per_device=10_000)
serve(Place("127.0.0.1", int(port), Path(data), Path(pages), limits=limits), print, False)
"""


SECRET = "A-device-that-every-browser-of-tests-pretends"[:43]
"""The secret of the device that tests are at: what they open from outside, their browsers hold too."""

SOMEBODY = "5" * 32
"""Who is behind it."""


async def remember_somebody(store: Store) -> None:
    """Let a store know the device that tests are at."""
    await store.add_device(hashlib.sha256(SECRET.encode()).hexdigest(), SOMEBODY, "2026-01-01T12:00:00.000+00:00")


class Server:
    """A server process on a folder; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, pages: Path | None = None, python: Path | str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        self.pages = pages or blank_pages(folder)
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.secret = SECRET
        """By which the server knows who sends requests: another one where it didn't know that one."""

    def start(self) -> None:
        """Start, and wait until it says its address."""
        self.process = subprocess.Popen(
            [str(self.python), "-c", START, str(self.folder), str(self.pages), str(self.port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http://127.0.0.1:")

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """One HTTP request; the parsed answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        with urlopen(
            Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method), timeout=20
        ) as answer:
            given = SimpleCookie(answer.headers["Set-Cookie"]).get("marula")
            if given is not None:
                self.secret = given.value
            text = answer.read()
            return json.loads(text) if text else None

    @property
    def cookie(self) -> str:
        """What requests and sockets of the device that tests are at send along."""
        return f"marula={self.secret}"

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

    def live(self, table: str) -> str:
        """The address of a table's socket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"


def blank_pages(folder: Path) -> Path:
    """Pages with nothing on them, for tests that never look."""
    pages = folder / "pages"
    (pages / "assets").mkdir(parents=True, exist_ok=True)
    (pages / "index.html").write_text("<!doctype html><title>Marula</title>")
    return pages


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    """A server that is ended whatever happens."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for task in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = task.read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            found.append(int(task.parent.name))
    return found


def wait_until_gone(pids: list[int], seconds: float) -> list[int]:
    """Those that are still there after so long."""
    end = time.monotonic() + seconds
    left = pids
    while left and time.monotonic() < end:
        left = [pid for pid in left if Path(f"/proc/{pid}").exists() and not _is_zombie(pid)]
        time.sleep(0.05)
    return left


def _is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
