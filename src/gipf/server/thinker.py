"""A process with an engine that does jobs of one lane, for all servers that share a database.

Those of the lane `play` are the computer's moves and whether it takes a draw; hints, analyses, proofs and games
that are judged are those of `study`: whoever plays never waits for them. Long analyses make room for others.
When there is nothing else to do, a process of that lane compares rated games with the engine.
"""

import asyncio
import json
import logging
import os
import secrets
import signal
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from typing import Any

from gipf.engine.answers import Message, error
from gipf.engine.child_process import FINAL, Link
from gipf.errors import EngineDied, EngineError, GipfError
from gipf.host.interfaces import Bus, Lane, StoreFailed
from gipf.host.moments import now
from gipf.server import jobs_sql
from gipf.server.comparing import Comparing
from gipf.server.database import server_address
from gipf.server.engine_worker import FIRST, LATER, SLICE, SOON, TRIES, EngineWorker
from gipf.server.logs import set_up
from gipf.server.redis_bus import bus_of
from gipf.server.settings import Settings
from gipf.server.store import Store

BEAT = 1.0
"""Seconds between notes that this process lives and has its jobs."""
LOOK, HURRIED = 1.0, 0.1
"""Seconds between looks for jobs, where the bus says that there are some, and where it does not."""
TELL = 0.15
"""Seconds between two writings of what is found."""
NICE = 10
"""How far studies stand back on a machine that others use, too."""
RETRY = 0.5

_log = logging.getLogger("gipf.server.thinker")


def think(settings: Settings, lane: Lane, jobs: int) -> int:
    """Do the jobs of a lane, so many at once, until Ctrl-C; give the exit status."""
    if not settings.database_address:
        raise GipfError("worker-alone", command="gipf think")
    set_up(settings.logs, f"think-{lane}.log")
    if lane == "study" and hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(KeyboardInterrupt):
        asyncio.run(_think(settings, lane, jobs))
    return 0


async def _think(settings: Settings, lane: Lane, jobs: int) -> None:
    bus, store = bus_of(settings.bus_address), Store(settings)
    engine = EngineWorker(settings.engine, settings.families, workers=jobs)
    try:
        await store.open(is_server=False)
        await bus.open()
        engine.start()
        address = server_address(settings.database_address)
        where = f"{address.database} at {address.host}"
        print(f"GIPF thinks for {where}, {lane} – Ctrl-C ends it", flush=True)
        thinker = Thinker(store, bus, engine, lane, jobs)
        running = asyncio.create_task(thinker.run())
        with suppress(NotImplementedError):  # Windows knows Ctrl-C alone
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
        with suppress(asyncio.CancelledError):
            try:
                await running
            finally:
                running.cancel()
    finally:
        await bus.close()
        await engine.close()
        await store.close()


@dataclass(eq=False)
class _Job:
    """A job that is under way, and what was found so far: each answer with its number."""

    name: str
    request: Message
    priority: int
    tries: int
    said: list[tuple[int, Message]]
    began: float = field(default_factory=time.monotonic)
    is_halted: bool = False
    is_sliced: bool = False
    """Whether it ends only to go on later, since others wait."""
    is_new: bool = False
    """Whether something was found that is not written."""
    halt: Any = None
    is_done: bool = False
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: "asyncio.Task[None] | None" = None

    @property
    def count(self) -> int:
        """The number of the last answer."""
        return self.said[-1][0] if self.said else 0

    def add(self, message: Message) -> None:
        """Note an answer; of how far a search has come the last one is enough."""
        number = self.count + 1
        if self.said and self.said[-1][1]["type"] == "progress":
            self.said.pop()
        self.said.append((number, {name: value for name, value in message.items() if name != "id"}))
        self.is_new = True

    @property
    def can_be_sliced(self) -> bool:
        """Whether it can go on later where it ends now: an analysis of a position for some seconds."""
        asked = self.request
        return asked["request"] == "analyse" and "seconds" in asked and "game" not in asked

    def rest(self) -> str:
        """Write what is left to ask for."""
        left = self.request["seconds"] - (time.monotonic() - self.began)
        return json.dumps({**self.request, "seconds": max(0.01, left)})


