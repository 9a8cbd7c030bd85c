"""What a running server is made of."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, TypeVar

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from gipf.errors import GipfError
from gipf.host.bus import LocalBus
from gipf.host.games import Games
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import LiveGame, Refused
from gipf.host.lobby import Lobby
from gipf.host.notice_board import NoticeBoard
from gipf.host.parts import Host, Reader, unmeasured
from gipf.host.people import Person
from gipf.host.permissions import becomes_guest, check_route
from gipf.host.talk import Talk
from gipf.record.reading import Tell
from gipf.server.account_games import AccountGames
from gipf.server.account_store import AccountStore
from gipf.server.accounts import Accounts, Visit
from gipf.server.bot_store import BotStore
from gipf.server.bots import Bots
from gipf.server.comparing import Comparing
from gipf.server.engine_worker import EngineWorker
from gipf.server.featured import Featured
from gipf.server.game_pictures import GamePictures
from gipf.server.graceful import Readiness
from gipf.server.guest_links import GuestLinks
from gipf.server.jobs import Jobs
from gipf.server.metrics import Metrics
from gipf.server.moderation_store import ModerationStore
from gipf.server.network import PERSON, Network
from gipf.server.notice_delivery import deliveries_of, pushes_of
from gipf.server.notice_store import NoticeStore
from gipf.server.own_puzzles import OwnPuzzles
from gipf.server.people_store import PeopleStore
from gipf.server.private_store import PrivateStore
from gipf.server.reader_threads import Readers
from gipf.server.records import Records
from gipf.server.redis_bus import RedisBus, bus_of
from gipf.server.seek_store import SeekStore
from gipf.server.service import Service
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tasks import Tasks
from gipf.server.tournament_store import TournamentStore

if TYPE_CHECKING:
    from gipf.server.notice_pushes import Pushes

T = TypeVar("T")
SWEEP = 5.0
"""Seconds between looks at whose time is up; a game that somebody watches has a timer of its own."""


@dataclass(frozen=True, kw_only=True)
class Services(Host):
    """The parts of a server; ``instance`` tells one run from another."""

    settings: Settings
    store: Store
    bus: RedisBus | LocalBus
    engine: EngineWorker
    people: PeopleStore
    lobby: Lobby
    moderation: ModerationStore
    talk: Talk
    notices: NoticeBoard
    pushes: "Pushes | None"
    tournaments: TournamentStore | None
    featured: Featured
    records: Records
    private: PrivateStore
    network: Network
    readiness: Readiness
    readers: Readers = field(default_factory=Readers)
    pictures: GamePictures = field(default_factory=GamePictures)
    instance: str = field(default_factory=lambda: secrets.token_hex(8))

    def reader(self, request: Request) -> Reader:
        """Give the threads that read as long as the client of a request is there."""

        async def read(work: Callable[[Tell], T]) -> T:
            return await self.readers.run(request, work)

        return read


@asynccontextmanager
async def running(
    settings: Settings, network: Network, readiness: Readiness, metrics: Metrics | None
) -> AsyncIterator[Services]:
    """Start the parts one after the other, and end them the other way round."""
    store = Store(settings)
    try:
        await store.open()
        bus = bus_of(settings.bus_address)
        await bus.open()
        jobs = Jobs(store, bus) if store.is_shared else None
        if jobs:
            await jobs.open()
        engine = EngineWorker(
            settings.engine, settings.families, jobs=jobs, stands_back=settings.is_shared
        )
        games = Games(store, engine, pause=settings.pause, beat=settings.beat, bus=bus)
        lobby, moderation = Lobby(SeekStore(store), store, bus), ModerationStore(store)
        notices = NoticeBoard(NoticeStore(store), bus)
        store.on_notices = notices.changed
        engine.start()
        try:
            await games.open()
            own_puzzles = OwnPuzzles(settings.data / "puzzles.json")
            people = network.people = PeopleStore(store)
            network.links = GuestLinks(store)
            services = Services(
                people=people,
                network=network,
                is_service=network.is_service,
                settings=settings,
                store=store,
                bus=bus,
                engine=engine,
                games=games,
                lobby=lobby,
                moderation=moderation,
                talk=Talk(moderation, games, bus),
                notices=notices,
                pushes=pushes_of(settings, store),
                tournaments=TournamentStore(store) if network.is_service else None,
                featured=Featured(store, games),
                records=Records(store),
                private=PrivateStore(store),
                refresh_puzzles=own_puzzles.refresh,
                readiness=readiness,
                measure=metrics.message if metrics else unmeasured,
            )
            lobby.open()
            notices.open()
            async with (
                _working(services),
                _with_accounts(services),
                _watched(services, metrics),
            ):
                yield services
        finally:
            await notices.close()
            await lobby.close()
            services.readers.close()
            await games.close()
            if jobs:
                await jobs.close()
            await bus.close()
            await engine.close()
    finally:
        await store.close()


@asynccontextmanager
async def _working(services: Services) -> AsyncIterator[None]:
    """Do what happens by itself, unless that is left to workers: `gipf.server.work`."""
    if services.store.is_shared:
        yield
        return

    def tell(game: LiveGame, _before: LiveGame) -> None:
        services.games.look_again(game.id)

    tasks = Tasks(
        services.store,
        services.people,
        tell,
        pause=SWEEP,
        pair=services.lobby.pair,
        tournaments=services.tournaments,
        changed=services.lobby.changed,
        deliveries=deliveries_of(services.settings, services.store),
        guest_days=services.settings.guest_days if services.is_service else 0,
    )
    working = [asyncio.create_task(tasks.run())]
    if services.is_service:  # games are rated
        comparing = Comparing(services.store, services.engine)
        working.append(asyncio.create_task(comparing.run()))
    try:
        yield
    finally:
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        with suppress(StoreFailed):
            await tasks.note_time()


@asynccontextmanager
async def _with_accounts(services: Services) -> AsyncIterator[None]:
    """Let people have accounts, where this is a service."""
    network, settings = services.network, services.settings
    if not isinstance(network, Service):
        yield
        return
    accounts = Accounts(network, AccountStore(services.store), settings.mail, settings.service)
    network.accounts, network.games = accounts, AccountGames(services.store, services.games)
    network.bots = Bots(network, BotStore(services.store))
    watching = asyncio.create_task(network.watch_sessions())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await accounts.close()


@asynccontextmanager
async def _watched(services: Services, metrics: Metrics | None) -> AsyncIterator[None]:
    """Let metrics look at a server, where there are any."""
    watching = asyncio.create_task(metrics.watch(services)) if metrics else None
    try:
        yield
    finally:
        if watching:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


def _services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


def person_of(connection: HTTPConnection) -> Person:
    """Say who asks, as the guard has found out."""
    person = connection.scope[PERSON]
    assert isinstance(person, Person)
    return person


async def permitted(request: Request) -> None:
    """Refuse a request that is not for whoever sends it; every route asks this first."""
    route = f"{request.method} {request.scope['route'].path}"
    services, person = _services(request), person_of(request)
    if becomes_guest(person, route) and isinstance(services.network, Service):
        person = await services.network.welcome(request.scope)
    await check_route(services, person, route, request.path_params.get("id"))


async def seated_name(services: Services, person: Person) -> None:
    """Call somebody by their name in the games that go on."""
    for game in await services.people.running(person):
        with suppress(Refused):  # it is gone meanwhile
            await services.games.change(game, lambda live, at: _renamed(live, person, at))


def _renamed(game: LiveGame, person: Person, now: int) -> LiveGame:
    own = game.held_by(person.id)
    seats = {
        player: replace(seat, name=person.name) if player in own else seat
        for player, seat in game.seats.items()
    }
    return replace(game, seats=seats).changed(now)


def accounts_of(request: Request) -> Accounts:
    """Give the accounts of a service; elsewhere there are none."""
    network = _services(request).network
    if not isinstance(network, Service):
        raise GipfError("no-accounts")
    return network.accounts


def bots_of(request: Request) -> Bots:
    """Give the bots of a service; elsewhere there are none."""
    network = _services(request).network
    if not isinstance(network, Service):
        raise GipfError("no-accounts")
    return network.bots


Programs = Annotated[Bots, Depends(bots_of)]
"""What a route takes as a parameter to deal with accounts of programs."""
Signing = Annotated[Accounts, Depends(accounts_of)]
"""What a route takes as a parameter to deal with accounts."""
Visiting = Annotated[Visit, Depends(Visit)]
"""What a route takes as a parameter to know where a request comes from, and to set cookies."""
Running = Annotated[Services, Depends(_services)]
"""What a route takes as a parameter to use the services of its server."""
Asking = Annotated[Person, Depends(person_of)]
"""What a route takes as a parameter to know who asks."""
