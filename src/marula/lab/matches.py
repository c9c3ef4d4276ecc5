"""One match between bots, and what it came to: what simulate and the arena play many of."""

from collections.abc import Sequence
from dataclasses import dataclass

from marula.core.game import AnyGame, Board
from marula.core.match import Match
from marula.core.player import Player
from marula.core.stream import derive_seed
from marula.core.wire import JsonObject
from marula.games import find
from marula.library.bots import make_bot


@dataclass(frozen=True)
class Outcome:
    """What one match came to."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    ending: str
    steps: int

    def won(self, seat: int) -> float:
        """The part of the victory that is a seat's: one that is shared by k counts 1/k for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def open_board(game: str, board: JsonObject) -> tuple[AnyGame, Board]:
    """The game of that name, and its board of these data; both are known to be good."""
    found = find(game)
    assert found is not None
    return found, found.board(board)


def seat_bots(specs: Sequence[str], game: AnyGame, seed: str, number: int) -> list[Player]:
    """The bots on their seats; their dice depend on the seed, the number of the deal and the seat alone."""
    return [make_bot(spec, game, derive_seed("marula player", seed, number, seat)) for seat, spec in enumerate(specs)]


def play(match: Match, players: Sequence[Player]) -> Outcome:
    """Play a match to its end."""
    steps = match.run(players)
    result = match.game.result(match.state)
    return Outcome(tuple(result.winners), tuple(score["total"] for score in result.scores), result.ending, steps)
