"""How online play holds: the rows of docs/hosting.md, each measured on real servers of its own.

Run it with ``python -m bench.online``, or name rows: ``python -m bench.online sweep``. It starts a PostgreSQL
of its own, which does not wait for a disk, talks to this machine only, and stops by itself.
"""

import argparse
import asyncio
import os
import platform
import time
from collections.abc import Callable, Coroutine
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
from tests.server.real_servers import Postgres

DAY = 86_400
RUNS = 100


def quantiles(taken: list[float]) -> str:
    """Write what things took, given in seconds, as milliseconds."""
    ordered = sorted(taken)
    median, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {1000 * median:.1f} ms, 99 % {1000 * most:.1f} ms, longest {1000 * ordered[-1]:.1f} ms"


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


async def sweep(postgres: Postgres, folder: Path, games: int) -> str:
    """Look among games over days for those whose time is up: none, and then fifty of them."""
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
    await store.beat(now())
    began = time.perf_counter()
    fallen = await store.sweep(now())
    busy = time.perf_counter() - began
    assert len(fallen) == 50, len(fallen)
    await store.close()
    return f"{games} games: {quantiles(idle)}; with 50 flags that fall {1000 * busy:.0f} ms"


ROWS: dict[str, tuple[str, Callable[[Postgres, Path, Any], Coroutine[Any, Any, str]]]] = {
    "sweep": ("the sweep over games over days (aim 50 ms)", sweep),
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("rows", nargs="*", choices=[*ROWS, []], help="Which rows; else all.")
    parser.add_argument("--games", type=int, default=20_000, help="Games over days.")
    asked = parser.parse_args()
    cores = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    print(f"{platform.machine()}, {cores}, Python {platform.python_version()}\n")
    print("| what | how |\n| --- | --- |", flush=True)
    postgres = Postgres()
    try:
        for name in asked.rows or ROWS:
            title, measure = ROWS[name]
            with TemporaryDirectory() as folder:
                told = asyncio.run(measure(postgres, Path(folder), asked.games))
            print(f"| {title} | {told} |", flush=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
