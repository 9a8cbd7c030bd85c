"""What changes while games are played: a replica takes the place of the PostgreSQL, a clock is wrong."""

import asyncio
import glob
import time
from pathlib import Path

from gipf.host.clock import Clock
from tests.server.load.cluster import Cluster
from tests.server.load.faults import lost_database
from tests.server.load.match import Match, Result, open_all
from tests.server.load.page import Page
from tests.server.real_servers import Postgres, Redis, program


class Standby(Postgres):
    """Another PostgreSQL that has all the first one has, and can take its place."""

    def __init__(self, first: Postgres) -> None:
        self._first = first
        super().__init__()

    def _new_data(self) -> Path:
        data = self.folder / "data"
        told = f"host=127.0.0.1 port={self._first.port} user=gipf"
        self.run(
            "pg_basebackup",
            f"--pgdata={data}",
            "--checkpoint=fast",
            "--write-recovery-conf",
            "-d",
            told,
        )
        return data

    def promote(self) -> None:
        """Take the place of the first."""
        with self.connect() as connection:
            connection.execute("SELECT pg_promote()")

    def follow(self) -> None:
        """Let the first answer nobody before this one has it, too."""
        with self._first.connect() as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")
            while not connection.execute(
                "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
            ).fetchone():
                time.sleep(0.05)

    def address_of_both(self, database: str) -> str:
        """Give what ``GIPF_DATABASE`` names: both, of which that is taken which can be written to."""
        hosts = "&".join(f"host=127.0.0.1:{each.port}" for each in (self._first, self))
        address = f"postgresql+psycopg://gipf:a-secret@/{database}?{hosts}"
        return f"{address}&target_session_attrs=read-write"


async def replaced_database(folder: Path, redis: Redis, *, games: int) -> Result:
    """Kill the PostgreSQL while games are played, and let its replica take its place."""
    first = Postgres()
    second: Standby | None = None
    try:
        name = first.new()
        second = Standby(first)
        await asyncio.to_thread(second.follow)
        address = second.address_of_both(name)
        async with Cluster(folder, first, redis, database=address) as cluster:
            return await lost_database(cluster, games=games, replaced=second.promote)
    finally:
        if second:
            second.remove()
        first.remove()


async def clocks_apart(cluster: Cluster, *, apart: float) -> Result:
    """Let flags fall at servers whose clocks say another time: each says the same of every game."""
    await cluster.kill(1)
    library = faketime()
    told = {"LD_PRELOAD": library, "FAKETIME": f"+{apart}s", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    await cluster.start(1, **told)
    guests = await cluster.guests(2)
    wrong, late = list[str](), list[float]()
    for player in range(2):
        game = await cluster.new_game(guests[0], guests[1], Clock.new(2, 0))
        pages = [Page(guests[n], [cluster.addresses[n]], game) for n in range(2)]
        try:
            await open_all(pages)
            match = Match(game, pages)
            for _ in range(1 + player):
                await match.move()
            began = time.perf_counter()
            for page in pages:
                await page.until(lambda page: page.state.get("result", "*") != "*")
            late.append(time.perf_counter() - began)
            told_by = {(p.state["result"], p.state["reason"], p.state["version"]) for p in pages}
            stored = await cluster.stored(game)
            right = (stored.result, stored.reason, stored.version)
            if told_by != {right} or stored.reason != "time":
                wrong.append(f"the servers say {told_by}, stored {right}")
        finally:
            await asyncio.gather(*(page.close() for page in pages))
    says = (
        f"two servers {apart:g} s apart, {len(late)} flags after 2 s: {len(wrong)} told otherwise;"
        f" told at both after {max(late):.1f} s"
    )
    return Result(says, wrong + cluster.complaints())


def faketime() -> str:
    """Find the library that lets a process see another time, or install it."""
    found = [path for folder in FAKETIME for path in glob.glob(folder)]
    if not found:
        program("faketime", "faketime")
        found = [path for folder in FAKETIME for path in glob.glob(folder)]
    assert found, "the library is where the program is"
    return found[0]


FAKETIME = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1")
