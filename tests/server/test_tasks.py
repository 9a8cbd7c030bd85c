"""What happens by itself: flags that nobody looks at, by several workers at once."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gipf import Position
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.server.flags_sql import GONE
from gipf.server.models import GameRow
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import UNUSED, Tasks
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.cast import Cast
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import Site, process, serving
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


# ---------------------------------------------------------------------- games over days

DAY, HOUR = 86_400_000, 3_600_000


def over_days(name: str, at: int, seats: Any = PEOPLE) -> LiveGame:
    """A game with a day for each turn, begun at a moment."""
    clock = Clock.new(86_400, 86_400, cap=86_400)
    return LiveGame.new(name, at, Position.start("basic"), seats, clock)


def test_over_days_the_clock_runs_from_the_start_once_both_are_there(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now() - DAY
        invited = over_days("invited", at, {W: PEOPLE[W], B: replace(PEOPLE[B], holder="?")})
        await store.add_all([(invited, None), (over_days("begun", at), None)])
        assert invited.clock and invited.clock.running is None
        [(fallen, _)] = await store.sweep(at + DAY)
        assert (fallen.id, fallen.result, fallen.reason) == ("begun", "0-1", "time")
        await store.close()

    run(main())


def test_over_days_a_turn_gives_no_more_than_the_cap() -> None:
    game = over_days("abc", 0).played("c2", "person", HOUR)
    assert game.clock and game.clock.left_at(2 * HOUR) == {W: DAY, B: DAY - HOUR}
    bank = Clock.new(3 * 86_400, 43_200, cap=4 * 86_400)
    game = replace(over_days("abc", 0), clock=bank).with_clock_running(0)
    game = game.played("c2", "person", DAY).played("c6", "person", DAY)
    assert game.clock and game.clock.left == {W: 2 * DAY + DAY // 2, B: 3 * DAY + DAY // 2}
    assert game.with_clock_stopped(DAY).with_clock_running(2 * DAY).clock == replace(
        game.clock, since=2 * DAY
    )
    back = game.takeback(DAY + 1).takeback(DAY + 1)
    assert not back.plies and back.clock and back.clock.running is W


def test_over_days_the_time_without_a_server_is_nobodys(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        await store.add(over_days("abc", at - 10 * HOUR))
        await store.beat(at - 4 * HOUR)  # so it was killed four hours ago
        await store.close()
        for _ in range(2):  # it was given back once, not at every start
            store = await opened(settings)
            game = await store.load("abc")
            assert game and game.clock and game.clock.running is W
            assert abs(game.clock.left_at(now())[W] - (DAY - 6 * HOUR)) < HOUR
            assert game.clock.falls_at == game.clock.since + DAY
            await store.leave(now())
            await store.close()

    run(main())


def test_a_server_alone_lets_flags_fall_that_nobody_looks_at(tmp_path: Path) -> None:
    async def fill() -> None:
        store = await opened(Settings(data=tmp_path))
        await store.add(over_days("abc", now() - DAY))
        await store.close()

    run(fill())
    with serving(tmp_path) as site, site.tab() as tab:
        tab.watch("abc")
        ended = tab.wait("abc", lambda state: state["result"] != "*")
        assert (ended["result"], ended["reason"], ended["version"]) == ("0-1", "time", 2)
        listed = site.http.get("/api/games").json()["games"]
        assert [game["result"] for game in listed] == ["0-1"]


def test_over_days_two_people_see_what_is_left(site: Site) -> None:
    days = {"seconds": 3 * 86_400, "increment": 86_400, "cap": 3 * 86_400}
    with closing(Cast(site, days=days)) as cast:
        clock = cast.state()["clock"]
        assert (clock["cap"], clock["running"]) == (3 * 86_400, "w")  # it runs since Ben has come
        assert 3 * 86_400 - 3600 < clock["left"]["w"] < clock["left"]["b"] == 3 * 86_400
        listed = cast.opponent.http.get("/api/games").json()["games"]
        assert [game["clock"]["running"] for game in listed] == ["w"]
        with cast.player.tab() as tab:
            tab.watch(cast.game)
            state = tab.play(cast.game, "c2")
            assert (state["clock"]["running"], state["clock"]["left"]["w"]) == ("b", 3 * 86_400)
        file = cast.player.http.get(f"/api/games/{cast.game}/file").text
        assert '[TimeControl "259200+86400"]' in file


# ---------------------------------------------------------------------- a server that is killed


def test_a_clock_against_the_computer_stands_still_when_its_server_is_killed(
    shared: Settings,
) -> None:
    """Another server lives, and lets other clocks run; nobody looks at this one any more."""

    async def main() -> None:
        killed, lives, at = await opened(shared), await opened(shared), now()
        for name, seats in (("computer", AGAINST), ("people", PEOPLE), ("other", AGAINST)):
            store = lives if name == "other" else killed
            game = new(name, seats=seats, clock=Clock.new(60, 0))
            await store.add(game)
            await store.save(game.played("c2", "person", at), game)
        await killed.beat(at + 1000)
        await lives.beat(at + 1000 + GONE)
        assert await running(lives) == ["computer", "other", "people"]
        for later in (1, 2000):
            await lives.beat(at + 1000 + GONE + later)
            assert await running(lives) == ["other", "people"]
        game_now = await lives.load("computer")
        assert game_now and game_now.clock and game_now.clock.left[B] == 59_000
        # it was only slow: it goes on with what it finds
        await killed.beat(at + 1000 + 2 * GONE)
        await lives.beat(at + 1001 + 3 * GONE)
        for store in (killed, lives):
            await store.close()

    async def running(store: Store) -> list[str]:
        async with store.reading() as connection:
            asked = select(GameRow.id).where(GameRow.clock_running.is_not(None))
            return sorted(await connection.scalars(asked))

    run(main())
