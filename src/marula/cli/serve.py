"""marula play, marula serve: the table in the browser. And a record in it, for marula show."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from marula.cli.common import bar_when_told
from marula.cli.compiling import compile_meanwhile
from marula.cli.errors import CommandError
from marula.cli.parser import Parser, whole_number
from marula.core.record import Record
from marula.server.folder import data_folder
from marula.server.store.base import StoreError
from marula.texts import Texts

HIGHEST_PORT = 65535


def play(arguments: Sequence[str], texts: Texts) -> int:
    """Start the table on this device and open a browser."""
    return _start("marula play", "cli-about-play", arguments, texts, open_browser=True)


def serve(arguments: Sequence[str], texts: Texts) -> int:
    """Start the table, for whoever can reach it."""
    return _start("marula serve", "cli-about-serve", arguments, texts, open_browser=False)


def _start(command: str, about: str, arguments: Sequence[str], texts: Texts, open_browser: bool) -> int:
    # The server's libraries take a while to load; other commands need none of them.
    from marula.server.limits import LimitError, known_limits, read_limits  # noqa: PLC0415
    from marula.server.logs import FORMATS, LEVELS, Style  # noqa: PLC0415
    from marula.server.minds import SECONDS  # noqa: PLC0415
    from marula.server.serve import LOOPBACK, PORT, Place  # noqa: PLC0415
    from marula.server.serve import serve as run  # noqa: PLC0415
    from marula.server.ways import WayError, ways_to  # noqa: PLC0415

    parser = Parser(texts, command, about)
    parser.option("--host", "HOST", "cli-help-host", LOOPBACK, usual=LOOPBACK)
    parser.option("--port", "PORT", "cli-help-port", PORT, usual=str(PORT))
    parser.option("--data", "DIR", "cli-help-data", usual=str(data_folder()))
    parser.option("--public-url", "URL", "cli-help-public-url", "")
    parser.options("--allowed-host", "NAME", "cli-help-allowed-host")
    parser.options("--trusted-proxy", "NET", "cli-help-trusted-proxy")
    parser.options("--metrics-from", "NET", "cli-help-metrics-from")
    parser.options("--limit", "NAME=NUMBER", "cli-help-limit")
    parser.option("--bot-seconds", "N", "cli-help-bot-seconds", int(SECONDS), usual=str(int(SECONDS)))
    parser.option("--log-format", "FORMAT", "cli-help-log-format", FORMATS[0], known=", ".join(FORMATS))
    parser.option("--log-level", "LEVEL", "cli-help-log-level", "warning", known=", ".join(LEVELS))
    given = parser.read(arguments)
    if given is None:
        return 0
    port = whole_number(given.port, "--port", 0, command)
    if port > HIGHEST_PORT:
        raise CommandError("cli-bad-port", {"found": port, "high": HIGHEST_PORT}, command)
    try:
        ways = ways_to(given.host, given.public_url, given.allowed_host, given.trusted_proxy, given.metrics_from)
    except WayError as error:
        raise CommandError(error.key, {"found": error.found}, command) from error
    try:
        limits = read_limits(given.limit, os.environ)
    except LimitError as error:
        values = {"found": str(error), "known": ", ".join(known_limits())}
        raise CommandError("cli-bad-limit", values, command) from error
    for option, found, known in (("--log-format", given.log_format, FORMATS), ("--log-level", given.log_level, LEVELS)):
        if found not in known:
            raise CommandError("cli-none-of", {"option": option, "found": found, "known": ", ".join(known)}, command)
    style = Style(given.log_format, given.log_level)
    place = Place(
        given.host,
        port,
        Path(given.data) if given.data else data_folder(),
        ways=ways,
        style=style,
        limits=limits,
        bot_seconds=whole_number(given.bot_seconds, "--bot-seconds", 1, command),
    )

    def ready(address: str) -> None:
        print(texts.say("cli-serving", {"address": address}), flush=True)
        compile_meanwhile(texts)

    with _in_a_sentence(place.data, command), bar_when_told(texts.say("cli-migrating")) as tell:
        run(place, ready, open_browser, None, tell)
    return 0


def open_record(record: Record, move: int, command: str, texts: Texts) -> None:
    """Show a record in the browser after a move, by a server that ends with the command; RecordError if it is wrong."""
    from marula.server.records import replay_of  # noqa: PLC0415
    from marula.server.serve import LOOPBACK, First, Place  # noqa: PLC0415
    from marula.server.serve import serve as run  # noqa: PLC0415

    first = First(replay_of(record), move)
    # Matches kept elsewhere are none of its business: another server may have them under way.
    with TemporaryDirectory(prefix="marula-") as data, _in_a_sentence(Path(data), command):
        place = Place(LOOPBACK, 0, Path(data))
        run(place, lambda address: print(texts.say("cli-showing", {"address": address})), True, first)


@contextmanager
def _in_a_sentence(data: Path, command: str) -> Iterator[None]:
    """Say in a sentence why the server can't start."""
    from marula.server.pages import PagesMissingError  # noqa: PLC0415
    from marula.server.serve import PortError  # noqa: PLC0415

    try:
        yield
    except PortError as error:
        key = "cli-port-in-use" if error.in_use else "cli-cannot-listen"
        values = {"host": error.host, "port": str(error.port), "next": str(error.port + 1), "reason": error.reason}
        raise CommandError(key, values, command) from error
    except PagesMissingError as error:
        raise CommandError("cli-pages-missing", {}, command) from error
    except StoreError as error:
        error.values.setdefault("data", str(data))
        raise
