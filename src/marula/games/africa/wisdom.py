"""What bots know of Africa."""

from typing import final

from marula.core.actions import Action, Seat
from marula.core.game import Wisdom
from marula.games.africa import play
from marula.games.africa.state import AfricaState


FACETS: tuple[str, ...] = ()


@final
class AfricaWisdom(Wisdom):
    def candidates(self, state: AfricaState, seat: Seat) -> list[Action]:
        return play.legal(state, seat)

    def evaluate(self, state: AfricaState, seat: Seat) -> float:
        return float(state.score(seat))
