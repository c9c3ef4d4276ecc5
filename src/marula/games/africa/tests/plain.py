"""Africa once more, slowly: the catalogue over hexagon ids, dicts and sets.

Written from rules/catalogue.md and the shape of the View, not from the code it judges: no masks, no tables, no state.
A position is a View; an action is the frozenset of its wire's items. The board is read from its data.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from marula.core.game import Board, Event
from marula.games.africa.events import PlayerView, View

Field = str | int
Wire = frozenset[tuple[str, Field]]
Hexagons = Mapping[str, str]

MONUMENTS = 11
CAMPS_IN_SUPPLY = 10
IDLE_TURNS_EACH = 12
GOODS_WORTH = {0: 0, 1: 1, 2: 3, 3: 5, 4: 8, 5: 12}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SOURCES = ("treasure", "animals", "nomads", "camps", "last_monument")
SOURCE_OF = {
    "treasure_found": "treasure",
    "animal_settled": "animals",
    "animal_moved": "animals",
    "nomads_settled": "nomads",
    "nomads_moved": "nomads",
    "camp_set_up": "camps",
    "last_monument_found": "last_monument",
}


def wire(type: str, **fields: Field) -> Wire:
    """An action, written down."""
    return frozenset({"type": type, **fields}.items())


@dataclass(frozen=True)
class Land:
    """What the board's data say."""

    beside: dict[str, set[str]]
    cities: set[str]
    animals: set[str]
    goods: set[str]
    treasure: dict[str, tuple[str, int]]
    """Tile -> material and number of pieces."""


