"""A page as a browser has it: it comes back, repeats what was not answered, moves over when it is asked to."""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.patience import PATIENCE
from tests.server.load.cluster import Guest

TRIES = (0.0, 0.3, 0.7, 1.5, 3.0)
"""Seconds before the next try, about: as in the page."""
AWAY = ("database-away", "not-saved", "not-read")
"""What is answered while the database is away; asked again later, it is done."""
VERSION = re.compile(r'^\{"event":"game","game":\{.{0,120}?"id":"(\w+)","version":(\d+)')
State = dict[str, Any]


class Page:
    """A line to whichever of several servers answers; ``heard`` is when each version of a game came."""

    def __init__(self, guest: Guest, addresses: list[str], game: str = "") -> None:
        self.guest, self.addresses, self.game = guest, addresses, game
        self.heard: dict[int, float] = {}
        self.state: State = {}
        self.lines = self.refused = 0
        self.reads_all = True
        self.ready = asyncio.Event()
        self._ids = 0
        self._waiting: dict[int, tuple[State, asyncio.Future[State]]] = {}
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._moving: set[asyncio.Task[None]] = set()

    @property
    def version(self) -> int:
        """The version of the game that is shown."""
        return int(self.state.get("version", 0))

    def open(self) -> None:
        """Begin, and come back whenever the line is lost."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Go away for good."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, *self._moving, return_exceptions=True)

    async def ask(self, do: str, **fields: Any) -> State:
        """Ask for something, again on each new line until it is answered; give the answer, whatever it is."""
        self._ids += 1
        asked = {"id": self._ids, "do": do, **fields}
        answer = asyncio.get_running_loop().create_future()
        self._waiting[self._ids] = asked, answer
        if self._line:
            with suppress(WebSocketException):
                await self._line.send(json.dumps(asked))
        async with asyncio.timeout(PATIENCE):
            told: State = await answer
        return told

    async def play(self, move: str) -> State:
        """Play a move in the game that is shown, under a key of its own."""
        key = f"{random.getrandbits(64):x}"
        return await self.ask("play", game=self.game, version=self.version, move=move, key=key)

    async def until(self, is_so: Callable[["Page"], object]) -> None:
        """Wait until what is shown is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(self):
                self._changed.clear()
                await self._changed.wait()

    # ------------------------------------------------------------------ the line

    async def _keep(self) -> None:
        failures = 0
        while True:
            if line := await line_to(self.guest, self.addresses):
                failures, self.lines = 0, self.lines + 1
                with suppress(OSError, WebSocketException):
                    async with line:
                        await self._talk(line)
                self._line = None
            else:
                self.refused += 1
            pause = TRIES[min(failures, len(TRIES) - 1)]
            failures += 1
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    async def _talk(self, line: ClientConnection) -> None:
        self._line = line
        if self.game:
            watch = {"do": "watch", "game": self.game}
            if self.state:
                watch |= {"version": self.state["version"], "updated": self.state["updated"]}
            await line.send(json.dumps({"id": "watch", **watch}))
        for asked, _ in list(self._waiting.values()):
            await line.send(json.dumps(asked))
        async for text in line:
            assert isinstance(text, str)
            self._hear(text)

    def _hear(self, text: str) -> None:
        at = time.perf_counter()
        if not self.reads_all and (found := VERSION.match(text)):
            self.heard.setdefault(int(found[2]), at)
            self._changed.set()
            return
        told = json.loads(text)
        if told.get("event") == "moving":
            self._moving.add(asyncio.create_task(self._move(told["within"])))
        if told.get("id") == "watch":
            self._watch_answered(told)
        elif "event" not in told:
            _, answer = self._waiting.pop(told["id"], (None, None))
            if answer and not answer.done():
                answer.set_result(told)
        game = told.get("game")
        if isinstance(game, dict) and game.get("version", 0) >= self.version:
            self.state = game
            self.heard.setdefault(game["version"], at)
        self._changed.set()

    def _watch_answered(self, told: State) -> None:
        if told.get("code") in AWAY:
            self.refused += 1
            self._moving.add(asyncio.create_task(self._move(0)))
            return
        assert told.get("ok") is True, f"it may not watch: {told}"
        self.ready.set()

    async def _move(self, within: float) -> None:
        """Leave for another server, when what was asked has been answered."""
        line = self._line
        await asyncio.sleep(random.random() * within)
        if line:
            await line.close()


async def line_to(guest: Guest, addresses: list[str]) -> ClientConnection | None:
    """Open a line to a server that answers, as a proxy does that tries one after the other."""
    for address in random.sample(addresses, len(addresses)):
        named = guest.service.replace("https", "http", 1) or address
        host, _, port = address.removeprefix("http://").partition(":")
        where: dict[str, Any] = {"host": host, "port": int(port)} if guest.service else {}
        with suppress(OSError, WebSocketException):
            return await connect(
                f"{named.replace('http', 'ws', 1)}/api/live",
                additional_headers=guest.headers(address), local_addr=guest.source, **where,
                max_size=None, proxy=None, compression=None, open_timeout=PATIENCE, close_timeout=1,
            )  # fmt: skip
    return None
