"""Moments: milliseconds since 1970 where something is reckoned with them, ISO 8601 where they are written down."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

Now = Callable[[], int]
"""Tells the time; tests have clocks of their own."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(moment: int) -> str:
    """A moment as it is written down; later ones sort after earlier ones."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")


def moment(written: str) -> int:
    """The moment that was written down; 0 where nothing sensible was."""
    try:
        return round(datetime.fromisoformat(written).timestamp() * 1000)
    except ValueError:
        return 0
