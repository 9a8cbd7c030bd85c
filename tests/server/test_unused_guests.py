"""Guests who have nothing go when they have not come for long; whoever has anything stays."""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from gipf.errors import GipfError
from gipf.host import moments
from gipf.host.moments import now
from gipf.server import people_store
from gipf.server.guest_links import GuestLinks
from gipf.server.models import Base, GuestRow, InvitationRow
from gipf.server.people_store import PeopleStore, hash_of
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import Tasks
from gipf.server.unused_guests import BATCH, DAY, THEIRS, delete_unused
from tests.patience import PATIENCE
from tests.server.test_personal_data import filled
from tests.server.test_store_kinds import new, opened
from tests.server.world import Visitor, service


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def there(store: Store) -> set[str]:
    async with store.reading() as connection:
        return set(await connection.scalars(select(GuestRow.name)))


async def not_here_for(store: Store, days: float, *names: str) -> None:
    """Let it be so long ago that guests were here."""
    async with store.transaction() as connection:
        theirs = update(GuestRow).where(GuestRow.name.in_(names))
        await connection.execute(theirs.values(seen=now() - int(days * DAY)))


def test_a_guest_who_has_nothing_goes_after_some_days_and_others_stay(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        for name in ("long ago", "lately"):
            await people.add_guest(name)
        await not_here_for(store, 31, "long ago")
        await not_here_for(store, 29, "lately")
        tasks = Tasks(store, people, lambda *_: None, pause=1, guest_days=30)
        await tasks.let_guests_go()
        assert await there(store) == {"lately"}
        async with store.transaction() as connection:  # of before it was noted when they came
            old = {"id": "o", "name": "old", "token": "o", "created": 1}
            await connection.execute(insert(GuestRow).values(**old))
        await tasks.let_guests_go()
        assert await there(store) == {"lately"}
        await store.close()

    run(main())


def test_whoever_has_anything_here_stays(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        await store.add(new("game"))
        names = []
        for column in THEIRS:
            table = Base.metadata.tables[column.class_.__tablename__]
            names.append(str(column))
            guest, _ = await people.add_guest(names[-1])
            if table.name == "seats":
                seat = update(table).where(table.c.player == "w")
                statement: Any = seat.values(holder=guest.id)
            else:
                more = {"session": None} if table.name == "devices" else {}
                row = filled(table, **more, **{column.key: guest.id})
                if "id" in row and column.key != "id":
                    row["id"] = str(column)[:32]
                statement = insert(table).values(**row)
            async with store.transaction() as connection:
                await connection.execute(statement)
        linked, _ = await people.add_guest("has a link")
        await GuestLinks(store).make(linked)
        await people.add_guest("has nothing")
        watching, _ = await people.add_guest("watches")
        await people.add_spectator("game", watching)
        await not_here_for(store, 100, *names, "has a link", "has nothing", "watches")
        assert await delete_unused(store, now() - 30 * DAY) == 2
        assert await there(store) == {*names, "has a link"}
        await store.close()

    run(main())


def test_who_comes_again_is_noted_once_a_day_and_stays(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        ann, token = await people.add_guest("Ann")
        await not_here_for(store, 40, "Ann")
        assert await people.guest_of(hash_of(token)) == ann
        assert await delete_unused(store, now() - 30 * DAY) == 0
        moment = moments.now()
        monkeypatch.setattr(people_store, "now", lambda: moment + DAY // 2)
        await people.guest_of(hash_of(token))
        async with store.reading() as connection:
            seen = await connection.scalar(select(GuestRow.seen))
        assert seen is not None and moment - PATIENCE * 1000 <= seen <= moment
        await store.close()

    run(main())


def test_many_go_in_batches_and_two_workers_do_not_wait_for_each_other(
    settings: Settings,
) -> None:
    async def main() -> None:
        store = await opened(settings)
        count = 2 * BATCH + 7
        many = [
            {"id": f"g{n}", "name": f"g{n}", "token": f"t{n}", "created": 1, "seen": 1}
            for n in range(count)
        ]
        async with store.transaction() as connection:
            await connection.execute(insert(GuestRow), many)
        await store.add(new("game"))
        taken = {"token": "t", "game_id": "game", "player": "w", "taken": "g1", "created": 1}
        async with store.transaction() as connection:
            await connection.execute(insert(InvitationRow).values(**taken))
        both = await asyncio.gather(*(delete_unused(store, now()) for _ in range(2)))
        assert sum(both) == count
        assert await there(store) == set()
        async with store.reading() as connection:
            assert await connection.scalar(select(InvitationRow.taken)) == "!"
        await store.close()

    run(main())


def test_at_a_service_alone_who_is_gone_is_a_stranger_again(tmp_path: Path) -> None:
    with (
        service(tmp_path, guest_days=1e-9) as site,  # whoever was here before is long gone
        closing(Visitor(site)) as ann,
        closing(Visitor(site)) as ben,
    ):
        ann.http.put("/api/me/vacation", json={"days": 1})
        assert ann.me()["kind"] == "guest"
        ben.http.put("/api/notices/settings", json={"choices": {}})
        assert ben.me()["kind"] == "guest"
    with service(tmp_path, guest_days=1e-9) as site:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with closing(Visitor(site)) as again:
                again.cookies.update(ben.cookies)
                if again.me()["kind"] == "stranger":
                    break
            time.sleep(0.1)
        else:
            raise AssertionError("the guest is still known")
        with closing(Visitor(site)) as again:
            again.cookies.update(ann.cookies)
            assert again.me()["kind"] == "guest", "a vacation is something"


def test_days_that_are_none_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIPF_GUESTS", "7.5")
    assert Settings().guest_days == 7.5
    monkeypatch.setenv("GIPF_GUESTS", "nan")
    with pytest.raises(GipfError, match="GIPF_GUESTS takes days from 0 to 3,650, not 'nan'"):
        Settings()
