"""Actions: the commands of a game, and the table in which a board keeps every one of them."""

import json
from collections.abc import Iterator, Mapping
from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, from 0."""

CHANCE = Seat(-1)
"""Nature: the seat that deals, draws and flips."""

Field = str | int
"""A named value of an action: never an index into a table."""


class Action:
    """A command. It exists once per board, so it is compared by identity and listing it allocates nothing.

    `index` is its number in the board's table (search trees, learning); the fields of its own class are for the
    rules; `wire` is its JSON for sockets and records.
    """

    def __init__(self, index: int, wire: dict[str, Field]) -> None:
        self.index = index
        self.wire = wire
        self.type = str(wire["type"])

    def __repr__(self) -> str:
        return json.dumps(self.wire)


class ActionTable:
    """Every action of one board, nature's too, in a fixed order: an action's index is its place here."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self._by_wire: dict[str, Action] = {}

    def add(self, action: Action) -> None:
        """Enter an action; its index must be the next free one and its wire form unique."""
        key = _wire_key(action.wire)
        if action.index != len(self.all) or key in self._by_wire:
            raise ValueError(f"{action!r} does not fit the table at {len(self.all)}")
        self.all.append(action)
        self._by_wire[key] = action

    def find(self, wire: Mapping[str, object]) -> Action | None:
        """Return the action with that JSON, if there is one: same type, same fields, nothing more."""
        if not all(isinstance(value, str | int) and not isinstance(value, bool) for value in wire.values()):
            return None
        return self._by_wire.get(_wire_key(wire))

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.all)


def _wire_key(wire: Mapping[str, object]) -> str:
    return json.dumps(wire, sort_keys=True)
