"""Programs play as bots, by tokens; seats and offers say who is one, and offers whether one may accept them."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0023"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table and the columns."""
    op.create_table(
        "tokens",
        sa.Column("token", Letters(64), nullable=False),
        sa.Column("account_id", Letters(32), nullable=False),
        sa.Column("name", Letters(60), nullable=False),
        sa.Column("scopes", Letters(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_tokens_account_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
    )
    op.create_index("ix_tokens_account_id", "tokens", ["account_id"])
    for table, name in (("seats", "bot"), ("seeks", "by_bot"), ("seeks", "for_bots")):
        op.add_column(
            table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
