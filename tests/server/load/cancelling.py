"""Every await cancelled once: what is cancelled is done whole or not at all, and no connection is lost."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Generator
from pathlib import Path
from typing import Any

from gipf import Position
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.conversation import Conversation
from gipf.host.games import Games
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.seats import Seat
from gipf.server.people_store import PeopleStore
from gipf.server.read_request import read_request
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.server.load.match import Result

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
SEATS = {
    Player.WHITE: Seat("person", "Ann", holder="ann"),
    Player.BLACK: Seat("person", "Ben", holder="ben"),
}
MOST = 400
"""No single thing waits more often."""


class Cancelling:
    """Runs something and cancels it where it waits for the nth time; ``count`` is how often it has waited."""

    def __init__(self, work: Coroutine[Any, Any, Any], at: int) -> None:
        self._work, self._at = work, at
        self.count = 0

    def __await__(self) -> Generator[Any, Any, Any]:
        task = asyncio.current_task()
        assert task
        steps = self._work.__await__()
        sent: Any = None
        failed: BaseException | None = None
        while True:
            try:
                waits = steps.throw(failed) if failed else steps.send(sent)
            except StopIteration as end:
                return end.value
            self.count += 1
            if self.count == self._at:
                asyncio.get_running_loop().call_soon(task.cancel)
            failed = None
            try:
                sent = yield waits
            except BaseException as error:  # it is for the work to deal with
                failed = error


async def cancelled_at(work: Coroutine[Any, Any, Any], at: int) -> bool:
    """Cancel something where it waits for the nth time; say whether it waited so often."""
    cancelling = Cancelling(work, at)

    async def run() -> None:
        await cancelling

    task = asyncio.create_task(run())
    await asyncio.gather(task, return_exceptions=True)
    error = None if task.cancelled() else task.exception()
    if error:
        raise error
    return cancelling.count >= at


class Silent:
    """A page that keeps what it is answered."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []

    def send(self, key: str, message: str) -> None:
        """Take no notice."""

    def reply(self, message: dict[str, Any]) -> None:
        """Keep an answer."""
        self.answers.append(json.loads(json.dumps(message)))


class NoEngine:
    """Nobody plays here but people."""

    ready: tuple[str, ...] = ()

    def want(self, variant: object) -> None:
        """Do nothing."""


async def every_await(settings: Settings, stride: int) -> Result:
    """Cancel decisions, looks and all that the store does, each at every place where it waits, or at some."""
    store = Store(settings)
    await store.open()
    games = Games(store, NoEngine(), pause=0.0, beat=3600.0, bus=LocalBus())  # type: ignore[arg-type]
    people = PeopleStore(store)
    host = Host(store, NoEngine(), games, lambda: None, people)  # type: ignore[arg-type]
    wrong, count = list[str](), 0
    try:
        for name, work in _works(host, store, people).items():
            for at in range(1, MOST, stride):
                game = LiveGame.new(
                    f"{name}{at}"[-10:], now(), Position.start("basic"), SEATS, Clock.new(600, 0)
                )
                await store.add(game)
                await store.beat(now())
                waited = await cancelled_at(work(game), at)
                await asyncio.gather(
                    *games._changes, return_exceptions=True
                )  # carried to their ends
                wrong += [
                    f"{name}, cancelled at {at}: {why}" for why in await _wrong(host, store, game)
                ]
                if not waited:
                    break
                count += 1
            else:
                wrong.append(f"{name} waits for ever")
        wrong += await _connections(store)
    finally:
        await games.close()
        await store.close()
    return Result(f"{count} awaits cancelled: {len(wrong)} wrong", wrong)


def _works(
    host: Host, store: Store, people: PeopleStore
) -> dict[str, Callable[[LiveGame], Coroutine[Any, Any, Any]]]:
    """Give what is cancelled, by name."""

    def said(person: Person, **message: Any) -> Callable[[LiveGame], Coroutine[Any, Any, Any]]:
        async def say(game: LiveGame) -> None:
            page = Conversation(host, Silent(), read_request, person=person)
            await page.take(json.dumps({"id": 1, "game": game.id, **message}))

        return say

    play = {"do": "play", "version": 1, "move": "c2", "key": "k"}
    return {
        "play": said(ANN, **play),
        "watch": said(BEN, do="watch"),
        "offer": said(ANN, do="offer"),
        "save": lambda game: store.save(game.played("c2", "person", now()), game, "k"),
        "load": lambda game: store.load(game.id),
        "marks": lambda game: store.marks([game.id]),
        "claim": lambda game: store.claim(game.id, 1, now()),
        "beat": lambda _: store.beat(now()),
        "meet": lambda game: store.meet([(game.id, Player.WHITE)], [game.id], now()),
        "sweep": lambda _: store.sweep(now()),
        "list": lambda _: store.list(),
        "decided": lambda game: store.decided(game.id, "k"),
        "guest": lambda _: people.add_guest("Gus"),
    }


async def _wrong(host: Host, store: Store, game: LiveGame) -> list[str]:
    """Say what is not as it should be after something was cancelled: done whole, or not at all."""
    found = []
    stored = await store.load(game.id)
    assert stored, "it is there"
    plies = [ply.move for ply in stored.plies]
    if plies not in ([], ["c2"]) or stored.version != 1 + len(plies) + (stored.offer is not None):
        found.append(f"half done: {plies}, version {stored.version}")
    known = await store.decided(game.id, "k")
    if plies and known != 2:
        found.append(f"its key is known for {known}")
    if (await host.games.get(game.id)).version != stored.version:
        found.append("what is in memory is not what is stored")
    page = Silent()
    again = Conversation(host, page, read_request, person=ANN)
    asked = {"id": 7, "do": "play", "game": game.id, "version": 1, "move": "c2", "key": "k"}
    await again.take(json.dumps(asked))
    if not stored.offer and page.answers != [{"id": 7, "ok": True, "version": 2}]:
        found.append(f"asked again, it is answered {page.answers}")
    return found


async def _connections(store: Store) -> list[str]:
    """Say which connections were not given back, or give answers to what others have asked."""
    found, (_, in_use) = list[str](), store.connections
    if in_use:
        found.append(f"{in_use} connections were not given back")

    async def ask(number: int) -> None:
        async with store.reading() as connection:
            told = await connection.exec_driver_sql(f"SELECT {number}")
            if told.scalar_one() != number:
                found.append(f"asked for {number} it says something else")

    await asyncio.gather(*(ask(n) for n in range(100)))
    return found


def cancel_all(data: Path, address: str, stride: int = 1) -> Result:
    """Do all of it with a database."""
    return asyncio.run(every_await(Settings(data=data, database_address=address), stride))
