"""Games that are played by two pages each, and what came of them: how long things took, what was wrong."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from gipf.host.clock import Clock
from tests.server.load.cluster import Cluster
from tests.server.load.page import AWAY, Page, State

AT_ONCE = 40
"""So many things are begun at once while everything is set up."""


@dataclass
class Result:
    """What came of it: a line for the table, and what was wrong, which is nothing."""

    says: str
    wrong: list[str] = field(default_factory=list)


def quantiles(taken: Sequence[float]) -> str:
    """Write what things took, given in seconds, as milliseconds."""
    if not taken:
        return "nothing was measured"
    ordered = sorted(taken)
    median, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return f"median {1000 * median:.1f} ms, 99 % {1000 * most:.1f} ms, longest {1000 * ordered[-1]:.1f} ms"


class Match:
    """A game, a page for each of its players, and perhaps others who watch."""

    def __init__(self, game: str, players: Sequence[Page], watchers: Sequence[Page] = ()) -> None:
        self.game, self.players, self.watchers = game, players, watchers
        self.acknowledged: list[str] = []
        self.thought: list[float] = []
        """For each of these, the seconds from when its player saw the position until it was made."""
        self.began: list[float] = []
        """When each was made."""
        self.answers: list[float] = []
        self.refusals: list[str] = []
        self.random = random.Random(game)
        self.is_busy = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(page.state.get("result", "*") != "*" for page in self.players)

    @property
    def pages(self) -> list[Page]:
        """All who look."""
        return [*self.players, *self.watchers]

    async def move(self, thinks: float = 0.0) -> None:
        """Let whoever's turn it is decide something, and insist on it."""
        self.is_busy = True
        try:
            await self._move(thinks)
        finally:
            self.is_busy = False

    async def _move(self, thinks: float) -> None:
        version = len(self.acknowledged) + 1
        for page in self.players:
            await page.until(lambda page: page.version >= version)
        if self.is_over:
            return
        mover = self.players[self.players[0].state["scene"]["player"] == "b"]
        await asyncio.sleep(thinks)
        options = mover.state["scene"]["options"]
        move = self.random.choice(options)["move"]
        key = f"{self.game} {version}"
        began = time.perf_counter()
        while "error" in (answer := await self._play(mover, version, move, key)):
            self.refusals.append(answer["code"])
            if answer["code"] not in AWAY:
                return
            await asyncio.sleep(0.2)
        self.answers.append(time.perf_counter() - began)
        self.began.append(began)
        self.thought.append(began - max(mover.heard[version], self._asked(version)))
        self.acknowledged.append(move)
        if answer["version"] != version + 1:
            self.refusals.append(f"version {answer['version']} after {version}")

    def _asked(self, version: int) -> float:
        """Give when the decision before was made: its player knows of it no earlier."""
        return self.began[-1] if version > 1 and self.began else 0.0

    async def _play(self, mover: Page, version: int, move: str, key: str) -> State:
        return await mover.ask("play", game=self.game, version=version, move=move, key=key)

    def seen(self) -> list[float]:
        """Give for each move and each page how long it took from sending it until it was there."""
        return [
            page.heard[n + 2] - began
            for n, began in enumerate(self.began)
            for page in self.pages
            if n + 2 in page.heard
        ]

    async def wrong(self, cluster: Cluster) -> list[str]:
        """Say what is not as it was acknowledged: in the database, or on a board."""
        stored = await cluster.stored(self.game)
        plies = [ply.move for ply in stored.plies]
        found = [f"{self.game}: {why}" for why in self.refusals if why not in AWAY]
        if plies != self.acknowledged:
            found.append(f"{self.game}: stored {plies}, acknowledged {self.acknowledged}")
        for page in self.pages:
            if page.reads_all:
                await page.until(lambda page: page.version >= stored.version)
            if page.reads_all and page.state["plies"] != plies:
                found.append(f"{self.game}: a page shows {page.state['plies']}, stored {plies}")
        return found


@asynccontextmanager
async def matches(
    cluster: Cluster, count: int, *, watchers: int = 0, clock: Clock | None = None
) -> AsyncIterator[list[Match]]:
    """Set up games with pages at all servers, and close them in the end; watchers are shared out among them."""
    guests = await cluster.guests(2 * count)
    spectators = await cluster.guests(min(watchers, 100))
    made = []
    for n in range(count):
        white, black = guests[2 * n : 2 * n + 2]
        game = await cluster.new_game(white, black, clock)
        own = [spectators[k % len(spectators)] for k in range(n, watchers, count)]
        for guest in dict.fromkeys(own):
            await cluster.let_watch(game, guest)
        watching = [Page(guest, cluster.addresses, game) for guest in own]
        for page in watching:
            page.reads_all = False
        made.append(
            Match(game, [Page(g, cluster.addresses, game) for g in (white, black)], watching)
        )
    pages = [page for match in made for page in match.pages]
    try:
        await open_all(pages)
        yield made
    finally:
        await asyncio.gather(*(page.close() for page in pages))


async def open_all(pages: Sequence[Page]) -> None:
    """Open pages, some at a time, and wait until all of them show their games."""
    for n in range(0, len(pages), AT_ONCE):
        some = pages[n : n + AT_ONCE]
        for page in some:
            page.open()
        await asyncio.gather(*(page.ready.wait() for page in some))


async def play_all(made: Sequence[Match], rate: float, moves: int) -> None:
    """Play so many moves a second in games that are free, one after the other; return when all are answered."""
    loop, tasks = asyncio.get_running_loop(), set[asyncio.Task[None]]()
    began = loop.time()
    for n in range(moves):
        await asyncio.sleep(max(0.0, began + n / rate - loop.time()))
        match = made[n % len(made)]
        if not match.is_busy and not match.is_over:
            match.is_busy = True
            tasks.add(asyncio.create_task(match.move()))
    await asyncio.gather(*tasks)
