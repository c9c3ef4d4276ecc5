"""What a move costs the server: its processor time per move, and the bytes each page is told.

    python -m tools.move_cost [--checkout FOLDER] [--games NAME ...] [--moves N] [--bystanders N]

Starts the server of a checkout (this one, or an older one to compare with), opens tables for four people if the game
takes so many, each at a page of their own, and plays legal moves chosen by lot. It speaks HTTP and WebSocket as pages
do. Trust the processor time, not the time on the clock, and compare runs made one after the other. Linux only.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.helpers import actions_of, legal_of, seats
from tests.server.processes import Server
from websockets.asyncio.client import ClientConnection, connect

from marula import games

ROOT = Path(__file__).parent.parent
MOST_PEOPLE = 4

Json = dict[str, Any]


class Cost(NamedTuple):
    """What some moves of a game have cost."""

    moves: int
    cpu: float
    """Milliseconds of the server's processor time, all moves together."""
    updates: list[int]
    """The bytes of every update that came of a move."""
    first: int
    """The bytes of what is told around a match, whenever that changes."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose server to start; it needs its .venv")
    parser.add_argument("--games", nargs="*", default=games.names(), help="which games to play")
    parser.add_argument("--moves", type=int, default=300, help="how many moves of each game")
    parser.add_argument("--bystanders", type=int, default=0, help="pages that look on besides those of the players")
    given = parser.parse_args()
    print(f"{'game':18}{'moves':>7}{'CPU ms a move':>15}{'bytes, mean':>13}{'largest':>9}{'around':>9}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), python=_python(given.checkout))
        server.start()
        try:
            for game in given.games:
                cost = asyncio.run(_measure(server, game, given.moves, given.bystanders))
                mean = sum(cost.updates) / len(cost.updates)
                print(
                    f"{game:18}{cost.moves:7}{cost.cpu / cost.moves:15.2f}{mean:13.0f}{max(cost.updates):9}"
                    f"{cost.first:9}",
                    flush=True,
                )
        finally:
            server.stop()


def _python(checkout: Path) -> Path:
    """The Python of that checkout, whose marula it imports."""
    found = checkout.resolve() / ".venv/bin/python"
    if not found.exists():
        sys.exit(f"{checkout} has no .venv: run `make setup` there")
    return found


class Page:
    """A page at a table that looks through one pair of eyes."""

    def __init__(self, socket: ClientConnection, seat: int | None, table: Json) -> None:
        self.socket = socket
        self.seat = seat
        self.actions = actions_of(table)
        self.position: Json = {}
        self.seq = 0
        self.updates: list[int] = []
        self.first = 0

    async def hear(self, type: str, seq: int) -> None:
        """Listen until a message of that type is about that entry or a later one."""
        while True:
            text = str(await self.socket.recv())
            message = json.loads(text)
            if message["type"] == "update":
                self.position, self.seq = message["position"], message["seq"]
                self.updates.append(len(text.encode()))
            elif message["type"] == "around":
                self.first = len(text.encode())
            elif message["type"] not in ("accepted", "welcome"):
                raise RuntimeError(text)
            if message["type"] == type and message["seq"] >= seq:
                return

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    def legal(self) -> list[Json]:
        """What this page's player may do now."""
        return legal_of(self.position, self.actions)


async def _measure(server: Server, game: str, moves: int, bystanders: int) -> Cost:
    rng = random.Random(f"{game} {moves}")
    done, cpu, first = 0, 0.0, 0
    updates: list[int] = []
    while done < moves:
        async with AsyncExitStack() as stack:
            pages = await _sit_down(server, game, bystanders, stack)
            before = _cpu(server)
            while done < moves and pages[0].position["actors"]:
                await _move(pages, rng)
                done += 1
            cpu += _cpu(server) - before
            # The first update of every page holds all that happened before; it is no move's.
            updates += [size for page in pages for size in page.updates[1:]]
            first = pages[0].first
    return Cost(done, cpu, updates, first)


async def _sit_down(server: Server, game: str, bystanders: int, stack: AsyncExitStack) -> list[Page]:
    """Open a table; the pages of its players, in the order of their seats, then those of the bystanders."""
    known = games.find(game)
    assert known is not None
    people = min(MOST_PEOPLE, known.max_players)
    wanted = {"game": game, "seats": seats(known, *["person"] * people)}
    opened = server.request("POST", "/api/tables", wanted)["id"]
    table = server.request("GET", f"/api/tables/{opened}")
    who = {"Cookie": server.cookie}
    pages = []
    for seat in [*range(people), *[None] * bystanders]:
        line = connect(server.live(opened), proxy=None, max_size=None, additional_headers=who)
        page = Page(await stack.enter_async_context(line), seat, table)
        await page.say(type="hello", seat=seat, since=0)
        await page.hear("update", 1)
        pages.append(page)
    return pages


async def _move(pages: list[Page], rng: random.Random) -> None:
    """Let a seat that decides do something, and everybody hear of it."""
    page = pages[pages[0].position["actors"][0]]
    legal = page.legal()
    # By type first: else a type with many actions leaves no time for the others.
    type = rng.choice(sorted({action["type"] for action in legal}))
    action = rng.choice([action for action in legal if action["type"] == type])
    seq = page.seq + 1
    await page.say(type="move", id=f"m{seq}", seq=page.seq, action=action)
    await page.hear("accepted", seq)
    for other in pages:
        if other.seq < seq:
            await other.hear("update", seq)


def _cpu(server: Server) -> float:
    """Milliseconds of processor time that the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
