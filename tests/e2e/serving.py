"""The app as a person starts it: a process of its own, with a data folder of its own and a free port."""

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

"""Seconds a server may take to start or to end, on a machine that has a lot to do."""


def game_request(start: str, level: int | None) -> dict[str, object]:
    """Ask for a game of a variant or from a position on.

    Ann plays White. Ben plays Black, or with a level the computer does: 1 answers at once.
    """
    black: dict[str, object] = {"kind": "person", "name": "Ben"}
    if level is not None:
        black = {"kind": "computer", "level": level}
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": black}
    return {"start" if " " in start else "variant": start, "seats": seats}


class Server:
    """A ``gipf serve`` that can be killed and started again; its games stay, and so does its port."""

    def __init__(self, data: Path, address: str = "", **environment: str) -> None:
        self.data = data
        self.address = address
        self._environment = environment
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "gipf", "serve", "--no-browser", "--port", port]
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "GIPF_DATA": str(self.data), **self._environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server ended at once:\n{self.output}"
            assert time.monotonic() < until, f"the server does not answer:\n{self.output}"
            time.sleep(0.05)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
            self._process = None

    def kill(self) -> None:
        """End it without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        """Ask for JSON: GET, or POST when there is a body. A refusal is an error with its sentence."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(f"{path}: {error} {error.read().decode()}") from None

    def new_game(self, start: str = "standard", level: int | None = None) -> str:
        """Begin a game of a variant or from a position on, and give its id."""
        return str(self.ask("/api/games", game_request(start, level))["id"])

    def empty(self) -> None:
        """Delete all games, studies and side games."""
        for kind in ("played", "study"):
            while games := self.ask(f"/api/games?kind={kind}")["games"]:
                for game in games:
                    self.ask(f"/api/games/{game['id']}", method="DELETE")

    @property
    def output(self) -> str:
        """What it printed."""
        return self._output.read_text()

    @property
    def _output(self) -> Path:
        return self.data / "output.txt"

    def _answers(self) -> bool:
        try:
            note = json.loads((self.data / "server.json").read_text())
            assert self._process is not None
            if note["pid"] != self._process.pid:  # left behind by one that was killed
                return False
            self.address = note["address"]
            self.ask("/api/health")
        except (OSError, ValueError):
            return False
        return True


@contextmanager
def serving(data: Path, address: str = "", **environment: str) -> Iterator[Server]:
    """Run a server for a while, perhaps at an address of its own, and with other variables."""
    server = Server(data, address, **environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()
