"""All tables of a server, opened from the store when somebody comes, with bots on their seats."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import final

import msgspec

from marula import games
from marula.core.actions import CHANCE, Action, Seat
from marula.core.data import BoardError
from marula.core.game import AnyGame, OptionError, Options
from marula.core.match import Move, RefusedError
from marula.core.stream import SEED_BYTES
from marula.core.wire import JsonObject
from marula.lessons.course import Due
from marula.lessons.reading import lesson_on
from marula.library import folders
from marula.players import NAMES
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.boards import Boards, SharedBoard
from marula.server.bots import Bots
from marula.server.logs import tag
from marula.server.metrics import APPEND_SECONDS, MOVES
from marula.server.store import BEGIN, MOVE, RESTART, UNDO, Store, StoredTable
from marula.server.table import Table, TableError

log = logging.getLogger("marula")

Listener = Callable[[], None]
"""Told whenever something has happened at a table."""


@final
class LiveTable:
    """A table in memory, with those who watch it. Whoever changes it holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None


@final
class Tables:
    """Opens, changes and closes tables. A change is in the store before anybody hears of it."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self.boards = Boards()
        self._live: dict[str, LiveTable] = {}
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

    async def open_table(self, new: http.NewTable) -> LiveTable:
        """Open a table: checked, seeded and stored."""
        game = games.find(new.game)
        if game is None:
            raise TableError("page-unknown-game", {"game": new.game})
        _check_seats(game, new.seats)
        try:
            options = game.settle(new.options)
        except OptionError as error:
            raise TableError("page-unknown-option", {"option": error.key}) from error
        board = await self.board_of(game, new.board)
        seed = secrets.token_bytes(SEED_BYTES)
        return await self.enter(new_table(game, board, options, new.seats, seed))

    async def enter(self, stored: StoredTable, moves: Sequence[Move] = ()) -> LiveTable:
        """Open a table at which these moves, nature's left out, have been made already."""
        table = await self._table(stored)
        prepared = table.prepare(BEGIN, CHANCE, "begin", stored.created)
        entries = [prepared.happened.stored]
        table.commit(prepared)
        for seat, action in moves:
            prepared = table.prepare(MOVE, seat, f"before:{table.seq + 1}", stored.created, action)
            entries.append(prepared.happened.stored)
            table.commit(prepared)
        await self.store.create(stored._replace(summary=prepared.summary(), read=table.read), *entries)
        live = LiveTable(table)
        self._live[table.id] = live
        self._wake_bots(live)
        return live

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        # Two who come at the same time must get the same table.
        async with self._opening.setdefault(id, asyncio.Lock()):
            live = self._live.get(id)
            if live is None:
                found = await self.store.table(id)
                if found is None:
                    self._opening.pop(id, None)
                    raise TableError("page-no-such-table")
                table = await self._table(found[0])
                await asyncio.to_thread(table.load, found[1])
                live = self._live[id] = LiveTable(table)
        self._wake_bots(live)
        return live

    async def game_of(self, id: str) -> str | None:
        """Which game is played at a table, without opening it; None where there is no such table."""
        live = self._live.get(id)
        return live.table.game.id if live is not None else await self.store.game_of(id)

    async def move(self, live: LiveTable, seat: int, id: str, seq: int, action: wire.Fields) -> int:
        """Make a move for a person; return its entry's number. Sent twice it counts once."""
        key = _move_key(seat, id)
        async with live.lock:
            known = live.table.number_of(key)
            if known is not None:
                return known
            _check_person(live.table, seat)
            live.table.check_fresh(seat, seq)
            found = live.table.find(action)
            live.table.check_asked(seat, found)
            return await self._append(live, MOVE, seat, key, found)

    async def undo(self, live: LiveTable, seat: int, id: str, seq: int, whole_turn: bool) -> int:
        """Take back a move, or all that can be taken back of the turn."""
        key = _move_key(seat, id)
        async with live.lock:
            known = live.table.number_of(key)
            if known is not None:
                return known
            _check_person(live.table, seat)
            live.table.check_fresh(seat, seq)
            return await self._append(live, RESTART if whole_turn else UNDO, seat, key)

    async def read_on(self, live: LiveTable, stop: int) -> None:
        """Go on from a stop of a lesson at which there was only something to read. Said twice it counts once."""
        table = live.table
        if table.lesson is None:
            raise TableError("page-no-lesson")
        async with live.lock:
            at = table.place().cursor.stop
            if stop > at:
                raise TableError("page-from-the-future", {"seq": stop, "newest": at})
            if stop < at:
                return
            if table.lesson.stops[at].asked or at == table.lesson.end or table.due() is not None:
                raise TableError("page-lesson-not-now")
            await self.store.note_reading(table.id, at + 1)
            table.note_reading(at + 1)
            for listener in list(live.listeners):
                listener()
            self._wake_bots(live)

    async def delete(self, id: str) -> None:
        """Close a table for good."""
        live = self._live.pop(id, None)
        if live is not None and live.thinking is not None:
            live.thinking.cancel()
        if not await self.store.delete(id):
            raise TableError("page-no-such-table")

    async def list_tables(self) -> http.TableList:
        """All tables, the latest first."""
        under_way: list[http.TableSummary] = []
        finished: list[http.TableSummary] = []
        for stored in await self.store.tables():
            summary = _summary(stored)
            (under_way if summary.winners is None else finished).append(summary)
        return http.TableList(under_way=under_way, finished=finished)

    def leave(self, live: LiveTable, listener: Listener) -> None:
        """Somebody has gone. A table nobody watches, with no bot at work, needs no memory."""
        live.listeners.discard(listener)
        if not live.listeners and live.thinking is None and not live.lock.locked():
            self._live.pop(live.table.id, None)
            self._opening.pop(live.table.id, None)

    async def _append(self, live: LiveTable, kind: str, seat: int, key: str, action: Action | None = None) -> int:
        table = live.table
        prepared = table.prepare(kind, seat, key, _now(), action)
        # Disk first: nobody may see what a crash could still undo.
        with APPEND_SECONDS.time():
            await self.store.append(table.id, prepared.happened.stored, prepared.summary(), prepared.read)
        MOVES.inc()
        table.commit(prepared)
        for listener in list(live.listeners):
            listener()
        self._wake_bots(live)
        return prepared.happened.stored.number

    def _wake_bots(self, live: LiveTable) -> None:
        if live.thinking is None and _move_due(live.table) is not None:
            live.thinking = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: LiveTable) -> None:
        try:
            while (move := _move_due(live.table)) is not None:
                if await self._let_time_pass(live):
                    continue
                action = move.action or await self.bots.choose(live.table, move.seat)
                # While it thought, somebody may have taken a simultaneous move back, or made one.
                with suppress(RefusedError):
                    async with live.lock:
                        if live.table.lesson is None or _move_due(live.table) == move:
                            await self._append(live, MOVE, move.seat, f"bot:{live.table.seq + 1}", action)
        except Exception:
            log.exception("a bot at table %s gave up", tag(live.table.id))
        finally:
            live.thinking = None

    async def _let_time_pass(self, live: LiveTable) -> bool:
        """Where a lesson plays for the learner too, some time has passed: all of that at once."""
        table = live.table
        async with live.lock:
            prepared = table.prepare_passing(_now())
            if not prepared:
                return False
            entries = [one.happened.stored for one in prepared]
            await self.store.append_all(table.id, entries, prepared[-1].summary(), prepared[-1].read)
            for one in prepared:
                table.commit(one)
            for listener in list(live.listeners):
                listener()
            return True

    async def _table(self, stored: StoredTable) -> Table:
        """A table as it begins, with its board and, if one is given there, its lesson."""
        shared = await self._shared_board(stored)
        if not stored.lesson:
            return Table(stored, shared)
        lesson = await asyncio.to_thread(lesson_on, shared.game, shared.board)
        if lesson.digest != stored.lesson:
            raise TableError("page-lesson-changed")
        return Table(stored, shared, lesson)

    async def board_of(self, game: AnyGame, id: str) -> JsonObject:
        """The data of a board by its id, the game's own where there is none; raises TableError."""
        default = folders.default_board(game.id)
        if id in ("", default.get("id")):
            return default
        for data in await self.store.boards(game.id):
            if data.get("id") == id:
                return data
        raise TableError("page-unknown-board", {"board": id})

    async def _shared_board(self, stored: StoredTable) -> SharedBoard:
        game = games.find_version(stored.game, stored.rules)
        if game is None:
            raise TableError("page-game-gone", {"game": stored.game, "rules": stored.rules})
        try:
            return await self.boards.of(game, stored.board)
        except BoardError as error:
            raise TableError("page-table-broken", {"number": 0}) from error


