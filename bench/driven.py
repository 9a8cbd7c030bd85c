"""A browser that is driven from outside, as little of it as playing takes."""

import json
import time
from abc import ABC, abstractmethod
from typing import Any

from tests.e2e.hands import PLACE_OF, spot_named

PATIENCE = 600.0
_SHOWN = "[location.href, document.body.innerText.slice(0, 600)]"


class Driven(ABC):
    """A window of a browser. Some names are those of Playwright's pages, so that what asks these can ask it."""

    version: str

    @abstractmethod
    def goto(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """Press somewhere."""

    @abstractmethod
    def run(self, body: str) -> str | None:
        """Give the text that the body of an async function returns."""

    @property
    def url(self) -> str:
        """The address."""
        return str(self.evaluate("location.href"))

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """Give what a script comes to, or what the function it is gives for something, by JSON."""
        text = self.run(
            f"const found = ({script})\n"
            f"const given = typeof found === 'function' ? found({json.dumps(arg)}) : found\n"
            "return JSON.stringify(await given)"
        )
        return None if text is None else json.loads(text)

    def wait(self, script: str) -> None:
        """Wait until something is so."""
        until = time.monotonic() + PATIENCE
        while not self.evaluate(f"!!({script})"):
            assert time.monotonic() < until, f"{script}: {self.evaluate(_SHOWN)}"
            time.sleep(0.2)

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait a while."""
        time.sleep(milliseconds / 1000)

    def enter(self, point: str) -> None:
        """Press a point of the board."""
        place = self.evaluate(PLACE_OF, [spot_named(point), None, 0])
        assert not isinstance(place, str), place
        self.press(*place)
