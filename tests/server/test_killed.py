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

    def __init__(self, server: Server, table: Json, seat: int, seed: str) -> None:
        self.server = server
        self.table = table["id"]
        self.seat = seat
        self.actions = actions_of(table)
        self.random = random.Random(seed)
        self.acknowledged: dict[int, Json] = {}
        """What was acknowledged, by the number of its entry."""
        self.pending: Json | None = None
        self.reconnected = 0
        self.sent = 0

    async def play(self) -> None:
        """Play a seat to the end of the match."""
        while True:
            try:
                who = {"Cookie": self.server.cookie}
                async with connect(self.server.live(self.table), proxy=None, additional_headers=who) as socket:
                    if await self._sit(socket):
                        return
            except (TimeoutError, OSError, WebSocketException):
                self.reconnected += 1
                await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection) -> bool:
        """Play until the match is over (True) or the connection breaks."""
        await self._say(socket, {"type": "hello", "seat": self.seat, "since": 0})
        if self.pending is not None:
            await self._say(socket, self.pending)
        position: Json = {}
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if message["type"] == "update":
                position, seq = message["position"], message["seq"]
            elif message["type"] == "accepted":
                assert self.pending is not None
                self.acknowledged[message["seq"]] = self.pending
                self.pending = None
            elif message["type"] == "stale":
                self.pending = None
            else:
                assert message["type"] in ("welcome", "around"), message
            if self.pending is not None or not position:
                continue
            if not position["actors"]:
                return True
            if position["legal"]:
                self.sent += 1
                self.pending = {
                    "type": "move",
                    "id": f"{self.table}-{self.sent}",
                    "seq": seq,
                    "action": self._choose(legal_of(position, self.actions)),
                }
                await self._say(socket, self.pending)

    def _choose(self, legal: list[Json]) -> Json:
        kinds = sorted({action["type"] for action in legal} - {"relocate"})
        kind = self.random.choice(kinds)
        return self.random.choice([action for action in legal if action["type"] == kind])

    async def _say(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(json.dumps(message))


def chaos(folder: Path, matches: int, apart: tuple[int, int]) -> list[Client]:
    """Clients play matches while the server is killed and started again, so many moves apart from the last time."""
    with running(folder) as server:
        tables = []
        for number in range(matches):
            wanted = {"game": GAME, "seats": seats(GAME, "person", "person")}
            opened = server.request("POST", "/api/tables", wanted)["id"]
            table = server.request("GET", f"/api/tables/{opened}")
            tables.append([Client(server, table, seat, f"{number} {seat}") for seat in (0, 1)])
        clients = [client for pair in tables for client in pair]
        asyncio.run(_play_and_kill(server, clients, apart))
        for pair in tables:
            verify(server, pair)
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


def verify(server: Server, clients: list[Client]) -> None:
    """Every acknowledged move is in the match exactly where it was acknowledged, once; and the record holds."""
    data = json.dumps(server.request("GET", f"/api/tables/{clients[0].table}/record"))
    match = record.replay(record.loads(data, games.find))
    made = [(move.seat, move.action.wire) for move in match.moves if move.seat >= 0]
    told = {number: (client.seat, move["action"]) for client in clients for number, move in client.acknowledged.items()}
    assert sum(len(client.acknowledged) for client in clients) == len(told)
    assert made == [told[number] for number in sorted(told)], "a move was lost, counted twice, or changed places"


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
