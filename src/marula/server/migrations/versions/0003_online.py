"""Tables that people far apart share: boards stored once, seats that belong to people, clocks, devices, talk."""

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

SEAT = ("player", "name", "colour", "emblem", "level")
"""What was told of a seat before."""

TOLD_AFTER = 100
"""Tables after which it is told how far it has come."""

UNREADABLE = "damaged"
"""The kind of a seat that stands for seats that could not be read; its name is what was stored."""


def upgrade() -> None:
    """Carry everything over, one table at a time. Nobody's are the tables that there are."""
    for name in ("tables", "entries", "boards"):
        op.rename_table(name, f"old_{name}")
    _create()
    database = _database()
    tell = _progress()
    (count,) = database.execute("SELECT count(*) FROM old_tables").fetchone()
    boards: dict[str, int] = {}
    rows = database.execute(
        "SELECT id, game, rules, CAST(board AS TEXT), options, CAST(seats AS TEXT), seed, created,"
        " CAST(touched AS TEXT), CAST(summary AS TEXT), lesson, read,"
        " (SELECT coalesce(max(number), 0) FROM old_entries WHERE table_id = old_tables.id) FROM old_tables ORDER BY id"
    )
    for done, row in enumerate(rows):
        if done % TOLD_AFTER == 0:
            tell(done, count)
        id, game, rules, board, options, seats, seed, created, touched, summary, lesson, read, seq = row
        is_over = _is_over(summary)
        database.execute(
            "INSERT INTO tables (id, game, rules, board, options, seed, created, touched, summary, state, seq, version,"
            " owner, epoch, listed, pace, level, begins, chat, due, proposal, next, lesson, read)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0, 'live', '', 'all', 1, NULL, '{}', '', ?, ?)",
            (
                *(id, game, rules, _enter_board(database, boards, board), options, seed, created, touched, summary),
                *("finished" if is_over else "playing", seq, seq, lesson, read),
            ),
        )
        database.executemany(
            "INSERT INTO seats (table_id, seat, kind, name, colour, emblem, level, holder, stand_in, epoch, left_ms,"
            " runs_since, sat, language) VALUES (?, ?, ?, ?, ?, ?, ?, '', '', 0, 0, NULL, '', '')",
            [(id, number, *seat) for number, seat in enumerate(_read_seats(seats))],
        )
        if not lesson:
            shown = touched if is_over else touched[:13]
            database.execute("INSERT INTO involved VALUES (?, '', ?, ?)", (id, is_over, shown))
        database.execute(
            "INSERT INTO entries SELECT table_id, number, kind, seat, move_id, action, made FROM old_entries"
            " WHERE table_id = ? ORDER BY number",
            (id,),
        )
    database.execute("INSERT INTO own_boards SELECT '', game, id, data, entered FROM old_boards")
    for name in ("entries", "tables", "boards"):
        op.drop_table(f"old_{name}")
    tell(count, count)


def downgrade() -> None:
    """Without the tables that could not be told before: those that gather, were ended, or went back by consent."""
    for name in ("tables", "entries", "boards"):
        op.rename_table(name, f"new_{name}")
    for name in ("tables_on_a_board", "tables_to_join", "tables_with_a_clock"):
        op.drop_index(name)
    _create_old()
    database = _database()
    for row in database.execute(
        "SELECT new_tables.id, game, rules, data, options, seed, created, touched, summary, lesson, read"
        " FROM new_tables JOIN new_boards ON new_boards.id = board WHERE state IN ('playing', 'finished')"
        " AND NOT EXISTS (SELECT 1 FROM new_entries WHERE table_id = new_tables.id AND kind IN ('rewind', 'end'))"
    ):
        id, game, rules, board, options, seed, created, touched, summary, lesson, read = row
        database.execute(
            "INSERT INTO tables (id, game, rules, board, options, seats, seed, created, touched, summary, lesson, read)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (id, game, rules, board, options, _old_seats(database, id), seed, created, touched, summary, lesson, read),
        )
    database.execute(
        "INSERT INTO entries (table_id, number, kind, seat, move_id, action, made)"
        " SELECT table_id, number, kind, seat, move_id, action, made FROM new_entries"
        " WHERE table_id IN (SELECT id FROM tables) ORDER BY table_id, number"
    )
    database.execute(
        "INSERT OR REPLACE INTO boards (game, id, data, entered)"
        " SELECT game, id, data, entered FROM own_boards ORDER BY entered"
    )
    for name in ("codes", "devices", "talk", "involved", "seats", "own_boards"):
        op.drop_table(name)
    for name in ("entries", "tables", "boards"):
        op.drop_table(f"new_{name}")


def _database() -> sqlite3.Connection:
    """SQLite itself: what is read is never more than a table at a time."""
    found: Any = op.get_bind().connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def _progress() -> Callable[[int, int], None]:
    """Who is told how many tables of how many are done."""
    config = op.get_context().config
    assert config is not None
    found: Callable[[int, int], None] = config.attributes.get("progress", lambda done, count: None)
    return found


