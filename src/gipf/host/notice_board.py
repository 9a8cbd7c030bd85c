"""The notice board: who hears of their notices over this host, and how each is told.

Hosts tell each other whose notices have changed, and no more.
"""

import json
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from gipf.host.interfaces import Bus, Outbox
from gipf.host.moments import now
from gipf.host.notices import Choice, NoticeKind, as_kind, says
from gipf.host.people import Person
from gipf.host.responses.notices import NoticeData, NoticesData
from gipf.host.seeks import key_of
from gipf.host.updates import Updates
from gipf.host.view import iso
from gipf.host.wire import write

LOOK = 10.0
"""Seconds between looks for what was not heard of."""
MOST_SHOWN = 20

_log = logging.getLogger("gipf.host.notice_board")


@dataclass(frozen=True)
class Written:
    """A notice as it is stored."""

    id: int
    kind: str
    name: str
    about: Mapping[str, str]
    link: str
    game: str | None
    at: int
    is_seen: bool


class Notices(Protocol):
    """Where notices are stored, and what people have chosen."""

    async def listed(self, key: str, before: int | None, most: int, now: int) -> Sequence[Written]:
        """Give what somebody is told, the latest first; of what is older than a notice."""

    async def unseen(self, key: str, now: int) -> tuple[int, list[str]]:
        """Count what somebody has not seen, and name the games that is about."""

    async def marks(self, keys: Collection[str], now: int) -> Mapping[str, object]:
        """Give a mark for each of some people, which changes with their notices."""

    async def see(
        self, key: str, now: int, *, game: str | None, notices: Sequence[int] | None
    ) -> None:
        """Note that somebody has seen those about a game, or some, or all."""

    async def choices(self, key: str) -> Mapping[NoticeKind, Choice]:
        """Give how somebody wants to be told."""

    async def choose(self, key: str, choices: Mapping[NoticeKind, Choice]) -> None:
        """Keep how somebody wants to be told."""

    async def speak(self, key: str, language: str) -> None:
        """Keep in which language somebody is told what they are told elsewhere than on the page."""


class NoticeBoard:
    """Everybody who hears of their notices over this host."""

    def __init__(self, notices: Notices, bus: Bus, pause: float = LOOK) -> None:
        self.notices = notices
        self._bus = bus
        self._subscribers: dict[Outbox, Person] = {}
        self._marks: dict[str, object] = {}
        self._wanted: set[str] = set()
        self._updates = Updates(self._tell, self._compare, pause, _log)

    def open(self) -> None:
        """Begin to listen."""
        self._bus.listen(self._hear)
        self._updates.open()

    async def close(self) -> None:
        """Tell nobody anything more."""
        await self._updates.close()

    def changed(self, keys: Collection[str]) -> None:
        """Tell people anew, over whichever host they hear of it."""
        self._bus.publish(news_of(keys))

    # ------------------------------------------------------------------ what people do

    async def look(
        self, person: Person, before: int | None = None, most: int = MOST_SHOWN
    ) -> NoticesData:
        """Give somebody's notices, or those before one."""
        key, at = key_of(person.id), now()
        if person.is_stranger:
            return {"notices": [], "unseen": 0, "games": [], "next": None}
        found = await self.notices.listed(key, before, most + 1, at)
        count, games = await self.notices.unseen(key, at)
        shown = [data for each in found[:most] if (data := notice_data(each))]
        return {
            "notices": shown,
            "unseen": count,
            "games": games,
            "next": found[most - 1].id if len(found) > most else None,
        }

    async def see(
        self, person: Person, *, game: str | None = None, notices: Sequence[int] | None = None
    ) -> NoticesData:
        """Note what somebody has seen; give what is left."""
        if not person.is_stranger:
            await self.notices.see(key_of(person.id), now(), game=game, notices=notices)
        return await self.look(person)

    async def subscribe(self, subscriber: Outbox, person: Person, language: str) -> NoticesData:
        """Give somebody's notices, and tell of every change from now on."""
        self._subscribers[subscriber] = person
        if not person.is_stranger:
            await self.notices.speak(key_of(person.id), language)
        return await self.look(person)

    def unsubscribe(self, subscriber: Outbox) -> None:
        """Tell somebody nothing more."""
        self._subscribers.pop(subscriber, None)

    # ------------------------------------------------------------------ who hears

    def _keys(self) -> set[str]:
        return {key_of(each.id) for each in self._subscribers.values() if not each.is_stranger}

    def _hear(self, text: str) -> None:
        if text.startswith('{"notices":'):
            keys = json.loads(text)["notices"]
            self._wanted |= self._keys().intersection(keys)
            if self._wanted:
                self._updates.note_change()

    async def _tell(self) -> None:
        wanted, self._wanted = self._wanted, set()
        for key in wanted:
            theirs = [
                (subscriber, person)
                for subscriber, person in self._subscribers.items()
                if key_of(person.id) == key
            ]
            if theirs:
                text = write({"event": "notices", "notices": await self.look(theirs[0][1])})
                for subscriber, _ in theirs:
                    subscriber.send("notices", text)

    async def _compare(self) -> None:
        """Find, in one question, whose notices are not those that were told."""
        keys = self._keys()
        marks = dict(await self.notices.marks(keys, now())) if keys else {}
        other = {key for key in keys if marks.get(key) != self._marks.get(key)}
        self._marks = marks
        if other:
            self._wanted |= other
            self._updates.note_change()


def news_of(keys: Collection[str]) -> str:
    """Write what hosts tell each other."""
    return write({"notices": sorted(keys)})


def notice_data(written: Written) -> NoticeData | None:
    """Describe a notice; one of another gipf's is left out."""
    kind = as_kind(written.kind)
    if kind is None:
        return None
    return {
        "id": written.id,
        "kind": kind,
        "says": says(kind, written.name, written.about),
        "link": written.link,
        "game": written.game,
        "at": iso(written.at),
        "seen": written.is_seen,
    }
