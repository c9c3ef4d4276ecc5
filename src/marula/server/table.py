"""A table: a match, and everything that was ever decided at it. No disk and no network here."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, final

import msgspec

from marula.core import record
from marula.core.actions import CHANCE, Action, Seat
from marula.core.data import Problem, path_text
from marula.core.game import AnyGame, Board, Event, OptionError, Refusal, Result, Turn
from marula.core.match import Match, RefusedError
from marula.core.stream import commitment
from marula.core.wire import JsonObject
from marula.lessons.course import Cursor, Due, Place, after, due, follow, is_asked, passes, text_at
from marula.lessons.lesson import Lesson
from marula.server import compact
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.boards import SharedBoard
from marula.server.questions import read_question
from marula.server.store import BEGIN, MOVE, RESTART, UNDO, StoredEntry, StoredTable
from marula.texts import clean


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
    place: Place | None = None
    """Where the learner is then, where a lesson is given."""

    @property
    def read(self) -> int:
        """Up to which stop the lesson has been read then."""
        return 0 if self.place is None else self.place.cursor.stop

    def summary(self) -> JsonObject:
        """What the first page lists of the table after it."""
        game, state = self.match.game, self.match.state
        result = game.result(state) if self.match.is_over() else None
        board = self.match.board
        scores = (
            [score["total"] for score in result.scores] if result else game.standings(board, sent(game, state, None))
        )
        return {
            "turn": game.turn(state).number,
            "actors": [*game.actors(state)],
            "scores": [*scores],
            "winners": [*result.winners] if result else None,
        }


class News(NamedTuple):
    """What a seat is told of the newest entry, as JSON: the same for everybody who looks through its eyes."""

    entry: msgspec.Raw
    position: msgspec.Raw


@final
class Table:
    """A match under way or over, rebuilt from what is stored."""

    def __init__(self, stored: StoredTable, shared: SharedBoard, lesson: Lesson | None = None) -> None:
        self.id = stored.id
        self.created = stored.created
        self.seats = msgspec.convert(stored.seats, list[wire.SeatInfo])
        self.shared = shared
        self.game = shared.game
        self.board = shared.board
        try:
            self.match = Match(self.game, self.board, _options(stored), len(self.seats), stored.seed)
        except (OptionError, ValueError) as error:
            raise TableError("page-table-broken", {"number": 0}) from error
        self.lesson = lesson
        """What is taught here, on this very board."""
        self.read = stored.read
        self._place: Place | None = None
        self.history: list[Happened] = []
        self._numbers: dict[str, int] = {}
        self._counting: list[int] = []
        """The numbers of the entries that count, in order."""
        self._choices: list[list[Action]] = [[]] * len(self.seats)
        self._unchanged_since: list[int] = [0] * len(self.seats)
        self._news: dict[int | None, News] = {}
        """By the seat whose eyes they are for, None for bystanders; only of the newest entry."""

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.history)

    def load(self, entries: Sequence[StoredEntry]) -> None:
        """Apply what is stored. A table whose entries the rules refuse can't be gone on with."""
        for entry in entries:
            try:
                action = self.find(entry.action) if entry.kind == MOVE else None
                self._take_over(self._let_happen(entry, action, self.match, self._counting))
            except (RefusedError, TableError, LookupError, ValueError) as error:
                raise TableError("page-table-broken", {"number": entry.number}) from error

    def number_of(self, move_id: str) -> int | None:
        """The entry made by a move that was sent before, if it was."""
        return self._numbers.get(move_id)

    def find(self, fields: Mapping[str, object]) -> Action:
        """The action with these fields; raises TableError where there is none."""
        action = self.board.actions.find(fields)
        if action is None:
            raise TableError("page-unknown-action", {"action": json.dumps(fields, ensure_ascii=False)[:200]})
        return action

    def check_fresh(self, seat: int, seq: int) -> None:
        """Raises StaleError where a choice on the position after entry `seq` is no longer one of that seat's."""
        self._check_seat(seat)
        if seq > self.seq:
            raise TableError("page-from-the-future", {"seq": seq, "newest": self.seq})
        if seq < self._unchanged_since[seat]:
            raise StaleError

    def prepare(self, kind: str, seat: int, move_id: str, made: str, action: Action | None = None) -> Prepared:
        """What would come of an entry; a move has an action. Nothing has changed yet.

        Raises RefusedError where the rules forbid it, TableError where there is nothing to take back.
        """
        match, counting = self.match.copy(), self._counting[:]
        prepared = self._let_happen(self._entry(kind, seat, move_id, made, action), action, match, counting)
        if self.lesson is None:
            return prepared
        if kind == MOVE and action is not None:
            return prepared._replace(place=self._after(self.match, self.place().cursor, action))
        # Who takes a step back reads again what comes after it.
        return prepared._replace(place=follow(self.lesson, match, self.read))

    def prepare_passing(self, made: str) -> list[Prepared]:
        """What a lesson plays while time passes for the learner, up to the last of the learner's own moves."""
        if self.lesson is None:
            return []
        found: list[Prepared] = []
        match, counting, place = self.match, self._counting, self.place()
        while passes(self.lesson, place.cursor):
            move = due(self.lesson, match, place.cursor)
            if move is None or move.action is None:
                break
            place = self._after(match, place.cursor, move.action)
            number = self.seq + len(found) + 1
            entry = self._entry(MOVE, move.seat, f"bot:{number}", made, move.action)._replace(number=number)
            prepared = self._let_happen(entry, move.action, match.copy(), counting[:])
            found.append(prepared._replace(place=place))
            match, counting = prepared.match, prepared.counting
        return found

    def commit(self, prepared: Prepared) -> None:
        """Let it happen."""
        self._take_over(prepared)
        self.read, self._place = prepared.read, prepared.place

    def _take_over(self, prepared: Prepared) -> None:
        entry = prepared.happened.stored
        self.match = prepared.match
        self.history.append(prepared.happened)
        self._counting = prepared.counting
        self._numbers[entry.move_id] = entry.number
        self._news.clear()
        self._note_choices(entry.seat)

    def _entry(self, kind: str, seat: int, move_id: str, made: str, action: Action | None) -> StoredEntry:
        fields: JsonObject = {} if action is None else {**action.wire}
        return StoredEntry(self.seq + 1, kind, seat, move_id, fields, made)

    def _after(self, match: Match, cursor: Cursor, action: Action) -> Place:
        """Where the learner is after that action, which is about to be played."""
        assert self.lesson is not None
        return Place(after(self.lesson, match, cursor, action), own=due(self.lesson, match, cursor) is None)

    def note_reading(self, read: int) -> None:
        """The lesson has been read up to that stop."""
        self.read = read
        self._place = None
        self._news.clear()

    def place(self) -> Place:
        """Where the learner is."""
        assert self.lesson is not None
        if self._place is None:
            self._place = follow(self.lesson, self.match, self.read)
        return self._place

    def due(self) -> Due | None:
        """The move that the lesson makes now."""
        return None if self.lesson is None else due(self.lesson, self.match, self.place().cursor)

    def check_asked(self, seat: int, action: Action) -> None:
        """Raises RefusedError where a lesson asks for something else: by the rules, or by what the lesson answers."""
        if self.lesson is None:
            return
        refusal = self.game.check(self.match.state, Seat(seat), action)
        if refusal is not None:
            raise RefusedError(refusal)
        cursor = self.place().cursor
        if self.due() is not None or not is_asked(self.lesson, cursor, action):
            stop = self.lesson.stops[cursor.stop]
            raise RefusedError(Refusal(stop.wrong or ("page-lesson-not-now" if stop.asked else "page-lesson-read"), ""))

    def refusal(self, seat: int | None, fields: wire.Fields) -> Refusal | None:
        """Why that seat can't do this now: by what it knows, so for nobody else. A bystander never can."""
        if seat is None:
            return Refusal("page-only-watching", "")
        self._check_seat(seat)
        return self.game.check(self.match.state, Seat(seat), self.find(fields))

    def ask(self, seat: int | None, question: JsonObject) -> Any:
        """The game's answer to a question about the position as that seat sees it; None where it makes no sense."""
        if seat is not None:
            self._check_seat(seat)
        asked = read_question(self.game, question)
        if asked is None:
            return None
        return self.game.ask(self.board, sent(self.game, self.match.state, seat), asked)

    def actors(self) -> list[int]:
        """Who decides now."""
        return [int(seat) for seat in self.game.actors(self.match.state)]

    def choices(self, seat: int) -> list[Action]:
        """The legal actions of a seat that decides; nothing for others."""
        return self._choices[seat]

    def info(self) -> wire.TableInfo:
        """What doesn't change."""
        info = table_info(self.id, self.match, self.seats, self.created)
        info.lesson = None if self.lesson is None else lesson_info(self.lesson)
        return info

    def to_play(self) -> wire.TableToPlay:
        """What doesn't change, with the actions there are."""
        known = msgspec.structs.asdict(self.info())
        return wire.TableToPlay(**known, actions=self.shared.actions, numbering=self.shared.numbering)

    def update(self, since: int, seat: int | None) -> wire.EncodedUpdate:
        """What happened after entry `since` as that seat may read it, and the table as it sees it now."""
        news = self._news.get(seat)
        if news is None:
            entry = entry_wire(self.game, self.history[-1], seat)
            news = self._news[seat] = News(wire.encoded(entry), wire.encoded(self.position(seat)))
        entries = [wire.encoded(entry_wire(self.game, happened, seat)) for happened in self.history[since:-1]]
        if since < self.seq:
            entries.append(news.entry)
        return wire.EncodedUpdate(since=since, seq=self.seq, entries=entries, position=news.position)

    def position(self, seat: int | None) -> wire.Position:
        """The table as that seat sees it."""
        if seat is not None:
            self._check_seat(seat)
        position = show(self.game, self.board, self.match.state, seat)
        if seat is not None:
            position.legal = compact.runs(self._choices[seat])
            position.can_undo = self.match.can_undo(Seat(seat)) and (self.lesson is None or self.place().own)
        if not position.actors:
            position.seed = self.match.seed.hex()
        if self.lesson is not None:
            cursor = self.place().cursor
            position.lesson = wire.LessonPlace(
                stop=cursor.stop, text=text_at(self.lesson, cursor), moving=self.due() is not None
            )
        return position

    def past(self, number: int, seat: int | None) -> wire.Position:
        """The position after the first `number` entries that count, as that seat saw it then."""
        counting = self.counting()
        if not 0 <= number <= len(counting):
            raise TableError("page-no-such-position", {"number": number, "last": len(counting)})
        if seat is not None:
            self._check_seat(seat)
        state = self.game.setup(self.board, self.match.options, self.match.seats)
        for move in self.match.moves[: sum(happened.moves for happened in counting[:number])]:
            self.game.apply(state, move.seat, move.action, None)
        return show(self.game, self.board, state, seat)

    def counting(self) -> list[Happened]:
        """The entries that count."""
        return [self.history[number - 1] for number in self._counting]

    def record(self) -> JsonObject:
        """The record of the finished match."""
        if not self.match.is_over():
            raise TableError("page-not-over")
        players: list[JsonObject] = [{"player": seat.level or "person", "name": seat.name} for seat in self.seats]
        return record.write(self.match, players)

    def _let_happen(self, entry: StoredEntry, action: Action | None, match: Match, counting: list[int]) -> Prepared:
        """Play an entry on a match, and note whether it counts."""
        turn = self.game.turn(match.state)
        before = len(match.moves)
        events: list[Event] = []
        undoes: list[int] = []
        if entry.kind == BEGIN:
            match.begin(events)
            counting.append(entry.number)
        elif entry.kind == MOVE and action is not None:
            match.play(Seat(entry.seat), action, events)
            counting.append(entry.number)
        elif entry.kind in (UNDO, RESTART):
            undoes = self._undo(match, counting, entry)
        else:
            raise TableError("page-table-broken", {"number": entry.number})
        return Prepared(Happened(entry, turn, len(match.moves) - before, events, undoes), match, counting)

    def _undo(self, match: Match, counting: list[int], entry: StoredEntry) -> list[int]:
        """Take back a seat's last move, or all of its turn that can be; return the entries that no longer count."""
        undone: list[int] = []
        while entry.kind == RESTART or not undone:
            if not self._is_own(match) or match.undo(Seat(entry.seat)) is None:
                break
            number = next(n for n in reversed(counting) if self.history[n - 1].stored.seat == entry.seat)
            counting.remove(number)
            undone.append(number)
        if not undone:
            raise TableError("page-nothing-to-undo")
        return undone

    def _is_own(self, match: Match) -> bool:
        """Whether the last decision was somebody's own: what a lesson has played stays."""
        return self.lesson is None or follow(self.lesson, match, 0).own

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError("page-no-such-seat", {"number": seat + 1})

    def _note_choices(self, mover: int) -> None:
        """Remember since when each seat has had the choices it has now."""
        state = self.match.state
        actors = self.game.actors(state)
        for seat in range(len(self.seats)):
            choices = self.game.legal(state, Seat(seat)) if seat in actors else []
            if seat == mover or choices != self._choices[seat]:
                self._choices[seat] = choices
                self._unchanged_since[seat] = self.seq


