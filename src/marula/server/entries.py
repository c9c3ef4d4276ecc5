"""Entries at work: a decision is played on a match, with all that comes of it."""

from collections.abc import Sequence

from marula.core.actions import Action, Seat
from marula.core.game import Event
from marula.core.match import Match
from marula.lessons.course import follow
from marula.lessons.lesson import Lesson
from marula.server.changes import Prepared
from marula.server.errors import TableError
from marula.server.shown import Happened
from marula.server.store.base import BEGIN, END, MOVE, RESTART, REWIND, UNDO, StoredEntry


def let_happen(
    entry: StoredEntry,
    action: Action | None,
    match: Match,
    counting: list[int],
    history: Sequence[Happened],
    lesson: Lesson | None,
) -> Prepared:
    """Play an entry on a match, and note whether it counts. RefusedError or TableError where it doesn't fit."""
    turn = match.game.rules.turn(match.state)
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
        undoes = _undo(match, counting, entry, history, lesson)
    elif entry.kind == REWIND:
        undoes = _rewind(match, counting, entry, history)
    elif entry.kind != END:
        raise TableError("page-table-broken", {"number": entry.number})
    return Prepared(Happened(entry, turn, len(match.moves) - before, events, undoes), match, counting)


def _undo(
    match: Match, counting: list[int], entry: StoredEntry, history: Sequence[Happened], lesson: Lesson | None
) -> list[int]:
    """Take back a seat's last move, or all of its turn that can be; return the entries that no longer count."""
    undone: list[int] = []
    while entry.kind == RESTART or not undone:
        if not _is_own(match, lesson) or match.undo(Seat(entry.seat)) is None:
            break
        number = next(n for n in reversed(counting) if history[n - 1].stored.seat == entry.seat)
        counting.remove(number)
        undone.append(number)
    if not undone:
        raise TableError("page-nothing-to-undo")
    return undone


def _rewind(match: Match, counting: list[int], entry: StoredEntry, history: Sequence[Happened]) -> list[int]:
    """Take back all that came after an entry; return the entries that no longer count, the latest first."""
    to = entry.action.get("to")
    undone = [number for number in reversed(counting) if isinstance(to, int) and number > to]
    match.rewind(len(match.moves) - sum(history[number - 1].moves for number in undone))
    for number in undone:
        counting.remove(number)
    return undone


def _is_own(match: Match, lesson: Lesson | None) -> bool:
    """Whether the last decision was somebody's own: what a lesson has played stays."""
    return lesson is None or follow(lesson, match, 0).own
