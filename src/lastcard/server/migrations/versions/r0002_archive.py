"""An archive for tables at which nothing has happened for long, and when tables and cookies were last of use."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

#: The program of 0001 would not find what is in the archive.
oldest = "0002"


def upgrade() -> None:
    """Add what is new."""
    op.create_table("compatibility", sa.Column("oldest", sa.String(32), primary_key=True))
    op.create_table(
        "archive",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("archive_seen", "archive", ["seen"])
    op.add_column("tokens", sa.Column("seen", sa.BigInteger))
    # Nobody knows when they were used, so it is now: none ends too early.
    op.execute(sa.update(sa.table("tokens", sa.column("seen"))).values(seen=time.time_ns() // 1_000_000))
    op.add_column("tables", sa.Column("seen", sa.BigInteger))
    op.create_index("tables_updated", "tables", ["updated"])
