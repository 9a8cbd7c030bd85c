"""What happens to a program: offers that reach it, games that begin and end.

Everything follows from what is stored, so that nothing has to be kept for a program that is away: whoever comes
back says of when its last news were, and is told what has ended since. What is told twice says the same twice.
"""

import asyncio
import json
from contextlib import suppress
from typing import Any, Literal, Protocol

from gipf.host.api.lobby import lobby_of
from gipf.host.interfaces import Outbox, StoreFailed
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.responses.lobby import SeekData
from gipf.host.wire import write
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict

LOOK = 2.0
"""Seconds after which the store is read again, whether anything was heard or not."""
MARGIN = 10_000
"""Milliseconds that are looked back further, so that what is stored late is not missed."""


class BotOpponent(TypedDict):
    """Against whom a program plays; a ``bot`` is another program."""

    id: str
    name: str
    bot: bool


class BotGame(TypedDict):
    """A game of a program as events tell of it; one with ``days`` is played over days."""

    id: str
    kind: Literal["game", "side"]
    variant: str
    own: PlayerName
    opponent: BotOpponent
    rated: bool
    days: bool
    version: int
    result: str
    reason: str | None


class OfferEvent(TypedDict):
    """An offer that a program may accept, or its own, as it is now: a challenge where it has a ``to``."""

    event: Literal["offer"]
    offer: SeekData


class OfferGoneEvent(TypedDict):
    """An offer is not there any longer: it was taken back, declined, accepted, or its time is up."""

    event: Literal["offer-gone"]
    id: str


class BotGameEvent(TypedDict):
    """A game goes on, or is over; one that was left without a result is over, too."""

    event: Literal["game-begun", "game-over"]
    game: BotGame


class BotHeartbeat(TypedDict):
    """The line is there; ``at`` is what to come back with as ``since``, ``versions`` are those of the game."""

    event: Literal["heartbeat"]
    at: int
    versions: dict[str, int]


class BotGames(Protocol):
    """Where games of programs are looked up."""

    async def games_of(self, person: Person, since: int | None) -> list[BotGame]:
        """Give somebody's games against others that go on, and those that have ended since a moment."""


class BotEvents:
    """What a program is told over one line; while that is there its live offers are kept, as with a page."""

    def __init__(
        self, host: Host, games: BotGames, person: Person, outbox: Outbox, since: int | None
    ) -> None:
        self._host, self._games, self._person, self._outbox = host, games, person, outbox
        self._since = since
        self._at = since or now()
        self._count = 0
        self._news = asyncio.Event()
        self._lobby: str | None = None
        self._offers: dict[str, SeekData] = {}
        self._known: dict[str, BotGame] = {}

    def send(self, key: str, message: str) -> None:  # noqa: ARG002
        """Hear how the lobby is now."""
        self._lobby = message
        self._news.set()

    def reply(self, message: dict[str, Any]) -> None:
        """Nothing is asked."""

    def beat(self) -> None:
        """Say that the line is there, and up to when all was told."""
        self._tell({"event": "heartbeat", "at": self._at, "versions": {}})

    async def run(self) -> None:
        """Tell what happens until the line ends."""
        lobby, observers = lobby_of(self._host), self._host.games.observers
        observers.append(self._saw)
        try:
            self._look_at((await lobby.subscribe(self, self._person))["seeks"])
            while True:
                with suppress(StoreFailed):
                    await self._look()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._news.wait()
                self._news.clear()
                if text := self._lobby:
                    self._lobby = None
                    self._look_at(json.loads(text)["lobby"]["seeks"])
        finally:
            observers.remove(self._saw)
            lobby.unsubscribe(self)

    def _saw(self, game: LiveGame, before: LiveGame) -> None:
        if game.is_over and not before.is_over and game.belongs_to(self._person.id):
            self._news.set()

    def _tell(self, event: object) -> None:
        self._count += 1
        self._outbox.send(f"event {self._count}", write(event))

    def _look_at(self, seeks: list[SeekData]) -> None:
        """Tell what is different about offers."""
        there = {seek["id"]: seek for seek in seeks}
        for id_ in self._offers.keys() - there.keys():
            self._tell({"event": "offer-gone", "id": id_})
        for id_, seek in there.items():
            if self._offers.get(id_) != seek:
                self._tell({"event": "offer", "offer": seek})
        self._offers = there

    async def _look(self) -> None:
        """Tell what is different about games."""
        at = now()
        since = self._since and self._since - MARGIN
        games = {game["id"]: game for game in await self._games.games_of(self._person, since)}
        gone = (self._known[id_] for id_ in self._known.keys() - games.keys())
        for game in gone:
            if _is_on(game):
                self._tell({"event": "game-over", "game": {**game, "reason": "aborted"}})
        for id_, game in games.items():
            before = self._known.get(id_)
            if before is None or _is_on(before) != _is_on(game):
                event = "game-begun" if _is_on(game) else "game-over"
                self._tell({"event": event, "game": game})
        self._known, self._since, self._at = games, at, at


def _is_on(game: BotGame) -> bool:
    return game["result"] == "*" and game["reason"] is None
