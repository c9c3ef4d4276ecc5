"""Work in numbered pieces, done here or shared by several processes; what comes of them comes in their order."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import count as from_zero
from itertools import islice
from multiprocessing.pool import AsyncResult, Pool
from multiprocessing.synchronize import Event as SharedEvent
from types import FrameType
from typing import Any, TypeVar

R = TypeVar("R")

Work = Callable[[int], R]
"""Does the piece with that number."""

AHEAD = 8
"""How many pieces are handed out for each process: one that takes long lets nobody stand idle."""


def share(begin: Callable[[], Work[R]], count: int | None, jobs: int) -> Generator[R]:
    """What comes of the pieces 0 to count - 1, or of as many as are asked for; `jobs` 0 uses all cores.

    `begin` makes ready whatever the work needs, once in each process, so it must be fit to be sent there. Ctrl-C lets
    the pieces under way be finished and begins no other: then there are fewer than asked for. A second Ctrl-C is a
    KeyboardInterrupt.
    """
    jobs = jobs or os.cpu_count() or 1
    if count is None:
        numbers: Iterator[int] = from_zero()
    else:
        numbers, jobs = iter(range(count)), min(jobs, count)
    return _do_here(begin, numbers) if jobs == 1 else _do_in_processes(begin, numbers, jobs)


def _do_here(begin: Callable[[], Work[R]], numbers: Iterator[int]) -> Generator[R]:
    work = begin()
    stop = threading.Event()
    with _at_interrupt(stop.set):
        for number in numbers:
            if stop.is_set():
                return
            yield work(number)


def _do_in_processes(begin: Callable[[], Work[R]], numbers: Iterator[int], jobs: int) -> Generator[R]:
    # A fresh interpreter per process behaves the same on every system.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with _at_interrupt(stop.set):
        with _processes_deaf_to_interrupts():
            pool = context.Pool(jobs, initializer=_start_worker, initargs=(begin, stop))
        with pool:
            handed_out = deque(_hand_out(pool, islice(numbers, jobs * AHEAD)))
            while handed_out:
                yield from handed_out.popleft().get()
                if not stop.is_set():
                    handed_out += _hand_out(pool, islice(numbers, 1))


def _hand_out(pool: Pool, numbers: Iterator[int]) -> list[AsyncResult[list[Any]]]:
    return [pool.apply_async(_do, (number,)) for number in numbers]


@contextmanager
def _at_interrupt(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` at the first Ctrl-C; the next one interrupts as ever."""
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        # Ctrl-C is somebody else's business, or nobody's.
        yield
        return

    def heed(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        stop()

    signal.signal(signal.SIGINT, heed)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def _processes_deaf_to_interrupts() -> Iterator[None]:
    """A terminal sends Ctrl-C to every process, but only this one is to hear it: what it blocks, its children do too.

    Where signals can't be blocked, `_start_worker` sees to it as soon as a process is up.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_worker_begin: Callable[[], Work[Any]]
_worker_work: Work[Any] | None = None
_worker_stop: SharedEvent


def _start_worker(begin: Callable[[], Work[Any]], stop: SharedEvent) -> None:
    global _worker_begin, _worker_stop  # noqa: PLW0603 - a pool hands its processes their work this way
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker_begin = begin
    _worker_stop = stop


def _do(number: int) -> list[Any]:
    """What comes of a piece, or nothing where no other is to be begun."""
    global _worker_work  # noqa: PLW0603
    if _worker_stop.is_set():
        return []
    if _worker_work is None:
        # Here and not when the process starts: what goes wrong comes back as what goes wrong with a piece does.
        _worker_work = _worker_begin()
    return [_worker_work(number)]
