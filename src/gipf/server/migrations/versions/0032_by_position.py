"""Games that everybody may see are found by position: which of them are still to be indexed is found at once.

Those that ended before are indexed by whoever does what happens by itself, a few at a time.
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index."""
    where = sa.text("public AND explored <> version AND kind = 'game' AND result <> '*'")
    op.create_index(
        "ix_games_unindexed", "games", ["updated"], sqlite_where=where, postgresql_where=where
    )
