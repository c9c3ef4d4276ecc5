"""Africana by Michael Schacht (2012)."""

from marula.core.game import Game, Identity, Option
from marula.games.africana import play, view
from marula.games.africana.ask import ask
from marula.games.africana.board import COMPANIES, AfricanaBoard
from marula.games.africana.bots.features import FEATURES
from marula.games.africana.bots.levels import GAME_LEVELS
from marula.games.africana.bots.wisdom import FACETS, AfricanaWisdom
from marula.games.africana.describe import describe
from marula.games.africana.events import NOUNS, View
from marula.games.africana.questions import QUESTIONS
from marula.games.africana.rules import components, scoring, setup
from marula.games.africana.state import ENDINGS, AfricanaState

GAME: Game[AfricanaBoard, AfricanaState, View] = Game(
    id="africana",
    rules_version=1,
    min_players=2,
    max_players=len(COMPANIES),
    minutes=60,
    options=(
        Option("remember_books", (True, False)),  # AFN-H2
        Option("hidden_scores", (False, True)),  # AFN-H3
    ),
    identities=(  # AFN-S1
        Identity("italy", "white", "wolf"),
        Identity("france", "blue", "rooster"),
        Identity("germany", "yellow", "eagle"),
        Identity("england", "red", "lion"),
    ),
    nouns=NOUNS,
    has_boards=True,
    has_secrets=True,
    wisdom=AfricanaWisdom,
    facets=FACETS,
    levels=GAME_LEVELS,
    styles={"wanderer": {"step": 0.03, "join": 0.2}, "collector": {"buy": 1.0}},
    features=FEATURES,
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
    scored_at_end=("sets", "assistants", "silver", "cards", "unfinished"),
    endings=ENDINGS[1:],  # the first stands for a match that goes on
    tiebreaks=(scoring.MONEY,),
    pieces=view.pieces,
)

__all__ = ["GAME"]
