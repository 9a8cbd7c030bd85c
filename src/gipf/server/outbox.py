"""What waits to be sent to a page: the newest of each thing, so that a slow page misses only what is old."""

import asyncio
from contextlib import suppress
from itertools import count
from sys import getsizeof
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

from gipf.host.wire import write

MOST_WAITING, MOST_BYTES = 2000, 16 * 2**20
"""Messages that may wait, and the memory they may take; one alone may take more."""
PATIENCE = 30.0
"""Seconds a page may take to read a message before it is given up."""


class Sends(Protocol):
    """What takes a message when there is room for it: a WebSocket, for one."""

    async def send_text(self, text: str, /) -> None:
        """Send a message."""


class Outbox:
    """Messages on their way to one page; ``is_full`` when it does not read what it asks for."""

    def __init__(self, socket: Sends, most_bytes: int = MOST_BYTES) -> None:
        self._socket = socket
        self._most_bytes = most_bytes
        self._waiting: dict[str, str] = {}
        self._bytes = 0
        self._numbers = count()
        self._news = asyncio.Event()
        self._emptied = asyncio.Event()
        self.is_full: bool = False

    def reply(self, message: dict[str, Any]) -> None:
        """Send an answer."""
        self.send(f"answer {next(self._numbers)}", write(message))

    def send(self, key: str, message: str) -> None:
        """Send a message; one with the same key that still waits is left out."""
        self._take(key)
        has_room = len(self._waiting) < MOST_WAITING and self._bytes < self._most_bytes
        if not has_room:
            self.is_full = True
        else:
            self._waiting[key] = message
            self._bytes += getsizeof(message)
            self._news.set()

    def _take(self, key: str) -> str:
        message = self._waiting.pop(key, "")
        if message:
            self._bytes -= getsizeof(message)
        return message

    async def emptied(self, within: float = 1.0) -> None:
        """Wait until all was sent that waits now, or for so many seconds."""
        self._emptied.clear()
        self._news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._emptied.wait()

    async def run(self) -> None:
        """Send what there is until the page is gone, or takes nothing any more."""
        while True:
            self._emptied.set()
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                message = self._take(next(iter(self._waiting)))
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._socket.send_text(message)
                except (TimeoutError, RuntimeError, WebSocketDisconnect):
                    self.is_full = True  # nobody is there to read
                    return
