"""The engine in a process of its own: started with the server, watched, started again when it dies.

Whoever asks waits for the engine; a computer opponent waits only so long (`computer_player`), so that one can
play while the engine is still being compiled. Where other processes do the jobs of a lane, they are asked; this
one is started when there are none.
"""

import asyncio
import logging
import os
import random
import shutil
import signal
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing, nullcontext, suppress
from typing import Literal, TypeVar

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.judge import Judged
from gipf.course import Claim
from gipf.engine.async_client import AsyncEngine, Options
from gipf.engine.child_process import Link
from gipf.errors import EngineDied, EngineError, EngineTimeout, GipfError
from gipf.host.computer_player import family_of
from gipf.host.interfaces import Lane
from gipf.position import Position
from gipf.record import Game
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Proof
from gipf.server.jobs import LANES, Jobs
from gipf.server.settings import Settings
from gipf.variants import Variant

T = TypeVar("T")
State = Literal["starting", "compiling", "ready", "restarting"]

WORKERS = 4
ANALYSES = 2
"""Maximum of workers that analyse; the others are for opponents, hints and judging."""
TRIES = 3
PROVING = 300.0
"""Seconds a proof may take."""
FIRST, SOON, LATER, LAST = 1, 0, -1, -2
"""Who is served first: opponents and hints, then analyses, games that are judged, games that are compared."""
LOOK = 1.0
"""How often it is seen whether the engine lives."""
HUNG = 15.0
"""Seconds after which an engine that does not say so is taken for dead."""
SLICE = 5.0
"""Seconds after which an analysis makes room for another that waits."""
MEMORY, LITTLE_MEMORY = 64, 16
FAMILIES = Settings.families
"""A variant for each sort of compiled code, in the order in which they are made ready."""

NICE = 5
"""How far the engine of a server for many people stands back behind what answers them."""

_log = logging.getLogger("gipf.server.engine")


