"""The tables of the database. Games are stored as their moves; times are milliseconds since 1970.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, MetaData, String, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Every constraint has a name, so that a later migration can change it."""


class Base(DeclarativeBase):
    """All tables."""

    metadata = MetaData(naming_convention=NAMING)


class GameRow(Base):
    """A game: how it began, how it stands. Everything but the agreement follows from its plies.

    A study is stored as a game whose moves are its main line. What is discarded is listed nowhere, and can be
    brought back until it is deleted for good. ``explored`` is the version that the explorer knows.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    version: Mapped[int]
    variant: Mapped[str]
    start: Mapped[str]
    position: Mapped[str]
    turns: Mapped[int]
    result: Mapped[str] = mapped_column(String(7))
    reason: Mapped[str | None]
    paused: Mapped[bool] = mapped_column(server_default=false())
    offer: Mapped[str | None] = mapped_column(String(1))
    clock_seconds: Mapped[int | None]
    clock_increment: Mapped[int | None]
    white_left: Mapped[int | None] = mapped_column(BigInteger)
    black_left: Mapped[int | None] = mapped_column(BigInteger)
    clock_running: Mapped[str | None] = mapped_column(String(1))
    clock_since: Mapped[int | None] = mapped_column(BigInteger)
    side_seconds: Mapped[int | None]
    kept_white_left: Mapped[int | None] = mapped_column(BigInteger)
    kept_black_left: Mapped[int | None] = mapped_column(BigInteger)
    rematch: Mapped[str | None] = mapped_column(String(32))
    secret: Mapped[str | None] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(8), server_default="game")
    title: Mapped[str] = mapped_column(server_default="")
    note: Mapped[str] = mapped_column(server_default="")
    discarded: Mapped[int | None] = mapped_column(BigInteger)
    explored: Mapped[int] = mapped_column(server_default="0")

    __table_args__ = (Index(None, "updated", "id"), Index(None, "kind", "updated", "id"))


class SeatRow(Base):
    """Who plays a colour of a game; an account will be one more column.

    A person with a level has let the computer play on at it; ``helped`` says that this was so at some time.
    """

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player: Mapped[str] = mapped_column(String(1), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str]
    level: Mapped[int | None]
    helped: Mapped[bool] = mapped_column(server_default=false())

    __table_args__ = (
        CheckConstraint("player IN ('w', 'b')", name="player"),
        Index(None, "kind", "level"),
    )


class PlyRow(Base):
    """A decision: by a person, the computer or chance, when, and what the player had left."""

    __tablename__ = "plies"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    move: Mapped[str]
    by: Mapped[str] = mapped_column(String(16))
    at: Mapped[int] = mapped_column(BigInteger)
    left: Mapped[int | None] = mapped_column(BigInteger)


class SidePlayRow(Base):
    """A side game of a game, by the number of decisions before it, as a record has it behind ``%side``."""

    __tablename__ = "side_plays"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    ply: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]


class ExploredRow(Base):
    """A turn of a game, by the number of the position in which it was played: see ``explorer``."""

    __tablename__ = "explored"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(BigInteger)
    turn: Mapped[str]

    __table_args__ = (Index(None, "position", "turn"),)


class AliveRow(Base):
    """When the server was last seen alive, so that a clock does not run while there is none."""

    __tablename__ = "alive"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class AnalysisRow(Base):
    """What was found out about a game, as a game file."""

    __tablename__ = "analyses"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    text: Mapped[str]
    updated: Mapped[int] = mapped_column(BigInteger)
