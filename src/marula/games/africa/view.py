"""Who sees what: the view, the way back from it, answers for the page, the position in words."""

from collections.abc import Mapping
from typing import cast

from marula.core.actions import Action, Seat
from marula.core.game import Draw, Event, Line
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
from marula.games.africa.board import GEMS, GOLD, GOOD, AfricaBoard
from marula.games.africa.events import Phase, PlayerView, View
from marula.games.africa.rules import camp, migrate, scoring
from marula.games.africa.rules.components import CAMPS, CAMPS_EACH, CAMPS_IN_SUPPLY
from marula.games.africa.rules.empty import empty_from_scratch
from marula.games.africa.state import (
    CARRY,
    ENDINGS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVER,
    PHASES,
    SETTLE,
    SOURCES,
    AfricaState,
)


def view(state: AfricaState, seat: Seat | None) -> View:
    """AFR-H1 Everything lies open but what the face-down tiles are, and that the state doesn't know itself."""
    board = state.board
    hexagons = {board.ids[hexagon]: "down" for hexagon in board.hexagons}
    for hexagon in board.hexagons:
        bit = 1 << hexagon
        if state.empty & bit:
            hexagons[board.ids[hexagon]] = "empty"
        elif state.camp_mask & bit:
            hexagons[board.ids[hexagon]] = "camp"
        elif not state.down & bit:
            hexagons[board.ids[hexagon]] = board.tiles[state.kind_at(hexagon)].id
    return View(
        seat=seat,
        phase=cast(Phase, PHASES[state.phase]),
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
        hexagons=hexagons,
        players=tuple(_player(state, Seat(other)) for other in range(state.seats)),
        face_down={tile.id: state.bag[tile.kind] for tile in board.tiles},
        monuments=state.monuments,
        camps_in_supply=max(0, CAMPS_IN_SUPPLY - state.monuments),
        ending=ENDINGS[state.ending] or None,
        hidden_treasure=state.hidden_treasure,
    )


def _player(state: AfricaState, seat: Seat) -> PlayerView:
    board = state.board
    kinds, treasures = len(board.goods), len(board.treasures)
    return PlayerView(
        explorer=None if state.explorers[seat] == NOWHERE else board.ids[state.explorers[seat]],
        camps=state.camps[seat],
        points={source: state.points[seat * len(SOURCES) + place] for place, source in enumerate(SOURCES)},
        goods={board.tiles[kind].id: state.goods[seat * kinds + place] for place, kind in enumerate(board.goods)},
        treasure={
            board.tiles[kind].id: state.treasure[seat * treasures + place] for place, kind in enumerate(board.treasures)
        },
        gold=scoring.pieces(state, seat, GOLD),
        gems=scoring.pieces(state, seat, GEMS),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """AFR-H1 Every event happens in the open."""
    return event


def imagine(board: AfricaBoard, seen: View, seat: Seat, draw: Draw) -> AfricaState:
    """The one state that looks like this view: there is nothing to guess."""
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
    state = AfricaState(
        board=board,
        seats=len(players),
        hidden_treasure=seen.hidden_treasure,
        down=down,
        empty=0,
        camp_mask=camps,
        up=up,
        bag=[seen.face_down[tile.id] for tile in board.tiles],
        explorers=[NOWHERE if one.explorer is None else board.bit_of[one.explorer] for one in players],
        camps=[one.camps for one in players],
        goods=[one.goods[board.tiles[kind].id] for one in players for kind in board.goods],
        treasure=[one.treasure[board.tiles[kind].id] for one in players for kind in board.treasures],
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
    state.empty = empty_from_scratch(state)
    return state


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


def describe(board: AfricaBoard, seen: View) -> list[Line]:
    """The position in words and letters: a map, what the letters mean, and what everybody has."""
    letters = _letters(board)
    lines = [Line(drawing=_map(board, seen, letters))]
    for tile in board.tiles:
        if tile.family != GOOD:
            lines.append(Line("africa-show-letter", {"letter": letters[tile.id], "tile": tile.id}))
    lines.append(Line("africa-show-signs"))
    lines.append(
        Line(
            "africa-show-table",
            {"turn": seen.turn, "down": sum(seen.face_down.values()), "monuments": seen.monuments},
        )
    )
    for seat, one in enumerate(seen.players):
        hidden = seen.hidden_treasure and seen.phase != PHASES[OVER] and seat != seen.seat
        lines.append(
            Line(
                "africa-show-player",
                {
                    "seat": seat,
                    "number": seat + 1,
                    "hexagon": one.explorer or "none",
                    "points": sum(one.points.values()),
                    "camps": one.camps,
                    "gold": -1 if hidden else one.gold,
                    "gems": -1 if hidden else one.gems,
                    "tiles": sum(one.treasure.values()),
                },
            )
        )
        lines += [Line("africa-show-good", {"good": id, "count": count}) for id, count in one.goods.items() if count]
    return lines


def _letters(board: AfricaBoard) -> dict[str, str]:
    """Two letters a tile, unique: the animals' first two, capitals for the other families."""
    letters = {
        "monument": "MO",
        "nomads": "NO",
        "gold-1": "G1",
        "gold-2": "G2",
        "gems-1": "J1",
        "gems-2": "J2",
    }
    for kind in board.animals:
        id = board.tiles[kind].id
        pair = id[:2]
        place = 2
        while pair in letters.values():
            pair = id[0] + (id[place] if place < len(id) else str(place))
            place += 1
        letters[id] = pair
    return letters


def _map(board: AfricaBoard, seen: View, letters: dict[str, str]) -> str:
    """The hexagons row by row, shifted as they lie; an explorer's number stands after the hexagon."""
    signs = {"down": "##", "empty": "..", "camp": "/\\"}
    standing: dict[str, str] = {}
    for seat, one in enumerate(seen.players):
        if one.explorer is not None:
            standing[one.explorer] = standing.get(one.explorer, "") + str(seat + 1)
    rows: dict[int, list[tuple[int, str]]] = {}
    for hexagon in board.hexagons:
        q, r = board.place_of[hexagon]
        id = board.ids[hexagon]
        content = seen.hexagons[id]
        text = signs.get(content) or letters[content]
        if hexagon in board.cities and content == "empty":
            text = "()"
        rows.setdefault(r, []).append((2 * q + r, text + standing.get(id, "")))
    left = min(column for row in rows.values() for column, _ in row)
    lines = []
    for r in sorted(rows):
        line = ""
        for column, text in sorted(rows[r]):
            line = line.ljust((column - left) * 2) + text
        lines.append(f"{board.ids[_first(board, r)][:1]}  {line}")
    return "\n".join(lines)


def _first(board: AfricaBoard, r: int) -> int:
    return next(hexagon for hexagon in board.hexagons if board.place_of[hexagon][1] == r)


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
