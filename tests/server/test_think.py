"""The engine's jobs in processes of their own: who takes them, who is killed over them, who waits for whom."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gipf import Position
from gipf.engine.answers import Message
from gipf.errors import EngineDied
from gipf.host.bus import LocalBus
from gipf.host.interfaces import Lane
from gipf.host.moments import now
from gipf.search.answer import Limits
from gipf.server import jobs_sql, thinker
from gipf.server.engine_worker import EngineWorker
from gipf.server.flags_sql import GONE
from gipf.server.jobs import Jobs
from gipf.server.models import JobRow
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import Process, process
from tests.server.tab import Tab
from tests.server.test_store_kinds import opened, run

BEST: Message = {"request": "analyse", "position": "basic", "nodes": 50, "priority": 1}


@pytest.fixture
def shared(postgres: Postgres, migrated: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))


async def take(store: Store, lane: Lane, worker: int, most: int, at: int) -> list[str]:
    """Take jobs as a process does."""
    async with store.transaction() as connection:
        rows = (await connection.execute(jobs_sql.free(lane, (-1, 0, 1), most, at))).all()
        names = [row.id for row in rows]
        await connection.execute(jobs_sql.taken(names, worker, at))
    return names


async def ask(store: Store, name: str, at: int, lane: Lane = "play", priority: int = 1) -> None:
    async with store.transaction() as connection:
        await connection.execute(jobs_sql.asked(name, lane, json.dumps(BEST), priority, at))


# ---------------------------------------------------------------------- what is stored


def test_of_several_processes_each_job_has_one_and_a_lane_has_its_own(shared: Settings) -> None:
    async def main() -> None:
        stores, at = [await opened(shared) for _ in range(3)], now()
        for number in range(30):
            await ask(stores[0], f"p{number:02}", at + number)
            await ask(stores[0], f"s{number:02}", at, "study")
        found = await asyncio.gather(
            *(
                take(store, "play", n, 4, at + 50)
                for n, store in enumerate(stores)
                for _ in range(4)
            )
        )
        names = [name for some in found for name in some]
        assert len(names) == len(set(names)) and all(name[0] == "p" for name in names)
        while some := await take(stores[0], "play", 9, 7, at + 50):
            names += some
        assert sorted(names) == [f"p{number:02}" for number in range(30)]
        assert (await take(stores[1], "study", 1, 99, at))[0][0] == "s"
        for store in stores:
            await store.close()

    run(main())


def test_the_most_urgent_job_is_taken_first_and_then_the_oldest(shared: Settings) -> None:
    async def main() -> None:
        store, at = await opened(shared), now()
        for name, late, priority in (("c", 0, 0), ("b", 2, 1), ("d", 1, 0), ("a", 1, 1)):
            await ask(store, name, at + late, "study", priority)
        assert await take(store, "study", 1, 9, at + 5) == ["a", "b", "c", "d"]
        await store.close()

    run(main())


def test_what_a_killed_process_had_another_takes_and_what_nobody_wants_goes(
    shared: Settings,
) -> None:
    async def main() -> None:
        store, at = await opened(shared), now()
        await ask(store, "abc", at)
        assert await take(store, "play", 1, 1, at) == ["abc"]
        assert await take(store, "play", 2, 1, at + GONE - 1) == []
        async with store.transaction() as connection:
            await connection.execute(jobs_sql.wanted(["abc"], at + GONE))
            kept = await connection.execute(jobs_sql.kept(["abc", "other"], 1, at + 1000))
            assert [row.id for row in kept] == ["abc"]
        assert await take(store, "play", 2, 1, at + GONE + 500) == []  # it said that it has it
        assert await take(store, "play", 2, 1, at + GONE + 1001) == ["abc"]
        async with store.transaction() as connection:
            late = jobs_sql.said("abc", 1, "[]", 1, done=True)
            assert (await connection.execute(late)).rowcount == 0  # it is another's now
            await connection.execute(jobs_sql.unwanted(at + GONE + jobs_sql.WANTED + 1))
            assert list(await connection.scalars(select(JobRow.id))) == []
        await store.close()

    run(main())


def test_turns_that_are_judged_twice_are_heard_once(shared: Settings) -> None:
    """Whoever judged first was killed after two turns; the next one begins anew."""

    async def main() -> None:
        store = await opened(shared)
        heard: list[Any] = []
        async with store.transaction() as connection:
            await connection.execute(jobs_sql.came(1, "study", "basic", now()))
        jobs = Jobs(store, LocalBus())
        await jobs.open()
        name = jobs.ask("study", {"request": "judge", "priority": -1}, heard.append)
        turns = [{"type": "turn", "turn": turn} for turn in range(4)]
        for said in ([0, 1], [0, 1, 0, 1, 2], [0, 1, 0, 1, 2, 3, "result"]):
            messages = [turns[each] if isinstance(each, int) else {"type": each} for each in said]
            text = json.dumps(list(enumerate(messages, 1)))
            while await _write(store, name, text, is_done="result" in said):
                await asyncio.sleep(0.01)
            while len([message for message in heard if message]) < len(set(map(str, said))):
                await asyncio.sleep(0.01)
        assert heard == [*turns, {"type": "result"}]
        async with store.reading() as connection:
            while list(await connection.scalars(select(JobRow.id))):
                break
        await jobs.close()
        await store.close()

    async def _write(store: Store, name: str, text: str, *, is_done: bool) -> bool:
        async with store.transaction() as connection:
            await connection.execute(jobs_sql.taken([name], 1, now()))
            count = len(json.loads(text))
            done = await connection.execute(jobs_sql.said(name, 1, text, count, done=is_done))
            return not done.rowcount

    run(main())


def test_where_the_last_process_of_a_lane_is_gone_nobody_waits(shared: Settings) -> None:
    async def main() -> None:
        store = await opened(shared)
        heard: list[Any] = []
        async with store.transaction() as connection:
            await connection.execute(jobs_sql.came(1, "play", "basic", now() - GONE + 300))
        jobs = Jobs(store, LocalBus())
        await jobs.open()
        assert jobs.engine("play") and jobs.engine("study") is None
        jobs.ask("play", BEST, heard.append)
        while not heard:
            await asyncio.sleep(0.05)
        assert isinstance(heard[0], EngineDied) and jobs.engine("play") is None
        assert "start gipf think --lane play" in str(heard[0])
        await jobs.close()
        await store.close()

    run(main())


def test_long_analyses_take_turns(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for one at a time, and both go on again and again."""
    monkeypatch.setattr(thinker, "SLICE", 0.2)

    async def main() -> None:
        store, bus, engine = await opened(shared), LocalBus(), EngineWorker(families=(), workers=1)
        engine.start()
        doing = asyncio.create_task(thinker.Thinker(store, bus, engine, "study", 1).run())
        jobs = Jobs(store, bus)
        await jobs.open()
        while (studies := jobs.engine("study")) is None:
            await asyncio.sleep(0.05)
        heard: list[int] = []

        async def analyse(number: int) -> None:
            answers = studies.analyse("basic", Limits(seconds=600), every=0.05)
            async for _ in answers:
                heard.append(number)  # noqa: PERF401  # others write there, too

        analyses = [asyncio.create_task(analyse(number)) for number in range(2)]
        while sum(1 for pair in pairwise(heard) if pair[0] != pair[1]) < 4:
            await asyncio.sleep(0.05)
        for task in (*analyses, doing):
            task.cancel()
        await asyncio.gather(*analyses, doing, return_exceptions=True)
        await jobs.close()
        await engine.close()
        await store.close()

    run(main())


