"""The position in words and figures, for the command line."""

from marula.games.oware.board import NAMES, ROW, OwareBoard
from marula.games.oware.events import View

from marula.core.game import Line


def describe(board: OwareBoard, seen: View) -> list[Line]:
    """The board with the first player's row below, whose turn it is, and who has captured how much."""
    lines = [Line(drawing=_drawing(seen))]
    if seen.ending is None:
        lines.append(Line("oware-show-turn", {"turn": seen.turn, "seat": seen.player}))
        lines.append(Line("oware-show-quiet", {"count": seen.quiet}))
    else:
        lines.append(Line("oware-show-over", {"ending": seen.ending}))
    for seat, player in enumerate(seen.players):
        lines.append(Line("oware-show-player", {"seat": seat, "captured": player.captured, "kept": player.kept}))
    return lines


def _drawing(seen: View) -> str:
    """Both rows as they lie between the players: seeds go round against the clock."""
    upper, lower = NAMES[: ROW - 1 : -1], NAMES[:ROW]
    rows = (upper, [str(seen.houses[name]) for name in upper], [str(seen.houses[name]) for name in lower], lower)
    return "\n".join("".join(f"{cell:>4}" for cell in row) for row in rows)
