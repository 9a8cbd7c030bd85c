"""Moderation: who has blocked whom, what was reported, what moderators did; and what is known of people."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from gipf.host.agreement import Agreement
from gipf.host.people import Person
from gipf.host.ratings import Pool, Rating

Reason = Literal["insult", "cheating", "spam", "name", "other"]
Action = Literal["dismiss", "mute", "unmute"]
"""What a moderator can do about a report: nothing, or let somebody say nothing for a week, or speak again."""
MUTED = 7 * 86_400_000
"""Milliseconds for which somebody must be silent."""


@dataclass(frozen=True)
class Report:
    """That somebody has misbehaved, as somebody else sees it; ``action`` is what was done about it."""

    id: int
    reporter: str
    reporter_name: str
    accused: str
    accused_name: str
    reason: Reason
    text: str
    game: str | None
    at: int
    action: Action | None = None
    moderator: str = ""
    note: str = ""
    done: int | None = None


@dataclass(frozen=True)
class Step:
    """What a game did to somebody's rating."""

    game: str
    opponent: str
    score: float
    before: float
    after: float
    deviation: float
    at: int


@dataclass(frozen=True)
class Known:
    """What is known of somebody."""

    id: str
    name: str
    kind: Literal["owner", "guest", "account", "moderator", "bot"]
    since: int | None


class Moderation(Protocol):
    """Where it is stored."""

    async def known(self, key: str) -> Known | None:
        """Say who somebody is."""

    async def find(self, name: str, most: int) -> list[Known]:
        """Find people whose name begins so."""

    async def ratings(self, key: str, now: int) -> list[tuple[Pool, Rating]]:
        """Give all ratings of somebody."""

    async def history(self, key: str, pool: Pool, most: int) -> list[Step]:
        """Give what games did to a rating of somebody, the latest first."""

    async def block(self, person: Person, key: str, name: str, now: int, *, is_on: bool) -> None:
        """Have nothing to do with somebody any longer, or again."""

    async def blocks(self, person: Person) -> list[tuple[str, str]]:
        """Give the keys and names of whom somebody has blocked."""

    async def report(self, report: Report) -> None:
        """Note that somebody has misbehaved."""

    async def reports(self, *, are_open: bool, most: int) -> list[Report]:
        """List what moderators have to look at, the oldest first; or what they have done, the latest first."""

    async def agreements(self, people: Collection[str]) -> Mapping[str, Sequence[Agreement]]:
        """Give by whose they are what was found in the latest games, for moderators alone."""

    async def agreements_in(self, games: Collection[str]) -> Mapping[tuple[str, str], Agreement]:
        """Give what was found in some games, by the game and whose it is."""

    async def settle(
        self, number: int, moderator: Person, action: Action, note: str, now: int
    ) -> bool:
        """Do something about a report, once; say whether it was there."""
