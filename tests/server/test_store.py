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
from sqlalchemy import create_engine, event

from gipf import GipfError, Position
from gipf.host.clock import Clock
from gipf.host.games import Games
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import LiveGame, Refused
from gipf.host.rooms import NoSuchGame
from gipf.host.seats import Seat
from gipf.server.engine_worker import EngineWorker
from gipf.server.models import Base
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.upgrade import KEPT, back_up, upgrade
from gipf.variants import Player
from tests.server.serving import serving

W, B = Player
SEATS = {W: Seat("person", "Ann"), B: Seat("computer", "Level 3", 3)}
HOUR = 3_600_000


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def new(game: str = "abc", **more: Any) -> LiveGame:
    return LiveGame(game, 1, 2, SEATS, (Position.start("basic"),), **more)


async def opened(data: Path) -> Store:
    store = Store(Settings(data=data))
    await store.open()
    return store


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
        store = await opened(tmp_path)
        again = await store.load("abc")
        assert again and again.clock
        assert (again.clock.running, again.clock.left) == (None, {W: 60_000, B: 56_000})
        assert again.with_clock_running(HOUR).clock == replace(again.clock, running=B, since=HOUR)
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
        store = await opened(tmp_path)
        again = await store.load("abc")
        assert again and again.clock and again.clock.left[B] == 60_000
        await store.close()

    run(main())


