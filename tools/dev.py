"""The page and the server while one works on them, each anew when what it is made from changes: `make dev`.

    python -m tools.dev [--port PORT] [--data DIR] [--watch DIR ...]

Vite shows the page and passes on what it asks of the server (vite.config.ts). The server is an ordinary one, on a port
of its own, with matches of its own: those one plays are left alone. One Ctrl-C ends both.

At /gallery/ Vite shows the telling positions that games list in tests/telling.json, in all themes and languages
(web/gallery). No page that is shipped leads there.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import final

from watchfiles import Change, watch

from marula import FURTHER_GAMES
from tools.build_pages import NODE, ROOT

LOOPBACK = "127.0.0.1"
PORT = 5173
PATIENCE = 6
"""Seconds until a process that was asked to end is ended: longer than the server gives to open pages."""
LOOK_AGAIN = 500
"""Milliseconds between looks at whether Vite is still there."""

SOURCES = (".py", ".toml", ".ftl", ".md")
"""What the server is made of: code, boards, texts, handbooks."""
NOT_THE_SERVERS = {"web", "tests", "pages"}

SERVE = """
import sys
from pathlib import Path
from marula.server.serve import LOOPBACK, Place, serve
port, data, pages = sys.argv[1:]
place = Place(LOOPBACK, int(port), Path(data), Path(pages))
serve(place, lambda address: print("The server is there.", flush=True), False)
"""


@final
class Server:
    """The server's process; it can be started anew, and stays where it is."""

    def __init__(self, data: Path) -> None:
        self.port = _free_port()
        pages = data / "pages"
        (pages / "assets").mkdir(parents=True, exist_ok=True)
        (pages / "index.html").write_text("<!doctype html><title>Marula</title>Vite shows the page.", "utf-8")
        self._command = [sys.executable, "-c", SERVE, str(self.port), str(data), str(pages)]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, or start it anew. One that fails has said why, and gets its chance at the next change."""
        self.stop()
        self._process = _begin(self._command)

    def stop(self) -> None:
        """End it, with its bots."""
        if self._process is not None:
            _end(self._process)
            self._process = None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run both until Ctrl-C, or until Vite ends."""
    parser = argparse.ArgumentParser(prog="make dev", description="The page and the server, both reloading.")
    parser.add_argument("--port", type=int, default=PORT, help="where the page is shown")
    parser.add_argument("--data", type=Path, default=ROOT / ".cache/dev", help="where matches are kept")
    parser.add_argument("--watch", type=Path, action="append", help="folders whose changes start the server anew")
    given = parser.parse_args(arguments)
    if not _is_free(given.port):
        print(f"Port {given.port} is in use. Choose another one: make dev PORT={given.port + 1}", file=sys.stderr)
        return 1
    signal.signal(signal.SIGTERM, _interrupt)
    server = Server(given.data)
    try:
        server.start()
        with _vite(given.port, server.port) as vite:
            print(f"Matches are kept in {given.data}. Ctrl-C ends both.")
            print(f"The games' telling positions: http://{LOOPBACK}:{given.port}/gallery/. The page:", flush=True)
            _keep_fresh(server, vite, given.watch or [ROOT / "src/marula", *map(Path, filter(None, [FURTHER_GAMES]))])
            return vite.returncode or 0
    except KeyboardInterrupt:
        return 0
    finally:
        server.stop()


def _keep_fresh(server: Server, vite: subprocess.Popen[bytes], folders: Sequence[Path]) -> None:
    """Start the server anew at every change, as long as Vite is there."""

    def is_source(change: Change, path: str) -> bool:
        inside = [Path(path).relative_to(folder) for folder in folders if Path(path).is_relative_to(folder)]
        return path.endswith(SOURCES) and not any(NOT_THE_SERVERS & set(file.parts) for file in inside)

    for changes in watch(*folders, watch_filter=is_source, yield_on_timeout=True, rust_timeout=LOOK_AGAIN):
        if vite.poll() is not None:
            return
        if changes:
            names = sorted({Path(path).name for _, path in changes})
            print(f"Changed: {', '.join(names)}. The server starts anew ...", flush=True)
            server.start()


@contextmanager
def _vite(port: int, server: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [NODE, ROOT / "node_modules/vite/bin/vite.js", "--host", LOOPBACK, "--port", str(port), "--strictPort"]
    environment = {**os.environ, "MARULA_SERVER": f"http://{LOOPBACK}:{server}"}
    process = _begin([*map(str, command), "--clearScreen", "false"], environment)
    try:
        yield process
    finally:
        _end(process)


def _begin(command: Sequence[str], environment: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    # A terminal sends Ctrl-C to all that stand in its session. Only we are to hear it, and end the others in order.
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, start_new_session=True)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        if os.name != "nt":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
