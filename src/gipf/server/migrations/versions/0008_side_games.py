"""The side games that were played in a game have a table of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "side_plays",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_side_plays_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_side_plays"),
    )
