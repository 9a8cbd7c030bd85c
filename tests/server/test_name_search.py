"""People are found by how their name begins, whatever the case, by an index of either kind of database."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select, text, update

from gipf.host.catalogue import GameFilter
from gipf.server.account_store import AccountStore
from gipf.server.catalogue_sql import wanted
from gipf.server.database import server_address
from gipf.server.models import GuestRow
from gipf.server.moderation_store import ModerationStore, found
from gipf.server.name_search import fold_names
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.upgrade import address_of, upgrade, upgrade_server
from tests.server.real_servers import Postgres
from tests.server.test_store_kinds import opened

MANY = 20_000


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def names(store: Store, begin: str) -> list[str]:
    return [each.name for each in await ModerationStore(store).find(begin, 9)]


def test_a_name_is_found_by_its_beginning_in_whatever_case_and_alphabet(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        for name in (
            "Émile",
            "émilie",
            "Ann_x",
            "Annx",
            "Ann%",
            "МАРИЯ",
            "Straße",
            "김민준",
            "ann",
        ):
            await people.add_guest(name)
        for begin, those in {
            "éMI": ["Émile", "émilie"],
            "E": [],
            "ann": ["Ann%", "Ann_x", "Annx", "ann"],
            "Ann_": ["Ann_x"],
            "ann%": ["Ann%"],
            "мар": ["МАРИЯ"],
            "STRASS": ["Straße"],
            "김": ["김민준"],
            "Annxy": [],
            "mile": [],
            "\U0010ffff": [],
        }.items():
            assert sorted(await names(store, begin)) == sorted(those), begin
        await store.close()

    run(main())


def test_who_is_called_otherwise_is_found_by_the_new_name(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people, accounts = PeopleStore(store), AccountStore(store)
        guest, _ = await people.add_guest("Guest")
        await people.rename(guest, "Örn")
        assert await names(store, "ö") == ["Örn"] and await names(store, "gu") == []
        assert guest.id and await accounts.add(guest.id, "Zoë", None)
        assert await names(store, "ZOË") == ["Zoë"] and await names(store, "ö") == []
        assert await accounts.rename(guest.id, "Zita")
        assert await names(store, "zi") == ["Zita"] and await names(store, "zoë") == []
        await store.close()

    run(main())


def test_who_came_by_a_server_of_before_is_found_a_little_later(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await PeopleStore(store).add_guest("Ann")
        async with store.transaction() as connection:
            await connection.execute(update(GuestRow).values(folded=None))
        assert await names(store, "an") == []
        async with store.transaction() as connection:
            assert await fold_names(connection) == 1
            assert await fold_names(connection) == 0
        assert await names(store, "an") == ["Ann"]
        await store.close()

    run(main())


async def plan_of(store: Store, statement: Any) -> str:
    """Let the database say how it would answer."""
    async with store.reading() as connection:
        is_server = connection.dialect.name == "postgresql"
        written = statement.compile(
            dialect=connection.dialect, compile_kwargs={"literal_binds": True}
        )
        ask = "EXPLAIN" if is_server else "EXPLAIN QUERY PLAN"
        rows = await connection.exec_driver_sql(f"{ask} {written}")
        return "\n".join(str(row[-1]) for row in rows)


def test_among_many_the_index_is_used(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        rows = [
            {"id": f"g{n}", "name": f"{n * 7919 % MANY:05} name", "token": f"t{n}", "created": 1}
            for n in range(MANY)
        ]
        async with store.transaction() as connection:
            await connection.execute(insert(GuestRow), rows)
        async with store.transaction() as connection:
            await connection.execute(text("ANALYZE guests"))
        plan = await plan_of(store, found("01234", 20))
        assert "ix_guests_folded" in plan, plan
        assert "Seq Scan on guests" not in plan and "SCAN guests" not in plan, plan
        plan = await plan_of(store, wanted(GameFilter(player="01234"), None, 20))
        assert "ix_guests_folded" in plan, plan
        assert await names(store, "01234") == ["01234 name"]
        await store.close()

    run(main())


OLD = "INSERT INTO guests (id, name, token, created) VALUES (:id, :name, :id, 1)"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_migration_writes_down_how_those_are_searched_who_were_there(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    count = 2300  # more than are read at once
    if kind == "sqlite":
        file = tmp_path / "gipf.db"
        upgrade(file, tmp_path, "0030")
        address = address_of(file)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        address = server_address(server.address(server.new()))
        upgrade_server(address, "0030")
    engine = create_engine(address)
    with engine.begin() as connection:
        rows = [{"id": f"g{n}", "name": f"Élise {n}"} for n in range(count)]
        connection.execute(text(OLD), rows)
    if kind == "sqlite":
        upgrade(file, tmp_path)
    else:
        upgrade_server(address)
    with engine.begin() as connection:
        rows_now = connection.execute(select(GuestRow.name, GuestRow.folded))
        written = {row.name: row.folded for row in rows_now}
    engine.dispose()
    assert len(written) == count
    assert all(folded == name.lower() for name, folded in written.items())
