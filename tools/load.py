"""How much a server bears: many sockets at many tables, and moves at a steady rate.

    python -m tools.load [--sockets N] [--tables N] [--seconds N] [--rate MOVES_A_SECOND] [--games NAME ...]
                         [--bots LEVEL]

Guests sit at all tables, as many to each as the sockets allow (further ones look on), and move by lot. `ack_ms` is the
time from sending a move to its `accepted`, `heard_ms` to the update on another socket of that table. With --bots one
seat at each table is a bot's of that level: `bots` says how many decisions they were asked for a second, how many
were made by the level asked for, and `turn_ms` how long guests waited until somebody of them could move again. Trust
figures from a free machine only; the guests need processor time too. The last line is JSON; the exit status is 1 if
there were errors. Linux only.
"""

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections import deque
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

from rich.console import Console
from rich.progress import Progress
from tests.server.processes import Server
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from marula import games
from marula.core.game import AnyGame
from tools.guests import Actions, Guest, Json, all_games, at_table, open_table, sit_down

AT_A_TIME = 16
"""Tables that are being opened at the same time."""

DECIDED = re.compile(r'^marula_bots_decided_total\{level="(\w+)"\} (\S+)$', re.MULTILINE)
"""How the server tells of decisions that its bots have made."""


class Crowd:
    """A table with all its sockets."""

    def __init__(self, load: "Load", number: int, game: AnyGame, sockets: int) -> None:
        self.load = load
        self.number = number
        self.game = game
        self.sockets = sockets
        self.people = 0
        self.guests: list[Guest] = []
        self.lines: dict[int, ClientConnection] = {}
        self.sent_at: dict[int, float] = {}
        """When the move under way was sent, by the seat whose it is; others hear of it once each."""
        self.stack = AsyncExitStack()
        self.listening: list[asyncio.Task[None]] = []
        self.bots_since = 0.0
        """When it became a bot's turn; 0 while somebody else may move."""

    async def gather(self) -> None:
        """Open the table and bring everybody to it."""
        base = self.load.server.address
        bots = int(bool(self.load.bots))
        people = min(self.game.max_players, max(self.game.min_players, self.sockets + bots)) - bots
        opened = await asyncio.to_thread(open_table, base, self.game, people, bots, self.load.bots)
        guests = await sit_down(base, opened, self.load.known, f"{self.number}")
        watchers = [Guest(opened.id, None, "", guests[0].actions, "") for _ in range(self.sockets - people)]
        self.people = len(guests)
        self.guests = [*guests, *watchers]
        address = f"ws://127.0.0.1:{self.load.server.port}"
        for guest in self.guests:
            socket = await self.stack.enter_async_context(at_table(address, guest, ping=None))
            self.lines[id(guest)] = socket
            while guest.position is None:
                guest.take_in(await socket.recv())
            self.listening.append(asyncio.create_task(self._listen(guest, socket)))

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await self.stack.aclose()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return any(guest.over for guest in self.guests)

    async def move(self) -> bool:
        """Let somebody make a move; False where nobody can just now."""
        for guest in self.guests:
            if guest.seat is not None and not self.sent_at and (move := guest.move()) is not None:
                self.sent_at[guest.seat] = time.perf_counter()
                await self.lines[id(guest)].send(json.dumps(move))
                return True
        return False

    async def _listen(self, guest: Guest, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                mine = guest.pending is not None
                message = guest.take_in(text)
                now = time.perf_counter()
                if message["type"] == "update" and guest is self.guests[0]:
                    self._time_bots(guest.position, now)
                if message["type"] == "update" and message["entries"]:
                    for seat, sent in self.sent_at.items():
                        if seat != guest.seat:
                            self.load.heard.append(now - sent)
                elif message["type"] == "accepted" and mine and guest.seat is not None:
                    self.load.acknowledged.append(now - self.sent_at.pop(guest.seat))
                elif message["type"] in ("error", "refused", "stale"):
                    self.load.errors += 1
                    self.sent_at.clear()
        except WebSocketException:
            self.load.errors += 1

    def _time_bots(self, position: Json | None, now: float) -> None:
        """How long the bots of the table keep the guests waiting: they sit behind them."""
        theirs = position is not None and any(seat >= self.people for seat in position["actors"])
        if theirs and not self.bots_since:
            self.bots_since = now
        elif self.bots_since and not theirs:
            self.load.turns.append(now - self.bots_since)
            self.bots_since = 0.0


class Load:
    """A server under load."""

    def __init__(
        self, server: Server, sockets: int, tables: int, seconds: float, rate: float, names: list[str], bots: str
    ) -> None:
        self.server = server
        self.sockets = sockets
        self.tables = tables
        self.seconds = seconds
        self.rate = rate
        self.games = [game for game in all_games() if game.id in names]
        self.bots = bots
        self.known = Actions()
        self.acknowledged: list[float] = []
        self.heard: list[float] = []
        self.turns: list[float] = []
        self.errors = 0
        self.moves = 0

    async def run(self, progress: Progress) -> dict[str, Any]:
        """Gather, play, measure."""
        # The first table of a game builds its board: that is no table's memory.
        for game in self.games:
            first = Crowd(self, -1, game, 2)
            await first.gather()
            await first.leave()
        before = self._memory()
        gathering = progress.add_task("tables", total=self.tables)
        crowds = [
            Crowd(self, number, self.games[number % len(self.games)], share)
            for number, share in enumerate(_shares(self.sockets, self.tables))
        ]
        places = asyncio.Semaphore(AT_A_TIME)

        async def gather(crowd: Crowd) -> None:
            async with places:
                await crowd.gather()
                progress.advance(gathering)

        await asyncio.gather(*(gather(crowd) for crowd in crowds))
        memory = self._memory() - before
        cpu, decided = self._cpu(), self._decided()
        took = await self._play(crowds, progress)
        cpu = self._cpu() - cpu
        after = self._decided()
        made = max(1, len(self.acknowledged))
        for crowd in crowds:
            await crowd.leave()
        report = {
            "sockets": self.sockets,
            "tables": self.tables,
            "moves": len(self.acknowledged),
            "errors": self.errors,
            "moves_per_second": round(len(self.acknowledged) / took, 1),
            "ack_ms": _percentiles(self.acknowledged),
            "heard_ms": _percentiles(self.heard),
            "cpu_ms_per_move": round(cpu * 1000 / made, 3),
            "rss_mb_per_table": round(memory / self.tables / 1e6, 3),
        }
        if self.bots:
            by_level = {level: int(count - decided.get(level, 0)) for level, count in after.items()}
            report["bots"] = {
                "level": self.bots,
                "decisions": {level: count for level, count in by_level.items() if count},
                "decisions_per_second": round(sum(by_level.values()) / took, 1),
                "turn_ms": _percentiles(self.turns),
            }
        return report

    async def _play(self, crowds: list[Crowd], progress: Progress) -> float:
        """Moves at the rate asked for, at one table after another; how long it took."""
        moving = progress.add_task("moves", total=self.rate * self.seconds)
        begun = time.perf_counter()
        waiting = deque(Random(0).sample(crowds, len(crowds)))
        while (now := time.perf_counter() - begun) < self.seconds:
            due = int(now * self.rate)
            tried = 0
            while self.moves < due and tried < len(waiting):
                crowd = waiting[0]
                waiting.rotate(-1)
                tried += 1
                if crowd.over:
                    await crowd.leave()
                    waiting[-1] = Crowd(self, crowd.number + self.tables, crowd.game, crowd.sockets)
                    crowds[crowds.index(crowd)] = waiting[-1]
                    await waiting[-1].gather()
                elif await crowd.move():
                    self.moves += 1
                    tried = 0
                    progress.advance(moving)
            await asyncio.sleep(0.001)
        took = time.perf_counter() - begun
        await asyncio.sleep(1)
        return took

    def _decided(self) -> dict[str, float]:
        """How many decisions bots have made so far, by the level of who made them."""
        with urlopen(f"{self.server.address}/metrics", timeout=60) as answer:
            text = answer.read().decode()
        return {level: float(count) for level, count in DECIDED.findall(text)}

    def _cpu(self) -> float:
        """Seconds of processor time of the server; bots are processes of their own."""
        assert self.server.process is not None
        fields = Path(f"/proc/{self.server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _memory(self) -> int:
        """Bytes of memory of the server."""
        assert self.server.process is not None
        pages = int(Path(f"/proc/{self.server.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def _shares(sockets: int, tables: int) -> list[int]:
    """How many sockets each table gets."""
    return [sockets // tables + (number < sockets % tables) for number in range(tables)]


def _percentiles(seconds: list[float]) -> dict[str, float]:
    ranked = sorted(seconds) or [0.0]
    return {
        f"p{part}": round(ranked[min(len(ranked) - 1, len(ranked) * part // 100)] * 1000, 2) for part in (50, 95, 99)
    }


def main() -> int:
    """Run, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--games", nargs="*", default=list(games.names()))
    parser.add_argument("--bots", default="", metavar="LEVEL", help="a bot of that level at each table")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        server = Server(Path(folder))
        server.start()
        try:
            load = Load(server, given.sockets, given.tables, given.seconds, given.rate, given.games, given.bots)
            report = asyncio.run(load.run(progress))
        finally:
            server.stop()
    print(json.dumps(report))
    return 1 if report["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
