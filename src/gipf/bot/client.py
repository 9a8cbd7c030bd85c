"""What a program says to a service and hears from it: the bot API, with nothing but Python.

A request waits in a thread. A stream is read by a thread of its own, which ends with the process: silence
holds nobody up.
"""

import asyncio
import json
import threading
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator
from contextlib import suppress
from http.client import HTTPException
from typing import Any
from urllib.parse import quote, urlsplit

from gipf.errors import GipfError

SILENCE = 45.0
"""Seconds without a line, or an answer, after which a connection is given up: three heartbeats."""
Line = dict[str, Any]
BROKEN = (OSError, ValueError, HTTPException)
"""What reading raises where a line breaks off, or what it says makes no sense."""


class Unreachable(GipfError):
    """A service that does not answer now; later it may."""


class Denied(GipfError):
    """What a service does not do; ``status`` is that of HTTP, ``wait`` the seconds after which to ask again."""

    status: int
    wait: float


class _Straight(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for one service."""

    def redirect_request(self, *_: Any) -> None:
        """Do not."""


_OPENER = urllib.request.build_opener(_Straight)


class Client:
    """One bot at one service."""

    def __init__(self, server: str, token: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise GipfError("bot-address", address=server)
        self.server: str = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    async def ask(self, method: str, path: str, body: Line | None = None) -> Any:
        """Send a request, and give what it is answered."""
        return await asyncio.to_thread(self._ask, method, path, body)

    async def send(self, do: str, game: str, **more: Any) -> Any:
        """Send a message about a game, as a page does."""
        return await self.ask(
            "POST", "/api/bot/messages", {"id": 1, "do": do, "game": game, **more}
        )

    def _ask(self, method: str, path: str, body: Line | None) -> Any:
        with self._open(method, path, body) as answer:
            try:
                text = answer.read()
                return json.loads(text) if text else None
            except BROKEN as error:
                raise self._unreachable(error) from None

    def _open(self, method: str, path: str, body: Line | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self._headers, method=method)
        try:
            return _OPENER.open(request, timeout=SILENCE)
        except urllib.error.HTTPError as error:
            with error:
                raise _denied(error) from None
        except BROKEN as error:
            raise self._unreachable(error) from None

    def _unreachable(self, error: Exception) -> Unreachable:
        detail = str(getattr(error, "reason", error)) or type(error).__name__
        return Unreachable("bot-unreachable", address=self.server, detail=detail)

    async def lines(self, path: str) -> AsyncGenerator[Line, None]:
        """Give the lines of a stream as they come, until it ends; a silent one is `Unreachable`."""
        loop, queue = asyncio.get_running_loop(), asyncio.Queue[Line | GipfError | None]()
        is_left = threading.Event()

        def put(what: Line | GipfError | None) -> None:
            with suppress(RuntimeError):  # nobody waits for it any more
                loop.call_soon_threadsafe(queue.put_nowait, what)

        def read() -> None:
            try:
                with self._open("GET", path) as answer:
                    for line in answer:
                        if is_left.is_set():
                            return
                        put(json.loads(line))
                put(None)
            except GipfError as error:
                put(error)
            except BROKEN as error:
                put(self._unreachable(error))

        threading.Thread(target=read, daemon=True, name=f"stream {path}").start()
        try:
            while (found := await queue.get()) is not None:
                if isinstance(found, GipfError):
                    raise found
                yield found
        finally:
            is_left.set()


def path_of(*parts: str) -> str:
    """Write an address of the API.

    >>> path_of("bot", "games", "a/b")
    '/api/bot/games/a%2Fb'
    """
    return "/".join(["/api", *(quote(part, safe="") for part in parts)])


def _denied(error: urllib.error.HTTPError) -> GipfError:
    """Say why something is not done: what a proxy says without a service behind it is for later."""
    try:
        detail = str(json.loads(error.read())["error"])
    except (*BROKEN, KeyError, TypeError):
        detail = error.reason
    if error.code >= 500:
        return Unreachable("bot-unreachable", address=error.url, detail=detail)
    denied = Denied("bot-denied", detail=detail)
    denied.status = error.code
    denied.wait = float(error.headers.get("Retry-After") or 1)
    return denied
