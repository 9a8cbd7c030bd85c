"""Ratings and their history; games that are rated, and games that everybody may watch."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def _short(length: int) -> sa.String:
    """A text that PostgreSQL compares byte by byte, too."""
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")


def upgrade() -> None:
    """Add the tables and columns; games from before are neither rated nor public."""
    for name in ("rated", "public"):
        op.add_column(
            "games",
            sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False),
        )
    pool = (("family", 60), ("speed", 4))
    op.create_table(
        "ratings",
        sa.Column("holder", _short(32), nullable=False),
        *(sa.Column(name, _short(length), nullable=False) for name, length in pool),
        *(
            sa.Column(name, sa.Double(), nullable=False)
            for name in ("value", "deviation", "volatility")
        ),
        sa.Column("at", sa.BigInteger()),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("holder", "family", "speed", name="pk_ratings"),
    )
    op.create_table(
        "rated_games",
        sa.Column("game_id", _short(32), nullable=False),
        sa.Column("player", _short(1), nullable=False),
        sa.Column("holder", _short(32), nullable=False),
        sa.Column("opponent", _short(32), nullable=False),
        *(sa.Column(name, _short(length), nullable=False) for name, length in pool),
        *(
            sa.Column(name, sa.Double(), nullable=False)
            for name in ("score", "before", "after", "deviation")
        ),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "player", name="pk_rated_games"),
    )
    op.create_index("ix_rated_games_holder", "rated_games", ["holder", "family", "speed", "at"])
