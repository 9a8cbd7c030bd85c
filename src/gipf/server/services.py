"""What a running server is made of."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request

from gipf.server.engine_worker import EngineWorker
from gipf.server.games import Games
from gipf.server.own_puzzles import OwnPuzzles
from gipf.server.reader_threads import Readers
from gipf.server.settings import Settings
from gipf.server.store import Store


@dataclass(frozen=True)
class Services:
    """The parts of a server; ``instance`` tells one run from another."""

    settings: Settings
    store: Store
    engine: EngineWorker
    games: Games
    own_puzzles: OwnPuzzles
    readers: Readers = field(default_factory=Readers)
    instance: str = field(default_factory=lambda: secrets.token_hex(8))


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start the parts one after the other, and end them the other way round."""
    store = Store(settings)
    try:
        await store.open()
        engine = EngineWorker(settings.engine, settings.families)
        games = Games(store, engine, settings)
        engine.start()
        try:
            await games.open()
            own_puzzles = OwnPuzzles(settings.data / "puzzles.json")
            services = Services(settings, store, engine, games, own_puzzles)
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
