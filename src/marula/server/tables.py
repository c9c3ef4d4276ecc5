"""The tables of a server: in memory when somebody comes, changed by compare and set, with bots on their seats."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import final

from marula import games
from marula.core.actions import CHANCE, Action, Move
from marula.core.data import BoardError
from marula.core.game import AnyGame
from marula.core.match import RefusedError
from marula.core.wire import JsonObject
from marula.lessons.course import Due
from marula.lessons.reading import lesson_on
from marula.library import folders
from marula.server import clocks
from marula.server.boards import Boards, SharedBoard
from marula.server.bots import Bots
from marula.server.changes import Planned
from marula.server.errors import StaleError, TableError
from marula.server.limits import Limits
from marula.server.live_table import LiveTable
from marula.server.logs import tag
from marula.server.metrics import APPEND_SECONDS, MOVES
from marula.server.pace import PaceError
from marula.server.presence import Presence
from marula.server.stood_in import bot_move
from marula.server.store.base import (
    BEGIN,
    GATHERING,
    MOVE,
    ConflictError,
    DamagedError,
    Store,
    StoredEntry,
    StoredTable,
    StoreError,
)
from marula.server.table import Table
from marula.server.times import Now, iso
from marula.server.times import now as the_time

log = logging.getLogger("marula")

TRIES = 3
"""How often a change is prepared anew because somebody else was quicker."""

PAUSE = 5.0
"""Seconds until a bot whose move couldn't be stored tries again."""

Plan = Callable[[Table], Planned | None]
"""Prepares a change on a table as it is now; None where there is nothing to change."""


