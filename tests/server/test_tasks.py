"""What happens by itself: flags that nobody looks at, by several workers at once."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.server.flags_sql import GONE
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import UNUSED, Tasks
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import process
from tests.server.test_shared_games import AGAINST, PEOPLE, Page, hosts, play
from tests.server.test_store_kinds import new, opened

W, B = Player


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def begun(name: str, at: int, **more: Any) -> LiveGame:
    """A game of a minute in which White has decided at a moment: Black's time runs."""
    game = new(name, **{"seats": PEOPLE, "clock": Clock.new(60, 0), **more})
    return game.played("c2", "person", at)


@pytest.fixture
def shared(postgres: Postgres, migrated: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))


def test_flags_fall_that_nobody_looks_at(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        await store.add(begun("up", at - 61_000))
        await store.add(begun("soon", at - 59_000))
        await store.add(begun("computer", at - 61_000, seats=AGAINST))
        await store.add(new("untimed"))
        deleted = begun("deleted", at - 61_000)
        await store.add(deleted)
        await store.discard("deleted", at)
        paused = begun("paused", at - 61_000)
        await store.add(replace(paused.with_clock_stopped(at - 50_000), is_paused=True))

        [(fallen, before)] = await store.sweep(at)
        assert (fallen.id, fallen.result, fallen.reason) == ("up", "1-0", "time")
        assert (before.version, fallen.version) == (2, 3)
        assert await store.load("up") == fallen
        assert await store.sweep(at) == []
        [(soon, _)] = await store.sweep(at + 1000)
        assert soon.id == "soon"
        await store.close()

    run(main())


def test_only_the_side_game_is_lost_whose_own_time_is_up(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        text = "ultimate;challenges=2;side=Z:yinsh G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
        game = LiveGame.new(
            "side", at, Position.parse(text), PEOPLE, Clock.new(600, 0, side_seconds=4)
        )
        for move in ("Zc3-e5", "challenge", "first"):
            game = game.played(move, "person", at)
        await store.add(game)
        assert await store.sweep(at + 3999) == []
        [(fallen, _)] = await store.sweep(at + 4000)
        assert fallen.result == "*" and fallen.side is None and fallen.clock
        assert fallen.clock.running  # the time of the game itself goes on
        assert await store.load("side") == fallen
        await store.close()

    run(main())


def test_a_game_that_is_damaged_holds_up_no_other(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        damaged = begun("damaged", at - 90_000)
        await store.add(replace(damaged, plies=(replace(damaged.plies[0], move="e9"),)))
        await store.add(begun("whole", at - 80_000))
        assert [game.id for game, _ in await store.sweep(at)] == ["whole"]
        assert await store.sweep(at) == []
        await store.close()

    run(main())


def test_two_workers_never_let_a_flag_fall_twice(shared: Settings) -> None:
    async def main() -> None:
        server, at = await opened(shared), now()
        names = [f"g{n}" for n in range(60)]
        await server.add_all([(begun(name, at - 61_000), None) for name in names])
        workers = [Store(shared) for _ in range(3)]
        for worker in workers:
            await worker.open(is_server=False)
        told: list[str] = []

        def tasks(n: int) -> Tasks:
            tell = lambda game, before: told.append(f"{game.id} {before.version}")  # noqa: E731
            return Tasks(workers[n], PeopleStore(workers[n]), tell, pause=3600)

        async def sweep(n: int) -> None:
            worker = tasks(n)
            while len(told) < len(names):
                await worker.sweep()

        await asyncio.gather(*(sweep(n) for n in range(len(workers))))
        assert sorted(told) == sorted(f"{name} 2" for name in names)
        for name in names:
            game = await server.load(name)
            assert game and (game.version, game.result) == (3, "1-0")
        for store in (server, *workers):
            await store.close()

    run(main())


def test_a_worker_and_a_server_that_watches_let_a_flag_fall_once(shared: Settings) -> None:
    async def main() -> None:
        bus = LocalBus()
        async with hosts(shared, 2, bus=bus) as (one, other):
            worker = Store(shared)
            await worker.open(is_server=False)

            game = await one.new(Position.start("basic"), PEOPLE, Clock.new(1, 0))
            pages = Page(), Page()
            await one.subscribe(game.id, pages[0])
            await other.subscribe(game.id, pages[1])
            await one.decide(game.id, play("c2"), 1)
            while any(not page.states or page.states[-1]["result"] == "*" for page in pages):
                await worker.sweep(now())
            stored = await worker.load(game.id)
            assert stored and (stored.version, stored.result) == (3, "1-0")
            assert {page.states[-1]["version"] for page in pages} == {3}
            await worker.close()

    run(main())


def test_while_no_server_lives_no_flag_falls(shared: Settings) -> None:
    async def main() -> None:
        server, worker = await opened(shared), Store(shared)
        await worker.open(is_server=False)
        at = now()
        await server.add(begun("abc", at - 59_000))
        await server.beat(at)
        await server.close()  # it is killed
        assert await worker.sweep(at + GONE + 1) == []
        server = Store(shared)
        await server.open()
        await server.beat(at + 2 * GONE)  # it stops what ran when the other was killed
        assert await worker.sweep(at + 2 * GONE) == []
        game = await server.load("abc")
        assert game and game.clock and game.result == "*"
        await server.close()
        await worker.close()

    run(main())


def test_links_nobody_has_used_and_what_was_deleted_go_for_good(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        people = PeopleStore(store)
        await store.add(new("abc"))
        await store.add(new("old"))
        await store.discard("old", 1)
        used, unused, watching = [await people.invite("abc", each) for each in (W, B, None)]
        person, _ = await people.add_guest("Ann")
        assert await people.take(used, person)
        await people.expire(now() - UNUSED)
        assert await people.invitation(unused)
        await people.expire(now() + 1)
        assert await people.invitation(unused) is None
        assert await people.invitation(used) and await people.invitation(watching)
        await Tasks(store, people, lambda *_: None, pause=3600).clean()
        assert not await store.restore("old")
        await store.close()

    run(main())


def test_workers_are_processes_of_their_own(
    tmp_path: Path, shared: Settings, redis_server: Redis
) -> None:
    """A flag falls at the page of a server that is told so, and a worker ends when it is asked to."""
    environment = {"GIPF_DATABASE": shared.database_address, "GIPF_BUS": redis_server.address}
    with process(tmp_path / "server", **environment) as site, site.tab() as tab:
        workers = [
            subprocess.Popen(
                [sys.executable, "-m", "gipf", "work"],
                env={**os.environ, **environment, "GIPF_DATA": str(tmp_path / f"worker {n}")},
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )
            for n in range(2)
        ]  # fmt: skip
        try:
            for worker in workers:
                assert worker.stdout and "GIPF works for gipf_" in worker.stdout.readline()
            game = site.new_game("basic", clock={"seconds": 1})["id"]
            tab.watch(game)
            tab.play(game, "c2")
            ended = tab.wait(game, lambda state: state["result"] != "*")
            assert (ended["result"], ended["version"]) == ("1-0", 3)
            for worker in workers:
                worker.send_signal(signal.SIGTERM)
                assert worker.wait(PATIENCE) == 0
        finally:
            for worker in workers:
                worker.kill()
                worker.communicate()
    logs = [path.read_text() for path in tmp_path.rglob("*.log")]
    assert logs and not any("a-secret" in text for text in logs)


def test_a_worker_without_a_database_server_says_that_there_is_nothing_to_do(
    tmp_path: Path,
) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "gipf", "work"], capture_output=True, text=True, timeout=PATIENCE,
        env={**os.environ, "GIPF_DATA": str(tmp_path), "GIPF_DATABASE": ""},
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "GIPF_DATABASE is empty" in ended.stderr and ended.stderr.count("\n") == 1
