"""Whether what is stored of a match holds: replayed by the rules it was played by, to the end that was stored."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, final

from marula import games
from marula.core.data import BoardError
from marula.lessons.lesson import Lesson
from marula.lessons.reading import lesson_on
from marula.server.boards import Boards, SharedBoard
from marula.server.errors import TableError
from marula.server.store.base import FINISHED, DamagedError, Store, StoredEntry, StoredTable
from marula.server.table import Table


class Damage(NamedTuple):
    """Why a match doesn't hold: a text key, and values for the text."""

    key: str
    values: dict[str, str | int]


@final
class Examiner:
    """Looks at the tables of a store, one after another."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._boards = Boards()

    async def examine(self, table_id: str) -> str | Damage | None:
        """`verified` for a finished match that holds, `unfinished` for any other one; None where it is gone."""
        try:
            found = await self._store.table(table_id)
            return None if found is None else await self._replay(*found)
        except (DamagedError, TableError) as error:
            return Damage("cli-damaged-entry", {"number": error.values.get("number", 0)})

    async def _replay(self, stored: StoredTable, entries: Sequence[StoredEntry]) -> str | Damage:
        game = games.find_version(stored.game, stored.rules)
        if game is None:
            return Damage("cli-damaged-game", {"game": stored.game, "rules": stored.rules})
        try:
            shared = await self._boards.of(game, stored.board.data)
        except BoardError:
            return Damage("cli-damaged-entry", {"number": 0})
        lesson = await asyncio.to_thread(lesson_on, game, shared.board) if stored.lesson else None
        if lesson is not None and lesson.digest != stored.lesson:
            # The lesson has become another one; whoever takes it up begins anew.
            return "unfinished"
        return await asyncio.to_thread(_verdict, stored, entries, shared, lesson)


def _verdict(
    stored: StoredTable, entries: Sequence[StoredEntry], shared: SharedBoard, lesson: Lesson | None
) -> str | Damage:
    numbers = [entry.number for entry in entries]
    if numbers != [*range(1, stored.seq + 1)]:
        missing = next((place for place, number in enumerate(numbers, 1) if place != number), len(numbers) + 1)
        return Damage("cli-damaged-entry", {"number": missing})
    table = Table(stored, shared, lesson)
    table.load(entries)
    match = table.match
    if (stored.state == FINISHED) != match.is_over():
        return Damage("cli-damaged-result", {})
    if not match.is_over():
        return "unfinished"
    result = match.game.result(match.state)
    stored_result = (stored.summary.get("winners"), stored.summary.get("scores"))
    if stored_result != ([*result.winners], [score["total"] for score in result.scores]):
        return Damage("cli-damaged-result", {})
    return "verified"
