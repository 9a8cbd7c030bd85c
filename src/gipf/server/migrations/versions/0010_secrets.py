"""A game keeps what its chance comes from: what is taken back and decided again finds the same."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("secret", sa.String(32)))
