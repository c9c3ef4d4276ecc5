"""What a server writes down: on standard error, as lines of text or of JSON, with nothing in them that is anybody's.

No names, links, secrets, ids of tables or whole addresses: who reads logs may help to find a fault, not join a match.
"""

import hashlib
import json
import logging
import re
import secrets
import sys
import time
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from marula.server.metrics import REQUEST_SECONDS, REQUESTS
from marula.server.ways import Address, as_address

LogFormat = Literal["text", "json"]
FORMATS: tuple[LogFormat, ...] = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")

# One table's lines can be found among others as long as the server runs; whose table it is can't be found out.
_KEY = secrets.token_bytes(16)

# What is quoted in an error may be anything that somebody sent.
QUOTED = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|“[^”\n]*”")

# Methods are counted by name; there are no others, and who invents some gets no count of their own.
METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
NOWHERE = "nowhere"
"""The route of an address at which there is nothing: the address itself may be a link that was mistyped."""

log = logging.getLogger("marula.requests")


class Style(NamedTuple):
    """How much is written, and how."""

    format: LogFormat = "text"
    level: str = "warning"


def set_up(style: Style) -> None:
    """Have everything that is logged written in a style; libraries too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if style.format == "json" else AsText())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    # What libraries say of every connection names addresses and paths.
    logging.getLogger("marula").setLevel(style.level.upper())
    logging.getLogger("uvicorn.access").disabled = True


def tag(id: str) -> str:
    """What stands for a table, a seat or a device in a log: the same for the same, and of no use to anybody."""
    return hashlib.blake2b(id.encode(), key=_KEY, digest_size=4).hexdigest()


def shortened(address: str) -> str:
    """An address as it may be written down: which network, not who there."""
    found: Address | None = as_address(address)
    if found is None:
        return ""
    if found.version == 4:
        return ".".join([*str(found).split(".")[:3], "x"])
    return ":".join([*found.exploded.split(":")[:3], "x"])


@final
class AsText(logging.Formatter):
    """Lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line, and what is known of it."""
        fields = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        return f"{super().format(record)} {fields}".rstrip()

    def formatException(self, ei: Any) -> str:  # noqa: N802 -- as logging has it
        """Where it happened, and what went wrong without what it was about."""
        return _told(ei[1])


@final
class AsJson(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """The object."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["error"] = _told(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def _fields(record: logging.LogRecord) -> Mapping[str, object]:
    found: Mapping[str, object] = getattr(record, "fields", {})
    return found


def _told(error: BaseException | None) -> str:
    if error is None:
        return ""
    return QUOTED.sub("…", "".join(traceback.format_exception(error, limit=-12)))


@final
class Journal:
    """Writes down and counts what was asked and answered, around everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and remember how it went."""
        begun = time.perf_counter()
        status = 0

        async def listen(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, listen)
        finally:
            _note(scope, status, time.perf_counter() - begun)


def _note(scope: Scope, status: int, seconds: float) -> None:
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    method = str(scope.get("method", "SOCKET"))
    route = scope.get("path_template") or NOWHERE
    REQUESTS.labels(method if is_socket or method in METHODS else "OTHER", route, str(status)).inc()
    if not is_socket:
        REQUEST_SECONDS.labels(route).observe(seconds)
    if not log.isEnabledFor(logging.INFO):
        return
    fields: dict[str, object] = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    table = scope.get("path_params", {}).get("table_id")
    if isinstance(table, str):
        fields["table"] = tag(table)
    visit = scope["state"].get("visit")
    if visit is not None:
        fields["from"] = shortened(visit.address)
    log.info("socket" if is_socket else "request", extra={"fields": fields})
