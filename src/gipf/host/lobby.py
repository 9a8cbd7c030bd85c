"""The lobby: who looks at it here, and what they are told of seeks and games that go on.

A live seek is kept as long as its maker is connected to any host.
"""

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Protocol

from gipf.errors import GipfError
from gipf.host.catalogue import GameFilter
from gipf.host.games import new_id
from gipf.host.interfaces import Bus, Outbox, Store
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import STRANGER, Person
from gipf.host.ratings import Rating
from gipf.host.requests.lobby import SeekRequest, TimeRequest
from gipf.host.responses.lobby import LobbyData, SeekData, TimeData
from gipf.host.responses.people import RatingData
from gipf.host.seeks import DAYS, LIVE, STANDING, Seek, checked, concerns, key_of
from gipf.host.time_controls import TimeControl
from gipf.host.updates import Updates
from gipf.host.view import iso, public_summary_of
from gipf.host.wire import write
from gipf.variants import Player

NEWS = write({"lobby": "changed"})
"""What hosts tell each other."""
LOOK = 5.0
"""Seconds between looks at the store, when live seeks of those who are here are kept."""
SOME_BOT = Person("-", "", "bot")
"""A program that nothing in the lobby concerns: it sees less than a stranger."""
MOST_SHOWN, MOST_GAMES = 200, 20

_log = logging.getLogger("gipf.host.lobby")


class Seeks(Protocol):
    """Where seeks are stored, and become games: each once, by however many hosts."""

    async def seeks(self, now: int) -> list[Seek]:
        """List the seeks there are, with the ratings of their makers; those that have begun a game, too."""

    async def add(self, seek: Seek, now: int) -> None:
        """Store a seek; a live one takes the place of its maker's one before."""

    async def withdraw(self, seek_id: str, person: Person) -> Seek:
        """Take a seek away, as its maker or whoever is challenged by it; give it as it was then."""

    async def accept(
        self, seek_id: str, person: Person, variant: str | None, time: TimeControl | None, now: int
    ) -> LiveGame:
        """Begin a game with whoever made a seek; of several who want to at once the first does."""

    async def pair(self, now: int) -> list[LiveGame]:
        """Begin games of those who suit each other."""

    async def renew(self, holders: set[str | None], now: int) -> None:
        """Keep the live seeks of people who are connected."""

    async def apart(self, people: Collection[Person]) -> Mapping[str, set[str]]:
        """Give by their keys those whom some people do not want to meet, or who do not want to meet them."""


