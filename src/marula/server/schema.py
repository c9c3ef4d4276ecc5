"""The store's schema, for alembic to compare with its migrations. The store itself speaks SQL."""

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),  # JSON, whole: a better default board never changes a match under way
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),
    Column("created", Text, nullable=False),
    Column("touched", Text, nullable=False),
    Column("summary", Text, nullable=False),  # JSON: what the first page lists, so that it need not replay anything
    Column("lesson", Text, nullable=False, server_default=""),  # the digest of the lesson that is given at it
    Column("read", Integer, nullable=False, server_default="0"),  # up to which stop of the lesson somebody has read
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # begin, move, undo, restart
    Column("seat", Integer, nullable=False),
    Column("move_id", Text, nullable=False),
    Column("action", Text, nullable=False),  # JSON; {} where the kind says all
    Column("made", Text, nullable=False),
    UniqueConstraint("table_id", "move_id", name="one_entry_per_move"),
)

boards = Table(
    "boards",
    metadata,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("data", Text, nullable=False),  # JSON
    Column("entered", Text, nullable=False),
)
