"""Processes that play the games of a match, each one whole game after the other.

A player may crash its process or never answer: the process notes who is thinking, and until when it
may, where we can read it whatever becomes of it.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from gipf.errors import GipfError
from gipf.match.contestants import Contestant, close
from gipf.match.playing import CRASH, DIED, LATE, Failure, Played, Task, finish, play_game
from gipf.search.answer import Limits, Searcher
from gipf.variants import Player

PATIENCE = 60.0
"""So many seconds beyond its limit a player may think before its process is ended."""

PREPARING = 1800.0
"""So many seconds a player may take to get ready: the first of all compiles its code."""

MOST_DEATHS = 3
"""So many times in a row a process may die without a player's fault."""

LOOKS = 0.5
"""Every so many seconds somebody looks whether a player is late."""

_SPAWN = multiprocessing.get_context("spawn")
_NOBODY, _WHITE, _BLACK = 0.0, 1.0, 2.0
_SEATS = {Player.WHITE: _WHITE, Player.BLACK: _BLACK, None: _NOBODY}


def play_all(
    tasks: Iterable[Task], parallel: int, patience: float = PATIENCE
) -> Generator[Played, None, None]:
    """Play games in so many processes; give each as it ends. To close the generator is to stop."""
    waiting: deque[Task] = deque()
    coming = iter(tasks)
    workers: list[_Worker] = []
    deaths = 0
    try:
        while True:
            for worker in [worker for worker in workers if not worker.task]:
                _give(worker, waiting, coming)
            while len(workers) < parallel and (task := _next(waiting, coming)):
                workers.append(_Worker(task, patience))
            busy = [worker for worker in workers if worker.task]
            if not busy:
                break
            ready = wait([worker.connection for worker in busy], timeout=LOOKS)
            for worker in busy:
                task, played = worker.task, worker.outcome(worker.connection in ready)
                if worker.is_dead:
                    workers.remove(worker)
                if played:
                    deaths = 0
                    if not worker.is_dead:
                        _give(worker, waiting, coming)  # it need not wait for us
                    yield played
                elif worker.is_dead and task:
                    waiting.append(task)
                    deaths += 1
                    if deaths >= MOST_DEATHS:
                        raise GipfError(
                            "the processes that play end before they have begun, see above; a "
                            'script that plays matches does it under if __name__ == "__main__"'
                        )
        for worker in workers:
            worker.dismiss()
    finally:
        for worker in workers:
            worker.end()


def _next(waiting: deque[Task], coming: Iterator[Task]) -> Task | None:
    return waiting.popleft() if waiting else next(coming, None)


def _give(worker: "_Worker", waiting: deque[Task], coming: Iterator[Task]) -> None:
    if task := _next(waiting, coming):
        worker.give(task)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Let a process begin with Ctrl-C blocked: it is for us, and in its imports would break it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would unblock it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process and what it is playing, seen from our side."""

    def __init__(self, task: Task, patience: float) -> None:
        self.clock = _SPAWN.RawArray("d", [_NOBODY, time.monotonic() + PREPARING])
        self.connection, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(
            target=work, args=(theirs, self.clock, patience), daemon=True, name="gipf match"
        )
        with _deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.task: Task | None = None
        self.is_dead = False
        self.give(task)

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it has just died, and will be found dead
            self.connection.send(task)

    def outcome(self, has_news: bool) -> Played | None:
        """Give the game if it has ended, by the process or with it."""
        assert self.task is not None
        if has_news:
            try:
                played: Played = self.connection.recv()
                self.task = None
                return played
            except (EOFError, OSError):
                self.process.join(10)
                return self._lost(DIED, f"exit status {self.process.exitcode}")
        if time.monotonic() > self.clock[1]:
            return self._lost(LATE, "no answer came in time")
        return None

    def _lost(self, reason: str, what: str) -> Played | None:
        """Count the game as lost for the player who was thinking; give none if nobody was."""
        assert self.task is not None
        self.end()
        self.is_dead = True
        seats = {seat: player for player, seat in _SEATS.items()}
        player = seats[self.clock[0]]
        if player is None:
            return None
        return finish(self.task, self.task.opening.game(), Failure(player, reason, what))

    def dismiss(self) -> None:
        """Let the process end itself, and close its programs."""
        with suppress(OSError):
            self.connection.send(None)
        self.process.join(5)

    def end(self) -> None:
        """End the process whatever it is doing."""
        self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


# ---------------------------------------------------------------------- inside the process


def work(connection: "Connection[Any, Any]", clock: Any, patience: float) -> None:
    """Play the games that come through the connection until it says ``None`` or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    seats = Seats(clock, patience)
    with suppress(EOFError, OSError):
        while task := connection.recv():
            connection.send(seats.play(task))
    seats.close()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Seats:
    """The players of a process: programs are kept from game to game, others made for each."""

    def __init__(self, clock: Any, patience: float = PATIENCE) -> None:
        self.clock = clock
        self.patience = patience
        self.programs: dict[str, Searcher] = {}
        self.warm: set[tuple[str, str]] = set()

    def play(self, task: Task) -> Played:
        """Play a game; a program that failed is started anew for the next."""
        played = play_game(
            task,
            lambda player: self.seat(task, player),
            lambda player: self.note(player, self._until(task, player)),
        )
        self.note(None)
        if played.result.failure and played.result.loser is not None:
            loser = task.players[task.numbers.index(played.result.loser)]
            if program := self.programs.pop(loser.name, None):
                close(program)
        return played

    def seat(self, task: Task, player: Player) -> Searcher:
        """Give a player that is ready: its first search in a variant, which loads code, is over."""
        contestant = task.players[player is Player.BLACK]
        self.note(player)
        try:
            if (contestant.name, task.variant) not in self.warm:
                searcher = self._made(contestant, 0)
                searcher.search(task.opening.position, _warm_up_limits(contestant))
                self.warm.add((contestant.name, task.variant))
            searcher = self._made(contestant, task.seed_of(player))
            searcher.forget()
        except Exception as error:
            raise Failure(player, CRASH, f"{type(error).__name__}: {error}") from error
        self.note(None)
        return searcher

    def _made(self, contestant: Contestant, seed: int) -> Searcher:
        if not contestant.is_program:
            return contestant.make(seed=seed)
        if contestant.name not in self.programs:
            self.programs[contestant.name] = contestant.make(seed=seed)
        return self.programs[contestant.name]

    def note(self, player: Player | None, seconds: float = PREPARING) -> None:
        """Note who is at work, and how long it may be."""
        self.clock[:] = [_SEATS[player], time.monotonic() + seconds]

    def _until(self, task: Task, player: Player | None) -> float:
        limit = task.players[player is Player.BLACK].limits.seconds
        return PREPARING if player is None or limit is None else limit + self.patience

    def close(self) -> None:
        """End the programs."""
        for program in self.programs.values():
            close(program)


def _warm_up_limits(contestant: Contestant) -> Limits:
    """A program that compiles first needs more time than any limit; others may know no limit but theirs."""
    return Limits(nodes=1, depth=1) if contestant.is_program else contestant.limits
