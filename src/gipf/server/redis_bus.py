"""How servers hear of each other over Redis or Valkey, which keeps nothing and may be away at any time."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Any, Literal
from urllib.parse import urlsplit

from gipf.errors import GipfError
from gipf.extras import need
from gipf.host.bus import Hear, LocalBus

SCHEMES = ("redis", "rediss", "valkey", "valkeys", "unix")
MOST_WAITING = 10_000
"""Maximum of messages that wait to be sent; the others are dropped, and found by comparing."""
PATIENCE = 3.0
"""Seconds without an answer after which the line is given up."""
LONGEST_PAUSE = 2.0
"""Seconds between tries to get through again, at most."""

_log = logging.getLogger("gipf.server.bus")
_chance = random.Random()  # a generator of our own: whoever seeds the common one keeps his numbers


def bus_of(address: str) -> "RedisBus | LocalBus":
    """Give the bus that an address names, or that of this process."""
    return RedisBus(address) if address else LocalBus()


class RedisBus:
    """Everybody who listens at the same Redis; the number in its address tells apart those who share one."""

    def __init__(self, address: str) -> None:
        try:
            parts = urlsplit(address)
            scheme = parts.scheme
        except ValueError:
            scheme = ""
        if scheme not in SCHEMES:
            raise GipfError("bus-address", example="redis://HOST:6379/0")
        need("service")
        from redis import asyncio as redis
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        try:
            self._client: Any = redis.Redis.from_url(
                address.replace("valkey", "redis", 1) if scheme.startswith("valkey") else address,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),  # a line that was cut meanwhile is opened again
                decode_responses=True,
            )
        except ValueError:
            raise GipfError("bus-address", example="redis://HOST:6379/0") from None
        self._channel = f"gipf:{parts.path.strip('/') or '0'}"
        self._listeners: list[Hear] = []
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._is_sending = self._is_hearing = False
        self._is_told = False

    @property
    def state(self) -> Literal["none", "ready", "failing"]:
        """Whether messages come through."""
        return "ready" if self._is_hearing and self._is_sending else "failing"

    @property
    def waiting(self) -> int:
        """How many messages wait to be sent."""
        return self._waiting.qsize()

    async def open(self) -> None:
        """Begin to send and to hear; a Redis that is away is waited for meanwhile."""
        first = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep(self._send, first)),
            asyncio.create_task(self._keep(self._hear, first)),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * PATIENCE):
                await first.wait()

    async def close(self) -> None:
        """Let go of it."""
        while waiting := [task for task in self._tasks if not task.done()]:
            for (
                task
            ) in waiting:  # more than once: the client may take it for an answer that is late
                task.cancel()
            await asyncio.wait(waiting, timeout=0.1)
        await self._client.aclose()

    def publish(self, text: str) -> None:
        """Tell everybody who listens, without waiting; while there is no line it is left out."""
        if self._is_sending and not self._waiting.full():
            self._waiting.put_nowait(text)

    def listen(self, hear: Hear) -> None:
        """Hear of everything from now on."""
        self._listeners.append(hear)

    async def _keep(self, work: Any, first: asyncio.Event) -> None:
        """Do something again whenever it breaks off, after a pause that is never the same for all."""
        from redis.exceptions import RedisError

        failures = 0
        while True:
            try:
                await work(first)
            except (RedisError, OSError, TimeoutError) as error:
                self._note(error)
            finally:
                if work == self._send:
                    self._is_sending = False
                else:
                    self._is_hearing = False
            first.set()
            failures = 0 if self.state == "ready" else failures + 1
            await asyncio.sleep(_chance.uniform(0.1, min(LONGEST_PAUSE, 0.2 * 2**failures)))

    def _note(self, error: Exception) -> None:
        if (
            not self._is_told
        ):  # once until it works again; its words may name the host, never the password
            _log.error("%s", GipfError("bus-away", detail=type(error).__name__))
        self._is_told = True

    def _check(self, first: asyncio.Event) -> None:
        if self._is_sending and self._is_hearing:
            self._is_told = False
            first.set()

    async def _send(self, first: asyncio.Event) -> None:
        await self._client.ping()
        while not self._waiting.empty():
            self._waiting.get_nowait()  # what is old is found by comparing
        self._is_sending = True
        self._check(first)
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    text = await self._waiting.get()
            except TimeoutError:
                await self._client.ping()
            else:
                await self._client.publish(self._channel, text)

    async def _hear(self, first: asyncio.Event) -> None:
        async with self._client.pubsub() as line:
            await line.subscribe(self._channel)
            silent = 0
            while silent < 2:
                message = await line.get_message(timeout=PATIENCE)
                if message is None:  # nothing was said: is anybody there?
                    silent += 1
                    await line.ping()
                    continue
                silent = 0
                if message["type"] == "subscribe":
                    self._is_hearing = True
                    self._check(first)
                elif message["type"] == "message":
                    for listener in self._listeners:
                        listener(message["data"])
            raise TimeoutError
