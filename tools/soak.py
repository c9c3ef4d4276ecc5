"""Whole matches over bad connections, at a server that is killed again and again: nothing may be lost or doubled.

    python -m tools.soak [--matches N] [--seed S] [--games NAME ...]

Scripted guests play matches of all games through a proxy that drops, delays, duplicates and cuts, while the server is
killed (SIGKILL) and started anew. Faults are placed by the moves that were made. The last line is JSON; the exit status
is 0 only if every acknowledged move is in the log exactly once, all guests ended on the same position, every match
ended, and every record verifies.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress
from tests.server.processes import Server
from websockets.exceptions import WebSocketException

from marula import games
from marula.core import record
from tools.faulty_proxy import FaultyProxy
from tools.guests import Actions, Guest, all_games, ask, at_table, open_table, sit_down

TOGETHER = 6
"""Matches that are under way at the same time."""

APART = (30, 90)
"""So many moves lie between two kills, all matches together,"""

FAULTS_APART = (3, 12)
"""and between two faults of the connections."""

MOST_MOVES = 20_000
"""A match that takes longer than this is not going to end."""

PATIENCE = 60
"""Seconds without a word from the server, who is alive, after which a connection is made anew."""


@dataclass
class Report:
    """What came of it all."""

    matches: int = 0
    moves: int = 0
    kills: int = 0
    cuts: int = 0
    lost: int = 0
    doubled: int = 0
    diverged: int = 0
    unfinished: int = 0
    unverified: int = 0
    seed: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def faultless(self) -> bool:
        """Whether everything held."""
        return not (self.lost or self.doubled or self.diverged or self.unfinished or self.unverified)

    def line(self) -> str:
        """The last line."""
        values = asdict(self)
        values.pop("notes")
        return json.dumps(values)


class Soak:
    """Plays matches and breaks things."""

    def __init__(
        self,
        folder: Path,
        matches: int,
        seed: int,
        names: Sequence[str],
        apart: tuple[int, int] = APART,
        progress: Progress | None = None,
    ) -> None:
        self.report = Report(seed=seed)
        self.matches = matches
        self.games = [game for game in all_games() if game.id in names]
        self.rng = Random(f"soak {seed}")
        self.seed = seed
        self.apart = apart
        self.server = Server(folder)
        self.proxy = FaultyProxy("", self.rng)
        self.known = Actions()
        self.moves = 0
        self.progress = progress
        self._address = ""
        self._playing = 0
        self._up = asyncio.Lock()
        """Held while a request is under way that must not be broken off, and while the server is dead."""

    async def run(self) -> Report:
        """Play all matches."""
        await asyncio.to_thread(self.server.start)
        self.proxy.target = f"ws://127.0.0.1:{self.server.port}"
        self._address = await self.proxy.open()
        breaking = asyncio.create_task(self._break_things())
        bar = None if self.progress is None else self.progress.add_task("matches", total=self.matches)
        places = asyncio.Semaphore(TOGETHER)

        async def one(number: int) -> None:
            async with places:
                await self._match(number)
                if self.progress is not None and bar is not None:
                    self.progress.advance(bar)

        try:
            await asyncio.gather(*(one(number) for number in range(self.matches)))
        finally:
            breaking.cancel()
            await asyncio.gather(breaking, return_exceptions=True)
            await self.proxy.close()
            self.server.kill()
        self.report.cuts = self.proxy.cuts
        self.report.moves = self.moves
        return self.report

    async def _match(self, number: int) -> None:
        game = self.games[number % len(self.games)]
        rng = Random(f"match {self.seed} {number}")
        seats = rng.randint(game.min_players, game.max_players)
        bots = rng.randint(0, seats - 2)
        base = self.server.address
        opened = await self._until_done(open_table, base, game, seats - bots, bots)
        guests = await self._seated(base, opened, f"{self.seed} {number}")
        watcher = Guest(opened.id, None, "", guests[0].actions, "")
        self._playing += 1
        try:
            await asyncio.gather(*(self._play(guest) for guest in [*guests, watcher]))
        finally:
            self._playing -= 1
        await self._judge(number, game.id, guests, watcher)
        self.report.matches += 1

    async def _seated(self, base: str, opened: Any, seed: str) -> list[Guest]:
        """Guests sit down before anything breaks for them: an answer that is lost would cost them the seat."""
        async with self._up:
            return await sit_down(base, opened, self.known, seed)

    async def _play(self, guest: Guest) -> None:
        """Play to the end, coming back as often as it takes."""
        while not guest.over and guest.sent < MOST_MOVES:
            try:
                async with at_table(self._address, guest) as socket:
                    while not guest.over and guest.sent < MOST_MOVES:
                        move = guest.move() if guest.seat is not None else None
                        if move is not None:
                            self.moves += 1
                            await socket.send(json.dumps(move))
                        guest.take_in(await asyncio.wait_for(socket.recv(), PATIENCE))
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.02)

    async def _judge(self, number: int, game: str, guests: list[Guest], watcher: Guest) -> None:
        """Compare what was acknowledged with what is in the log, and what everybody saw last."""
        report = self.report
        if any(guest.position is None or guest.position["actors"] for guest in [*guests, watcher]):
            report.unfinished += 1
            report.notes.append(f"match {number} ({game}) did not end")
            return
        text = json.dumps(await self._until_done(self._record, watcher.table))
        try:
            match = record.replay(record.loads(text, games.find))
        except record.RecordError as error:
            report.unverified += 1
            report.notes.append(f"match {number} ({game}): {error.key}")
            return
        seats = {guest.seat for guest in guests}
        made = [(int(move.seat), dict(move.action.wire)) for move in match.moves if move.seat in seats]
        told = sorted(
            (entry, guest.seat, move["action"]) for guest in guests for entry, move in guest.acknowledged.items()
        )
        acknowledged = [(seat, action) for _, seat, action in told]
        if made != acknowledged:
            told_not_made, made_not_told = _difference(acknowledged, made), _difference(made, acknowledged)
            # The same moves in another order: one of them isn't where it was acknowledged to be.
            report.lost += told_not_made or not made_not_told
            report.doubled += made_not_told
            report.notes.append(f"match {number} ({game}): {len(acknowledged)} acknowledged, {len(made)} made")
        ends = {json.dumps([guest.seq, _open_part(guest)], sort_keys=True) for guest in [*guests, watcher]}
        if len(ends) > 1:
            report.diverged += 1
            report.notes.append(f"match {number} ({game}) ended differently for different guests")

    def _record(self, table: str) -> Any:
        return ask(self.server.address, "GET", f"/api/tables/{table}/record")[0]

    async def _until_done(self, work: Any, *arguments: Any) -> Any:
        """Ask until the server, who may be dead just now, has answered."""
        async with self._up:
            return await asyncio.to_thread(work, *arguments)

    async def _break_things(self) -> None:
        """Faults and kills, each so many moves after the one before."""
        fault = self.rng.randint(*FAULTS_APART)
        kill = self.rng.randint(*self.apart)
        while True:
            await asyncio.sleep(0.002)
            while self.moves >= fault:
                self.proxy.fault()
                fault += self.rng.randint(*FAULTS_APART)
            if self.moves >= kill and self._playing:
                async with self._up:
                    # Now moves are under way: heard, stored, acknowledged, or not yet.
                    await asyncio.to_thread(self.server.kill)
                    self.report.kills += 1
                    await asyncio.to_thread(self.server.start)
                kill = self.moves + self.rng.randint(*self.apart)


def _difference(some: list[Any], others: list[Any]) -> int:
    """How many of some are not among the others."""
    counts = Counter(json.dumps(one, sort_keys=True) for one in some)
    return sum((counts - Counter(json.dumps(one, sort_keys=True) for one in others)).values())


def _open_part(guest: Guest) -> Any:
    """What everybody sees of the last position alike."""
    assert guest.position is not None
    return [guest.position["result"], guest.position["seed"], guest.position["turn"]]


def main() -> int:
    """Run, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", nargs="*", default=list(games.names()))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        report = asyncio.run(Soak(Path(folder), given.matches, given.seed, given.games, progress=progress).run())
    for note in report.notes:
        print(note, file=sys.stderr)
    print(report.line())
    return 0 if report.faultless else 1


if __name__ == "__main__":
    sys.exit(main())
