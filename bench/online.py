"""How online play holds: the rows of docs/hosting.md, each measured on real servers of its own.

Run it with ``python -m bench.online``, or name rows: ``python -m bench.online sweep kills``. Each starts a
PostgreSQL, a Redis and two ``gipf serve`` of its own, which do not wait for a disk, talk to this machine only,
and stop by themselves. ``--share 10`` does everything with a tenth of the games, pages and kills. What is wrong
or lost is said, and makes the exit status 1; how long things took says something on a quiet machine only.
"""

import argparse
import asyncio
import gc
import os
import platform
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.seats import Seat
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.server.load import anybody, changes, crowds, faults, fuzz
from tests.server.load.cancelling import every_await
from tests.server.load.cluster import Cluster
from tests.server.load.everybody import PEOPLE
from tests.server.load.match import Result, quantiles
from tests.server.real_servers import Postgres, Redis

DAY = 86_400
RUNS = 100


def fill(postgres: Postgres, database: str, count: int) -> None:
    """Copy the only game of a database so often; of the copies one flag falls every minute from tomorrow on."""
    with postgres.connect(database) as connection:
        told = connection.execute(
            "SELECT column_name FROM information_schema.columns WHERE table_name = 'games'"
        )
        columns = [str(name) for (name,) in told if name not in ("id", "clock_falls")]
        names = ", ".join(f'"{name}"' for name in columns)
        connection.execute(
            f"INSERT INTO games (id, clock_falls, {names})"
            f" SELECT 'g' || n, clock_falls + 60000 * n, {names}"
            f" FROM games, generate_series(1, {int(count)}) AS n".encode()
        )
        connection.execute(
            b"INSERT INTO seats (game_id, player, kind, name, holder)"
            b" SELECT games.id, player, seats.kind, name, holder FROM games, seats"
            b" WHERE games.id <> seats.game_id"
        )
        connection.execute(b"ANALYZE")


async def sweep(folder: Path, games: int) -> Result:
    """Look among games over days for those whose time is up: none, and then fifty of them, by two at once."""
    postgres = Postgres()
    try:
        return await _sweep(postgres, folder, games)
    finally:
        postgres.remove()


async def _sweep(postgres: Postgres, folder: Path, games: int) -> Result:
    database = postgres.new()
    store = Store(Settings(data=folder, database_address=postgres.address(database)))
    await store.open()
    clock, at = Clock.new(DAY, DAY, cap=DAY), now()
    seats = {player: Seat("person", player.name, holder=player.name) for player in Player}
    await store.add(LiveGame.new("first", at, Position.start("basic"), seats, clock))
    await asyncio.to_thread(fill, postgres, database, games - 1)
    idle, busy = list[float](), 0.0
    for _ in range(RUNS):
        began = time.perf_counter()
        assert not await store.sweep(now())
        idle.append(time.perf_counter() - began)
    with postgres.connect(database) as connection:
        connection.execute(
            b"UPDATE games SET clock_since = clock_since - 86400000, clock_falls = clock_since - 1"
            b" WHERE id IN (SELECT id FROM games ORDER BY clock_falls LIMIT 50)"
        )
    other = Store(Settings(data=folder, database_address=postgres.address(database)))
    await other.open(is_server=False)
    await store.beat(now())
    began = time.perf_counter()
    both = await asyncio.gather(store.sweep(now()), other.sweep(now()))
    busy = time.perf_counter() - began
    fallen = [game.id for pairs in both for game, _ in pairs]
    await store.close()
    await other.close()
    wrong = [] if len(fallen) == len(set(fallen)) == 50 else [f"{len(fallen)} flags fell, not 50"]
    says = (
        f"{games} games: {quantiles(idle)}; 50 flags that fall, to two workers {1000 * busy:.0f} ms"
    )
    return Result(says, wrong)


BASIC = ("basic",)
SERVICE = {"service": crowds.SERVICE, "GIPF_UNLIMITED": PEOPLE}
"""What makes the servers those of a service."""
Row = Callable[[Path], Coroutine[Any, Any, Result]]


def at_servers(row: Callable[[Cluster], Awaitable[Result]], **more: Any) -> Row:
    """Do something with two servers, a PostgreSQL and a Redis of its own."""

    async def measure(folder: Path) -> Result:
        postgres, redis = Postgres(), Redis()
        try:
            async with Cluster(folder, postgres, redis, **more) as cluster:
                return await row(cluster)
        finally:
            postgres.remove()
            redis.remove()

    return measure


async def replica(folder: Path) -> Result:
    """Let a replica take the place of the database."""
    redis = Redis()
    try:
        return await changes.replaced_database(folder, redis, games=10)
    finally:
        redis.remove()


