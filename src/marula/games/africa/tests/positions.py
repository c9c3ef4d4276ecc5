"""Positions made by hand, in the words of the board: hexagon ids and tile ids."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from marula.core.actions import CHANCE, Action, Seat
from marula.core.game import Event, Refusal
from marula.core.match import Match
from marula.games.africa import GAME
from marula.games.africa.board import AfricaBoard
from marula.games.africa.state import ACT, NOTHING, SOURCES, AfricaState
from marula.library import folders
from marula.players import make_player

BOARD: AfricaBoard = GAME.board(folders.default_board("africa"))

A, B, C, D, E = (Seat(number) for number in range(5))


def ring(hexagon: str) -> list[str]:
    """The neighbours of a hexagon."""
    mask = BOARD.around[BOARD.bit_of[hexagon]]
    return [BOARD.ids[other] for other in BOARD.hexagons if mask >> other & 1]


def position(
    explorers: Sequence[str],
    up: Mapping[str, str] | None = None,
    empty: Iterable[str] = (),
    camps: Iterable[str] = (),
    *,
    bag: Mapping[str, int] | None = None,
    camps_in_hand: Sequence[int] | None = None,
    goods: Sequence[Mapping[str, int]] = (),
    treasure: Sequence[Mapping[str, int]] = (),
    monuments: int = 0,
    player: Seat = A,
    hidden_treasure: bool = False,
) -> AfricaState:
    """A turn of `player` about to begin, everything face down but the cities and what is said here.

    Explorers stand where they are put, whatever lies there; under them a face-down tile is taken away. The bag is
    what is left of the mix, unless it is given; it need not agree with the number of face-down tiles.
    """
    seats = len(explorers)
    state = GAME.setup(BOARD, {"hidden_treasure": hidden_treasure}, seats)
    state.phase = ACT
    state.player = state.start_player = player
    state.turn = 1
    state.monuments = monuments
    state.explorers = [BOARD.bit_of[id] for id in explorers]
    for id in (*empty, *explorers):
        _clear(state, id)
        state.empty |= 1 << BOARD.bit_of[id]
    for id, tile in (up or {}).items():
        _clear(state, id)
        kind = BOARD.tile_of[tile].kind
        state.lay(kind, BOARD.bit_of[id])
        state.bag[kind] -= 1
    for id in camps:
        _clear(state, id)
        state.camp_mask |= 1 << BOARD.bit_of[id]
    if camps_in_hand is not None:
        state.camps = list(camps_in_hand)
    for seat, held in enumerate(goods):
        for tile, count in held.items():
            kind = BOARD.tile_of[tile].kind
            state.goods[seat * len(BOARD.goods) + BOARD.goods.index(kind)] = count
            state.bag[kind] -= count
    for seat, held in enumerate(treasure):
        for tile, count in held.items():
            kind = BOARD.tile_of[tile].kind
            state.treasure[seat * len(BOARD.treasures) + BOARD.treasures.index(kind)] = count
            state.bag[kind] -= count
    state.recount()
    if bag is not None:
        state.bag = [bag.get(tile.id, 0) for tile in BOARD.tiles]
    return state


def _clear(state: AfricaState, id: str) -> None:
    if state.lying[BOARD.bit_of[id]] != NOTHING:
        state.take_away(BOARD.bit_of[id])
    bit = 1 << BOARD.bit_of[id]
    state.down &= ~bit
    state.empty &= ~bit
    state.camp_mask &= ~bit


def action(type: str, **fields: str | int) -> Action:
    """The action with these fields."""
    found = BOARD.actions.find({"type": type, **fields})
    assert found is not None, (type, fields)
    return found


def do(state: AfricaState, type: str, **fields: str | int) -> list[Event]:
    """The player whose turn it is takes a legal action; return the events."""
    chosen = action(type, **fields)
    refusal = GAME.rules.check(state, state.player, chosen)
    assert refusal is None, refusal
    events: list[Event] = []
    GAME.rules.apply(state, state.player, chosen, events)
    return events


def turn_up(state: AfricaState, tile: str) -> list[Event]:
    """Nature turns up this tile."""
    chosen = action("turn_up", tile=tile)
    refusal = GAME.rules.check(state, CHANCE, chosen)
    assert refusal is None, refusal
    events: list[Event] = []
    GAME.rules.apply(state, CHANCE, chosen, events)
    return events


def find(state: AfricaState, hexagon: str, tile: str) -> list[Event]:
    """Discover a tile and let it be this one."""
    return do(state, "discover", hexagon=hexagon) + turn_up(state, tile)


def refused(state: AfricaState, type: str, **fields: str | int) -> Refusal:
    """The refusal of an action by the player whose turn it is; nothing may have changed."""
    before = state.snapshot()
    refusal = GAME.rules.check(state, state.player, action(type, **fields))
    assert refusal is not None, f"{type} {fields} is legal"
    assert state.snapshot() == before
    return refusal


def why(state: AfricaState, type: str, **fields: str | int) -> tuple[str, str, dict[str, str | int]]:
    """Why an action by the player whose turn it is is refused, and that it isn't offered: key, rule, values."""
    refusal = refused(state, type, **fields)
    assert action(type, **fields) not in GAME.rules.legal(state, state.player)
    return refusal.key, refusal.rule, refusal.values


