"""What compression of the WebSocket saves and costs: bytes and the server's time, of a game that others watch.

Run it with ``python -m bench.compression``. It starts a service of one server, lets two people play the same
number of decisions twice, once with pages that take compressed messages and once with pages that do not, and
counts what comes over the line to one who plays and to one who watches, and how long the server's process has
worked. ``memory`` is what the process holds more for each of so many lines that have heard one state.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import socket
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.serving import Process, process

PASSWORD = "four plain old words"
TIME = {"seconds": 3600, "increment": 10}


class Line(ClientConnection):
    """A page's line that counts what comes over it."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.bytes = self.letters = self.messages = 0

    def data_received(self, data: bytes) -> None:
        """Count bytes."""
        self.bytes += len(data)
        super().data_received(data)


class Bench:
    """A service and two people at it."""

    def __init__(self, address: str, server: Process) -> None:
        self.address, self._server = address, server
        self._people = [self._account(f"Zoe{each}") for each in ("Ann", "Ben")]

    def _account(self, name: str) -> httpx.Client:
        headers = {"Origin": self.address}
        person = httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE)
        body = {"name": name, "password": PASSWORD}
        person.post("/api/account", json=body).raise_for_status()
        return person

    def new_game(self, variant: str) -> str:
        """Let them meet in a game that everybody may watch."""
        ann, ben = self._people
        offered = ann.post("/api/lobby/seeks", json={"variants": [variant], "times": [TIME]})
        accepted = ben.post(f"/api/lobby/seeks/{offered.json()['id']}/accept", json={})
        return str(accepted.raise_for_status().json()["game"])

    async def line(self, person: int | None, *, is_compressed: bool) -> Line:
        """Open a page's line, of one of the two or of a stranger."""
        headers = {"Origin": self.address}
        if person is not None:
            kept = self._people[person].cookies.items()
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in kept)
        live = self.address.replace("http", "ws", 1) + "/api/live"
        return await connect(  # type: ignore[return-value]  # it makes what it is told to
            live, max_size=None, proxy=None, additional_headers=headers, create_connection=Line,
            compression="deflate" if is_compressed else None,
        )  # fmt: skip

    def worked(self) -> float:
        """Say for how many seconds the server's process has worked."""
        fields = Path(f"/proc/{self._server.process.pid}/stat").read_text().rpartition(")")[2]
        return sum(map(int, fields.split()[11:13])) / os.sysconf("SC_CLK_TCK")

    def held(self) -> int:
        """Say how many kB the server's process holds."""
        lines = Path(f"/proc/{self._server.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def heard(line: Line, is_wanted: Any) -> dict[str, Any]:
    """Take messages until one is wanted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            text = await line.recv()
            line.letters += len(text)
            line.messages += 1
            data: dict[str, Any] = json.loads(text)
            if is_wanted(data):
                return data


async def play(
    bench: Bench, variant: str, watchers: int, moves: int, *, is_compressed: bool
) -> str:
    """Play a game; give the row of the table."""
    game, rng = bench.new_game(variant), random.Random(1)
    async with AsyncExitStack() as stack:
        who: list[int | None] = [0, 1, *[None] * watchers]
        lines = [
            await stack.enter_async_context(await bench.line(each, is_compressed=is_compressed))
            for each in who
        ]
        for line in lines:
            await line.send(json.dumps({"id": 1, "do": "watch", "game": game}))
        states = [(await heard(line, lambda data: data.get("id") == 1))["game"] for line in lines]
        for line in lines:
            line.bytes = line.letters = line.messages = 0
        began, version = bench.worked(), int(states[0]["version"])
        played = 0
        while played < moves and states[0]["result"] == "*":
            decides = next(n for n in (0, 1) if states[n]["scene"]["player"] in states[n]["own"])
            move = rng.choice(states[decides]["scene"]["options"])["move"]
            asked = {"id": 2, "do": "play", "game": game, "version": version, "move": move}
            await lines[decides].send(json.dumps(asked))
            played, version = played + 1, version + 1
            told = [heard(line, lambda data: _version_in(data) == version) for line in lines]  # noqa: B023
            states = [each["game"] for each in await asyncio.gather(*told)]
        worked = bench.worked() - began
    per = [(line.bytes / played, line.letters / played) for line in (lines[0], lines[-1])]
    sizes = " | ".join(f"{sent:,.0f} of {letters:,.0f}" for sent, letters in per)
    how = "on" if is_compressed else "off"
    return f"| {variant} | {watchers} | {how} | {sizes} | {1000 * worked / played:.2f} |"


def _version_in(data: dict[str, Any]) -> int | None:
    return data["game"]["version"] if data.get("event") == "game" else None


async def memory(bench: Bench, count: int, *, is_compressed: bool) -> str:
    """Say what so many lines take that have heard a state; give the row of the table."""
    game, before = bench.new_game("tournament"), bench.held()
    async with AsyncExitStack() as stack:
        for _ in range(count):
            line = await bench.line(None, is_compressed=is_compressed)
            await stack.enter_async_context(line)
            await line.send(json.dumps({"id": 1, "do": "watch", "game": game}))
            await heard(line, lambda data: data.get("id") == 1)
        more = (bench.held() - before) / count
    return f"| {count} | {'on' if is_compressed else 'off'} | {more:.1f} kB |"


async def measure(bench: Bench, watchers: list[int], moves: int, lines: int) -> None:
    """Print the tables."""
    print(
        "| variant | watch | compression | to a player, bytes a decision | to a watcher | server, ms |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for variant in ("tournament", "ultimate"):
        for count in watchers:
            for is_compressed in (False, True):
                told = await play(bench, variant, count, moves, is_compressed=is_compressed)
                print(told, flush=True)
    print("\n| lines | compression | memory for each |\n| --- | --- | --- |")
    for is_compressed in (False, True):
        print(await memory(bench, lines, is_compressed=is_compressed), flush=True)


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--lines", type=int, default=300)
    asked = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    told = {"GIPF_ADDRESS": address, "GIPF_UNLIMITED": "127.0.0.1"}
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder), "serve", "--port", f"{port}", **told) as server,
    ):
        asyncio.run(measure(Bench(address, server), [1, 20], asked.moves, asked.lines))


if __name__ == "__main__":
    main()
