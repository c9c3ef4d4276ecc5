"""Piles without an order: how many there are of each sort."""

from marula.core.game import Draw


def take_any(counts: list[int], draw: Draw) -> int:
    """Take one out, any as likely as any other; return its sort."""
    place = draw(sum(counts))
    sort = 0
    while place >= counts[sort]:
        place -= counts[sort]
        sort += 1
    counts[sort] -= 1
    return sort