def new_table(
    game: AnyGame, board: JsonObject, options: Options, seats: list[wire.SeatInfo], seed: bytes, lesson: str = ""
) -> StoredTable:
    """A table that is about to be opened."""
    now = _now()
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        board=board,
        options=dict(options),
        seats=msgspec.to_builtins(seats),
        seed=seed,
        created=now,
        touched=now,
        summary={},
        lesson=lesson,
    )


def _move_due(table: Table) -> Due | None:
    """The move that nobody has to be waited for: a lesson's, or a bot's, who has yet to think."""
    if table.lesson is not None:
        return table.due()
    bot = next((seat for seat in table.actors() if seat >= 0 and table.seats[seat].player == "bot"), None)
    return None if bot is None else Due(Seat(bot), None)


def _check_person(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError("page-no-such-seat", {"number": seat + 1})
    if table.seats[seat].player != "person":
        raise TableError("page-seat-is-a-bot", {"number": seat + 1})


def _check_seats(game: AnyGame, seats: list[wire.SeatInfo]) -> None:
    if not game.min_players <= len(seats) <= game.max_players:
        values: wire.Fields = {"found": len(seats), "low": game.min_players, "high": game.max_players}
        raise TableError("page-wrong-seats", values)
    if len({seat.colour for seat in seats}) < len(seats) or len({seat.emblem for seat in seats}) < len(seats):
        raise TableError("page-same-colours")
    for number, (seat, identity) in enumerate(zip(seats, game.identities, strict=False), 1):
        if (seat.colour, seat.emblem) != (identity.colour, identity.emblem):
            raise TableError("page-wrong-identity", {"number": number, "colour": identity.colour})
    names = [seat.name.strip().casefold() for seat in seats if seat.name.strip()]
    if len(set(names)) < len(names):
        raise TableError("page-same-names")
    for number, seat in enumerate(seats, 1):
        if seat.player == "bot" and seat.level not in NAMES:
            raise TableError("page-unknown-level", {"number": number, "level": seat.level})
        if seat.player == "person" and seat.level:
            raise TableError("page-person-with-level", {"number": number})


def _summary(stored: StoredTable) -> http.TableSummary:
    trouble = "page-game-gone" if games.find_version(stored.game, stored.rules) is None else ""
    return msgspec.convert(
        {
            "id": stored.id,
            "game": stored.game,
            "seats": stored.seats,
            "created": stored.created,
            "touched": stored.touched,
            "trouble": trouble,
            **stored.summary,
        },
        http.TableSummary,
    )


def _move_key(seat: int, id: str) -> str:
    """Ids are the page's own; two seats may happen to choose the same."""
    return f"{seat}:{id}"


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
