"""One thread that writes: what has queued up meanwhile is written together, as one commit."""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar, final

from marula.server.store.base import ConflictError

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""Something to be done in a transaction. It may have to be done twice, the first time having been taken back."""

MOST_AT_ONCE: Final = 200
"""How many changes share a commit: a limit on how long the first of them waits."""


TOGETHER: Final = 0.025
"""How many seconds a change waits for others to share its commit with, while there is much to write: a commit costs as
much processor time as the move that it keeps."""

BUSY: Final = 0.05
"""There is much to write where the last commit was less than so many seconds ago."""


class Waiting(NamedTuple):
    """Work, and who waits for it."""

    work: Work[Any]
    answer: "asyncio.Future[Any]"


class Done(NamedTuple):
    """What came of it: an error, or a result."""

    answer: "asyncio.Future[Any]"
    result: Any
    error: BaseException | None


@final
class Writer:
    """Does what it is given in order, each of it all or nothing, and answers when it is on disk.

    It is the loop that waits for company: a thread that slept would be woken twice for every commit, and each time the
    loop would have to let it go on.
    """

    def __init__(self, thread: ThreadPoolExecutor, connection: sqlite3.Connection) -> None:
        self._thread = thread
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Waiting] = deque()
        self._is_busy = False
        """Whether the thread writes, or is about to."""
        self._last_commit = -BUSY
        self.commits = 0
        """How many there have been."""

    def submit(self, work: Work[T]) -> "asyncio.Future[T]":
        """Queue work; what comes of it, once it is on disk. Raises ConflictError, or what SQLite raises."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Waiting(work, answer))
        if not self._is_busy:
            self._begin()
        return answer

    async def finish(self) -> None:
        """Wait until all that was queued so far is written."""
        if self._waiting:
            await self.submit(_nothing)

    def _begin(self) -> None:
        """Have the thread write what waits, once that has had time to find company."""
        self._is_busy = True
        if time.monotonic() - self._last_commit < BUSY:
            self._loop.call_later(TOGETHER, self._thread.submit, self._write)
        else:
            self._thread.submit(self._write)

    def _write(self) -> None:
        """Write what waits by now; in the thread."""
        done = self._commit([self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))])
        # Nobody is left to be told where the loop has ended.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._tell, done)

    def _tell(self, done: Sequence[Done]) -> None:
        self._is_busy = False
        if self._waiting:
            self._begin()
        for answer, result, error in done:
            # Somebody may have gone away while it was written.
            if answer.done():
                continue
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

    def _commit(self, batch: Sequence[Waiting]) -> list[Done]:
        """All of them in one transaction; where something fails, each in one of its own, so that it fails alone."""
        try:
            done = _in_transaction(self._connection, batch)
        except Exception as error:
            if len(batch) == 1:
                return [Done(batch[0].answer, None, error)]
            return [one for waiting in batch for one in self._commit([waiting])]
        self.commits += 1
        self._last_commit = time.monotonic()
        return done


def _in_transaction(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> list[Done]:
    """All of it or nothing, also where it is the commit that fails."""
    done = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for waiting in batch:
            try:
                done.append(Done(waiting.answer, waiting.work(connection), None))
            except ConflictError as error:
                # It is found before anything has been written.
                done.append(Done(waiting.answer, None, error))
        connection.execute("COMMIT")
    except BaseException:
        # Where the disk is full SQLite may have taken back everything by itself.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return done


def _nothing(database: sqlite3.Connection) -> None:
    """Comes after all that was queued before."""
