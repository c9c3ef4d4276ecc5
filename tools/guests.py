"""Guests who play by script: they open tables, sit down by their links and move by lot, over the wire as pages do.

What soak and load have in common. A guest never gives up: a move is sent under the same id until it is answered.
"""

import asyncio
import json
import random
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from marula import games
from marula.core.game import AnyGame
from marula.core.runs import numbers
from marula.server.compact import unfold
from marula.server.messages import ActionGroup

Json = dict[str, Any]

_decode = msgspec.json.Decoder()


class OpenedTable(NamedTuple):
    """A table with the tokens of its guests, in the order of the seats they are for."""

    id: str
    tokens: list[str]
    host: str


def ask(base: str, method: str, path: str, body: Any = None, cookie: str = "", token: str = "") -> tuple[Any, str]:
    """One HTTP request: the answer, and who one is from then on. HTTPError where the server says no."""
    headers = {"Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(
        urllib.request.Request(base + path, data, headers, method=method), timeout=60
    ) as answer:
        text = answer.read()
        given = str(answer.headers.get("Set-Cookie") or cookie).split(";")[0]
    return (json.loads(text) if text else None), given


def open_table(base: str, game: AnyGame, guests: int, bots: int = 0, level: str = "random", **more: Any) -> OpenedTable:
    """Open a table for guests, and bots after them."""
    seats: list[Json] = [{"player": "guest", "name": f"G{number + 1}"} for number in range(guests)]
    seats += [{"player": "bot", "level": level, "name": f"B{number + 1}"} for number in range(bots)]
    opened, _ = ask(base, "POST", "/api/tables", {"game": game.id, "seats": seats, **more})
    links, _ = ask(base, "GET", f"/api/tables/{opened['id']}/links", token=opened["host"])
    tokens = [link.partition("#")[2] for link in links["seats"] if link is not None]
    return OpenedTable(opened["id"], tokens, opened["host"])


@final
class Actions:
    """The actions of tables, which are the same for all tables on the same board."""

    def __init__(self) -> None:
        self._known: dict[str, list[Json]] = {}

    def of(self, table: Json) -> list[Json]:
        """Every action of a table's board, by its number."""
        found = self._known.get(table["numbering"])
        if found is None:
            groups = msgspec.convert(table["actions"], list[ActionGroup])
            found = self._known[table["numbering"]] = [*unfold(groups)]
        return found


@final
class Guest:
    """Somebody on a seat, or a bystander: what they know, and the move they wait to have answered."""

    def __init__(self, table: str, seat: int | None, cookie: str, actions: list[Json], seed: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.actions = actions
        self.random = random.Random(seed)
        self.seq = 0
        self.position: Json | None = None
        self.ended = False
        self.pending: Json | None = None
        self.sent = 0
        self.acknowledged: dict[int, Json] = {}
        """The moves that were acknowledged, by the numbers of their entries."""

    @property
    def over(self) -> bool:
        """Whether nothing more is to be done."""
        return self.ended or (self.position is not None and not self.position["actors"] and self.pending is None)

    def hello(self) -> Json:
        """What is said first on a socket."""
        return {"type": "hello", "seat": self.seat, "since": self.seq}

    def take_in(self, text: str | bytes) -> Json:
        """Understand a message."""
        message: Json = _decode.decode(text)
        kind = message["type"]
        if kind == "update":
            self.seq, self.position = message["seq"], message["position"]
        elif kind == "around":
            self.ended = message["state"] == "ended"
        elif kind == "accepted" and self.pending is not None and message["id"] == self.pending["id"]:
            self.acknowledged[message["seq"]] = self.pending
            self.pending = None
        elif kind in ("stale", "refused") and self.pending is not None and message["id"] == self.pending["id"]:
            self.pending = None
        return message

    def move(self) -> Json | None:
        """A new move, if there is one to make and none under way."""
        if self.pending is not None or self.position is None or not self.position["legal"]:
            return None
        self.sent += 1
        legal = [self.actions[number] for number in numbers(self.position["legal"])]
        self.pending = {
            "type": "move",
            "id": f"{self.seat}-{self.sent}",
            "seq": self.seq,
            "action": self._choose(legal),
        }
        return self.pending

    def _choose(self, legal: list[Json]) -> Json:
        """By lot among the kinds of actions first, so that matches don't wander."""
        kind = self.random.choice(sorted({str(action["type"]) for action in legal}))
        return self.random.choice([action for action in legal if action["type"] == kind])


async def sit_down(base: str, opened: OpenedTable, known: Actions, seed: str) -> list[Guest]:
    """All guests of a table, seated, in the order of their seats."""
    found = []
    for number, token in enumerate(opened.tokens):
        seated, cookie = await asyncio.to_thread(_take_seat, base, token, f"G{number + 1}")
        table, _ = await asyncio.to_thread(ask, base, "GET", f"/api/tables/{opened.id}", None, cookie)
        found.append(Guest(opened.id, seated["seat"], cookie, known.of(table), f"{seed} {number}"))
    return found


def _take_seat(base: str, token: str, name: str) -> tuple[Json, str]:
    wish: Json = {"token": token, "name": name}
    while True:
        seated, cookie = ask(base, "POST", "/api/invitations/sit", wish)
        if seated["seat"] is not None:
            return seated, cookie
        if "look" in seated["taken"]:
            wish |= {"colour": seated["looks"][0]["colour"], "emblem": seated["looks"][0]["emblem"]}
        if "name" in seated["taken"]:
            wish["name"] = seated["names"][0]


@asynccontextmanager
async def at_table(address: str, guest: Guest, ping: float | None = 20) -> AsyncIterator[ClientConnection]:
    """A socket of a guest, who has said hello and sent again what was not answered.

    It asks every `ping` seconds whether the server is still there; browsers don't.
    """
    headers = {"Cookie": guest.cookie} if guest.cookie else {}
    live = f"{address}/api/tables/{guest.table}/live"
    async with connect(
        live, additional_headers=headers, proxy=None, max_size=None, compression=None, ping_interval=ping
    ) as socket:
        await socket.send(json.dumps(guest.hello()))
        if guest.pending is not None:
            await socket.send(json.dumps(guest.pending))
        yield socket


def all_games() -> list[AnyGame]:
    """The games there are."""
    found = [games.find(name) for name in games.names()]
    return [game for game in found if game is not None]
