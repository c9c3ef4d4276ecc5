"""Somebody who plays without looking: a seat's moves come over a socket, and the browser sees what comes of them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.helpers import actions_of, legal_of
from tests.server.processes import Server

MOST_MOVES = 400
"""How many decisions no turn takes."""


class Elsewhere:
    """The first seat of a table, played by chance."""

    def __init__(self, server: Server, table: str, socket: ClientConnection, seed: int) -> None:
        self._socket = socket
        self._actions = actions_of(server.request("GET", f"/api/tables/{table}"))
        self._random = Random(seed)
        self._sent = 0
        self.seq = 0
        self.position: Any = {"actors": []}
        self.told: list[tuple[int, int]] = []
        """The turns in which somebody decided something that can be told, by number and seat, in order."""
        self._say(type="hello", seat=0, since=0)
        self._hear()

    def play_until_first_turn(self) -> None:
        """Play until this seat has its first turn."""
        self._play_until(lambda: self._due() and self.position["turn"]["number"] > 0)

    def move(self) -> None:
        """Make one decision."""
        self._move()

    def play_a_turn(self) -> None:
        """Play until a whole turn of this seat has passed, and the others have had theirs."""
        self._play_until(lambda: self._due() and self.position["turn"]["number"] > 0)
        turn = self.position["turn"]["number"]
        self._play_until(lambda: self._due() and self.position["turn"]["number"] > turn)

    def recap(self) -> list[str]:
        """The turns of the others since this seat's last one, as the page tells them apart."""
        now = self.position["turn"]["number"]
        last = max((number for number, seat in self.told if seat == 0 and number < now), default=0)
        return [f"{number} {seat}" for number, seat in self.told if seat > 0 and (number > last or number == last == 0)]

    def look(self) -> None:
        """Take in what has happened meanwhile: whatever was told before the answer to a question."""
        self._say(type="ask", id="look", question={})
        while self._hear() != "answer":
            pass

    def _play_until(self, done: Any) -> None:
        for _ in range(MOST_MOVES):
            if done() or self.position["result"] is not None:
                return
            if self._due():
                self._move()
            else:
                self._hear()
        raise AssertionError("the turn never ends")

    def _due(self) -> bool:
        return 0 in self.position["actors"]

    def _move(self) -> None:
        legal = legal_of(self.position, self._actions)
        # A kind by lot, then one of it: of some kinds there are so many that chance would hardly ever choose another.
        kind = self._random.choice(sorted({action["type"] for action in legal}))
        action = self._random.choice([action for action in legal if action["type"] == kind])
        self._sent += 1
        before = self.seq
        self._say(type="move", id=f"elsewhere-{self._sent}", seq=self.seq, action=action)
        while self.seq == before:
            self._hear()

    def _say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> str:
        """The next update or answer; which of them."""
        while True:
            message = json.loads(self._socket.recv(20))
            if message["type"] == "update":
                self.seq, self.position = message["seq"], message["position"]
                self._note(message["entries"])
            if message["type"] in ("update", "answer"):
                return str(message["type"])

    def _note(self, entries: list[Any]) -> None:
        for entry in entries:
            turn = (entry["turn"]["number"], entry["seat"])
            if entry["events"] and entry["seat"] >= 0 and turn not in self.told:
                self.told.append(turn)


@contextmanager
def elsewhere(server: Server, table: str, seed: int = 0) -> Iterator[Elsewhere]:
    """Sit down at a table."""
    with connect(server.live(table), proxy=None, additional_headers={"Cookie": server.cookie}) as socket:
        yield Elsewhere(server, table, socket, seed)
