"""Who decides, what is legal, and which chapter of the rules handles it."""

from typing import Final, final

from marula.games.sample_game.rules import end, take
from marula.games.sample_game.state import SampleGameState

from marula.core.actions import Action, Seat
from marula.core.game import Event, Refusal, Rules, Turn


@final
class SampleGameRules(Rules[SampleGameState]):
    """Hands everything on to the chapters of the rules."""

    # FILL IN: `kinds` where there are several kinds of action; `chance` where nature decides; `reshuffle` where there
    # are secrets.
    def turn(self, state: SampleGameState) -> Turn:
        """Whose turn it is."""
        return Turn(state.player, state.turn)

    def actors(self, state: SampleGameState) -> tuple[Seat, ...]:
        """Who has to decide."""
        return () if end.is_over(state) else (state.player,)

    def options(self, state: SampleGameState, seat: Seat, kind: int) -> list[Action]:
        """The legal actions of a kind; here there is one kind."""
        return take.options(state)

    def apply(self, state: SampleGameState, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Do what was decided."""
        take.apply(state, seat, action, events)

    def check(self, state: SampleGameState, seat: Seat, action: Action) -> Refusal | None:
        """Why it may not be done."""
        if end.is_over(state):
            return Refusal("sample-game-refusal-over", "SAG-E1")
        if seat != state.player:
            return Refusal("sample-game-refusal-turn", "SAG-T1", {"seat": state.player})
        return take.check(state, action)


RULES: Final = SampleGameRules()
