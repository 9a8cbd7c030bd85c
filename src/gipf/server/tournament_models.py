"""The tables of tournaments: what is played when, who takes part, the games.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey, Index, true
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class TournamentRow(Base):
    """A round robin over days; its id has the month and the family."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    family: Mapped[str] = mapped_column(Letters(60))
    variant: Mapped[str]
    time: Mapped[str]
    starts: Mapped[int] = mapped_column(BigInteger)
    begun: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger, index=True)


class EntryRow(Base):
    """Somebody in a tournament; what is known when it begins has no value before.

    ``rank`` is theirs when it is over. Of whoever is forgotten an id stays that nobody has.
    """

    __tablename__ = "entries"

    tournament_id: Mapped[str] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    entered: Mapped[int] = mapped_column(BigInteger)
    rating: Mapped[float | None]
    provisional: Mapped[bool] = mapped_column(server_default=true())
    group: Mapped[int | None]
    number: Mapped[int | None]
    withdrawn: Mapped[int | None] = mapped_column(BigInteger)
    counts: Mapped[bool] = mapped_column(server_default=true())
    rank: Mapped[int | None]

    __table_args__ = (Index(None, "person"),)


class TournamentGameRow(Base):
    """A game of a tournament, by the numbers of its players in their group: how it ended outlives it."""

    __tablename__ = "tournament_games"

    game_id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    group: Mapped[int]
    white: Mapped[int]
    black: Mapped[int]
    result: Mapped[str] = mapped_column(Letters(7), server_default="*")
    reason: Mapped[str | None]
    ended: Mapped[int | None] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "tournament_id"),)