def table_info(id: str, match: Match, seats: list[wire.SeatInfo], created: str) -> wire.TableInfo:
    """What doesn't change while a match is played, or looked at again."""
    game, board = match.game, match.board
    return wire.TableInfo(
        id=id,
        game=game.id,
        rules=game.rules_version,
        board=board.data,
        names=board.names,
        nouns=dict(game.nouns),
        options=match.options,
        seats=seats,
        has_secrets=game.has_secrets,
        facts=game.facts(board),
        commitment=commitment(match.seed),
        created=created,
    )


def lesson_info(lesson: Lesson) -> wire.LessonInfo:
    """A lesson as the page gets it."""
    return wire.LessonInfo(
        learner=lesson.learner,
        chapters=[chapter.text for chapter in lesson.chapters],
        stops=[
            wire.StopInfo(id=stop.id, chapter=stop.chapter, points=[*stop.points], asks=bool(stop.asked))
            for stop in lesson.stops[: lesson.end]
        ],
    )


def sent(game: AnyGame, state: Any, seat: int | None) -> Any:
    """What a page that looks through a seat's eyes is sent of a position: nothing that the table's options hide."""
    return game.conceal(game.view(state, None if seat is None else Seat(seat)))


def show(game: AnyGame, board: Board, state: Any, seat: int | None) -> wire.Position:
    """A position as a seat is shown it, without what it may do."""
    view = sent(game, state, seat)
    actors = game.actors(state)
    turn = game.turn(state)
    return wire.Position(
        seat=seat,
        view=view,
        turn=wire.TurnInfo(seat=turn.seat, number=turn.number),
        actors=[int(actor) for actor in actors if actor != CHANCE],
        legal=[],
        can_undo=False,
        scores=game.standings(board, view),
        result=None if actors else result_info(game.result(state)),
    )


