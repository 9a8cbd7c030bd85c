"""What a running server is made of."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

from fastapi import Depends, Request

from gipf.host.games import Games
from gipf.host.parts import Host, Reader
from gipf.record.reading import Tell
from gipf.server.engine_worker import EngineWorker
from gipf.server.own_puzzles import OwnPuzzles
from gipf.server.reader_threads import Readers
from gipf.server.settings import Settings
from gipf.server.store import Store

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Services(Host):
    """The parts of a server; ``instance`` tells one run from another."""

    settings: Settings
    store: Store
    engine: EngineWorker
    readers: Readers = field(default_factory=Readers)
    instance: str = field(default_factory=lambda: secrets.token_hex(8))

    def reader(self, request: Request) -> Reader:
        """Give the threads that read as long as the client of a request is there."""

        async def read(work: Callable[[Tell], T]) -> T:
            return await self.readers.run(request, work)

        return read


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start the parts one after the other, and end them the other way round."""
    store = Store(settings)
    try:
        await store.open()
        engine = EngineWorker(settings.engine, settings.families)
        games = Games(store, engine, pause=settings.pause, beat=settings.beat)
        engine.start()
        try:
            await games.open()
            own_puzzles = OwnPuzzles(settings.data / "puzzles.json")
            services = Services(
                settings=settings,
                store=store,
                engine=engine,
                games=games,
                refresh_puzzles=own_puzzles.refresh,
            )
            yield services
        finally:
            services.readers.close()
            await games.close()
            await engine.close()
    finally:
        await store.close()


def _services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


Running = Annotated[Services, Depends(_services)]
"""What a route takes as a parameter to use the services of its server."""
