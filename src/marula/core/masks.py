"""Sets of small numbers as the bits of one int, and the way back to lists."""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from marula.core.dice import Dice

T = TypeVar("T")


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers in a mask, smallest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


_BYTE: Final = 0xFF
_SIZES: Final = [mask.bit_count() for mask in range(_BYTE + 1)]
_BITS: Final = [[bit for bit in range(8) if mask >> bit & 1] for mask in range(_BYTE + 1)]
_WORD: Final = 7
"""How many bytes a mask can have to be no long number."""
_MOST_KEPT: Final = 4096
"""How many lists are kept until all are made anew."""


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
        self._things: list[T | None] = list(things)
        self._size: i64 = (len(things) + 7) // 8
        self._kept: dict[int, list[T]] = {}
        self._chunks: list[list[T] | None] = [None] * ((len(things) + 7) // 8 * (_BYTE + 1))
        """By the place of a byte and its bits: the things that it stands for, once they were asked for."""

    def listed(self, mask: int) -> list[T]:
        """The things of a mask that comes again and again: a list that is kept, and that nobody changes."""
        kept = self._kept.get(mask)
        if kept is None:
            kept = []
            self.extend(kept, mask)
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[mask] = kept
        return kept

    def extend(self, into: list[T], mask: int) -> None:
        """Append the things of the mask, in the order of their bits."""
        place: i64 = 0
        if self._size <= _WORD:
            word: i64 = mask
            while word:
                if word & _BYTE:
                    into += self._chunk(place, word & _BYTE)
                word >>= 8
                place += 1
            return
        bytes_ = mask.to_bytes(self._size, "little")
        while place < self._size:
            byte: i64 = bytes_[place]
            if byte:
                into += self._chunk(place, byte)
            place += 1

    def _chunk(self, place: i64, byte: i64) -> list[T]:
        """What a byte stands for."""
        chunk = self._chunks[place * (_BYTE + 1) + byte]
        return self._make_chunk(place, byte) if chunk is None else chunk

    def _make_chunk(self, place: i64, byte: i64) -> list[T]:
        chunk: list[T] = []
        for bit in _BITS[byte]:
            number: i64 = bit
            thing = self._things[place * 8 + number]
            if thing is not None:
                chunk.append(thing)
        self._chunks[place * (_BYTE + 1) + byte] = chunk
        return chunk

    def pick(self, mask: int, dice: Dice) -> T:
        """One of the things of a mask that isn't empty, all as likely. Each of its bits stands for something."""
        skipped: i64 = dice.below(mask.bit_count())
        bytes_ = mask.to_bytes(self._size, "little")
        place: i64 = 0
        while place < self._size:
            byte: i64 = bytes_[place]
            if byte:
                count: i64 = _SIZES[byte]
                if skipped < count:
                    bit: i64 = _BITS[byte][skipped]
                    thing = self._things[place * 8 + bit]
                    assert thing is not None
                    return thing
                skipped -= count
            place += 1
        raise IndexError(mask)
