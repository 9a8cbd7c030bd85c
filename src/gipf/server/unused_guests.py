"""Guests who play nothing, and have nothing here: they go for good when they have not come for some days."""

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute

from gipf.server import moderation_store, notices_sql
from gipf.server.account_models import AccountRow
from gipf.server.models import BlockRow, GuestRow, GuestTokenRow, SeatRow, SeekRow, VacationRow
from gipf.server.moderation_models import LineRow, MuteRow, ReportRow
from gipf.server.notice_models import DeviceRow
from gipf.server.store import Store

BATCH = 200
"""Guests who go in one transaction."""
MOST_BATCHES = 25
"""Transactions in a row; the rest goes the next time."""
DAY = 24 * 3_600_000

THEIRS: tuple[InstrumentedAttribute[str] | InstrumentedAttribute[str | None], ...] = (
    AccountRow.id,
    SeatRow.holder,
    SeekRow.maker,
    SeekRow.to,
    LineRow.person,
    BlockRow.person,
    MuteRow.person,
    ReportRow.reporter,
    ReportRow.accused,
    DeviceRow.holder,
    VacationRow.holder,
)
"""Where something of somebody stands for whose sake they stay, besides their link to other browsers.

What they may watch is not among it, nor what they were told.
"""


async def delete_unused(store: Store, before: int) -> int:
    """Delete guests who have not come since a moment and have nothing here; say how many did."""
    count = 0
    for _ in range(MOST_BATCHES):
        async with store.transaction() as connection:
            gone = list(await connection.scalars(unused(before, BATCH)))
            await _forget(connection, gone)
        count += len(gone)
        if len(gone) < BATCH:
            break
    return count


def unused(before: int, most: int) -> Select[str]:
    """Ask for some of them; those whom another process deletes just now are left to it."""
    link = exists().where(GuestTokenRow.guest_id == GuestRow.id, GuestTokenRow.is_link)
    nothing: list[ColumnElement[bool]] = [
        ~exists().where(column == GuestRow.id) for column in THEIRS
    ]
    away = or_(GuestRow.seen < before, and_(GuestRow.seen.is_(None), GuestRow.created < before))
    asked = select(GuestRow.id).where(away, *nothing, ~link).limit(most)
    return asked.with_for_update(of=GuestRow, skip_locked=True)


async def _forget(connection: AsyncConnection, gone: list[str]) -> None:
    if gone:
        await notices_sql.forget(connection, gone)
        await moderation_store.forget(connection, gone)
        await connection.execute(delete(GuestRow).where(GuestRow.id.in_(gone)))
