"""Sample Game.

FILL IN: what it is, who made it, and when. Every place to fill in is marked like this one; docs/adding-a-game.md says
what belongs there.
"""

from marula.games.sample_game.board import SampleGameBoard
from marula.games.sample_game.describe import describe
from marula.games.sample_game.events import View
from marula.games.sample_game.play import RULES
from marula.games.sample_game.rules import end, setup
from marula.games.sample_game.state import SampleGameState
from marula.games.sample_game.view import imagine, pieces, standings, view

from marula.core.game import Game

GAME: Game[SampleGameBoard, SampleGameState, View] = Game(
    id="sample_game",
    rules_version=0,  # FILL IN: 1 when the rules stand; then `python -m tools.golden sample_game`
    min_players=2,
    max_players=2,
    minutes=3,
    board=SampleGameBoard,
    setup=setup.setup,
    rules=RULES,
    view=view,
    imagine=imagine,
    describe=describe,
    standings=standings,
    result=end.result,
    endings=(end.EMPTY,),
    pieces=pieces,
    # FILL IN: what else the game has: options, identities, secrets, a board file, bots' knowledge, questions, facts.
)

__all__ = ["GAME"]
