"""The store's schema, for alembic to compare with its migrations. The store itself speaks SQL."""

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

boards = Table(
    "boards",
    metadata,
    # What tables are played on, each once: a better default board never changes a match under way.
    Column("id", Integer, primary_key=True),
    Column("sha", Text, nullable=False, unique=True),  # of its data, see StoredBoard
    Column("data", Text, nullable=False),  # JSON
)

own_boards = Table(
    "own_boards",
    metadata,
    # What people have entered, to be chosen when a table is opened.
    Column("owner", Text, primary_key=True),  # a person; empty for boards from before
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("data", Text, nullable=False),  # JSON
    Column("entered", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Integer, ForeignKey("boards.id"), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),
    Column("created", Text, nullable=False),
    Column("touched", Text, nullable=False),
    Column("summary", Text, nullable=False),  # JSON: what the first page lists, so that it need not replay anything
    Column("state", Text, nullable=False),  # gathering, playing, finished, ended
    Column("seq", Integer, nullable=False),  # the number of the newest entry
    Column("version", Integer, nullable=False),  # raised by every change
    Column("owner", Text, nullable=False),  # a person
    Column("epoch", Integer, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("begins", Text, nullable=False),  # all, host
    Column("chat", Integer, nullable=False),
    Column("due", Integer),  # milliseconds since 1970
    Column("proposal", Text, nullable=False),  # JSON
    Column("next", Text, nullable=False),  # the table of the rematch
    Column("lesson", Text, nullable=False),  # the digest of the lesson that is given at it
    Column("read", Integer, nullable=False),  # up to which stop of the lesson somebody has read
    Index("tables_on_a_board", "board"),
    Index("tables_to_join", "touched", "id", sqlite_where=text("listed = 1 AND state = 'gathering'")),
    Index("tables_with_a_clock", "due", sqlite_where=text("due IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("emblem", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("holder", Text, nullable=False),  # a person
    Column("stand_in", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("left_ms", Integer, nullable=False),
    Column("runs_since", Integer),  # milliseconds since 1970
    Column("sat", Text, nullable=False),
    Column("language", Text, nullable=False),
    sqlite_with_rowid=False,
)

involved = Table(
    "involved",
    metadata,
    # Whose tables are whose: those who hold a seat or own the table; nobody (an empty person) where no person does.
    # Made from tables and seats, so that a person's list is found without looking at any other table.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("is_over", Integer, nullable=False),  # 2 for lessons, which no list shows
    Column("touched", Text, nullable=False),  # of tables under way to the hour: moves need not write it again
    Index("tables_of_a_person", "person", "is_over", "touched", "table_id"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # begin, move, undo, restart, rewind, end
    Column("seat", Integer, nullable=False),
    Column("move_id", Text, nullable=False),
    Column("action", Text, nullable=False),  # JSON; {} where the kind says all
    Column("made", Text, nullable=False),
    UniqueConstraint("table_id", "move_id", name="one_entry_per_move"),
    sqlite_with_rowid=False,
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # phrase, reaction, text
    Column("text", Text, nullable=False),
    Column("made", Text, nullable=False),
    sqlite_with_rowid=False,
)

devices = Table(
    "devices",
    metadata,
    Column("hash", Text, primary_key=True),  # of its secret
    Column("person", Text, nullable=False),
    Column("created", Text, nullable=False),
    Index("devices_of_a_person", "person"),
    sqlite_with_rowid=False,
)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("expires", Integer, nullable=False),  # milliseconds since 1970
    sqlite_with_rowid=False,
)
