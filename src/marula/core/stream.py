"""Verifiable chance: SHA-256 over a secret seed and a counter.

The hash of the seed is published before the first move and the seed after the last, so that anybody can check that
nature's decisions were fixed from the start. docs/record-format.md has test vectors.
"""

import hashlib
from collections.abc import Sequence
from typing import final

SEED_BYTES = 32
_RANGE = 1 << 64


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
        self._seed = seed
        self.counter = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely (values past the last full round are thrown away)."""
        limit = _RANGE - _RANGE % bound
        while True:
            block = hashlib.sha256(self._seed + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % bound

    def choose(self, weights: Sequence[int]) -> int:
        """The place of one of the weights, in proportion to them. A single weight leaves the dice untouched."""
        if len(weights) == 1:
            return 0
        rest = self.below(sum(weights))
        for place, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return place
        raise AssertionError("weights do not add up to their sum")
