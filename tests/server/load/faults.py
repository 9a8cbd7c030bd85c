"""What is killed while games are played: servers, the Redis, the PostgreSQL."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from gipf.host.clock import Clock
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.load.cluster import Cluster
from tests.server.load.match import Match, Result, matches, quantiles
from tests.server.load.page import AWAY

SECONDS = 3600
"""What each player has on the clock: more than any of this takes."""


async def keep_playing(match: Match, enough: asyncio.Event, thinks: float = 0.05) -> None:
    """Play on until it is enough, or the game is over."""
    while not (enough.is_set() or match.is_over):
        await match.move(thinks)
        wrong = [why for why in match.refusals if why not in AWAY]
        assert not wrong, f"{match.game}: {wrong}"


async def during(made: Sequence[Match], happens: Callable[[], Awaitable[None]]) -> None:
    """Play all games while something happens."""
    enough = asyncio.Event()

    async def happen() -> None:
        async with asyncio.timeout(PATIENCE):
            await happens()
        enough.set()

    async with asyncio.TaskGroup() as group:
        group.create_task(happen())
        for match in made:
            group.create_task(keep_playing(match, enough))


async def charged(cluster: Cluster, match: Match) -> float:
    """Give the most seconds that were charged for a decision beyond what its player took to make it."""
    stored = await cluster.stored(match.game)
    left = dict.fromkeys(Player, SECONDS * 1000)
    most = 0.0
    for n, (ply, before) in enumerate(zip(stored.plies, stored.positions, strict=False)):
        player = before.acting
        if ply.left is None:
            continue
        cost = (left[player] - ply.left) / 1000
        left[player] = ply.left
        most = max(most, cost - match.thought[n])
    return most


async def killed_servers(cluster: Cluster, *, kills: int, games: int) -> Result:
    """Kill one server after the other, and start it again, while games are played at all of them."""
    async with matches(cluster, games, clock=Clock.new(SECONDS, 0)) as made:

        async def kill() -> None:
            for n in range(kills):
                await asyncio.sleep(0.3)
                await cluster.kill(n % len(cluster.ports))
                await cluster.start(n % len(cluster.ports))

        await during(made, kill)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        most = max([await charged(cluster, match) for match in made])
        moves = sum(len(match.acknowledged) for match in made)
        longest = max(taken for match in made for taken in match.answers)
    says = (
        f"{kills} kills, {moves} moves in {games} games: {len(wrong)} lost, doubled or wrong;"
        f" at most {most:.1f} s charged beyond what was thought; the longest wait for an answer {longest:.1f} s"
    )
    return Result(says, wrong + cluster.complaints())


async def ended_servers(cluster: Cluster, *, ends: int, games: int) -> Result:
    """End servers as for an upgrade, one after the other, while games are played at all of them."""
    async with matches(cluster, games) as made:
        statuses = list[int]()

        async def end() -> None:
            for n in range(ends):
                await asyncio.sleep(0.3)
                statuses.append(await cluster.end(n % len(cluster.ports)))
                await cluster.start(n % len(cluster.ports))

        await during(made, end)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        wrong += [f"ended with {status}" for status in statuses if status]
        wrong += [f"{m.game}: refused {why}" for m in made for why in m.refusals]
        moves = sum(len(match.acknowledged) for match in made)
        answers = [taken for match in made for taken in match.answers]
        moved = sum(page.lines - 1 for match in made for page in match.pages)
    says = (
        f"{ends} servers ended, {moves} moves in {games} games, {moved} lines moved over:"
        f" {len(wrong)} lost or refused; {quantiles(answers)}"
    )
    return Result(says, wrong + cluster.complaints())


async def lost_redis(cluster: Cluster, *, games: int) -> Result:
    """Flush the Redis, kill it, and let it come back, while games are played."""
    async with matches(cluster, games) as made:

        async def lose() -> None:
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.redis.client().flushall)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.redis.kill)
            await play_some(made, 3)
            await asyncio.to_thread(cluster.redis.start)
            await play_some(made, 3)

        await during(made, lose)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        seen = [taken for match in made for taken in match.seen()]
        moves = sum(len(match.acknowledged) for match in made)
    says = f"{moves} moves in {games} games: {len(wrong)} wrong; on both boards {quantiles(seen)}"
    return Result(says, wrong + cluster.complaints())


async def play_some(made: Sequence[Match], more: int) -> None:
    """Wait until each game has gone on by so many moves, or is over."""
    counts = [len(match.acknowledged) for match in made]
    while any(
        len(match.acknowledged) < count + more and not match.is_over
        for match, count in zip(made, counts, strict=True)
    ):
        await asyncio.sleep(0.02)


async def until_refused(made: Sequence[Match]) -> None:
    """Wait until somebody was told that the database is away."""
    while not any(match.refusals for match in made):
        await asyncio.sleep(0.02)


async def lost_database(
    cluster: Cluster, *, games: int, replaced: Callable[[], None] | None = None
) -> Result:
    """Kill the PostgreSQL while games are played; start it again, or let another take its place."""
    async with matches(cluster, games) as made:
        gone = 0.0

        async def lose() -> None:
            nonlocal gone
            await play_some(made, 2)
            await asyncio.to_thread(cluster.postgres.kill)
            gone = time.perf_counter()
            await until_refused(made)
            await asyncio.to_thread(replaced or cluster.postgres.start)
            back = time.perf_counter()
            await play_some(made, 2)
            gone = time.perf_counter() - back

        await during(made, lose)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        refusals = [why for match in made for why in match.refusals]
        moves = sum(len(match.acknowledged) for match in made)
    says = (
        f"{moves} moves in {games} games, {len(refusals)} answered meanwhile that the database is away:"
        f" {len(wrong)} lost, doubled or half done; all games went on {gone:.1f} s after it was back"
    )
    return Result(says, wrong + cluster.complaints())
