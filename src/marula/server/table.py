"""A table: a match, and everything that was ever decided at it. No disk and no network here."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, final

import msgspec

from marula.core import record
from marula.core.actions import CHANCE, Action, Seat
from marula.core.data import BoardError
from marula.core.game import AnyGame, Board, Event, OptionError, Refusal, Result, Turn
from marula.core.match import Match, RefusedError
from marula.core.stream import commitment
from marula.core.wire import JsonObject, to_wire
from marula.games import find_version
from marula.server import messages as wire
from marula.server.questions import read_question
from marula.server.store import BEGIN, MOVE, RESTART, UNDO, StoredEntry, StoredTable


class TableError(Exception):
    """A request that makes no sense at this table: a text key, and values for the text. Nothing has changed."""

    def __init__(self, key: str, values: wire.Fields | None = None) -> None:
        super().__init__(key, values)
        self.key = key
        self.values: wire.Fields = values or {}


class StaleError(Exception):
    """The choice was made on an old position, and the seat's choices have changed since. Nothing has changed."""


class Happened(NamedTuple):
    """An entry and what came of it."""

    stored: StoredEntry
    turn: Turn
    moves: int
    """How many moves it was: a seat's, and those of nature in answer."""
    events: list[Event]
    undoes: list[int]


class Prepared(NamedTuple):
    """An entry that would fit, and the match after it."""

    happened: Happened
    match: Match
    counting: list[int]

    def summary(self) -> JsonObject:
        """What the first page lists of the table after it."""
        game, state = self.match.game, self.match.state
        result = game.result(state) if self.match.is_over() else None
        board = self.match.board
        scores = (
            [score["total"] for score in result.scores] if result else game.standings(board, game.view(state, None))
        )
        return {
            "turn": game.turn(state).number,
            "actors": [*game.actors(state)],
            "scores": [*scores],
            "winners": [*result.winners] if result else None,
        }


@final
class Table:
    """A match under way or over, rebuilt from what is stored."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.created = stored.created
        self.seats = msgspec.convert(stored.seats, list[wire.SeatInfo])
        self.game = _game(stored)
        self.board = _board(self.game, stored)
        self.board_json = json.dumps(self.board.data, sort_keys=True)
        """The board as it is sent to bots, for every decision the same."""
        try:
            self.match = Match(self.game, self.board, _options(stored), len(self.seats), stored.seed)
        except (OptionError, ValueError) as error:
            raise TableError("page-table-broken", {"number": 0}) from error
        self.history: list[Happened] = []
        self._numbers: dict[str, int] = {}
        self._counting: list[int] = []
        """The numbers of the entries that count, in order."""
        self._choices: list[tuple[int, ...]] = [()] * len(self.seats)
        self._unchanged_since: list[int] = [0] * len(self.seats)

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.history)

    def load(self, entries: Sequence[StoredEntry]) -> None:
        """Apply what is stored. A table whose entries the rules refuse can't be gone on with."""
        for entry in entries:
            try:
                self.commit(self._let_happen(entry, self.match, self._counting))
            except (RefusedError, TableError, LookupError, ValueError) as error:
                raise TableError("page-table-broken", {"number": entry.number}) from error

    def number_of(self, move_id: str) -> int | None:
        """The entry made by a move that was sent before, if it was."""
        return self._numbers.get(move_id)

    def check_move(self, seat: int, seq: int, fields: wire.Fields) -> Action:
        """The action, if that seat may take it on the position it was chosen on.

        Raises TableError, StaleError or RefusedError.
        """
        self._check_seat(seat)
        self._check_fresh(seat, seq)
        action = self._action(fields)
        refusal = self.game.check(self.match.state, Seat(seat), action)
        if refusal is not None:
            raise RefusedError(refusal)
        return action

    def check_undo(self, seat: int, seq: int) -> None:
        """Raises TableError or StaleError where that seat can't take anything back."""
        self._check_seat(seat)
        if seq != self.seq and self._unchanged_since[seat] > seq:
            raise StaleError
        if not self.match.can_undo(Seat(seat)):
            raise TableError("page-nothing-to-undo")

    def prepare(self, entry: StoredEntry) -> Prepared:
        """What would come of an entry. Nothing has changed yet."""
        return self._let_happen(entry, self.match.copy(), self._counting[:])

    def commit(self, prepared: Prepared) -> None:
        """Let it happen."""
        entry = prepared.happened.stored
        self.match = prepared.match
        self.history.append(prepared.happened)
        self._counting = prepared.counting
        self._numbers[entry.move_id] = entry.number
        self._note_choices(entry.seat)

    def refusal(self, seat: int, fields: wire.Fields) -> Refusal | None:
        """Why that seat can't do this now."""
        self._check_seat(seat)
        action = self._action(fields)
        return self.game.check(self.match.state, Seat(seat), action)

    def ask(self, seat: int | None, question: JsonObject) -> Any:
        """The game's answer to a question about the position as that seat sees it; None where it makes no sense."""
        if seat is not None:
            self._check_seat(seat)
        asked = read_question(self.game, question)
        if asked is None:
            return None
        view = self.game.view(self.match.state, None if seat is None else Seat(seat))
        return self.game.ask(self.board, view, asked)

    def actors(self) -> list[int]:
        """Who decides now."""
        return [int(seat) for seat in self.game.actors(self.match.state)]

    def info(self) -> wire.TableInfo:
        """What doesn't change."""
        return wire.TableInfo(
            id=self.id,
            game=self.game.id,
            rules=self.game.rules_version,
            board=self.board.data,
            names=self.board.names,
            nouns=dict(self.game.nouns),
            options=self.match.options,
            seats=self.seats,
            has_secrets=self.game.has_secrets,
            facts=self.game.facts(self.board),
            commitment=commitment(self.match.seed),
            created=self.created,
        )

    def position(self, seat: int | None) -> wire.Position:
        """The table as that seat sees it."""
        if seat is not None:
            self._check_seat(seat)
        position = show(self.game, self.board, self.match.state, seat)
        if seat is not None:
            position.can_undo = self.match.can_undo(Seat(seat))
        if not position.actors:
            position.seed = self.match.seed.hex()
        return position

    def entries(self, since: int, seat: int | None) -> list[wire.Entry]:
        """What happened after entry `since`, as that seat may read it."""
        return [entry_wire(self.game, happened, seat) for happened in self.history[since:]]

    def counting(self) -> list[Happened]:
        """The entries that count."""
        return [self.history[number - 1] for number in self._counting]

    def record(self) -> JsonObject:
        """The record of the finished match."""
        if not self.match.is_over():
            raise TableError("page-not-over")
        players: list[JsonObject] = [{"player": seat.level or "person", "name": seat.name} for seat in self.seats]
        return record.write(self.match, players)

    def _let_happen(self, entry: StoredEntry, match: Match, counting: list[int]) -> Prepared:
        """Play an entry on a match, and note whether it counts."""
        turn = self.game.turn(match.state)
        before = len(match.moves)
        events: list[Event] = []
        undoes: list[int] = []
        if entry.kind == BEGIN:
            match.begin(events)
            counting.append(entry.number)
        elif entry.kind == MOVE:
            match.play(Seat(entry.seat), self._action(entry.action), events)
            counting.append(entry.number)
        elif entry.kind in (UNDO, RESTART):
            undoes = self._undo(match, counting, entry)
        else:
            raise TableError("page-table-broken", {"number": entry.number})
        return Prepared(Happened(entry, turn, len(match.moves) - before, events, undoes), match, counting)

    def _undo(self, match: Match, counting: list[int], entry: StoredEntry) -> list[int]:
        """Take back a seat's last move, or all of its turn that can be; return the entries that no longer count."""
        undone: list[int] = []
        while (entry.kind == RESTART or not undone) and match.undo(Seat(entry.seat)) is not None:
            number = next(n for n in reversed(counting) if self.history[n - 1].stored.seat == entry.seat)
            counting.remove(number)
            undone.append(number)
        if not undone:
            raise TableError("page-nothing-to-undo")
        return undone

    def _action(self, fields: Mapping[str, object]) -> Action:
        action = self.board.actions.find(fields)
        if action is None:
            raise TableError("page-unknown-action", {"action": json.dumps(fields, ensure_ascii=False)[:200]})
        return action

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError("page-no-such-seat", {"number": seat + 1})

    def _check_fresh(self, seat: int, seq: int) -> None:
        if seq > self.seq:
            raise TableError("page-from-the-future", {"seq": seq, "newest": self.seq})
        if seq < self._unchanged_since[seat]:
            raise StaleError

    def _note_choices(self, mover: int) -> None:
        """Remember since when each seat has had the choices it has now."""
        state = self.match.state
        actors = self.game.actors(state)
        for seat in range(len(self.seats)):
            legal = self.game.legal(state, Seat(seat)) if seat in actors else []
            choices = tuple(action.index for action in legal)
            if seat == mover or choices != self._choices[seat]:
                self._choices[seat] = choices
                self._unchanged_since[seat] = self.seq


