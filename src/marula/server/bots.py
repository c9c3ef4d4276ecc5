"""Bots at tables think in processes of their own, so that no page ever waits for one.

A bot gets what a person gets: the view of its seat and the numbers of its legal actions.
"""

import json
import logging
import os
import secrets
from collections import OrderedDict
from functools import lru_cache
from typing import Any, NamedTuple, final

from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Board
from marula.core.levels import LEVELS
from marula.core.player import Observation
from marula.games import find_version
from marula.lessons.course import STAND_IN, stand_in_seed
from marula.library.models import model_of
from marula.players import make_player
from marula.server.metrics import BOTS_DECIDED, BOTS_FAILED, BOTS_WAITING
from marula.server.minds import SECONDS, FailedError, Minds
from marula.server.table import Table

log = logging.getLogger("marula")


PATIENCE = 8
"""How many bots may wait for each process. A master thinks for a tenth of a second: nobody waits for more than one."""


REMEMBERED = 4096
"""Tables whose bots are known to mean to do something next. Whoever is forgotten thinks anew."""


class Meant(NamedTuple):
    """What a bot means to do next, as long as nothing else happens at its table."""

    level: str
    seat: int
    seq: int
    """The newest entry that the table then has."""
    actions: list[int]


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
    """Who decides for the seats of bots. A decision is always made, if need be by lot: no match waits for ever."""

    def __init__(self, minds: Minds | None = None, seconds: float = SECONDS) -> None:
        self._minds = minds or Minds(think, max(1, (os.cpu_count() or 2) - 1), seconds)
        self._waiting = 0
        self._meant: OrderedDict[str, Meant] = OrderedDict()

    async def choose(self, table: Table, seat: int) -> Action:
        """The action that the bot on that seat takes: as it meant to, or after some thought."""
        level, seq = table.level(seat), table.seq
        actions = self._means(table, seat) or await self._think(table, seat)
        if len(actions) > 1 and table.lesson is None:
            self._meant[table.id] = Meant(level, seat, seq + 1, actions[1:])
            if len(self._meant) > REMEMBERED:
                self._meant.popitem(last=False)
        return table.board.actions.all[actions[0]]

    async def _think(self, table: Table, seat: int) -> list[int]:
        self._waiting += 1
        try:
            with BOTS_WAITING.track_inprogress():
                return await self.decide(_problem(table, seat))
        finally:
            self._waiting -= 1

    def _means(self, table: Table, seat: int) -> list[int]:
        """What that bot meant to do; nothing where something else has happened since."""
        meant = self._meant.pop(table.id, None)
        if meant is None or meant[:3] != (table.level(seat), seat, table.seq):
            return []
        legal = {action.index for action in table.choices(seat)}
        return meant.actions if meant.actions[0] in legal else []

    async def decide(self, problem: Problem) -> list[int]:
        """The numbers of the actions that a bot takes one after another, as far as it has thought.

        Where it can't make up its mind one that is weaker decides.
        """
        for level in _levels(problem.level)[self._is_busy() :]:
            try:
                actions: list[int] = await self._minds.answer(problem._replace(level=level))
            except FailedError as error:
                BOTS_FAILED.labels(level.partition(":")[0]).inc()
                log.warning("a bot of %s did not decide: %s", problem.game, error, extra={"fields": {"level": level}})
            else:
                BOTS_DECIDED.labels(level.partition(":")[0]).inc()
                return actions
        BOTS_DECIDED.labels("lot").inc()
        return [secrets.choice(problem.legal)]

    def _is_busy(self) -> bool:
        """Whether so many wait for their turn to think that everybody has to be content with the next weaker level."""
        return self._waiting > PATIENCE * self._minds.count

    def close(self) -> None:
        """Let the processes end."""
        self._minds.close()


def _levels(level: str) -> list[str]:
    """Who is asked, one after another: the bot itself, then those that are weaker, in the end one without a plan."""
    name = level.partition(":")[0]
    weaker = LEVELS[: LEVELS.index(name)] if name in LEVELS else ()
    return [level, *reversed(weaker), "random"]


def think(problem: Problem) -> list[int]:
    """The numbers of the action that the bot takes, and of those that it means to take after it."""
    game = _game(problem.game, problem.rules)
    board = _board(game, problem.board)
    legal = [board.actions.all[index] for index in problem.legal]
    player = make_player(problem.level, game, problem.dice, model_of(game))
    chosen = player.choose(Observation(game, board, Seat(problem.seat), legal, problem.view))
    meant: list[Action] = getattr(player, "plan", [])
    return [action.index for action in (chosen, *reversed(meant))]


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
