"""What a server asks of engines in other processes, over the database: `gipf think` does it.

An `AsyncEngine` speaks over such a line as over one to a process of its own. A job stands in the database until
it is answered, so that nothing is lost with whoever does it; the bus only says that there is something new.
"""

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast, get_args

from gipf.engine.answers import Message
from gipf.engine.async_client import AsyncEngine
from gipf.engine.child_process import Sink
from gipf.errors import EngineDied, EngineError
from gipf.host.interfaces import Bus, Lane, StoreFailed
from gipf.host.moments import now
from gipf.server import jobs_sql
from gipf.server.flags_sql import GONE
from gipf.server.store import Store

LANES: tuple[Lane, ...] = get_args(Lane)
LOOK, HURRIED = 1.0, 0.1
"""Seconds between looks at what was said, where the bus says that there is something, and where it does not."""
RETRY = 0.5
"""Seconds after which a job is written down again where that was not possible."""

_log = logging.getLogger("gipf.server.jobs")


@dataclass
class _Waiting:
    """A job that is waited for, and what was heard of it."""

    lane: Lane
    request: Message
    sink: Sink
    count: int = 0
    turns: int = 0
    is_stored: bool = False

    def take(self, said: str) -> None:
        """Hear what is new; turns that were judged twice, since a worker was killed, are heard once."""
        for number, message in json.loads(said):
            if number <= self.count:
                continue
            self.count = number
            if message["type"] == "turn":
                if message["turn"] < self.turns:
                    continue
                self.turns = message["turn"] + 1
            self.sink(message)


