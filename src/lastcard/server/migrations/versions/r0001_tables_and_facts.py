"""People, tables, and the facts of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_open", "tables", ["open", "updated"])
    op.create_table(
        "facts",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("command", sa.String(40)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def downgrade() -> None:
    """Take all tables away."""
    for name in ("seats", "facts", "tables", "links", "tokens", "people"):
        op.drop_table(name)
