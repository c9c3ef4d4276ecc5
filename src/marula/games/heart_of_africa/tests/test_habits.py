"""Bad habits of greedy that bots which go by what was learned don't have."""

from collections.abc import Iterator
from itertools import count, islice

import pytest
from tests.bot_positions import gone_on

from marula.core.actions import Action, Seat
from marula.core.match import Match
from marula.core.player import Observation, Player
from marula.core.stream import derive_seed
from marula.games.heart_of_africa import GAME
from marula.games.heart_of_africa.tests.positions import MAP
from marula.library.models import model_of
from marula.players import make_player

DEALS = 20
LARGE_HAND = 20
IDLE_TURNS = 6
HOARDS = 40


def player(name: str, seat: int) -> Player:
    """A bot that knows what was learned, if its kind goes by that."""
    return make_player(name, GAME, bytes([seat]), model_of(GAME))


class Watched:
    """Greedy, and the first position in which it sits on a large hand and has claimed nothing for some turns."""

    def __init__(self, seat: int, match: Match) -> None:
        self._player = player("greedy", seat)
        self._seat = seat
        self._match = match
        self._idle: set[int] = set()
        """The turns since the last claim."""
        self.hoard: Match | None = None

    def choose(self, observation: Observation) -> Action:
        """What greedy chooses."""
        state = self._match.state
        turn = GAME.rules.turn(state).number
        before = self._match.copy()
        action = self._player.choose(observation)
        if action.type == "claim":
            self._idle.clear()
        elif turn not in self._idle:
            self._idle.add(turn)
            large = state.hand_size(Seat(self._seat)) >= LARGE_HAND
            if self.hoard is None and large and len(self._idle) >= IDLE_TURNS:
                self.hoard = before
        return action


def hoards() -> Iterator[tuple[Match, int]]:
    """Such positions of matches between greedy players, and whose they are."""
    for number in count():
        match = Match(GAME, MAP, {}, 2, derive_seed("hoards", number))
        watched = [Watched(seat, match) for seat in range(2)]
        match.run(watched)
        for seat, each in enumerate(watched):
            if each.hoard is not None:
                yield each.hoard, seat


def left_over(match: Match, seat: int, name: str) -> int:
    """The train cards left to the seat if it goes on like that against greedy."""
    size: int = gone_on(match, Seat(seat), player(name, seat)).hand_size(Seat(seat))
    return size


def test_who_has_learned_keeps_as_many_first_tickets_as_fit() -> None:
    """HOA-S3 Greedy always keeps two; who knows what tickets bring keeps more of them where they lie on one way."""
    kept = {"greedy": [0] * 5, "quick": [0] * 5}
    for name, counts in kept.items():
        for number in range(DEALS):
            match = Match(GAME, MAP, {}, 2, derive_seed("first tickets", number))
            match.begin()
            player = make_player(name, GAME, derive_seed("first tickets", number), model_of(GAME))
            seat = GAME.rules.actor(match.state)
            match.play(seat, player.choose(match.observe(seat)))
            counts[match.state.kept[seat].bit_count()] += 1
    assert kept["greedy"] == [0, 0, DEALS, 0, 0]
    assert kept["quick"][2] > 0
    assert kept["quick"][3] + kept["quick"][4] > 0


def test_where_greedy_sits_on_its_cards_lanes_are_claimed() -> None:
    """HOA-R1 Not in every single position: now and then it is right to wait for a long lane."""
    claims = [player("quick", seat).choose(match.observe(Seat(seat))).type for match, seat in islice(hoards(), 12)]
    assert claims.count("claim") >= 4


@pytest.mark.long
def test_fewer_of_the_cards_that_greedy_hoards_are_left_over() -> None:
    """HOA-G8 Cards that are left when the match ends were drawn for nothing."""
    found = list(islice(hoards(), HOARDS))
    kept, left = (sum(left_over(match, seat, name) for match, seat in found) for name in ("greedy", "quick"))
    assert left < 0.8 * kept
