"""Boards: built once for each content, off the event loop, and shared by the tables that play on them."""

import asyncio
import hashlib
import json
from collections import deque
from typing import final
from weakref import WeakValueDictionary

import msgspec

from marula.core.game import AnyGame, Board
from marula.core.wire import JsonObject
from marula.server import compact

KEPT = 8
"""Boards kept although no table uses them just now: the next table is often on one of them."""


@final
class SharedBoard:
    """A game's board, and what is the same at all tables that play on it."""

    def __init__(self, game: AnyGame, data: JsonObject, written: str) -> None:
        self.game = game
        self.board: Board = game.board(data)
        self.json = written
        """The board as it is sent to bots, for every decision the same."""
        self.actions = compact.fold(self.board.actions)
        """All actions as they are sent to pages."""
        self.numbering = hashlib.sha256(msgspec.json.encode(self.actions)).hexdigest()[:16]


def build(game: AnyGame, data: JsonObject) -> SharedBoard:
    """Build a board here and now; raises BoardError where the game can't use the data."""
    return SharedBoard(game, data, _written(data))


@final
class Boards:
    """The boards that tables of this server play on."""

    def __init__(self) -> None:
        self._shared: WeakValueDictionary[str, SharedBoard] = WeakValueDictionary()
        self._building: dict[str, asyncio.Task[SharedBoard]] = {}
        self._latest: deque[SharedBoard] = deque(maxlen=KEPT)

    async def of(self, game: AnyGame, data: JsonObject) -> SharedBoard:
        """The board of these data. Who asks for one that is being built waits for it; raises BoardError."""
        written, key = await asyncio.to_thread(_recognize, game, data)
        found = self._shared.get(key)
        if found is None:
            task = self._building.get(key)
            if task is None:
                task = self._building[key] = asyncio.create_task(self._build(key, game, data, written))
            # Whoever asked first may go away; the others still want the board.
            found = await asyncio.shield(task)
        if found in self._latest:
            self._latest.remove(found)
        self._latest.append(found)
        return found

    async def _build(self, key: str, game: AnyGame, data: JsonObject, written: str) -> SharedBoard:
        try:
            found = self._shared[key] = await asyncio.to_thread(SharedBoard, game, data, written)
            return found
        finally:
            del self._building[key]


def _written(data: JsonObject) -> str:
    """The same text for the same content."""
    return json.dumps(data, sort_keys=True)


def _recognize(game: AnyGame, data: JsonObject) -> tuple[str, str]:
    """The data as text, and what tells these rules on these data from all others."""
    written = _written(data)
    head = f"{game.id} {game.rules_version} "
    return written, hashlib.sha256((head + written).encode()).hexdigest()