async def cancelled(folder: Path, stride: int) -> Result:
    """Cancel every await once."""
    postgres = Postgres()
    try:
        address = postgres.address(postgres.new())
        return await every_await(Settings(data=folder, database_address=address), stride)
    finally:
        postgres.remove()


def rows(share: int) -> dict[str, tuple[str, Row]]:
    """Give every row by its name, with what it is and what is aimed at, at so small a share of its size."""

    def part(whole: int, least: int = 1) -> int:
        return max(least, whole // share)

    crowd = partial(
        crowds.live_games,
        games=part(500),
        sockets=part(2000),
        rate=max(1, 100 / share),
        moves=part(6000, 50),
    )
    studies = partial(
        crowds.full_lane, studies=part(16, 4), games=part(50, 2), moves=part(1000, 50)
    )
    return {
        "games": ("500 live games, 100 moves/s, 2,000 sockets (aim 99 % 150 ms)", at_servers(crowd)),
        "spectators": (
            "500 spectators of one game, one who does not read (aim 99 % 300 ms)",
            at_servers(partial(crowds.spectators, count=part(500, 10), moves=part(50, 5))),
        ),
        "sweep": (
            "the sweep over 20,000 games over days (aim 50 ms)", partial(sweep, games=part(20_000, 100)),
        ),
        "kills": (
            "kill -9 of a server under load, 50 times (aim: 5 s charged at most)",
            at_servers(partial(faults.killed_servers, kills=part(50, 2), games=10)),
        ),
        "ends": (
            "a server ended as for an upgrade, 10 times (aim: nothing refused)",
            at_servers(partial(faults.ended_servers, ends=part(10, 2), games=10)),
        ),
        "redis": (
            "Redis flushed, killed, back (aim: boards right within 15 s)",
            at_servers(partial(faults.lost_redis, games=10)),
        ),
        "database": (
            "PostgreSQL killed and restarted (aim: none half done)",
            at_servers(partial(faults.lost_database, games=10)),
        ),
        "replica": ("PostgreSQL killed, its replica promoted (aim: none half done)", replica),
        "reconnections": (
            "2,000 reconnections in 10 s (aim: none refused)",
            at_servers(
                partial(crowds.reconnections, count=part(2000, 20), games=part(500, 5), within=10.0)
            ),
        ),
        "logins": (
            "200 logins at once beside a full study lane (aim 99 % of the moves 300 ms)",
            at_servers(
                partial(
                    crowds.logins, people=part(200, 5), studies=part(16, 4), games=part(50, 2),
                    moves=part(1000, 50),
                ),
                families=BASIC, **SERVICE,
            ),
        ),
        "studies": ("a full study lane (aim 99 % of the moves 300 ms)", at_servers(studies, families=BASIC)),
        "clocks": (
            "two servers with clocks 3 s apart (aim: the same flag)",
            at_servers(partial(changes.clocks_apart, apart=3.0)),
        ),
        "cancelled": (
            "every await cancelled once (aim: nothing half done, no connection lost)",
            partial(cancelled, stride=share),
        ),
        "fuzz": (
            "messages at random (aim: nothing found)",
            at_servers(partial(fuzz.fuzz, messages=part(20_000, 200), seed=int(time.time()))),
        ),
        "anybody": (
            "messages at random by everybody a service knows, 10 minutes (aim: nothing found)",
            at_servers(
                partial(anybody.messages, seconds=part(600, 5), seed=int(time.time())), **SERVICE
            ),
        ),
        "schemathesis": (
            "the same over HTTP by Schemathesis, 10 minutes (aim: nothing found)",
            at_servers(
                partial(anybody.requests, seconds=part(600, 5), seed=int(time.time())), **SERVICE
            ),
        ),
    }  # fmt: skip


def main() -> int:
    """Print the table; say whether anything was wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    names = list(rows(1))
    parser.add_argument("rows", nargs="*", help=f"Which rows, of {', '.join(names)}; else all.")
    parser.add_argument("--share", type=int, default=1, help="A part of everything: 10 is a tenth.")
    asked = parser.parse_args()
    if unknown := [name for name in asked.rows if name not in names]:
        parser.error(f"there is no row {', '.join(unknown)}; there are {', '.join(names)}")
    gc.disable()  # what measures holds thousands of pages, and would stop for them, not the servers
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}\n")
    print("| what | how | load |\n| --- | --- | --- |", flush=True)
    wrong = list[str]()
    for name, (title, measure) in rows(max(1, asked.share)).items():
        if asked.rows and name not in asked.rows:
            continue
        with TemporaryDirectory() as folder:
            result = asyncio.run(measure(Path(folder)))
        print(f"| {title} | {result.says} | {os.getloadavg()[0]:.1f} |", flush=True)
        wrong += [f"{name}: {each}" for each in result.wrong]
    print("\n".join(each[:500] for each in wrong[:50]), file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
