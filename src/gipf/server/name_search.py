"""People found by how their name begins, whatever the case: a range of an index, in every kind of database."""

from sqlalchemy import ColumnElement, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.server.account_names import folded
from gipf.server.models import GuestRow

LAST = "\U0010ffff"
"""No letter comes after it."""
BATCH = 500


def begins(name: str) -> ColumnElement[bool]:
    """Whether somebody's name begins so."""
    wanted = folded(name)
    return and_(GuestRow.folded >= wanted, GuestRow.folded < wanted + LAST)


async def fold_names(connection: AsyncConnection) -> int:
    """Make some people known by name who came by a server of a version before; say how many."""
    asked = select(GuestRow.id, GuestRow.name).where(GuestRow.folded.is_(None)).limit(BATCH)
    rows = (await connection.execute(asked)).all()
    for row in rows:
        there = update(GuestRow).where(GuestRow.id == row.id, GuestRow.folded.is_(None))
        await connection.execute(there.values(folded=folded(row.name)))
    return len(rows)
