"""Ticket to Ride: The Heart of Africa by Alan R. Moon (2012)."""

from marula.core.game import Game, Option
from marula.games.heart_of_africa import play, view
from marula.games.heart_of_africa.ask import ask
from marula.games.heart_of_africa.board import MOST_PLAYERS, HeartOfAfricaBoard
from marula.games.heart_of_africa.bots.features import FEATURES, GUESSES
from marula.games.heart_of_africa.bots.levels import GAME_LEVELS
from marula.games.heart_of_africa.bots.wisdom import FACETS, HeartOfAfricaWisdom
from marula.games.heart_of_africa.describe import describe
from marula.games.heart_of_africa.events import NOUNS, View
from marula.games.heart_of_africa.questions import QUESTIONS
from marula.games.heart_of_africa.rules import components, scoring, setup
from marula.games.heart_of_africa.state import ENDINGS, HeartOfAfricaState

GAME: Game[HeartOfAfricaBoard, HeartOfAfricaState, View] = Game(
    id="heart_of_africa",
    rules_version=1,
    min_players=2,
    max_players=MOST_PLAYERS,
    minutes=60,
    options=(
        Option("ferries", (True, False)),  # HOA-M3
        Option("remember_cards", (False, True)),  # HOA-H2
    ),
    nouns=NOUNS,
    has_boards=True,
    has_secrets=True,
    wisdom=HeartOfAfricaWisdom,
    facets=FACETS,
    levels=GAME_LEVELS,
    styles={
        "builder": {"claim": 1.0},
        "ticket_hunter": {"draw_tickets": 2.0},
        "surveyor": {"take_terrain": 1.0},
    },
    features=FEATURES,
    guesses=GUESSES,
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
    scored_at_end=("completed", "missed", "globetrotter"),
    endings=ENDINGS[1:],  # the first stands for a match that goes on
    tiebreaks=(scoring.TICKETS,),
    pieces=view.pieces,
)

__all__ = ["GAME"]
