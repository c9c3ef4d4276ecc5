"""What is about to change at a table: entries that would fit, and all that is to be stored with them."""

from collections.abc import Sequence
from typing import NamedTuple

from marula.core.match import Match
from marula.core.wire import JsonObject
from marula.lessons.course import Place
from marula.server.shown import Happened, Sight
from marula.server.store.base import END, ENDED, FINISHED, PLAYING, Change


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

    @property
    def state(self) -> str:
        """What the table is in then."""
        if self.happened.stored.kind == END:
            return ENDED
        return FINISHED if self.match.is_over() else PLAYING

    def summary(self, sight: Sight) -> JsonObject:
        """What the first page lists of the table after it."""
        game, state = self.match.game, self.match.state
        result = game.result(state) if self.match.is_over() else None
        board = self.match.board
        scores = [score["total"] for score in result.scores] if result else game.standings(board, sight.through(None))
        return {
            "turn": game.rules.turn(state).number,
            "actors": [] if self.state == ENDED else [*game.rules.actors(state)],
            "scores": [*scores],
            "winners": [*result.winners] if result else None,
        }


class Planned(NamedTuple):
    """A change of a table that would fit: what is to be stored, and the entries of it as they would happen."""

    change: Change
    prepared: Sequence[Prepared] = ()
    sight: Sight | None = None
    """The position after them."""
