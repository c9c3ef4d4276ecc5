"""Who decides: people behind a page and bots alike get an observation and answer with an action."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import AnyGame, Board


class Observation:
    """All that a seat may know when it has to decide, as it was told: the view of its seat and its legal actions."""

    def __init__(self, game: AnyGame, board: Board, seat: Seat, legal: list[Action], view: Any) -> None:
        self.game = game
        self.board = board
        self.seat = seat
        self._legal = legal
        self._view = view

    def legal(self) -> list[Action]:
        """What the seat can do."""
        return self._legal

    def view(self) -> Any:
        """The position as the seat sees it."""
        return self._view

    def pick(self, dice: Dice) -> Action:
        """Any of the legal actions: a kind, then one of that kind (see Rules.pick_any)."""
        # Actions of one kind stand together, so the first of each run starts a new kind.
        starts: list[int] = []
        last = ""
        for place, action in enumerate(self._legal):
            if action.type != last:
                last = action.type
                starts.append(place)
        starts.append(len(self._legal))
        run = dice.below(len(starts) - 1)
        start = starts[run]
        return self._legal[start + dice.below(starts[run + 1] - start)]


@final
class Present(Observation):
    """The same for who sits at the match itself: worked out only where it is asked for."""

    def __init__(self, game: AnyGame, board: Board, seat: Seat, state: Any) -> None:
        super().__init__(game, board, seat, _UNASKED, None)
        self._state = state

    def legal(self) -> list[Action]:
        """What the seat can do."""
        return self.game.rules.legal(self._state, self.seat)

    def view(self) -> Any:
        """The position as the seat sees it."""
        return self.game.view(self._state, self.seat)

    def pick(self, dice: Dice) -> Action:
        """Any of the legal actions."""
        return self.game.rules.pick_any(self._state, self.seat, dice)


_UNASKED: Final[list[Action]] = []


class Player(Protocol):
    """Somebody who decides for one seat of one match.

    Who thinks of several decisions at once has them as `plan`, a list of actions, the last first: what it means to do
    next for as long as nothing else happens.
    """

    def choose(self, observation: Observation) -> Action:
        """Pick one of the observation's legal actions."""


Players = Sequence[Player]
