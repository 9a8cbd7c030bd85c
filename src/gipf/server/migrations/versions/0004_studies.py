"""Studies beside games; names, notes, games that are discarded, and seats for which the computer has played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; what was kept of an analysis without a game is a study."""
    op.add_column("games", sa.Column("kind", sa.String(8), nullable=False, server_default="game"))
    op.add_column("games", sa.Column("title", sa.String(), nullable=False, server_default=""))
    op.add_column("games", sa.Column("note", sa.String(), nullable=False, server_default=""))
    op.add_column("games", sa.Column("discarded", sa.BigInteger()))
    op.create_index("ix_games_kind", "games", ["kind", "updated", "id"])
    op.add_column(
        "seats", sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_seats_kind", "seats", ["kind", "level"])
    op.execute(
        "UPDATE games SET kind = 'study' WHERE result = '*'"
        " AND id IN (SELECT game_id FROM analyses)"
        " AND NOT EXISTS (SELECT 1 FROM plies WHERE game_id = games.id AND at > games.created)"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = games.id"
        " AND (kind = 'computer' OR name NOT IN ('White', 'Black')))"
    )
