"""Notices are pushed to devices, each once, by however many processes: one takes what no other has.

What was seen meanwhile is pushed nowhere. A device that its push service does not know any more is forgotten.
"""

import asyncio
import logging
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, select, update

from gipf.host.notices import as_kind, read_choices, says
from gipf.host.wire import write
from gipf.messages import render
from gipf.server import notices_sql
from gipf.server.notice_models import DeviceRow, NoticeReaderRow, NoticeRow, PushRow
from gipf.server.notice_store import NoticeStore
from gipf.server.store import Store
from gipf.server.web_push import Endpoint, Signer, check_endpoint, encoded, new_key, send

AT_ONCE = 20
LEASE = 60_000
"""Milliseconds after which another process tries what one has taken and not done."""
MOST_TRIES = 6
PAUSE = 30_000
"""Milliseconds before the next try, doubled each time."""
GONE = (404, 410)

_log = logging.getLogger("gipf.server.notice_pushes")


class Pushes:
    """Those of a service; ``allowed`` are push services besides those that are known."""

    def __init__(self, store: Store, address: str, allowed: tuple[str, ...] = ()) -> None:
        self._store, self._address, self._allowed = store, address, allowed
        self._notices = NoticeStore(store)
        self._signer: Signer | None = None

    async def signer(self) -> Signer:
        """Give the key by which push services know this one; it is made when it is first needed."""
        if self._signer is None:
            self._signer = Signer(await self._notices.key("push", new_key()), self._address)
        return self._signer

    async def add(
        self,
        key: str,
        session: str | None,
        endpoint: Endpoint,
        agent: str,
        guest_token: str | None = None,
    ) -> None:
        """Push to a browser from now on, if its push service is known."""
        check_endpoint(endpoint.address, self._allowed)
        given = endpoint.address, endpoint.p256dh, endpoint.auth
        await self._notices.add_device(key, session, *given, agent, guest_token)

    async def push(self, now: int) -> int:
        """Push what is due; say how much was."""
        async with self._store.reading() as connection:
            if (
                await connection.scalar(select(PushRow.due).where(PushRow.due <= now).limit(1))
                is None
            ):
                return 0
        columns = PushRow.notice_id, PushRow.device_id
        async with self._store.transaction() as connection:
            due = (
                select(*columns, PushRow.tries)
                .where(PushRow.due <= now)
                .order_by(PushRow.due)
                .limit(AT_ONCE)
                .with_for_update(skip_locked=True)
            )
            taken = (await connection.execute(due)).all()
            for notice, device, tries in taken:
                there = PushRow.notice_id == notice, PushRow.device_id == device
                wait = LEASE + PAUSE * 2**tries
                values = {"due": now + wait, "tries": tries + 1}
                await connection.execute(update(PushRow).where(*there).values(**values))
        done = [self._one(notice, device, tries + 1, now) for notice, device, tries in taken]
        return sum(await asyncio.gather(*done))

    async def _one(self, notice: int, device: int, tries: int, now: int) -> bool:
        asked = (
            select(NoticeRow, DeviceRow.endpoint, DeviceRow.p256dh, DeviceRow.auth)
            .add_columns(NoticeReaderRow.choices, NoticeReaderRow.language)
            .join(DeviceRow, DeviceRow.holder == NoticeRow.holder)
            .outerjoin(NoticeReaderRow, NoticeReaderRow.holder == NoticeRow.holder)
            .where(NoticeRow.id == notice, DeviceRow.id == device, NoticeRow.seen.is_(None))
        )
        async with self._store.reading() as connection:
            row = (await connection.execute(asked)).first()
        kind = as_kind(row.kind) if row else None
        if row is None or kind is None or not read_choices(row.choices or "")[kind].push:
            await self._forget(notice, device)
            return False
        endpoint = Endpoint(row.endpoint, row.p256dh, row.auth)
        status = await self._send(row, endpoint, now)
        if status in GONE:
            async with self._store.transaction() as connection:
                await connection.execute(delete(DeviceRow).where(DeviceRow.id == device))
        elif 200 <= status < 300 or tries >= MOST_TRIES:
            await self._forget(notice, device)
        if not 200 <= status < 300:
            _log.info("a notice was not pushed", extra={"status": status, "tries": tries})
        return 200 <= status < 300

    async def _send(self, row: Any, endpoint: Endpoint, now: int) -> int:
        check_endpoint(endpoint.address, self._allowed)  # what is allowed may have changed
        language = row.language or "en"
        said = render(says(row.kind, row.name, notices_sql.about_in(row)), language)
        text = write({"id": row.id, "text": said, "link": row.link, "language": language})
        signed = (await self.signer()).authorization(endpoint.address, now // 1000)
        topic = encoded(sha256(f"{row.kind} {row.game_id or row.subject}".encode()).digest()[:18])
        given = text.encode(), endpoint, signed
        is_urgent = row.kind == "time-short"
        return await asyncio.to_thread(send, *given, topic=topic, is_urgent=is_urgent)

    async def _forget(self, notice: int, device: int) -> None:
        there = PushRow.notice_id == notice, PushRow.device_id == device
        async with self._store.transaction() as connection:
            await connection.execute(delete(PushRow).where(*there))
