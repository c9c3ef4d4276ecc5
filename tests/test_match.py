"""Matches: refusals, undo and its limits, simultaneous decisions, options, discovery of games."""

import pytest

from marula import games
from marula.core.actions import CHANCE, Seat
from marula.core.game import AnyGame, Game, Option, OptionError
from marula.core.match import Match, RefusedError
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from tests.laws import toy

A, B, C = Seat(0), Seat(1), Seat(2)


def toy_match(seats: int = 2, seed: int = 1) -> Match:
    game = toy.toy()
    match = Match(game, game.board({}), {}, seats, derive_seed("match", seed))
    match.begin()
    return match


def bid(match: Match, seat: Seat, number: int) -> None:
    match.play(seat, match.board.actions.all[toy.CARDS + number])


def say(match: Match, seat: Seat) -> None:
    match.play(seat, match.board.actions.all[-1])


def test_nature_acts_first() -> None:
    match = toy_match()
    assert [move.seat for move in match.moves] == [CHANCE, CHANCE]
    assert match.game.rules.actors(match.state) == (A, B)


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    match = toy_match()
    before = match.state.snapshot()
    with pytest.raises(RefusedError) as caught:
        say(match, A)
    assert caught.value.refusal.rule == "TOY-1"
    assert match.state.snapshot() == before
    assert len(match.moves) == 2


def test_nothing_can_be_undone_after_nature_chose() -> None:
    match = toy_match()
    assert not match.can_undo(A)
    assert match.undo(A) is None


def test_undo_takes_back_ones_own_simultaneous_choice_only() -> None:
    match = toy_match(3)
    bid(match, A, 1)
    bid(match, B, 0)
    assert match.undo(C) is None
    undone = match.undo(A)
    assert undone is not None
    assert undone.action.wire == {"type": "bid", "bid": 1}
    assert match.state.bids == [-1, 0, -1]
    assert match.game.rules.actors(match.state) == (A, C)
    bid(match, A, 0)
    bid(match, C, 0)
    assert match.game.rules.actors(match.state) == (A,)


def test_a_choice_cannot_be_undone_once_others_acted_on_it() -> None:
    match = toy_match()
    bid(match, B, 0)
    bid(match, A, 0)
    say(match, A)
    assert not match.can_undo(B), "A has spoken knowing B's bid"
    assert match.can_undo(A)


def test_undo_does_not_cross_a_turn() -> None:
    match = toy_match()
    bid(match, A, 0)
    bid(match, B, 0)
    say(match, A)
    assert match.can_undo(A)
    say(match, A)
    assert not match.can_undo(A)


def test_restart_turn_goes_back_as_far_as_undo_does() -> None:
    match = toy_match()
    bid(match, A, 0)
    bid(match, B, 0)
    say(match, A)
    assert match.restart_turn(A) == 2
    assert match.state.bids == [-1, 0]


def test_undo_crosses_nature_without_a_choice() -> None:
    """Chance with a single outcome decides nothing: it goes back with the move that led to it."""
    game = games.find("africa")
    assert game is not None
    board = default_board(game)
    match = Match(game, board, {}, 2, derive_seed("lone"))
    match.begin()
    while match.state.turn == 0:
        seat = game.rules.actors(match.state)[0]
        match.play(seat, game.rules.legal(match.state, seat)[0])
    # Only one kind of tile is left face down: turning one up is no surprise.
    lone = next(action for action in board.actions if action.type == "turn_up")
    match.state.bag = [96 if kind == 0 else 0 for kind in range(len(match.state.bag))]
    seat = game.rules.actors(match.state)[0]
    counter = match.stream.counter
    discover = next(action for action in game.rules.legal(match.state, seat) if action.type == "discover")
    match.play(seat, discover)
    assert match.moves[-1].action is lone
    assert match.stream.counter == counter, "no dice were needed"
    undone = match.undo(seat)
    assert undone is not None
    assert undone.action is discover
    assert match.moves[-1].action.type == "place_explorer"


def test_the_number_of_players_is_checked() -> None:
    game = toy.toy()
    with pytest.raises(ValueError, match="2 to 3 players"):
        Match(game, game.board({}), {}, 4, derive_seed())


def test_options_are_completed_and_checked() -> None:
    game: AnyGame = toy.toy(options=(Option("fast", (False, True)), Option("cards", (6, 8))))
    assert game.settle({}) == {"fast": False, "cards": 6}
    assert game.settle({"cards": 8}) == {"fast": False, "cards": 8}
    for wrong, known in (({"slow": True}, ["fast", "cards"]), ({"cards": 7}, [6, 8]), ({"fast": 0}, [False, True])):
        with pytest.raises(OptionError) as caught:
            game.settle(wrong)
        assert [caught.value.key] == list(wrong)
        assert list(caught.value.known) == known


def test_games_are_found_by_their_folders() -> None:
    assert "africa" in games.names()
    assert games.find("africa") is games.find("africa")
    assert games.find("nowhere") is None
    assert games.find("../core") is None
    assert [game.id for game in games.every()] == list(games.names())
    assert all(isinstance(game, Game) for game in games.every())


def test_older_rules_are_found_by_their_version() -> None:
    old = toy.toy()
    new = toy.toy(rules_version=2, earlier=(old,))
    assert new.version(1) is old
    assert new.version(2) is new
    assert new.version(3) is None
