"""Africa by Reiner Knizia (2001)."""

from marula.core.game import Game, Option
from marula.games.africa import play, view
from marula.games.africa.ask import ask
from marula.games.africa.board import MAX_PLAYERS, AfricaBoard
from marula.games.africa.bots.features import FEATURES, GUESSES
from marula.games.africa.bots.levels import GAME_LEVELS
from marula.games.africa.bots.wisdom import FACETS, AfricaWisdom
from marula.games.africa.describe import describe
from marula.games.africa.events import NOUNS, View
from marula.games.africa.questions import QUESTIONS
from marula.games.africa.rules import components, scoring, setup
from marula.games.africa.state import ENDINGS, AfricaState

GAME: Game[AfricaBoard, AfricaState, View] = Game(
    id="africa",
    rules_version=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=45,
    options=(Option("hidden_treasure", (False, True)),),  # AFR-H1
    nouns=NOUNS,
    has_boards=True,
    has_secrets=False,
    wisdom=AfricaWisdom,
    facets=FACETS,
    features=FEATURES,
    guesses=GUESSES,
    levels=GAME_LEVELS,
    styles={
        "explorer": {"discover": 0.4},
        "merchant": {"exchange_one": 0.5, "exchange_all": 0.5, "camp_for_treasure": 0.7},
        "herder": {"lift": 0.4},
    },
    board=components.board,
    setup=setup.setup,
    rules=play.RULES,
    view=view.view,
    conceal=view.conceal,
    own=view.own,
    redact=view.redact,
    imagine=view.imagine,
    facts=view.facts,
    questions=QUESTIONS,
    ask=ask,
    describe=describe,
    standings=view.standings,
    result=scoring.result,
    scored_at_end=("goods", "gold", "gems"),
    endings=ENDINGS[1:],  # the first stands for a match that goes on
    pieces=view.pieces,
)

__all__ = ["GAME"]
