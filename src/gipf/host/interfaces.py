"""What a host is made with: a store for its games, an engine, and a way to tell a page something."""

from collections.abc import AsyncGenerator, Callable, Collection, Mapping, Sequence
from typing import Any, Literal, Protocol

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.judge import Judged
from gipf.course import Claim
from gipf.errors import GipfError
from gipf.host.catalogue import GameFilter, Statistics, Summary
from gipf.host.explorer import ExploredTurn
from gipf.host.live_game import LiveGame
from gipf.host.stored_game import Mark
from gipf.position import Position
from gipf.record import Game
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Proof
from gipf.variants import Player, Variant

Lane = Literal["play", "study"]
"""Whose job something is where engines have processes of their own: whoever plays waits for no study."""


class NoSuchSeek(GipfError):
    """A seek that is not there, or no longer to be had."""


class StoreFailed(GipfError):
    """Something that could not be read or stored: the disk is full, or what is stored is damaged."""


class Overtaken(Exception):
    """What is stored of a game is no longer what was read of it: somebody else has changed it."""


class Repeated(Exception):
    """A decision that was made before, under the same key; ``version`` is what it led to."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Store(Protocol):
    """All games; every change is stored when its call is done."""

    failure: str | None
    """What went wrong since the last write that succeeded."""
    is_shared: bool
    """Whether other hosts may change the games, too."""

    async def add(self, game: LiveGame) -> None:
        """Store a new game."""

    async def add_all(
        self,
        games: Sequence[tuple[LiveGame, str | None]],
        titles: Mapping[str, str] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        """Store new games, all or none, with what was found out about them; titles and notes by id."""

    async def add_rematch(self, new: LiveGame, followed: LiveGame) -> None:
        """Store a new game, and that it is the rematch of another."""

    async def save(self, game: LiveGame, stored: LiveGame, key: str = "") -> LiveGame:
        """Store a game that has changed since it was stored, by a decision under a key.

        Give it as it is stored: conditional moves may have answered the decision. Where it is not stored so any
        more it is `Overtaken`; a key that is known is `Repeated`.
        """

    async def decided(self, game_id: str, key: str) -> int | None:
        """Give the version to which a decision under a key has led, if there was one."""

    async def marks(self, game_ids: Collection[str]) -> dict[str, Mark]:
        """Give the marks of games as they are stored now; those that are gone are left out."""

    async def claim(self, game_id: str, version: int, now: int) -> bool:
        """Take it upon oneself to let the computer decide in a version; False if another host has."""

    async def meet(
        self, here: Collection[tuple[str, Player]], game_ids: Collection[str], now: int
    ) -> dict[tuple[str, Player], int]:
        """Note which players are connected to this host; give when those of games were, to any host."""

    async def load(self, game_id: str) -> LiveGame | None:
        """Read a game and play it through."""

    async def describe(self, game_id: str, *, title: str | None, note: str | None) -> bool:
        """Name a game, or note something about it; say whether there is one."""

    async def discard(self, game_id: str, now: int) -> bool:
        """Take a game out of sight until it is restored or purged; say whether there was one."""

    async def restore(self, game_id: str) -> bool:
        """Bring back a game that was discarded; say whether there was one."""

    async def purge(self, before: int) -> None:
        """Delete for good what was discarded before a moment."""

    async def beat(self, now: int) -> None:
        """Note that the host lives."""

    async def leave(self, now: int) -> None:
        """Note that the host ends; of several that share the games the last one stops all clocks."""

    async def list(
        self, chosen: GameFilter = ..., before: tuple[int, str] | None = None, limit: int = 50
    ) -> list[Summary]:
        """List games, those touched last first."""

    async def summary(self, game_id: str) -> Summary | None:
        """Sum one game up."""

    async def statistics(self, holder: str | None = None) -> Statistics:
        """Add up the finished games of one person, by their id, against the computer."""

    async def explore(
        self, position: Position
    ) -> tuple[tuple[ExploredTurn, ...], tuple[Summary, ...]]:
        """Give the turns that were played in a position, and the last games that came to it."""

    async def index_games(self) -> int:
        """Bring the explorer's index up to date with some games; say how many are left."""

    async def read_analysis(self, game_id: str) -> str | None:
        """Give what was found out about a game, if anything was kept."""

    async def write_analysis(self, game_id: str, text: str, now: int) -> bool:
        """Keep what was found out about a game; say whether there is such a game."""

    async def count(self) -> int:
        """Count the games."""


class Engine(Protocol):
    """The engine, and everything it is asked."""

    @property
    def ready(self) -> Collection[str]:
        """The sorts of variants it can play at once."""

    def want(self, variant: Variant) -> None:
        """Make ready what a variant needs before other things."""

    def want_side(self, start: SidePlay) -> None:
        """Make ready what a side game needs."""

    async def search(
        self, position: Position, limits: Limits, player: str = "engine", lane: Lane = "play"
    ) -> Answer:
        """Search a position as one of the engine's players."""

    async def side_move(
        self, play: SidePlay, level: int, seconds: float | None = None, lane: Lane = "play"
    ) -> str:
        """Choose a move in a side game as a player of a level, or in so many seconds as the strongest."""

    def analyse(
        self, position: Position, *, lines: int, seconds: float
    ) -> AsyncGenerator[Answer, None]:
        """Look at a position longer and longer."""

    async def judge(
        self, game: Game, seconds: float, tell: Callable[[int, Judged], None]
    ) -> Analysis:
        """Judge every turn of a game; ``tell`` hears of each."""

    async def prove(self, claim: Claim) -> Proof:
        """Prove what is won or lost in a puzzle."""


class Bus(Protocol):
    """How hosts that share their games hear of each other. Messages may be lost, and nothing is kept."""

    @property
    def state(self) -> Literal["none", "ready", "failing"]:
        """Whether messages come through to other processes."""

    def publish(self, text: str) -> None:
        """Tell everybody who listens, without waiting."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear of everything from now on, what one has told oneself, too."""


class Outbox(Protocol):
    """Messages on their way to one page."""

    def send(self, key: str, message: str) -> None:
        """Send a message without waiting; of those with the same key only the last has to arrive."""

    def reply(self, message: dict[str, Any]) -> None:
        """Send an answer."""
