"""A guest goes on at another device by a link of their own."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0029"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tokens, and by which of them a device is somebody's to which notices are pushed."""
    op.create_table(
        "guest_tokens",
        sa.Column("token", Letters(64), nullable=False),
        sa.Column("guest_id", Letters(32), nullable=False),
        sa.Column("is_link", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_guest_tokens_guest_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_guest_tokens"),
    )
    op.create_index("ix_guest_tokens_guest_id", "guest_tokens", ["guest_id"])
    op.add_column("devices", sa.Column("guest_token", Letters(64)))
