"""Who decides, what is legal, and which chapter of the rules handles it."""

from typing import Final, final

from marula.games.oware.rules import end, sow
from marula.games.oware.state import OwareState

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal, Rules, Turn


@final
class OwareRules(Rules[OwareState]):
    """Hands everything on to the chapters of the rules."""

    def turn(self, state: OwareState) -> Turn:
        """Whose turn it is."""
        return Turn(state.player, state.turn)

    def actors(self, state: OwareState) -> tuple[Seat, ...]:
        """OWA-T1 One player at a time; nobody when the match is over."""
        return () if end.is_over(state) else (state.player,)

    def options(self, state: OwareState, seat: Seat, kind: int) -> list[Action]:
        """The houses that can be sown: there is one kind of action."""
        return sow.options(state)

    def apply(self, state: OwareState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Sow, capture, and see whether that was the end."""
        sow.apply(state, seat, action, events)
        end.conclude(state, events)

    def check(self, state: OwareState, seat: Seat, action: Action) -> Refusal | None:
        """Why a house may not be sown."""
        if end.is_over(state):
            return Refusal("oware-refusal-over", "OWA-E1")
        if seat != state.player:
            return Refusal("oware-refusal-turn", "OWA-T1", {"seat": state.player})
        return sow.check(state, action)


RULES: Final = OwareRules()
