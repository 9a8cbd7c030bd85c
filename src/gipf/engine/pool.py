"""The workers: threads, since searches let go of Python's lock, each with a player of its own."""

import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from pathlib import Path

from gipf.engine.answers import Message
from gipf.engine.jobs import GRACE, Job, Task, later
from gipf.engine.options import Options
from gipf.engine.protocol import MOST_UNDER_WAY, BadRequest, Id, Search, show
from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Limits, Searcher


class Pool:
    """The jobs under way and the workers; jobs take turns, so that a long game holds nobody up."""

    def __init__(
        self, send: Callable[[Message], None], offer: Callable[[Message], None], workers: int
    ) -> None:
        self.send = send
        self.offer = offer  # as send, but for what may be left out
        self.condition = threading.Condition()
        self.jobs: dict[Id, Job] = {}
        self._queue: deque[Job] = deque()
        self._workers: dict[int, threading.Thread] = {}
        self._idle: set[int] = set()
        self._size = 0
        self.resize(workers)

    def resize(self, workers: int) -> None:
        """Have so many workers; those that are too many go when they are done."""
        with self.condition:
            self._size = workers
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
        """Refuse an id under which a search is under way."""
        if request_id in self.jobs:
            raise BadRequest(f"the id {show(request_id)} is in use; take another")

    def add(self, search: Search, options: Options, forgets: int) -> Job:
        """Note a job; it waits for `queue`."""
        with self.condition:
            if len(self.jobs) >= MOST_UNDER_WAY:
                raise BadRequest(
                    f"{MOST_UNDER_WAY} requests are under way, and no more fit; "
                    "wait for answers, or stop some"
                )
            job = self.jobs[search.id] = Job(search, options, forgets, self)
            return job

    def queue(self, job: Job, positions: list[Position]) -> None:
        """Let workers have a job."""
        with self.condition:
            if job.is_over:
                return
            job.add_tasks(positions)
            if job.has_more:
                self._queue.append(job)
                self.condition.notify_all()

    def fail(self, job: Job, message: str) -> None:
        """Answer that a job cannot be done."""
        with self.condition:
            job.fail(message)

    def stop(self, target: Id | None = None) -> list[Id]:
        """Stop a job, or all of them; give the ids."""
        with self.condition:
            if target is not None and target not in self.jobs:
                raise BadRequest(
                    f"no search with the id {show(target)} is under way; it may be done already"
                )
            ids = list(self.jobs) if target is None else [self.jobs[target].search.id]
            self._halt([self.jobs[each] for each in ids])
            return ids

    def stop_unlimited(self) -> None:
        """Stop what would never end by itself."""
        with self.condition:
            self._halt([job for job in self.jobs.values() if job.search.limits == Limits()])

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
        del self.jobs[job.search.id]
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

    # ------------------------------------------------------------------ workers

    def _work(self, number: int) -> None:
        player: Searcher | None = None
        made_for: object = None
        forgets = 0
        while task := self._next_task(number):
            job, answer, wrong = task.job, None, "the player gave no answer"
            try:
                if player is None or made_for != job.options.for_player:
                    player = job.options.make_player(number)
                    made_for = job.options.for_player
                elif forgets < job.forgets:
                    player.forget()
                forgets = job.forgets
                search = job.search
                answer = player.search(
                    task.position, search.limits, lines=search.lines, stop=job.stop, tell=task.tell
                )
            except GipfError as error:
                wrong = str(error)
            except Exception as error:
                player = None  # who knows what state it is in
                wrong = f"the player {job.options.player} failed: {described(error)}"
            with self.condition:  # whoever gets this answer finds this worker idle
                self._idle.add(number)
                if answer is None:
                    task.fail(wrong)
                else:
                    task.settle(answer)

    def _next_task(self, number: int) -> Task | None:
        """Wait for a task. The first idle worker takes it: whoever asks alone meets one table."""
        with self.condition:
            self._idle.add(number)
            self.condition.wait_for(
                lambda: number >= self._size or (self._queue and number == min(self._idle))
            )
            self._idle.discard(number)
            self.condition.notify_all()
            if number >= self._size:
                del self._workers[number]
                return None
            job = self._queue.popleft()
            task = job.next_task()
            if job.has_more:
                self._queue.append(job)
            return task


def described(error: Exception) -> str:
    """Say what an error was and where, in a line."""
    *_, frame = traceback.extract_tb(error.__traceback__)
    cause = " ".join(str(error).split())
    return f"{type(error).__name__}: {cause} ({Path(frame.filename).name}, line {frame.lineno})"
