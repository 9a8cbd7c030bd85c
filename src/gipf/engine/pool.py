"""Requests under way, and the workers that see to them.

Each request is a job, each position of it a task. Workers are threads, since searches let go of
Python's lock. Whoever touches a job or a task holds the one condition of the pool.
"""

import threading
import time
import traceback
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gipf.engine.answers import Message, error
from gipf.engine.request_options import Options
from gipf.engine.requests import MOST_UNDER_WAY, BadRequest, Id, Work
from gipf.errors import GipfError
from gipf.kernel.warmup import Compiling
from gipf.search.answer import Answer, Searcher, Stop

GRACE = 0.03
"""How many seconds a player that was told to stop has; after that it is answered what is known."""
KEPT = 2
"""How many players a worker keeps, with what they remember: those asked last."""

Tell = Callable[[Any], None]
"""Hears what was found so far."""


class Players:
    """The players of a worker, by their options."""

    def __init__(self, worker: int) -> None:
        self._worker = worker
        self._kept: OrderedDict[Options, tuple[Searcher, int]] = OrderedDict()

    def get(self, options: Options, forgets: int) -> Searcher:
        """Give a player that has forgotten what it has to; with a seed it is always a new one."""
        if options.seed is not None:
            return options.make_player()
        player, forgot = self._kept.pop(options, (None, forgets))
        if player is None:
            while len(self._kept) >= KEPT:
                self._kept.popitem(last=False)
            player = options.make_player(self._worker)
        elif forgot < forgets:
            player.forget()
        self._kept[options] = player, forgets
        return player

    def drop(self, options: Options) -> None:
        """Let a player go: who knows what state it is in."""
        self._kept.pop(options, None)


class Job(ABC):
    """A request from its coming to its last answer; what is done for it is for its kinds to say."""

    def __init__(self, request: Work, options: Options, forgets: int, pool: "Pool") -> None:
        self.request = request
        self.options = options
        self.forgets = forgets  # how many requests to forget came before
        self.stop: Stop = Stop()
        self.is_over: bool = False
        self.pool = pool
        self._is_prepared = False  # whether all its tasks are known
        self._waiting: deque[Task] = deque()
        self._running: set[Task] = set()

    # ------------------------------------------------------------------ what the kinds of jobs say

    @abstractmethod
    def prepare(self) -> Callable[[], None]:
        """Read what is to be looked at, which may take a while; give what sets out the tasks."""

    @abstractmethod
    def result(self) -> Message:
        """Give what was found so far."""

    @abstractmethod
    def note(self, what: Message) -> None:
        """Keep what a task found, or tell of it."""

    @property
    def is_limited(self) -> bool:
        """Whether it ends by itself."""
        return True

    # ------------------------------------------------------------------ tasks

    def add(self, tasks: "list[Task]") -> None:
        """Set out all that is to be done."""
        self._waiting.extend(tasks)
        self._is_prepared = True
        if self.stop.is_set:
            self.halt()
        self._finish_if_done()

    @property
    def has_more(self) -> bool:
        """Whether some task has not been begun."""
        return bool(self._waiting)

    def next_task(self) -> "Task":
        """Begin with the next task."""
        task = self._waiting.popleft()
        task.stop = Stop()
        if self.stop.is_set:
            task.stop.set()
        self._running.add(task)
        return task

    def put_back(self, task: "Task") -> None:
        """Let a task that has given way wait for a worker once more."""
        self._running.discard(task)
        self._waiting.appendleft(task)
        self.pool.queue(self, first=True)

    def stop_players(self) -> None:
        """Tell the players to stop."""
        self.stop.set()
        for task in self._running:
            task.stop.set()

    def halt(self) -> None:
        """Tell the players to stop; what has not begun is left out, but for a glance at the first."""
        self.stop_players()
        for task in [task for task in self._waiting if task.last is not None]:  # it has given way
            self._waiting.remove(task)
            task.settle(task.last)
        while len(self._waiting) > (0 if self._running or self.has_found else 1):
            self._waiting.pop()
        if not self._waiting:
            self.pool.unqueue(self)
        self._finish_if_done()

    has_found = False
    """Whether a part of the result is known."""

    def give_up(self) -> None:
        """End with what there is."""
        self._waiting.clear()
        for task in list(self._running):
            task.settle(task.nothing() if task.last is None else task.last)
        self._is_prepared = True
        self._finish_if_done()

    def done(self, task: "Task", what: Message) -> None:
        """Hear what a task found."""
        self._running.discard(task)
        self.note(what)
        self._finish_if_done()

    def _finish_if_done(self) -> None:
        if self._is_prepared and not (self._waiting or self._running or self.is_over):
            self.finish()

    def finish(self) -> None:
        """Answer what was found, and end."""
        self.send("result", {**self.result(), "stopped": self.stop.is_set})
        self._end()

    def fail(self, wrong: GipfError) -> None:
        """Answer what went wrong, and end."""
        if not self.is_over:
            self.pool.send(error(self.request.id, wrong))
            self._end()

    def _end(self) -> None:
        self.is_over = True
        self.stop_players()
        self._waiting.clear()
        self.pool.remove(self)

    def send(self, kind: str, what: Message) -> None:
        """Send one of the answers."""
        send = self.pool.offer if kind == "progress" else self.pool.send
        send({"id": self.request.id, "type": kind, **what})


