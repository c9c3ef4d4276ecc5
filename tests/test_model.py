"""What was learned of games: read as it was written, refused where it doesn't fit, and used by bots that search."""

import json
import math
from typing import Any

import pytest

from marula.core.actions import Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame
from marula.core.match import Match
from marula.core.model import Model, ModelError, chance_of
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.library.folders import folder
from marula.library.models import model_of
from marula.players.random_player import RandomPlayer
from tests.one_game import STANDING

by_game = pytest.mark.parametrize("game", STANDING, ids=lambda game: game.id)

NAMES = ("cards", "silver")


def data(**other: Any) -> dict[str, Any]:
    """Two hidden units: one counts cards beyond one, the other silver beyond cards."""
    return {
        "format": 1,
        "features": [*NAMES],
        "spread": [20.0, 5.0],
        "layers": [
            {"weights": [[1.0, 0.0], [-1.0, 1.0]], "bias": [-1.0, 0.0]},
            {"weights": [[2.0, 10.0]], "bias": [0.5]},
        ],
        **other,
    }


@pytest.mark.parametrize(
    ("values", "lead"), [([0.0, 0.0], 0.5), ([3.0, 0.0], 4.5), ([1.0, 2.0], 10.5), ([4.0, 5.0], 16.5)]
)
def test_layers_keep_what_is_positive(values: list[float], lead: float) -> None:
    assert Model(data(), NAMES).lead(values) == lead


def test_a_late_lead_is_safer() -> None:
    model = Model(data(), NAMES)
    assert model.chance(0.0, 0.0) == model.chance(0.0, 1.0) == 0.5
    assert 0.5 < model.chance(5.0, 0.0) < model.chance(5.0, 0.5) < model.chance(5.0, 1.0) < 1.0
    assert model.chance(-5.0, 1.0) == pytest.approx(1.0 - model.chance(5.0, 1.0))
    assert chance_of(1e9, 1.0) <= 1.0


@pytest.mark.parametrize(
    "wrong",
    [
        {"format": 2},
        {"features": ["silver", "cards"]},
        {"features": ["cards"]},
        {"layers": [{"weights": [[1.0]], "bias": [0.0]}]},
        {"layers": [{"weights": [[1.0, 2.0], [1.0, 2.0]], "bias": [0.0, 0.0]}]},
        {"layers": [{"weights": [[1.0, 2.0]], "bias": [0.0, 0.0]}]},
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ModelError):
        Model(data(**wrong), NAMES)


def positions(game: AnyGame) -> list[Any]:
    """The beginnings of some turns of a match, and its end."""
    match = Match(game, default_board(game), {}, game.max_players, derive_seed("features", game.id))
    match.begin()
    player = RandomPlayer(derive_seed("features"))
    found: list[Any] = []
    turn = 0
    while not match.is_over():
        if match.rules.turn(match.state).number != turn and len(found) < 20:
            turn = match.rules.turn(match.state).number
            found.append(match.state.copy())
        seat = match.rules.actor(match.state)
        match.play(seat, player.choose(match.observe(seat)))
    return [*found, match.state]


@by_game
def test_features_are_numbers_that_every_seat_may_know(game: AnyGame) -> None:
    wisdom = game.wisdom()
    dice = Dice(derive_seed("features"))
    for state in positions(game):
        assert 0.0 <= wisdom.progress(state) <= 1.0
        for number in range(state.seats):
            seat = Seat(number)
            found = wisdom.features(state, seat)
            assert len(found) == len(game.features)
            assert all(math.isfinite(value) for value in found)
            twin = state.copy()
            game.rules.reshuffle(twin, seat, dice)
            assert wisdom.features(twin, seat) == found


@by_game
def test_what_was_learned_fits_the_game_and_says_how_it_was_made(game: AnyGame) -> None:
    file = folder(game.id) / "bots" / "lead.json"
    model = model_of(game)
    assert (model is not None) == file.is_file()
    if model is None:
        return
    made = json.loads(file.read_text("utf-8"))["made"]
    assert made["command"].startswith(f"python -m tools.train {game.id} ")
    assert made["matches"] >= 1000
    assert made["explained"][made["chosen"]] > 0
    if game.guesses:
        assert len(game.guesses) == len(game.features)
        assert made["fresh"]["low"] < made["fresh"]["win_share"] < made["fresh"]["high"]
    assert set(made["weights"]) == set(game.features)
    wisdom = game.wisdom(model=model)
    for state in positions(game):
        leads = [wisdom.lead(state, Seat(seat)) for seat in range(state.seats)]
        assert all(math.isfinite(lead) for lead in leads)
        assert max(leads) > min(leads)
        assert all(0.0 < wisdom.chance(state, Seat(seat)) < 1.0 for seat in range(state.seats))
