"""Questions of pages to a game, from their JSON."""

from typing import Any

import msgspec

from marula.core.game import AnyGame
from marula.core.wire import JsonObject


def read_question(game: AnyGame, fields: JsonObject) -> Any | None:
    """The question that a page asks; None where the game knows no such question."""
    for question in game.questions:
        if question.__dataclass_fields__["about"].default == fields.get("about"):
            try:
                return msgspec.convert(fields, question)
            except msgspec.ValidationError:
                return None
    return None
