"""The position in words, for the command line."""

from marula.games.sample_game.board import SampleGameBoard
from marula.games.sample_game.events import View

from marula.core.game import Line


def describe(board: SampleGameBoard, seen: View) -> list[Line]:
    """The pile, whose turn it is, and who has taken how much."""
    # FILL IN: lines with a text <id>-show-* each, or drawings that need no language.
    lines = [Line(drawing="● " * seen.pile)] if seen.pile else []
    key = "sample-game-show-over" if seen.over else "sample-game-show-turn"
    lines.append(Line(key, {"seat": seen.player, "turn": seen.turn}))
    for seat, player in enumerate(seen.players):
        lines.append(Line("sample-game-show-taken", {"seat": seat, "count": player.taken}))
    return lines
