"""Lines of JSON that are sent over HTTP for as long as somebody listens; a line ends as a page's does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gipf.errors import GipfError
from gipf.host.people import Person
from gipf.host.wire import write
from gipf.server.network import TOKEN, Network
from gipf.server.outbox import Outbox
from gipf.server.service import address_of

DELETED = '{"event":"deleted"'
"""How the last line about a game begins that is gone."""
Work = Callable[["LineStream"], Awaitable[None]]
"""What sends lines into a stream, until it is cancelled or there is nothing more to say."""

_log = logging.getLogger("gipf.server")


class LineStream(Response):
    """A response that goes on; ``beat`` is called again and again while it does.

    It is an outbox: of several lines with one key that a slow reader has not read it gets the newest.
    """

    media_type = "application/x-ndjson"

    def __init__(
        self,
        network: Network,
        person: Person,
        heartbeat: float,
        work: Work,
        status_code: int = 200,  # FastAPI reads here what to describe
    ) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(status_code=status_code, headers=headers)
        del self.headers["content-length"]
        self.person = person
        self.address = ""
        self.session: str | None = None
        self.is_of_events = False
        """Whether it tells a program of its games and offers, not of one game."""
        self.beat: Callable[[], None] = lambda: None
        self._network, self._heartbeat, self._work = network, heartbeat, work
        self._send: Send | None = None
        self._outbox = Outbox(self)
        self._over = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until one side ends it."""
        self.address, self.session, self._send = address_of(scope), scope.get(TOKEN), send
        with ExitStack() as open_lines:
            open_lines.enter_context(self._network.connected(self))
            start = {"status": self.status_code, "headers": self.raw_headers}
            await send({"type": "http.response.start", **start})
            parts = (self._outbox.run(), self._listen(receive), self._beat(), self._run())
            tasks = [asyncio.create_task(part) for part in (*parts, self._ended())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                self._note(await asyncio.gather(*tasks, return_exceptions=True))
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await send({"type": "http.response.body", "body": b"", "more_body": False})

    # ------------------------------------------------------------------ what is sent

    def send(self, key: str, message: str) -> None:
        """Send a line; one with the same key that still waits is left out."""
        self._outbox.send(key, message)
        if message.startswith(DELETED) or self._outbox.is_full:
            self._over.set()

    def reply(self, message: dict[str, object]) -> None:
        """Nothing is asked over a stream."""

    async def send_text(self, text: str) -> None:
        """Send what was waiting."""
        assert self._send is not None, "lines are sent when the response has begun"
        body = text.encode() + b"\n"
        await self._send({"type": "http.response.body", "body": body, "more_body": True})

    # ------------------------------------------------------------------ how it ends

    def move(self, within: float) -> None:
        """Ask the program to come back by another line, which leads to another server, and end this one."""
        self.send("moving", write({"event": "moving", "within": within}))
        asyncio.get_running_loop().call_later(within, self._over.set)

    async def end(self, *, is_known: bool = False) -> None:  # noqa: ARG002
        """End it: who is let in comes back by another."""
        self._over.set()

    def _note(self, ends: Sequence[BaseException | None]) -> None:
        """Log what has gone wrong, beside what the database says of itself."""
        for wrong in ends:
            if isinstance(wrong, Exception) and not isinstance(wrong, GipfError):
                _log.error("a stream has ended", exc_info=wrong)

    async def _ended(self) -> None:
        await self._over.wait()
        await self._outbox.emptied()

    async def _listen(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            self.beat()

    async def _run(self) -> None:
        await self._work(self)
