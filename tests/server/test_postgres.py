"""A PostgreSQL that several servers share: its tables made once, clocks that go on while one of them lives."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import gipf.server.app  # noqa: F401  # with it all tables are known
from gipf import GipfError, Position
from gipf.errors import MissingExtra
from gipf.extras import EXTRAS
from gipf.host.clock import Clock
from gipf.host.moments import now
from gipf.server.database import server_address
from gipf.server.flags_sql import GONE
from gipf.server.models import Base
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.upgrade import configuration, upgrade_server
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres, free_port
from tests.server.test_store_kinds import new

W, B = Player
STEPS = [step.revision for step in ScriptDirectory.from_config(configuration()).walk_revisions()]


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def one_of(postgres: Postgres, database: str, data: Path) -> Settings:
    return Settings(data=data, database_address=postgres.address(database))


@pytest.fixture
def database(postgres: Postgres, migrated: str) -> str:
    return postgres.new(migrated)


# ---------------------------------------------------------------------- tables


def test_the_migrations_lead_to_the_tables_of_the_models(postgres: Postgres, database: str) -> None:
    engine = create_engine(server_address(postgres.address(database)))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        ordered = connection.exec_driver_sql(
            "SELECT DISTINCT collation_name FROM information_schema.columns WHERE table_schema = 'public'"
            " AND data_type LIKE 'character%%' AND table_name <> 'alembic_version'"
        )
        assert ordered.scalars().all() == ["C"]
    engine.dispose()


def test_every_older_database_is_brought_up_to_date_with_its_games(postgres: Postgres) -> None:
    assert len(STEPS) > 10
    for step in STEPS[::-1][:-1]:
        name = postgres.new()
        address = server_address(postgres.address(name))
        assert upgrade_server(address, step)
        start, after = Position.start("basic"), Position.start("basic").play("c2")
        with postgres.connect(name) as connection:
            connection.execute(
                "INSERT INTO games (id, created, updated, version, variant, start, position, turns, result)"
                " VALUES ('old', 1, 2, 2, 'basic', %s, %s, 1, '*')",
                (str(start), str(after)),
            )
            for player in Player:
                connection.execute(
                    "INSERT INTO seats (game_id, player, kind, name) VALUES ('old', %s, 'person', 'Ann')",
                    (player.value,),
                )
            connection.execute(
                "INSERT INTO plies (game_id, number, move, by, at) VALUES ('old', 0, 'c2', 'person', 2)"
            )
        assert upgrade_server(address)

        async def main(where: str) -> None:
            store = Store(Settings(database_address=where))
            await store.open()
            old = await store.load("old")
            assert old and [ply.move for ply in old.plies] == ["c2"]
            assert [summary.turns for summary in await store.list()] == [1]
            await store.close()

        run(main(postgres.address(name)))


def test_of_servers_that_start_at_once_one_makes_the_tables(postgres: Postgres) -> None:
    address = server_address(postgres.address(postgres.new()))
    made: list[bool] = []
    threads = [
        threading.Thread(target=lambda: made.append(upgrade_server(address))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(made) == [False, False, False, True]


def test_tables_of_others_and_of_a_newer_gipf_are_left_alone(postgres: Postgres) -> None:
    name = postgres.new()
    with postgres.connect(name) as connection:
        connection.execute("CREATE TABLE recipes (name text)")
    with pytest.raises(GipfError) as refused:
        upgrade_server(server_address(postgres.address(name)))
    assert refused.value.code == "database-foreign"
    name = postgres.new()
    upgrade_server(server_address(postgres.address(name)))
    with postgres.connect(name) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(GipfError) as refused:
        upgrade_server(server_address(postgres.address(name)))
    assert refused.value.code == "newer-database"


def test_what_cannot_be_reached_is_said_without_the_password(postgres: Postgres) -> None:
    nowhere = f"postgresql://ann:a-secret@127.0.0.1:{free_port()}/gipf"
    for address, part in (
        (nowhere, "refused"),
        (postgres.address("no_such_database"), "does not exist"),
        ("postgresql://ann:a-secret@no.such.host.invalid/gipf", "no.such.host.invalid"),
    ):
        with pytest.raises(GipfError) as refused:
            upgrade_server(server_address(address))
        said = str(refused.value)
        assert refused.value.code == "database-unreachable" and part in said
        assert "a-secret" not in said and "\n" not in said


@pytest.mark.parametrize("written", ["mysql://ann:a-secret@host/x", "a-secret", "redis://a-secret"])
def test_an_address_of_another_kind_is_refused_without_showing_it(written: str) -> None:
    with pytest.raises(GipfError) as refused:
        server_address(written)
    assert refused.value.code == "database-address" and "a-secret" not in str(refused.value)
    assert "a-secret" not in repr(Settings(database_address=written))


def test_a_server_that_cannot_use_its_database_says_so_in_one_line(tmp_path: Path) -> None:
    nowhere = f"postgresql://ann:a-secret@127.0.0.1:{free_port()}/gipf"
    for address, said in ((nowhere, "cannot be used"), ("mysql://a-secret", "GIPF_DATABASE names")):
        ended = subprocess.run(
            [sys.executable, "-m", "gipf", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "GIPF_DATA": str(tmp_path), "GIPF_DATABASE": address},
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        assert ended.returncode == 1
        assert said in ended.stderr and ended.stderr.count("\n") == 1
        assert "a-secret" not in ended.stderr + ended.stdout
        assert all("a-secret" not in log.read_text() for log in tmp_path.rglob("*.log"))


def test_what_the_service_needs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "service", ("no_such_package",))
    with pytest.raises(MissingExtra, match=r"gipf\[service\]"):
        Store(Settings(database_address="postgresql://localhost/gipf"))


# ---------------------------------------------------------------------- clocks


def test_clocks_go_on_while_another_server_lives(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    settings = one_of(postgres, database, tmp_path)

    async def clock_of(store: Store) -> Clock:
        game = await store.load("abc")
        assert game and game.clock
        return game.clock

    async def main() -> None:
        one, other = Store(settings), Store(settings)
        await one.open()
        began = now()
        game = new(clock=Clock.new(600, 0))
        await one.add(game)
        await one.save(game.played("c2", "person", began), game)
        await other.open()
        assert (await clock_of(other)).running is B
        await one.leave(now())
        assert (await clock_of(other)).running is B
        await other.leave(began + 3000)  # the last one
        assert await clock_of(one) == replace(
            await clock_of(one), running=None, left={W: 600_000, B: 597_000}
        )
        await one.close()
        await other.close()

    run(main())


def test_clocks_stop_when_the_last_server_was_killed(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    settings = one_of(postgres, database, tmp_path)

    async def main() -> None:
        store = Store(settings)
        await store.open()
        began = now() - 10 * GONE
        game = new(clock=Clock.new(600, 0))
        await store.add(game)
        await store.save(game.played("c2", "person", began), game)
        await store.beat(began + 4000)
        await store.close()  # it is killed
        store = Store(settings)
        await store.open()
        again = await store.load("abc")
        assert again and again.clock
        assert (again.clock.running, again.clock.left) == (None, {W: 600_000, B: 596_000})
        await store.close()

    run(main())


def test_no_time_passes_while_the_database_is_away(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    settings = one_of(postgres, database, tmp_path)

    async def main() -> None:
        one, other = Store(settings), Store(settings)
        await one.open()
        await other.open()
        began = now()
        game = new(clock=Clock.new(600, 0))
        await one.add(game)
        await one.save(game.played("c2", "person", began), game)
        await one.beat(began + 2000)
        await other.beat(began + 3000)
        # here it is away for a minute; whoever finds it again first stops all clocks
        await one.beat(began + 63_000)
        again = await other.load("abc")
        assert again and again.clock
        assert (again.clock.running, again.clock.left) == (None, {W: 600_000, B: 597_000})
        await other.save(again.with_clock_running(began + 63_500), again)
        await other.beat(began + 64_000)
        again = await one.load("abc")
        assert again and again.clock and again.clock.running is B
        await one.close()
        await other.close()

    run(main())
