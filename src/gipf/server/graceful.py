"""How a server of several ends: it is not ready, its pages move over, the last request is answered.

A proxy that asks for readiness sends nobody new meanwhile; one that does not finds the port closed and takes
another server. A server that plays alone has nobody to move its pages to, and just ends.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from gipf.server.network import Network
from gipf.server.settings import Settings

LAST = 1.0
"""Seconds more for pages that have not moved over in time."""
LONGEST_REQUEST, ALONE = 30, 2
"""Seconds for which the last requests are waited for, of several servers and of one alone."""

_log = logging.getLogger("gipf.server")


@dataclass
class Readiness:
    """Whether pages may be sent to this server."""

    is_ready: bool = False


class Server(uvicorn.Server):
    """A server that moves its pages over before it ends, and that others can join where that is wanted."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, network: Network, readiness: Readiness
    ) -> None:
        super().__init__(config)
        self._settings, self._network, self._readiness = settings, network, readiness

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; say the link by which others join."""
        await super().startup(sockets)
        if not self.should_exit and sockets:
            self._network.port = sockets[0].getsockname()[1]
            if self._settings.lan:
                from gipf.server.launch import print_link

                await self._network.open()
                print_link(self._network.link)
        self._readiness.is_ready = not self.should_exit

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, when all who are connected are elsewhere."""
        self._readiness.is_ready = False
        if self._settings.is_shared:
            _log.info("no longer ready", extra={"lines": len(self._network.lines)})
            await self._until(lambda: False, self._settings.notice)
            for server in self.servers:
                server.close()  # nobody new
            within = self._settings.moving
            for line in self._network.lines:
                line.move(within)
            await self._until(lambda: not self._network.lines, within + LAST)
            _log.info("moved over", extra={"left": len(self._network.lines)})
        await super().shutdown(sockets)

    async def _until(self, is_done: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, for so many seconds at most; a second Ctrl-C ends that."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end and not self.force_exit and not is_done():
            await asyncio.sleep(0.05)
