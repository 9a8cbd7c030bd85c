"""Turns are counted as they are numbered: White's and Black's are one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count them so in the games there are."""
    games = sa.table("games", sa.column("turns", sa.Integer()))
    op.execute(games.update().values(turns=(games.c.turns + 1) // 2))