def _enter_board(database: sqlite3.Connection, known: dict[str, int], written: str) -> int:
    """The number of a board, which is entered where it isn't there yet."""
    # Nearly all are written alike: only the first of them has to be read.
    as_written = _sha(written)
    if as_written not in known:
        try:
            sha = _sha(json.dumps(json.loads(written), sort_keys=True))
        except ValueError:
            sha = as_written
        if sha not in known:
            done = database.execute("INSERT INTO boards (sha, data) VALUES (?, ?)", (sha, written))
            known[sha] = int(done.lastrowid or 0)
        known[as_written] = known[sha]
    return known[as_written]


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _is_over(summary: str) -> bool:
    try:
        return json.loads(summary).get("winners") is not None
    except (ValueError, AttributeError):
        return False


def _read_seats(written: str) -> Iterator[tuple[str, ...]]:
    try:
        found = [tuple(str(seat.get(name) or "") for name in SEAT) for seat in json.loads(written)]
    except (ValueError, AttributeError, TypeError):
        found = [(UNREADABLE, written, "", "", "")]
    yield from found


def _old_seats(database: sqlite3.Connection, table_id: str) -> str:
    seats = database.execute(
        "SELECT kind, name, colour, emblem, level FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
    ).fetchall()
    if seats and seats[0][0] == UNREADABLE:
        return str(seats[0][1])
    return json.dumps([dict(zip(SEAT, seat, strict=True)) for seat in seats])


def _text(name: str, **more: Any) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False, **more)


def _number(name: str, **more: Any) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, nullable=False, **more)


def _of_a_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _create() -> None:
    op.create_table("boards", _number("id", primary_key=True), _text("sha", unique=True), _text("data"))
    op.create_table(
        "own_boards",
        _text("owner", primary_key=True),
        _text("game", primary_key=True),
        _text("id", primary_key=True),
        _text("data"),
        _text("entered"),
    )
    op.create_table(
        "tables",
        *(_text("id", primary_key=True), _text("game"), _number("rules")),
        sa.Column("board", sa.Integer, sa.ForeignKey("boards.id"), nullable=False),
        *(_text("options"), sa.Column("seed", sa.LargeBinary, nullable=False), _text("created"), _text("touched")),
        *(_text("summary"), _text("state"), _number("seq"), _number("version"), _text("owner"), _number("epoch")),
        *(_number("listed"), _text("pace"), _text("level"), _text("begins"), _number("chat")),
        *(sa.Column("due", sa.Integer), _text("proposal"), _text("next"), _text("lesson"), _number("read")),
    )
    op.create_index("tables_on_a_board", "tables", ["board"])
    op.create_index(
        "tables_to_join", "tables", ["touched", "id"], sqlite_where=sa.text("listed = 1 AND state = 'gathering'")
    )
    op.create_index("tables_with_a_clock", "tables", ["due"], sqlite_where=sa.text("due IS NOT NULL"))
    op.create_table(
        "seats",
        *(_of_a_table(), _number("seat", primary_key=True), _text("kind"), _text("name"), _text("colour")),
        *(_text("emblem"), _text("level"), _text("holder"), _text("stand_in"), _number("epoch"), _number("left_ms")),
        *(sa.Column("runs_since", sa.Integer), _text("sat"), _text("language")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "involved",
        *(_of_a_table(), _text("person", primary_key=True), _number("is_over"), _text("touched")),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_of_a_person", "involved", ["person", "is_over", "touched", "table_id"])
    op.create_table(
        "entries",
        *(_of_a_table(), _number("number", primary_key=True), _text("kind"), _number("seat"), _text("move_id")),
        *(_text("action"), _text("made")),
        sa.UniqueConstraint("table_id", "move_id", name="one_entry_per_move"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "talk",
        *(_of_a_table(), _number("number", primary_key=True), _number("seat"), _text("kind"), _text("text")),
        _text("made"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "devices", _text("hash", primary_key=True), _text("person"), _text("created"), sqlite_with_rowid=False
    )
    op.create_index("devices_of_a_person", "devices", ["person"])
    op.create_table(
        "codes", _text("hash", primary_key=True), _text("person"), _number("expires"), sqlite_with_rowid=False
    )


def _create_old() -> None:
    op.create_table(
        "tables",
        *(_text("id", primary_key=True), _text("game"), _number("rules"), _text("board"), _text("options")),
        *(_text("seats"), sa.Column("seed", sa.LargeBinary, nullable=False), _text("created"), _text("touched")),
        *(_text("summary"), _text("lesson", server_default=""), _number("read", server_default="0")),
    )
    op.create_table(
        "entries",
        *(_of_a_table(), _number("number", primary_key=True), _text("kind"), _number("seat"), _text("move_id")),
        *(_text("action"), _text("made")),
        sa.UniqueConstraint("table_id", "move_id", name="one_entry_per_move"),
    )
    op.create_table(
        "boards", _text("game", primary_key=True), _text("id", primary_key=True), _text("data"), _text("entered")
    )
