"""How a lesson runs: from a match and where one is in the lesson to who moves next, and what is asked.

Everything here follows from the moves that count, so that nothing but them need be kept; only how far somebody has
read is no move. Where an open choice has made a fixed move impossible, its seat plays greedily to the end of its turn.
"""

from collections.abc import Iterator
from typing import NamedTuple, final

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Turn
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.lessons.lesson import Lesson, Stop, fits
from marula.players import make_player

STAND_IN = "greedy"
"""The player who moves where what is written can't be played."""


class Cursor(NamedTuple):
    """Where one is in a lesson."""

    stop: int = 0
    made: int = 0
    """How many of the moves before this stop are behind us."""
    strayed: Turn | None = None
    """The turn that is played otherwise than it is written."""
    chosen: int = 0
    """Which alternative was chosen last."""


class Due(NamedTuple):
    """A move that the lesson makes; the action is None where a stand-in has to find one."""

    seat: Seat
    action: Action | None


def due(lesson: Lesson, match: Match, cursor: Cursor) -> Due | None:
    """The move that comes before the learner may go on; None if there is none."""
    cursor = _settled(lesson, match, cursor)
    stop = lesson.stops[cursor.stop]
    game, state = match.game, match.state
    if cursor.made < len(stop.moves):
        move = stop.moves[cursor.made]
        if cursor.strayed is not None or game.rules.check(state, move.seat, move.action) is not None:
            return Due(move.seat, None)
        return Due(move.seat, move.action)
    actors = game.rules.actors(state)
    if stop.asked and actors and lesson.learner not in actors:
        return Due(actors[0], None)
    return None


def passes(lesson: Lesson, cursor: Cursor) -> bool:
    """Whether time passes for the learner: moves of theirs are still among those before this stop."""
    return any(move.seat == lesson.learner for move in lesson.stops[cursor.stop].moves[cursor.made :])


def after(lesson: Lesson, match: Match, cursor: Cursor, action: Action) -> Cursor:
    """Where one is when that action, which is about to be played on the match, has been: by whoever had to move."""
    # Somebody moves, so what comes before that has been read.
    cursor = _read_on(lesson, match, cursor)
    coming = due(lesson, match, cursor)
    stop = lesson.stops[cursor.stop]
    if coming is None:
        fitting = [number for number, pattern in enumerate(stop.asked) if fits(pattern, action)]
        return Cursor(cursor.stop + 1, chosen=fitting[0] if fitting else 0)
    if cursor.made == len(stop.moves):
        return cursor
    if coming.action is None:
        return cursor._replace(strayed=match.game.rules.turn(match.state))
    return cursor._replace(made=cursor.made + 1)


def next_stop(lesson: Lesson, cursor: Cursor) -> Cursor:
    """Where one is after reading."""
    if lesson.stops[cursor.stop].asked or cursor.stop == lesson.end:
        raise ValueError(f"{lesson.stops[cursor.stop].id} can't be read on from")
    return Cursor(cursor.stop + 1, chosen=cursor.chosen)


def text_at(lesson: Lesson, cursor: Cursor) -> str:
    """The key of what is told here; empty at the end."""
    texts = lesson.stops[cursor.stop].texts
    return texts[min(cursor.chosen, len(texts) - 1)] if texts else ""


def is_asked(lesson: Lesson, cursor: Cursor, action: Action) -> bool:
    """Whether it is what the learner should do now."""
    return any(fits(pattern, action) for pattern in lesson.stops[cursor.stop].asked)


class Place(NamedTuple):
    """Where the moves of a match lead in a lesson."""

    cursor: Cursor
    own: bool
    """Whether the last decision was the learner's own, not one of the lesson's."""


def follow(lesson: Lesson, match: Match, read: int) -> Place:
    """Where one is after all moves of a match, having read up to the stop of that number."""
    cursor, own = Cursor(), False
    for _, before, ready in _decisions(lesson, match):
        own = due(lesson, before, ready) is None
        cursor = after(lesson, before, ready, match.moves[len(before.moves)].action)
    while cursor.stop < min(read, lesson.end) and not lesson.stops[cursor.stop].asked:
        if due(lesson, match, cursor) is not None:
            break
        cursor = next_stop(lesson, cursor)
    return Place(cursor, own)


