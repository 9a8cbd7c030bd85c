"""Rated games as they stand in files; an index of the games that everybody may see."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the index."""
    op.create_index("ix_games_public", "games", ["public", "updated", "id"])
    op.create_table(
        "records",
        sa.Column("game_id", Letters(), nullable=False),
        sa.Column("kind", Letters(8), nullable=False),
        sa.Column("month", Letters(7), nullable=False),
        sa.Column("text", Letters(), nullable=False),
        sa.Column("written", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_records_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_records"),
    )
    op.create_index("ix_records_kind", "records", ["kind", "month", "game_id"])
