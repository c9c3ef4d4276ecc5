"""Fast dice, for simulation and search. Matches that count use the verifiable stream (stream.py)."""

from typing import Final, final

from mypy_extensions import i64

_FACTOR: Final = 698769069
"""George Marsaglia's, of his generator KISS: it takes some 2**60 numbers until they come again."""
_WORD: Final = 32
_LOW: Final = 0xFFFFFFFF
_BELOW: Final = (_FACTOR << _WORD) - 2
_STEPS_BEFORE: Final = 4
"""Seeds that differ little give much the same first numbers: these are thrown away."""


@final
class Dice:
    """Multiply with carry: what is kept stays below 2**62, so that compiled or not no number is ever a long one."""

    def __init__(self, seed: bytes) -> None:
        self._kept: i64 = int.from_bytes(seed[:8], "big") % _BELOW + 1
        for _ in range(_STEPS_BEFORE):
            self.below(1)

    def copy(self) -> "Dice":
        """Dice that will show the same numbers as these from now on."""
        other = Dice(b"")
        other._kept = self._kept
        return other

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds below 2**30: all as likely, to within one in four thousand million.

        Both halves of what is kept are mixed, as either by itself has patterns.
        """
        kept: i64 = (self._kept & _LOW) * _FACTOR + (self._kept >> _WORD)
        self._kept = kept
        return ((kept & _LOW) ^ (kept >> _WORD)) * bound >> _WORD
