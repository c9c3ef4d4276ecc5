"""Positions that bots are asked about in tests."""

from typing import Any

from marula.core.actions import Action, Seat
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.model import Model
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.players import make_player
from marula.players.random_player import RandomPlayer


def under_way(game: AnyGame, words: str, decisions: int) -> Match:
    """A match after some decisions without a plan."""
    match = Match(game, default_board(game), {}, game.min_players, derive_seed(words, game.id))
    match.begin()
    player = RandomPlayer(derive_seed("nobody in particular"))
    for _ in range(decisions):
        seat = game.rules.actor(match.state)
        match.play(seat, player.choose(match.observe(seat)))
    return match


def decided(match: Match, state: object, spec: str, model: Model | None = None) -> Action:
    """What a fresh player decides about a position, from the view of who is to decide in the match."""
    game = match.game
    seat = game.rules.actor(match.state)
    observation = Observation(game, match.board, seat, game.rules.legal(state, seat), game.view(state, seat))
    return make_player(spec, game, derive_seed("decided"), model).choose(observation)


def gone_on(match: Match, seat: Seat, player: Player) -> Any:
    """The position in which a match ends if that player takes the seat, and greedy all others."""
    after = match.copy()
    players: list[Player] = [make_player("greedy", match.game, bytes([other])) for other in range(match.seats)]
    players[seat] = player
    after.run(players)
    return after.state
