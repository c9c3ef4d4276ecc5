"""Bots: what they may see, how they choose, and how well they play."""

from collections import Counter
from copy import copy

import pytest

from marula import games
from marula.core.actions import Seat
from marula.core.game import AnyGame, PlainWisdom
from marula.core.match import Match
from marula.core.player import Observation
from marula.core.stream import derive_seed
from marula.lab.figures import wilson
from marula.lab.simulate import Plan, Report, simulate
from marula.library import folders
from marula.library.boards import default_board
from marula.players import PlayerError, make_player
from marula.players.random_player import RandomPlayer
from tests.one_game import STANDING

by_game = pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)


def play(game: AnyGame, *seats: str, count: int, seed: str) -> Report:
    board = folders.default_board(game.id)
    return simulate(Plan(game.id, board, game.settle({}), seats, seed), count, jobs=1)


def test_random_chooses_the_type_first() -> None:
    game = games.find("africa")
    assert game is not None
    match = Match(game, default_board(game), {}, 2, derive_seed("types"))
    match.begin()
    while match.state.turn == 0:
        seat = game.rules.actors(match.state)[0]
        match.play(seat, game.rules.legal(match.state, seat)[0])
    seat = game.rules.actors(match.state)[0]
    legal = game.rules.legal(match.state, seat)
    types = {action.type for action in legal}
    player = RandomPlayer(derive_seed("types"))
    observation = match.observe(seat)
    chosen = [player.choose(observation) for _ in range(3000)]
    shares = Counter(action.type for action in chosen)
    assert set(shares) == types
    assert all(abs(count - 3000 / len(types)) < 150 for count in shares.values())
    discoveries = Counter(action.index for action in chosen if action.type == "discover")
    assert len(discoveries) == sum(action.type == "discover" for action in legal), "every action of a type has its turn"


@by_game
def test_players_see_views_only(game: AnyGame) -> None:
    """A player that gets a view decides without ever touching the state it came from."""
    board = default_board(game)
    for name in ("random", "greedy", "search:3:6:1"):
        match = Match(game, board, {}, game.min_players, derive_seed("sealed"))
        match.begin()
        for _ in range(12):
            seat = game.rules.actors(match.state)[0]
            view = game.view(match.state, seat)
            observation = Observation(game, board, seat, game.rules.legal(match.state, seat), copy(view))
            action = make_player(name, game, derive_seed(name)).choose(observation)
            assert game.rules.check(match.state, seat, action) is None
            match.play(seat, action)


@by_game
def test_the_same_seed_gives_the_same_player(game: AnyGame) -> None:
    one, two = (play(game, "greedy", "random", count=1, seed="same") for _ in range(2))
    assert (one.totals, one.steps) == (two.totals, two.steps)


@by_game
def test_knowledge_can_be_switched_off_by_name(game: AnyGame) -> None:
    assert game.facets or isinstance(game.wisdom(frozenset()), PlainWisdom)
    for facet in game.facets:
        make_player(f"greedy:no-{facet}", game, b"")
    make_player(":no-".join(["greedy", *game.facets]), game, b"")
    for wrong in ("greedy:no-such", "greedy:camps", "random:no-camps", "clever", ""):
        with pytest.raises(PlayerError):
            make_player(wrong, game, b"")


@by_game
def test_greedy_beats_random(game: AnyGame) -> None:
    seats = ("greedy", "random")
    assert play(game, *seats, count=12, seed="quick").win_share(0) >= 11 / 12


@pytest.mark.long
@by_game
def test_greedy_wins_97_of_100_against_random(game: AnyGame) -> None:
    """400 matches, from either side."""
    first = play(game, "greedy", "random", count=200, seed="long one")
    second = play(game, "random", "greedy", count=200, seed="long two")
    assert (first.wins[0] + second.wins[1]) / 400 >= 0.97


def test_greedy_wastes_no_action_while_points_are_to_be_had() -> None:
    """Africa: with a face-down tile beside it, it doesn't end its turn early and never passes."""
    game = games.find("africa")
    assert game is not None
    board = default_board(game)
    match = Match(game, board, {}, 2, derive_seed("waste"))
    players = [make_player("greedy", game, derive_seed("waste", seat)) for seat in range(2)]
    match.begin()
    turns = wasted = 0
    while not match.is_over():
        seat: Seat = game.rules.actors(match.state)[0]
        legal = game.rules.legal(match.state, seat)
        action = players[seat].choose(match.observe(seat))
        turns += match.state.untouched
        if action.type == "end_turn" and match.state.monuments < 10:
            wasted += any(other.type in ("discover", "lift") for other in legal)
        match.play(seat, action)
    assert turns > 20
    assert wasted == 0


def test_intervals() -> None:
    """Wilson's: never beyond 0 and 1, and narrower with more matches."""
    assert wilson(0, 10)[0] == pytest.approx(0, abs=1e-9)
    assert wilson(10, 10)[1] == pytest.approx(1, abs=1e-9)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
