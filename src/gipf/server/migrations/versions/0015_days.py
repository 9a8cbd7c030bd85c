"""Games over days: the most a player can have on the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; games without it are live."""
    op.add_column("games", sa.Column("clock_cap", sa.Integer()))