class Task:
    """What a worker does at a time.

    ``run`` does it, tells of progress and ends when it is stopped; ``describe`` says what was found, so far or
    at last; ``nothing`` gives what stands for nothing found in so many seconds.
    """

    job: Job

    def __init__(
        self,
        job: Job,
        run: Callable[[Players, Tell, Stop], Any],
        describe: Callable[[Any], Message],
        nothing: Callable[[float], Any] = lambda seconds: Answer((), seconds=seconds),
    ) -> None:
        self.job, self._run, self._describe, self._nothing = job, run, describe, nothing
        self._began = 0.0
        self.stop: Stop = Stop()
        self.last: Any = None
        self._condition = job.pool.condition
        self._is_settled = False
        self._told = float("-inf")
        self._late: threading.Timer | None = None

    def run(self, players: Players) -> Any:
        """Do it; give what was found."""
        self._began = time.monotonic()
        return self._run(players, self.tell, self.stop)

    @property
    def priority(self) -> int:
        """What has a higher one goes first."""
        return self.job.request.priority

    @property
    def has_given_way(self) -> bool:
        """Whether it was stopped for another, and is to be done once more."""
        return self.stop.is_set and not self.job.stop.is_set

    def nothing(self) -> Any:
        """Give what stands for nothing found."""
        return self._nothing(time.monotonic() - self._began)

    def tell(self, found: Any) -> None:
        """Hear of progress: pass it on, if there was some a moment ago a little later."""
        every = self.job.request.every
        with self._condition:
            self.last = found
            if every is None or self._is_settled:
                return
            wait = self._told + every - time.monotonic()
            if wait <= 0:
                self._report()
            elif self._late is None:
                self._late = later(wait, self._report)

    def _report(self) -> None:
        with self._condition:
            self._cancel_report()
            if self._is_settled or self.job.is_over or self.last is None:
                return
            self._told = time.monotonic()
            if what := self._described(self.last):
                self.job.send("progress", what)

    def _cancel_report(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def settle(self, found: Any) -> None:
        """Answer what was found; what comes later no longer counts."""
        with self._condition:
            if not (self._is_settled or self.job.is_over) and (what := self._described(found)):
                self._is_settled = True
                self._cancel_report()
                self.job.done(self, what)

    def _described(self, found: Any) -> Message | None:
        try:
            return self._describe(found)
        except (GipfError, TypeError, ValueError, AttributeError) as error:
            self.fail(GipfError("player-answer", player=self.job.options.player, detail=error))
            return None

    def fail(self, wrong: GipfError) -> None:
        """Answer what went wrong."""
        with self._condition:
            self._is_settled = True
            self._cancel_report()
            self.job.fail(wrong)


class Pool:
    """The jobs under way and the workers.

    Jobs take turns, so that a long game holds nobody up; a search gives way to what has a higher priority.
    """

    def __init__(
        self, send: Callable[[Message], None], offer: Callable[[Message], None], workers: int
    ) -> None:
        self.send = send
        self.offer = offer  # as send, but for what may be left out
        self.condition: threading.Condition = threading.Condition()
        self.jobs: dict[Id, Job] = {}
        self.size: int = 0
        self._queue: list[Job] = []
        self._running: list[Task] = []
        self._workers: dict[int, threading.Thread] = {}
        self._idle: set[int] = set()
        self._compiling: list[Compiling] = []
        self.resize(workers)

    def resize(self, workers: int) -> None:
        """Have so many workers; those that are too many go when they are done."""
        with self.condition:
            self.size = workers
            for number in range(workers):
                if number not in self._workers:
                    thread = threading.Thread(target=self._work, args=(number,), daemon=True)
                    self._workers[number] = thread
                    thread.start()
            self.condition.notify_all()

    def close(self, patience: float) -> bool:
        """Let the workers go; say whether all of them went in time."""
        until = time.monotonic() + patience
        with self.condition:
            self.resize(0)
            return self.condition.wait_for(lambda: not self._workers, until - time.monotonic())

    # ------------------------------------------------------------------ jobs

    def check_id(self, request_id: Id) -> None:
        """Refuse an id under which something is under way."""
        if request_id in self.jobs:
            raise BadRequest("id-in-use", id=str(request_id))

    def add(self, job: Job) -> None:
        """Note a job; it waits for `queue`."""
        with self.condition:
            if len(self.jobs) >= MOST_UNDER_WAY:
                raise BadRequest("too-many-requests", most=MOST_UNDER_WAY)
            self.jobs[job.request.id] = job
            if self._compiling:
                self._tell_compiling(job)

    def begin(self, job: Job, set_out: Callable[[], None]) -> None:
        """Begin with a job that is prepared, unless it is over already."""
        with self.condition:
            if not job.is_over:
                set_out()
                self.queue(job)

    def queue(self, job: Job, *, first: bool = False) -> None:
        """Let workers have a job that has something to do, after or before others of its priority."""
        with self.condition:
            if job.has_more and not job.is_over and job not in self._queue:
                self._queue.insert(0 if first else len(self._queue), job)
                self._make_room()
                self.condition.notify_all()

    def _make_room(self) -> None:
        """Let tasks give way to jobs of higher priority that would have to wait."""
        going_on = [task for task in reversed(self._running) if not task.stop.is_set]
        free = max(0, self.size - len(going_on))
        waiting = sorted(self._queue, key=lambda job: -job.request.priority)[free:]
        for task, job in zip(
            sorted(going_on, key=lambda task: task.priority), waiting, strict=False
        ):
            if task.priority < job.request.priority:
                task.stop.set()

    def fail(self, job: Job, wrong: GipfError) -> None:
        """Answer that a job cannot be done."""
        with self.condition:
            job.fail(wrong)

    def stop(self, target: Id | None = None) -> list[Id]:
        """Stop a job, or all of them; give the ids."""
        with self.condition:
            if target is not None and target not in self.jobs:
                raise BadRequest("no-such-search", id=str(target))
            ids = list(self.jobs) if target is None else [self.jobs[target].request.id]
            self._halt([self.jobs[each] for each in ids])
            return ids

    def stop_unlimited(self) -> None:
        """Stop what would never end by itself."""
        with self.condition:
            self._halt([job for job in self.jobs.values() if not job.is_limited])

    def _halt(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.halt()

        def give_up() -> None:
            with self.condition:
                for job in jobs:
                    job.give_up()

        if jobs:
            later(GRACE, give_up)

    def remove(self, job: Job) -> None:
        """Forget a job that is over."""
        del self.jobs[job.request.id]
        self.unqueue(job)
        self.condition.notify_all()

    def unqueue(self, job: Job) -> None:
        """Let no worker have a job that has no task left."""
        if job in self._queue:
            self._queue.remove(job)

    def wait_until_idle(self, patience: float | None = None) -> None:
        """Wait until no job is under way."""
        with self.condition:
            self.condition.wait_for(lambda: not self.jobs, patience)

    # ------------------------------------------------------------------ compiling

    def note_compiling(self, what: Compiling, is_done: bool) -> None:
        """Tell all who wait that something is being compiled, and when no more is."""
        with self.condition:
            if is_done:
                self._compiling.remove(what)
            else:
                self._compiling.append(what)
            for job in self.jobs.values():
                self._tell_compiling(job)

    def _tell_compiling(self, job: Job) -> None:
        what = self._compiling[-1]._asdict() if self._compiling else None
        self.send({"id": job.request.id, "type": "progress", "compiling": what})

    # ------------------------------------------------------------------ workers

    def _work(self, number: int) -> None:
        players = Players(number)
        while task := self._next_task(number):
            options, found = task.job.options, None
            wrong = GipfError("player-answer", player=options.player, detail="None")
            try:
                found = task.run(players)
            except GipfError as error:
                wrong = error
            except Exception as error:
                players.drop(options)
                wrong = GipfError("player-failed", player=options.player, detail=described(error))
            with self.condition:  # whoever gets this answer finds this worker idle
                self._idle.add(number)
                self._running.remove(task)
                if found is None:
                    task.fail(wrong)
                elif task.has_given_way:
                    task.job.put_back(task)
                else:
                    task.settle(found)

    def _next_task(self, number: int) -> Task | None:
        """Wait for a task. The first idle worker takes it: whoever asks alone meets one table."""
        with self.condition:
            self._idle.add(number)
            self.condition.wait_for(
                lambda: number >= self.size or (self._queue and number == min(self._idle))
            )
            self._idle.discard(number)
            self.condition.notify_all()
            if number >= self.size:
                del self._workers[number]
                return None
            job = max(self._queue, key=lambda job: job.request.priority)  # of these the first
            self._queue.remove(job)
            task = job.next_task()
            self._running.append(task)
            if job.has_more:
                self.queue(job)
            return task


def later(seconds: float, call: Callable[[], None]) -> threading.Timer:
    """Call something in so many seconds."""
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    timer.start()
    return timer


def described(error: Exception) -> str:
    """Say what an error was and where, in a line."""
    *_, frame = traceback.extract_tb(error.__traceback__)
    cause = " ".join(str(error).split())
    return f"{type(error).__name__}: {cause} ({Path(frame.filename).name}, line {frame.lineno})"
