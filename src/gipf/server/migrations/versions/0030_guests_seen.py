"""When a guest was last here, so that those who play nothing can go."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of those who came before it is known only when that was first."""
    op.add_column("guests", sa.Column("seen", sa.BigInteger()))
    op.create_index("ix_guests_seen", "guests", ["seen"])
