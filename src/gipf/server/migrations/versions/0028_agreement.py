"""How far players of rated games agree with the engine, for moderators."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "to_compare",
        sa.Column("game_id", Letters(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.Integer()),
        sa.Column("taken", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_to_compare"),
    )
    op.create_index("ix_to_compare_at", "to_compare", ["at"])
    op.create_table(
        "agreements",
        sa.Column("game_id", Letters(32), nullable=False),
        sa.Column("player", Letters(1), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("loss", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "player", name="pk_agreements"),
    )
    op.create_index("ix_agreements_holder", "agreements", ["holder", "at"])
