"""Discover: turn up a tile, and what follows from it."""

from typing import Final

from marula.core.actions import Seat
from marula.core.game import Event, Refusal
from marula.core.rules import Outcomes
from marula.games.africa.actions import Discover, Hexagon, Put, TurnUp
from marula.games.africa.board import ANIMAL, GOOD, MONUMENT, NOMADS
from marula.games.africa.events import (
    AnimalSettled,
    GoodTaken,
    LastMonumentFound,
    MonumentFound,
    NomadsSettled,
    TileTurned,
    TreasureFound,
)
from marula.games.africa.rules import exchange, migrate, scoring, turn
from marula.games.africa.rules.components import MONUMENTS
from marula.games.africa.state import (
    ANIMALS,
    EXCHANGE,
    FLIP,
    LAST_MONUMENT,
    SETTLE,
    SOURCES,
    TREASURE,
    AfricaState,
)
from marula.games.africa.state import NOMADS as NOMAD_POINTS

LAST_MONUMENT_POINTS: Final = 3


def targets(state: AfricaState, here: Hexagon) -> int:
    """AFR-D1 The face-down tiles next to the explorer."""
    return state.board.around[here] & state.down


def check_discover(state: AfricaState, seat: Seat, action: Discover) -> Refusal | None:
    """AFR-D1 A face-down tile, adjacent to the explorer. AFR-X2 A tile turned up stays up."""
    id = state.board.ids[action.hexagon]
    if not state.down >> action.hexagon & 1:
        return Refusal("africa-refusal-not-face-down", "AFR-D1", {"hexagon": id})
    if not state.board.around[state.explorers[seat]] >> action.hexagon & 1:
        return Refusal("africa-refusal-discover-far", "AFR-D1", {"hexagon": id})
    return None


def discover(state: AfricaState, action: Discover) -> None:
    """AFR-D1 The tile is turned; nature says what it is. AFR-V5 A discovery restarts the count."""
    state.focus = action.hexagon
    state.phase = FLIP
    state.discovered = True
    state.idle_turns = 0


def flip_outcomes(state: AfricaState) -> Outcomes:
    """AFR-S1 The tiles were shuffled: each that is still face down is as likely."""
    return state.board.turn_ups, state.bag


def turn_up(state: AfricaState, action: TurnUp, events: list[Event] | None) -> None:
    """AFR-X2 The tile is face up from now on. What it is decides what happens (AFR-D2 to AFR-D6)."""
    board = state.board
    seat = state.player
    tile = board.tiles[action.kind]
    hexagon = state.focus
    state.bag[tile.kind] -= 1
    state.turn_up(hexagon)
    state.find = tile.kind
    if events is not None:
        events.append(TileTurned(seat=seat, hexagon=board.ids[hexagon], tile=tile.id))
    if tile.family == GOOD:
        state.vacate(hexagon)
        _take_good(state, seat, events)
        return
    state.lay(tile.kind, hexagon)
    if tile.family in (ANIMAL, NOMADS):
        if migrate.destinations(state, hexagon, tile.kind):
            state.phase = SETTLE
        else:
            _settle(state, seat, hexagon, events)
    elif tile.family == MONUMENT:
        _find_monument(state, seat, events)
    else:
        # AFR-D2 Gold or gems stay; as many points as pieces.
        state.points[seat * len(SOURCES) + TREASURE] += tile.pieces
        if events is not None:
            events.append(TreasureFound(seat=seat, hexagon=board.ids[hexagon], tile=tile.id, points=tile.pieces))
        turn.action_done(state, events)


def check_put_found(state: AfricaState, action: Put) -> Refusal | None:
    """AFR-D4 AFR-D5 An empty hexagon with strictly more neighbours of the right sort than that of the find."""
    rule = "AFR-D5" if state.find == state.board.nomads else "AFR-D4"
    return migrate.check_destination(state, action, rule)


def put_found(state: AfricaState, seat: Seat, to: Hexagon, events: list[Event] | None) -> None:
    """AFR-D4 AFR-D5 The found animal or nomads go there, or stay where they were found."""
    state.shift(state.find, state.focus, to)
    _settle(state, seat, to, events)


def _settle(state: AfricaState, seat: Seat, to: Hexagon, events: list[Event] | None) -> None:
    """AFR-D4 1 + the animals of the species around it. AFR-D5 1 per empty hexagon around, perhaps none."""
    board = state.board
    around = migrate.company(state, to, state.find)
    origin = board.ids[state.focus]
    if state.find == board.nomads:
        state.points[seat * len(SOURCES) + NOMAD_POINTS] += around
        if events is not None:
            events.append(NomadsSettled(seat=seat, origin=origin, to=board.ids[to], points=around))
    else:
        state.points[seat * len(SOURCES) + ANIMALS] += 1 + around
        if events is not None:
            events.append(
                AnimalSettled(
                    seat=seat,
                    tile=board.tiles[state.find].id,
                    origin=origin,
                    to=board.ids[to],
                    adjacent=around,
                    points=1 + around,
                )
            )
    turn.action_done(state, events)


def _find_monument(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-D6 It stays and scores nothing; the finder gets a camp. The eleventh gives 3 points and ends the match."""
    id = state.board.ids[state.focus]
    state.monuments += 1
    if state.monuments < MONUMENTS:
        state.camps[seat] += 1
        if events is not None:
            events.append(MonumentFound(seat=seat, hexagon=id, number=state.monuments))
        turn.action_done(state, events)
        return
    state.points[seat * len(SOURCES) + LAST_MONUMENT] += LAST_MONUMENT_POINTS
    if events is not None:
        events.append(LastMonumentFound(seat=seat, hexagon=id, points=LAST_MONUMENT_POINTS))
    scoring.end_by_last_monument(state, events)


def _take_good(state: AfricaState, seat: Seat, events: list[Event] | None) -> None:
    """AFR-D3 The finder takes the good. With nobody to trade with, nothing is asked."""
    good = state.board.goods.index(state.find)
    state.goods[seat * len(state.board.goods) + good] += 1
    if events is not None:
        id = state.board.tiles[state.find].id
        events.append(GoodTaken(seat=seat, hexagon=state.board.ids[state.focus], good=id))
    if exchange.is_possible(state, seat):
        state.phase = EXCHANGE
    else:
        turn.action_done(state, events)
