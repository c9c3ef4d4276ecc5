"""A server that is killed outright loses nothing it has acknowledged, and counts nothing twice."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from marula import games
from marula.core import record
from tests.server.helpers import actions_of, legal_of, seats
from tests.server.processes import Server, children, running, wait_until_gone

GAME = "africa"
Json = dict[str, Any]


class Client:
    """Somebody at a table who never gives up: every move is sent until it is acknowledged."""

    def __init__(self, server: Server, table: Json, seed: int) -> None:
        self.server = server
        self.table = table["id"]
        self.actions = actions_of(table)
        self.random = random.Random(seed)
        self.acknowledged: dict[int, Json] = {}
        """What was acknowledged, by the number of its entry."""
        self.pending: Json | None = None
        self.reconnected = 0
        self.sent = 0

    async def play(self) -> None:
        """Play all people's seats to the end of the match."""
        while True:
            try:
                async with connect(self.server.live(self.table), proxy=None) as socket:
                    if await self._sit(socket):
                        return
            except (TimeoutError, OSError, WebSocketException):
                self.reconnected += 1
                await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection) -> bool:
        """Play until the match is over (True) or the connection breaks."""
        await self._say(socket, {"type": "watch", "seat": 0, "since": 0})
        watched = 0
        if self.pending is not None:
            await self._say(socket, self.pending)
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] == "update":
                position = message["position"]
                if not position["actors"] and self.pending is None:
                    return True
                if not position["actors"]:
                    continue
                actor = position["actors"][0]
                if actor != watched:
                    watched = actor
                    await self._say(socket, {"type": "watch", "seat": actor, "since": message["seq"]})
                elif self.pending is None and position["legal"]:
                    self.sent += 1
                    self.pending = {
                        "type": "move",
                        "id": f"{self.table}-{self.sent}",
                        "seat": actor,
                        "seq": message["seq"],
                        "action": self._choose(legal_of(position, self.actions)),
                    }
                    await self._say(socket, self.pending)
            elif message["type"] == "accepted":
                assert self.pending is not None
                self.acknowledged[message["seq"]] = self.pending
                self.pending = None
                await self._say(socket, {"type": "watch", "seat": watched, "since": message["seq"]})
            elif message["type"] == "stale":
                self.pending = None
                await self._say(socket, {"type": "watch", "seat": watched, "since": message["seq"]})
            else:
                assert message["type"] == "hello", message

    def _choose(self, legal: list[Json]) -> Json:
        kinds = sorted({action["type"] for action in legal} - {"relocate"})
        kind = self.random.choice(kinds)
        return self.random.choice([action for action in legal if action["type"] == kind])

    async def _say(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(json.dumps(message))


def chaos(folder: Path, matches: int, apart: tuple[int, int]) -> list[Client]:
    """Clients play matches while the server is killed and started again, so many moves apart from the last time."""
    with running(folder) as server:
        clients = []
        for number in range(matches):
            wanted = {"game": GAME, "seats": seats(GAME, "person", "person")}
            table = server.request("POST", "/api/tables", wanted)
            clients.append(Client(server, table, number))
        asyncio.run(_play_and_kill(server, clients, apart))
        for client in clients:
            verify(server, client)
        return clients


async def _play_and_kill(server: Server, clients: list[Client], apart: tuple[int, int]) -> None:
    rng = random.Random("chaos")
    playing = asyncio.gather(*(client.play() for client in clients))
    due = 0
    while not playing.done():
        due += rng.randint(*apart)
        while not playing.done() and sum(client.sent for client in clients) < due:
            await asyncio.wait([playing], timeout=0.005)
        # Now a move is under way. It may have been heard, or stored, or acknowledged before the server is gone.
        await asyncio.wait([playing], timeout=rng.uniform(0, 0.02))
        if not playing.done():
            server.kill()
            await asyncio.to_thread(server.start)
    await playing


def verify(server: Server, client: Client) -> None:
    """Every acknowledged move is in the match exactly where it was acknowledged, once; and the record holds."""
    data = json.dumps(server.request("GET", f"/api/tables/{client.table}/record"))
    match = record.replay(record.loads(data, games.find))
    made = [(move.seat, move.action.wire) for move in match.moves if move.seat >= 0]
    told = [
        (client.acknowledged[number]["seat"], client.acknowledged[number]["action"])
        for number in sorted(client.acknowledged)
    ]
    assert made == told, "a move was lost, counted twice, or changed places"


def test_a_match_survives_being_killed(tmp_path: Path) -> None:
    clients = chaos(tmp_path, 1, (40, 90))
    assert clients[0].reconnected > 0, "the server was never killed while somebody played"


@pytest.mark.long
def test_thirty_matches_survive_being_killed(tmp_path: Path) -> None:
    clients = chaos(tmp_path, 30, (400, 1600))
    assert sum(client.reconnected for client in clients) > 30


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes where Linux lists them")
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.request("POST", "/api/tables", {"game": GAME, "seats": seats(GAME, "random", "random")})["id"]
        while not server.request("GET", "/api/tables")["finished"]:
            time.sleep(0.05)
        assert server.request("GET", f"/api/tables/{table}/replay")["result"]["winners"]
        assert server.process is not None
        bots = children(server.process.pid)
        assert bots
    assert wait_until_gone(bots, 10) == []