class Lobby:
    """Everybody who looks at the lobby over this host."""

    def __init__(self, seeks: Seeks, store: Store, bus: Bus, pause: float = LOOK) -> None:
        self._seeks, self._store, self._bus = seeks, store, bus
        self._subscribers: dict[Outbox, Person] = {}
        self._told: dict[Outbox, str] = {}
        self._updates = Updates(self._tell, self._look_again, pause, _log)

    def open(self) -> None:
        """Begin to listen."""
        self._bus.listen(self._hear)
        self._updates.open()

    async def close(self) -> None:
        """Tell nobody anything more."""
        await self._updates.close()

    # ------------------------------------------------------------------ what people do

    async def seek(self, asked: SeekRequest, person: Person, to_name: str = "") -> SeekData:
        """Offer a game, to everybody or to one; perhaps somebody who would play the same is there already."""
        at = now()
        times = tuple(map(time_of, asked.times))
        lives = LIVE if times[0].speed == "live" else STANDING if asked.games > 1 else DAYS
        seek = checked(
            Seek(
                id=new_id(),
                maker=person.id,
                name=person.name or " ".join((asked.name or "").split()) or "?",
                variants=tuple(asked.variants),
                times=times,
                created=at,
                expires=at + lives,
                colour=Player(asked.colour) if asked.colour else None,
                is_rated=asked.rated,
                games=asked.games,
                to=asked.to,
                to_name=to_name,
                is_bot=person.is_bot,
                for_bots=asked.bots,
            ),
            person,
        )
        if not seek.name.isprintable():
            raise GipfError("name-unprintable")
        await self._seeks.add(seek, at)
        await self.pair()
        self._bus.publish(NEWS)
        return seek_data(seek, person)

    async def withdraw(self, seek_id: str, person: Person) -> str | None:
        """Take a seek away; give the game that has begun with it, if one has."""
        seek = await self._seeks.withdraw(seek_id, person)
        self._bus.publish(NEWS)
        return seek.game

    async def accept(
        self, seek_id: str, person: Person, variant: str | None, time: TimeControl | None
    ) -> str:
        """Begin a game with whoever made a seek; give its name."""
        game = await self._seeks.accept(seek_id, person, variant, time, now())
        self._bus.publish(NEWS)
        return game.id

    def changed(self) -> None:
        """Tell everybody anew."""
        self._bus.publish(NEWS)

    async def pair(self) -> None:
        """Let those meet who suit each other."""
        if games := await self._seeks.pair(now()):
            self._bus.publish(NEWS)
            for game in games:
                _log.info("two have met", extra={"game": game.id})

    # ------------------------------------------------------------------ who looks

    async def subscribe(self, subscriber: Outbox, person: Person) -> LobbyData:
        """Give the lobby as it is, and tell of every change from now on."""
        self._subscribers[subscriber] = person
        await self._renew()
        data = await self.look(person)
        self._told[subscriber] = write(data)
        return data

    def unsubscribe(self, subscriber: Outbox) -> None:
        """Tell somebody nothing more."""
        self._subscribers.pop(subscriber, None)
        self._told.pop(subscriber, None)

    async def look(self, person: Person) -> LobbyData:
        """Give the lobby as somebody sees it."""
        [data] = (await self._views([person])).values()
        return data

    async def _views(self, people: list[Person]) -> dict[Person, LobbyData]:
        seeks = await self._seeks.seeks(now())
        wanted = GameFilter(kind="played", result="open", is_public=True)
        found = await self._store.list(wanted, None, MOST_GAMES)
        games = [public_summary_of(game) for game in found]
        views: dict[Person, LobbyData] = {}
        seen: dict[Person, LobbyData] = {}
        apart = await self._seeks.apart(people)
        concerned = {key_of(seek.maker) for seek in seeks} | {seek.to for seek in seeks}
        for person in dict.fromkeys(people):
            key = key_of(person.id)
            # whom nothing concerns sees what strangers see: that is written once for all of them
            nobody = SOME_BOT if person.is_bot else STRANGER
            seer = person if key in concerned or key in apart else nobody
            if seer not in seen:
                away = apart.get(key, set())
                told = [seek_data(each, seer) for each in seeks if _sees(seer, each, away)]
                seen[seer] = {"seeks": told[-MOST_SHOWN:], "games": games}
                await asyncio.sleep(0)  # others have their turn
            views[person] = seen[seer]
        return views

    def _hear(self, text: str) -> None:
        if text == NEWS:
            self._updates.note_change()

    async def _tell(self) -> None:
        """Tell everybody what has changed for them."""
        if not self._subscribers:
            return
        views = await self._views(list(self._subscribers.values()))
        written: dict[int, str] = {}
        for subscriber, person in list(self._subscribers.items()):
            if (data := views.get(person)) is None:
                continue  # they have come meanwhile
            if id(data) not in written:
                written[id(data)] = write(data)
                await asyncio.sleep(0)
            text = written[id(data)]
            if subscriber not in self._subscribers:
                continue  # they have gone meanwhile
            if self._told.get(subscriber) != text:
                self._told[subscriber] = text
                subscriber.send("lobby", f'{{"event":"lobby","lobby":{text}}}')

    async def _look_again(self) -> None:
        if self._subscribers:
            await self._renew()
            await self.pair()  # of two servers that paired at once each left some to the other
            self._updates.note_change()

    async def _renew(self) -> None:
        """Keep the live seeks of those who are here."""
        here = {person.id for person in self._subscribers.values()}
        await self._seeks.renew(here, now())


def _sees(person: Person, seek: Seek, apart: set[str]) -> bool:
    if concerns(seek, person):
        return seek.is_open or seek.maker == person.id
    is_met = key_of(seek.maker) not in apart and seek.is_for(person)
    return seek.is_open and seek.to is None and is_met


def time_of(asked: TimeRequest) -> TimeControl:
    """Read a time somebody asks for."""
    return TimeControl(asked.seconds, asked.increment, asked.cap)


def time_data(time: TimeControl) -> TimeData:
    """Describe a time."""
    return {"seconds": time.seconds, "increment": time.increment, "cap": time.cap}


def rating_data(rating: Rating) -> RatingData:
    """Describe how strong somebody is."""
    return {
        "value": round(rating.value),
        "deviation": round(rating.deviation),
        "provisional": rating.is_provisional,
        "games": rating.games,
    }


def seek_data(seek: Seek, person: Person) -> SeekData:
    """Describe a seek for somebody."""
    rating = seek.rating(seek.variants[0])
    return {
        "id": seek.id,
        "maker": seek.maker,
        "name": seek.name,
        "own": seek.maker == person.id,
        "to": seek.to_name if seek.to is not None else None,
        "variants": list(seek.variants),
        "times": [time_data(time) for time in seek.times],
        "colour": seek.colour.value if seek.colour else None,
        "rated": seek.is_rated,
        "games": seek.games,
        "rating": rating_data(rating) if rating.games else None,
        "created": iso(seek.created),
        "bot": seek.is_bot,
        "bots": seek.for_bots,
        "game": seek.game if seek.maker == person.id else None,
    }
