"""Sets of small numbers as the bits of one int, and the way back to lists."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

_FEW = 8
"""Below this many bits, bit by bit is faster (measured)."""


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers in a mask, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Picker(Generic[T]):
    """Turns a mask into the list of things its bits stand for, a byte at a time instead of a bit at a time."""

    def __init__(self, things: Sequence[T | None]) -> None:
        self._size = (len(things) + 7) // 8
        self._bytes: list[list[list[T]]] = []
        for start in range(0, self._size * 8, 8):
            # A byte's things are those of the byte without its highest bit, and the thing of that bit.
            table: list[list[T]] = [[]]
            for bit in range(8):
                thing = things[start + bit] if start + bit < len(things) else None
                last: list[T] = [] if thing is None else [thing]
                table += [fewer + last for fewer in table]
            self._bytes.append(table)

    def extend(self, into: list[T], mask: int) -> None:
        """Append the things of the mask, in the order of their bits."""
        if mask.bit_count() < _FEW:
            while mask:
                low = mask & -mask
                bit = low.bit_length() - 1
                into += self._bytes[bit >> 3][1 << (bit & 7)]
                mask ^= low
            return
        place = 0
        for byte in mask.to_bytes(self._size, "little"):
            if byte:
                into += self._bytes[place][byte]
            place += 1
