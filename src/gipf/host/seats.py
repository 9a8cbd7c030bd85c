"""The two seats of a game, and what whoever holds one may ask of the other."""

from dataclasses import dataclass, replace
from typing import Literal, cast

from gipf.variants import Player

Kind = Literal["person", "computer"]
ProposalKind = Literal["takeback", "pause", "lot", "rematch"]
"""What two people do only if both want it: take a turn back, pause, let a lot decide a side game, play anew."""
NAMES = {Player.WHITE: "White", Player.BLACK: "Black"}
AWAITED = "?"
"""Who holds a seat somebody was invited to and nobody has taken."""

GONE = "!"
"""Who holds a seat of somebody who has been forgotten since."""


@dataclass(frozen=True)
class Seat:
    """Who plays a colour; a computer has a level from 1 to 10.

    A person has a level while the computer plays on in their place. ``helped``: it has done so at some time.
    ``holder`` is the id of a guest; without one, it is whoever sits at the machine. The computer's seat is
    held by whom it plays for. A ``bot`` is somebody's program, which plays as a person does.
    """

    kind: Kind
    name: str
    level: int | None = None
    helped: bool = False
    holder: str | None = None
    bot: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody was invited, and nobody has come yet."""
        return self.holder == AWAITED

    @property
    def is_person(self) -> bool:
        """Whether a person plays."""
        return self.kind == "person" and self.level is None

    def handed_over(self, level: int | None) -> "Seat":
        """Let the computer play in a person's place, or the person again.

        >>> Seat("person", "Ann").handed_over(3).is_person
        False
        """
        return replace(self, level=level, helped=self.helped or level is not None)

    def moved_to(self, player: Player) -> "Seat":
        """Give the seat at the other side; whoever has no name is called by the new colour.

        >>> [Seat("person", name).moved_to(Player.BLACK).name for name in ("White", "Ann")]
        ['Black', 'Ann']
        """
        name = NAMES[player] if self.name == NAMES[player.other] else self.name
        level = self.level if self.kind == "computer" else None
        return Seat(self.kind, name, level, holder=self.holder, bot=self.bot)


@dataclass(frozen=True)
class Proposal:
    """What a player asks of the other.

    >>> Proposal.parse("pause b")
    Proposal(kind='pause', player=<Player.BLACK: 'b'>)
    """

    kind: ProposalKind
    player: Player

    def __str__(self) -> str:
        return f"{self.kind} {self.player.value}"

    @classmethod
    def parse(cls, text: str) -> "Proposal":
        """Read what is stored."""
        kind, _, player = text.partition(" ")
        return cls(cast("ProposalKind", kind), Player(player))
