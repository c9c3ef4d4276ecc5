"""Who sees what: the view, and the way back from it."""

from typing import Final

from marula.core.actions import Seat
from marula.core.bags import take_any
from marula.core.game import Draw, Event
from marula.core.masks import bits
from marula.core.wire import altered
from marula.games.africa.board import GEMS, GOLD, AfricaBoard
from marula.games.africa.events import Facts, Family, PlayerView, View
from marula.games.africa.rules import scoring
from marula.games.africa.rules.components import CAMPS, CAMPS_EACH, CAMPS_IN_SUPPLY, MONUMENTS
from marula.games.africa.rules.discover import LAST_MONUMENT_POINTS
from marula.games.africa.rules.empty import empty_from_scratch
from marula.games.africa.state import (
    ENDINGS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVER,
    PHASES,
    SOURCES,
    AfricaState,
)

FAMILIES: Final[tuple[Family, ...]] = ("animals", "goods", "monuments", "nomads", "gold", "gems")
"""The names of the families, in the order of their numbers (board.py)."""


def facts(board: AfricaBoard) -> Facts:
    """AFR-C2 AFR-D6 What doesn't change in a match and is shown."""
    return Facts(
        families={tile.id: FAMILIES[tile.family] for tile in board.tiles},
        monuments=MONUMENTS,
        last_monument_points=LAST_MONUMENT_POINTS,
    )


def view(state: AfricaState, seat: Seat | None) -> View:
    """AFR-H1 Everything lies open but what the face-down tiles are, and that the state doesn't know itself."""
    seen = _open(state)
    return seen if seat is None else own(state, seen, seat)


def own(_state: AfricaState, seen: View, seat: Seat) -> View:
    """AFR-H1 Nobody sees more than a bystander."""
    return altered(seen, seat=seat)


def _open(state: AfricaState) -> View:
    board = state.board
    return View(
        seat=None,
        phase=PHASES[state.phase],
        player=None if state.player == NOBODY else state.player,
        start_player=None if state.start_player == NOBODY else state.start_player,
        turn=state.turn,
        half=state.half,
        advanced=state.advanced,
        untouched=state.untouched,
        discovered=state.discovered,
        idle_turns=state.idle_turns,
        focus=None if state.focus == NOWHERE else board.ids[state.focus],
        find=None if state.find == NOTHING else board.tiles[state.find].id,
        hexagons=_hexagons(state),
        players=tuple(_player(state, Seat(other)) for other in range(state.seats)),
        face_down=dict(zip(board.tile_of, state.bag, strict=True)),
        monuments=state.monuments,
        camps_in_supply=max(0, CAMPS_IN_SUPPLY - state.monuments),
        ending=ENDINGS[state.ending] or None,
        hidden_treasure=state.hidden_treasure,
    )


def _hexagons(state: AfricaState) -> dict[str, str]:
    """What lies on every hexagon, in the board's order. A move is shown to many eyes: only what is up is looked at."""
    board = state.board
    hexagons = dict.fromkeys(board.bit_of, "down")
    for tile in board.tiles:
        for hexagon in bits(state.up[tile.kind]):
            hexagons[board.ids[hexagon]] = tile.id
    for hexagon in bits(state.camp_mask):
        hexagons[board.ids[hexagon]] = "camp"
    for hexagon in bits(state.empty):
        hexagons[board.ids[hexagon]] = "empty"
    return hexagons


def _player(state: AfricaState, seat: Seat) -> PlayerView:
    board = state.board
    sources, kinds, treasures = len(SOURCES), len(board.goods), len(board.treasures)
    collected = state.treasure[seat * treasures : (seat + 1) * treasures]
    return PlayerView(
        explorer=None if state.explorers[seat] == NOWHERE else board.ids[state.explorers[seat]],
        camps=state.camps[seat],
        points=dict(zip(SOURCES, state.points[seat * sources : (seat + 1) * sources], strict=True)),
        goods=dict(zip(board.good_ids, state.goods[seat * kinds : (seat + 1) * kinds], strict=True)),
        tiles=sum(collected),
        treasure=dict(zip(board.treasure_ids, collected, strict=True)),
        gold=scoring.pieces(state, seat, GOLD),
        gems=scoring.pieces(state, seat, GEMS),
    )


