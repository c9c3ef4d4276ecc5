"""What is kept of tables, people and boards, whatever keeps it: the rows, and the protocol of a store.

No process owns a table. Whoever changes one says which number of entries and which version it has seen (compare and
set); where that is no longer so nothing has changed, and the change is prepared anew on what is there now.
"""

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from marula.core.wire import JsonObject

BEGIN, MOVE, UNDO, RESTART, REWIND, END = "begin", "move", "undo", "restart", "rewind", "end"
"""The kinds of entries: nature before anybody's first move; a move; moves taken back by who made them, one or a turn of
them; by consent; and the end of a match without a result."""

GATHERING, PLAYING, FINISHED, ENDED = "gathering", "playing", "finished", "ended"
"""The states of a table."""

OVER = (FINISHED, ENDED)

NOTHING: JsonObject = {}

MOST_UNDER_WAY = 100
"""How many tables under way a person is shown: many more than anybody can play at."""


class StoreError(Exception):
    """The store can't be read or written: a text key, and values for the text. Nothing was changed."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(key, reason)
        self.key = key
        self.values: dict[str, str | int] = {"reason": reason}


class DamagedError(StoreError):
    """What is stored of one table can't be read, from that entry on (0: from the beginning). Others can be."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__("page-table-broken", reason)
        self.values["number"] = number


class ConflictError(Exception):
    """Somebody else has changed the table since, or it is gone. Nothing was changed."""


class StoredBoard(NamedTuple):
    """A board's data, stored once whoever plays on it."""

    sha: str
    """The SHA-256 of its data as JSON with sorted keys, in hexadecimal."""
    game: str
    data: JsonObject

    @staticmethod
    def of(game: str, data: JsonObject) -> "StoredBoard":
        """A board by its data."""
        return StoredBoard(board_sha(data), game, data)


def board_sha(data: JsonObject) -> str:
    """What tells a board's data from all others: the same for the same content, in whichever order."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


class StoredSeat(NamedTuple):
    """Who sits there."""

    seat: int
    kind: str
    """person or bot."""
    name: str
    colour: str
    """Empty, like the emblem, where a guest has yet to choose."""
    emblem: str
    level: str
    """Which bot it is; empty for people."""
    holder: str = ""
    """The person whose seat it is, by the id that their devices share; empty for bots and free seats."""
    stand_in: str = ""
    """The level of the bot that plays for a person just now."""
    epoch: int = 0
    """Raised whenever links to the seat that were given out must die."""
    left_ms: int = 0
    """What is left on its clock, when that last stood still."""
    runs_since: int | None = None
    """Since when its clock has been running, in milliseconds since 1970."""
    sat: str = ""
    """When they sat down, in ISO 8601; empty for bots, free seats, and who has yet to come to a rematch."""
    language: str = ""
    """What they read, as their page says when they sit down."""

    @property
    def is_awaited(self) -> bool:
        """Whether it is somebody's who hasn't come to the table yet."""
        return bool(self.holder) and not self.sat


class StoredTable(NamedTuple):
    """A table but for its entries."""

    id: str
    game: str
    rules: int
    board: StoredBoard
    options: JsonObject
    seed: bytes
    created: str
    touched: str
    seats: tuple[StoredSeat, ...]
    summary: JsonObject
    """What the first page lists, so that it need not replay anything."""
    state: str = PLAYING
    seq: int = 0
    """The number of the newest entry."""
    version: int = 0
    """Raised by every change, with entries or without."""
    owner: str = ""
    """The person who may do what a host does; empty for tables from before, and those that a program opened."""
    epoch: int = 0
    """Raised when the link to any free seat must die."""
    listed: bool = False
    pace: str = "live"
    level: str = ""
    """Which bot sits in for people."""
    begins: str = "all"
    """When all have sat down (all), or when the host says so (host)."""
    chat: bool = True
    """Whether people may write what they like, beside the ready phrases."""
    due: int | None = None
    """When the next clock runs out, in milliseconds since 1970."""
    proposal: JsonObject = NOTHING
    """What somebody asks everybody's consent for; empty for nothing."""
    next: str = ""
    """The table of the rematch."""
    lesson: str = ""
    """The digest of the lesson that is given at it; empty at ordinary tables."""
    read: int = 0
    """Up to which stop of the lesson somebody has read."""

    @property
    def people(self) -> frozenset[str]:
        """Whose table it is: those who hold a seat, and who owns it."""
        return frozenset({self.owner, *(seat.holder for seat in self.seats)} - {""})

    @property
    def is_nobodys(self) -> bool:
        """Whether it belongs to nobody and waits for nobody: a table from before there were owners."""
        return self.state != GATHERING and not self.people


class StoredEntry(NamedTuple):
    """A decision as it was made; what came of it is found again by the rules and the seed."""

    number: int
    kind: str
    seat: int
    move_id: str
    action: JsonObject
    made: str


