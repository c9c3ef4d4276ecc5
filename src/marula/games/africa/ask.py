"""Answers for the page, from the view alone."""

from collections.abc import Mapping

from marula.core.actions import Action, Seat
from marula.core.wire import Json, JsonObject
from marula.games.africa import play
from marula.games.africa.actions import (
    CampForPoints,
    CampForTreasure,
    Discover,
    ExchangeAll,
    ExchangeOne,
    Leave,
    Put,
)
from marula.games.africa.board import AfricaBoard
from marula.games.africa.events import View
from marula.games.africa.rules import camp, migrate, scoring
from marula.games.africa.state import (
    CARRY,
    SETTLE,
    AfricaState,
)
from marula.games.africa.view import imagine


def ask(board: AfricaBoard, seen: View, question: JsonObject) -> Json:
    """Answer a question of the page: {"about": "worth", "action": …} -> what a legal action scores, and why.

    The answer has `points` and `counted`, the hexagons that count; moves of tiles also `before` and `after`. Goods
    are answered by what they will be worth at the end. What only nature knows has no answer: null.
    """
    wire = question.get("action")
    if question.get("about") != "worth" or not isinstance(wire, Mapping) or seen.player is None:
        return None
    action = board.actions.find(wire)
    seat = Seat(seen.player)
    state = imagine(board, seen, seat, _no_dice)
    if action is None or play.check(state, seat, action) is not None or isinstance(action, Discover):
        return None
    before = scoring.goods_total(state, seat) + state.score(seat)
    counted, counts = _reasons(state, seat, action)
    after = state.copy()
    play.apply(after, seat, action, None)
    answer: JsonObject = {
        "points": scoring.goods_total(after, seat) + after.score(seat) - before,
        "counted": [board.ids[hexagon] for hexagon in board.hexagons if counted >> hexagon & 1],
    }
    answer.update(counts)
    return answer


def _reasons(state: AfricaState, seat: Seat, action: Action) -> tuple[int, dict[str, Json]]:
    """The hexagons that an action's points come from, as a mask, and the numbers behind them."""
    board = state.board
    if isinstance(action, Put | Leave):
        to = action.to if isinstance(action, Put) else state.focus
        counted = board.around[to] & migrate.liked_elsewhere(state, state.focus, state.find)
        counts: dict[str, Json] = {"after": counted.bit_count()}
        if state.phase in (SETTLE, CARRY):
            counts["before"] = migrate.company(state, state.focus, state.find)
        return counted, counts
    here = state.explorers[seat]
    if isinstance(action, CampForPoints):
        lying = state.up[board.monument]
        for kind in board.movable:
            lying |= state.up[kind]
        return board.around[here] & lying, {}
    if isinstance(action, CampForTreasure):
        return camp.treasure_around(state, here), {}
    if isinstance(action, ExchangeOne | ExchangeAll):
        after = state.copy()
        play.apply(after, seat, action, None)
        change = scoring.goods_total(after, action.other) - scoring.goods_total(state, action.other)
        return 0, {"other": change}
    return 0, {}


def _no_dice(bound: int) -> int:
    raise AssertionError("Africa has nothing to guess")
