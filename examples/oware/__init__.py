"""Oware, in the abapa rules: a game of sowing and capturing that peoples of West Africa and the Caribbean share."""

from marula.games.oware.ask import ask
from marula.games.oware.board import OwareBoard
from marula.games.oware.describe import describe
from marula.games.oware.events import NOUNS, View
from marula.games.oware.play import RULES
from marula.games.oware.questions import QUESTIONS
from marula.games.oware.rules import end, setup
from marula.games.oware.state import OwareState
from marula.games.oware.view import facts, imagine, pieces, standings, view

from marula.core.game import Game

GAME: Game[OwareBoard, OwareState, View] = Game(
    id="oware",
    rules_version=1,
    min_players=2,
    max_players=2,
    minutes=15,
    nouns=NOUNS,
    board=OwareBoard,
    setup=setup.setup,
    rules=RULES,
    view=view,
    imagine=imagine,
    facts=facts,
    questions=QUESTIONS,
    ask=ask,
    describe=describe,
    standings=standings,
    result=end.result,
    scored_at_end=("kept",),
    endings=end.ENDINGS[1:],  # the first stands for a match that goes on
    pieces=pieces,
)

__all__ = ["GAME"]
