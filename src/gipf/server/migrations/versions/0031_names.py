"""Names as they are searched, whatever the case, with an index."""

import sqlalchemy as sa
from alembic import op

from gipf.server.account_names import folded
from gipf.server.models import Letters

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

BATCH = 1000


def upgrade() -> None:
    """Add the column and fill it."""
    op.add_column("guests", sa.Column("folded", Letters()))
    connection = op.get_bind()
    guests = sa.table(
        "guests",
        sa.column("id", Letters()),
        sa.column("name", Letters()),
        sa.column("folded", Letters()),
    )
    written = (
        sa.update(guests)
        .where(guests.c.id == sa.bindparam("who"))
        .values(folded=sa.bindparam("as_searched"))
    )
    last = ""
    while True:
        asked = sa.select(guests.c.id, guests.c.name).where(guests.c.id > last)
        rows = connection.execute(asked.order_by(guests.c.id).limit(BATCH)).all()
        if not rows:
            break
        last = rows[-1].id
        values = [{"who": row.id, "as_searched": folded(row.name)} for row in rows]
        connection.execute(written, values)
    op.create_index("ix_guests_folded", "guests", ["folded"])
