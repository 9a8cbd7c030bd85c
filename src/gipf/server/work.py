"""The worker: a process that does what happens by itself, for servers that share a database."""

import asyncio
import secrets
import signal
from contextlib import suppress

from gipf.errors import GipfError
from gipf.host.live_game import LiveGame
from gipf.host.lobby import Lobby
from gipf.host.news import News
from gipf.host.notice_board import news_of
from gipf.server.database import server_address
from gipf.server.logs import set_up
from gipf.server.notice_delivery import deliveries_of
from gipf.server.people_store import PeopleStore
from gipf.server.redis_bus import bus_of
from gipf.server.seek_store import SeekStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import Tasks
from gipf.server.tournament_store import TournamentStore

SWEEP = 1.0
"""Seconds between looks at whose time is up."""


def work(settings: Settings) -> int:
    """Work until Ctrl-C; give the exit status."""
    if not settings.database_address:
        raise GipfError("worker-alone", command="gipf work")
    set_up(settings.logs, "worker.log")
    with suppress(KeyboardInterrupt):
        asyncio.run(_work(settings))
    return 0


async def _work(settings: Settings) -> None:
    bus, store = bus_of(settings.bus_address), Store(settings)
    name = secrets.token_hex(4)

    def tell(game: LiveGame, before: LiveGame) -> None:
        bus.publish(News.of(name, game, before).text)

    try:
        await store.open(is_server=False)
        await bus.open()
        address = server_address(settings.database_address)
        print(f"GIPF works for {address.database} at {address.host} – Ctrl-C ends it", flush=True)
        store.on_notices = lambda keys: bus.publish(news_of(keys))
        lobby = Lobby(SeekStore(store), store, bus)
        tasks = Tasks(
            store,
            PeopleStore(store),
            tell,
            pause=SWEEP,
            pair=lobby.pair,
            tournaments=TournamentStore(store),
            changed=lobby.changed,
            deliveries=deliveries_of(settings, store),
            guest_days=settings.guest_days if settings.service else 0,
        )
        with suppress(asyncio.CancelledError):
            await _until_ended(tasks)
    finally:
        await bus.close()
        await store.close()


async def _until_ended(tasks: Tasks) -> None:
    """Work until the process is asked to end; what was begun is done or not done at all."""
    running = asyncio.create_task(tasks.run())
    with suppress(NotImplementedError):  # Windows knows Ctrl-C alone
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    try:
        await running
    finally:
        running.cancel()
