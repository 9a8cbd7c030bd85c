"""Links by which guests go on at other devices, in the database. Of all tokens only hashes are kept."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Select, delete, func, insert, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.moments import now
from gipf.host.people import Person
from gipf.server.models import GuestRow, GuestTokenRow
from gipf.server.notice_models import DeviceRow
from gipf.server.people_store import hash_of, new_token, one_by_one
from gipf.server.store import Store

MOST_BROWSERS = 20
"""Browsers in which a guest has followed their link; the oldest goes when there are more."""


@dataclass(frozen=True)
class GuestLink:
    """Since when a guest has a link, none where they have none, and in how many browsers it was followed."""

    since: int | None
    browsers: int


class GuestLinks:
    """The links of all guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def about(self, person: Person) -> GuestLink:
        """Say what there is of somebody."""
        asked = select(
            func.max(GuestTokenRow.created).filter(GuestTokenRow.is_link),
            func.count().filter(~GuestTokenRow.is_link),
        ).where(GuestTokenRow.guest_id == person.id)
        async with self._store.reading() as connection:
            since, browsers = (await connection.execute(asked)).one()
        return GuestLink(since, browsers)

    async def make(self, person: Person) -> str:
        """Make a link, in the place of the one before; give its token."""
        async with self._store.transaction() as connection:
            await one_by_one(connection, person.id)
            old = GuestTokenRow.guest_id == person.id, GuestTokenRow.is_link
            await connection.execute(delete(GuestTokenRow).where(*old))
            return await _added(connection, person.id or "", is_link=True)

    async def whose(self, token: str) -> Person | None:
        """Say whose link this is; looking at it changes nothing."""
        async with self._store.reading() as connection:
            row = (await connection.execute(_of_link(token))).first()
        return Person(row.id, row.name) if row else None

    async def follow(self, token: str) -> str | None:
        """Let a browser be the guest's whose link this is; give what it is known by from now on."""
        async with self._store.transaction() as connection:
            row = (await connection.execute(_of_link(token))).first()
            if row is None:
                return None
            await one_by_one(connection, row.id)
            if (await connection.execute(_of_link(token))).first() is None:
                return None  # it was revoked just now
            given = await _added(connection, row.id, is_link=False)
            own = GuestTokenRow.guest_id == row.id, ~GuestTokenRow.is_link
            kept = (
                select(GuestTokenRow.token)
                .where(*own)
                .order_by(GuestTokenRow.created.desc(), GuestTokenRow.token != hash_of(given))
                .limit(MOST_BROWSERS)
            )
            too_many = delete(GuestTokenRow).where(*own, GuestTokenRow.token.not_in(kept))
            await connection.execute(too_many)
            return given

    async def revoke(self, person: Person, here: str | None) -> list[str]:
        """Let no browser be somebody's but that with this token, by its hash, and no link lead to them.

        Give the hashes of what opens nothing any more.
        """
        own = GuestTokenRow.guest_id == person.id
        async with self._store.transaction() as connection:
            await one_by_one(connection, person.id)
            tokens = set(await connection.scalars(select(GuestTokenRow.token).where(own)))
            kept = here if here in tokens else None
            gone = tokens - {here}
            if kept is not None:  # it came by the link: the first browser is another one
                who = GuestRow.id == person.id
                first = await connection.scalar(select(GuestRow.token).where(who))
                gone |= {str(first)}
                changed = update(GuestRow).where(who).values(token=hash_of(new_token()))
                await connection.execute(changed)
            await connection.execute(delete(GuestTokenRow).where(own, GuestTokenRow.token != here))
            is_other = DeviceRow.guest_token != here  # those of before 0029 are the first browser's
            elsewhere = is_other if kept is None else DeviceRow.guest_token.is_distinct_from(here)
            pushed = DeviceRow.holder == person.id, elsewhere
            await connection.execute(delete(DeviceRow).where(*pushed))
        return sorted(gone)

    async def known(self, tokens: Collection[str | None]) -> set[str]:
        """Say which of some tokens are guests', by their hashes."""
        asked = union_all(
            select(GuestRow.token).where(GuestRow.token.in_(tokens)),
            select(GuestTokenRow.token).where(GuestTokenRow.token.in_(tokens)),
        )
        async with self._store.reading() as connection:
            return set(await connection.scalars(asked))


def _of_link(token: str) -> Select[str, str]:
    return (
        select(GuestRow.id, GuestRow.name)
        .join(GuestTokenRow, GuestTokenRow.guest_id == GuestRow.id)
        .where(GuestTokenRow.token == hash_of(token), GuestTokenRow.is_link)
    )


async def _added(connection: AsyncConnection, guest_id: str, *, is_link: bool) -> str:
    token = new_token()
    values = {"token": hash_of(token), "guest_id": guest_id, "is_link": is_link, "created": now()}
    await connection.execute(insert(GuestTokenRow).values(**values))
    return token
