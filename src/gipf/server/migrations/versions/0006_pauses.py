"""A game that is paused says so in a column of its own, no longer in the one for how a game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and move the pauses there."""
    op.add_column(
        "games", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    games = sa.table("games", sa.column("reason", sa.String()), sa.column("paused", sa.Boolean()))
    op.execute(
        games.update().where(games.c.reason == "paused").values(paused=sa.true(), reason=None)
    )
