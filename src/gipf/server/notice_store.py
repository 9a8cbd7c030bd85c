"""Notices in the database: what somebody is told, what they have chosen, and their devices."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.moments import now as moment
from gipf.host.notice_board import Written
from gipf.host.notices import Choice, NoticeKind, read_choices, write_choices
from gipf.messages import languages
from gipf.server import notices_sql
from gipf.server.account_models import AccountRow
from gipf.server.database import insert_unless_there
from gipf.server.notice_models import DeviceRow, KeyRow, NoticeReaderRow, NoticeRow
from gipf.server.store import Store

MOST_DEVICES = 10
"""Devices of one person; the oldest goes when there are more."""


@dataclass(frozen=True)
class Device:
    """A browser to which notices are pushed."""

    id: int
    session: str | None
    endpoint: str
    p256dh: str
    auth: str
    agent: str
    created: int
    guest_token: str | None = None


class NoticeStore:
    """All of it; every change is stored when its call is done."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._spoken: dict[str, str] = {}

    # ------------------------------------------------------------------ notices

    async def listed(self, key: str, before: int | None, most: int, now: int) -> Sequence[Written]:
        """Give what somebody is told, the latest first; of what is older than a notice."""
        async with self._store.reading() as connection:
            wanted = notices_sql.told(key, await _hidden(connection, key), now)
            asked = select(NoticeRow).where(*wanted).order_by(NoticeRow.id.desc()).limit(most)
            if before is not None:
                asked = asked.where(NoticeRow.id < before)
            return [_written(row) for row in await connection.execute(asked)]

    async def unseen(self, key: str, now: int) -> tuple[int, list[str]]:
        """Count what somebody has not seen, and name the games that is about."""
        async with self._store.reading() as connection:
            wanted = notices_sql.told(key, await _hidden(connection, key), now)
            asked = select(NoticeRow.game_id).where(*wanted, NoticeRow.seen.is_(None))
            found = list(await connection.scalars(asked))
        return len(found), sorted({game for game in found if game})

    async def marks(self, keys: Collection[str], now: int) -> Mapping[str, object]:
        """Give a mark for each of some people, which changes with their notices."""
        new = func.count().filter(NoticeRow.seen.is_(None))
        asked = (
            select(NoticeRow.holder, func.max(NoticeRow.id), new)
            .where(NoticeRow.holder.in_(keys), NoticeRow.at <= now)
            .group_by(NoticeRow.holder)
        )
        async with self._store.reading() as connection:
            return {
                holder: (last, count) for holder, last, count in await connection.execute(asked)
            }

    async def see(
        self, key: str, now: int, *, game: str | None, notices: Sequence[int] | None
    ) -> None:
        """Note that somebody has seen those about a game, or some, or all."""
        which = [NoticeRow.game_id == game] if game is not None else []
        which += [NoticeRow.id.in_(notices)] if notices is not None else []
        async with self._store.transaction() as connection:
            await notices_sql.see(connection, key, which, now)

    async def everything(self, key: str) -> Sequence[Written]:
        """Give all that is kept of what somebody was told, the latest first."""
        asked = select(NoticeRow).where(NoticeRow.holder == key).order_by(NoticeRow.id.desc())
        async with self._store.reading() as connection:
            return [_written(row) for row in await connection.execute(asked)]

    # ------------------------------------------------------------------ choices

    async def choices(self, key: str) -> Mapping[NoticeKind, Choice]:
        """Give how somebody wants to be told."""
        asked = select(NoticeReaderRow.choices).where(NoticeReaderRow.holder == key)
        async with self._store.reading() as connection:
            return read_choices(await connection.scalar(asked) or "")

    async def choose(self, key: str, choices: Mapping[NoticeKind, Choice]) -> None:
        """Keep how somebody wants to be told."""
        await self._keep(key, choices=write_choices(choices))

    async def speak(self, key: str, language: str) -> None:
        """Keep in which language somebody is told what they are told elsewhere than on the page."""
        if language not in languages() or self._spoken.get(key) == language:
            return
        asked = select(NoticeReaderRow.language).where(NoticeReaderRow.holder == key)
        async with self._store.reading() as connection:
            known = await connection.scalar(asked)
        if known != language:
            await self._keep(key, language=language)
        self._spoken[key] = language

    async def _keep(self, key: str, **values: Any) -> None:
        async with self._store.transaction() as connection:
            await connection.execute(reader_there(connection, key))
            there = NoticeReaderRow.holder == key
            await connection.execute(update(NoticeReaderRow).where(there).values(**values))

    async def mail(self, key: str) -> str | None:
        """Give where somebody's mail goes: an address at which they have followed a link."""
        async with self._store.reading() as connection:
            return await connection.scalar(select(AccountRow.mail).where(AccountRow.id == key))

    # ------------------------------------------------------------------ devices

    async def add_device(
        self,
        key: str,
        session: str | None,
        endpoint: str,
        p256dh: str,
        auth: str,
        agent: str,
        guest_token: str | None = None,
    ) -> None:
        """Push to a browser from now on, in the place of whom it was somebody else's before."""
        values = {"session": session, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        async with self._store.transaction() as connection:
            await self._store.take_turns(connection)
            await connection.execute(delete(DeviceRow).where(DeviceRow.endpoint == endpoint))
            values["guest_token"] = guest_token
            rest = {"holder": key, "agent": agent[:200], "created": moment()}
            await connection.execute(insert(DeviceRow).values(**values, **rest))
            kept = (
                select(DeviceRow.id)
                .where(DeviceRow.holder == key)
                .order_by(DeviceRow.id.desc())
                .limit(MOST_DEVICES)
            )
            too_many = DeviceRow.holder == key, DeviceRow.id.not_in(kept)
            await connection.execute(delete(DeviceRow).where(*too_many))

    async def devices(self, key: str) -> list[Device]:
        """List somebody's devices, the oldest first."""
        asked = select(DeviceRow).where(DeviceRow.holder == key).order_by(DeviceRow.id)
        async with self._store.reading() as connection:
            return [device_in(row) for row in await connection.execute(asked)]

    async def delete_device(self, key: str, number: int) -> None:
        """Push to a device of somebody no longer."""
        own = DeviceRow.holder == key, DeviceRow.id == number
        async with self._store.transaction() as connection:
            await connection.execute(delete(DeviceRow).where(*own))

    # ------------------------------------------------------------------ keys

    async def key(self, name: str, made: str) -> str:
        """Give a key of the service: the one that was kept first, which may be this one."""
        kept = select(KeyRow.value).where(KeyRow.name == name)
        async with self._store.reading() as connection:
            if (known := await connection.scalar(kept)) is not None:
                return known
        async with self._store.transaction() as connection:
            written = insert_unless_there(connection, KeyRow)
            await connection.execute(written.values(name=name, value=made))
        async with self._store.reading() as connection:
            return str(await connection.scalar(kept))


def reader_there(connection: AsyncConnection, key: str) -> Any:
    """See to it that there is a row about how somebody is told."""
    return insert_unless_there(connection, NoticeReaderRow).values(holder=key)


async def _hidden(connection: AsyncConnection, key: str) -> list[NoticeKind]:
    """List the kinds that somebody does not want to see on the page."""
    asked = select(NoticeReaderRow.choices).where(NoticeReaderRow.holder == key)
    choices = read_choices(await connection.scalar(asked) or "")
    return [kind for kind, choice in choices.items() if not choice.page]


def device_in(row: Any) -> Device:
    """Read a device."""
    return Device(
        row.id, row.session, row.endpoint, row.p256dh, row.auth, row.agent, row.created,
        row.guest_token,
    )  # fmt: skip


def _written(row: Any) -> Written:
    return Written(
        row.id, row.kind, row.name, notices_sql.about_in(row), row.link, row.game_id, row.at,
        row.seen is not None,
    )  # fmt: skip
