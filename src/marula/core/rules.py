"""The rules of a game: one class with a method for everything that matches, search and simulation ask of them.

Compiled, its methods are called through a table and not by name, which is what makes roll-outs fast. A game's own class
hands each question on to the chapter of the rules that answers it.
"""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from marula.core.actions import Action, Seat
from marula.core.dice import Dice
from marula.core.masks import size
from marula.core.wire import JsonObject, RefusalInfo

NOBODY: Final = Seat(-2)
"""Who decides when a match is over."""

Event = Any
"""A dataclass of the game's events.py: something that has happened. Its `type` names it."""

Kind = int
"""The number of a sort of action, in the order in which they are listed."""

Kinds = int
"""Kinds of action, a bit for each."""

Outcomes = tuple[list[Action], list[int]]
"""What nature can decide, and the weight of each. What has no weight can't happen."""


@final
class Refusal:
    """Why an action may not be taken: a text key, the rule that says so, values for the text. Data, not prose."""

    def __init__(self, key: str, rule: str, values: dict[str, str | int] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.values: dict[str, str | int] = values or {}

    def wire(self) -> JsonObject:
        """The refusal as JSON."""
        return {"key": self.key, "rule": self.rule, "values": dict(self.values)}

    def info(self) -> RefusalInfo:
        """The refusal as a part of what is sent to pages."""
        return RefusalInfo(key=self.key, rule=self.rule, values=dict(self.values))

    def __repr__(self) -> str:
        return f"Refusal({self.key}, {self.rule}, {self.values})"


@final
class Turn:
    """Whose turn it is, and its number from 1 (0 = before the first)."""

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.number == other.number and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((self.seat, self.number))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, mutable. Small integers, lists and bit masks; copied by hand."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy: nothing that can change is shared."""

    @abstractmethod
    def snapshot(self) -> tuple[object, ...]:
        """All that makes up the position, as one value that can be compared and hashed."""

    def derived(self) -> tuple[object, ...]:
        """What the state keeps beside that to save time, as one value."""
        return ()

    def recounted(self) -> tuple[object, ...]:
        """The same, worked out anew from the position."""
        return ()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """What a game lets happen. tests/laws hold every game to what is promised here."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Whose turn it is."""

    def is_turn(self, state: S, turn: Turn) -> bool:
        """Whether it is still that turn: asked after every move, so a game may answer without making another `Turn`."""
        return self.turn(state) == turn

    @abstractmethod
    def actors(self, state: S) -> tuple[Seat, ...]:
        """Everybody who has something to decide now: seats, nature alone, or nobody when the match is over."""

    def actor(self, state: S) -> Seat:
        """The first of them, or NOBODY: whom search and simulation ask."""
        actors = self.actors(state)
        return actors[0] if actors else NOBODY

    def kinds(self, state: S, seat: Seat) -> Kinds:
        """The kinds of action that the seat has at least one of now; none where it has nothing to decide.

        A game with a single kind need not say so.
        """
        return 1 if seat in self.actors(state) else 0

    @abstractmethod
    def options(self, state: S, seat: Seat, kind: Kind) -> list[Action]:
        """The legal actions of one of these kinds. Whoever gets the list leaves it as it is."""

    def add_options(self, state: S, seat: Seat, kind: Kind, actions: list[Action]) -> None:
        """Append them to a list. A game with long lists finds them without making one for each kind."""
        actions += self.options(state, seat, kind)

    def kinds_to_list(self, state: S, seat: Seat) -> Kinds:
        """The kinds that are gone through to list all that is legal: those that the seat has, in any case.

        Where finding nothing takes no longer than finding out, a game may add kinds that have no options now.
        """
        return self.kinds(state, seat)

    def pick(self, state: S, seat: Seat, kind: Kind, dice: Dice) -> Action:
        """One of these actions, all as likely. A game with long lists finds one without making the list."""
        options = self.options(state, seat, kind)
        return options[dice.below(len(options))]

    def chance(self, state: S) -> Outcomes:
        """What nature decides among, in the order of the table; a pile may be handed out as the weights it is."""
        return [], []

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Change the state by a legal action, and tell what happened."""

    @abstractmethod
    def check(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """None where the action is legal for that seat or for nature, otherwise why it isn't."""

    def reshuffle(self, state: S, seat: Seat, dice: Dice) -> None:
        """Deal anew whatever that seat can't know: any position it can't tell from this one is as likely as its cards.

        A game without secrets has nothing to deal.
        """

    @final
    def legal(self, state: S, seat: Seat) -> list[Action]:
        """All that the seat can do now, kind after kind."""
        actions: list[Action] = []
        kinds = self.kinds_to_list(state, seat)
        kind = 0
        while kinds:
            if kinds & 1:
                self.add_options(state, seat, kind, actions)
            kinds >>= 1
            kind += 1
        return actions

    @final
    def outcomes(self, state: S) -> list[tuple[Action, int]]:
        """What nature can decide now, each with its weight."""
        actions, weights = self.chance(state)
        return [(action, weight) for action, weight in zip(actions, weights, strict=True) if weight]

    @final
    def pick_any(self, state: S, seat: Seat, dice: Dice) -> Action:
        """A kind of action, all as likely, then one of that kind.

        Choosing among all actions alike would mostly choose the kind that happens to have most of them.
        """
        kinds = self.kinds(state, seat)
        skipped: int = dice.below(size(kinds))
        kind = 0
        while True:
            if kinds & 1:
                if not skipped:
                    return self.pick(state, seat, kind, dice)
                skipped -= 1
            kinds >>= 1
            kind += 1


_ONES: Final = [1] * 1024


def alike(actions: list[Action]) -> Outcomes:
    """Outcomes that are all as likely."""
    return actions, _ONES[: len(actions)]


def is_settled(weights: list[int]) -> bool:
    """Whether a single outcome is left: nothing is decided then."""
    return weights.count(0) >= len(weights) - 1
