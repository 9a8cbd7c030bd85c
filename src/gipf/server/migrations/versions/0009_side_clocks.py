"""A game can have times of their own for its side games; what is left for the game is kept meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("games", sa.Column("side_seconds", sa.Integer()))
    op.add_column("games", sa.Column("kept_white_left", sa.BigInteger()))
    op.add_column("games", sa.Column("kept_black_left", sa.BigInteger()))
