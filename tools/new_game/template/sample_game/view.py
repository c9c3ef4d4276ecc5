"""What a seat sees of a position, and what it can make of that."""

from marula.games.sample_game.board import SampleGameBoard
from marula.games.sample_game.events import PlayerView, View
from marula.games.sample_game.rules import end
from marula.games.sample_game.state import SampleGameState

from marula.core.actions import Seat
from marula.core.game import Draw


def view(state: SampleGameState, seat: Seat | None) -> View:
    """All of it, to everybody."""
    return View(
        pile=state.pile,
        player=state.player,
        turn=state.turn,
        players=tuple(PlayerView(taken=count) for count in state.taken),
        over=end.is_over(state),
    )


def imagine(board: SampleGameBoard, seen: View, seat: Seat, draw: Draw) -> SampleGameState:
    """The position that looks so; where something is unseen, `draw` decides what it is."""
    state = SampleGameState(board, seen.pile, [player.taken for player in seen.players])
    state.player = Seat(seen.player)
    state.turn = seen.turn
    return state


def standings(board: SampleGameBoard, seen: View) -> list[int | None]:
    """The points so far: none before the end."""
    return [int(seen.over and seat == seen.player) for seat in range(len(seen.players))]


def pieces(state: SampleGameState) -> dict[str, int]:
    """What never changes during a match."""
    return {"pebbles": state.pile + sum(state.taken)}
