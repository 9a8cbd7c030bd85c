"""What was decided under a key is known by it; of hosts that share a game one lets the computer think."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the columns."""

    def text(length: int) -> sa.types.TypeEngine[str]:
        return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")

    op.create_table(
        "decisions",
        sa.Column("game_id", text(32), nullable=False),
        sa.Column("key", text(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_decisions_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "key", name="pk_decisions"),
    )
    op.create_index("ix_decisions_at", "decisions", ["at"])
    op.add_column("games", sa.Column("thinker", sa.Integer()))
    op.add_column("games", sa.Column("thinks_about", sa.Integer()))
    op.add_column("games", sa.Column("thinks_until", sa.BigInteger()))
