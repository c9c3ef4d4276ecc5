"""Bad habits of greedy that bots which search don't have, in positions that greedy came to."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from typing import NamedTuple

import pytest
from tests.bot_positions import gone_on

from marula.core.actions import Action, Seat
from marula.core.match import Match
from marula.core.player import Observation
from marula.core.stream import derive_seed
from marula.games.africa import GAME
from marula.games.africa.state import AfricaState
from marula.games.africa.tests.positions import BOARD
from marula.library.models import model_of
from marula.players import make_player

SEARCH = "search:6:18:1"
"""Little thought, which is enough."""
LAST_TURNS = 4
CAMPS_KEPT = 2
HOARDS = 40
EXCHANGES = 12


class Decision(NamedTuple):
    """What greedy did, and the match as it was before."""

    match: Match
    seat: Seat
    action: Action

    @property
    def state(self) -> AfricaState:
        """The position."""
        state: AfricaState = self.match.state
        return state

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return GAME.rules.turn(self.state).number


class Watched:
    """Greedy, whose decisions are written down."""

    def __init__(self, number: int, seat: Seat, match: Match, found: list[Decision]) -> None:
        self._player = make_player("greedy", GAME, derive_seed("habits", number, seat))
        self._seat = seat
        self._match = match
        self._found = found

    def choose(self, observation: Observation) -> Action:
        """What greedy chooses."""
        before = self._match.copy()
        action = self._player.choose(observation)
        self._found.append(Decision(before, self._seat, action))
        return action


@cache
def decisions(number: int) -> tuple[list[Decision], AfricaState]:
    """All decisions of a match between two greedy players, and how it ended."""
    match = Match(GAME, BOARD, {}, 2, derive_seed("habits", number))
    found: list[Decision] = []
    match.run([Watched(number, Seat(seat), match, found) for seat in range(2)])
    return found, match.state


def hoards() -> Iterator[Decision]:
    """Where seats that kept camps to the end began one of their last turns."""
    for number in count():
        made, end = decisions(number)
        for seat in range(2):
            if end.camps[seat] >= CAMPS_KEPT:
                own = [decision for decision in made if decision.seat == seat]
                last = sorted({decision.turn for decision in own})[-LAST_TURNS]
                yield next(decision for decision in own if decision.turn == last)


def in_the_end(decision: Decision, player: str) -> int:
    """The camps left to the seat if it goes on like that against greedy."""
    going_on = make_player(player, GAME, bytes(32), model_of(GAME))
    state: AfricaState = gone_on(decision.match, decision.seat, going_on)
    return state.camps[decision.seat]


@pytest.mark.long
def test_camps_that_greedy_keeps_to_the_end_are_used() -> None:
    """AFR-K1 Unused they are worth nothing. Not in every single position, but taken together."""
    searched = kept = 0
    for decision in islice(hoards(), HOARDS):
        searched += in_the_end(decision, SEARCH)
        kept += in_the_end(decision, "greedy")
    assert kept >= CAMPS_KEPT * HOARDS
    assert searched < 0.85 * kept


def takes_back() -> Iterator[Decision]:
    """Where greedy takes goods that it gave for these very ones before."""
    for number in count():
        swapped: list[tuple[Seat, str, str]] = []
        for decision in decisions(number)[0]:
            if decision.action.type not in ("exchange_one", "exchange_all"):
                continue
            given, taken = BOARD.tiles[decision.state.find].id, str(decision.action.wire["good"])
            if (decision.seat, taken, given) in swapped:
                yield decision
            swapped.append((decision.seat, given, taken))


def test_goods_go_back_and_forth_less() -> None:
    """AFR-D3 What greedy takes back is now and then better kept, or changed for something else."""
    found = list(islice(takes_back(), EXCHANGES))
    again = 0
    for decision in found:
        match, seat = decision.match, decision.seat
        chosen = make_player(SEARCH, GAME, bytes(32), model_of(GAME)).choose(match.observe(seat))
        again += chosen is decision.action
    assert len(found) == EXCHANGES
    assert again <= 0.8 * len(found)