# ---------------------------------------------------------------------- processes


class Company:
    """A server, processes that think for it, and what they share."""

    def __init__(self, data: Path, environment: dict[str, str]) -> None:
        self.data, self.environment = data, environment
        self.thinkers: dict[str, subprocess.Popen[str]] = {}
        self.site: Process

    def think(self, lane: str, *more: str) -> subprocess.Popen[str]:
        """Start a process for a lane."""
        number = len(self.thinkers)
        folder = str(self.data / f"think {number}")
        started = self.thinkers[f"{lane} {number}"] = subprocess.Popen(
            [sys.executable, "-m", "gipf", "think", "--lane", lane, *more],
            env={**os.environ, **self.environment, "GIPF_DATA": folder},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert started.stdout and f", {lane} – Ctrl-C ends it" in started.stdout.readline()
        return started

    def lanes(self) -> dict[str, int]:
        return dict(self.site.http.get("/api/health").json()["engine"]["lanes"])

    def wait_for(self, **lanes: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.lanes() != lanes:
            assert time.monotonic() < until, self.lanes()
            time.sleep(0.1)

    def close(self) -> None:
        for each in self.thinkers.values():
            each.kill()
            each.communicate()


@contextmanager
def company(data: Path, postgres: Postgres, migrated: str, bus: str) -> Iterator[Company]:
    environment = {"GIPF_DATABASE": postgres.address(postgres.new(migrated)), "GIPF_BUS": bus}
    found = Company(data, environment)
    try:
        found.think("play")
        found.think("study")
        with process(data / "server", **environment) as found.site:
            yield found
    finally:
        found.close()


def against_computer(site: Process, tab: Tab, level: int) -> str:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": level}}
    game = str(site.new_game("basic", seats=seats)["id"])
    tab.watch(game)
    return game


def play_turn(tab: Tab, game: str) -> dict[str, Any]:
    """Play a turn, and wait for the computer's."""
    state = tab.states[game]
    while not state["thinking"]:
        move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
        state = tab.play(game, move)
    return tab.wait(game, lambda state: not state["thinking"])


def hear_all(tab: Tab) -> list[dict[str, Any]]:
    """Hear an analysis to its end."""
    while not (tab.events and tab.events[-1].get("done")):
        tab.hear()
    return tab.events


def test_processes_play_and_study_for_a_server_whichever_of_them_is_killed(
    tmp_path: Path, postgres: Postgres, migrated: str, redis_server: Redis
) -> None:
    with (
        company(tmp_path, postgres, migrated, redis_server.address) as found,
        found.site.tab() as tab,
        found.site.tab() as other,
    ):
        site = found.site
        found.wait_for(play=1, study=1)
        health = site.http.get("/api/health").json()["engine"]
        assert health["pid"] is None and health["state"] == "ready"  # it has no engine of its own

        game = against_computer(site, tab, 1)
        assert len(play_turn(tab, game)["plies"]) >= 2
        assert tab.ask("hint", game=game)["move"]
        tab.ask("analyse", start="basic", lines=2, seconds=0.5)
        events = hear_all(tab)
        assert len(events[-1]["lines"]) == 2 and events[-1]["depth"] > 1
        text = '[Variant "basic"]\n\n1. c2 c6 2. d2 d7 3. e1-e3 e9-e7 *'
        tree = site.http.post("/api/read", json={"text": text}).json()["games"][0]
        tab.events.clear()
        assert tab.ask("judge", game=tree, seconds=0.02)["turns"] == 6
        assert [event.get("turn") for event in hear_all(tab)][:6] == list(range(6))

        # a flood of studies: neither moves nor hints wait for it
        flood = [other.ask("analyse", start="basic")["id"] for _ in range(8)]
        assert play_turn(tab, game)["result"] == "*"
        assert tab.ask("hint", game=game)["move"]
        for asked in flood[2:]:
            other.ask("stop", target=asked)

        # whoever plays is killed while it thinks: another, which slept till then, goes on with the same job
        second = found.think("play")
        found.wait_for(play=2, study=1)
        second.send_signal(signal.SIGSTOP)
        found.wait_for(play=1, study=1)
        strong = against_computer(site, tab, 10)
        while not (state := tab.states[strong])["thinking"]:
            move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
            state = tab.play(strong, move)
        count = len(state["plies"])
        found.thinkers["play 0"].kill()
        second.send_signal(signal.SIGCONT)
        state = tab.wait(strong, lambda state: len(state["plies"]) > count)
        assert not (found.site.data / "logs" / "server.log").read_text().count("plain move")

        # the process of the studies ends when it is asked to; what it had begun goes on in another's
        found.thinkers["study 1"].send_signal(signal.SIGTERM)
        assert found.thinkers["study 1"].wait(PATIENCE) == 0
        found.think("study")
        for asked in flood[:2]:
            other.ask("stop", target=asked)
        going = other.ask("analyse", start="basic")["id"]
        other.events.clear()
        while not any(event["id"] == going for event in other.events):
            other.hear()

        # where nobody is left the server thinks itself
        for each in found.thinkers.values():
            each.kill()
        found.wait_for(play=0, study=0)
        assert play_turn(tab, game)["result"] == "*"
    logs = [path.read_text() for path in tmp_path.rglob("*.log")]
    assert logs and not any("a-secret" in text for text in logs)


def test_a_process_without_a_database_server_says_that_there_is_nothing_to_do(
    tmp_path: Path,
) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "gipf", "think", "--lane", "play"], capture_output=True, text=True,
        env={**os.environ, "GIPF_DATA": str(tmp_path), "GIPF_DATABASE": ""}, timeout=PATIENCE,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "gipf think is for servers" in ended.stderr and ended.stderr.count("\n") == 1
