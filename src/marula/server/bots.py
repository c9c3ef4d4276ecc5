"""Bots at tables think in processes of their own, so that no page ever waits for one.

A bot gets what a person gets: the view of its seat and the numbers of its legal actions.
"""

import asyncio
import json
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context, parent_process
from typing import Any, NamedTuple, final

from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Board
from marula.core.player import Observation
from marula.games import find_version
from marula.lessons.course import STAND_IN, stand_in_seed
from marula.players import make_player
from marula.server.table import Table


class Problem(NamedTuple):
    """What a bot is asked; everything in it can go to another process."""

    game: str
    rules: int
    board: str
    """The board's data as JSON, which is also what boards are remembered by."""
    level: str
    seat: int
    view: Any
    legal: list[int]
    dice: bytes
    """What it decides between equals by."""


@final
class Bots:
    """The processes in which bots think."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, seat: int) -> Action:
        """The action that the bot on that seat takes."""
        problem = _problem(table, seat)
        for attempt in range(3):
            try:
                index = await asyncio.get_running_loop().run_in_executor(self._open(), think, problem)
                return table.board.actions.all[index]
            except BrokenProcessPool:
                # A process was killed (too little memory, say). The next ones start afresh.
                self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_end_with_parent)
        return self._pool


def think(problem: Problem) -> int:
    """The number of the action that the bot takes."""
    game = _game(problem.game, problem.rules)
    board = _board(game, problem.board)
    legal = [board.actions.all[index] for index in problem.legal]
    player = make_player(problem.level, game, problem.dice)
    return player.choose(Observation(game, board, Seat(problem.seat), legal, lambda: problem.view)).index


def _problem(table: Table, seat: int) -> Problem:
    game = table.game
    legal = [action.index for action in table.choices(seat)]
    view = game.view(table.match.state, Seat(seat))
    level, dice = table.level(seat), secrets.token_bytes(32)
    if table.lesson is not None:
        # Always the same, as the laws of lessons have seen it.
        level, dice = STAND_IN, stand_in_seed(table.match, Seat(seat))
    return Problem(game.id, game.rules_version, table.shared.json, level, seat, view, legal, dice)


def _game(id: str, rules: int) -> AnyGame:
    game = find_version(id, rules)
    assert game is not None, f"no game {id} with rules {rules}"
    return game


@lru_cache(maxsize=16)
def _board(game: AnyGame, data: str) -> Board:
    board: Board = game.board(json.loads(data))
    return board


def _end_with_parent() -> None:
    """Where the server is killed outright nobody tells its processes: they watch for themselves."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
