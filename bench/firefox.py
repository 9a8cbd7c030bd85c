"""Firefox, driven by WebDriver BiDi, which it speaks itself."""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.driven import PATIENCE, Driven

NAMES = ("firefox-esr", "firefox")
HOW = "sudo apt install firefox-esr"


class Firefox(Driven):
    """A window of Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = 0
        found = self._do("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.version = f"Firefox {found}"
        self._window = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **params: Any) -> dict[str, Any]:
        self._ids += 1
        self._line.send(json.dumps({"id": self._ids, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(timeout=PATIENCE))
            if said.get("id") == self._ids:
                assert said["type"] == "success", said
                return dict(said["result"])

    def goto(self, address: str) -> None:
        """Go to an address."""
        self._do("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page anew."""
        self._do("browsingContext.reload", context=self._window, wait="complete")

    def run(self, body: str) -> str | None:
        """Give the text that the body of an async function returns."""
        found = self._do(
            "script.evaluate",
            expression=f"(async () => {{ {body} }})()",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else str(text)

    def press(self, x: float, y: float) -> None:
        """Press somewhere."""
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._do("input.performActions", context=self._window, actions=[mouse])


def program() -> str | None:
    """Find the Firefox that is here."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def open_window() -> Iterator[Firefox]:
    """Start it."""
    with TemporaryDirectory() as profile:
        command = [str(program()), "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", "0"]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=quiet, stderr=quiet) as process:
            try:
                server = _server_of(Path(profile))
                address = f"ws://{server['ws_host']}:{server['ws_port']}/session"
                with connect(address, max_size=None) as line:
                    yield Firefox(line)
            finally:
                process.terminate()


def _server_of(profile: Path) -> dict[str, Any]:
    """Wait until Firefox says where it listens."""
    file, until = profile / "WebDriverBiDiServer.json", time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text().endswith("}")):
        assert time.monotonic() < until, "Firefox does not start"
        time.sleep(0.2)
    return dict(json.loads(file.read_text()))