def entry_wire(game: AnyGame, happened: Happened, seat: int | None) -> wire.Entry:
    """An entry as a seat may read it."""
    viewer = None if seat is None else Seat(seat)
    return wire.Entry(
        number=happened.stored.number,
        seat=happened.stored.seat,
        turn=wire.TurnInfo(seat=happened.turn.seat, number=happened.turn.number),
        events=[game.redact(event, viewer) for event in happened.events],
        undoes=happened.undoes,
    )


def result_info(result: Result) -> wire.ResultInfo:
    """A result as the page gets it."""
    return wire.ResultInfo(
        ending=result.ending,
        winners=[*result.winners],
        scores=result.scores,
        places=result.places,
        tiebreaks=[
            wire.TiebreakInfo(name=tiebreak.name, seats=[*seats], figures=[tiebreak.figures[seat] for seat in seats])
            for tiebreak, seats in result.deciders()
        ],
    )


def problem_info(problem: Problem, line: int = 0) -> http.ProblemInfo:
    """What is wrong with a board as the page gets it."""
    values: wire.Fields = {
        name: value if isinstance(value, int) else clean(str(value)) for name, value in problem.values.items()
    }
    path = clean(path_text(problem.path))
    return http.ProblemInfo(
        line=line, path=path, at=list(problem.path), key=problem.key, rule=problem.rule, values=values
    )


def _options(stored: StoredTable) -> dict[str, bool | int | str]:
    return {key: value for key, value in stored.options.items() if isinstance(value, bool | int | str)}