class Jobs:
    """The jobs that this server waits for, and who could do them."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store, self._bus = store, bus
        self._waiting: dict[str, _Waiting] = {}
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._living: Mapping[Lane, Collection[str]] = {}
        self._counts: Mapping[str, int] = {}
        self._renewed = -GONE
        self._engines = {lane: AsyncEngine.over(_Link(self, lane)) for lane in LANES}
        bus.listen(self._hear)

    async def open(self) -> None:
        """Find out who there is."""
        await self._look()
        self._start(self._keep_looking())

    async def close(self) -> None:
        """Wait for nothing any more."""
        waiting, self._waiting = self._waiting, {}
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for job in waiting.values():
            job.sink(EngineDied("engine-died", why=EngineError("engine-ended")))
        with suppress(StoreFailed):
            await self._drop(waiting)

    def engine(self, lane: Lane) -> AsyncEngine | None:
        """Give the engine of a lane, if somebody does its jobs."""
        return self._engines[lane] if lane in self._living else None

    @property
    def lanes(self) -> Collection[Lane]:
        """The lanes whose jobs somebody does."""
        return tuple(self._living)

    @property
    def counts(self) -> dict[str, int]:
        """How many processes do the jobs of each lane."""
        return {lane: self._counts.get(lane, 0) for lane in LANES}

    @property
    def ready(self) -> set[str]:
        """The sorts of variants that opponents can be played in at once."""
        return set(self._living.get("play", ()))

    # ------------------------------------------------------------------ asking

    def ask(self, lane: Lane, request: Message, sink: Sink) -> str:
        """Ask for something; gives the name of the job."""
        name = secrets.token_hex(12)
        self._waiting[name] = _Waiting(lane, request, sink)
        self._start(self._write(name))
        return name

    def halt(self, name: str) -> None:
        """Let a job end with what was found so far."""
        if name in self._waiting:
            self._start(self._execute(jobs_sql.halted(name), {"halt": name}))

    def drop(self, name: str) -> None:
        """Care for a job no more."""
        job = self._waiting.pop(name, None)
        if job and job.is_stored:
            self._start(self._execute(jobs_sql.dropped([name]), {"drop": name}))

    async def _write(self, name: str) -> None:
        """Write a job down, again and again where that is not possible, as long as somebody waits."""
        while job := self._waiting.get(name):
            priority = int(job.request.get("priority") or 0)
            asked = jobs_sql.asked(name, job.lane, json.dumps(job.request), priority, now())
            try:
                async with self._store.transaction() as connection:
                    await connection.execute(asked)
            except StoreFailed:
                await asyncio.sleep(RETRY)
                continue
            job.is_stored, job.count = True, 0
            self._bus.publish(json.dumps({"lane": job.lane}))
            if name not in self._waiting:  # nobody waits any more
                await self._drop([name])
            self._news.set()
            return

    async def _execute(self, statement: Any, told: Mapping[str, str]) -> None:
        with suppress(StoreFailed):  # what is not wanted any more goes by itself
            async with self._store.transaction() as connection:
                await connection.execute(statement)
            self._bus.publish(json.dumps(told))

    async def _drop(self, names: Collection[str]) -> None:
        if names:
            async with self._store.transaction() as connection:
                await connection.execute(jobs_sql.dropped(list(names)))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ hearing

    def _hear(self, text: str) -> None:
        """Hear that something was said about a job, perhaps one of this server's."""
        with suppress(ValueError, TypeError, AttributeError):
            if json.loads(text).get("job") in self._waiting:
                self._news.set()

    async def _keep_looking(self) -> None:
        while True:
            is_told = self._bus.state == "ready" or not self._waiting
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK if is_told else HURRIED):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._look()
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except Exception:  # whatever it is, the next look may do better
                _log.exception("jobs could not be looked at")
                await asyncio.sleep(RETRY)

    async def _look(self) -> None:
        """Take what was said, and say what is still wanted."""
        if now() - self._renewed >= 1000 * LOOK:
            await self._renew()
        stored = {name: job for name, job in self._waiting.items() if job.is_stored}
        if not stored:
            return
        async with self._store.reading() as connection:
            found = (await connection.execute(jobs_sql.heard(list(stored)))).all()
        done = []
        for name, _, said, is_done in found:
            stored.pop(name).take(said)
            if is_done:
                self._waiting.pop(name, None)
                done.append(name)
        for name in stored:  # while the database was away it was taken for unwanted
            if job := self._waiting.get(name):
                job.is_stored = False
                self._start(self._write(name))
        await self._drop(done)

    async def _renew(self) -> None:
        """Say what is still wanted, and see who could do it; where nobody does a lane's jobs nobody waits."""
        at = now()
        async with self._store.reading() as connection:
            found = (await connection.execute(jobs_sql.living(at))).all()
        living: dict[Lane, set[str]] = {}
        for lane, ready in found:
            living.setdefault(cast("Lane", lane), set()).update(ready.split())
        self._living, self._counts = living, Counter(lane for lane, _ in found)
        stored = [name for name, job in self._waiting.items() if job.is_stored]
        if stored:
            async with self._store.transaction() as connection:
                await connection.execute(jobs_sql.wanted(stored, at))
        for name, job in list(self._waiting.items()):
            if job.lane not in living:
                self.drop(name)
                job.sink(EngineDied("engine-died", why=EngineError("nobody-thinks", lane=job.lane)))
        self._renewed = at


class _Connection:
    """A client's line to the engines of a lane."""

    is_dead = False
    strange = ""

    def __init__(self, jobs: Jobs, lane: Lane) -> None:
        self._jobs, self._lane = jobs, lane

    def send(self, request: Message, sink: Sink) -> str:
        """Ask for something; gives the name of the job."""
        if request["request"] in ("set", "info", "forget"):  # is for whoever has the process
            sink({"type": "result"})
            return ""
        return self._jobs.ask(self._lane, request, sink)

    def stop(self, name: str) -> None:
        """Let a job end with what was found so far."""
        self._jobs.halt(name)

    def abandon(self, name: str) -> None:
        """Care for a job no more."""
        self._jobs.drop(name)

    def kill(self, cause: EngineError) -> None:
        """Leave the engines alone: they are others', too."""


class _Link:
    """A line to the engines of a lane, which nobody here starts or ends."""

    pid = None

    def __init__(self, jobs: Jobs, lane: Lane) -> None:
        self._connection = _Connection(jobs, lane)

    def connection(self) -> _Connection:
        """Give the line."""
        return self._connection

    def remember(self, options: Message) -> None:
        """Keep nothing."""

    def close(self) -> None:
        """End nothing."""

    def kill(self) -> None:
        """End nothing."""