@final
class Tables:
    """Brings tables to memory, changes them, and lets them go. A change is in the store before anybody hears of it."""

    def __init__(self, store: Store, bots: Bots, limits: Limits | None = None, now: Now = the_time) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits or Limits()
        self.now = now
        self.started = now()
        """Clocks that have run since before then have stood still meanwhile."""
        self.boards = Boards()
        self._live: dict[str, LiveTable] = {}
        """Those used last are last."""
        self._opening: dict[str, asyncio.Lock] = {}

    async def close(self) -> None:
        """Stop the bots; the store keeps everything else."""
        for live in self._live.values():
            if live.thinking is not None:
                live.thinking.cancel()
        self.bots.close()

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def enter(self, stored: StoredTable, moves: Sequence[Move] = ()) -> LiveTable:
        """Open a table: one that gathers, or a match at which these moves, nature's left out, have been made."""
        table = await self._table(stored)
        entries: list[StoredEntry] = []
        if stored.state != GATHERING:
            now = self.now()
            planned = table.plan(now, [table.prepare(BEGIN, CHANCE, "begin", stored.created)])
            entries += planned.change.entries
            table.commit(planned)
            for move in moves:
                prepared = table.prepare(MOVE, move.seat, f"before:{table.seq + 1}", stored.created, move.action)
                planned = table.plan(now, [prepared])
                entries += planned.change.entries
                table.commit(planned)
        await self.store.create(table.stored, entries)
        return self._keep(LiveTable(table))

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self._live.get(id)
        if live is None:
            # Two who come at the same time must get the same table.
            lock = self._opening.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    live = self._live.get(id) or await self._read(id)
            finally:
                if not lock.locked():
                    self._opening.pop(id, None)
        return self._keep(live)

    def presence_at(self, id: str) -> Presence | None:
        """Who is at a table just now, where it is in memory."""
        live = self._live.get(id)
        return None if live is None else live.presence

    async def _read(self, id: str) -> LiveTable:
        found = await self.store.table(id)
        if found is None:
            raise TableError("page-no-such-table")
        table = await self._table(found[0])
        await asyncio.to_thread(table.load, found[1])
        live = self._live[id] = LiveTable(table)
        await self.change(live, self._resumed)
        return live

    async def resume(self) -> None:
        """Go on after this device has slept, or its clock was set, as if the server had been started now."""
        self.started = self.now()
        for live in [*self._live.values()]:
            try:
                await self.change(live, self._resumed)
            except (TableError, StaleError, StoreError) as error:
                log.warning("the clocks of table %s can't be set: %s", tag(live.table.id), error)

    def _resumed(self, table: Table) -> Planned | None:
        now = self.now()
        seats = clocks.resumed(table.pace, table.stored.seats, self.started, now)
        return None if seats == table.stored.seats else table.plan(now, seats=seats)

    def _keep(self, live: LiveTable) -> LiveTable:
        """Put a table last, and wake its bots."""
        id = live.table.id
        self._live.pop(id, None)
        self._live[id] = live
        self._wake_bots(live)
        self.tidy(live)
        return live

    def tidy(self, needed: LiveTable | None = None) -> None:
        """Let tables go that nobody watches, but for the few that were looked at last."""
        most = self.limits.tables_in_memory
        if len(self._live) <= most:
            return
        idle = [live for live in self._live.values() if live.is_idle and live is not needed]
        for live in idle[: max(0, len(idle) - most)]:
            del self._live[live.table.id]

    async def game_of(self, id: str) -> str | None:
        """Which game is played at a table, without opening it; None where there is no such table."""
        live = self._live.get(id)
        if live is not None:
            return live.table.game.id
        head = await self.store.head(id)
        return None if head is None else head.game

    async def change(self, live: LiveTable, plan: Plan) -> None:
        """Change a table. Where somebody else was quicker it is planned anew, on what is there then.

        Raises StaleError where that happens again and again, StoreError where it couldn't be stored.
        """
        async with live.lock:
            for _ in range(TRIES):
                if live.doubtful:
                    await self._catch_up(live)
                planned = plan(live.table)
                if planned is None:
                    return
                # Whatever interrupts us now, nobody knows whether it was stored.
                live.doubtful = True
                try:
                    # Disk first: nobody may see what a crash could still undo.
                    began = time.perf_counter()
                    await self.store.change(live.table.stored, planned.change)
                    APPEND_SECONDS.observe(time.perf_counter() - began)
                except ConflictError:
                    continue
                except StoreError:
                    with suppress(StoreError, TableError):
                        await self._catch_up(live)
                    raise
                live.doubtful = False
                MOVES.inc(len(planned.prepared))
                live.table.commit(planned)
                self._heard(live)
                return
            if live.doubtful:
                await self._catch_up(live)
            raise StaleError

    async def change_table(self, id: str, plan: Plan) -> LiveTable:
        """Change a table that may be in memory or not."""
        live = await self.table(id)
        live.users += 1
        try:
            await self.change(live, plan)
        finally:
            live.users -= 1
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what is new at a table."""
        found = await self.store.since(live.table.id, live.table.seq)
        if found is None:
            self.forget(live.table.id)
            raise TableError("page-no-such-table")
        await asyncio.to_thread(live.table.catch_up, *found)
        live.doubtful = False
        self._heard(live)

    def _heard(self, live: LiveTable) -> None:
        live.tell()
        self._wake_bots(live)

    async def delete(self, id: str) -> None:
        """Close a table for good. Where that can't be stored it is still there for everybody."""
        deleted = await self.store.delete(id)
        self.forget(id)
        if not deleted:
            raise TableError("page-no-such-table")

    def forget(self, id: str) -> None:
        """A table is gone: whoever watches it is told so."""
        live = self._live.pop(id, None)
        if live is not None:
            live.gone = True
            if live.thinking is not None:
                live.thinking.cancel()
            live.tell()

    def _wake_bots(self, live: LiveTable) -> None:
        if live.thinking is None and not live.gone and live.table.due() is not None:
            live.thinking = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while (move := live.table.due()) is not None:
                try:
                    await self._let_one_play(live, move)
                except DamagedError:
                    raise
                except StoreError as error:
                    # Nobody else tries again for a bot: where the disk is full it waits for room.
                    log.warning("a bot's move at table %s can't be stored: %s", tag(live.table.id), error)
                    await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("a bot at table %s gave up", tag(live.table.id))
        finally:
            live.thinking = None

    async def _let_one_play(self, live: LiveTable, move: Due) -> None:
        if live.table.lesson is not None and await self._let_time_pass(live):
            return
        action = move.action or await self.bots.choose(live.table, move.seat)
        # A move that somebody made or took back at the same time may have made this one impossible.
        with suppress(RefusedError, StaleError):
            await self.change(live, partial(self._bots_move, move, action))

    def _bots_move(self, move: Due, action: Action, table: Table) -> Planned | None:
        """The move of a bot or a lesson; None where it is no longer theirs, since they have thought for a while."""
        coming, level, number = table.due(), table.level(move.seat), table.seq + 1
        if coming is None or (coming != move if table.lesson is not None else not level):
            return None
        now = self.now()
        key = bot_move(level, number) if table.lesson is None else f"bot:{number}"
        return table.plan(now, [table.prepare(MOVE, move.seat, key, iso(now), action)])

    async def _let_time_pass(self, live: LiveTable) -> bool:
        """Where a lesson plays for the learner too, some time has passed: all of that at once."""
        before = live.table.seq

        def plan(table: Table) -> Planned | None:
            now = self.now()
            prepared = table.prepare_passing(iso(now))
            return table.plan(now, prepared) if prepared else None

        await self.change(live, plan)
        return live.table.seq > before

    async def _table(self, stored: StoredTable) -> Table:
        """A table as it begins, with its board and, if one is given there, its lesson."""
        shared = await self._shared_board(stored)
        try:
            if not stored.lesson:
                return Table(stored, shared)
            lesson = await asyncio.to_thread(lesson_on, shared.game, shared.board)
            if lesson.digest != stored.lesson:
                raise TableError("page-lesson-changed")
            return Table(stored, shared, lesson)
        except PaceError as error:
            raise TableError("page-table-broken", {"number": 0}) from error

    async def board_of(self, game: AnyGame, id: str, person: str) -> JsonObject:
        """The data of a board by its id, the game's own where there is none; raises TableError."""
        default = folders.default_board(game.id)
        if id in ("", default.get("id")):
            return default
        for data in await self.store.boards(game.id, person):
            if data.get("id") == id:
                return data
        raise TableError("page-unknown-board", {"board": id})

    async def _shared_board(self, stored: StoredTable) -> SharedBoard:
        game = games.find_version(stored.game, stored.rules)
        if game is None:
            raise TableError("page-game-gone", {"game": stored.game, "rules": stored.rules})
        try:
            return await self.boards.of(game, stored.board.data)
        except BoardError as error:
            raise TableError("page-table-broken", {"number": 0}) from error
