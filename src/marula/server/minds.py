"""Processes that think: each about one problem at a time, and each replaced when it is killed or never comes to an end.

A thread waits for each process. So a process that has to be ended takes nobody else's thoughts along, and those who
wait for a turn wait on.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from queue import LifoQueue
from typing import Any, NamedTuple, final

from marula.server.metrics import MINDS

Think = Callable[[Any], Any]
"""What is done in the process. Problems and answers go there and back, and so does the function: by its name."""

Line = Any
"""A connection to a process: on Windows it is another class."""

SECONDS = 20.0
"""How long a problem may take. Bots need thousandths of a second: who needs so long will never be done."""

START = 300.0
"""Seconds until a process is up at the latest, on the busiest of machines."""


class FailedError(Exception):
    """There is no answer: the process died, took too long, or the function raised something."""


class DiedError(FailedError):
    """The process died, for reasons that need not have been its own: machines with too little memory choose anybody."""


@final
class Minds:
    """Some processes, started when they are first needed."""

    def __init__(
        self,
        think: Think,
        count: int,
        seconds: float = SECONDS,
        heard: Callable[[Line, float], bool] = lambda line, seconds: bool(line.poll(seconds)),
    ) -> None:
        self.count = count
        """How many problems can be thought about at once."""
        self._seconds = seconds
        self._heard = heard
        self._threads = ThreadPoolExecutor(count, "mind")
        self._all = [_Mind(think) for _ in range(count)]
        # Who thought last has the board in mind.
        self._idle: LifoQueue[_Mind] = LifoQueue()
        for mind in self._all:
            self._idle.put(mind)

    async def answer(self, problem: Any) -> Any:
        """The answer to a problem; raises FailedError."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, problem)

    def close(self) -> None:
        """End all processes, whatever they think about."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for mind in self._all:
            mind.end()

    def _ask(self, problem: Any) -> Any:
        mind = self._idle.get()
        try:
            try:
                return mind.ask(problem, self._seconds, self._heard)
            except DiedError:
                return mind.ask(problem, self._seconds, self._heard)
        finally:
            self._idle.put(mind)


class _Answer(NamedTuple):
    value: Any
    error: str = ""


@final
class _Mind:
    """One process, or the next one in its place."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Line = None
        self._ended = False

    def ask(self, problem: Any, seconds: float, heard: Callable[[Line, float], bool]) -> Any:
        """Have it think; raises FailedError."""
        try:
            line = self._start()
            line.send(problem)
            if not heard(line, seconds):
                raise FailedError(f"no answer within {seconds:g} seconds")
            answer: _Answer = line.recv()
        except FailedError:
            self._stop()
            raise
        except (EOFError, OSError) as error:
            self._stop()
            raise DiedError("its process died, twice") from error
        if answer.error:
            raise FailedError(answer.error)
        return answer.value

    def end(self) -> None:
        """End it for good."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def _start(self) -> Line:
        with self._lock:
            if self._ended:
                raise FailedError("the server is about to end")
            if self._process is not None:
                return self._line
            context = get_context("spawn")
            self._line, far_end = context.Pipe()
            self._process = context.Process(target=_live, args=(far_end, self._think), daemon=True)
            self._process.start()
            # Only the process has its end of the line: when it dies, the line is dead.
            far_end.close()
        MINDS.inc()
        if not self._line.poll(START):
            raise FailedError("its process did not start")
        self._line.recv()
        return self._line

    def _stop(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._line.close()


def _live(line: Line, think: Think) -> None:
    """What a process does all its life."""
    # Ctrl-C is for the server, which will say when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_parent()
    line.send("ready")
    while True:
        try:
            problem = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = _Answer(think(problem))
        except Exception as error:
            # What it says may quote what it was asked, which is a seat's view.
            answer = _Answer(None, f"it raised {type(error).__name__}")
        line.send(answer)


def _end_with_parent() -> None:
    """Where the server is killed outright nobody tells its processes: they watch for themselves."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
