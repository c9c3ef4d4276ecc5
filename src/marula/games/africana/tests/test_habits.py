"""Bad habits of greedy that bots which search don't have, in positions that greedy came to."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest
from tests.bot_positions import gone_on

from marula.core.actions import CHANCE, Action, Seat
from marula.core.player import Observation
from marula.games.africana import GAME
from marula.games.africana.state import CHOOSE, AfricanaState
from marula.games.africana.tests.positions import BOARD, match_from, played
from marula.library.models import model_of
from marula.players import make_player

SEARCH = "search:6:12:1"
"""Little thought, which is enough."""


class Turn(NamedTuple):
    """A turn of a match between greedy players: how it began, whose it was, and what they did."""

    before: AfricanaState
    seat: Seat
    actions: list[Action]


@cache
def turns(seats: int, number: int) -> list[Turn]:
    """All turns of a match."""
    found: list[Turn] = []
    for step in played(seats, number):
        if step.seat == CHANCE:
            continue
        if step.before.phase == CHOOSE:
            found.append(Turn(step.before, step.seat, []))
        found[-1].actions.append(step.action)
    return found


def walks_with_the_joker(turn: Turn) -> bool:
    """Whether all that was done was a step that costs nothing."""
    return [action.type for action in turn.actions] == ["step", "end_turn"] and turn.actions[0].wire["card"] == "joker"


def chosen(turn: Turn) -> Action:
    """What a player who searches does first instead."""
    state, seat = turn.before, turn.seat
    observation = Observation(GAME, BOARD, seat, GAME.rules.legal(state, seat), GAME.view(state, seat))
    return make_player(SEARCH, GAME, bytes(32), model_of(GAME)).choose(observation)


def in_the_end(turn: Turn, player: str) -> tuple[int, int]:
    """The silver left to the seat, and the adventures it has bought, if it goes on like that against greedy."""
    going_on = make_player(player, GAME, bytes(32), model_of(GAME))
    state: AfricanaState = gone_on(match_from(turn.before), turn.seat, going_on)
    return state.silver[turn.seat], (state.adventures[turn.seat] | state.unfinished[turn.seat]).bit_count()


@pytest.mark.parametrize("number", [2, 6, 10])
def test_where_greedy_walks_a_step_with_the_joker_cards_are_drawn(number: int) -> None:
    walks = [turn for turn in turns(2, number) if walks_with_the_joker(turn)]
    assert walks
    assert {chosen(turn).type for turn in walks} == {"draw"}


def hoards(numbers: Sequence[int]) -> list[Turn]:
    """The third turns from the end of all who kept 20 silver or more in these matches."""
    found: list[Turn] = []
    for number in numbers:
        for seat, silver in enumerate(played(2, number)[-1].after.silver):
            if silver >= 20:
                found.append([turn for turn in turns(2, number) if turn.seat == seat][-3])
    return found


def test_silver_that_greedy_keeps_to_the_end_buys_adventures() -> None:
    """Not in every single position, but taken together."""
    searched, kept = ([in_the_end(turn, player) for turn in hoards((6, 8, 10, 12))] for player in (SEARCH, "greedy"))
    assert len(kept) >= 5
    assert sum(silver for silver, _ in searched) < 0.75 * sum(silver for silver, _ in kept)
    assert sum(bought for _, bought in searched) > sum(bought for _, bought in kept)
