"""A bell that wakes who waits for it."""

import asyncio
from typing import final


@final
class Bell:
    """Wakes the one who waits for it. asyncio.Event would let many wait, and takes several times as long to do so."""

    __slots__ = ("_has_rung", "_waiter")

    def __init__(self) -> None:
        self._has_rung = False
        self._waiter: asyncio.Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for it, and it hasn't rung."""
        return self._waiter is not None and not self._waiter.done()

    def ring(self) -> None:
        """Wake who waits, or who will."""
        self._has_rung = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Whoever waits from now on waits for the next time."""
        self._has_rung = False

    async def wait(self) -> None:
        """Wait until it rings, unless it has."""
        if self._has_rung:
            return
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None