def show(game: AnyGame, board: Board, state: Any, seat: int | None) -> wire.Position:
    """A position as a seat sees it."""
    viewer = None if seat is None else Seat(seat)
    view = game.view(state, viewer)
    actors = game.actors(state)
    legal = game.legal(state, viewer) if viewer is not None and viewer in actors else []
    shown = to_wire(view)
    assert isinstance(shown, dict)
    turn = game.turn(state)
    result = None if actors else result_info(game.result(state))
    return wire.Position(
        seat=seat,
        view=shown,
        turn=wire.TurnInfo(seat=turn.seat, number=turn.number),
        actors=[int(actor) for actor in actors if actor != CHANCE],
        legal=[action.wire for action in legal],
        can_undo=False,
        scores=game.standings(board, view),
        result=result,
    )


def entry_wire(game: AnyGame, happened: Happened, seat: int | None) -> wire.Entry:
    """An entry as a seat may read it."""
    viewer = None if seat is None else Seat(seat)
    events = []
    for event in happened.events:
        shown = to_wire(game.redact(event, viewer))
        assert isinstance(shown, dict)
        events.append(shown)
    return wire.Entry(
        number=happened.stored.number,
        seat=happened.stored.seat,
        turn=wire.TurnInfo(seat=happened.turn.seat, number=happened.turn.number),
        events=events,
        undoes=happened.undoes,
    )


def result_info(result: Result) -> wire.ResultInfo:
    """A result as the page gets it."""
    return wire.ResultInfo(ending=result.ending, winners=[*result.winners], scores=result.scores)


def _game(stored: StoredTable) -> AnyGame:
    game = find_version(stored.game, stored.rules)
    if game is None:
        raise TableError("page-game-gone", {"game": stored.game, "rules": stored.rules})
    return game


def _board(game: AnyGame, stored: StoredTable) -> Board:
    try:
        board: Board = game.board(stored.board)
    except BoardError as error:
        raise TableError("page-table-broken", {"number": 0}) from error
    return board


def _options(stored: StoredTable) -> dict[str, bool | int | str]:
    return {key: value for key, value in stored.options.items() if isinstance(value, bool | int | str)}
