"""Texts are compared byte by byte in PostgreSQL, as in SQLite, whatever language its cluster was made with."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Say so of every text."""
    connection = op.get_bind()
    if connection.dialect.name != "postgresql":
        return
    found = sa.inspect(connection)
    for table in sorted(set(found.get_table_names()) - {"alembic_version"}):
        columns = [each for each in found.get_columns(table) if isinstance(each["type"], sa.String)]
        changes = ", ".join(
            f'ALTER COLUMN "{each["name"]}" TYPE {each["type"]} COLLATE "C"' for each in columns
        )
        if changes:
            op.execute(f'ALTER TABLE "{table}" {changes}')
