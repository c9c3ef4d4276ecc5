"""What a lesson is once it has been read: a row of stops, each told, pointed at, and waited at."""

from collections.abc import Mapping
from dataclasses import dataclass

from marula.core.actions import Action, Field, Seat
from marula.core.game import AnyGame, Board, OptionValue

Pattern = Mapping[str, Field]
"""Some fields of an action, its type among them: every action that has them fits."""


@dataclass(frozen=True)
class FixedMove:
    """A move that a lesson makes for a seat."""

    seat: Seat
    action: Action


@dataclass(frozen=True)
class Stop:
    """Where a lesson waits for its learner: to have read something, or to have done it."""

    id: str
    chapter: int
    texts: tuple[str, ...]
    """The key of what is told; several where that depends on which alternative was chosen just before."""
    points: tuple[str, ...] = ()
    """Places of the board or marked parts of the page. The first is what it is about; others belong to it."""
    asked: tuple[Pattern, ...] = ()
    """What the learner is asked to do, in alternatives; none where there is only something to read."""
    wrong: str = ""
    """The key of the answer to whoever does something else that the rules allow."""
    moves: tuple[FixedMove, ...] = ()
    """What is played before it is told."""


@dataclass(frozen=True)
class Chapter:
    """A part of a lesson with a title (its text's `.title`)."""

    id: str
    text: str
    final: bool
    """Whether the match is about to end: whoever goes on without the lesson begins before that."""


@dataclass(frozen=True)
class Lesson:
    """A guided match: how it begins, and its stops. The last one is the end, at which nothing is told."""

    game: AnyGame
    board: Board
    seed: bytes
    seats: int
    learner: Seat
    options: Mapping[str, OptionValue]
    chapters: tuple[Chapter, ...]
    stops: tuple[Stop, ...]
    digest: str
    """Another one as soon as anything is different: the lesson, the board or the rules."""

    @property
    def end(self) -> int:
        """The number of the stop at which the lesson is over; as many stops come before it."""
        return len(self.stops) - 1


def fits(pattern: Pattern, action: Action) -> bool:
    """Whether an action has the fields of a pattern."""
    return all(action.wire.get(name) == value for name, value in pattern.items())