class Thinker:
    """Takes jobs, does them, and says what comes of them."""

    def __init__(self, store: Store, bus: Bus, engine: EngineWorker, lane: Lane, most: int) -> None:
        self._store, self._bus, self._engine = store, bus, engine
        self._lane: Lane = lane
        self._most = most
        self._id = secrets.randbelow(2**31)
        self._jobs: dict[str, _Job] = {}
        self._wake, self._is_told = asyncio.Event(), asyncio.Event()
        bus.listen(self._hear)

    async def run(self) -> None:
        """Go on until it is cancelled; what is not done then is for others."""
        try:
            async with asyncio.TaskGroup() as group:
                for work, pause in ((self._beat, BEAT), (self._take, LOOK), (self._tell, TELL)):
                    group.create_task(self._keep(work, pause))
                if self._lane == "study":
                    comparing = Comparing(self._store, self._engine, lambda: bool(self._jobs))
                    group.create_task(comparing.run())
        finally:
            tasks = [job.task for job in self._jobs.values() if job.task]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(StoreFailed):
                async with self._store.transaction() as connection:
                    await connection.execute(jobs_sql.let_go(self._id))
                self._bus.publish(json.dumps({"lane": self._lane}))

    async def _keep(self, work: Any, pause: float) -> None:
        while True:
            try:
                await work()
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is, the next time may do better
                _log.exception("jobs could not be seen to")
                await asyncio.sleep(RETRY)
            if work == self._take:
                await self._wait_for_jobs()
            elif work == self._tell:
                await self._is_told.wait()
                await asyncio.sleep(pause)
            else:
                await asyncio.sleep(pause)

    async def _wait_for_jobs(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK if self._bus.state == "ready" else HURRIED):
                await self._wake.wait()
        self._wake.clear()

    def _hear(self, text: str) -> None:
        """Hear that there are jobs, that one is to end, or that nobody waits for it any more."""
        try:
            told = json.loads(text)
            if told.get("lane") == self._lane:
                self._wake.set()
            if job := self._jobs.get(told.get("halt", "")):
                self._halt(job)
            if (job := self._jobs.get(told.get("drop", ""))) and job.task:
                job.task.cancel()
        except (ValueError, TypeError, AttributeError):
            pass

    # ------------------------------------------------------------------ having jobs

    async def _beat(self) -> None:
        """Say that this process lives and has its jobs; end those that nobody wants, or that others have."""
        at, ready = now(), " ".join(sorted(self._engine.ready))
        mine = dict(self._jobs)
        async with self._store.transaction() as connection:
            if not (await connection.execute(jobs_sql.alive(self._id, ready, at))).rowcount:
                await connection.execute(jobs_sql.came(self._id, self._lane, ready, at))
            await connection.execute(jobs_sql.gone(at))
            await connection.execute(jobs_sql.unwanted(at))
            rows = (await connection.execute(jobs_sql.kept(list(mine), self._id, at))).all()
            others = (SOON, LATER)
            waits = await connection.scalar(jobs_sql.is_waiting(self._lane, others, at))
        kept: dict[str, bool] = {row.id: row.halted for row in rows}
        for name, job in mine.items():
            if name not in kept and job.task and not job.task.done():
                job.task.cancel()
            elif kept.get(name):
                self._halt(job)
        if waits:
            self._slice()

    def _slice(self) -> None:
        """Let the analysis that has gone on for longest make room, if it has had its time."""
        long = [job for job in self._jobs.values() if job.can_be_sliced and not job.is_halted]
        job = min(long, key=lambda job: job.began, default=None)
        if job and time.monotonic() - job.began > SLICE:
            job.is_sliced = True
            self._halt(job)

    def _halt(self, job: _Job) -> None:
        if not job.is_halted and job.halt:
            job.is_halted = True
            job.halt()

    async def _take(self) -> None:
        """Take as many jobs as can be done; what is urgent has room of its own."""
        for priorities, most in self._rooms():
            room = most - sum(1 for job in self._jobs.values() if job.priority in priorities)
            if room <= 0:
                continue
            async with self._store.transaction() as connection:
                asked = jobs_sql.free(self._lane, priorities, room, now())
                rows = (await connection.execute(asked)).all()
                if rows:
                    names = [row.id for row in rows]
                    await connection.execute(jobs_sql.taken(names, self._id, now()))
            for row in rows:
                said = [(number, message) for number, message in json.loads(row.said)]
                asked_for = json.loads(row.request)
                job = _Job(row.id, asked_for, row.priority, row.tries + 1, said)
                self._jobs[job.name] = job
                job.task = asyncio.create_task(self._do(job))

    def _rooms(self) -> list[tuple[tuple[int, ...], int]]:
        """Say how many jobs of which priorities are done at once."""
        if self._lane == "play":
            return [((FIRST, SOON, LATER), self._most)]
        # games that are judged leave room for analyses, which hints need not wait for
        return [((FIRST,), self._most), ((LATER,), max(1, self._most // 2)), ((SOON,), self._most)]

    # ------------------------------------------------------------------ doing them

    async def _do(self, job: _Job) -> None:
        try:
            await self._answer(job)
        except asyncio.CancelledError:
            pass  # nobody wants it, or somebody else has it
        except Exception as failure:
            _log.exception("a job failed")
            wrong = EngineError("engine-failed", detail=type(failure).__name__)
            await self._end(job, error(None, wrong))
        finally:
            self._jobs.pop(job.name, None)
            self._wake.set()

    async def _answer(self, job: _Job) -> None:
        """Ask the engine, and again if it dies over it."""
        if job.tries > TRIES:  # whoever had it was killed, each time
            detail = f"{job.tries - 1} processes died over it"
            await self._end(job, error(None, EngineError("engine-failed", detail=detail)))
            return
        for attempt in range(1, TRIES + 1):
            try:
                async with aclosing(_answers(self._engine.link, job)) as messages:
                    async for message in messages:
                        if message["type"] in FINAL:
                            await self._end(job, message)
                            return
                        job.add(message)
                        self._is_told.set()
            except EngineDied as died:
                if attempt == TRIES:
                    await self._end(job, error(None, died))
                    return
                await asyncio.sleep(0.2 * attempt)

    async def _tell(self) -> None:
        """Write what was found since the last time."""
        self._is_told.clear()
        for job in [job for job in self._jobs.values() if job.is_new]:
            await self._write(job, done=False)

    async def _write(self, job: _Job, *, done: bool) -> None:
        """Write all that was found, one after the other, and nothing after the last."""
        async with job.writing:
            if job.is_done:
                return
            job.is_new = False
            text, count = json.dumps(job.said), job.count
            async with self._store.transaction() as connection:
                said = jobs_sql.said(job.name, self._id, text, count, done=done)
                await connection.execute(said)
            job.is_done = done
        self._bus.publish(json.dumps({"job": job.name}))

    async def _end(self, job: _Job, message: Message) -> None:
        """Write the last answer, however long the database is away; one that is to go on waits again."""
        goes_on = job.is_sliced and message["type"] == "result" and message.get("stopped")
        job.add({**message, "type": "progress"} if goes_on else message)
        while True:
            try:
                await self._write(job, done=not goes_on)
                if goes_on:
                    async with self._store.transaction() as connection:
                        again = jobs_sql.put_back(job.name, self._id, job.rest(), now())
                        await connection.execute(again)
                    self._bus.publish(json.dumps({"lane": self._lane}))
                return
            except StoreFailed:
                await asyncio.sleep(RETRY)


async def _answers(link: Link, job: _Job) -> AsyncGenerator[Message, None]:
    """Send what somebody asks to the engine as it is, and give what it answers."""
    loop = asyncio.get_running_loop()
    answers: asyncio.Queue[Message | EngineDied] = asyncio.Queue()

    def take(message: Message | EngineDied) -> None:
        with suppress(RuntimeError):  # the loop may be closed
            loop.call_soon_threadsafe(answers.put_nowait, message)

    connection = link.connection()
    number = connection.send(job.request, take)
    job.halt = lambda: connection.stop(number)
    if job.is_halted:
        job.halt()
    try:
        while True:
            message = await answers.get()
            if isinstance(message, EngineDied):
                raise message
            yield message
            if message["type"] in FINAL:
                return
    finally:
        connection.abandon(number)
