"""Actions by their numbers, in few of them: what is legal, as it goes over the wire."""

from collections.abc import Sequence

from marula.core.actions import Action


def runs(actions: Sequence[Action]) -> list[int]:
    """The numbers of some actions, in their order: where a run of successive numbers begins, its length, and so on."""
    found: list[int] = []
    following = -1
    for action in actions:
        if action.index == following:
            found[-1] += 1
        else:
            found += (action.index, 1)
        following = action.index + 1
    return found


def numbers(runs: Sequence[int]) -> list[int]:
    """The numbers again, one by one."""
    pairs = zip(runs[::2], runs[1::2], strict=True)
    return [number for first, length in pairs for number in range(first, first + length)]
