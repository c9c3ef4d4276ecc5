"""A table: a match, everything that was ever decided at it, and who sits there. No disk and no network here."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, final

import msgspec

from marula.core import record
from marula.core.actions import Action, Seat
from marula.core.game import OptionError, Refusal, Turn
from marula.core.match import Match, RefusedError
from marula.core.runs import runs
from marula.core.wire import JsonObject
from marula.lessons.course import Cursor, Due, Place, after, due, follow, is_asked, passes, text_at
from marula.lessons.lesson import Lesson
from marula.server import clocks
from marula.server import messages as wire
from marula.server.boards import SharedBoard
from marula.server.changes import Planned, Prepared
from marula.server.entries import let_happen
from marula.server.errors import StaleError, TableError
from marula.server.pace import read_pace
from marula.server.questions import read_question
from marula.server.seats import seat_infos
from marula.server.shown import Happened, Sight, entry_wire, lesson_info, show, table_info
from marula.server.stood_in import stood_in
from marula.server.store.base import (
    ENDED,
    FINISHED,
    MOVE,
    PLAYING,
    REWIND,
    Change,
    StoredEntry,
    StoredTable,
)
from marula.server.times import iso


@final
class Table:
    """A match that gathers, is under way or over, rebuilt from what is stored."""

    def __init__(self, stored: StoredTable, shared: SharedBoard, lesson: Lesson | None = None) -> None:
        self.stored = stored
        """What is stored of it but for its entries."""
        self.pace = read_pace(stored.pace)
        self.shared = shared
        self.game = shared.game
        self.board = shared.board
        self.seats: list[wire.SeatInfo] = seat_infos(self.game, stored.seats)
        try:
            self.match = Match(self.game, self.board, _options(stored), len(self.seats), stored.seed)
        except (OptionError, ValueError) as error:
            raise TableError("page-table-broken", {"number": 0}) from error
        self.lesson = lesson
        """What is taught here, on this very board."""
        self._place: Place | None = None
        self.history: list[Happened] = []
        self.told = 0
        """Raised by all that changes what pages are told of the match."""
        self._numbers: dict[str, int] = {}
        self._counting: list[int] = []
        """The numbers of the entries that count, in order."""
        self._choices: list[list[Action]] = [[]] * len(self.seats)
        self._unchanged_since: list[int] = [0] * len(self.seats)
        self._sight: Sight | None = None
        self._entries: dict[int | None, msgspec.Raw] = {}
        self._positions: dict[int | None, msgspec.Raw] = {}
        self._updates: dict[tuple[int, int | None], str] = {}
        """What is told of the newest entry, as JSON: the same for everybody who looks through the same eyes."""

    @property
    def id(self) -> str:
        """What it is found by."""
        return self.stored.id

    @property
    def created(self) -> str:
        """When it was opened."""
        return self.stored.created

    @property
    def read(self) -> int:
        """Up to which stop its lesson has been read."""
        return self.stored.read

    @property
    def seq(self) -> int:
        """The number of the newest entry."""
        return len(self.history)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be decided here any more, and nothing is secret."""
        return self.stored.state in (FINISHED, ENDED)

    @property
    def is_final(self) -> bool:
        """Whether nothing can be taken back any more: when all is told, only people who share a device go back."""
        if not self.is_over:
            return False
        people = {seat.holder for seat in self.stored.seats if seat.kind == "person"}
        return self.stored.state == ENDED or len(people) > 1

    def load(self, entries: Sequence[StoredEntry]) -> None:
        """Apply what is stored. A table whose entries the rules refuse can't be gone on with."""
        # Since when somebody has had the same choices matters only where several decide at the same time.
        noted = len(entries) - len(self.seats) - 1
        for place, entry in enumerate(entries):
            try:
                action = self.find(entry.action) if entry.kind == MOVE else None
                self._take_over(self._let_happen(entry, action, self.match, self._counting), place >= noted)
            except (RefusedError, TableError, LookupError, ValueError) as error:
                raise TableError("page-table-broken", {"number": entry.number}) from error
        self._forget_news()

    def catch_up(self, stored: StoredTable, entries: Sequence[StoredEntry]) -> None:
        """Take over what somebody else has changed."""
        self._sit(stored)
        self._place = None
        self.load(entries)

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
        fields: JsonObject = {} if action is None else {**action.wire}
        prepared = self._prepare(StoredEntry(self.seq + 1, kind, seat, move_id, fields, made), action)
        if self.lesson is None:
            return prepared
        if kind == MOVE and action is not None:
            return prepared._replace(place=self._after(self.match, self.place().cursor, action))
        # Who takes a step back reads again what comes after it.
        return prepared._replace(place=follow(self.lesson, prepared.match, self.read))

    def prepare_rewind(self, to: int, seat: int, move_id: str, made: str) -> Prepared:
        """What would come of taking back all that came after entry `to`; raises TableError where that can't be."""
        earliest = self.earliest()
        if earliest is None or not earliest <= to < self._counting[-1] or to not in self._counting:
            raise TableError("page-no-way-back", {"number": to})
        return self._prepare(StoredEntry(self.seq + 1, REWIND, seat, move_id, {"to": to}, made), None)

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
            entry = StoredEntry(number, MOVE, move.seat, f"bot:{number}", {**move.action.wire}, made)
            prepared = self._let_happen(entry, move.action, match.copy(), counting[:])
            found.append(prepared._replace(place=place))
            match, counting = prepared.match, prepared.counting
        return found

    def plan(self, now: int, prepared: Sequence[Prepared] = (), **changes: Any) -> Planned:
        """The change that these entries make, and whatever else of the table is to be another; the clocks run on."""
        changes = {"version": self.stored.version + 1, "touched": iso(now), **changes}
        deciding, done, sight = self.actors(), None, None
        if prepared:
            last = prepared[-1]
            state = last.match.state
            sight = Sight(self.game, state)
            deciding = [int(seat) for seat in self.game.rules.actors(state)]
            if self.game.rules.turn(state) != self._turn():
                done = self._deciders([one.happened for one in prepared])
            changes |= {
                "seq": last.happened.stored.number,
                "state": last.state,
                "summary": last.summary(sight),
                "read": last.read,
                "proposal": {},
            }
        if changes.get("state", self.stored.state) != PLAYING:
            deciding = []
        seats = clocks.run(self.pace, changes.get("seats", self.stored.seats), deciding, now, done)
        # All at once: each copy of what is stored would cost as much as looking at the clocks.
        stored = self.stored._replace(**{**changes, "seats": seats, "due": clocks.due(seats)})
        return Planned(Change(stored, [one.happened.stored for one in prepared]), prepared, sight)

    def commit(self, planned: Planned) -> None:
        """Let it happen."""
        before = self.stored
        self._sit(planned.change.table)
        if planned.prepared or (before.read, before.state) != (self.stored.read, self.stored.state):
            self._place = None
            for prepared in planned.prepared:
                self._take_over(prepared)
                self._place = prepared.place
            self._forget_news()
            self._sight = planned.sight

    def _sit(self, stored: StoredTable) -> None:
        if stored.seats != self.stored.seats:
            self.seats = seat_infos(self.game, stored.seats)
        # What is read again has its board read again, too: it is still played on this one.
        same_board = stored.board is self.stored.board
        self.stored = stored if same_board else stored._replace(board=self.stored.board)

    def _forget_news(self) -> None:
        self.told += 1
        self._sight = None
        self._entries.clear()
        self._positions.clear()
        self._updates.clear()

    def _take_over(self, prepared: Prepared, noted: bool = True) -> None:
        entry = prepared.happened.stored
        self.match = prepared.match
        self.history.append(prepared.happened)
        self._counting = prepared.counting
        self._numbers[entry.move_id] = entry.number
        if noted:
            # After a rewind nobody's choice on an older position means what it meant then.
            self._note_choices(None if entry.kind == REWIND else entry.seat)

    def _after(self, match: Match, cursor: Cursor, action: Action) -> Place:
        """Where the learner is after that action, which is about to be played."""
        assert self.lesson is not None
        return Place(after(self.lesson, match, cursor, action), own=due(self.lesson, match, cursor) is None)

    def place(self) -> Place:
        """Where the learner is."""
        assert self.lesson is not None
        if self._place is None:
            self._place = follow(self.lesson, self.match, self.read)
        return self._place

    def due(self) -> Due | None:
        """The move that nobody has to be waited for: a lesson's, or one of a bot, which has yet to think."""
        if self.stored.state != PLAYING:
            return None
        if self.lesson is not None:
            return due(self.lesson, self.match, self.place().cursor)
        bot = next((seat for seat in self.actors() if self.level(seat)), None)
        return None if bot is None else Due(Seat(bot), None)

    def level(self, seat: int) -> str:
        """Which bot decides for a seat; empty for people who do so themselves."""
        stored = self.stored.seats[seat]
        return stored.stand_in or stored.level

    def check_asked(self, seat: int, action: Action) -> None:
        """Raises RefusedError where a lesson asks for something else: by the rules, or by what the lesson answers."""
        if self.lesson is None:
            return
        refusal = self.game.rules.check(self.match.state, Seat(seat), action)
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
        return self.game.rules.check(self.match.state, Seat(seat), self.find(fields))

    def ask(self, seat: int | None, question: JsonObject) -> Any:
        """The game's answer to a question about the position as that seat sees it; None where it makes no sense."""
        if seat is not None:
            self._check_seat(seat)
        asked = read_question(self.game, question)
        return None if asked is None else self.game.ask(self.board, self._seen().through(seat), asked)

    def actors(self) -> list[int]:
        """Who decides now."""
        if self.stored.state != PLAYING:
            return []
        return [int(seat) for seat in self.game.rules.actors(self.match.state)]

    def choices(self, seat: int) -> list[Action]:
        """The legal actions of a seat that decides; nothing for others."""
        return self._choices[seat]

    def earliest(self) -> int | None:
        """The first entry that the match could go back to by consent; None where there is no way back."""
        if self.lesson is not None or self.stored.state != PLAYING or not self._counting:
            return None
        moves, place = len(self.match.moves), len(self._counting) - 1
        while place > 0 and moves - self.history[self._counting[place] - 1].moves >= self.match.earliest:
            moves -= self.history[self._counting[place] - 1].moves
            place -= 1
        return self._counting[place] if place < len(self._counting) - 1 else None

    def info(self) -> wire.TableInfo:
        """What doesn't change."""
        info = table_info(self.id, self.match, self.seats, self.created)
        info.lesson = None if self.lesson is None else lesson_info(self.lesson)
        return info

    def to_play(self, person: str) -> wire.TableToPlay:
        """What doesn't change, with the actions there are, and where somebody sits."""
        known = msgspec.structs.asdict(self.info())
        mine = [seat.seat for seat in self.stored.seats if person and seat.holder == person]
        deciding = self.actors() if self.seq else []
        return wire.TableToPlay(
            **known,
            actions=self.shared.actions,
            numbering=self.shared.numbering,
            mine=mine,
            asked=next((seat for seat in mine if seat in deciding), None),
        )

    def update(self, since: int, seat: int | None) -> str:
        """What happened after entry `since` as that seat may read it, and the table as it sees it now: a message."""
        text = self._updates.get((since, seat))
        if text is None:
            entries = [wire.encoded(entry_wire(self.game, happened, seat)) for happened in self.history[since:-1]]
            if since < self.seq:
                entries.append(self._newest(seat))
            position = self._positions.get(seat)
            if position is None:
                position = self._positions[seat] = wire.encoded(self.position(seat))
            text = wire.to_json(wire.EncodedUpdate(since=since, seq=self.seq, entries=entries, position=position))
            if since >= self.seq - 1:
                self._updates[since, seat] = text
        return text

    def _newest(self, seat: int | None) -> msgspec.Raw:
        entry = self._entries.get(seat)
        if entry is None:
            entry = self._entries[seat] = wire.encoded(entry_wire(self.game, self.history[-1], seat))
        return entry

    def position(self, seat: int | None) -> wire.Position:
        """The table as that seat sees it."""
        if seat is not None:
            self._check_seat(seat)
        position = show(self.game, self.board, self.match.state, seat, self._seen())
        if self.is_over:
            position.actors = []
            position.seed = self.match.seed.hex()
        elif seat is not None:
            position.legal = runs(self._choices[seat])
            position.rewind = self.earliest()
        if seat is not None and not self.is_final:
            position.can_undo = self.match.can_undo(Seat(seat)) and (self.lesson is None or self.place().own)
        if self.lesson is not None:
            cursor = self.place().cursor
            position.lesson = wire.LessonPlace(
                stop=cursor.stop, text=text_at(self.lesson, cursor), moving=self.due() is not None
            )
        return position

    def _seen(self) -> Sight:
        if self._sight is None:
            self._sight = Sight(self.game, self.match.state)
        return self._sight

    def past(self, number: int, seat: int | None) -> wire.Position:
        """The position after the first `number` entries that count, as that seat saw it then."""
        counting = self.counting()
        if not 0 <= number <= len(counting):
            raise TableError("page-no-such-position", {"number": number, "last": len(counting)})
        if seat is not None:
            self._check_seat(seat)
        state = self.game.setup(self.board, self.match.options, self.match.seats)
        for move in self.match.moves[: sum(happened.moves for happened in counting[:number])]:
            self.game.rules.apply(state, move.seat, move.action, None)
        return show(self.game, self.board, state, seat)

    def counting(self) -> list[Happened]:
        """The entries that count."""
        return [self.history[number - 1] for number in self._counting]

    def record(self) -> JsonObject:
        """The record of the finished match."""
        if not self.match.is_over():
            raise TableError("page-not-over")
        counting = self.counting()
        players: list[JsonObject] = []
        for number, seat in enumerate(self.seats):
            player: JsonObject = {"player": seat.level or "person", "name": seat.name}
            bots = stood_in(counting, number) if seat.player == "person" else []
            players.append({**player, "stood_in": [*bots]} if bots else player)
        return record.write(self.match, players)

    def _prepare(self, entry: StoredEntry, action: Action | None) -> Prepared:
        return self._let_happen(entry, action, self.match.copy(), self._counting[:])

    def _let_happen(self, entry: StoredEntry, action: Action | None, match: Match, counting: list[int]) -> Prepared:
        """Play an entry on a match, and note whether it counts."""
        return let_happen(entry, action, match, counting, self.history, self.lesson)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError("page-no-such-seat", {"number": seat + 1})

    def _turn(self) -> Turn:
        return self.game.rules.turn(self.match.state)

    def _deciders(self, coming: Sequence[Happened]) -> set[int]:
        """Who has done something in the turn that is under way, those entries included."""
        turn = self._turn()
        found = {happened.stored.seat for happened in coming}
        for number in reversed(self._counting):
            happened = self.history[number - 1]
            if happened.turn != turn:
                break
            found.add(happened.stored.seat)
        return found

    def _note_choices(self, mover: int | None) -> None:
        """Remember since when each seat has had the choices it has now."""
        state = self.match.state
        actors = self.game.rules.actors(state)
        for seat in range(len(self.seats)):
            choices = self.game.rules.legal(state, Seat(seat)) if seat in actors else []
            if mover in (seat, None) or choices != self._choices[seat]:
                self._choices[seat] = choices
                self._unchanged_since[seat] = self.seq


def _options(stored: StoredTable) -> dict[str, bool | int | str]:
    return {key: value for key, value in stored.options.items() if isinstance(value, bool | int | str)}
