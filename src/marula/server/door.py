"""The limits of a server at work: who has done how much of late, and who is here."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, final

from litestar.connection import ASGIConnection

from marula.server.errors import TooMuchError
from marula.server.guard import client_address, is_loopback
from marula.server.limits import Buckets, Limits
from marula.server.ways import as_address

if TYPE_CHECKING:
    from marula.server.visitor import Visitor

MINUTE, HOUR = 60, 3600


def address_to_count(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that what somebody does counts for; empty for those at this device.

    Of IPv6 everybody has as many addresses as they like, all in one network.
    """
    if is_loopback(connection):
        return ""
    found = client_address(connection)
    address = as_address(found)
    return found if address is None or address.version == 4 else str(ip_network((address, 64), strict=False))


@final
class Door:
    """Counts who comes and what they do. An empty address is that of somebody at this device: those are not counted."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.visitors: set[Visitor] = set()
        """The pages that are at tables."""
        self._posts = Buckets(limits.posts_per_address_minute, MINUTE, now)
        self._tries = Buckets(limits.tries_per_address_minute, MINUTE, now)
        self._tables = Buckets(limits.tables_per_address_hour, HOUR, now)
        self._boards = Buckets(limits.boards_per_address_hour, HOUR, now)
        self._records = Buckets(limits.records_per_address_hour, HOUR, now)
        self._talk = Buckets(limits.talk_per_minute, MINUTE, now)
        self._sockets: Counter[str] = Counter()

    def check_post(self, address: str) -> None:
        """Somebody wants to change something."""
        _check(not address or self._posts.take(address), "page-too-fast")

    def check_table(self, address: str) -> None:
        """Somebody wants to open a table."""
        _check(not address or self._tables.take(address), "page-too-many-tables")

    def check_board(self, address: str) -> None:
        """Somebody wants to enter a board."""
        _check(not address or self._boards.take(address), "page-too-many-boards")

    def check_record(self, address: str) -> None:
        """Somebody wants to open a record."""
        _check(not address or self._records.take(address), "page-too-fast")

    def check_talk(self, person: str) -> None:
        """Somebody wants to say something."""
        _check(self._talk.take(person), "page-too-much-talk")

    def check_tries(self, address: str) -> None:
        """Somebody brings a link or a code. Who has brought too many wrong ones waits, whatever this one is."""
        _check(not address or self._tries.has(address), "page-too-fast")

    def wrong(self, address: str) -> None:
        """A link or a code was nobody's."""
        if address:
            self._tries.take(address)

    @contextmanager
    def socket(self, device: str, address: str) -> Iterator[None]:
        """Somebody opens a socket."""
        limits = self.limits
        of_device, of_address = f"device {device}", f"address {address}"
        _check(self._sockets["all"] < limits.sockets, "page-too-many-sockets")
        _check(not device or self._sockets[of_device] < limits.sockets_per_device, "page-too-many-sockets")
        _check(not address or self._sockets[of_address] < limits.sockets_per_address, "page-too-many-sockets")
        keys = ("all", of_device, of_address)
        self._sockets.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]


def _check(allowed: bool, key: str) -> None:
    if not allowed:
        raise TooMuchError(key)
