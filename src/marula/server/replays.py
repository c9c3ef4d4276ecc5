"""Replays: finished matches, to be looked at again."""

import asyncio
from collections.abc import Sequence
from typing import Any, final

from marula.core.actions import CHANCE, Seat
from marula.core.game import Turn
from marula.core.match import Match
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.errors import TableError
from marula.server.shown import Happened, entry_wire, result_info, show
from marula.server.table import Table

MOST_OF_TABLES = 4
"""Replays of tables kept in memory: people step through one at a time."""

MOST_OF_RECORDS = 8
"""Replays of records kept in memory, which is the only place they are in."""


@final
class Replay:
    """A finished match with every position of it, whether it was played here or came as a record."""

    def __init__(self, table: wire.TableInfo, match: Match, entries: Sequence[Happened]) -> None:
        self.table = table
        self.match = match
        self.entries = entries
        game = match.game
        state = game.setup(match.board, match.options, match.seats)
        self.states: list[Any] = [state.copy()]
        self.curve: list[list[int]] = []
        self.moves: list[int] = []
        """After each entry, how many of the match's moves have been played."""
        done = 0
        turn: Turn | None = None
        for happened in entries:
            for move in match.moves[done : done + happened.moves]:
                game.rules.apply(state, move.seat, move.action, None)
            done += happened.moves
            self.moves.append(done)
            if game.rules.turn(state) != turn:
                turn = game.rules.turn(state)
                self.curve.append(self._points(state))
            self.states.append(state.copy())
        self.curve.append(self._points(state))

    def _points(self, state: Any) -> list[int]:
        """Everybody's points by their own count: when the match is over, none are hidden any more."""
        game, board = self.match.game, self.match.board
        seats = range(self.match.seats)
        return [game.standings(board, game.view(state, Seat(seat)))[seat] or 0 for seat in seats]

    def info(self) -> http.ReplayInfo:
        """The whole of it; nothing is secret any more."""
        game = self.match.game
        return http.ReplayInfo(
            table=self.table,
            entries=[entry_wire(game, happened, _who(happened)) for happened in self.entries],
            moves=self.moves,
            curve=self.curve,
            final=list(game.scored_at_end),
            result=result_info(game.result(self.match.state)),
        )

    def position(self, number: int, seat: int | None) -> wire.Position:
        """The position after the first `number` entries, as a seat saw it."""
        if not 0 <= number < len(self.states):
            raise TableError("page-no-such-position", {"number": number, "last": len(self.states) - 1})
        if seat is not None and not 0 <= seat < self.match.seats:
            raise TableError("page-no-such-seat", {"number": seat + 1})
        return show(self.match.game, self.match.board, self.states[number], seat)


def _who(happened: Happened) -> int | None:
    """Through whose eyes an entry is replayed: those of who made it."""
    return None if happened.stored.seat == CHANCE else happened.stored.seat


@final
class Replays:
    """The replays looked at lately."""

    def __init__(self) -> None:
        self.checking = asyncio.Lock()
        """Held while a record is checked."""
        self._of_tables: dict[str, Replay] = {}
        self._of_records: dict[str, Replay] = {}

    def of(self, table: Table) -> Replay:
        """The replay of a finished match."""
        if not table.match.is_over():
            raise TableError("page-not-over")
        replay = self._of_tables.get(table.id)
        # Who shares a device may have taken the last move back, and ended otherwise.
        if replay is None or replay.match is not table.match:
            replay = Replay(table.info(), table.match, table.counting())
        _keep(self._of_tables, replay, MOST_OF_TABLES)
        return replay

    def keep(self, replay: Replay) -> str:
        """Keep the replay of a record for a while; the id that it is found by."""
        _keep(self._of_records, replay, MOST_OF_RECORDS)
        return replay.table.id

    def of_record(self, id: str) -> Replay:
        """The replay of a record that was opened a short while ago."""
        replay = self._of_records.get(id)
        if replay is None:
            raise TableError("page-record-gone")
        _keep(self._of_records, replay, MOST_OF_RECORDS)
        return replay

    def game_of_record(self, id: str) -> str | None:
        """Which game a record is of, if it was opened a short while ago."""
        replay = self._of_records.get(id)
        return None if replay is None else replay.match.game.id


def _keep(replays: dict[str, Replay], replay: Replay, most: int) -> None:
    """Put a replay last, and let those go that nobody has looked at for longest."""
    replays.pop(replay.table.id, None)
    replays[replay.table.id] = replay
    while len(replays) > most:
        del replays[next(iter(replays))]
