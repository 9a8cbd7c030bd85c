"""HTTP that waits only so long for a request, for only so many at a time, and for no page that does not read.

uvicorn waits for ever for the rest of a request: a client that sends half of one, or nothing, would
keep its connection open, and enough of them would leave no file descriptors for others.
"""

import asyncio
import socket
import struct
import sys
from ipaddress import ip_address

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gipf.server.compression import Compression

MOST_WAITED_FOR = 256
"""Connections whose request is awaited; where there are more, the oldest has to go."""

LAST_WORDS = 1.0
"""Seconds in which a page may read what was sent before its WebSocket was closed."""


class PatientProtocol(H11Protocol):
    """A connection that is closed when a request does not come whole in time."""

    patience: float
    """Seconds a request may take to arrive."""
    _deadline: asyncio.TimerHandle | None = None

    @property
    def is_waited_for(self) -> bool:
        """Whether there is no request yet, or not the whole of it."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._wait()
        if len(self.connections) > MOST_WAITED_FOR:
            waited_for = [
                each
                for each in self.connections
                if isinstance(each, PatientProtocol) and each.is_waited_for and each._deadline
            ]
            if len(waited_for) > MOST_WAITED_FOR:
                oldest = min(waited_for, key=PatientProtocol._until)
                oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave a WebSocket alone: it may be silent."""
        self._wait_no_more()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._wait()
        super().on_response_complete()

    def _until(self) -> float:
        return self._deadline.when() if self._deadline else 0.0

    def _wait(self) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(self.patience, self._give_up)

    def _wait_no_more(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.is_waited_for:
            self.transport.abort()


class PatientWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps nothing for a page that does not read: uvicorn would, and the system after it.

    What it sends is compressed on its way through a network, and not within this machine.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Say what can be agreed on with the page."""
        super().connection_made(transport)
        is_far = self.config.ws_per_message_deflate or not is_loopback(self.client)
        self.conn.available_extensions = [Compression()] if is_far else None

    async def run_asgi(self) -> None:
        """Run the app; when it has ended, the page has a moment to read the last words."""
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self._drop)

    def keepalive_timeout(self) -> None:
        """Drop a page that answers no ping."""
        self._drop()

    def _drop(self) -> None:
        connection = self.transport.get_extra_info("socket")
        if connection.fileno() != -1:
            at_once = struct.pack("ii", 1, 0)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        self.transport.abort()


def is_loopback(client: tuple[str, int] | None) -> bool:
    """Whether somebody is at this machine.

    >>> is_loopback(("127.0.0.1", 80)), is_loopback(("::1", 80)), is_loopback(("192.168.1.7", 80))
    (True, True, False)
    """
    try:
        return client is None or ip_address(client[0]).is_loopback
    except ValueError:
        return False


def protocol_with(patience: float) -> type[PatientProtocol]:
    """Make a protocol with a patience of its own."""
    return type("Protocol", (PatientProtocol,), {"patience": patience})


def allow_many_files() -> None:
    """Let this process have as many files and connections open as it may."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
