"""Answers for the page, from the view alone."""

from marula.core.wire import Json, JsonObject
from marula.games.heart_of_africa.board import HeartOfAfricaBoard
from marula.games.heart_of_africa.events import View


def ask(board: HeartOfAfricaBoard, seen: View, question: JsonObject) -> Json:
    """Answer one of the page's questions; null where it makes no sense."""
    return None
