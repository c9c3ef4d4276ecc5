"""Replays: finished matches, to be looked at again."""

from typing import Any, final

from marula.core.actions import CHANCE, Seat
from marula.core.game import Turn
from marula.server import messages as wire
from marula.server.table import Happened, Table, TableError, entry_wire, result_info, show

KEPT = 4
"""Replays kept in memory: people step through one at a time."""


@final
class Replay:
    """A finished match with every position of it."""

    def __init__(self, table: Table) -> None:
        if not table.match.is_over():
            raise TableError("page-not-over")
        self.table = table
        game, match = table.game, table.match
        state = game.setup(match.board, match.options, match.seats)
        self.entries = table.counting()
        self.states: list[Any] = [state.copy()]
        self.curve: list[list[int]] = []
        done = 0
        turn: Turn | None = None
        for happened in self.entries:
            for move in match.moves[done : done + happened.moves]:
                game.apply(state, move.seat, move.action, None)
            done += happened.moves
            if game.turn(state) != turn:
                turn = game.turn(state)
                self.curve.append(self._points(state))
            self.states.append(state.copy())
        self.curve.append(self._points(state))

    def _points(self, state: Any) -> list[int]:
        """Everybody's points by their own count: when the match is over, none are hidden any more."""
        game, board = self.table.game, self.table.board
        seats = range(len(self.table.seats))
        return [game.standings(board, game.view(state, Seat(seat)))[seat] or 0 for seat in seats]

    def info(self) -> wire.ReplayInfo:
        """The whole of it; nothing is secret any more."""
        game = self.table.game
        return wire.ReplayInfo(
            table=self.table.info(),
            entries=[entry_wire(game, happened, _who(happened)) for happened in self.entries],
            curve=self.curve,
            final=list(game.scored_at_end),
            result=result_info(game.result(self.table.match.state)),
        )

    def position(self, number: int, seat: int | None) -> wire.Position:
        """The position after the first `number` entries, as a seat saw it."""
        if not 0 <= number < len(self.states):
            raise TableError("page-no-such-position", {"number": number, "last": len(self.states) - 1})
        if seat is not None and not 0 <= seat < len(self.table.seats):
            raise TableError("page-no-such-seat", {"number": seat + 1})
        return show(self.table.game, self.table.board, self.states[number], seat)


def _who(happened: Happened) -> int | None:
    """Through whose eyes an entry is replay: those of who made it."""
    return None if happened.stored.seat == CHANCE else happened.stored.seat


@final
class Replays:
    """The replays looked at lately."""

    def __init__(self) -> None:
        self._kept: dict[str, Replay] = {}

    def of(self, table: Table) -> Replay:
        """The replay of a finished match."""
        replay = self._kept.pop(table.id, None) or Replay(table)
        self._kept[table.id] = replay
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return replay
