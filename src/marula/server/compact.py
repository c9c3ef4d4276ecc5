"""Actions in few bytes: all that a board has are told once with the table. What is legal are runs of their numbers."""

from collections.abc import Iterable
from itertools import groupby

from marula.core.actions import Action
from marula.server import messages as wire

Group = wire.ActionGroup


def fold(actions: Iterable[Action]) -> list[Group]:
    """Every action of a board, in the order of their numbers."""
    return [
        Group(fields=list(fields), rows=_rows([tuple(action.wire.values()) for action in group]))
        for fields, group in groupby(actions, key=lambda action: tuple(action.wire))
    ]


def unfold(groups: Iterable[Group]) -> list[wire.Fields]:
    """The actions again, as the page reads them."""
    found: list[wire.Fields] = []
    for group in groups:
        values: list[str | int] = []
        for row in group.rows:
            values = [*values[: len(group.fields) - len(row)], *row]
            found.append(dict(zip(group.fields, values, strict=True)))
    return found


def _rows(actions: list[tuple[str | int, ...]]) -> list[list[str | int]]:
    """Each action's values from the first on in which it differs from the one before."""
    found: list[list[str | int]] = []
    before: tuple[str | int, ...] = ()
    for values in actions:
        same = 0
        while same < len(before) and values[same] == before[same]:
            same += 1
        found.append([*values[same:]])
        before = values
    return found
