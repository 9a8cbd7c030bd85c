"""What the engine is asked, for processes of their own, and which of those there are."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "jobs",
        sa.Column("id", Letters(32), nullable=False),
        sa.Column("lane", Letters(8), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("request", Letters(), nullable=False),
        sa.Column("wanted", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.Integer()),
        sa.Column("taken", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("halted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("said", Letters(), server_default="[]", nullable=False),
        sa.Column("count", sa.Integer(), server_default="0", nullable=False),
        sa.Column("done", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
    )
    op.create_index("ix_jobs_lane", "jobs", ["lane", "priority", "created"])
    op.create_table(
        "thinkers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("lane", Letters(8), nullable=False),
        sa.Column("ready", Letters(), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_thinkers"),
    )
