"""All that nature decided in a match, for the page to check by itself."""

from marula.core.actions import CHANCE
from marula.core.match import Match
from marula.core.stream import commitment
from marula.server import http_messages as http


def verification(match: Match) -> http.Verification:
    """Every decision of nature with several outcomes: their weights, and what came out. Plays the match again."""
    game = match.game
    state = game.setup(match.board, match.options, match.seats)
    draws = []
    for number, move in enumerate(match.moves):
        if move.seat == CHANCE:
            outcomes = game.rules.outcomes(state)
            if len(outcomes) > 1:
                draws.append(
                    http.DrawInfo(
                        move=number,
                        turn=game.rules.turn(state).number,
                        weights=[weight for _, weight in outcomes],
                        outcome=next(place for place, (action, _) in enumerate(outcomes) if action is move.action),
                        actions=[action.index for action, _ in outcomes],
                    )
                )
        game.rules.apply(state, move.seat, move.action, None)
    return http.Verification(commitment=commitment(match.seed), seed=match.seed.hex(), draws=draws)