class EngineWorker:
    """The engine's process, and everything it is asked."""

    def __init__(
        self,
        command: Sequence[str] | None = None,
        families: Sequence[str] = FAMILIES,
        *,
        workers: int = WORKERS,
        jobs: Jobs | None = None,
        stands_back: bool = False,
    ) -> None:
        """Prepare it; one that stands back leaves the processor to whoever answers people."""
        self.restarts: int = 0
        self._state: State = "starting"
        self._ready: set[str] = set()
        self._workers = workers
        self._jobs = jobs
        self._link: Link | None = None
        self._is_closed = False
        self._command = command
        self._stands_back = stands_back
        self._engine: AsyncEngine | None = None
        self._analyses = asyncio.Semaphore(ANALYSES)
        self._waiting = 0
        self._judging = asyncio.Semaphore(1)
        self._supervisor: asyncio.Task[None] | None = None
        self._wanted = list(families)
        self._preparing: set[asyncio.Task[None]] = set()
        self._random = random.SystemRandom()

    def start(self) -> None:
        """Start the process, and make it ready in the background; where others do its jobs it is not needed."""
        if not self._jobs or len(self._jobs.lanes) < len(LANES):
            self._start()

    def _start(self) -> None:
        if self._supervisor is None and not self._is_closed:
            self._supervisor = asyncio.create_task(self._supervise())

    @property
    def state(self) -> State:
        """How the engine is that plays: of others' no more is known than that they live."""
        return "ready" if self._jobs and "play" in self._jobs.lanes else self._state

    @property
    def ready(self) -> set[str]:
        """The sorts of variants opponents can be played in at once."""
        return self._jobs.ready if self._jobs and "play" in self._jobs.lanes else self._ready

    @property
    def lanes(self) -> dict[str, int]:
        """How many other processes do the jobs of each lane."""
        return self._jobs.counts if self._jobs else {}

    @property
    def link(self) -> Link:
        """The line to the process itself, for whoever asks in its own words."""
        self._own()
        assert self._link is not None, "it was just made"
        return self._link

    async def close(self) -> None:
        """End the process and all that is asked of it."""
        self._is_closed = True
        for task in self._preparing:
            task.cancel()
        if self._supervisor:
            self._supervisor.cancel()
            with suppress(asyncio.CancelledError):
                await self._supervisor
        if self._engine:
            await self._engine.close()

    @property
    def pid(self) -> int | None:
        """The number of the engine's process."""
        return self._engine.pid if self._engine else None

    @property
    def waiting(self) -> int:
        """How many analyses wait for their turn."""
        return self._waiting

    # ------------------------------------------------------------------ the process

    async def _supervise(self) -> None:
        """Start the engine again when it has died, and load what opponents need."""
        known: int | None = None
        while True:
            try:
                engine = self._own()
                if known and engine.pid != known:  # it died, and may have been started again
                    self._note_death()
                await engine.set(workers=self._workers)
                known = engine.pid
                await self._make_ready()
                self._state = "ready"
                while engine.pid == known:
                    await asyncio.sleep(LOOK)
                    await self._check_alive(engine)
            except EngineError as error:
                _log.warning("the engine failed", extra={"why": str(error)})
                await asyncio.sleep(LOOK)

    async def _check_alive(self, engine: AsyncEngine) -> None:
        """End an engine that lives but does not answer: it is started again."""
        pid = engine.pid
        try:
            async with asyncio.timeout(HUNG):
                await engine.info()
        except TimeoutError:
            self._state = "restarting"
            _log.warning("the engine does not answer and is ended")
            if pid:
                with suppress(ProcessLookupError):
                    os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))

    def _note_death(self) -> None:
        self._state = "restarting"
        self._ready.clear()
        self.restarts += 1
        _log.warning("the engine died and is started again", extra={"restarts": self.restarts})

    async def _make_ready(self) -> None:
        missing = [name for name in self._wanted if name not in self._ready]
        if missing and self._state != "restarting":
            self._state = "compiling"
        while missing:
            name = missing[0]
            await self._own().search(Position.start(name), Limits(depth=1), **self._options())
            self._ready.add(name)
            missing = [name for name in self._wanted if name not in self._ready]

    def want(self, variant: Variant) -> None:
        """Make the code for a variant ready before the others."""
        name = family_of(variant)
        self._wanted = [name, *(other for other in self._wanted if other != name)]

    def want_side(self, start: SidePlay) -> None:
        """Make the code for a side game ready, so that its first move need not wait for it."""

        async def prepare() -> None:
            with suppress(GipfError):
                await self.side_move(start, 1)

        if self._jobs and "play" in self._jobs.lanes:
            return
        task = asyncio.create_task(prepare())
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    # ------------------------------------------------------------------ requests

    async def _asked(self, ask: Callable[[AsyncEngine], Awaitable[T]], lane: Lane) -> T:
        """Ask the engine, and again if it dies over it."""
        for attempt in range(1, TRIES + 1):
            try:
                return await ask(self._elsewhere(lane) or self._own())
            except EngineDied as error:
                _log.warning("asked in vain", extra={"why": str(error), "attempt": attempt})
                if attempt == TRIES:
                    raise
                await asyncio.sleep(0.2 * (attempt - 1))
        raise AssertionError("there is at least one attempt")

    def _options(self, player: str = "engine", priority: int = FIRST) -> Options:
        if player.partition(":")[0] == "engine":
            return {"player": player, "threads": threads(), "memory": MEMORY, "priority": priority}
        seed = self._random.randrange(2**31)
        return {"player": player, "memory": LITTLE_MEMORY, "seed": seed, "priority": priority}

    def _own(self) -> AsyncEngine:
        if self._is_closed:
            raise EngineError("engine-ended")
        self._start()
        if self._engine is None:
            self._link = Link(self._command)
            if self._stands_back and (nice := shutil.which("nice")):
                self._link.command[:0] = [nice, "-n", str(NICE)]
            self._engine = AsyncEngine.over(self._link)
        return self._engine

    def _elsewhere(self, lane: Lane) -> AsyncEngine | None:
        """Give the engines of others that do the jobs of a lane."""
        return self._jobs.engine(lane) if self._jobs and not self._is_closed else None

    # ------------------------------------------------------------------ what it is asked for

    async def search(
        self, position: Position, limits: Limits, player: str = "engine", lane: Lane = "play"
    ) -> Answer:
        """Search a position as one of the engine's players."""
        self.want(position.variant)
        options = self._options(player)
        return await self._asked(lambda engine: engine.search(position, limits, **options), lane)

    async def glance(self, position: Position, limits: Limits) -> Answer:
        """Search a position when nothing else is to be done."""
        options: Options = {**self._options(priority=LAST), "threads": 1, "memory": LITTLE_MEMORY}
        return await self._asked(lambda engine: engine.search(position, limits, **options), "study")

    async def side_move(
        self, play: SidePlay, level: int, seconds: float | None = None, lane: Lane = "play"
    ) -> str:
        """Choose a move in a side game as a player of a level, or in so many seconds as the strongest."""
        options: dict[str, int] = {"seed": self._random.randrange(2**31), "priority": FIRST}
        return await self._asked(
            lambda engine: engine.side_move(play, level, seconds=seconds, **options), lane
        )

    async def analyse(
        self, position: Position, *, lines: int, seconds: float
    ) -> AsyncGenerator[Answer, None]:
        """Look at a position longer and longer, a while at a time if others wait for their turn."""
        if self._elsewhere("study"):  # there they take turns, too
            async for answer in self._deeper(self._analyse(position, lines, seconds)):
                yield answer
            return
        self.want(position.variant)
        depth = 0
        while seconds > 0:
            self._waiting += 1
            try:
                await self._analyses.acquire()
            finally:
                self._waiting -= 1
            began = time.monotonic()

            def is_over(began: float = began) -> bool:
                return self._waiting > 0 and time.monotonic() - began > SLICE

            try:
                answers = self._analyse(position, lines, seconds)
                async with aclosing(answers), aclosing(_until(is_over, answers)) as some:
                    async for answer in some:
                        if answer.depth >= depth:  # after a pause it begins anew
                            depth = answer.depth
                            yield answer
            finally:
                self._analyses.release()
            if not is_over():
                return
            seconds -= time.monotonic() - began

    async def _deeper(self, answers: AsyncGenerator[Answer, None]) -> AsyncGenerator[Answer, None]:
        """Leave out answers that are less deep than one before: after a pause an analysis begins anew."""
        depth = 0
        async with aclosing(answers):
            async for answer in answers:
                if answer.depth >= depth:
                    depth = answer.depth
                    yield answer

    async def _analyse(
        self, position: Position, lines: int, seconds: float
    ) -> AsyncGenerator[Answer, None]:
        """Look at a position longer and longer; where the engine dies it begins anew."""
        for attempt in range(TRIES):
            try:
                answers = (self._elsewhere("study") or self._own()).analyse(
                    position, Limits(seconds=seconds), lines=lines, every=0.1,
                    **self._options(priority=SOON),
                )  # fmt: skip
                async with aclosing(answers):
                    async for answer in answers:
                        yield answer
                return
            except EngineDied:
                if attempt + 1 == TRIES:
                    raise

    async def judge(
        self, game: Game, seconds: float, tell: Callable[[int, Judged], None]
    ) -> Analysis:
        """Judge every turn of a game; ``tell`` hears of each."""
        self.want(game.variant)
        limits, options = Limits(seconds=seconds), self._options(priority=LATER)
        async with nullcontext() if self._elsewhere("study") else self._judging:
            return await self._asked(
                lambda engine: engine.judge(game, limits, tell=tell, **options), "study"
            )

    async def prove(self, claim: Claim) -> Proof:
        """Prove what is won or lost in a puzzle."""
        self.want(claim.position.variant)
        position, turns = claim.position, claim.turns
        hold = claim.is_hold
        try:
            return await self._asked(
                lambda engine: engine.prove(
                    position, turns, hold=hold, timeout=PROVING, priority=SOON
                ),
                "study",
            )
        except EngineTimeout:
            raise GipfError("puzzle-takes-long") from None
        except EngineDied:
            raise GipfError("puzzle-not-judged") from None


async def _until(
    is_over: Callable[[], bool], answers: AsyncGenerator[Answer, None]
) -> AsyncGenerator[Answer, None]:
    """Give answers as long as they come, or until something is so."""
    following = asyncio.ensure_future(anext(answers, None))
    try:
        while not is_over():
            await asyncio.wait([following], timeout=LOOK)
            if following.done():
                if (answer := following.result()) is None:
                    return
                yield answer
                following = asyncio.ensure_future(anext(answers, None))
    finally:
        following.cancel()
        await asyncio.wait([following])


def threads() -> int:
    """Say how many threads a search with all the engine can may use: others play too."""
    return max(1, min(4, (os.cpu_count() or 1) // 2))
