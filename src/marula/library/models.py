"""What was learned of the games: a small file of weights in a game's folder."""

import json
from functools import cache

from marula.core.game import AnyGame
from marula.core.model import Model
from marula.library.folders import folder


@cache
def model_of(game: AnyGame) -> Model | None:
    """What was learned of that game, if anything was.

    Of earlier rules nothing is: whoever plays by them is advised by what greedy knows.
    """
    file = folder(game.id).joinpath("bots", "lead.json")
    return Model(json.loads(file.read_text("utf-8")), game.features) if file.is_file() and game.features else None
