"""The tables of what people say, what they report, and who must be silent.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class LineRow(Base):
    """Something somebody has said at a game: to the other player, or among those who watch."""

    __tablename__ = "lines"

    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), index=True)
    room: Mapped[str] = mapped_column(Letters(12))
    person: Mapped[str] = mapped_column(Letters(32))
    name: Mapped[str]
    text: Mapped[str]
    preset: Mapped[str | None] = mapped_column(Letters(16))
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "person", "at"),)


class MuteRow(Base):
    """Somebody who must be silent until a moment."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """That somebody has misbehaved, and what a moderator has done about it: kept as the log of that."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    reporter: Mapped[str] = mapped_column(Letters(32), index=True)
    reporter_name: Mapped[str]
    accused: Mapped[str] = mapped_column(Letters(32))
    accused_name: Mapped[str]
    reason: Mapped[str] = mapped_column(Letters(16))
    text: Mapped[str]
    game_id: Mapped[str | None] = mapped_column(Letters(32))
    at: Mapped[int] = mapped_column(BigInteger)
    action: Mapped[str | None] = mapped_column(Letters(16), index=True)
    moderator: Mapped[str]
    note: Mapped[str]
    done: Mapped[int | None] = mapped_column(BigInteger)
