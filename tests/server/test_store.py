"""The database: what is stored, old ones brought up to date, clocks of a server that has died."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from gipf import GipfError, Position
from gipf.server.clock import Clock
from gipf.server.live_game import LiveGame, Seat
from gipf.server.models import Base
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.upgrade import KEPT, back_up, upgrade
from gipf.variants import Player

W, B = Player
SEATS = {W: Seat("person", "Ann"), B: Seat("computer", "Level 3", 3)}
HOUR = 3_600_000


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def new(game: str = "abc", **more: Any) -> LiveGame:
    return LiveGame(game, 1, 2, SEATS, (Position.start("basic"),), **more)


async def opened(data: Path, now: int = 0) -> Store:
    store = Store(Settings(data=data))
    await store.open(now)
    return store


def test_a_game_is_stored_as_its_moves_and_comes_back_whole(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        first = new(clock=Clock.new(60, 5))
        await store.add(first)
        second = first.played("c2", "person", 1000)
        await store.save(second, first)
        third = second.played("c6", "computer", 2500)
        await store.save(third, second)
        await store.close()
        store = await opened(tmp_path, 2500)
        again = await store.load("abc")
        assert again is not None
        assert (again.plies, again.position, again.seats) == (third.plies, third.position, SEATS)
        assert (again.version, again.updated, again.result) == (3, 2500, "*")
        back = again.taken_back(5000)
        await store.save(back, again)
        ended = back.resigned(W, 6000)
        await store.save(ended, back)
        last = await store.load("abc")
        assert last and (last.plies, last.result, last.reason) == ((), "0-1", "resignation")
        assert await store.load("xyz") is None
        assert await store.count() == 1
        await store.close()

    run(main())


def test_a_deleted_game_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        first = new()
        await store.add(first)
        await store.save(first.played("c2", "person", 5), first)
        assert await store.delete("abc") is True
        assert await store.delete("abc") is False
        await store.close()

    run(main())
    with closing(sqlite3.connect(tmp_path / "gipf.db")) as database:
        for table in ("games", "seats", "plies"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_clock_stops_when_the_server_was_last_seen_alive(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        first = new(clock=Clock.new(60, 0))
        await store.add(first)
        await store.save(first.played("c2", "person", 10_000), first)
        await store.beat(12_000)
        await store.beat(14_000)
        # it is killed here, and started an hour later
        await store.close()
        store = await opened(tmp_path, HOUR)
        again = await store.load("abc")
        assert again and again.clock
        assert (again.clock.running, again.clock.left) == (None, {W: 60_000, B: 56_000})
        assert again.resumed(HOUR).clock == replace(again.clock, running=B, since=HOUR)
        await store.close()

    run(main())


def test_a_clock_is_not_charged_for_a_beat_before_its_move(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        await store.beat(5_000)
        first = new(clock=Clock.new(60, 0))
        await store.add(first)
        await store.save(first.played("c2", "person", 10_000), first)
        await store.close()
        store = await opened(tmp_path, HOUR)
        again = await store.load("abc")
        assert again and again.clock and again.clock.left[B] == 60_000
        await store.close()

    run(main())


# ---------------------------------------------------------------------- migrations


def test_the_migrations_lead_to_the_tables_of_the_models(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"
    assert upgrade(database, tmp_path / "backups") is None
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()
    assert not (tmp_path / "backups").exists()


def test_an_old_database_is_copied_before_it_is_migrated_and_keeps_its_games(
    tmp_path: Path,
) -> None:
    settings = Settings(data=tmp_path)
    upgrade(settings.database, settings.backups, "0001")
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.execute(
            "INSERT INTO games (id, created, updated, version, variant, start, position, turns, result) "
            "VALUES ('old', 1, 2, 2, 'basic', ?, ?, 1, '*')",
            (str(Position.start("basic")), str(Position.start("basic").play("c2"))),
        )
        database.executemany(
            "INSERT INTO seats VALUES ('old', ?, 'person', ?, NULL)", [("w", "Ann"), ("b", "Ben")]
        )
        database.execute("INSERT INTO plies VALUES ('old', 0, 'c2', 'person', 2, NULL)")

    async def main() -> None:
        store = await opened(tmp_path)
        old = await store.load("old")
        assert old and [ply.move for ply in old.plies] == ["c2"]
        assert old.rematch is None
        await store.close()

    run(main())
    (copy,) = settings.backups.iterdir()
    assert copy.name.startswith("gipf-0001-")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT move FROM plies").fetchall() == [("c2",)]
        assert "rematch" not in [row[1] for row in database.execute("PRAGMA table_info(games)")]
    assert upgrade(settings.database, settings.backups) is None  # nothing left to do
    assert len(list(settings.backups.iterdir())) == 1


def test_only_the_newest_copies_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"
    upgrade(database, tmp_path)
    copies = [back_up(database, tmp_path / "backups", "0002") for _ in range(KEPT + 3)]
    assert sorted((tmp_path / "backups").iterdir()) == sorted(copies[3:])


def test_a_database_of_a_newer_gipf_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database)) as opened_one, opened_one:
        opened_one.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    with pytest.raises(GipfError, match="was written by a newer gipf"):
        upgrade(database, tmp_path / "backups")
    assert database.read_bytes() == before


def test_a_file_that_is_no_database_is_said_and_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"
    database.write_text("these are not the games you are looking for " * 50)
    with pytest.raises(GipfError, match="cannot be read as a database"):
        upgrade(database, tmp_path / "backups")
    assert database.read_text().startswith("these are not")
