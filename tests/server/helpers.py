"""A server in this process, and a page that talks to it."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from marula import games
from marula.core.game import AnyGame
from marula.server import compact
from marula.server.app import make_app
from marula.server.messages import ActionGroup, Colour, Emblem
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


@contextmanager
def server(folder: Path) -> Iterator[TestClient[Litestar]]:
    """A running server with its store in a folder."""
    with TestClient(make_app(folder / "marula.sqlite", pages=blank_pages(folder))) as client:
        yield client


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
    return [actions[number] for number in compact.numbers(position["legal"])]


class Page:
    """A page at a table: what it knows, and what it can say."""

    def __init__(self, socket: WebSocketTestSession, table: Json, seat: int | None = 0) -> None:
        self.socket = socket
        self.table = table
        self.actions = actions_of(table)
        self.name = secrets.token_hex(4)
        self.ids = count(1)
        self.entries: list[Json] = []
        self.seq = 0
        self.position: Json = {}
        assert self.hear("hello")["numbering"] == table["numbering"]
        self.watch(seat)

    def hear(self, type: str) -> Json:
        """The next message, which must be of that type; updates on the way are taken in."""
        while True:
            message: Json = self.socket.receive_json(timeout=20)
            if message["type"] == "update":
                self._take_in(message)
            if message["type"] == type:
                return message
            assert message["type"] == "update", message

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def watch(self, seat: int | None, since: int | None = None) -> Json:
        self.say(type="watch", seat=seat, since=self.seq if since is None else since)
        return self.hear("update")

    def move(self, action: Json, seat: int | None = None, **changes: Any) -> str:
        """Send a move; return its id."""
        seat = self.position["actors"][0] if seat is None else seat
        id = f"{self.name}-{next(self.ids)}"
        self.say(**{"type": "move", "id": id, "seat": seat, "seq": self.seq, "action": action, **changes})
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
    info = client.get(f"/api/tables/{table}").json()
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        yield Page(socket, info, seat)
