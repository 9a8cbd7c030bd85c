"""When the flag of a clock that runs falls, so that the games whose time is up are found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it for clocks that run."""
    op.add_column("games", sa.Column("clock_falls", sa.BigInteger()))
    op.execute(
        "UPDATE games SET clock_falls = clock_since"
        " + CASE clock_running WHEN 'w' THEN white_left ELSE black_left END"
        " WHERE clock_running IS NOT NULL"
    )
    op.create_index("ix_games_clock_falls", "games", ["clock_falls"])
