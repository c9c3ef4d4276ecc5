"""The figures of the handbooks: positions of the games' lessons, and what is shown of them."""

from functools import cache
from typing import Any

from marula.core.game import AnyGame
from marula.lessons.course import Course
from marula.lessons.reading import lesson_of
from marula.library import folders
from marula.server import http_messages as http
from marula.server import messages as wire
from marula.server.lessons import seats_of
from marula.server.shown import show, table_info


@cache
def figures_of(game: AnyGame) -> http.Figures | None:
    """All of a game's, with what its page needs to draw them; none where the game has no lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    course = Course(lesson)
    positions: dict[str, wire.Position] = {}
    while True:
        course.let_others_move()
        if course.is_over():
            break
        match = course.match
        # A state goes on being changed: what is seen of it does not.
        positions[course.stop.id] = show(game, match.board, match.state, lesson.learner)
        if course.stop.asked:
            course.do(course.choices()[0])
        else:
            course.read()
    table = table_info("", course.match, seats_of(lesson), "")
    figures = [_figure(figure, positions[str(figure["stop"])]) for figure in folders.figures(game.id)]
    return http.Figures(table=table, figures=figures)


def _figure(figure: dict[str, Any], position: wire.Position) -> http.FigureInfo:
    return http.FigureInfo(
        name=figure["name"],
        around=figure["around"],
        lit=figure.get("lit", []),
        arrows=[(origin, to) for origin, to in figure.get("arrows", [])],
        position=position,
    )
