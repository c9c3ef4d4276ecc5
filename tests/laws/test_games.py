"""Every game found keeps every law, over random matches."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marula import games
from marula.core.actions import Seat
from marula.core.game import AnyGame, Board, Options
from marula.library.boards import default_board
from marula.server.boards import SharedBoard, build
from tests.laws import laws, rules_laws, told

GAMES = games.every()


@cache
def board_of(id: str) -> Board:
    game = games.find(id)
    assert game is not None
    return default_board(game)


@cache
def board_with_a_stranger(id: str) -> Board:
    game = games.find(id)
    assert game is not None
    return laws.with_a_stranger(game, board_of(id))


@pytest.mark.parametrize("share", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_laws(game: AnyGame, share: int, data: st.DataObject, seed: int) -> None:
    """Cut into four shares, so that processes can take one each; `share` makes their matches differ.

    In the last, some know what they do, so that the laws also see how matches end that get far.
    """
    seed = 4 * seed + share
    seats = data.draw(st.integers(game.min_players, game.max_players), label="seats")
    rng = Random(seed)
    match = laws.played(game, board_of(game.id), seats, seed, sensible=share == 3)
    stride = max(7, len(match.moves) // 12)

    laws.actors_can_act(match, 1)
    laws.check_agrees_with_legal(match, stride)
    laws.strangers_are_refused(match, board_with_a_stranger(game.id), stride, rng)
    laws.refused_changes_nothing(match, 5, rng)
    laws.simultaneous_decisions_commute(match)
    laws.copies_are_independent(match, stride, rng)
    laws.survives_json(match, stride)
    laws.record_replays(match)
    laws.tampering_is_detected(match, 3, rng)
    laws.pieces_are_conserved(match)
    laws.scores_add_up(match)
    laws.ending_is_declared(match)
    laws.tiebreaks_are_declared(match)
    laws.scores_agree_from_scratch(match)
    laws.key_order_means_nothing(match)
    laws.imagining_fits(match, stride, rng)
    laws.nothing_is_concealed_at_the_end(match)
    laws.undo_goes_back(match, stride)
    laws.rewind_goes_back(match, stride)
    laws.snapshot_holds_everything(match)
    for seat in (None, *(Seat(number) for number in range(seats))):
        laws.twins_look_alike(match, seat, stride, rng)
    rules_laws.kinds_are_kept_apart(match)
    rules_laws.turns_are_told_apart(match)
    rules_laws.nature_has_weights(match)
    rules_laws.derived_is_kept(match, stride, rng)
    rules_laws.reshuffling_fits(match, stride, rng)
    rules_laws.reshuffled_twins_look_alike(match, 3, rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_picks_are_fair(game: AnyGame) -> None:
    """Of every kind of action, whether somebody knows the game or not."""
    board = board_of(game.id)
    for sensible in (False, True):
        match = laws.played(game, board, game.max_players, 2, sensible=sensible)
        assert rules_laws.picks_are_fair(match, 2, Random(2))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_reshuffling_is_fair(game: AnyGame, seed: int) -> None:
    """Where there are secrets there is something to deal anew."""
    match = laws.played(game, board_of(game.id), game.max_players, seed, sensible=seed == 1)
    found = rules_laws.reshuffling_is_fair(match, 1, Random(seed))
    assert (found > 0) == game.has_secrets


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_secrets_are_kept_from_somebody(game: AnyGame) -> None:
    """The law of twins is empty where every outcome looks different to everybody: then there must be no secrets."""
    match = laws.played(game, board_of(game.id), game.max_players, 1)
    seats = [None, *(Seat(number) for number in range(match.seats))]
    twins = sum(laws.twins_look_alike(match, seat, 1000, Random(1)) for seat in seats)
    assert (twins > 0) == game.has_secrets


CHOICES = [(game, options) for game in GAMES for options in told.every_choice(game)]


def named(value: object) -> str:
    return "-".join(f"{key}={chosen}" for key, chosen in value.items()) if isinstance(value, dict) else ""


@cache
def shared_board_of(id: str) -> SharedBoard:
    game = games.find(id)
    assert game is not None
    return build(game, board_of(id).data)


def check_told(game: AnyGame, options: Options, seed: int, positions: int, actions: int | None = None) -> None:
    """In a match of some who know the game. Where there are secrets, or something is hidden, there are twins."""
    shared = shared_board_of(game.id)
    seats = game.max_players - seed % (game.max_players - game.min_players + 1)
    match = laws.played(game, shared.board, seats, seed, sensible=True, options=options)
    different = told.twins_are_told_the_same(match, shared, Random(seed), positions, actions)
    # Who is one of two knows what the other has taken.
    assert different or seats == game.min_players or not (game.has_secrets or told.conceals(match))


@pytest.mark.parametrize("game, options", CHOICES, ids=lambda value: getattr(value, "id", None) or named(value))
def test_what_is_sent_tells_nothing_that_its_reader_cannot_know(game: AnyGame, options: Options) -> None:
    """With every choice of the options."""
    check_told(game, options, 0, positions=3, actions=60)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("game, options", CHOICES, ids=lambda value: getattr(value, "id", None) or named(value))
def test_what_is_sent_tells_nothing_at_all(game: AnyGame, options: Options, seed: int) -> None:
    """Every action is asked about, at more positions of more matches."""
    check_told(game, options, seed, positions=10)
