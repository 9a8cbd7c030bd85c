"""Who uses which of a page's machines: each has one job at a time, those of higher priority go first."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from gipf.engine.machine import Machine
from gipf.search.answer import Stop

T = TypeVar("T")


class Stopped(Exception):
    """A job was stopped while it waited."""


class GivesWay(Exception):
    """A job has to give way to another: all it has done is done again."""


class Job:
    """Something that needs a machine, for as long as it takes."""

    def __init__(self, priority: int) -> None:
        self.priority = priority
        self.stop: Stop = Stop()
        self.gives_way = False  # to another, which goes first

    def go_on(self) -> None:
        """Say by an exception if it must not go on."""
        if self.stop.is_set:
            raise Stopped
        if self.gives_way:
            raise GivesWay


class _Lane:
    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.job: Job | None = None


class Lanes:
    """Some machines, and the jobs that use them or wait for one."""

    def __init__(self, machines: Sequence[Machine]) -> None:
        self._lanes = [_Lane(machine) for machine in machines]
        self._waiting: list[tuple[Job, asyncio.Future[_Lane]]] = []

    def __len__(self) -> int:
        return len(self._lanes)

    def stop(self, job: Job) -> None:
        """End a job at once, whether it is under way or waits."""
        job.stop.set()
        for lane in self._lanes:
            if lane.job is job:
                lane.machine.stop()
        for waiting, turn in self._waiting:
            if waiting is job and not turn.done():
                turn.set_exception(Stopped())

    async def run(self, job: Job, work: Callable[[Machine], Awaitable[T]]) -> T:
        """Let a machine do something, from the beginning again where it had to give way."""
        while True:
            lane = await self._turn(job)
            try:
                job.go_on()  # much may have come between its turn and now
                done = await work(lane.machine)
                if job.stop.is_set or not job.gives_way:
                    return done
            except GivesWay:
                pass
            finally:
                self._leave(lane)

    async def _turn(self, job: Job) -> _Lane:
        """Wait until a job may use a machine."""
        if job.stop.is_set:
            raise Stopped
        place = 0 if job.gives_way else len(self._waiting)
        job.gives_way = False
        if lane := self._free(job):
            lane.job = job
            return lane
        turn: asyncio.Future[_Lane] = asyncio.get_running_loop().create_future()
        self._waiting.insert(place, (job, turn))
        self._make_room(job)
        try:
            return await turn
        except BaseException:
            if turn.done() and not turn.cancelled() and not turn.exception():
                self._leave(turn.result())
            raise
        finally:
            self._waiting = [(other, its) for other, its in self._waiting if its is not turn]

    def _free(self, job: Job) -> _Lane | None:
        """Give a lane nobody uses; each priority prefers one, which remembers what was found before."""
        last = len(self._lanes) - 1
        own = max(0, min(last - job.priority, last))
        for lane in (self._lanes[own], *reversed(self._lanes)):
            if lane.job is None:
                return lane
        return None

    def _make_room(self, job: Job) -> None:
        """Let the least urgent of those under way give way, if it is less urgent than a job."""
        busy = [(lane, lane.job) for lane in self._lanes if lane.job and not lane.job.gives_way]
        if busy:
            lane, least = min(busy, key=lambda pair: pair[1].priority)
            if least.priority < job.priority:
                least.gives_way = True
                lane.machine.stop()

    def _leave(self, lane: _Lane) -> None:
        """Let the next one have the machine."""
        lane.job = None
        there = [(job, turn) for job, turn in self._waiting if not turn.done()]
        if there:
            lane.job, turn = max(there, key=lambda pair: pair[0].priority)
            turn.set_result(lane)
