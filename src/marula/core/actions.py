"""Actions: the commands of a game, and the table in which a board keeps every one of them."""

import json
from collections.abc import Iterator, Mapping
from typing import Final, NewType, TypeVar, final

from mypy_extensions import mypyc_attr

from marula.core.wire import JsonObject

Seat = NewType("Seat", int)
"""A place at the table, from 0."""

CHANCE: Final = Seat(-1)
"""Nature: the seat that deals, draws and flips."""

Field = str | int
"""A named value of an action: never an index into a table."""

Wire = tuple[tuple[str, object], ...]
"""The fields of an action in the order of their names: what it is found by."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A command. It exists once per board, so it is compared by identity and listing it allocates nothing.

    `index` is its number in the board's table, which sets it; the fields of its own class are for the
    rules; `wire` is its JSON for sockets and records.
    """

    def __init__(self, wire: dict[str, Field]) -> None:
        self.index = -1
        self.wire = wire
        self.type = str(wire["type"])
        self._moves: list[Move | None] = _NONE_YET

    def __repr__(self) -> str:
        return json.dumps(self.wire)

    def by(self, seat: Seat) -> "Move":
        """The move of that seat, or of nature, which takes this action: there is one of it, too."""
        place = seat + 1
        while place >= len(self._moves):
            self._moves = [*self._moves, None]
        move = self._moves[place]
        if move is None:
            move = Move(seat, self)
            self._moves[place] = move
        return move


@final
class Move:
    """Who did what."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat = seat
        self.action = action
        self.told: tuple[JsonObject, bytes] | None = None
        """What records say of it, kept when it was first needed (record.py)."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.seat == other.seat and self.action is other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action.index))


_NONE_YET: Final[list[Move | None]] = []

A = TypeVar("A", bound=Action)


class ActionTable:
    """Every action of one board, nature's too, in a fixed order: an action's index is its place here."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self._by_wire: dict[Wire, Action] = {}

    def add(self, action: A) -> A:
        """Enter an action and return it. Its wire form must be unique, and it belongs to one table only."""
        key = _wire_key(action.wire)
        if action.index >= 0 or key in self._by_wire:
            raise ValueError(f"{action!r} is in a table already")
        action.index = len(self.all)
        self.all.append(action)
        self._by_wire[key] = action
        return action

    def find(self, wire: Mapping[str, object]) -> Action | None:
        """Return the action with that JSON, if there is one: same type, same fields, nothing more."""
        if not all(isinstance(value, str | int) and not isinstance(value, bool) for value in wire.values()):
            return None
        return self._by_wire.get(_wire_key(wire))

    def holds(self, action: Action) -> bool:
        """Whether this very action is in the table: not one of another board's that only looks the same."""
        return 0 <= action.index < len(self.all) and self.all[action.index] is action

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)


def _wire_key(wire: Mapping[str, object]) -> Wire:
    return tuple(sorted(wire.items(), key=_name))


def _name(field: tuple[str, object]) -> str:
    return field[0]
