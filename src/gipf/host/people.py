"""Who somebody is: the owner of the machine, a guest with a name, who has an account, or nobody known."""

from dataclasses import dataclass, field
from typing import Literal, Protocol

from gipf.errors import GipfError

LONGEST_NAME = 40
PersonKind = Literal["owner", "stranger", "guest", "account", "moderator", "bot"]
"""A bot is the account of a program; a moderator has an account, too."""
TokenScope = Literal["play", "offers", "talk"]
"""What a program may do by a token, besides looking: play its games, offer and accept games, talk at them."""


@dataclass(frozen=True)
class Person:
    """Somebody who looks at a page; only the owner of the machine has no id.

    What is stored of a seat is the id of who holds it: games from before there were guests are the owner's.
    ``scopes`` is what a program may do that comes by a token; without them somebody comes by themselves.
    """

    id: str | None = None
    name: str = ""
    kind: PersonKind = "guest"
    scopes: frozenset[TokenScope] | None = field(default=None, compare=False)

    @property
    def is_owner(self) -> bool:
        """Whether this is whoever sits at the machine itself."""
        return self.id is None

    @property
    def is_stranger(self) -> bool:
        """Whether nothing is known of them: they become a guest when something has to be theirs."""
        return self.kind == "stranger"

    @property
    def has_account(self) -> bool:
        """Whether they can sign in."""
        return self.kind in ("account", "moderator", "bot")

    @property
    def is_bot(self) -> bool:
        """Whether a program plays under this name, whoever asks just now."""
        return self.kind == "bot"


OWNER = Person(kind="owner")
STRANGER = Person("-", "", "stranger")
"""Whoever looks at a service for everybody and is not known yet; no seat has this id."""


class Forbidden(GipfError):
    """Something that is not for this person to do."""


def name_of(text: str) -> str:
    """Read the name somebody gives themselves.

    >>> name_of("  Ann   Lee ")
    'Ann Lee'
    """
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        raise GipfError("name-length", most=LONGEST_NAME)
    if not name.isprintable():
        raise GipfError("name-unprintable")
    return name


class People(Protocol):
    """What is known of who may see and do what, beside the seats of games that are played."""

    async def watches(self, game_id: str, person: Person) -> bool:
        """Whether somebody was invited to watch a game."""

    async def sees(self, game_id: str, person: Person) -> bool:
        """Whether somebody watches a game, or has a seat in it, also when it is deleted."""

    async def let_watch(self, old: str, new: str) -> None:
        """Let those who watch a game watch another one, too."""

    async def holders(self, game_id: str) -> list[str | None] | None:
        """Give who holds the seats of a game, also of a deleted one; None where there is none."""

    async def contested(self, person: Person) -> set[str]:
        """Give the positions of the games that somebody plays now against another person."""

    async def named(self, key: str) -> str | None:
        """Say what somebody is called, by their id; the owner has an empty one, and no name."""

    async def are_apart(self, person: Person, key: str) -> bool:
        """Whether one of two people has blocked the other, who is known by their id."""


class OnlyOwner:
    """The people of a host that nobody else can reach."""

    async def watches(self, game_id: str, person: Person) -> bool:  # noqa: ARG002
        """Nobody was invited."""
        return False

    async def sees(self, game_id: str, person: Person) -> bool:  # noqa: ARG002
        """All seats are the owner's."""
        return True

    async def let_watch(self, old: str, new: str) -> None:
        """Nobody watches."""

    async def holders(self, game_id: str) -> list[str | None] | None:  # noqa: ARG002
        """All seats are the owner's."""
        return [None]

    async def contested(self, person: Person) -> set[str]:  # noqa: ARG002
        """There is no other person."""
        return set()

    async def named(self, key: str) -> str | None:  # noqa: ARG002
        """There is no other person."""
        return None

    async def are_apart(self, person: Person, key: str) -> bool:  # noqa: ARG002
        """There is no other person."""
        return False
