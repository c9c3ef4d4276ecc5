"""Piles without an order: how many there are of each sort. And rows: what lies on each space."""

from marula.core.dice import Dice
from marula.core.game import Draw


def take_any(counts: list[int], draw: Draw) -> int:
    """Take one out, any as likely as any other; return its sort."""
    return _take(counts, draw(sum(counts)))


def take(counts: list[int], total: int, dice: Dice) -> int:
    """The same by fast dice, for who knows how many there are in all."""
    return _take(counts, dice.below(total))


def _take(counts: list[int], place: int) -> int:
    sort = 0
    while place >= counts[sort]:
        place -= counts[sort]
        sort += 1
    counts[sort] -= 1
    return sort


def is_any(counts: list[int]) -> bool:
    """Whether there is anything at all."""
    for count in counts:  # noqa: SIM110 - compiled, this is several times as fast as any()
        if count:
            return True
    return False


def replaced(row: list[int], place: int, what: int) -> list[int]:
    """That row with something else on one space, as a row of its own: who shares the old one keeps it as it was."""
    other = row[:]
    other[place] = what
    return other


def place_of(row: list[int], what: int) -> int:
    """The first space where that lies, or -1."""
    place = 0
    for found in row:
        if found == what:
            return place
        place += 1
    return -1