class Change(NamedTuple):
    """What is to become of a table, all of it or nothing. It is told from the table that the change was prepared on."""

    table: StoredTable
    """The table as it is to be: `seq` is the number of the last entry below. Id, game, rules, board, options, seed and
    created never change; the version is raised by the store."""
    entries: Sequence[StoredEntry] = ()


class StoredLine(NamedTuple):
    """Something that was said at a table."""

    number: int
    seat: int
    kind: str
    """phrase, reaction or text."""
    text: str
    """The name of a phrase or reaction; or what was written."""
    made: str


class MyTables(NamedTuple):
    """What the first page lists for a person: tables without their boards and seeds, and none of lessons; bounded.

    A table whose summary is damaged is listed with an empty one, for the reader to say so.
    """

    under_way: list[StoredTable]
    """Gathering and playing, the latest first, MOST_UNDER_WAY at most."""
    finished: list[StoredTable]
    """Finished and ended, the latest first."""
    finished_count: int
    listed: list[StoredTable]
    """Gathering tables of others that anybody may join, the latest first."""


class Store(Protocol):
    """Where everything is kept. Whatever it has accepted is on disk when the call returns."""

    async def open(self) -> None:
        """Open it, or make it, and bring its schema up to date. Where that fails nothing is left open."""

    async def close(self) -> None:
        """Finish what is queued, and close it."""

    async def create(self, table: StoredTable, entries: Sequence[StoredEntry] = ()) -> None:
        """Enter a new table, with its first entries, its seats, and its board where that isn't there yet."""

    async def change(self, seen: StoredTable, change: Change) -> None:
        """Change a table that still has the version of `seen`, else raise ConflictError. Raises `version` by one."""

    async def table(self, table_id: str) -> tuple[StoredTable, list[StoredEntry]] | None:
        """A table and its entries in order; raises DamagedError where they can't be read."""

    async def head(self, table_id: str) -> StoredTable | None:
        """A table without its entries and its board's data."""

    async def since(self, table_id: str, number: int) -> tuple[StoredTable, list[StoredEntry]] | None:
        """A table and its entries after that number."""

    async def delete(self, table_id: str) -> bool:
        """Remove a table with all that belongs to it; False if there was none."""

    async def tables_of(
        self, person: str, *, unclaimed: bool = False, finished_before: str = "", most: int = 20
    ) -> MyTables:
        """The tables a person holds a seat at or owns, and those that are listed; with `unclaimed` those of nobody too.

        `finished_before` is where a list of finished ones was cut off: when its last table was touched, and where
        several may have been touched in that moment, a comma and the table's id too.
        """

    async def ids_of(self, person: str, *, under_way: bool = False) -> list[str]:
        """All tables that a person holds a seat at or owns, lessons too; or those that gather or are played, without.

        However many there are.
        """

    async def count_opened(self, person: str) -> int:
        """How many tables that a person owns gather or are played; lessons don't count."""

    async def lessons_of(self, person: str, game: str) -> list[str]:
        """The tables at which a person has lessons of a game, the latest first, to the hour."""

    async def due(self, now: int, most: int = 100) -> list[str]:
        """The tables at which a clock has run out by then (milliseconds since 1970), the first first."""

    async def bots_to_move(self, after: str = "") -> tuple[list[str], str]:
        """Some of the tables at which a bot is to move, or one that sits in, by what was stored last; none of lessons.

        And after which id to look further: empty where that was all. What is looked at in one go is bounded.
        """

    async def person_of(self, device: str) -> str | None:
        """Whose device it is, by the hash of its secret."""

    async def add_device(self, device: str, person: str, made: str) -> str:
        """Remember a device by the hash of its secret; whose it is: somebody else's, where that was known already."""

    async def join(self, before: str, person: str) -> None:
        """The devices and boards of one person are another's from now on, who keeps their own board of the same id."""

    async def forget_device(self, device: str) -> int:
        """Forget a device; how many others its person has left."""

    async def add_code(self, code: str, person: str, expires: int) -> None:
        """Keep the hash of a code that brings a person to another device, until then (milliseconds since 1970)."""

    async def take_code(self, code: str, now: int) -> str | None:
        """Whose code it is; it works once, and not after its time."""

    async def say(self, table_id: str, line: StoredLine, keep: int) -> StoredLine:
        """Keep what was said, numbered anew, and the last `keep` lines at most."""

    async def talk(self, table_id: str, most: int) -> list[StoredLine]:
        """What was said last, in order."""

    async def boards(self, game: str, person: str) -> list[JsonObject]:
        """The boards that a person has entered for a game, and those from before, the latest first.

        One from before is left out where the person has one of the same id.
        """

    async def count_boards(self, person: str) -> int:
        """How many boards a person has entered."""

    async def save_board(self, game: str, id: str, data: JsonObject, entered: str, person: str) -> None:
        """Keep a board; the person's own of the same id is replaced, nobody else's. Tables have a copy of their own."""

    async def count_prunable(self, before: str) -> int:
        """How many tables were finished or ended before then."""

    async def prune(self, before: str) -> int:
        """Remove tables that were finished or ended before then; how many."""

    async def ids(self) -> list[str]:
        """All tables, by id, the oldest first."""
