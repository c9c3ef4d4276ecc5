"""Bots that die, hang or stumble over their problem. They run in processes, which find them here by their names."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from marula.server.bots import Problem, think


class Task(NamedTuple):
    """What a thinker below is asked."""

    folder: Path
    number: int


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)


def write_pid(task: Task) -> int:
    """Tell which process it is, and think until it may stop."""
    (task.folder / "pid.new").write_text(str(os.getpid()))
    (task.folder / "pid.new").rename(task.folder / "pid")
    wait_for(task.folder / "enough")
    return task.number


def die(task: Task) -> int:
    os._exit(1)


def greedy_hangs(problem: Problem) -> list[int]:
    """A greedy bot never comes to an end; others do."""
    while problem.level == "greedy":
        time.sleep(1)
    return think(problem)


def all_hang(problem: Problem) -> list[int]:
    while True:
        time.sleep(1)


def greedy_raises(problem: Problem) -> list[int]:
    if problem.level == "greedy":
        raise ValueError(problem.view)
    return think(problem)


def greedy_dies(problem: Problem) -> list[int]:
    if problem.level == "greedy":
        os._exit(1)
    return think(problem)