def test_a_clock_goes_on_though_the_wall_clock_was_set_back_before_the_start(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        first = new(clock=Clock.new(60, 0))
        await store.add(first)
        await store.save(first.played("c2", "person", HOUR), first)
        await store.beat(HOUR + 4000)
        await store.close()
        store = await opened(tmp_path)  # by the wall clock it is long before all that
        again = await store.load("abc")
        assert again and again.clock and again.clock.left[B] == 56_000
        clock = again.with_clock_running(1000).clock
        assert clock and clock.left_at(11_000)[B] == 46_000
        await store.close()

    run(main())


# ---------------------------------------------------------------------- what is damaged or absurd


def test_a_game_with_an_illegal_ply_can_be_listed_and_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        first = new()
        await store.add(first)
        await store.save(first.played("c2", "person", 5), first)
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute("UPDATE plies SET move = 'e5'")
        with pytest.raises(Refused, match="the game abc is damaged and cannot be shown: e5: "):
            await store.load("abc")
        games = Games(store, EngineWorker())
        await games.delete("abc")
        assert await store.list() == []
        with pytest.raises(NoSuchGame):
            await games.delete("abc")
        await store.close()

    run(main())


def test_games_with_absurd_timestamps_are_listed_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        games = [site.new_game("basic")["id"] for _ in range(4)]
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            for game, moment in zip(games, (-1, -(2**63), 2**63 - 1, 10**16), strict=True):
                change = "UPDATE games SET created = ?, updated = ? WHERE id = ?"
                database.execute(change, (moment, moment, game))
        found, following = [], ""
        while following is not None:
            answer = site.http.get(f"/api/games?limit=1{following}")
            assert answer.status_code == 200, answer.text
            found += [game["id"] for game in answer.json()["games"]]
            following = answer.json()["next"] and f"&before={answer.json()['next']}"
        assert found == [games[n] for n in (2, 3, 0, 1)]
    with serving(tmp_path) as site:  # nothing is in memory any more
        for game in games:
            assert site.http.get(f"/api/games/{game}/file").status_code == 200


def test_a_failed_write_is_told_without_sql_and_by_the_health(tmp_path: Path) -> None:
    with serving(tmp_path) as site, site.tab() as tab:
        game = site.new_game("basic")["id"]
        tab.watch(game)
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute("ALTER TABLE plies RENAME TO elsewhere")
            database.execute("ALTER TABLE alive RENAME TO nowhere")
        error = tab.try_to("play", game=game, version=1, move="c2")["error"]
        assert error == "this could not be saved, so it was not done: no such table: plies"
        health = site.http.get("/api/health")
        assert (health.status_code, health.json()["database"]["state"]) == (503, "failing")
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute("ALTER TABLE elsewhere RENAME TO plies")
            database.execute("ALTER TABLE nowhere RENAME TO alive")
        health = site.http.get("/api/health")
        assert (health.status_code, health.json()["database"]["state"]) == (200, "ready")


def test_a_full_database_refuses_an_analysis_with_a_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        await store.add(new())
        event.listen(store._engine.sync_engine, "checkout", limit_pages)
        with pytest.raises(StoreFailed, match=r"not done: database or disk is full$"):
            await store.write_analysis("abc", "x" * 1_000_000, 1)
        assert store.failure
        assert await store.read_analysis("abc") is None
        assert await store.write_analysis("xyz", "no such game", 1) is False
        assert await store.write_analysis("abc", "short", 1) is True
        assert store.failure is None
        await store.close()

    def limit_pages(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count=60")
        cursor.close()

    run(main())


def test_a_rematch_is_stored_together_with_the_game_it_follows_or_not_at_all(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        store = await opened(tmp_path)
        over = new().resigned(W, 3)
        await store.add(over)
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            no = "BEGIN SELECT RAISE(ABORT, 'no'); END"
            database.execute(f"CREATE TRIGGER no BEFORE UPDATE ON games {no}")
        with pytest.raises(StoreFailed):
            await store.add_rematch(over.rematched("xyz", 4), over.followed("xyz", 4))
        assert [game.id for game in await store.list()] == ["abc"]
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute("DROP TRIGGER no")
        await store.add_rematch(over.rematched("xyz", 4), over.followed("xyz", 4))
        first, again = await store.load("abc"), await store.load("xyz")
        assert first and first.rematch == "xyz"
        assert again and again.seats[W].name == "Level 3"
        await store.close()

    run(main())


# ---------------------------------------------------------------------- the file


def test_a_data_folder_may_have_any_name(tmp_path: Path) -> None:
    data = tmp_path / "what? #1 50%20;x=y"

    async def main() -> None:
        store = await opened(data)
        await store.add(new())
        await store.close()

    run(main())
    assert (data / "gipf.db").stat().st_size
    assert [each.name for each in tmp_path.iterdir()] == [data.name]


def test_nobody_else_can_read_the_games(tmp_path: Path) -> None:
    data = tmp_path / "data"
    upgrade(data / "gipf.db", data / "backups", "0001")
    (data / "gipf.db").chmod(0o644)  # as it was made by an older gipf
    upgrade(data / "gipf.db", data / "backups")
    made = [data, *data.rglob("*")]
    assert len(made) == 4
    assert [path for path in made if path.stat().st_mode & 0o077] == []


# ---------------------------------------------------------------------- migrations


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    database, backups = tmp_path / "gipf.db", tmp_path / "backups"
    upgrade(database, backups, "0001")
    with closing(sqlite3.connect(database)) as opened_one, opened_one:
        opened_one.execute("CREATE TABLE analyses (mine)")  # in the way of the third step
        before = list(opened_one.iterdump())
    with pytest.raises(GipfError, match=r"cannot be used as a database \(table analyses already"):
        upgrade(database, backups)
    with closing(sqlite3.connect(database)) as opened_one, opened_one:
        assert list(opened_one.iterdump()) == before
        opened_one.execute("DROP TABLE analyses")
    assert upgrade(database, backups) is not None


def test_a_database_that_does_not_say_its_version_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"
    upgrade(database, tmp_path / "backups")
    with closing(sqlite3.connect(database)) as opened_one, opened_one:
        opened_one.execute("DELETE FROM alembic_version")
    before = database.read_bytes()
    with pytest.raises(GipfError, match="has tables but does not say of which version"):
        upgrade(database, tmp_path / "backups")
    assert database.read_bytes() == before


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


def test_a_game_paused_under_an_older_gipf_is_still_paused(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    upgrade(settings.database, settings.backups, "0005")
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.executemany(
            "INSERT INTO games (id, created, updated, version, variant, start, position, turns, result, "
            "reason, clock_seconds, clock_increment, white_left, black_left) "
            "VALUES (?, 1, 2, 2, 'basic', ?1, ?1, 0, ?, ?, 300, 5, 300000, 300000)".replace(
                "?1", f"'{Position.start('basic')}'"
            ),
            [("halted", "*", "paused"), ("open", "*", None), ("over", "1-0", "resignation")],
        )
        database.executemany(
            "INSERT INTO seats (game_id, player, kind, name) VALUES (?, ?, 'person', 'Ann')",
            [(game, player) for game in ("halted", "open", "over") for player in "wb"],
        )

    async def main() -> None:
        store = await opened(tmp_path)
        games = [await store.load(name) for name in ("halted", "open", "over")]
        assert [(game.is_paused, game.reason) for game in games if game] == [
            (True, None),
            (False, None),
            (False, "resignation"),
        ]
        await store.close()

    run(main())


def test_turns_of_older_games_are_counted_as_they_are_numbered(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    upgrade(settings.database, settings.backups, "0006")
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.executemany(
            "INSERT INTO games (id, created, updated, version, variant, start, position, turns, result) "
            "VALUES (?, 1, 2, 2, 'basic', '', '', ?, '*')",
            [(f"after-{turns}", turns) for turns in (0, 1, 2, 3, 26)],
        )
    upgrade(settings.database, settings.backups)
    with closing(sqlite3.connect(settings.database)) as database:
        found = database.execute("SELECT turns FROM games ORDER BY turns").fetchall()
    assert found == [(0,), (1,), (1,), (2,), (13,)]


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
    with pytest.raises(GipfError, match="cannot be used as a database"):
        upgrade(database, tmp_path / "backups")
    assert database.read_text().startswith("these are not")


def test_a_database_that_fails_is_told_on_the_terminal_once_until_it_works_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def rename(old: str, now: str) -> None:
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute(f"ALTER TABLE {old} RENAME TO {now}")

    async def main() -> None:
        store = await opened(tmp_path)
        for failures in (1, 2):
            rename("alive", "elsewhere")
            for _ in range(3):
                with pytest.raises(StoreFailed):
                    await store.beat(1)
            told = [record for record in caplog.records if record.levelname == "ERROR"]
            assert len(told) == failures
            rename("elsewhere", "alive")
            await store.beat(2)
        await store.close()

    run(main())
