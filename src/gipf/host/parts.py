"""What a running host is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from gipf.host.games import Games
from gipf.host.interfaces import Engine, Store
from gipf.host.lobby import Lobby
from gipf.host.moderation import Moderation
from gipf.host.notice_board import NoticeBoard
from gipf.host.people import OnlyOwner, People
from gipf.host.private import Private
from gipf.host.talk import Talk
from gipf.host.tournaments import Tournaments
from gipf.record.reading import Tell

T = TypeVar("T")


class Reader(Protocol):
    """Does something that may take a while, and lets it know how it may be ended."""

    async def __call__(self, work: Callable[[Tell], T]) -> T:
        """Give what comes of some work; it calls what it is given now and then."""


def unmeasured(do: str, outcome: str, seconds: float) -> None:
    """Take no notice of how long a message took until it was answered."""


@dataclass(frozen=True)
class Host:
    """The parts of a host; ``refresh_puzzles`` takes in puzzles that were made since it was last called.

    One that nobody else can reach has no lobby, and nobody to talk to.
    """

    store: Store
    engine: Engine
    games: Games
    refresh_puzzles: Callable[[], None]
    people: People = field(default_factory=OnlyOwner)
    lobby: Lobby | None = None
    moderation: Moderation | None = None
    talk: Talk | None = None
    notices: NoticeBoard | None = None
    tournaments: Tournaments | None = None
    private: Private | None = None
    is_service: bool = False
    """Whether it is for everybody, and not of somebody's machine."""
    measure: Callable[[str, str, float], None] = unmeasured
    """Told of every message of a page: what it asks for, what came of it, and the seconds."""
