"""Backup and restore as docs/hosting.md has them, on a real PostgreSQL: the scripts of docs/hosting."""

import asyncio
import shutil
import time
from pathlib import Path

from gipf import Position
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.server.real_servers import Postgres
from tests.server.test_shared_games import PEOPLE, line
from tools.building import ROOT

HOSTING = ROOT / "docs" / "hosting"


def scripts(postgres: Postgres) -> Path:
    """Put the scripts where the account of PostgreSQL may read them."""
    for name in ("backup.sh", "restore.sh"):
        shutil.copy(HOSTING / name, postgres.folder / name)
    return postgres.folder


def play(address: str, data: Path, *moves: str) -> None:
    """Play in the only game; begin it if there is none."""

    async def main() -> None:
        store = Store(Settings(data=data, database_address=address))
        await store.open(is_server=False)
        game = await store.load("abc")
        if game is None:
            game = LiveGame.new("abc", now(), Position.start("basic"), PEOPLE, None)
            await store.add(game)
        for move in moves:
            after = game.played(move, "person", now())
            await store.save(after, game)
            game = after
        await store.close()

    asyncio.run(main())


def load(address: str, data: Path) -> LiveGame | None:
    async def main() -> LiveGame | None:
        store = Store(Settings(data=data, database_address=address))
        await store.open(is_server=False)
        game = await store.load("abc")
        await store.close()
        return game

    return asyncio.run(main())


def test_a_database_is_brought_back_as_it_was_at_a_moment_or_as_it_was_last(tmp_path: Path) -> None:
    archive = "test ! -f {0}/%f && cp %p {0}/%f.part && mv {0}/%f.part {0}/%f"
    postgres = Postgres()
    kept: list[Postgres] = []
    try:
        folder = scripts(postgres)
        where = folder / "archive"
        postgres.run("mkdir", "-p", str(where))
        postgres.kill()
        postgres.settings |= {"archive_mode": "on", "archive_command": archive.format(where)}
        postgres.start()
        name = postgres.new()
        first, second = line(2)
        play(postgres.address(name), tmp_path, first)

        backup = [f"{folder}/backup.sh", f"{folder}/copies", str(where)]
        (copy,) = postgres.run("sh", *backup).split()
        play(postgres.address(name), tmp_path, second)
        with postgres.connect(name) as connection:
            ((moment,),) = connection.execute("SELECT now()::text").fetchall()
            connection.execute("DELETE FROM games")  # somebody's mistake
            connection.execute("CHECKPOINT")
            connection.execute("SELECT pg_switch_wal()")
        waiting = f"{postgres.data}/pg_wal/archive_status/*.ready"
        postgres.run("sh", "-c", f"while ls {waiting} 2>&-; do sleep 0.1; done")
        postgres.kill()

        for moments, plies in (([str(moment)], [first, second]), ([], None)):
            data = f"{folder}/back{len(moments)}"
            postgres.run("sh", f"{folder}/restore.sh", copy, str(where), data, *moments)
            kept.append(Postgres(Path(data)))
            with kept[-1].connect() as connection:
                while connection.execute("SELECT pg_is_in_recovery()").fetchone() == (True,):
                    time.sleep(0.02)
            game = load(kept[-1].address(name), tmp_path)
            assert (game and [ply.move for ply in game.plies]) == plies
    finally:
        for each in (*kept, postgres):
            each.remove()