@cache
def land_of(board: Board) -> Land:
    """Read a board's data."""
    data: Any = board.data
    places = {(one["q"], one["r"]): one["id"] for one in data["hexagons"]}
    return Land(
        beside={
            id: {places[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in places}
            for (q, r), id in places.items()
        },
        cities={one["id"] for one in data["hexagons"] if "city" in one},
        animals=set(data["mix"]["animals"]),
        goods=set(data["mix"]["goods"]),
        treasure={f"{material}-{pieces}": (material, pieces) for material in ("gold", "gems") for pieces in (1, 2)},
    )


# What is where


def empty(hexagons: Hexagons) -> set[str]:
    """AFR-X1 No tile, no camp; explorers don't matter."""
    return {id for id, content in hexagons.items() if content == "empty"}


def company(land: Land, hexagons: Hexagons, tile: str, origin: str) -> dict[str, int]:
    """AFR-N3 For every hexagon: how many of what the tile likes would be beside it there.

    The tile is taken off its old hexagon first. On its old hexagon or its new one, it lies beside neither itself nor
    its own place, so this one count is the old count at the origin and the new count everywhere else.
    """
    without = {**hexagons, origin: "empty"}
    liked = "empty" if tile == "nomads" else tile
    return {id: sum(without[other] == liked for other in around) for id, around in land.beside.items()}


def better(land: Land, hexagons: Hexagons, tile: str, origin: str) -> set[str]:
    """AFR-D4 AFR-D5 AFR-N1 AFR-N2 The empty hexagons with strictly more than the tile's own."""
    counts = company(land, hexagons, tile, origin)
    return {id for id in empty(hexagons) - {origin} if counts[id] > counts[origin]}


def barred(view: View) -> set[str]:
    """AFR-A1 AFR-B1 Where the player may neither stop nor pass: face-down tiles and opposing explorers."""
    down = {id for id, content in view.hexagons.items() if content == "down"}
    return down | {one.explorer for seat, one in enumerate(view.players) if seat != view.player and one.explorer}


def mover(view: View) -> PlayerView:
    """Whoever has the turn."""
    assert view.player is not None
    return view.players[view.player]


# What is legal


def legal(board: Board, view: View) -> set[Wire]:
    """Every legal action of the player to move; none where nature decides or the match is over."""
    land = land_of(board)
    if view.phase == "place":
        # AFR-S2
        return {wire("place_explorer", to=city) for city in land.cities - {one.explorer for one in view.players}}
    if view.phase == "act":
        return _turn_actions(land, view)
    if view.phase == "exchange":
        return {wire("keep")} | _exchanges(view)
    if view.phase in ("settle", "carry"):
        assert view.find is not None
        assert view.focus is not None
        puts = {wire("put", to=to) for to in better(land, view.hexagons, view.find, view.focus)}
        # A find may stay (AFR-D4 AFR-D5); what was lifted is as good as moved.
        return puts | ({wire("leave")} if view.phase == "settle" else set())
    return set()


def _turn_actions(land: Land, view: View) -> set[Wire]:
    here = mover(view).explorer
    assert here is not None
    found = {wire("end_turn")}
    if view.untouched:
        # AFR-A1
        found |= {wire("relocate", to=to) for to in set(land.beside) - barred(view) - {here}}
    if not view.advanced or view.half == 0:
        # AFR-B1; AFR-B2: a second advance in the first half declines its action and belongs to the second.
        found |= {wire("advance", to=to) for to in _walk(land, view, here)}
    for id in land.beside[here]:
        if view.hexagons[id] == "down":
            # AFR-D1
            found.add(wire("discover", hexagon=id))
    for id in land.beside[here] | {here}:
        tile = view.hexagons[id]
        if (tile in land.animals or tile == "nomads") and better(land, view.hexagons, tile, id):
            # AFR-N1 AFR-N2
            found.add(wire("lift", hexagon=id))
    if view.hexagons[here] == "empty" and mover(view).camps > 0:
        # AFR-K1 AFR-K2 AFR-K3
        found.add(wire("camp_for_points"))
        if any(view.hexagons[id] in land.treasure for id in land.beside[here]):
            found.add(wire("camp_for_treasure"))
    return found


def _walk(land: Land, view: View, here: str) -> set[str]:
    closed = barred(view)
    first = land.beside[here] - closed
    second = {far for near in first for far in land.beside[near]} - closed
    return (first | second) - {here}


def _exchanges(view: View) -> set[Wire]:
    """AFR-D3 What there is to take for the find, which is among the finder's goods already."""
    assert view.find is not None
    held = mover(view).goods[view.find]
    found = set()
    for other, one in enumerate(view.players):
        for good, count in one.goods.items():
            if other != view.player and good != view.find:
                if count >= 1:
                    found.add(wire("exchange_one", other=other, good=good))
                if 2 <= count <= held:
                    found.add(wire("exchange_all", other=other, good=good))
    return found


def outcomes(board: Board, view: View) -> dict[Wire, int]:
    """What nature may decide, and in how many of all cases it does."""
    if view.phase == "start":
        return {wire("draw_start_player", start=seat): 1 for seat in range(len(view.players))}
    if view.phase == "flip":
        return {wire("turn_up", tile=tile): count for tile, count in view.face_down.items() if count}
    return {}


# What it is worth


def worth(board: Board, view: View, action: Wire) -> int:
    """The points an action scores at once; of nature's, what its outcome scores for the discoverer."""
    land = land_of(board)
    fields = dict(action)
    type = fields["type"]
    if type == "turn_up":
        return _found(land, view, str(fields["tile"]))
    if type in ("put", "leave"):
        assert view.find is not None
        assert view.focus is not None
        counts = company(land, view.hexagons, view.find, view.focus)
        count = counts[str(fields.get("to", view.focus))]
        if view.phase == "carry":
            return count - counts[view.focus]  # AFR-N1 AFR-N2
        return count if view.find == "nomads" else 1 + count  # AFR-D4 AFR-D5
    if type == "camp_for_points":
        # AFR-K2
        here = mover(view).explorer
        assert here is not None
        return sum(view.hexagons[id] in land.animals | {"nomads", "monument"} for id in land.beside[here])
    return 0


def _found(land: Land, view: View, tile: str) -> int:
    assert view.focus is not None
    if tile in land.treasure:
        return land.treasure[tile][1]  # AFR-D2
    if tile == "monument":
        return 3 if view.monuments + 1 == MONUMENTS else 0  # AFR-D6
    if tile in land.goods or better(land, view.hexagons, tile, view.focus):
        return 0  # a good scores at the end; a choice of place comes first
    count = company(land, view.hexagons, tile, view.focus)[view.focus]
    return count if tile == "nomads" else 1 + count


# What comes of it


def after(board: Board, view: View, action: Wire) -> View:
    """The position that follows an action, nature's too."""
    fields = dict(action)
    type, to = str(fields["type"]), str(fields.get("to"))
    if type == "draw_start_player":
        start = int(fields["start"])
        return replace(view, phase="place", player=start, start_player=start)
    if type == "place_explorer":
        placed = replace(_change(view, explorer=to), player=_next(view))
        everybody = all(one.explorer for one in placed.players)
        return replace(placed, phase="act", turn=1) if everybody else placed
    if type == "relocate":
        return _end_turn(_change(view, explorer=to))
    if type == "advance":
        # The second one in a half opens the next half with its advance used.
        half = view.half + 1 if view.advanced else view.half
        return replace(_change(view, explorer=to), half=half, advanced=True, untouched=False)
    if type == "discover":
        return replace(view, phase="flip", focus=str(fields["hexagon"]), discovered=True, idle_turns=0)
    if type == "lift":
        origin = str(fields["hexagon"])
        return replace(view, phase="carry", focus=origin, find=view.hexagons[origin])
    if type == "turn_up":
        return _turned_up(board, view, action)
    if type == "end_turn":
        return _end_turn(view)
    if type in ("put", "leave"):
        source = "nomads" if view.find == "nomads" else "animals"
        scored = _score(view, source, worth(board, view, action))
        assert view.find is not None
        assert view.focus is not None
        moved = {**view.hexagons, view.focus: "empty", to: view.find} if type == "put" else view.hexagons
        return _end_action(replace(scored, hexagons=moved))
    if type in ("camp_for_points", "camp_for_treasure"):
        return _end_action(_camp(board, view, action))
    assert type in ("keep", "exchange_one", "exchange_all"), type
    return _end_action(view if type == "keep" else _exchange(view, fields))


def _turned_up(board: Board, view: View, action: Wire) -> View:
    """AFR-D2 to AFR-D6"""
    land = land_of(board)
    tile, origin = str(dict(action)["tile"]), view.focus
    assert origin is not None
    points = worth(board, view, action)
    turned = replace(
        view,
        find=tile,
        hexagons={**view.hexagons, origin: "empty" if tile in land.goods else tile},
        face_down={**view.face_down, tile: view.face_down[tile] - 1},
    )
    if tile in land.treasure:
        return _end_action(_score(turned, "treasure", points))
    if tile in land.goods:
        turned = _change(turned, goods=_more(mover(turned).goods, tile, 1))
        return replace(turned, phase="exchange") if _exchanges(turned) else _end_action(turned)
    if tile == "monument":
        turned = replace(turned, monuments=view.monuments + 1)
        if turned.monuments == MONUMENTS:
            # AFR-V1: at once, without the rest of the turn.
            turned = _score(turned, "last_monument", points)
            return replace(
                turned,
                phase="over",
                ending="eleventh_monument",
                half=0,
                advanced=False,
                untouched=True,
                discovered=False,
                focus=None,
                find=None,
            )
        turned = replace(turned, camps_in_supply=view.camps_in_supply - 1)
        return _end_action(_change(turned, camps=mover(turned).camps + 1))
    if better(land, turned.hexagons, tile, origin):
        return replace(turned, phase="settle")
    return _end_action(_score(turned, "nomads" if tile == "nomads" else "animals", points))


def _camp(board: Board, view: View, action: Wire) -> View:
    """AFR-K1 AFR-K2 AFR-K3"""
    land = land_of(board)
    here = mover(view).explorer
    assert here is not None
    pitched = replace(_change(view, camps=mover(view).camps - 1), hexagons={**view.hexagons, here: "camp"})
    if action == wire("camp_for_points"):
        return _score(pitched, "camps", worth(board, view, action))
    for id in land.beside[here]:
        tile = view.hexagons[id]
        if tile in land.treasure:
            material, pieces = land.treasure[tile]
            owner = mover(pitched)
            assert owner.treasure is not None
            assert owner.gold is not None
            assert owner.gems is not None
            pitched = _change(
                replace(pitched, hexagons={**pitched.hexagons, id: "empty"}),
                tiles=owner.tiles + 1,
                treasure=_more(owner.treasure, tile, 1),
                gold=owner.gold + (pieces if material == "gold" else 0),
                gems=owner.gems + (pieces if material == "gems" else 0),
            )
    return pitched


def _exchange(view: View, fields: Mapping[str, Field]) -> View:
    """AFR-D3 As many of the find's kind as are taken of the other's."""
    other, good = int(fields["other"]), str(fields["good"])
    assert view.find is not None
    count = 1 if fields["type"] == "exchange_one" else view.players[other].goods[good]
    mine = _more(_more(mover(view).goods, good, count), view.find, -count)
    theirs = _more(_more(view.players[other].goods, good, -count), view.find, count)
    return _change(_change(view, goods=mine), other, goods=theirs)


def _end_action(view: View) -> View:
    """AFR-B1 Nothing follows the second action; the first opens the second half."""
    done = replace(view, phase="act", focus=None, find=None)
    if view.half == 1:
        return _end_turn(done)
    return replace(done, half=1, advanced=False, untouched=False)


def _end_turn(view: View) -> View:
    """AFR-T1 AFR-V5"""
    idle = 0 if view.discovered else view.idle_turns + 1
    fresh = replace(view, half=0, advanced=False, untouched=True, discovered=False, idle_turns=idle)
    if idle == IDLE_TURNS_EACH * len(view.players):
        return replace(fresh, phase="over", ending="stalled")
    return replace(fresh, turn=view.turn + 1, player=_next(view))


def _next(view: View) -> int:
    assert view.player is not None
    return (view.player + 1) % len(view.players)


def _change(view: View, seat: int | None = None, **fields: Any) -> View:
    """The view with something changed in front of one player, of the mover unless a seat is given."""
    changed = view.player if seat is None else seat
    return replace(
        view,
        players=tuple(replace(one, **fields) if place == changed else one for place, one in enumerate(view.players)),
    )


def _score(view: View, source: str, points: int) -> View:
    return _change(view, points=_more(mover(view).points, source, points))


def _more(counts: Mapping[str, int], key: str, number: int) -> dict[str, int]:
    return {**counts, key: counts[key] + number}


# The end


def final_scores(board: Board, view: View) -> list[dict[str, int]]:
    """AFR-V2 AFR-V3 AFR-V4 Every seat's score sheet, counted from what lies in front of the players."""
    land = land_of(board)
    sheets = [{**one.points, "goods": sum(map(goods_worth, one.goods.values()))} for one in view.players]
    for material in ("gold", "gems"):
        pieces = [
            sum(
                count * land.treasure[tile][1]
                for tile, count in (one.treasure or {}).items()
                if tile.startswith(material)
            )
            for one in view.players
        ]
        for sheet, prize in zip(sheets, prizes(pieces), strict=True):
            sheet[material] = prize
    return [{**sheet, "total": sum(sheet.values())} for sheet in sheets]


def goods_worth(count: int) -> int:
    """AFR-V2 What goods of one kind are worth."""
    return GOODS_WORTH[count] if count <= 5 else 12 + 3 * (count - 5)


def prizes(pieces: Collection[int]) -> list[int]:
    """AFR-V3 The prizes for one material."""
    ranks = sorted({number for number in pieces if number}, reverse=True)
    prize_of: dict[int, int] = {}
    if ranks:
        leaders = sum(number == ranks[0] for number in pieces)
        prize_of[ranks[0]] = 10 if leaders == 1 else 16 // leaders
        if leaders == 1 and len(ranks) > 1:
            prize_of[ranks[1]] = 6 // sum(number == ranks[1] for number in pieces)
    return [prize_of.get(number, 0) for number in pieces]


def winners(scores: list[dict[str, int]]) -> list[int]:
    """AFR-V4 Most points; a tie is shared."""
    best = max(score["total"] for score in scores)
    return [seat for seat, score in enumerate(scores) if score["total"] == best]


def recount(events: Iterable[Event], seats: int) -> list[dict[str, int]]:
    """Every seat's points by source, from what the events tell."""
    sheets = [dict.fromkeys(SOURCES, 0) for _ in range(seats)]
    for event in events:
        if event.type in SOURCE_OF:
            sheets[event.seat][SOURCE_OF[event.type]] += event.points
    return sheets


# How far it goes


def perft(board: Board, view: View, depth: int) -> int:
    """How many sequences of that many actions begin here, every outcome of nature's being one."""
    following = legal(board, view) or outcomes(board, view).keys()
    if depth == 1:
        return len(following)
    return sum(perft(board, after(board, view, action), depth - 1) for action in following)
