"""End and scoring: goods by kind, majorities of gold and gems, and who has won."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Event, Result
from marula.games.africa.board import GEMS, GOLD
from marula.games.africa.events import FinalScore, MatchStalled, Won
from marula.games.africa.state import (
    ELEVENTH_MONUMENT,
    ENDINGS,
    NOTHING,
    NOWHERE,
    OVER,
    SOURCES,
    STALLED,
    AfricaState,
)

GOODS_POINTS: Final = (0, 1, 3, 5, 8, 12)
FURTHER_GOOD: Final = 3

FIRST_PRIZE: Final = 10
SECOND_PRIZE: Final = 6

IDLE_TURNS_PER_PLAYER: Final = 12


def is_stalled(state: AfricaState) -> bool:
    """AFR-V5 12 turns per player in a row have ended without a discovery."""
    return state.idle_turns >= IDLE_TURNS_PER_PLAYER * state.seats


def end_stalled(state: AfricaState, events: list[Event] | None) -> None:
    """AFR-V5 The match ends after the last of those turns and is scored; nobody gets the +3."""
    if events is not None:
        events.append(MatchStalled(turns=state.idle_turns))
    _end(state, STALLED, events)


def end_by_last_monument(state: AfricaState, events: list[Event] | None) -> None:
    """AFR-V1 At once: the rest of the turn and the others' turns lapse."""
    _end(state, ELEVENTH_MONUMENT, events)


def _end(state: AfricaState, ending: int, events: list[Event] | None) -> None:
    state.ending = ending
    state.phase = OVER
    # Nothing is being decided any more, and nothing is left of the turn.
    state.focus = NOWHERE
    state.find = NOTHING
    state.half = 0
    state.advanced = False
    state.untouched = True
    state.discovered = False
    if events is None:
        return
    final = result(state)
    for seat, score in enumerate(final.scores):
        events.append(
            FinalScore(seat=seat, goods=score["goods"], gold=score["gold"], gems=score["gems"], total=score["total"])
        )
    for seat in final.winners:
        total = final.scores[seat]["total"]
        events.append(Won(winner=seat, shared=len(final.winners), total=total))


def goods_points(count: int) -> int:
    """AFR-V2 1, 3, 5, 8, 12 for 1 to 5 of a kind; 3 for each more."""
    if count < len(GOODS_POINTS):
        return GOODS_POINTS[count]
    return GOODS_POINTS[-1] + FURTHER_GOOD * (count - len(GOODS_POINTS) + 1)


def goods_total(state: AfricaState, seat: Seat) -> int:
    """AFR-V2 The goods of one player, kind by kind."""
    kinds = len(state.board.goods)
    return sum(goods_points(count) for count in state.goods[seat * kinds : (seat + 1) * kinds])


def pieces(state: AfricaState, seat: Seat, family: int) -> int:
    """AFR-V3 Pieces of gold or of gems, not tiles."""
    board = state.board
    start = seat * len(board.treasures)
    total = 0
    for place, kind in enumerate(board.treasures):
        if board.tiles[kind].family == family:
            total += state.treasure[start + place] * board.tiles[kind].pieces
    return total


def prizes(counts: list[int]) -> list[int]:
    """AFR-V3 10 for most pieces, 6 for second; ties share, rounded down; without a piece no prize.

    Tied first share both prizes and nobody is second.
    """
    won = [0] * len(counts)
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    if not ranks:
        return won
    first = [seat for seat, count in enumerate(counts) if count == ranks[0]]
    if len(first) > 1:
        for seat in first:
            won[seat] = (FIRST_PRIZE + SECOND_PRIZE) // len(first)
        return won
    won[first[0]] = FIRST_PRIZE
    if len(ranks) > 1:
        second = [seat for seat, count in enumerate(counts) if count == ranks[1]]
        for seat in second:
            won[seat] = SECOND_PRIZE // len(second)
    return won


def result(state: AfricaState) -> Result:
    """AFR-V4 Most points wins, a tie is a shared victory. AFR-K1 AFR-C4 Unused camps are worth nothing."""
    seats = [Seat(seat) for seat in range(state.seats)]
    gold = prizes([pieces(state, seat, GOLD) for seat in seats])
    gems = prizes([pieces(state, seat, GEMS) for seat in seats])
    scores: list[dict[str, int]] = []
    for seat in seats:
        score = {source: state.points[seat * len(SOURCES) + place] for place, source in enumerate(SOURCES)}
        score["goods"] = goods_total(state, seat)
        score["gold"] = gold[seat]
        score["gems"] = gems[seat]
        scores.append({"total": sum(score.values()), **score})
    return Result(ENDINGS[state.ending], scores)
