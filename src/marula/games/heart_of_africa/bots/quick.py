"""How everybody decides in roll-outs: about as greedy does, in less time."""

from typing import final

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.game import Rules, Wisdom
from marula.core.rollout import Policy
from marula.games.heart_of_africa.actions import DrawTerrain, DrawTrain, TakeTerrain, TakeTrain
from marula.games.heart_of_africa.board import LOCOMOTIVE
from marula.games.heart_of_africa.bots.worth import Worth
from marula.games.heart_of_africa.state import FIRST, KEEP, SECOND, HeartOfAfricaState


@final
class Quick(Policy):
    """Takes cards by what they are worth, without trying them; claims and tickets by the position after them.

    Tickets are kept for the lead in the end, and not for what greedy thinks of them.
    """

    def __init__(self, wisdom: Wisdom, worth: Worth) -> None:
        self._wisdom = wisdom
        self._worth = worth

    def choose(self, rules: Rules[HeartOfAfricaState], state: HeartOfAfricaState, seat: Seat, dice: Dice) -> Action:
        """The best of greedy's candidates."""
        keeps = state.phase in (FIRST, KEEP)
        draws = _Draws(state, seat, self._wisdom, self._worth) if not keeps else None
        best: Action | None = None
        most = 0.0
        for action in self._wisdom.candidates(state, seat):
            if draws is not None and isinstance(action, (TakeTrain, DrawTrain, TakeTerrain, DrawTerrain)):
                value = draws.worth(action)
            else:
                after = state.copy()
                rules.apply(after, seat, action, None)
                value = self._wisdom.lead(after, seat) if keeps else self._wisdom.evaluate(after, seat)
            if best is None or value > most:
                best, most = action, value
        assert best is not None
        return best


@final
class _Draws:
    """What greedy would think of the position after each card that can be drawn."""

    def __init__(self, state: HeartOfAfricaState, seat: Seat, wisdom: Wisdom, worth: Worth) -> None:
        self._state = state
        self._seat = seat
        self._worth = worth
        self._cards = worth.cards(state, seat)
        self._kinds = worth.terrain_cards(state, seat)
        self._now = wisdom.evaluate(state, seat)
        self._second = 0.0 if state.phase == SECOND else worth.second(state, seat)

    def worth(self, action: Action) -> float:
        """HOA-D1 HOA-D2 The card, and another one after it unless it is a locomotive that lay open."""
        if isinstance(action, TakeTrain):
            card = self._state.spaces[action.space]
            return self._now + self._cards[card] + (0.0 if card == LOCOMOTIVE else self._second)
        if isinstance(action, TakeTerrain):
            value = self._kinds[self._state.terrain_spaces[action.space]]
        elif isinstance(action, DrawTrain):
            value = self._worth.drawn(self._state, self._seat)
        else:
            value = self._worth.drawn_terrain(self._state, self._seat)
        return self._now + value + self._second
