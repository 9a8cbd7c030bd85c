"""What a player keeps at a game for themselves alone: conditional moves, notes, a board to try things out."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "conditional_moves",
        sa.Column("game_id", Letters(), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("lines", Letters(), nullable=False),
        sa.Column("key", Letters(40), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_conditional_moves_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "holder", name="pk_conditional_moves"),
    )
    op.create_index("ix_conditional_moves_holder", "conditional_moves", ["holder"])
    op.create_table(
        "private_papers",
        sa.Column("game_id", Letters(), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("note", Letters(), server_default="", nullable=False),
        sa.Column("board", Letters()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_private_papers_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "holder", name="pk_private_papers"),
    )
    op.create_index("ix_private_papers_holder", "private_papers", ["holder"])
