"""Vacation, notices of what is to be told, what slow lines were given back, and who keeps a game's clock."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the tables."""
    for name in ("white_rests", "black_rests"):
        op.add_column("games", sa.Column(name, sa.BigInteger()))
    for name in ("white_lagged", "black_lagged", "keeper"):
        op.add_column("games", sa.Column(name, sa.Integer()))
    op.create_table(
        "vacations",
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("holder", "began", name="pk_vacations"),
    )
    op.create_table(
        "notices",
        sa.Column("game_id", Letters(32), nullable=False),
        sa.Column("kind", Letters(16), nullable=False),
        sa.Column("player", Letters(1), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_notices_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "kind", "player", "turn", name="pk_notices"),
    )
    op.create_index("ix_notices_holder", "notices", ["holder"])
    op.create_index("ix_notices_at", "notices", ["at"])
