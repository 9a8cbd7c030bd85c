"""The WebSocket: one for each page, any number of pages.

What goes out waits in an `Outbox`, so that a page that does not read holds nobody up.
"""

import asyncio
from contextlib import nullcontext, suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from gipf.host.conversation import Conversation
from gipf.host.parts import Host
from gipf.host.people import OWNER, Person
from gipf.host.wire import write
from gipf.server.limits import Allowance, Limits, is_among
from gipf.server.network import GUEST_TOKEN, SESSION
from gipf.server.outbox import MOST_BYTES as USUAL_BYTES
from gipf.server.outbox import Outbox
from gipf.server.read_request import read_request
from gipf.server.settings import Settings

TRY_AGAIN, NO_PAGE = 1013, 1008
MESSAGES = 300, 15.0
"""Messages that a page of a service may send at once, and the seconds in which it may send as many again."""
MOST_BYTES = 4 * 2**20
"""Maximum of bytes that wait for a page of a service which does not read: an address may have many pages."""
COME_BACK = 1012
NOT_LET_IN = 4403
"""With this code a page knows that it is no use to try again."""


class Connection:
    """A page that is connected."""

    def __init__(
        self,
        socket: WebSocket,
        host: Host,
        settings: Settings,
        person: Person = OWNER,
        limits: Limits | None = None,
    ) -> None:
        self._socket = socket
        self.person = person
        self.session: str | None = socket.scope.get(SESSION) or socket.scope.get(GUEST_TOKEN)
        self.address: str = socket.client.host if socket.client else ""
        is_limited = bool(settings.service) and not is_among(self.address, settings.unlimited)
        self._allowance = Allowance(*MESSAGES) if is_limited else None
        self._outbox = Outbox(socket, MOST_BYTES if is_limited else USUAL_BYTES)
        self._heartbeat = settings.heartbeat
        room = partial(limits.studying, self.address) if limits else nullcontext
        self._conversation = Conversation(
            host, self._outbox, read_request, settings.most_message, person, room
        )

    async def end(self, *, is_known: bool = False) -> None:
        """Close the line to somebody who is not let in any longer, or comes back as somebody else."""
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(1):
                await self._socket.close(COME_BACK if is_known else NOT_LET_IN)

    def move(self, within: float) -> None:
        """Ask the page to go to another server of the same games within so many seconds."""
        self._outbox.send("moving", write({"event": "moving", "within": within}))

    async def run(self) -> None:
        """Answer until the page goes away."""
        await self._socket.accept()
        sending = asyncio.create_task(self._outbox.run())
        beating = asyncio.create_task(self._beat())
        try:
            while not self._outbox.is_full:
                await self._conversation.take(await self._receive())
                if self._allowance and (wait := self._allowance.take("")):
                    await asyncio.sleep(wait)  # who sends too much is heard later
                await asyncio.sleep(0)  # others have their turn, however many messages there are
            async with asyncio.timeout(1):
                await self._socket.close(TRY_AGAIN, "too many answers wait to be read")
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            sending.cancel()
            beating.cancel()
            await self._conversation.close()
            await asyncio.gather(sending, beating, return_exceptions=True)

    async def _beat(self) -> None:
        """Say again and again that the line is there: a page that hears nothing knows that it is not."""
        while True:
            self._conversation.beat()
            await asyncio.sleep(self._heartbeat)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes", b""))
