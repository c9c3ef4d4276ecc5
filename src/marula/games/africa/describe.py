"""The position in words and letters."""

from typing import Final

from marula.core.game import Line
from marula.games.africa.board import ANIMAL, GEMS, GOLD, GOOD, MONUMENT, NOMADS, AfricaBoard
from marula.games.africa.events import View

CELL: Final = 6
"""Letters per hexagon on the map: two for what lies there, two for an explorer, and some air."""


def describe(board: AfricaBoard, seen: View) -> list[Line]:
    """The position in words and letters: a map, what its letters mean, what is to be decided, and who has what."""
    letters = _letters(board)
    lines = [Line(drawing=_map(board, seen, letters))]
    for tile in board.tiles:
        if tile.family != GOOD:
            lines.append(Line("africa-show-letter", {"letter": letters[tile.id], "tile": tile.id}))
    lines += [Line("africa-show-signs"), Line("africa-show-rows"), *_decision(seen)]
    lines.append(Line("africa-show-table", {"monuments": seen.monuments, "camps": seen.camps_in_supply}))
    lines.append(Line("africa-show-mix", _face_down(board, seen)))
    for seat in range(len(seen.players)):
        lines += _belongings(seen, seat)
    return lines


def _decision(seen: View) -> list[Line]:
    """AFR-T1 Whose turn it is and which half of it, and what is to be decided now."""
    seat, here, find = seen.player or 0, seen.focus or "", seen.find or ""
    if seen.phase == "start":
        return [Line("africa-show-start")]
    if seen.phase == "place":
        return [Line("africa-show-place", {"seat": seat})]
    if seen.phase == "over":
        return [Line("africa-show-over", {"turn": seen.turn, "ending": seen.ending or ""})]
    turn = Line("africa-show-turn", {"turn": seen.turn, "seat": seat, "half": seen.half + 1})
    if seen.phase == "flip":
        return [turn, Line("africa-show-flip", {"hexagon": here})]
    if seen.phase == "exchange":
        return [turn, Line("africa-show-exchange", {"good": find, "hexagon": here})]
    if seen.phase == "settle":
        return [turn, Line("africa-show-settle", {"tile": find, "hexagon": here})]
    if seen.phase == "carry":
        return [turn, Line("africa-show-carry", {"tile": find, "hexagon": here})]
    left = "turn" if seen.untouched else "action" if seen.advanced else "advance"
    return [turn, Line("africa-show-act", {"left": left})]


def _face_down(board: AfricaBoard, seen: View) -> dict[str, int]:
    """AFR-H1 What is left of the mix is open: how many tiles are face down, in all and by family."""
    families = {
        "animals": ANIMAL,
        "goods": GOOD,
        "monuments": MONUMENT,
        "nomads": NOMADS,
        "gold": GOLD,
        "gems": GEMS,
    }
    counts = {
        name: sum(seen.face_down[tile.id] for tile in board.tiles if tile.family == family)
        for name, family in families.items()
    }
    return {"down": sum(counts.values()), **counts}


def _belongings(seen: View, seat: int) -> list[Line]:
    """AFR-H1 What a player has; where treasure is concealed, of gold and gems only the number of tiles."""
    one = seen.players[seat]
    values: dict[str, str | int] = {
        "seat": seat,
        "number": seat + 1,
        "hexagon": one.explorer or "none",
        "points": sum(one.points.values()),
        "camps": one.camps,
        "gold": -1 if one.gold is None else one.gold,
        "gems": -1 if one.gems is None else one.gems,
        "tiles": one.tiles,
    }
    goods = [Line("africa-show-good", {"good": id, "count": count}) for id, count in one.goods.items() if count]
    return [Line("africa-show-player", values), *goods]


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
    """The hexagons row by row, shifted as they lie, each row after the id of its first hexagon.

    An explorer's number stands behind its hexagon after an @, for some tiles end in a number themselves.
    """
    signs = {"down": "##", "empty": "..", "camp": "/\\"}
    standing: dict[str, str] = {}
    for seat, one in enumerate(seen.players):
        if one.explorer is not None:
            standing[one.explorer] = f"@{seat + 1}"
    rows: dict[int, list[tuple[int, str, str]]] = {}
    for hexagon in board.hexagons:
        q, r = board.place_of[hexagon]
        id = board.ids[hexagon]
        content = seen.hexagons[id]
        text = signs.get(content) or letters[content]
        if hexagon in board.cities and content == "empty":
            text = "()"
        rows.setdefault(r, []).append((2 * q + r, id, text + standing.get(id, "")))
    left = min(column for row in rows.values() for column, _, _ in row)
    labels = max(len(min(row)[1]) for row in rows.values())
    lines = []
    for _, row in sorted(rows.items()):
        line = ""
        for column, _, text in sorted(row):
            line = line.ljust((column - left) * CELL // 2) + text
        lines.append(f"{min(row)[1]:{labels}}| {line}")
    return "\n".join(lines)
