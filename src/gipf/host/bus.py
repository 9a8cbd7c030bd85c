"""How hosts that share their games hear of each other: within a process by itself."""

import asyncio
from collections.abc import Callable
from typing import Literal

Hear = Callable[[str], None]


class LocalBus:
    """Everybody in this process."""

    def __init__(self) -> None:
        self._listeners: list[Hear] = []

    @property
    def state(self) -> Literal["none", "ready", "failing"]:
        """Whether messages come through: to others there is no way."""
        return "none"

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent: none."""
        return 0

    async def open(self) -> None:
        """Do nothing: it is there."""

    async def close(self) -> None:
        """Tell nobody anything more."""
        self._listeners.clear()

    def publish(self, text: str) -> None:
        """Tell everybody who listens, without waiting."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners:
            loop.call_soon(listener, text)

    def listen(self, hear: Hear) -> None:
        """Hear of everything from now on."""
        self._listeners.append(hear)
