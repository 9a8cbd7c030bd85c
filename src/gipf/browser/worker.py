"""The host as a worker runs it: started with what is stored, asked in JSON, heard over lines."""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

from gipf.browser.engine import FAMILIES, EngineHere, Wants
from gipf.browser.reading import read_request
from gipf.browser.routes import Reply, answer
from gipf.browser.store import BrowserStore, Shelf
from gipf.errors import GipfError
from gipf.host.conversation import Conversation
from gipf.host.games import Games
from gipf.host.parts import Host
from gipf.host.wire import refusal, write

REST, FORGET = "/rest", "/forget"
"""What only a worker is asked, by its page: to let all games stand still, and to forget some for good."""


class PageOutbox:
    """Messages on their way to one page, which never waits."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def send(self, key: str, message: str) -> None:  # noqa: ARG002  # nothing waits to be left out
        """Send a message."""
        self._send(message)

    def reply(self, message: dict[str, Any]) -> None:
        """Send an answer."""
        self._send(write(message))


class BrowserHost:
    """A host within a browser."""

    def __init__(
        self,
        shelf: Shelf,
        texts: Mapping[str, str],
        engine: Any = None,
        wants: Wants | None = None,
        version: str = "",
    ) -> None:
        self._version = version
        self._store = BrowserStore(shelf, texts)
        here = EngineHere(engine, wants)
        self._host = Host(self._store, here, Games(self._store, here), lambda: None)
        self._lines: dict[str, Conversation] = {}

    async def open(self) -> None:
        """Begin: clocks that ran when the page was closed stand still."""
        await self._store.open()
        await self._host.games.open()

    async def ask(self, method: str, address: str, body: str | None = None) -> Reply:
        """Answer a request as the server does over HTTP."""
        try:
            if (method, address) == ("GET", "/api/health"):
                return Reply(200, write(await self._health()))
            if (method, address) == ("POST", REST):
                await self._host.games.rest()
                return Reply(204, "")
            if (method, address) == ("POST", FORGET):
                await self._forget(json.loads(body or "[]"))
                return Reply(204, "")
            return await answer(self._host, method, address, body)
        except Exception as error:
            return Reply(500, write({**refusal(GipfError("internal-error")), "why": repr(error)}))

    async def _forget(self, game_ids: list[str]) -> None:
        self._host.games.forget(game_ids)
        await self._store.forget(game_ids)

    async def _health(self) -> dict[str, Any]:
        ready = sorted(self._host.engine.ready)
        return {
            "name": "gipf",
            "version": self._version,
            "instance": "browser",
            "engine": {
                "state": "ready" if len(ready) == len(FAMILIES) else "starting",
                "ready": ready,
                "restarts": 0,
                "pid": None,
                "lanes": {},
            },
            "database": {
                "state": "failing" if self._store.failure else "ready",
                "games": await self._store.count(),
                "file": "",
            },
            "bus": {"state": "none"},
        }

    def connect(self, line: str, send: Callable[[str], None]) -> None:
        """Open a line to a page."""
        self._lines[line] = Conversation(self._host, PageOutbox(send), read_request)

    async def take(self, line: str, text: str, waited: int = 0) -> None:
        """Answer one message of a line; it has waited so many milliseconds, as for Python to start."""
        if conversation := self._lines.get(line):
            await conversation.take(text, waited)

    async def disconnect(self, line: str) -> None:
        """Close a line."""
        if conversation := self._lines.pop(line, None):
            await conversation.close()

    async def close(self) -> None:
        """End; clocks stand still."""
        await asyncio.gather(*(self.disconnect(line) for line in list(self._lines)))
        await self._host.games.close()
