"""A bot that plays at a table elsewhere: it decides by what a page is told over the wire, and by nothing else."""

import importlib
import random
from collections.abc import Mapping
from typing import Any, final

import msgspec

from marula.core.actions import Seat
from marula.core.player import Observation
from marula.core.runs import numbers
from marula.games import find_version
from marula.players import make_player


class UnknownTableError(Exception):
    """A table of a game, or of rules, that aren't known here."""


@final
class DistantPlayer:
    """A bot of ours for a seat that is somewhere else."""

    def __init__(self, name: str, table: Mapping[str, Any], seat: int) -> None:
        """For a seat of a table as `GET /api/tables/{id}` tells of it."""
        game = find_version(str(table["game"]), int(table["rules"]))
        if game is None:
            raise UnknownTableError(f"{table['game']}, rules {table['rules']}")
        self._game = game
        self._board = game.board(table["board"])
        self._seat = Seat(seat)
        self._view: type[Any] = importlib.import_module(f"marula.games.{game.id}.events").View
        self._player = make_player(name, game, random.randbytes(32))

    def choose(self, position: Mapping[str, Any]) -> dict[str, str | int]:
        """What the bot does in a position as it comes with an update, in which it has something to decide."""
        legal = [self._board.actions.all[number] for number in numbers(position["legal"])]
        view = msgspec.convert(position["view"], self._view)
        return {**self._player.choose(Observation(self._game, self._board, self._seat, legal, view)).wire}
