"""Real servers for the tests: in a thread of this process, or in a process that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from gipf.server.launch import listen, make_server, running_at
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.tab import Tab

START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"


class Site:
    """A server somewhere: its address, and ways to ask it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def new_game(self, variant: str | None = "basic", **more: Any) -> dict[str, Any]:
        """Set up a game."""
        answer = self.http.post("/api/games", json={"variant": variant, **more})
        assert answer.status_code == 201, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def game(self, game: str) -> dict[str, Any]:
        """Give a game as it stands."""
        state: dict[str, Any] = self.http.get(f"/api/games/{game}").json()
        return state

    def tab(self) -> Tab:
        """Open a page's WebSocket."""
        return Tab(self.address)

    def wait_for_engine(self, family: str = "basic") -> None:
        """Wait until the engine is ready for a sort of variants."""
        until = time.monotonic() + PATIENCE
        while family not in self.http.get("/api/health").json()["engine"]["ready"]:
            assert time.monotonic() < until, "the engine does not get ready"
            time.sleep(0.1)


def refused(site: Site, path: str, body: object, status: int = 422) -> str:
    """Send what has to be refused; give the reason."""
    answer = site.http.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "code", "arguments"}
    return str(answer.json()["error"])


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[Site]:
    """Run a server in a thread."""
    changes = {"pause": 0.0, "families": ("basic",), "port": 0, **changes}
    settings = Settings(data=data, **changes)
    listening = listen(settings.host, settings.port)
    server = make_server(settings)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive() and time.monotonic() < until, "the server does not start"
        time.sleep(0.01)
    site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield site
    finally:
        site.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server does not end"


class Process(Site):
    """A ``gipf serve`` in a process of its own."""

    module = "gipf"

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", self.module, *(arguments or ("serve", "--port", "0"))]
        if "--no-browser" not in command and command[3] == "serve":
            command.append("--no-browser")
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.log = data / "output.txt"
        with self.log.open("w") as out:
            self.process = subprocess.Popen(
                command,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "GIPF_DATA": str(data), **environment},
            )
        super().__init__(self._address())

    def _address(self) -> str:
        until = time.monotonic() + PATIENCE
        while True:
            said = self.log.read_text()
            assert self.process.poll() is None, said
            assert time.monotonic() < until, "the server does not start"
            if (address := running_at(self.data)) and "GIPF is at" in said:
                return address
            time.sleep(0.05)

    def kill(self) -> None:
        """End it without warning."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.http.close()

    def interrupt(self) -> int:
        """End it with Ctrl-C; give its exit status."""
        self.process.send_signal(signal.SIGINT)
        self.http.close()
        return self.process.wait(PATIENCE)


@contextmanager
def process(data: Path, *arguments: str, **environment: str) -> Iterator[Process]:
    """Run a server in a process, and see to it that it ends."""
    site = Process(data, *arguments, **environment)
    try:
        yield site
    finally:
        site.kill()
