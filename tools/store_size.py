"""What a full store costs: room on disk, and processor time to start, to list somebody's tables, and to open one.

    python -m tools.store_size [--tables N] [--entries N] [--folder FOLDER]

Fills a store with N tables of all games, nine of ten of them finished, and one with a hundredth of that, and measures
both: what is found by an index takes about as long in either. One person has a few tables, one has nearly all of them,
and a tenth are nobody's, as tables from before are. Trust the processor time, not the time on the clock. The last line
is JSON.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from marula import games
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.library import folders
from marula.server.folder import DATABASE
from marula.server.store.base import (
    BEGIN,
    FINISHED,
    MOVE,
    PLAYING,
    Change,
    StoredBoard,
    StoredEntry,
    StoredSeat,
    StoredTable,
)
from marula.server.store.sqlite import SqliteStore

AT_ONCE = 1000
ROUNDS = 20
FEW = 50
"""Of every so many tables one is also held by somebody who has few."""

START = """
import asyncio, sys, time
from pathlib import Path
from marula.server.store.sqlite import SqliteStore
async def main():
    began, cpu = time.perf_counter(), time.process_time()
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    print(time.perf_counter() - began, time.process_time() - cpu)
    await store.close()
asyncio.run(main())
"""


class Sample(NamedTuple):
    """A table of a game to be stored again and again, with the first entries of a match."""

    table: StoredTable
    entries: Sequence[StoredEntry]


def main() -> None:
    """Fill, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="how many tables the full store has")
    parser.add_argument("--entries", type=int, default=30, help="how many entries each table has")
    parser.add_argument("--folder", type=Path, help="where to leave the full store; it is removed if none is named")
    given = parser.parse_args()
    samples = [_sample(game, given.entries) for game in games.every()]
    with tempfile.TemporaryDirectory() as temporary:
        small = asyncio.run(_measure(Path(temporary) / "small", samples, max(100, given.tables // 100)))
        large = asyncio.run(_measure(given.folder or Path(temporary) / "large", samples, given.tables))
    print(f"{'':28}{'small':>12}{'full':>12}{'ratio':>8}")
    for name, value in large.items():
        print(f"{name:28}{small[name]:12.3f}{value:12.3f}{value / small[name]:8.2f}")
    print(json.dumps(large))


async def _measure(folder: Path, samples: Sequence[Sample], count: int) -> dict[str, float]:
    path = folder / DATABASE
    if path.exists():
        sys.exit(f"{path} is there already")
    store = SqliteStore(path)
    await store.open()
    began, cpu = time.perf_counter(), time.process_time()
    for first in range(0, count, AT_ONCE):
        rows = _tables(samples, range(first, min(first + AT_ONCE, count)))
        await asyncio.gather(*(store.create(table, entries) for table, entries in rows))
        _report(first + AT_ONCE, count)
    created = (time.process_time() - cpu) / count
    filled = time.perf_counter() - began
    await store.close()
    size = sum(file.stat().st_size for file in folder.iterdir())
    started = [float(word) for word in _run(START, path).split()]
    store = SqliteStore(path)
    await store.open()
    ids = await store.ids()
    random.Random(1).shuffle(ids)
    found: dict[str, float] = {
        "tables": count,
        "megabytes": size / 1e6,
        "kilobytes a table": size / 1e3 / count,
        "seconds to fill": filled,
        "CPU ms to create": 1000 * created,
        "seconds to start": started[0],
        "CPU s to start": started[1],
        "CPU ms: list of a few": await _cost(lambda n: store.tables_of("few")),
        "CPU ms: list of all": await _cost(lambda n: store.tables_of("all")),
        "CPU ms: list at home": await _cost(lambda n: store.tables_of("few", unclaimed=True)),
        "CPU ms: next finished": await _cost(lambda n: store.tables_of("all", finished_before="2026-06")),
        "CPU ms: list of a stranger": await _cost(lambda n: store.tables_of("")),
        "CPU ms: open a table": await _cost(lambda n: store.table(ids[n])),
        "CPU ms: what is due": await _cost(lambda n: store.due(2**52)),
    }
    found["CPU ms: a change alone"] = await _cost(lambda n: _move(store, ids[n]))
    together = min(1000, count - ROUNDS)
    heads = [await store.head(id) for id in ids[ROUNDS : ROUNDS + together]]
    commits, cpu, clock = store.commits, time.process_time(), time.perf_counter()
    await asyncio.gather(*(_change(store, head) for head in heads if head is not None))
    found["CPU ms: a change of many"] = 1000 * (time.process_time() - cpu) / together
    found["changes a commit"] = together / (store.commits - commits)
    found["changes a second"] = together / (time.perf_counter() - clock)
    await store.close()
    return found


async def _cost(ask: Callable[[int], Awaitable[Any]]) -> float:
    """Milliseconds of processor time that a question takes, on the average."""
    await ask(0)
    began = time.process_time()
    for number in range(ROUNDS):
        await ask(number)
    return 1000 * (time.process_time() - began) / ROUNDS


async def _move(store: SqliteStore, id: str) -> None:
    found = await store.head(id)
    assert found is not None
    await _change(store, found)


async def _change(store: SqliteStore, seen: StoredTable) -> None:
    entry = StoredEntry(seen.seq + 1, MOVE, 0, f"0:{seen.seq + 1}", {"type": "end_turn"}, seen.touched)
    await store.change(seen, Change(seen._replace(seq=entry.number, summary={**seen.summary, "turn": 9}), [entry]))


def _sample(game: AnyGame, count: int) -> Sample:
    """A match of random moves on the game's own board."""
    data = folders.default_board(game.id)
    seats = game.min_players
    options = game.settle({})
    seed = derive_seed("store size")
    match = Match(game, game.board(data), options, seats, seed)
    match.begin([])
    entries = [StoredEntry(1, BEGIN, -1, "begin", {}, _when(0))]
    chance = random.Random(1)
    while len(entries) < count and not match.is_over():
        seat = match.game.rules.actors(match.state)[0]
        action = chance.choice(match.game.rules.legal(match.state, seat))
        match.play(seat, action, [])
        entries.append(
            StoredEntry(len(entries) + 1, MOVE, seat, f"{seat}:{chance.randbytes(8).hex()}", {**action.wire}, _when(0))
        )
    summary: JsonObject = {"turn": 12, "actors": [0], "scores": [None] * seats, "winners": None}
    table = StoredTable(
        id="",
        game=game.id,
        rules=game.rules_version,
        board=StoredBoard.of(game.id, data),
        options=dict(options),
        seed=seed,
        created=_when(0),
        touched=_when(0),
        seats=tuple(
            StoredSeat(seat, "person", f"Player {seat}", "red", "lion", "", sat=_when(0)) for seat in range(seats)
        ),
        summary=summary,
        seq=len(entries),
    )
    return Sample(table, entries)


def _tables(samples: Sequence[Sample], numbers: range) -> Iterator[tuple[StoredTable, Sequence[StoredEntry]]]:
    chance = random.Random(numbers.start)
    for number in numbers:
        table, entries = samples[number % len(samples)]
        when = _when(number)
        is_over = chance.random() < 0.9
        holder = "" if chance.random() < 0.1 else "all"
        seats = tuple(seat._replace(holder=holder) for seat in table.seats)
        if holder and number % FEW == 0:
            seats = (seats[0]._replace(holder="few"), *seats[1:])
        yield (
            table._replace(
                id=f"{chance.randbytes(9).hex()[:12]}",
                created=when,
                touched=when,
                seats=seats,
                owner=holder,
                state=FINISHED if is_over else PLAYING,
                summary={**table.summary, "winners": [0] if is_over else None},
            ),
            entries,
        )


def _when(number: int) -> str:
    """A moment, some minutes later for each number."""
    hours, minutes = divmod(number * 5, 60)
    days, hours = divmod(hours, 24)
    return f"2026-{1 + days // 28 % 12:02}-{1 + days % 28:02}T{hours:02}:{minutes:02}:00.000+00:00"


def _run(program: str, path: Path) -> str:
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    return done.stdout


def _report(done: int, count: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{min(done, count)} of {count} tables", end="" if done < count else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
