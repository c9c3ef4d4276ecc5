"""The rules and the plain model agree, move by move, over many matches. OWA-T1 OWA-T2 OWA-T3 OWA-P1 OWA-P2 OWA-E4"""

from random import Random

import pytest
from marula.games.oware import GAME
from marula.games.oware.tests.plain import AROUND, PlainOware
from marula.games.oware.tests.positions import BOARD, legal, play


def compare(seed: int) -> None:
    rng = Random(seed)
    plain, state = PlainOware(), GAME.setup(BOARD, {}, 2)
    while not plain.over:
        assert legal(state) == "".join(plain.possible())
        assert state.player == plain.player
        house = rng.choice(plain.possible())
        plain.sow(house)
        play(state, house)
        assert state.houses == [plain.seeds[name] for name in AROUND]
    assert GAME.rules.actors(state) == ()
    assert [score["total"] for score in GAME.result(state).scores] == plain.captured


@pytest.mark.parametrize("seed", range(40))
def test_they_agree(seed: int) -> None:
    compare(seed)


@pytest.mark.long
def test_they_agree_over_many_matches() -> None:
    for seed in range(40, 3000):
        compare(seed)