def fork(lesson: Lesson, match: Match) -> int:
    """How many of a lesson's moves a match begins with that is gone on with by itself: those before final chapters."""
    final = next((number for number, stop in enumerate(lesson.stops) if lesson.chapters[stop.chapter].final), None)
    for number, _, ready in _decisions(lesson, match):
        if final is not None and ready.stop >= final:
            return number
    return len(match.moves)


def _decisions(lesson: Lesson, match: Match) -> Iterator[tuple[int, Match, Cursor]]:
    """Before each move of a seat: its number, the match as it was, and where one was. The match goes on by itself."""
    before = Match(match.game, match.board, match.options, match.seats, match.seed)
    cursor = Cursor()
    for number, move in enumerate(match.moves):
        if move.seat != CHANCE:
            cursor = _read_on(lesson, before, cursor)
            yield number, before, cursor
            cursor = after(lesson, before, cursor, move.action)
        before.enact(move)


def stand_in_seed(match: Match, seat: Seat) -> bytes:
    """The dice of whoever stands in there: the same whenever the same moves have been made."""
    return derive_seed("lesson", len(match.moves), seat)


def _read_on(lesson: Lesson, match: Match, cursor: Cursor) -> Cursor:
    """Where somebody has to move next."""
    cursor = _settled(lesson, match, cursor)
    while due(lesson, match, cursor) is None and not lesson.stops[cursor.stop].asked and cursor.stop < lesson.end:
        cursor = _settled(lesson, match, next_stop(lesson, cursor))
    return cursor


def _settled(lesson: Lesson, match: Match, cursor: Cursor) -> Cursor:
    """Pass over the moves of those who can't move now, and over what is left of a turn played otherwise."""
    moves = lesson.stops[cursor.stop].moves
    actors, turn = match.game.rules.actors(match.state), match.game.rules.turn(match.state)
    made, strayed = cursor.made, cursor.strayed
    while made < len(moves):
        seat = moves[made].seat
        if seat in actors and strayed in (None, turn):
            break
        if strayed is None:
            made += 1
        else:
            while made < len(moves) and moves[made].seat == seat:
                made += 1
            strayed = None
    return cursor._replace(made=made, strayed=strayed if made < len(moves) else None)


class Made(NamedTuple):
    """A move that the lesson made, and whether it stands there like that."""

    seat: Seat
    action: Action
    as_written: bool


@final
class Course:
    """A lesson under way on a match of its own."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = Match(lesson.game, lesson.board, lesson.options, lesson.seats, lesson.seed)
        self.match.begin()
        self.cursor = Cursor()

    @property
    def stop(self) -> Stop:
        """Where the lesson waits."""
        return self.lesson.stops[self.cursor.stop]

    def is_over(self) -> bool:
        """Whether its end is reached."""
        return self.cursor.stop == self.lesson.end

    def copy(self) -> "Course":
        """The same, to be gone on with by itself."""
        other = object.__new__(Course)
        other.lesson, other.match, other.cursor = self.lesson, self.match.copy(), self.cursor
        return other

    def let_others_move(self, events: list[object] | None = None) -> list[Made]:
        """Make the moves that come before the learner may go on."""
        made: list[Made] = []
        while (move := due(self.lesson, self.match, self.cursor)) is not None:
            action = move.action or self._stand_in(move.seat)
            made.append(Made(move.seat, action, move.action is not None))
            self._play(move.seat, action, events)
        return made

    def read(self) -> None:
        """Go on from something that was to be read."""
        self.cursor = next_stop(self.lesson, self.cursor)

    def choices(self) -> list[Action]:
        """What the learner is asked to do and may."""
        legal = self.match.game.rules.legal(self.match.state, self.lesson.learner)
        return [action for action in legal if is_asked(self.lesson, self.cursor, action)]

    def do(self, action: Action, events: list[object] | None = None) -> None:
        """Do what is asked."""
        self._play(self.lesson.learner, action, events)

    def _play(self, seat: Seat, action: Action, events: list[object] | None) -> None:
        cursor = after(self.lesson, self.match, self.cursor, action)
        self.match.play(seat, action, events)
        self.cursor = cursor

    def _stand_in(self, seat: Seat) -> Action:
        player = make_player(STAND_IN, self.match.game, stand_in_seed(self.match, seat))
        return player.choose(self.match.observe(seat))
