"""Moments: milliseconds since 1970 where something is reckoned with them, ISO 8601 where they are written down."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import final

Now = Callable[[], int]
"""Tells the time; tests have clocks of their own."""

Steady = Callable[[], float]
"""Seconds that have passed while this device was awake, whatever its clock is set to."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(moment: int) -> str:
    """A moment as it is written down; later ones sort after earlier ones."""
    second, milliseconds = divmod(moment, 1000)
    return f"{_iso_second(second)}.{milliseconds:03}+00:00"


@lru_cache(maxsize=4)
def _iso_second(second: int) -> str:
    """Many moments share their second."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def moment(written: str) -> int:
    """The moment that was written down; 0 where nothing sensible was."""
    try:
        return round(datetime.fromisoformat(written).timestamp() * 1000)
    except ValueError:
        return 0


@final
class Sleep:
    """Notices that this device has slept, or that its clock was set: the clock and what has passed differ then."""

    NOTICED = 10_000
    """Milliseconds of difference: less is what clocks are corrected by every day."""

    def __init__(self, now: Now, steady: Steady) -> None:
        self._now = now
        self._steady = steady
        self._apart = self._difference()

    def is_over(self) -> bool:
        """Whether that has happened since it was last asked."""
        before, self._apart = self._apart, self._difference()
        return abs(self._apart - before) > self.NOTICED

    def _difference(self) -> float:
        return self._now() - self._steady() * 1000
