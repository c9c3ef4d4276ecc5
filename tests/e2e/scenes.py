"""Matches that are always the same, in a store: what screenshots and browser tests look at."""

import asyncio
import json
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from marula import games
from marula.core import record
from marula.core.actions import CHANCE
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.library import folders
from marula.library.boards import default_board
from marula.players import make_player
from marula.server.boards import build
from marula.server.store.base import BEGIN, MOVE, Store, StoredBoard, StoredSeat, StoredTable
from marula.server.store.sqlite import SqliteStore
from marula.server.table import Table
from marula.server.times import moment
from tests.server.processes import SOMEBODY, remember_somebody

ROOT = Path(__file__).parents[2]
WHEN = "2026-01-01T12:00:00.000+00:00"
# As many as there are colours, and no table has more seats.
NAMES = ("Awa", "Chiyo", "Malik", "Inès", "Kwame", "Zola")
COLOURS = ("red", "yellow", "green", "violet", "blue", "white")
EMBLEMS = ("lion", "camel", "gorilla", "flamingo", "buffalo", "eagle")


def run_beside(work: Coroutine[Any, Any, object]) -> None:
    """Run what has to have an event loop where a browser's may be running already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


class Scene(NamedTuple):
    """A page worth looking at, at an address of the server."""

    name: str
    address: str


async def fill(folder: Path, only: str | None = None) -> list[Scene]:
    """A store with matches under way and finished, of every game or of one; the pages they give."""
    pages = [Scene("home", "/")]
    store = SqliteStore(folder / "marula.sqlite")
    await store.open()
    await remember_somebody(store)
    for game in games.every():
        if only is not None and game.id != only:
            continue
        pages += [Scene(f"{game.id}-new", f"/new/{game.id}"), Scene(f"{game.id}-rules", f"/rules/{game.id}")]
        data = golden(game)
        moments: dict[str, int | None] = {"start": 0, "table": middle(data), "end": None}
        for name, count in moments.items():
            id = f"{game.id}-{name}"
            await enter(store, id, data, count)
            pages.append(Scene(id, f"/table/{id}"))
        pages.append(Scene(f"{game.id}-replay", f"/table/{game.id}-end/replay"))
    await store.close()
    pages.append(Scene("credits", "/credits"))
    return pages


def golden(game: AnyGame) -> JsonObject:
    """The golden record of a well-filled table in which most was scored: its middle is full of things to see."""
    seats = well_filled(game)
    found = []
    for file in sorted((folders.folder(game.id) / "tests/matches").glob("*.json")):
        data: JsonObject = json.loads(file.read_text())
        result: Any = data["result"]
        if len(result["scores"]) == seats:
            found.append((sum(score["total"] for score in result["scores"]), file.name, data))
    return max(found)[2] if found else played(game, seats)


def played(game: AnyGame, seats: int) -> JsonObject:
    """The record of a match of bots: of a game whose rules are being written there is no golden one."""
    match = Match(game, default_board(game), {}, seats, derive_seed("scenes", game.id))
    match.run([make_player("greedy", game, derive_seed("scenes", seat)) for seat in range(seats)])
    return record.write(match, [{"player": "greedy"} for _ in range(seats)])


def well_filled(game: AnyGame) -> int:
    """More seats than half way from the fewest to the most: enough for much to happen, and room to see it."""
    return min(game.max_players, (game.min_players + game.max_players) // 2 + 1)


def middle(data: JsonObject) -> int:
    """Half of the seats' moves."""
    return sum(1 for move in _moves(data) if move["seat"] != "chance") // 2


def _moves(data: JsonObject) -> Iterator[Any]:
    moves = data["moves"]
    assert isinstance(moves, list)
    yield from moves


async def enter(
    store: Store, id: str, data: JsonObject, count: int | None, holders: Mapping[int, str] = MappingProxyType({})
) -> None:
    """Store a record's match, up to so many moves of its seats, held by who tests are unless it is said."""
    parsed = record.loads(json.dumps(data), games.find)
    decisions = [move for move in parsed.moves if move["seat"] != "chance"]
    due = decisions[min(count or 0, len(decisions) - 1)]["seat"]
    sitting = (_seat(parsed.game, seat, seat == due) for seat in range(len(parsed.players)))
    seats = tuple(seat._replace(holder=holders.get(seat.seat, seat.holder)) for seat in sitting)
    options, board = data["options"], data["board"]
    assert isinstance(options, dict)
    assert isinstance(board, dict)
    seed = bytes.fromhex(str(data["seed"]))
    game = parsed.game
    stored = StoredTable(
        *(id, game.id, game.rules_version, StoredBoard.of(game.id, board), options, seed, WHEN, WHEN, seats, {}),
        owner=SOMEBODY,
        level="greedy",
    )
    table = Table(stored, build(game, board))
    table.commit(table.plan(moment(WHEN), [table.prepare(BEGIN, CHANCE, "begin", WHEN)]))
    entries = [table.history[0].stored]
    for number, move in enumerate(decisions[:count], 2):
        action = table.find({key: value for key, value in move.items() if key != "seat"})
        seat = move["seat"]
        assert isinstance(seat, int)
        table.commit(table.plan(moment(WHEN), [table.prepare(MOVE, seat, f"move-{number}", WHEN, action)]))
        entries.append(table.history[-1].stored)
    await store.create(table.stored._replace(version=0), entries)


def _seat(game: AnyGame, seat: int, due: bool) -> StoredSeat:
    """Who sits there. With secrets the others are bots: else the page would ask to pass the device on."""
    identity = game.identities[seat] if game.identities else None
    bot = game.has_secrets and not due
    return StoredSeat(
        seat,
        "bot" if bot else "person",
        NAMES[seat],
        identity.colour if identity else COLOURS[seat],
        identity.emblem if identity else EMBLEMS[seat],
        "greedy" if bot else "",
        "" if bot else SOMEBODY,
    )
