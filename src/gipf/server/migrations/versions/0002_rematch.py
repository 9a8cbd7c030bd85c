"""A game knows its rematch, so that two tabs that ask for one get the same."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the id of the rematch."""
    op.add_column("games", sa.Column("rematch", sa.String(32)))
