"""A server in this process, and a page that talks to it."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from marula import games
from marula.core.game import AnyGame
from marula.core.runs import numbers
from marula.core.wire import JsonObject
from marula.server import compact
from marula.server.app import make_app
from marula.server.messages import ActionGroup, Colour, Emblem
from marula.server.store.base import StoredBoard, StoredSeat, StoredTable
from marula.server.store.sqlite import SqliteStore
from tests.server.processes import blank_pages

Json = dict[str, Any]


def seats(game: AnyGame | str, *players: str) -> list[Json]:
    """Seats at a game, from words: `person`, or the name of a bot."""
    known = games.find(game) if isinstance(game, str) else game
    assert known is not None
    fixed = [(identity.colour, identity.emblem) for identity in known.identities]
    looks = fixed or list(zip(get_args(Colour), get_args(Emblem), strict=False))
    found = []
    for number, player in enumerate(players):
        colour, emblem = looks[number]
        seat: Json = {"colour": colour, "emblem": emblem, "name": f"P{number + 1}"}
        seat |= {"player": "person"} if player == "person" else {"player": "bot", "level": player}
        found.append(seat)
    return found


def stored_table(game: AnyGame, board: JsonObject, options: JsonObject, people: int, seed: bytes) -> StoredTable:
    """A table of people as a store has it, before its first entry."""
    looks = enumerate(seats(game, *["person"] * people))
    held = [StoredSeat(n, "person", s["name"], s["colour"], s["emblem"], "", "somebody") for n, s in looks]
    kept = StoredBoard.of(game.id, board)
    return StoredTable("t", game.id, game.rules_version, kept, options, seed, "", "", tuple(held), {})


@contextmanager
def server(folder: Path, **more: Any) -> Iterator[TestClient[Litestar]]:
    """A running server with its store in a folder, and somebody at it: the same one whenever it is started again."""
    kept = folder / "somebody"
    pages, store = blank_pages(folder), folder / "marula.sqlite"
    if not store.exists():
        store.write_bytes(empty_store())
    app = make_app(store, pages=pages, **more)
    with TestClient(app) as client:
        if kept.exists():
            # Of the name by which the answers come that set it anew.
            client.cookies.set("marula", kept.read_text(), domain="testserver.local")
        yield client
        if client.cookies.get("marula"):
            kept.write_text(client.cookies["marula"])


@cache
def empty_store() -> bytes:
    """A store with nothing in it, made once: bringing its schema up to date takes longer than most tests."""

    async def make(store: SqliteStore) -> None:
        await store.open()
        await store.close()

    with TemporaryDirectory() as folder:
        file = Path(folder, "marula.sqlite")
        asyncio.run(make(SqliteStore(file)))
        return file.read_bytes()


def another(client: TestClient[Litestar]) -> TestClient[Litestar]:
    """Somebody else at the same server, with a device of their own."""
    other = TestClient(client.app)
    other.blocking_portal = client.blocking_portal
    return other


def open_table(client: TestClient[Litestar], game: str, *players: str, **more: Any) -> str:
    """A new table of that game; its id."""
    answer = client.post("/api/tables", json={"game": game, "seats": seats(game, *players), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def actions_of(table: Json) -> list[Json]:
    """Every action of a table's board, in the order of their numbers."""
    return [*compact.unfold(msgspec.convert(table["actions"], list[ActionGroup]))]


def legal_of(position: Json, actions: list[Json]) -> list[Json]:
    """The legal actions of a position as it comes over a socket."""
    return [actions[number] for number in numbers(position["legal"])]


class Page:
    """A page at a table: what it knows, and what it can say. It has a socket for the eyes it looks through."""

    def __init__(self, client: TestClient[Litestar], table: str, seat: int | None = 0, gathers: bool = False) -> None:
        self.client = client
        self.table: Json = client.get(f"/api/tables/{table}").json()
        self.actions = actions_of(self.table)
        self.name = secrets.token_hex(4)
        self.ids = count(1)
        self.entries: list[Json] = []
        self.seq = 0
        self.position: Json = {}
        self.around: Json = {}
        self.lines: list[Json] = []
        self.seat: int | None = None
        self._open = ExitStack()
        if gathers:
            self.connect({"type": "hello", "seat": seat})
            self.hear("around")
        else:
            self.watch(seat)

    def connect(self, hello: Json) -> None:
        """Open another socket instead of the one there is, and say hello."""
        self._open.close()
        address = f"/api/tables/{self.table['id']}/live"
        self.socket = self._open.enter_context(self.client.websocket_connect(address))
        self.say(**hello)

    def close(self) -> None:
        self._open.close()

    def hear(self, type: str) -> Json:
        """The next message, which must be of that type; what is told unasked on the way is taken in."""
        while True:
            message: Json = self.socket.receive_json(timeout=20)
            match message["type"]:
                case "update":
                    self._take_in(message)
                case "around":
                    self.around = message
                case "talked":
                    self.lines += message["lines"]
            if message["type"] == type:
                return message
            assert message["type"] in ("welcome", "update", "around", "talked"), message

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def watch(self, seat: int | None, since: int | None = None) -> Json:
        """Look through other eyes, or anew through the same."""
        self.seat = seat
        self.connect({"type": "hello", "seat": seat, "since": self.seq if since is None else since})
        assert self.hear("welcome")["numbering"] == self.table["numbering"]
        return self.hear("update")

    def move(self, action: Json, seat: int | None = None, **changes: Any) -> str:
        """Send a move; return its id."""
        seat = self.position["actors"][0] if seat is None else seat
        if seat != self.seat:
            self.watch(seat)
        id = f"{self.name}-{next(self.ids)}"
        self.say(**{"type": "move", "id": id, "seq": self.seq, "action": action, **changes})
        return id

    def play(self, action: Json, seat: int | None = None) -> Json:
        """Make a move that must be accepted."""
        id = self.move(action, seat)
        answer = self.hear("accepted")
        assert answer["id"] == id
        return answer

    def legal(self, type: str) -> list[Json]:
        return [action for action in self.position["legal"] if action["type"] == type]

    def _take_in(self, update: Json) -> None:
        assert update["since"] + len(update["entries"]) == update["seq"]
        for entry in update["entries"]:
            if entry["number"] > self.seq:
                self.entries.append(entry)
        self.seq = update["seq"]
        update["position"]["legal"] = legal_of(update["position"], self.actions)
        self.position = update["position"]


@contextmanager
def page(client: TestClient[Litestar], table: str, seat: int | None = 0) -> Iterator[Page]:
    """A page that watches a table."""
    at = Page(client, table, seat)
    try:
        yield at
    finally:
        at.close()
