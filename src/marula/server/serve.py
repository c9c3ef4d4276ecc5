"""Starting the server: its socket, its store, and the browser where one is wanted."""

import asyncio
import gc
import logging
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple, final

import uvicorn

from marula.server.app import make_app
from marula.server.bots import Bots
from marula.server.folder import DATABASE, KEY
from marula.server.headers import security_headers
from marula.server.life import Life
from marula.server.limits import Limits
from marula.server.logs import Style, set_up
from marula.server.minds import SECONDS
from marula.server.replays import Replay, Replays
from marula.server.sockets import Sockets
from marula.server.store.file import Progress, untold
from marula.server.store.sqlite import SqliteStore
from marula.server.tokens import server_key
from marula.server.ways import Ways, own_address, ways_to

log = logging.getLogger("marula")

PORT = 8350
LOOPBACK = "127.0.0.1"
GRACE = 2
"""Seconds that open pages get when the server stops; they come back by themselves."""

YOUNG = 10_000
"""New objects after which the garbage collector looks at them. A move leaves some twenty."""

WS_MOST = 1_000_000
"""Longer messages end the connection; those over the protocol's own limit are answered first."""

LOGGED_EVERY = 5.0
"""Seconds after which the log says again how far something has come."""


class PortError(Exception):
    """The address can't be listened on."""

    def __init__(self, host: str, port: int, reason: str, in_use: bool) -> None:
        super().__init__(host, port, reason)
        self.host = host
        self.port = port
        self.reason = reason
        self.in_use = in_use


TURN = 0.001
"""Seconds after which a thread lets another go on. With Python's own five milliseconds the thread that writes, which
gives way at each call of SQLite, would wait long for its turn while there is much to do."""


class Place(NamedTuple):
    """Where to listen and keep matches, where the pages are if not in the package, how others get here, and limits."""

    host: str
    port: int
    data: Path
    pages: Path | None = None
    ways: Ways | None = None
    style: Style = Style()
    limits: Limits | None = None
    bot_seconds: float = SECONDS


class First(NamedTuple):
    """What is looked at first: the replay of a record, after a move of it."""

    replay: Replay
    move: int

    @property
    def query(self) -> str:
        """What its address ends with."""
        return f"?move={self.move}" if self.move else ""


def serve(
    place: Place,
    ready: Callable[[str], None],
    open_browser: bool,
    first: First | None = None,
    progress: Progress = untold,
) -> None:
    """Serve until interrupted; `ready` is told the address of what is to be looked at first.

    `progress` is told how many of how many tables of an older version are up to date.
    """
    set_up(place.style)
    sys.setswitchinterval(TURN)
    with _listen(place.host, place.port) as listener:
        replays = Replays()
        path = "" if first is None else f"record/{replays.keep(first.replay)}{first.query}"
        ways = place.ways or ways_to(place.host)
        address = _address(place.host, listener.getsockname()[1], ways) + path
        database = place.data / DATABASE
        life = Life()
        server = Server(_config(database, place, ways, replays, life), life)
        asyncio.run(_try_store(database, _logged(progress)))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_run(server, listener, lambda: _announce(address, ready, open_browser)))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop: uvloop's, which is quicker, where it is installed; else Python's own."""
    try:
        import uvloop  # noqa: PLC0415 -- it may not be there
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _try_store(database: Path, progress: Progress) -> None:
    """Open the store and the key once: where it fails, uvicorn would end with a page of traces, not with the reason."""
    store = SqliteStore(database, progress=progress)
    await store.open()
    await store.close()
    server_key(database.with_name(KEY))


def _logged(progress: Progress) -> Progress:
    """It is told in the log, too, that something takes long: when it begins, now and then, and when it is done."""
    last: float | None = None

    def tell(done: int, count: int) -> None:
        nonlocal last
        progress(done, count)
        now = time.monotonic()
        if count and last is None:
            log.warning("%s tables of an older version are brought up to date", count)
            last = now
        if last is not None and (now - last >= LOGGED_EVERY or done == count):
            log.warning("%s of %s tables are up to date", done, count)
            last = now

    return tell


@final
class Server(uvicorn.Server):
    """uvicorn's server. Asked to end, it tells open pages to come back, finishes what was begun, begins nothing."""

    def __init__(self, config: uvicorn.Config, life: Life) -> None:
        super().__init__(config)
        self._life = life

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or Ctrl-C."""
        self._life.end()
        super().handle_exit(sig, frame)


def _config(database: Path, place: Place, ways: Ways, replays: Replays, life: Life) -> uvicorn.Config:
    bots = Bots(seconds=place.bot_seconds)
    app = make_app(database, ways, place.pages, replays, life, place.limits, bots)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        headers=security_headers(ways),
        server_header=False,
        # Who is believed about those they speak for, the guard knows.
        proxy_headers=False,
        lifespan="on",
        ws_max_size=WS_MOST,
        timeout_graceful_shutdown=GRACE,
        ws=Sockets,
        # Somebody who is gone without a word is noticed within a minute, as proxies ask for a sign of life.
        ws_ping_interval=30,
        # It would cost more memory and processor time than we promise, and tell lengths: docs/decisions/0009-online.md.
        ws_per_message_deflate=False,
    )


async def _run(server: uvicorn.Server, listener: socket.socket, started: Callable[[], None]) -> None:
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        _spare_the_collector()
        started()
    await task


def _spare_the_collector() -> None:
    """Have the garbage collector look at what comes and goes, and seldom: everybody waits for it."""
    # What is there now stays: else all modules are gone through again and again.
    gc.freeze()
    gc.set_threshold(YOUNG)


def _announce(address: str, ready: Callable[[str], None], open_browser: bool) -> None:
    ready(address)
    sys.stdout.flush()
    if open_browser and _has_screen():
        webbrowser.open(address)


def _listen(host: str, port: int) -> socket.socket:
    """Bind before anything else is done: a port in use is the likeliest trouble."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP in so many words: only then does asyncio send small messages at once instead of waiting to join them.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise PortError(host, port, reason, getattr(error, "errno", None) in _IN_USE) from error
    listener.setblocking(False)
    return listener


def _address(host: str, port: int, ways: Ways) -> str:
    """Where to look at it: what was said, else what leads here from anywhere near."""
    if ways.public_url:
        return f"{ways.public_url}/"
    # Whoever listens on all addresses of a device has said none.
    shown = own_address() if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """Whether a browser could show anything; on a server over SSH it would be a text browser in the way."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


_IN_USE = (48, 98, 10048)
"""EADDRINUSE on macOS, Linux and Windows."""
