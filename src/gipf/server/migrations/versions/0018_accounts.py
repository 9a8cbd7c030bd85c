"""Guests can have accounts: how they sign in, where they have, and what is good for one time only."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def _short(length: int | None = None) -> sa.String:
    """A text that PostgreSQL compares byte by byte, too."""
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")


def _owned(table: str, *columns: Any, key: str, required: bool = True) -> None:
    """Make a table of what belongs to accounts, and goes with them."""
    op.create_table(
        table,
        *columns,
        sa.Column("account_id", _short(32), nullable=not required),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=f"fk_{table}_account_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint(key, name=f"pk_{table}"),
    )
    op.create_index(f"ix_{table}_account_id", table, ["account_id"])


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "accounts",
        sa.Column("id", _short(32), nullable=False),
        sa.Column("skeleton", _short(100), nullable=False),
        sa.Column("mail", _short(254)),
        sa.Column("password", _short(200)),
        sa.Column("is_moderator", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("is_bot", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["id"], ["guests.id"], name="fk_accounts_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("skeleton", name="uq_accounts_skeleton"),
        sa.UniqueConstraint("mail", name="uq_accounts_mail"),
    )
    _owned(
        "sessions",
        sa.Column("token", _short(64), nullable=False),
        sa.Column("agent", _short(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("proved", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        key="token",
    )
    _owned(
        "passkeys",
        sa.Column("id", _short(1400), nullable=False),
        sa.Column("public_key", _short(2000), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", _short(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        key="id",
    )
    _owned(
        "tickets",
        sa.Column("token", _short(64), nullable=False),
        sa.Column("purpose", _short(16), nullable=False),
        sa.Column("data", _short(300), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        key="token",
        required=False,
    )
    op.create_index("ix_tickets_until", "tickets", ["until"])
