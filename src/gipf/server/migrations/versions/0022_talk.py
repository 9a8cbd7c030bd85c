"""What people say at games and report, and who must be silent."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "lines",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", Letters(), nullable=False),
        sa.Column("room", Letters(12), nullable=False),
        sa.Column("person", Letters(32), nullable=False),
        sa.Column("name", Letters(), nullable=False),
        sa.Column("text", Letters(), nullable=False),
        sa.Column("preset", Letters(16)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_lines_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_lines"),
    )
    op.create_index("ix_lines_game_id", "lines", ["game_id"])
    op.create_index("ix_lines_person", "lines", ["person", "at"])
    op.create_table(
        "mutes",
        sa.Column("person", Letters(32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mutes"),
    )
    names = ("reporter_name", "accused_name", "text", "moderator", "note")
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, Letters(32), nullable=False) for name in ("reporter", "accused")),
        *(sa.Column(name, Letters(), nullable=False) for name in names),
        sa.Column("reason", Letters(16), nullable=False),
        sa.Column("game_id", Letters(32)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("action", Letters(16)),
        sa.Column("done", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_action", "reports", ["action"])
