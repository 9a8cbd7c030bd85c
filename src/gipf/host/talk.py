"""What people say at a game: the two players to each other, and those who watch among themselves.

While two people play they hear nothing of what is said by those who watch. Nobody hears whom they have blocked.
"""

import asyncio
import json
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, get_args

from gipf.errors import GipfError
from gipf.host.games import Games
from gipf.host.interfaces import Bus, StoreFailed
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Forbidden, Person
from gipf.host.responses.talk import TalkData, TalkLine
from gipf.host.seats import AWAITED, GONE
from gipf.host.seeks import key_of
from gipf.host.view import iso
from gipf.host.wire import write

RoomName = Literal["players", "spectators"]
Preset = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "good-game",
    "thanks",
    "sorry",
    "one-moment",
    "goodbye",
]
"""What can be said in the language of whoever reads it."""
PRESETS: tuple[Preset, ...] = get_args(Preset)
OWNER_KEY = "owner"
"""How the owner of the machine, who has no id, is called in an address."""
LONGEST, MOST_LINES = 300, 200
MOST_SAID, PERIOD = 6, 15_000
"""Lines that somebody may say, and the milliseconds in which."""

_log = logging.getLogger("gipf.host.talk")


@dataclass(frozen=True)
class Line:
    """Something that was said; ``preset`` names words that every reader sees in their language."""

    id: int
    game: str
    room: RoomName
    person: str
    name: str
    text: str
    preset: Preset | None
    at: int


class Talks(Protocol):
    """Where what people say is stored."""

    async def say(self, line: Line) -> Line:
        """Store a line; refuse it where its speaker has said too much, or must be silent."""

    async def lines(self, game_id: str, most: int) -> list[Line]:
        """Give what was said at a game, the last lines."""

    async def line(self, number: int) -> Line | None:
        """Give one line."""

    async def blocked_by(self, people: Collection[str]) -> Mapping[str, set[str]]:
        """Give the keys of those whom some people have blocked."""


def room_of(game: LiveGame, person: Person) -> RoomName | None:
    """Say where somebody speaks; nowhere in a game in which there is nobody to be heard."""
    if game.kind == "study" or not game.is_between_people:
        return None
    return "players" if game.held_by(person.id) else "spectators"


def hears(game: LiveGame, person: Person, room: RoomName) -> bool:
    """Whether somebody hears what is said in a room."""
    own = room_of(game, person)
    return own == room or (own == "players" and game.is_over)


def read_words(text: str) -> str:
    """Read what somebody says.

    >>> read_words("  well   done ")
    'well done'
    """
    words = " ".join(text.split())
    if not words or len(words) > LONGEST:
        raise GipfError("words-length", most=LONGEST)
    if not words.isprintable():
        raise GipfError("name-unprintable")
    return words


class Talk:
    """What is said at the games that are watched over this host."""

    def __init__(self, talks: Talks, games: Games, bus: Bus) -> None:
        self._talks, self._games, self._bus = talks, games, bus
        self._telling: set[asyncio.Task[None]] = set()
        self._in_turn = asyncio.Lock()
        bus.listen(self._hear)

    async def say(self, game_id: str, person: Person, text: str, preset: str | None) -> None:
        """Say something at a game, in words or by the name of a preset."""
        game = await self._games.get(game_id)
        room = None if person.is_stranger else room_of(game, person)
        if room is None:
            raise Forbidden("nobody-hears")
        if preset is not None and preset not in PRESETS:
            raise GipfError("no-such-preset", name=preset)
        words = "" if preset else read_words(text)
        own = game.held_by(person.id)
        name = game.seats[own[0]].name if own else person.name
        said = Line(0, game_id, room, key_of(person.id), name, words, preset, now())
        stored = await self._talks.say(said)
        self._bus.publish(write({"talk": stored.id}))

    async def look(self, game_id: str, person: Person) -> TalkData:
        """Give what somebody may hear of what was said at a game."""
        game = await self._games.get(game_id)
        lines = await self._talks.lines(game_id, MOST_LINES)
        deaf = (await self._talks.blocked_by([key_of(person.id)])).get(key_of(person.id), set())
        heard = [
            line for line in lines if hears(game, person, line.room) and line.person not in deaf
        ]
        return {
            "room": room_of(game, person),
            "lines": [line_data(line, person) for line in heard],
            "presets": list(PRESETS),
            "players": [
                {"id": seat.holder or OWNER_KEY, "name": seat.name}
                for seat in game.seats.values()
                if seat.kind == "person" and seat.holder not in (person.id, AWAITED, GONE)
            ],
        }

    def _hear(self, text: str) -> None:
        if text.startswith('{"talk":'):
            task = asyncio.create_task(self._tell(int(json.loads(text)["talk"])))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, number: int) -> None:
        """Tell those who look at the game over this host, in the order in which it was said."""
        async with self._in_turn:
            await self._tell_next(number)

    async def _tell_next(self, number: int) -> None:
        try:
            line = await self._talks.line(number)
            if line is None or not (audience := self._games.audience(line.game)):
                return
            game = await self._games.get(line.game)
            keys = {key_of(person.id) for person in audience.values()}
            deaf = await self._talks.blocked_by(keys)
            for subscriber, person in audience.items():
                if hears(game, person, line.room) and line.person not in deaf.get(
                    key_of(person.id), ()
                ):
                    event = {"event": "talk", "id": line.game, "line": line_data(line, person)}
                    subscriber.send(f"talk {line.id}", write(event))
        except StoreFailed:
            pass  # whoever looks again hears it
        except Exception:
            _log.exception("what was said could not be told")


def line_data(line: Line, person: Person) -> TalkLine:
    """Describe a line for somebody."""
    return {
        "id": line.id,
        "person": line.person or OWNER_KEY,
        "name": line.name,
        "own": line.person == key_of(person.id),
        "room": line.room,
        "text": line.text,
        "preset": line.preset,
        "at": iso(line.at),
    }
