"""Questions to a game as a page asks them, in JSON, and answers as it gets them."""

from typing import Any

from marula.core.game import AnyGame, Board
from marula.core.wire import JsonObject, to_wire
from marula.server.questions import read_question


def ask(game: AnyGame, board: Board, view: Any, question: JsonObject) -> Any:
    """The answer to a question; None where it makes no sense."""
    asked = read_question(game, question)
    return None if asked is None else to_wire(game.ask(board, game.conceal(view), asked))