def targets(state: AfricaState, type: str) -> set[str]:
    """The hexagons of all legal actions of a type."""
    return {
        str(chosen.wire.get("to", chosen.wire.get("hexagon")))
        for chosen in GAME.rules.legal(state, state.player)
        if chosen.type == type
    }


def types(state: AfricaState) -> set[str]:
    """The types of the legal actions."""
    return {chosen.type for chosen in GAME.rules.legal(state, state.player)}


def offered(state: AfricaState) -> list[dict[str, str | int]]:
    """All legal actions, written out and sorted."""
    return sorted((chosen.wire for chosen in GAME.rules.legal(state, state.player)), key=str)


def content(state: AfricaState, hexagon: str) -> str:
    """What lies on a hexagon: 'down', 'empty', 'camp' or a tile."""
    return GAME.view(state, None).hexagons[hexagon]


def points(state: AfricaState, seat: Seat) -> dict[str, int]:
    """A seat's points so far, by source, those it has none of left out."""
    start = seat * len(SOURCES)
    return {source: state.points[start + place] for place, source in enumerate(SOURCES) if state.points[start + place]}


def total(state: AfricaState, seat: Seat) -> int:
    """A seat's points in the final scoring."""
    return GAME.result(state).scores[seat]["total"]


def hand(state: AfricaState, seat: Seat) -> dict[str, int]:
    """The goods a seat holds, those it has none of left out."""
    return {good: count for good, count in GAME.view(state, None).players[seat].goods.items() if count}


class Step(NamedTuple):
    """A move of a match, with what was before and what came after."""

    seat: Seat
    action: Action
    before: AfricaState
    events: list[Event]
    after: AfricaState


@cache
def played(seats: int, number: int) -> tuple[Step, ...]:
    """All moves, nature's too, of a whole match between random players; the same at every call."""
    match = Match(GAME, BOARD, {}, seats, bytes([seats, number]) * 16)
    players = [make_player("random", GAME, bytes([seats, number, seat])) for seat in range(seats)]
    match.run(players)
    state = GAME.setup(BOARD, match.options, seats)
    steps: list[Step] = []
    for move in match.moves:
        before = state.copy()
        events: list[Event] = []
        GAME.rules.apply(state, move.seat, move.action, events)
        steps.append(Step(move.seat, move.action, before, events, state.copy()))
    return tuple(steps)


MATCHES = tuple((seats, number) for seats in (2, 3, 4, 5) for number in (0, 1))
"""Matches worth a look at every move: `played(*match)`."""
