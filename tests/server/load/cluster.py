"""Servers that share a PostgreSQL and a Redis, each of which can be killed, and people with games there."""

import asyncio
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from gipf import Position
from gipf.host.clock import Clock
from gipf.host.games import new_id
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.seats import Seat
from gipf.server.network import COOKIE
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.cast import NETWORK
from tests.server.real_servers import Postgres, Redis, free_port
from tests.server.serving import Process
from tools.building import ROOT


class Server(Process):
    """A server in a process of its own."""

    module = "tests.server.load.serve"

    def end(self) -> int:
        """End it as a service is ended; give its exit status."""
        self.process.send_signal(signal.SIGTERM)
        self.http.close()
        return self.process.wait(PATIENCE)


PROXY, ELSEWHERE = "127.0.0.1", "127.0.0.5"
"""Where the proxy is before a service, and where people are."""
SOMEWHERE = "203.0.113.9"
"""Where they are of whom a proxy with TLS says so."""


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie."""

    person: Person
    token: str
    cookie: str = COOKIE
    source: tuple[str, int] | None = None
    """From which address of this machine they come, where that matters."""
    service: str = ""
    """The address of a service with TLS: what is sent is as a proxy would pass it on."""

    def headers(self, address: str) -> dict[str, str]:
        """Say who it is, and from which page."""
        passed_on = {"X-Forwarded-For": SOMEWHERE, "X-Forwarded-Proto": "https"}
        kept = {"Origin": self.service or address, "Cookie": f"{self.cookie}={self.token}"}
        return {**kept, **passed_on} if self.service else kept


class Cluster:
    """Servers at fixed ports, and their store."""

    def __init__(
        self,
        folder: Path,
        postgres: Postgres,
        redis: Redis,
        *,
        count: int = 2,
        database: str = "",
        families: tuple[str, ...] = (),
        service: str = "",
        **environment: str,
    ) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        self.ports = [free_port() for _ in range(count)]
        self._families, self._service = families, service
        self._environment = {
            "GIPF_DATABASE": database or postgres.address(postgres.new()),
            "GIPF_BUS": redis.address,
            **(
                {"GIPF_ADDRESS": service, "GIPF_PROXY": PROXY} if service else {"GIPF_LAN": NETWORK}
            ),
            "GIPF_NOTICE": "0.1",
            "PYTHONPATH": str(ROOT),
            **environment,
        }
        self.servers: list[Server | None] = [None] * count
        address = self._environment["GIPF_DATABASE"]
        self.settings: Settings = Settings(data=folder, database_address=address, service="")
        self.store = Store(self.settings)
        self.people = PeopleStore(self.store)

    async def __aenter__(self) -> "Cluster":
        try:
            for n in range(len(self.ports)):
                await self.start(n)
            await self.store.open(is_server=False)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for server in self.servers:
            if server:
                with suppress(ProcessLookupError):
                    server.kill()
        await self.store.close()

    @property
    def addresses(self) -> list[str]:
        """Where guests find the servers: behind a proxy at one address."""
        if self._service.startswith("http:"):
            return [self._service]
        host = PROXY if self._service else NETWORK
        return [f"http://{host}:{port}" for port in self.ports]

    def server(self, n: int) -> Server:
        """Give a server that runs."""
        server = self.servers[n]
        assert server, "it runs"
        return server

    async def start(self, n: int, **environment: str) -> Server:
        """Start a server at its port."""
        arguments = str(self.ports[n]), *self._families
        told = {**self._environment, **environment}
        made = await asyncio.to_thread(Server, self.folder / f"{n}", *arguments, **told)
        self.servers[n] = made
        return made

    async def kill(self, n: int) -> None:
        """End a server without warning."""
        await asyncio.to_thread(self.server(n).kill)
        self.servers[n] = None

    async def end(self, n: int) -> int:
        """End a server as a service is ended; give its exit status."""
        status = await asyncio.to_thread(self.server(n).end)
        self.servers[n] = None
        return status

    # ------------------------------------------------------------------ people and their games

    async def guests(self, count: int) -> list[Guest]:
        """Let so many people in."""
        cookie, service = COOKIE, ""
        source: tuple[str, int] | None = None
        if self._service.startswith("https:"):
            cookie, service = "__Host-gipf", self._service
        elif self._service:
            cookie, source = "gipf", (ELSEWHERE, 0)
        known = [await self.people.add_guest(f"Guest {n}") for n in range(count)]
        return [Guest(person, token, cookie, source, service) for person, token in known]

    async def new_game(
        self, white: Guest, black: Guest, clock: Clock | None = None, variant: str = "basic"
    ) -> str:
        """Set up a game between two people."""
        seats = {
            player: Seat("person", guest.person.name, holder=guest.person.id)
            for player, guest in zip(Player, (white, black), strict=True)
        }
        game = LiveGame.new(new_id(), now(), Position.start(variant), seats, clock)
        await self.store.add(game)
        return game.id

    async def let_watch(self, game: str, guest: Guest) -> None:
        """Let somebody watch a game."""
        await self.people.add_spectator(game, guest.person)

    async def stored(self, game: str) -> LiveGame:
        """Give a game as it is stored."""
        found = await self.store.load(game)
        assert found, "it is there"
        return found

    def complaints(self) -> list[str]:
        """Give the traces the servers have logged that are not about what was away."""
        logs = [path.read_text() for path in self.folder.rglob("server.log*")]
        return [line for log in logs for line in log.splitlines() if is_complaint(line)]


def is_complaint(line: str) -> bool:
    """Whether a line of a log tells of what should not happen, whatever is killed."""
    return '"trace"' in line and "the database failed" not in line and "database-away" not in line
