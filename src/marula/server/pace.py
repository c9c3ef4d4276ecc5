"""The pace of a table: without a clock, with one, or with a time for each turn."""

import re
from typing import NamedTuple

UNITS = {"s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
SHORTEST, LONGEST = 1_000, 60 * UNITS["d"]
"""Less than a second is no time to think, and two months are as good as no clock."""

LIVE = "live"

_SPAN = re.compile(r"([1-9][0-9]{0,4})([smhd])")


class PaceError(ValueError):
    """A text that says no pace."""


class Pace(NamedTuple):
    """How much time people have, in milliseconds: for the match with a bonus per turn, for each turn, or no limit."""

    time: int = 0
    bonus: int | None = None
    """None where the time is one for each turn."""

    @property
    def has_clock(self) -> bool:
        """Whether time is counted at all."""
        return self.time > 0

    @property
    def by_turns(self) -> bool:
        """Whether every turn has its own time."""
        return self.has_clock and self.bonus is None

    def __str__(self) -> str:
        if not self.has_clock:
            return LIVE
        return _span(self.time) if self.bonus is None else f"{_span(self.time)}+{_span(self.bonus)}"


def read_pace(text: str) -> Pace:
    """The pace that a text says: `live`, `5m+10s` or `2d`. Raises PaceError."""
    if text == LIVE:
        return Pace()
    time, plus, bonus = text.partition("+")
    found = Pace(_read(time), (0 if bonus == "0s" else _read(bonus)) if plus else None)
    if not SHORTEST <= found.time <= LONGEST or (found.bonus or 0) > LONGEST:
        raise PaceError(text)
    return found


def _read(text: str) -> int:
    found = _SPAN.fullmatch(text)
    if found is None:
        raise PaceError(text)
    return int(found[1]) * UNITS[found[2]]


def _span(milliseconds: int) -> str:
    """In the largest unit that says it in a whole number."""
    if milliseconds == 0:
        return "0s"
    unit = next(unit for unit in reversed(UNITS) if milliseconds % UNITS[unit] == 0)
    return f"{milliseconds // UNITS[unit]}{unit}"
