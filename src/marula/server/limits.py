"""How much anybody may have or do, so that nobody takes the table from under the others. All of it can be set."""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import final

MOST_KNOWN = 20_000
"""Buckets that are remembered; those that haven't been used for longest go first, which are full again."""


class LimitError(ValueError):
    """A limit that isn't there, or no number."""


@dataclass(frozen=True)
class Limits:
    """The limits of a server. On loopback those per address don't apply."""

    tables_per_device: int = 50
    """Gathering or under way."""
    tables_per_address_hour: int = 60
    boards_per_device: int = 50
    boards_per_address_hour: int = 30
    records_per_address_hour: int = 60
    sockets_per_device: int = 50
    sockets_per_address: int = 200
    sockets: int = 5_000
    posts_per_address_minute: int = 120
    tries_per_address_minute: int = 30
    """Links and codes that are nobody's."""
    talk_per_minute: int = 20
    messages_burst: int = 60
    messages_per_second: int = 20
    messages_ahead: int = 500
    bytes_ahead: int = 250_000
    invitation_days: int = 30
    tables_in_memory: int = 16
    """Tables that nobody watches and that are kept at hand all the same."""


def known_limits() -> list[str]:
    """What can be set."""
    return [field.name for field in fields(Limits)]


def read_limits(given: Iterable[str] = (), environment: Mapping[str, str] | None = None) -> Limits:
    """Limits as `NAME=NUMBER`, and as MARULA_LIMIT_NAME in the environment, which counts less. Raises LimitError."""
    known = known_limits()
    found: dict[str, int] = {}
    for name in known:
        text = (environment or {}).get(f"MARULA_LIMIT_{name.upper()}")
        if text is not None:
            found[name] = _number(f"{name}={text}", text)
    for item in given:
        name, _, text = item.partition("=")
        if name not in known:
            raise LimitError(item)
        found[name] = _number(item, text)
    return replace(Limits(), **found)


def _number(item: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise LimitError(item)
    return int(text)


@final
class Bucket:
    """Tokens that come back steadily, up to a number: each thing that is done takes one."""

    __slots__ = ("_at", "_full", "_per_second", "_tokens")

    def __init__(self, full: float, per_second: float, now: float) -> None:
        self._full = full
        self._per_second = per_second
        self._tokens = full
        self._at = now

    def wait(self, now: float) -> float:
        """How many seconds until there is a token; 0 where there is one."""
        self._fill(now)
        if self._tokens >= 1:
            return 0.0
        return (1 - self._tokens) / self._per_second if self._per_second else math.inf

    def take(self, now: float) -> bool:
        """Take a token; False where there is none."""
        self._fill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _fill(self, now: float) -> None:
        self._tokens = min(self._full, self._tokens + max(0.0, now - self._at) * self._per_second)
        self._at = now


@final
class Buckets:
    """A bucket for each of many: addresses, devices, people."""

    def __init__(self, number: int, seconds: float, now: Callable[[], float]) -> None:
        self._number = number
        self._seconds = seconds
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of that one's; False where there is none."""
        return self._bucket(key).take(self._now())

    def has(self, key: str) -> bool:
        """Whether that one has a token left."""
        return self._bucket(key).wait(self._now()) == 0

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            bucket = Bucket(self._number, self._number / self._seconds, self._now())
            while len(self._buckets) >= MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets[key] = bucket
        return bucket
