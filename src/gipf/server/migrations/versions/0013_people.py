"""Seats belong to people: guests, their invitations, who may watch, and what one player asks of the other."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _short(length: int | None = None) -> sa.String:
    """A text that PostgreSQL compares byte by byte, too."""
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")


def upgrade() -> None:
    """Add the tables and columns; seats without a holder are those of the owner of the machine."""
    op.add_column("games", sa.Column("proposal", _short(16)))
    op.add_column("seats", sa.Column("holder", _short(32)))
    op.create_index("ix_seats_holder", "seats", ["holder"])
    op.create_table(
        "guests",
        sa.Column("id", _short(32), nullable=False),
        sa.Column("name", _short(), nullable=False),
        sa.Column("token", _short(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token", name="uq_guests_token"),
    )
    op.create_table(
        "invitations",
        sa.Column("token", _short(64), nullable=False),
        sa.Column("game_id", _short(32), nullable=False),
        sa.Column("player", _short(1)),
        sa.Column("taken", _short(32)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_invitations_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_invitations"),
    )
    op.create_index("ix_invitations_game_id", "invitations", ["game_id"])
    op.create_table(
        "spectators",
        sa.Column("game_id", _short(32), nullable=False),
        sa.Column("guest_id", _short(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_spectators_game_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_spectators_guest_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "guest_id", name="pk_spectators"),
    )
