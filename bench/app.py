"""How quickly the app answers: a move over the WebSocket, alone and among 200 games at once, and its page.

Run it with ``python -m bench.app``. It starts ``gipf serve`` with an empty data folder, waits until the
engine has loaded its code and is idle, and plays random moves for both sides. A move's time goes from its
sending to the answer that it is stored; it is taken in the client, so it counts both ends of the line. Client
and server share the machine. A page's time goes from asking for it, with nothing kept from before, until
what one would press first can be pressed.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from gipf.server.launch import running_at

VARIANTS = ("basic", "standard", "tournament+T3Z3D3Y3", "ultimate", "matrx")
STARTING = 120.0
WARMING = 600.0


@dataclass
class Times:
    """What moves took, in seconds."""

    taken: list[float] = field(default_factory=list)

    def quantile(self, part: float) -> float:
        """Give the time that such a part of the moves did not exceed, in milliseconds."""
        ordered = sorted(self.taken)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def row(self, name: str) -> str:
        """Write a line of the table."""
        figures = (self.quantile(0.5), self.quantile(0.95), self.quantile(0.99), self.quantile(1))
        cells = " | ".join(f"{figure:.1f}" for figure in figures)
        return f"| {name} | {len(self.taken)} | {cells} |"


@contextmanager
def server() -> Iterator[str]:
    """Run a server with a data folder of its own; give its address."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        command = [sys.executable, "-m", "gipf", "serve", "--no-browser", "--port", "0"]
        environment = {**os.environ, "GIPF_DATA": folder}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            yield _wait_for(lambda: running_at(data), STARTING)
        finally:
            process.terminate()
            process.wait(30)


def _wait_for(look: Any, seconds: float) -> Any:
    until = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > until:
            raise SystemExit("the server does not get ready")
        time.sleep(0.1)
    return found


def ask(address: str, path: str, body: object = None) -> Any:
    """Ask over HTTP."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{address}{path}", data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


class Player:
    """Somebody who plays both sides of games, one after the other, at random."""

    def __init__(self, address: str, socket: ClientConnection, seed: int) -> None:
        self.address, self.socket = address, socket
        self.random = random.Random(seed)
        self.state: dict[str, Any] = {"result": "1-0"}
        self.ids = 0

    async def move(self, variant: str) -> float:
        """Play a move; give the seconds until it was answered."""
        if self.state["result"] != "*":
            new = await asyncio.to_thread(ask, self.address, "/api/games", {"variant": variant})
            self.state = (await self._ask("watch", game=new["id"]))["game"]
        option = self.random.choice(self.state["scene"]["options"])
        game, version = self.state["id"], self.state["version"]
        began = time.perf_counter()
        await self._ask("play", game=game, version=version, move=option["move"])
        taken = time.perf_counter() - began
        while self.state["version"] == version:
            self._hear(json.loads(await self.socket.recv()))
        return taken

    async def _ask(self, do: str, **fields: object) -> dict[str, Any]:
        self.ids += 1
        await self.socket.send(json.dumps({"id": self.ids, "do": do, **fields}))
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            self._hear(message)
            if message.get("id") == self.ids:
                if "error" in message:
                    raise SystemExit(message["error"])
                return message

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("event") == "game" and message["game"]["id"] == self.state.get("id"):
            self.state = message["game"]


@asynccontextmanager
async def player(address: str, seed: int) -> AsyncIterator[Player]:
    """Open a page's WebSocket."""
    live = address.replace("http", "ws", 1) + "/api/live"
    async with connect(live, max_size=None, compression=None, proxy=None) as socket:
        yield Player(address, socket, seed)


async def alone(address: str, variant: str, moves: int) -> Times:
    """Play moves one after the other."""
    times = Times()
    async with player(address, 1) as somebody:
        for _ in range(20):
            await somebody.move(variant)
        for _ in range(moves):
            times.taken.append(await somebody.move(variant))
    return times


async def together(address: str, games: int, every: float, seconds: float) -> Times:
    """Play many games at once, each with a move every so many seconds."""
    times = Times()
    until = time.monotonic() + seconds

    async def play(seed: int) -> None:
        async with player(address, seed) as somebody:
            await asyncio.sleep(every * seed / games)
            while time.monotonic() < until:
                begun = time.monotonic()
                times.taken.append(await somebody.move(VARIANTS[seed % len(VARIANTS)]))
                await asyncio.sleep(max(0.0, begun + every - time.monotonic()))

    async with asyncio.TaskGroup() as group:
        for seed in range(games):
            group.create_task(play(seed))
    return times


def first_looks(address: str, number: int) -> dict[str, Times]:
    """Open the first page and a game so many times, each time in a browser that knows nothing of them."""
    from playwright.sync_api import sync_playwright

    from tests.e2e.chromium import launch

    game = ask(address, "/api/games", {"variant": "standard"})["id"]
    pages = {"/": "main .button.main:visible", f"/#/game/{game}": "main [role=gridcell]"}
    times = {path: Times() for path in pages}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for path, first in list(pages.items()) * number:
            context = browser.new_context()
            page = context.new_page()
            began = time.perf_counter()
            page.goto(address + path, wait_until="commit")
            page.locator(first).first.click(trial=True)
            times[path].taken.append(time.perf_counter() - began)
            context.close()
        browser.close()
    return times


def main() -> None:
    """Measure and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300, help="moves of each variant, alone")
    parser.add_argument("--games", type=int, default=200, help="games at once")
    parser.add_argument("--every", type=float, default=5.0, help="seconds between a game's moves")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long they are played")
    parser.add_argument("--pages", type=int, default=20, help="how often each page is opened")
    options = parser.parse_args()
    with server() as address:
        _wait_for(lambda: ask(address, "/api/health")["engine"]["state"] == "ready", WARMING)
        cores = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        print(f"{platform.machine()}, {cores}, Python {platform.python_version()}\n")
        print("| a move answered, in ms | moves | median | 95 % | 99 % | longest |")
        print("| --- | --- | --- | --- | --- | --- |")
        for variant in VARIANTS:
            print(asyncio.run(alone(address, variant, options.moves)).row(variant), flush=True)
        many = asyncio.run(together(address, options.games, options.every, options.seconds))
        print(many.row(f"{options.games} games, a move every {options.every:g} s each"))
        print("\n| a page that can be used, in ms | times | median | 95 % | 99 % | longest |")
        print("| --- | --- | --- | --- | --- | --- |")
        for path, times in first_looks(address, options.pages).items():
            print(times.row("the first page" if path == "/" else "a game"))


if __name__ == "__main__":
    main()
