"""marula table open | show | end: tables on a server, for whoever arranges matches from the command line."""

import json
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from marula import games
from marula.cli.common import find_game, print_json, read_options
from marula.cli.errors import CommandError
from marula.cli.pages import print_page
from marula.cli.parser import Parser
from marula.core.levels import STYLED
from marula.core.wire import JsonObject
from marula.players import NAMES
from marula.texts import Texts

SECONDS = 30
"""How long an answer is waited for."""

HOST_PATH = "/host#"
"""What stands between a server's address and the token of a host."""

REFUSALS = {
    "page-no-such-table": "cli-refused-table",
    "page-link-dead": "cli-refused-link",
    "page-link-unknown": "cli-refused-link",
    "page-not-yours": "cli-refused-link",
    "page-unknown-board": "cli-refused-board",
    "page-unknown-pace": "cli-refused-pace",
    "page-wrong-seats": "cli-refused-seats",
    "page-too-fast": "cli-refused-limit",
    "page-too-many-tables": "cli-refused-limit",
}
"""What the page says of a refusal is among its own texts; these are ours."""


class ServerSaysNoError(Exception):
    """The server can't be reached, or refuses: a text key and its values."""

    def __init__(self, key: str, values: JsonObject) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


def table(arguments: Sequence[str], texts: Texts) -> int:
    """Find what is to be done, and do it."""
    actions: dict[str, tuple[str, Callable[[Sequence[str], Texts], int]]] = {
        "open": ("cli-help-table-open", _open),
        "show": ("cli-help-table-show", _show),
        "end": ("cli-help-table-end", _end),
    }
    if not arguments or arguments[0] in ("-h", "--help"):
        rows = [(name, texts.say(help)) for name, (help, _) in actions.items()]
        print_page(texts, "marula table COMMAND ...", "cli-about-table", [("cli-commands", rows)])
        return 0 if arguments else 2
    if arguments[0] not in actions:
        raise CommandError("cli-unknown-command", {"found": arguments[0], "known": ", ".join(actions)}, "marula table")
    return actions[arguments[0]][1](arguments[1:], texts)


def _open(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula table open", "cli-about-table-open")
    parser.option("--server", "URL", "cli-help-server")
    parser.option("--game", "GAME", "cli-help-game", games=", ".join(games.names()))
    parser.option("--seats", "A,B,…", "cli-help-table-seats", players=", ".join(NAMES))
    parser.option("--board", "ID", "cli-help-table-board")
    parser.options("--option", "KEY=VALUE", "cli-help-option")
    parser.option("--pace", "PACE", "cli-help-pace", "live")
    parser.switch("--listed", "cli-help-listed")
    given = parser.read(arguments)
    if given is None:
        return 0
    for flag, value in (("--server", given.server), ("--game", given.game), ("--seats", given.seats)):
        if not value:
            raise CommandError("cli-missing-option", {"option": flag}, parser.prog)
    game = find_game(given.game, parser.prog)
    base = _base(given.server, parser.prog)
    wanted: JsonObject = {
        "game": game.id,
        "board": given.board or "",
        "options": dict(read_options(game, given.option, parser.prog)),
        "seats": [_seat(word, parser.prog) for word in given.seats.split(",")],
        "pace": given.pace,
        "listed": given.listed,
    }

    def ask() -> JsonObject:
        opened = _request("POST", f"{base}/api/tables", wanted)
        links = _request("GET", f"{base}/api/tables/{opened['id']}/links", token=str(opened["host"]))
        seats = links["seats"] if isinstance(links["seats"], list) else []
        return {
            "table": opened["id"],
            "invitations": [link for link in seats if link is not None],
            "watch": links["watch"],
            "host": links["host"],
        }

    return _answered(ask, texts)


def _show(arguments: Sequence[str], texts: Texts) -> int:
    found = _host_link("marula table show", "cli-about-table-show", arguments, texts)
    if found is None:
        return 0
    base, token = found
    table_id = token.partition(".")[0]
    return _answered(lambda: _request("GET", f"{base}/api/tables/{table_id}/state", token=token), texts)


def _end(arguments: Sequence[str], texts: Texts) -> int:
    found = _host_link("marula table end", "cli-about-table-end", arguments, texts)
    if found is None:
        return 0
    base, token = found
    address = f"{base}/api/tables/{token.partition('.')[0]}"

    def ask() -> JsonObject:
        _request("POST", f"{address}/end", {}, token)
        return _request("GET", f"{address}/state", token=token)

    return _answered(ask, texts)


def _host_link(command: str, about: str, arguments: Sequence[str], texts: Texts) -> tuple[str, str] | None:
    """The server's address and the token in a host's link."""
    parser = Parser(texts, command, about)
    parser.need("host_link", "cli-help-host-link")
    given = parser.read(arguments)
    if given is None:
        return None
    base, path, token = str(given.host_link).partition(HOST_PATH)
    if not path or not token:
        raise CommandError("cli-not-a-host-link", {"found": str(given.host_link)[:60]}, command)
    return _base(base, command), token


def _seat(word: str, command: str) -> JsonObject:
    kind, _, rest = word.strip().partition(":")
    if kind == "guest":
        return {"player": "guest", "name": rest}
    name, colon, _ = rest.partition(":")
    # Which styles there are depends on the game: the server knows it.
    if kind == "bot" and name in (STYLED if colon else NAMES):
        return {"player": "bot", "level": rest}
    raise CommandError("cli-table-seat", {"found": word, "players": ", ".join(NAMES)}, command)


def _base(url: str, command: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise CommandError("cli-not-a-server", {"found": url[:60]}, command)
    return url.rstrip("/")


def _answered(ask: Callable[[], JsonObject], texts: Texts) -> int:
    """Print the answer as the last line, or what is wrong on standard error."""
    try:
        print_json(ask())
    except ServerSaysNoError as error:
        print(texts.say("cli-error", {"message": texts.say(error.key, error.values)}), file=sys.stderr)
        return 1
    return 0


def _request(method: str, address: str, body: JsonObject | None = None, token: str = "") -> JsonObject:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(
            urllib.request.Request(address, data, headers, method=method), timeout=SECONDS
        ) as answer:
            text = answer.read()
        read: JsonObject = json.loads(text) if text else {}
        return read
    except urllib.error.HTTPError as error:
        raise ServerSaysNoError(*_refusal(error)) from error
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        raise ServerSaysNoError("cli-server-away", {"address": _server(address), "reason": reason}) from error


def _server(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _refusal(error: urllib.error.HTTPError) -> tuple[str, JsonObject]:
    """What the server answered, as a text key and values."""
    try:
        answer = json.loads(error.read())
        key, values = str(answer["key"]), dict(answer.get("values", {}))
    except (ValueError, LookupError, TypeError):
        key, values = f"HTTP {error.code}", {}
    if key in REFUSALS:
        return REFUSALS[key], values
    return "cli-server-refused", {"reason": " ".join([key, *map(str, values.values())])}
