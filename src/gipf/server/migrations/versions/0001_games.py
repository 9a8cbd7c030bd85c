"""Games, who plays them, and their decisions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("start", sa.String(), nullable=False),
        sa.Column("position", sa.String(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("result", sa.String(7), nullable=False),
        sa.Column("reason", sa.String()),
        sa.Column("offer", sa.String(1)),
        sa.Column("clock_seconds", sa.Integer()),
        sa.Column("clock_increment", sa.Integer()),
        sa.Column("white_left", sa.BigInteger()),
        sa.Column("black_left", sa.BigInteger()),
        sa.Column("clock_running", sa.String(1)),
        sa.Column("clock_since", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_updated", "games", ["updated", "id"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(1), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("level", sa.Integer()),
        sa.CheckConstraint("player IN ('w', 'b')", name="ck_seats_player"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_seats_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "player", name="pk_seats"),
    )
    op.create_table(
        "plies",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_plies_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_plies"),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )
