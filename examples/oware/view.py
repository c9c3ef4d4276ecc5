"""What a seat sees of a position, and what it can make of that."""

from marula.games.oware.board import HOUSES, NAMES, ROW, OwareBoard
from marula.games.oware.events import Facts, PlayerView, View
from marula.games.oware.rules import end
from marula.games.oware.rules.setup import SEEDS
from marula.games.oware.state import OwareState

from marula.core.actions import Seat
from marula.core.game import Draw


def view(state: OwareState, seat: Seat | None) -> View:
    """All of it, to everybody."""
    return View(
        houses=dict(zip(NAMES, state.houses, strict=True)),
        player=state.player,
        turn=state.turn,
        quiet=state.quiet,
        players=tuple(PlayerView(captured=state.captured[one], kept=state.kept[one]) for one in range(2)),
        ending=end.ENDINGS[state.ending] or None,
    )


def imagine(board: OwareBoard, seen: View, seat: Seat, draw: Draw) -> OwareState:
    """The position that looks so: there is only one."""
    state = OwareState(board, [seen.houses[name] for name in NAMES])
    state.captured = [player.captured for player in seen.players]
    state.kept = [player.kept for player in seen.players]
    state.player = Seat(seen.player)
    state.turn = seen.turn
    state.quiet = seen.quiet
    state.ending = end.ENDINGS.index(seen.ending or "")
    return state


def facts(board: OwareBoard) -> Facts:
    """OWA-C1 OWA-E1 OWA-E3 What the page shows of the rules."""
    rows = tuple(tuple(NAMES[first : first + ROW]) for first in range(0, HOUSES, ROW))
    return Facts(rows=rows, majority=SEEDS // 2 + 1, most_quiet=end.MOST_QUIET)


def standings(board: OwareBoard, seen: View) -> list[int | None]:
    """OWA-E4 The seeds so far."""
    return [player.captured + player.kept for player in seen.players]


def pieces(state: OwareState) -> dict[str, int]:
    """OWA-C2 Seeds are never lost and never made."""
    return {"seeds": sum(state.houses) + sum(state.captured) + sum(state.kept)}
