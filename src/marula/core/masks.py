"""Sets of small numbers as the bits of one int, and the way back to lists."""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from marula.core.dice import Dice

T = TypeVar("T")

_FEW: Final = 8
"""Below this many bits, bit by bit is faster (measured)."""


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers in a mask, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_BYTE: Final = 0xFF
_SIZES: Final = [mask.bit_count() for mask in range(_BYTE + 1)]


def size(mask: int) -> int:
    """How many numbers are in a mask. Those below eight are looked up: that takes less time than counting bits."""
    return _SIZES[mask] if mask <= _BYTE else mask.bit_count()


def nth(mask: int, number: int) -> int:
    """One of the numbers in a mask by its place among them, the smallest being at 0."""
    found = 0
    while True:
        if mask & 1:
            if not number:
                return found
            number -= 1
        mask >>= 1
        found += 1


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

    def pick(self, mask: int, dice: Dice) -> T:
        """One of the things of a mask that isn't empty, all as likely. Each of its bits stands for something."""
        skipped: i64 = dice.below(mask.bit_count())
        place = 0
        for byte in mask.to_bytes(self._size, "little"):
            if byte:
                things = self._bytes[place][byte]
                count: i64 = len(things)
                if skipped < count:
                    return things[skipped]
                skipped -= count
            place += 1
        raise IndexError(mask)
