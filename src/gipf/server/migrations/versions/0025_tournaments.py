"""Tournaments, who takes part in them, and their games."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0025"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and to each game the tournament it belongs to."""
    op.add_column("games", sa.Column("tournament", Letters(32)))
    op.create_table(
        "tournaments",
        sa.Column("id", Letters(32), nullable=False),
        sa.Column("family", Letters(60), nullable=False),
        sa.Column("variant", Letters(), nullable=False),
        sa.Column("time", Letters(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_ended", "tournaments", ["ended"])
    op.create_table(
        "entries",
        sa.Column("tournament_id", Letters(32), nullable=False),
        sa.Column("person", Letters(32), nullable=False),
        sa.Column("entered", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Double()),
        sa.Column("provisional", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("group", sa.Integer()),
        sa.Column("number", sa.Integer()),
        sa.Column("withdrawn", sa.BigInteger()),
        sa.Column("counts", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_entries_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("tournament_id", "person", name="pk_entries"),
    )
    op.create_index("ix_entries_person", "entries", ["person"])
    op.create_table(
        "tournament_games",
        sa.Column("game_id", Letters(32), nullable=False),
        sa.Column("tournament_id", Letters(32), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("group", "white", "black")),
        sa.Column("result", Letters(7), server_default="*", nullable=False),
        sa.Column("reason", Letters()),
        sa.Column("ended", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_games_tournament_id",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_tournament_games"),
    )
    op.create_index("ix_tournament_games_tournament_id", "tournament_games", ["tournament_id"])
