"""What the opening explorer knows: turns by the number of the position in which they were played."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index; it is filled when the explorer is first asked."""
    op.add_column("games", sa.Column("explored", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "explored",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("position", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_explored_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_explored"),
    )
    op.create_index("ix_explored_position", "explored", ["position", "turn"])
