"""Tables at which a lesson is given."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Which lesson, and how far it has been read."""
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("read", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Without lessons, their tables would be ordinary ones."""
    op.execute("DELETE FROM tables WHERE lesson != ''")
    for name in ("read", "lesson"):
        op.drop_column("tables", name)
