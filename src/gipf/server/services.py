"""What a running server is made of."""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request

from gipf.course.puzzle import add_puzzles
from gipf.errors import GipfError
from gipf.server.engine_worker import EngineWorker
from gipf.server.games import Games
from gipf.server.reader_threads import Readers
from gipf.server.settings import Settings
from gipf.server.store import Store

_log = logging.getLogger("gipf.server.services")


@dataclass(frozen=True)
class Services:
    """The parts of a server; ``instance`` tells one run from another."""

    settings: Settings
    store: Store
    engine: EngineWorker
    games: Games
    readers: Readers = field(default_factory=Readers)
    instance: str = field(default_factory=lambda: secrets.token_hex(8))


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Services]:
    """Start the parts one after the other, and end them the other way round."""
    store = Store(settings)
    _add_own_puzzles(settings)
    try:
        await store.open()
        engine = EngineWorker(settings.engine, settings.families)
        games = Games(store, engine, settings)
        engine.start()
        try:
            await games.open()
            services = Services(settings, store, engine, games)
            yield services
        finally:
            services.readers.close()
            await games.close()
            await engine.close()
    finally:
        await store.close()


def _add_own_puzzles(settings: Settings) -> None:
    """Add what ``gipf puzzles make`` has made; a file that is damaged is left out."""
    try:
        add_puzzles(settings.data / "puzzles.json")
    except (GipfError, OSError) as error:
        _log.warning("%s", error)


def _services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


Running = Annotated[Services, Depends(_services)]
"""What a route takes as a parameter to use the services of its server."""
