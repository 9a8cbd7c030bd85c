"""The app as plain files in Firefox: a first turn, the computer's answer, and the game again without a network.

``python -m bench.other_browsers`` needs a ``firefox-esr`` or ``firefox``, as Debian has them, and nothing else:
it talks to it by WebDriver BiDi, which Firefox speaks itself. It is no test of every day, since that would have
to bring Firefox along, which takes longer than all it does here.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.e2e.hands import PLACE_OF, spot_named
from tests.e2e.site import served

PATIENCE = 300.0
NAMES = ("firefox-esr", "firefox")


class Firefox:
    """A window of Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = 0
        self.version = self._do("session.new", capabilities={})["capabilities"]["browserVersion"]
        self._window = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **params: Any) -> dict[str, Any]:
        self._ids += 1
        self._line.send(json.dumps({"id": self._ids, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(timeout=PATIENCE))
            if said.get("id") == self._ids:
                assert said["type"] == "success", said
                return dict(said["result"])

    def open(self, address: str) -> None:
        """Go to an address."""
        self._do("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page anew."""
        self._do("browsingContext.reload", context=self._window, wait="complete")

    def evaluate(self, script: str) -> Any:
        """Give what a script comes to, by JSON."""
        found = self._do(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)

    def wait(self, script: str) -> None:
        """Wait until something is so."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(f"!!({script})"):
            assert time.monotonic() < until, script
            time.sleep(0.2)

    def press(self, x: float, y: float) -> None:
        """Press somewhere."""
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._do("input.performActions", context=self._window, actions=[mouse])

    def enter(self, point: str) -> None:
        """Press a point of the board."""
        selector = json.dumps(spot_named(point))
        place = self.evaluate(f"({PLACE_OF})([{selector}, null, 0])")
        assert not isinstance(place, str), place
        self.press(*place)


@contextmanager
def open_firefox() -> Iterator[Firefox]:
    """Start the Firefox that is here."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        sys.exit("No Firefox is here; on Debian: sudo apt install firefox-esr")
    with TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile]
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


def play(firefox: Firefox, folder: Path) -> None:
    """Play a first turn, cut the network, find the game again and go on with it."""
    plies = "document.querySelectorAll('[data-ply]').length"
    with served(folder) as site:
        firefox.open(site.address)
        button = "[...document.querySelectorAll('button')].find((it) => /first game/.test(it.textContent))"
        firefox.wait(f"{button} && !{button}.disabled")
        firefox.evaluate(f"({button}.click(), 1)")
        firefox.wait("document.querySelector('[data-game] [data-point].target')")
        firefox.enter("d2")
        firefox.wait(f"{plies} >= 2")
        print("the computer has answered", flush=True)
        firefox.wait("document.documentElement.dataset.kept === 'all'")
        print("all is kept", flush=True)
    game = firefox.evaluate("location.hash")
    firefox.reload()
    firefox.wait(f"{plies} >= 2 && location.hash === {json.dumps(game)}")
    firefox.wait("document.querySelector('[data-game] [data-point].target')")
    print("without a network the game is there again", flush=True)
    answer = firefox.evaluate("document.querySelector('[data-ply=\"2\"]').textContent")
    firefox.enter("f2" if "d7" in answer else "d7")
    firefox.wait(f"{plies} >= 3")
    print("and goes on", flush=True)


def main() -> None:
    """Play in the Firefox that is here."""
    with TemporaryDirectory() as folder, open_firefox() as firefox:
        print(f"Firefox {firefox.version}", flush=True)
        play(firefox, Path(folder))


if __name__ == "__main__":
    main()
