"""Who decides: people behind a page and bots alike get an observation and answer with an action."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, final

from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Board


@final
class Observation:
    """All that a seat may know when it has to decide. `view` builds the position as that seat sees it: not all ask."""

    def __init__(self, game: AnyGame, board: Board, seat: Seat, legal: list[Action], view: Callable[[], Any]) -> None:
        self.game = game
        self.board = board
        self.seat = seat
        self.legal = legal
        self.view = view


class Player(Protocol):
    """Somebody who decides for one seat of one match."""

    def choose(self, observation: Observation) -> Action:
        """Pick one of the observation's legal actions."""


Players = Sequence[Player]