def conceal(seen: View) -> View:
    """AFR-H1 With hidden treasure others don't see the totals of pieces until the end, only the number of tiles."""
    if not seen.hidden_treasure or seen.phase == PHASES[OVER]:
        return seen
    return altered(
        seen,
        players=tuple(
            player if seat == seen.seat else altered(player, treasure=None, gold=None, gems=None)
            for seat, player in enumerate(seen.players)
        ),
    )


def standings(board: AfricaBoard, seen: View) -> list[int | None]:
    """AFR-H1 AFR-C4 The points on the track: those scored so far."""
    return [sum(player.points.values()) for player in seen.players]


def redact(event: Event, seat: Seat | None) -> Event:
    """AFR-H1 Every event happens in the open."""
    return event


def imagine(board: AfricaBoard, seen: View, seat: Seat, draw: Draw) -> AfricaState:
    """The one state that looks like this view; where treasure is concealed, one of them."""
    down = camps = 0
    up = [0] * board.kinds
    for id, content in seen.hexagons.items():
        bit = 1 << board.bit_of[id]
        if content == "down":
            down |= bit
        elif content == "camp":
            camps |= bit
        elif content != "empty":
            up[board.tile_of[content].kind] |= bit
    players = seen.players
    return AfricaState(
        board=board,
        seats=len(players),
        hidden_treasure=seen.hidden_treasure,
        down=down,
        empty=empty_from_scratch(board, down, camps, up),
        camp_mask=camps,
        up=up,
        bag=[seen.face_down[tile.id] for tile in board.tiles],
        explorers=[NOWHERE if one.explorer is None else board.bit_of[one.explorer] for one in players],
        camps=[one.camps for one in players],
        goods=[one.goods[id] for one in players for id in board.good_ids],
        treasure=_treasure(board, seen, draw),
        points=[one.points[source] for one in players for source in SOURCES],
        monuments=seen.monuments,
        phase=PHASES.index(seen.phase),
        player=NOBODY if seen.player is None else Seat(seen.player),
        start_player=NOBODY if seen.start_player is None else Seat(seen.start_player),
        turn=seen.turn,
        half=seen.half,
        advanced=seen.advanced,
        untouched=seen.untouched,
        discovered=seen.discovered,
        idle_turns=seen.idle_turns,
        focus=NOWHERE if seen.focus is None else board.bit_of[seen.focus],
        find=NOTHING if seen.find is None else board.tile_of[seen.find].kind,
        ending=ENDINGS.index(seen.ending or ""),
    )


def _treasure(board: AfricaBoard, seen: View, draw: Draw) -> list[int]:
    """AFR-H1 The tiles that each seat collected, by kind; where that is concealed, any of those that nobody sees."""
    ids = board.treasure_ids
    shown = [player.treasure for player in seen.players]
    left: list[int] = []
    if None in shown:
        lying = list(seen.hexagons.values())
        for kind, id in zip(board.treasures, ids, strict=True):
            collected = sum(treasure[id] for treasure in shown if treasure is not None)
            left.append(board.tiles[kind].count - seen.face_down[id] - lying.count(id) - collected)
    counts: list[int] = []
    for player, treasure in zip(seen.players, shown, strict=True):
        held = [0 if treasure is None else treasure[id] for id in ids]
        if treasure is None:
            for _ in range(player.tiles):
                held[take_any(left, draw)] += 1
        counts += held
    return counts


def pieces(state: AfricaState) -> dict[str, int]:
    """AFR-C2 AFR-C3 What is never lost: tiles of every kind, and camps with those that left the game."""
    board = state.board
    counts: dict[str, int] = {}
    for tile in board.tiles:
        held = 0
        for seat in range(state.seats):
            if tile.kind in board.goods:
                held += state.goods[seat * len(board.goods) + board.goods.index(tile.kind)]
            elif tile.kind in board.treasures:
                held += state.treasure[seat * len(board.treasures) + board.treasures.index(tile.kind)]
        counts[tile.id] = state.bag[tile.kind] + state.up[tile.kind].bit_count() + held
    absent = CAMPS - CAMPS_IN_SUPPLY - CAMPS_EACH * state.seats
    in_supply = max(0, CAMPS_IN_SUPPLY - state.monuments)
    counts["camps"] = sum(state.camps) + state.camp_mask.bit_count() + in_supply + absent
    counts["face down"] = state.down.bit_count() - sum(state.bag)
    return counts
