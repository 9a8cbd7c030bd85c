"""WebKitGTK, driven by its WebKitWebDriver; the window needs a screen, so it is given one that nobody sees."""

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.driven import PATIENCE, Driven

DRIVER = "WebKitWebDriver"
SCREEN = "xvfb-run"
HOW = "sudo apt install webkit2gtk-driver xvfb"


def browser() -> Path | None:
    """Find WebKitGTK's own small browser, which lies where no other programs do."""
    return next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


class WebKit(Driven):
    """A window of WebKitGTK's MiniBrowser."""

    def __init__(self, driver: str) -> None:
        self._session = f"{driver}/session"
        options = {"binary": str(browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        begun = self._ask("POST", "", wanted)
        self._session += f"/{begun['sessionId']}"
        self.version = f"WebKitGTK {begun['capabilities']['browserVersion']}"
        self._ask("POST", "/timeouts", {"script": int(1000 * PATIENCE)})

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            self._session + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def goto(self, address: str) -> None:
        """Go to an address."""
        self._ask("POST", "/url", {"url": address})

    def reload(self) -> None:
        """Load the page anew."""
        self._ask("POST", "/refresh", {})

    def run(self, body: str) -> str | None:
        """Give the text that the body of an async function returns."""
        script = (
            "const done = arguments[0]\n"
            f"const run = async () => {{ {body} }}\n"
            "run().then((text) => done([text ?? null]), (error) => done({ wrong: String(error) }))"
        )
        found = self._ask("POST", "/execute/async", {"script": script, "args": []})
        assert isinstance(found, list), found
        return None if found[0] is None else str(found[0])

    def press(self, x: float, y: float) -> None:
        """Press somewhere."""
        actions = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._ask("POST", "/actions", {"actions": [mouse]})

    def end(self) -> None:
        """Close the window."""
        self._ask("DELETE", "")


def program() -> str | None:
    """Find the driver, where a browser and a screen for it are here, too."""
    return shutil.which(DRIVER) if browser() and shutil.which(SCREEN) else None


@contextmanager
def open_window() -> Iterator[WebKit]:
    """Start it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [SCREEN, "--auto-servernum", str(program()), f"--port={port}"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True) as process:
        try:
            _wait_for(port)
            window = WebKit(f"http://127.0.0.1:{port}")
            try:
                yield window
            finally:
                window.end()
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # the screen and the driver, too


def _wait_for(port: int) -> None:
    """Wait until the driver listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < until, "WebKitWebDriver does not start"
            time.sleep(0.2)
