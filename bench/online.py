"""How online play holds: the rows of docs/hosting.md, each measured on real servers of its own.

Run it with ``python -m bench.online``, or name rows: ``python -m bench.online sweep``. It starts a PostgreSQL
of its own, which does not wait for a disk, talks to this machine only, and stops by itself.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.seats import Seat
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.server.cast import NETWORK, Cast
from tests.server.real_servers import Postgres, Redis, free_port
from tests.server.serving import Process, process

DAY = 86_400
RUNS = 100
MOVES = 20
GAMES = 10


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


async def spectators(_postgres: Postgres, folder: Path, count: int) -> str:
    """Play moves while many watch, one of whom reads nothing; from sending a move until the last has it."""
    os.environ["GIPF_LAN"] = NETWORK  # an address of this machine
    with process(folder) as site, closing(Cast(site)) as cast, ExitStack() as tabs:
        live = site.address.replace("http", "ws", 1) + "/api/live"
        seen: dict[int, list[float]] = {}
        async with AsyncExitStack() as lines:

            async def watch(*, reads: bool) -> asyncio.Task[None] | None:
                line = await lines.enter_async_context(
                    connect(live, max_size=None, proxy=None, compression=None)
                )
                await line.send(json.dumps({"id": 1, "do": "watch", "game": cast.game}))
                while "ok" not in json.loads(await line.recv()):
                    pass
                return asyncio.create_task(hear(line)) if reads else None

            async def hear(line: ClientConnection) -> None:
                async for message in line:
                    told = json.loads(message)
                    if told["event"] == "game":
                        seen.setdefault(told["game"]["version"], []).append(time.perf_counter())

            readers = [await watch(reads=True) for _ in range(count)]
            await watch(reads=False)
            players = [tabs.enter_context(each.tab()) for each in (cast.player, cast.opponent)]
            for tab in players:
                tab.watch(cast.game)
            taken = list[float]()
            for _ in range(MOVES):
                state = await asyncio.to_thread(players[0].watch, cast.game)
                tab = players[state["scene"]["player"] == "b"]
                state = await asyncio.to_thread(tab.watch, cast.game)
                move = state["scene"]["options"][0]["move"]
                began = time.perf_counter()
                after = (await asyncio.to_thread(tab.play, cast.game, move))["version"]
                while len(seen.get(after, [])) < count:
                    await asyncio.sleep(0.001)
                taken += [at - began for at in seen[after]]
            for reader in readers:
                if reader:
                    reader.cancel()
    return f"{count} spectators, {MOVES} moves, one who reads nothing: {quantiles(taken)}"


class Mover:
    """Somebody who plays both sides of a game through whichever server answers."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports, self.random = ports, random.Random(seed)
        self.acknowledged: list[str] = []
        self.longest = 0.0
        self.game = ""

    async def play(self, until: asyncio.Event) -> None:
        """Play on until it is enough; what is not answered is asked again under its key."""
        position, key = Position.start("basic"), 0
        while not until.is_set() and not position.is_over:
            move = self.random.choice(position.legal_moves()).text
            began = time.perf_counter()
            await self._insist(move, len(self.acknowledged) + 1, f"{self.game} {key}")
            self.longest = max(self.longest, time.perf_counter() - began)
            self.acknowledged.append(move)
            position, key = position.play(move), key + 1
            await asyncio.sleep(0.1)

    async def _insist(self, move: str, version: int, key: str) -> None:
        asked = {"id": 1, "do": "play", "game": self.game, "version": version, "move": move}
        while True:
            port = self.random.choice(self.ports)
            try:
                async with (
                    asyncio.timeout(5),
                    connect(f"ws://127.0.0.1:{port}/api/live", max_size=None, proxy=None) as line,
                ):
                    await line.send(json.dumps({**asked, "key": key}))
                    while (told := json.loads(await line.recv())).get("id") != 1:
                        pass
                if told.get("version") == version + 1:
                    return
                raise SystemExit(f"a move was answered so: {told}")
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)


async def killed(postgres: Postgres, folder: Path, kills: int) -> str:
    """Kill one of two servers again and again while games are played through both."""
    redis, ports = Redis(), [free_port(), free_port()]
    environment = {
        "GIPF_DATABASE": postgres.address(postgres.new()),
        "GIPF_BUS": redis.address,
    }

    def start(n: int) -> Process:
        command = "serve", "--port", str(ports[n]), "--no-browser"
        return Process(folder / f"{n}", *command, **environment)

    sites = [start(n) for n in range(2)]
    movers = [Mover(ports, seed) for seed in range(GAMES)]
    try:
        for mover in movers:
            mover.game = str(sites[0].new_game("basic")["id"])
        enough = asyncio.Event()
        playing = [asyncio.create_task(mover.play(enough)) for mover in movers]
        for n in range(kills):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(sites[n % 2].kill)
            sites[n % 2] = await asyncio.to_thread(start, n % 2)
        enough.set()
        await asyncio.gather(*playing)
        wrong = sum(sites[0].game(mover.game)["plies"] != mover.acknowledged for mover in movers)
    finally:
        for site in sites:
            site.kill()
        redis.remove()
    moves = sum(len(mover.acknowledged) for mover in movers)
    longest = max(mover.longest for mover in movers)
    assert not wrong, f"{wrong} games are not as they were acknowledged"
    return f"{kills} kills, {moves} moves in {GAMES} games: 0 lost, 0 doubled; the longest wait {longest:.1f} s"


ROWS: dict[str, tuple[str, Callable[[Postgres, Path, Any], Coroutine[Any, Any, str]]]] = {
    "sweep": ("the sweep over games over days (aim 50 ms)", sweep),
    "spectators": ("a move with many who watch (aim 300 ms)", spectators),
    "killed": ("kill -9 of a server under load", killed),
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("rows", nargs="*", choices=[*ROWS, []], help="Which rows; else all.")
    parser.add_argument(
        "--games", type=int, default=20_000, help="Games over days, at most 50,000."
    )
    parser.add_argument("--spectators", type=int, default=500, help="At most 1,000.")
    parser.add_argument("--kills", type=int, default=50, help="At most 100.")
    asked = parser.parse_args()
    sizes = {
        "sweep": min(asked.games, 50_000),
        "spectators": min(asked.spectators, 1000),
        "killed": min(asked.kills, 100),
    }
    cores = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    print(f"{platform.machine()}, {cores}, Python {platform.python_version()}\n")
    print("| what | how |\n| --- | --- |", flush=True)
    postgres = Postgres()
    try:
        for name in asked.rows or ROWS:
            title, measure = ROWS[name]
            with TemporaryDirectory() as folder:
                told = asyncio.run(measure(postgres, Path(folder), sizes[name]))
            print(f"| {title} | {told} |", flush=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
