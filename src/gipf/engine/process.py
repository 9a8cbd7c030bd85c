"""``gipf engine``: the process that reads requests from stdin and answers on stdout.

The main thread only waits, and hears Ctrl-C. A thread reads lines and answers what can be
answered at once; another reads the positions and games in them, which can take a while; workers search
(`gipf.engine.pool`); the last writes, so that a client that sends much before it reads blocks nobody.
"""

import os
import select
import signal
import sys
import threading
from collections import deque
from importlib.metadata import version
from queue import SimpleQueue

from gipf.engine.answers import Message, error, write
from gipf.engine.handlers import job_for
from gipf.engine.pipe_lines import TooLong, lines_of, reader_of, write_all
from gipf.engine.players import PLAYERS
from gipf.engine.pool import Job, Pool, described
from gipf.engine.request_options import described as options_described
from gipf.engine.request_options import read_workers
from gipf.engine.requests import (
    LONGEST_LINE,
    MOST_UNDER_WAY,
    VERSION,
    BadRequest,
    Judge,
    Plain,
    Prove,
    Request,
    Search,
    Set,
    Side,
    Stop,
    read_request,
)
from gipf.errors import GipfError
from gipf.kernel import warmup
from gipf.variants import BASES

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it."""

MANY_UNREAD, TOO_MANY_UNREAD = 1000, 10_000
"""Unread answers from which on no progress is added, and no request is read."""

PATIENCE = 0.5
"""How many seconds players that do not stop, or a client that does not read, have at the end."""


def serve() -> int:
    """Serve stdin and stdout until the input ends; give the exit status.

    Both are taken out of everybody else's reach: what anything prints goes to stderr.
    """
    sys.stdout.flush()
    stdin, stdout = os.dup(sys.stdin.fileno()), os.dup(sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return Server(stdin, stdout).run()


class Outbox:
    """Answers on their way out."""

    def __init__(self, stdout: int, gone: threading.Event) -> None:
        self.broken: OSError | None = None
        self._stdout = stdout
        self._gone = gone
        self._condition = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._is_closed = False
        self._thread = threading.Thread(target=self._write, daemon=True)
        self._thread.start()

    def send(self, message: Message) -> None:
        """Write an answer, as soon as those before it are written."""
        line = write(message)
        with self._condition:
            self._lines.append(line)
            self._condition.notify_all()

    def offer(self, message: Message) -> None:
        """Write an answer, unless many wait already."""
        if len(self._lines) < MANY_UNREAD:
            self.send(message)

    def wait_for_room(self) -> None:
        """Wait while far too many answers wait."""
        with self._condition:
            self._condition.wait_for(lambda: self.broken or len(self._lines) < TOO_MANY_UNREAD)

    def close(self, patience: float | None) -> None:
        """Write what is left; after so many seconds give up."""
        with self._condition:
            self._is_closed = True
            self._condition.notify_all()
        self._thread.join(patience)

    def _write(self) -> None:
        while True:
            with self._condition:
                self._condition.wait_for(lambda: self._lines or self._is_closed)
                if not self._lines:
                    return
                line = b"".join(self._lines)
                self._lines.clear()
                self._condition.notify_all()
            try:
                write_all(self._stdout, line)
            except OSError as error:
                with self._condition:
                    self.broken = error
                    self._condition.notify_all()
                self._gone.set()
                return


class Server:
    """The engine between two pipes."""

    def __init__(self, stdin: int, stdout: int) -> None:
        self._stdin, self._stdout = stdin, stdout
        self._ended = threading.Event()
        self._is_input_over = False
        self._outbox = Outbox(stdout, self._ended)
        self._forgets = 0
        self._pool = Pool(self._outbox.send, self._outbox.offer, workers=1)
        self._to_prepare: SimpleQueue[Job] = SimpleQueue()

    def run(self) -> int:
        """Serve until the input ends, ``quit`` or Ctrl-C; an output that broke is raised."""
        warmup.LISTENERS.append(self._pool.note_compiling)
        status, patience = 0, None
        try:
            for target in (self._read, self._prepare):
                threading.Thread(target=target, daemon=True).start()
            while not self._ended.wait(0.2):
                if self._is_input_over and _is_gone(self._stdout):
                    self._outbox.broken = BrokenPipeError()
                    break
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            status, patience = INTERRUPTED, PATIENCE
        self._ended.set()  # no request is heard any more
        self._pool.stop()
        self._pool.wait_until_idle(PATIENCE)
        self._outbox.close(patience)
        if not self._pool.close(PATIENCE):
            os._exit(1 if self._outbox.broken else status)  # a thread in a search cannot be ended
        if self._outbox.broken:
            raise self._outbox.broken
        return status

    # ------------------------------------------------------------------ requests

    def _read(self) -> None:
        for line in lines_of(reader_of(self._stdin), LONGEST_LINE):
            self._outbox.wait_for_room()
            if self._ended.is_set() or self._answer(line):
                return
        self._is_input_over = True
        self._pool.stop_unlimited()
        self._pool.wait_until_idle()
        self._ended.set()

    def _answer(self, line: bytes | TooLong) -> bool:
        """Do what a line asks, or see to it that it is done; say whether it was to quit."""
        request = None
        try:
            if isinstance(line, TooLong):
                raise BadRequest("line-too-long", most=str(LONGEST_LINE))
            request = read_request(line)
            self._pool.check_id(request.id)
            return self._handle(request)
        except BadRequest as bad:
            self._outbox.send(error(request.id if request else bad.id, bad))
        except Exception as failure:  # whatever it is, the next line may do better
            known = request.id if request else None
            wrong = GipfError("engine-failed", detail=described(failure))
            self._outbox.send(error(known, wrong))
        return False

    def _handle(self, request: Request) -> bool:
        what: Message = {}
        match request:
            case Search() | Judge() | Prove() | Side():
                job = job_for(request, self._forgets, self._pool)
                self._pool.add(job)
                self._to_prepare.put(job)
                return False
            case Stop(target=target):
                what = {"stopped": self._pool.stop(target)}
            case Set(options=options):
                self._pool.resize(read_workers(options, self._pool.size))
                what = {"options": {"workers": self._pool.size}}
            case Plain(name="info"):
                what = self._info()
            case Plain(name="forget"):
                self._forgets += 1
            case Plain(name="quit"):
                self._pool.stop()
                self._pool.wait_until_idle()
        self._outbox.send({"id": request.id, "type": "result", **what})
        if request == Plain(request.id, "quit"):
            self._ended.set()
            return True
        return False

    def _info(self) -> Message:
        return {
            "name": "gipf",
            "version": version("gipf"),
            "protocol": VERSION,
            **options_described(self._pool.size),
            "players": list(PLAYERS),
            "variants": list(BASES),
            "longest_line": LONGEST_LINE,
            "most_under_way": MOST_UNDER_WAY,
        }

    def _prepare(self) -> None:
        while True:
            job = self._to_prepare.get()
            try:
                set_out = job.prepare()
            except GipfError as error:
                self._pool.fail(job, error)
            except Exception as failure:
                self._pool.fail(job, GipfError("not-read", detail=described(failure)))
            else:
                self._pool.begin(job, set_out)


def _is_gone(stdout: int) -> bool:
    """Whether nobody will ever read what is written."""
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(stdout, 0)
    return any(event & select.POLLERR for _, event in poll.poll(0))
