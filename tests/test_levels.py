"""Levels: each plays legally, makes people's errors and no senseless moves, and knows no more than its seat."""

from collections import Counter

import pytest

from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.levels import LEVELS, STYLED, Level
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.library.models import model_of
from marula.players import PlayerError, make_player
from marula.players.human import Human
from tests.bot_positions import decided, under_way
from tests.one_game import STANDING

by_game = pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)


@by_game
@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_whole_matches_are_legal_and_the_same_again(game: AnyGame, level: str) -> None:
    digests = []
    for _ in range(2):
        match = Match(game, default_board(game), {}, game.min_players, derive_seed("levels", game.id, level))
        match.run([make_player(level, game, derive_seed(level, seat)) for seat in range(match.seats)])
        digests.append(match.state.snapshot())
    assert digests[0] == digests[1]


@by_game
@pytest.mark.parametrize("level", LEVELS)
def test_positions_that_a_seat_cannot_tell_apart_get_the_same_decision(game: AnyGame, level: str) -> None:
    match = under_way(game, "levels", 12)
    seat = game.rules.actor(match.state)
    first = decided(match, match.state, level, model_of(game))
    twin = match.state.copy()
    game.rules.reshuffle(twin, seat, Dice(derive_seed("twin")))
    assert decided(match, twin, level, model_of(game)) is first


@by_game
def test_strong_without_a_style_is_greedy(game: AnyGame) -> None:
    match = under_way(game, "levels", 12)
    assert decided(match, match.state, "strong", model_of(game)) is decided(
        match, match.state, "greedy", model_of(game)
    )


@by_game
def test_errors_leave_something_sensible(game: AnyGame) -> None:
    match = under_way(game, "levels", 12)
    seat = game.rules.actor(match.state)
    wisdom = game.wisdom()
    known = wisdom.candidates(match.state, seat)
    blind = Human(wisdom, 1.0, 0.0, Dice(derive_seed("blind")))
    for _ in range(20):
        (seen,) = blind.candidates(match.state, seat)
        assert seen in known
    all_seen = Human(wisdom, 0.0, 0.0, Dice(derive_seed("sharp")))
    assert all_seen.candidates(match.state, seat) == known
    assert all_seen.evaluate(match.state, seat) == wisdom.evaluate(match.state, seat)


@by_game
def test_judgements_go_astray_by_as_much_as_is_said(game: AnyGame) -> None:
    match = under_way(game, "levels", 12)
    seat = game.rules.actor(match.state)
    wisdom = game.wisdom()
    human = Human(wisdom, 0.0, 3.0, Dice(derive_seed("astray")))
    right = wisdom.evaluate(match.state, seat)
    errors = [human.evaluate(match.state, seat) - right for _ in range(400)]
    mean = sum(errors) / len(errors)
    spread = (sum((error - mean) ** 2 for error in errors) / len(errors)) ** 0.5
    assert abs(mean) < 0.5
    assert 2.6 < spread < 3.4


@by_game
def test_a_candidate_is_overlooked_as_often_as_is_said(game: AnyGame) -> None:
    match = under_way(game, "levels", 12)
    seat = game.rules.actor(match.state)
    known = game.wisdom().candidates(match.state, seat)
    human = Human(game.wisdom(), 0.25, 0.0, Dice(derive_seed("sometimes")))
    seen = Counter(action.index for _ in range(400) for action in human.candidates(match.state, seat))
    if len(known) > 1:
        assert 0.7 < sum(seen.values()) / (400 * len(known)) < 0.8 + 0.25 ** len(known)


@by_game
def test_styles_like_what_can_be_done(game: AnyGame) -> None:
    known = {action.type for action in default_board(game).actions}
    for style in game.styles.values():
        assert style.keys() <= known
        assert all(points > 0 for points in style.values())


def test_a_style_counts_as_far_as_the_level_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in STANDING if game.id == "heart_of_africa")
    matches = [under_way(game, "style", decisions) for decisions in range(0, 60, 3)]
    plain = [decided(match, match.state, "strong") for match in matches]
    for fondness, follows in ((0.0, False), (100.0, True)):
        monkeypatch.setattr(game, "levels", {**game.levels, "strong": Level(fondness=fondness)})
        assert ([decided(match, match.state, "strong:surveyor") for match in matches] != plain) == follows


@by_game
def test_a_style_that_is_not_there_is_told(game: AnyGame) -> None:
    with pytest.raises(PlayerError) as caught:
        make_player("master:nobody", game, b"")
    assert caught.value.key == "cli-unknown-style"
    assert caught.value.known == tuple(game.styles)
    for style in game.styles:
        for level in LEVELS:
            if level in STYLED:
                make_player(f"{level}:{style}", game, b"")
            else:
                with pytest.raises(PlayerError):
                    make_player(f"{level}:{style}", game, b"")
