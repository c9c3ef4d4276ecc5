"""Who decides: people behind a page and bots alike get an observation and answer with an action."""

from collections.abc import Sequence
from typing import Any, Protocol, final

from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Board, State


@final
class Observation:
    """All that a seat may know when it has to decide. The view is built when it is asked for: not all ask."""

    def __init__(self, game: AnyGame, board: Board, state: State, seat: Seat, legal: list[Action]) -> None:
        self.game = game
        self.board = board
        self.seat = seat
        self.legal = legal
        self.__state = state

    def view(self) -> Any:
        """The position as this seat sees it."""
        return self.game.view(self.__state, self.seat)


class Player(Protocol):
    """Somebody who decides for one seat of one match."""

    def choose(self, observation: Observation) -> Action:
        """Pick one of the observation's legal actions."""


Players = Sequence[Player]
