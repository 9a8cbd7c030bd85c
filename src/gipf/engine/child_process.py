"""A client's line to an engine: the process, the requests under way in it, and starting it anew.

Two threads belong to each process, one that reads and one that writes, so that whoever asks never
hangs on a pipe. What they have for an asker they give to its `Sink`.
"""

import contextlib
import json
import logging
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from itertools import count
from queue import SimpleQueue
from typing import Any

from gipf.engine.answers import Message, write
from gipf.engine.pipe_lines import TooLong, lines_of, reader_of, write_all
from gipf.engine.requests import show
from gipf.errors import EngineDied, EngineError

LONGEST_ANSWER = 2**26
PATIENCE = 2.0
"""How many seconds a process has to end when asked to, before it is made to."""

FINAL = ("result", "error")
Sink = Callable[[Message | EngineDied], None]
"""Takes the answers to a request, one after the other, or that there will be none."""

_log = logging.getLogger("gipf.engine")
_IS_POSIX = os.name == "posix"


class Connection:
    """One run of the process."""

    def __init__(self, command: Sequence[str]) -> None:
        group: dict[str, Any] = (  # Ctrl-C is for the client, which will end the engine if it ends
            {"start_new_session": True} if _IS_POSIX else {"creationflags": 0x200}
        )
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, **group
            )
        except (OSError, ValueError) as error:
            raise EngineError(
                "engine-not-started", command=shlex.join(command), detail=error
            ) from None
        self.is_dead: bool = False
        self.strange: str = ""  # what it said last that is no answer
        self._cause: EngineError | None = None
        self._lock = threading.RLock()
        self._ids = count(1)
        self._sinks: dict[int, Sink] = {}
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._threads = [
            threading.Thread(target=target, daemon=True) for target in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, request: Message, sink: Sink) -> int:
        """Send a request; give the id it got."""
        with self._lock:
            if self.is_dead:
                raise self._death()
            request_id = next(self._ids)
            try:
                line = write({"id": request_id, **request})
            except (TypeError, ValueError) as error:
                raise EngineError("not-sendable", detail=error) from None
            self._sinks[request_id] = sink
            self._outgoing.put(line)
            return request_id

    def stop(self, request_id: int) -> None:
        """Stop a request, if it is still under way."""
        with contextlib.suppress(EngineDied):
            self.send({"request": "stop", "target": request_id}, _nobody)

    def abandon(self, request_id: int) -> None:
        """Stop a request, and no longer care for its answers."""
        with self._lock:
            if request_id in self._sinks:
                self._sinks[request_id] = _nobody
                self.stop(request_id)

    # ------------------------------------------------------------------ the threads

    def _write(self) -> None:
        assert self._process.stdin
        with self._process.stdin as stdin:
            while (line := self._outgoing.get()) is not None:
                try:
                    write_all(stdin.fileno(), line)
                except OSError:  # the reader will notice its death
                    return

    def _read(self) -> None:
        assert self._process.stdout
        with self._process.stdout as stdout:
            for line in lines_of(reader_of(stdout.fileno()), LONGEST_ANSWER):
                self._deliver(line)
        self._end(1.0)
        with self._lock:
            self.is_dead = True
            sinks = list(self._sinks.values())
            self._sinks.clear()
            self._outgoing.put(None)
        for sink in sinks:
            sink(self._death())

    def _deliver(self, line: bytes | TooLong) -> None:
        message = None if isinstance(line, TooLong) else _read_object(line)
        with self._lock:
            request_id = message.get("id") if message else None
            sink = self._sinks.get(request_id) if isinstance(request_id, int) else None
            if message is None or sink is None or not isinstance(message.get("type"), str):
                self._wonder(message, line)
                return
            if message["type"] in FINAL:
                del self._sinks[message["id"]]
        sink(message)

    def _wonder(self, message: Message | None, line: bytes | TooLong) -> None:
        if message and message.get("type") == "error":
            said = f"an error in what it was sent: {show(message.get('message'))}"
        else:
            text = line.decode("utf-8", "replace") if isinstance(line, bytes) else "(too long)"
            said = f"no answer: {show(text)}"
        self.strange = f"; the last it said was {said}"
        _log.warning("the engine said %s", said)

    def _death(self) -> EngineDied:
        if self._cause:
            return EngineDied("engine-died", why=self._cause)
        how = f"{_how(self._process.returncode)}{self.strange}"
        return EngineDied("engine-died", why=EngineDied("engine-ended-itself", detail=how))

    # ------------------------------------------------------------------ the end

    def close(self, patience: float = PATIENCE) -> None:
        """Ask the process to quit, and see to it that it does; leave nothing behind."""
        self._cause = self._cause or EngineDied("engine-was-closed")
        with contextlib.suppress(EngineDied):
            self.send({"request": "quit"}, _nobody)
        self._outgoing.put(None)
        self._end(patience)
        self._join()

    def kill(self, cause: EngineError) -> None:
        """End the process at once."""
        self._cause = self._cause or cause
        self._end(0.0)
        self._join()

    def _end(self, patience: float) -> None:
        for seconds, name in ((patience, "SIGTERM"), (patience / 4, "SIGKILL"), (PATIENCE, "")):
            try:
                self._process.wait(seconds)
                return
            except subprocess.TimeoutExpired:
                self._signal(name)

    def _signal(self, name: str) -> None:
        """Send a signal to the process and its children."""
        with self._lock, contextlib.suppress(OSError):
            if not name or self._process.returncode is not None:
                return
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, getattr(signal, name))

    def _join(self) -> None:
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(1.0)


def _read_object(line: bytes) -> Message | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _nobody(_: Message | EngineDied) -> None:
    pass


def _how(status: int | None) -> str:
    if status is None:
        return "by itself"
    if status < 0:
        with contextlib.suppress(ValueError):
            return f"by {signal.Signals(-status).name}"
    return f"with status {status}"


class Link:
    """A line to an engine that is started anew when it has died, with the options it had."""

    def __init__(self, command: Sequence[str] | str | None) -> None:
        if command is None:
            command = [sys.executable, "-m", "gipf", "engine"]
        elif isinstance(command, str):
            command = shlex.split(command, posix=_IS_POSIX)
        self.command: list[str] = list(command)
        self._options: dict[str, Any] = {}
        self._connection: Connection | None = None
        self._is_closed = False
        self._lock = threading.RLock()

    def connection(self) -> Connection:
        """Give the line to the process that runs, or to a new one."""
        with self._lock:
            if self._is_closed:
                raise EngineError("engine-closed")
            if self._connection is None or self._connection.is_dead:
                self._connection = Connection(self.command)
                if self._options:
                    self._connection.send({"request": "set", **self._options}, _log_error)
            return self._connection

    @property
    def pid(self) -> int | None:
        """The number of the process, if it runs."""
        connection = self._connection
        return connection.pid if connection and not connection.is_dead else None

    def remember(self, options: dict[str, Any]) -> None:
        """Keep options for the next process."""
        with self._lock:
            self._options |= options

    def close(self) -> None:
        """End the process for good."""
        with self._lock:
            self._is_closed = True
            connection, self._connection = self._connection, None
        if connection:
            connection.close()

    def kill(self) -> None:
        """End the process at once: its client is gone."""
        self._is_closed = True
        if self._connection:
            self._connection.kill(EngineDied("engine-was-closed"))


def _log_error(message: Message | EngineDied) -> None:
    if isinstance(message, dict) and message["type"] == "error":
        _log.warning("the engine refused its options: %s", message.get("message"))
