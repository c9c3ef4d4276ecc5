"""Tables, positions, entries and results as pages are shown them."""

from typing import Any, NamedTuple, final

from marula.core.actions import CHANCE, Seat
from marula.core.data import Problem, path_text
from marula.core.game import AnyGame, Board, Event, Result, Turn
from marula.core.match import Match
from marula.core.stream import commitment
from marula.lessons.lesson import Lesson
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.store.base import StoredEntry
from marula.texts import clean


class Happened(NamedTuple):
    """An entry and what came of it."""

    stored: StoredEntry
    turn: Turn
    moves: int
    """How many moves it was: a seat's, and those of nature in answer."""
    events: list[Event]
    undoes: list[int]


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


@final
class Sight:
    """A position that is looked at: what everybody sees of it is made once, however many look."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self._open = game.view(state, None)
        self._bystanders: Any = None

    def through(self, seat: int | None) -> Any:
        """What a page that looks through a seat's eyes is sent: nothing that the table's options hide."""
        if seat is not None:
            return self.game.conceal(self.game.own(self.state, self._open, Seat(seat)))
        if self._bystanders is None:
            self._bystanders = self.game.conceal(self._open)
        return self._bystanders


def show(game: AnyGame, board: Board, state: Any, seat: int | None, sight: Sight | None = None) -> wire.Position:
    """A position as a seat is shown it, without what it may do."""
    view = (sight or Sight(game, state)).through(seat)
    actors = game.rules.actors(state)
    turn = game.rules.turn(state)
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
