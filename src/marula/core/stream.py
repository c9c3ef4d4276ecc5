"""Verifiable chance: SHA-256 over a secret seed and a counter.

The hash of the seed is published before the first move and the seed after the last, so that anybody can check that
nature's decisions were fixed from the start. docs/record-format.md has test vectors.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 64
_HALF_BITS: Final = 32
_HALF: Final = 1 << 32
_FIRST: Final = 1024
_FIRST_COUNTERS: Final = [counter.to_bytes(8, "big") for counter in range(_FIRST)]
"""What most matches count up to, as it is hashed: looked up in a fraction of the time that it takes to make it."""


def commitment(seed: bytes) -> str:
    """What is published before the first move: the seed's SHA-256, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def derive_seed(*words: str | int) -> bytes:
    """A seed from words, the same for the same words: simulations, tests, a player's own dice."""
    return hashlib.sha256("\x1f".join(str(word) for word in words).encode()).digest()


@final
class Stream:
    """Nature's dice for one match."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seeded = hashlib.sha256(seed)
        """What all words begin with, hashed once."""
        self.counter = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely (values past the last full round are thrown away)."""
        while True:
            block = self._seeded.copy()
            counter = self.counter
            block.update(_FIRST_COUNTERS[counter] if counter < _FIRST else counter.to_bytes(8, "big"))
            self.counter = counter + 1
            word = block.digest()
            high = _half(word, 0)
            low = _half(word, 4)
            if bound < _HALF and high < _HALF - 1:
                # No number here is a long one, and the last round doesn't begin before the highest half there is.
                return ((high % bound << _HALF_BITS) + low) % bound
            value = (high << _HALF_BITS) + low
            if value < _RANGE - _RANGE % bound:
                return value % bound

    def choose(self, weights: list[int]) -> int:
        """The place of one of the weights, in proportion to them. Only one that isn't 0 leaves the dice untouched."""
        total: i64 = 0
        most: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
            most = max(most, weight)
        rest: i64 = self.below(total) if most < total else 0
        place = 0
        for weight in weights:
            rest -= weight
            if rest < 0:
                return place
            place += 1
        raise AssertionError("weights do not add up to their sum")


def _half(word: bytes, start: int) -> int:
    """Four bytes as a number: compiled, a tenth of the time that int.from_bytes takes for a slice."""
    return word[start] << 24 | word[start + 1] << 16 | word[start + 2] << 8 | word[start + 3]
