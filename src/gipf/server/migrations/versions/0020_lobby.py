"""Seeks, and who has blocked whom."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def _short(length: int | None = None) -> sa.String:
    """A text that PostgreSQL compares byte by byte, too."""
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "seeks",
        sa.Column("id", _short(32), nullable=False),
        sa.Column("maker", _short(32)),
        *(sa.Column(name, _short(), nullable=False) for name in ("name", "variants", "times")),
        sa.Column("speed", _short(4), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("colour", _short(1)),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("to", _short(32)),
        sa.Column("to_name", _short(), nullable=False),
        sa.Column("game_id", _short(32)),
        sa.PrimaryKeyConstraint("id", name="pk_seeks"),
    )
    op.create_index("ix_seeks_expires", "seeks", ["expires"])
    op.create_index("ix_seeks_maker", "seeks", ["maker"])
    op.create_table(
        "blocks",
        sa.Column("person", _short(32), nullable=False),
        sa.Column("blocked", _short(32), nullable=False),
        sa.Column("name", _short(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
