"""The tables of the database. Games are stored as their moves; times are milliseconds since 1970.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from typing import Any, ClassVar

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Dialect,
    Double,
    ForeignKey,
    Index,
    MetaData,
    String,
    TypeDecorator,
    false,
    text,
)
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeEngine

from gipf.server.account_names import folded

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
"""Every constraint has a name, so that a later migration can change it."""


class Letters(TypeDecorator[str]):
    """A text that every database stores and compares alike: byte by byte, and without NUL."""

    impl = String
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Compare by bytes where a language would be the rule."""
        length = self.impl_instance.length  # type: ignore[attr-defined]
        collation = "C" if dialect.name == "postgresql" else None
        return dialect.type_descriptor(String(length, collation=collation))

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """Put the sign for what cannot be shown in the place of NUL."""
        return value.replace("\0", "\ufffd") if value else value


def _folded(context: DefaultExecutionContext) -> str:
    given: dict[str, str] = context.get_current_parameters()  # type: ignore[no-untyped-call]
    return folded(given["name"])


class Base(DeclarativeBase):
    """All tables."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=NAMING)
    type_annotation_map: ClassVar[dict[Any, Any]] = {str: Letters(), float: Double()}


_UNINDEXED = text("public AND explored <> version AND kind = 'game' AND result <> '*'")


class GameRow(Base):
    """A game: how it began, how it stands. Everything but the agreement follows from its plies.

    A study is stored as a game whose moves are its main line. What is discarded is listed nowhere, and can be
    brought back until it is deleted for good. ``explored`` is the version that the explorer knows.
    ``thinker`` is the server that lets the computer decide in the version it ``thinks_about``, unless it is
    silent for too long. ``keeper`` is the server that lets a clock against the computer run: if that is killed,
    the clock stands still.
    """

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    version: Mapped[int]
    variant: Mapped[str]
    start: Mapped[str]
    position: Mapped[str]
    turns: Mapped[int]
    result: Mapped[str] = mapped_column(Letters(7))
    reason: Mapped[str | None]
    paused: Mapped[bool] = mapped_column(server_default=false())
    offer: Mapped[str | None] = mapped_column(Letters(1))
    proposal: Mapped[str | None] = mapped_column(Letters(16))
    clock_seconds: Mapped[int | None]
    clock_increment: Mapped[int | None]
    clock_cap: Mapped[int | None]
    white_left: Mapped[int | None] = mapped_column(BigInteger)
    black_left: Mapped[int | None] = mapped_column(BigInteger)
    clock_running: Mapped[str | None] = mapped_column(Letters(1))
    clock_since: Mapped[int | None] = mapped_column(BigInteger)
    clock_falls: Mapped[int | None] = mapped_column(BigInteger, index=True)
    side_seconds: Mapped[int | None]
    kept_white_left: Mapped[int | None] = mapped_column(BigInteger)
    kept_black_left: Mapped[int | None] = mapped_column(BigInteger)
    white_rests: Mapped[int | None] = mapped_column(BigInteger)
    black_rests: Mapped[int | None] = mapped_column(BigInteger)
    white_lagged: Mapped[int | None]
    black_lagged: Mapped[int | None]
    rematch: Mapped[str | None] = mapped_column(Letters(32))
    secret: Mapped[str | None] = mapped_column(Letters(32))
    kind: Mapped[str] = mapped_column(Letters(8), server_default="game")
    rated: Mapped[bool] = mapped_column(server_default=false())
    public: Mapped[bool] = mapped_column(server_default=false())
    tournament: Mapped[str | None] = mapped_column(Letters(32))
    title: Mapped[str] = mapped_column(server_default="")
    note: Mapped[str] = mapped_column(server_default="")
    discarded: Mapped[int | None] = mapped_column(BigInteger)
    explored: Mapped[int] = mapped_column(server_default="0")
    thinker: Mapped[int | None]
    thinks_about: Mapped[int | None]
    thinks_until: Mapped[int | None] = mapped_column(BigInteger)
    keeper: Mapped[int | None]

    __table_args__ = (
        Index(None, "updated", "id"),
        Index(None, "kind", "updated", "id"),
        Index(None, "public", "updated", "id"),
        Index(
            "ix_games_unindexed", "updated", sqlite_where=_UNINDEXED, postgresql_where=_UNINDEXED
        ),
    )


class SeatRow(Base):
    """Who plays a colour of a game.

    A person with a level has let the computer play on at it; ``helped`` says that this was so at some time.
    ``holder`` is a guest's id, or ``?`` where somebody is awaited; the owner of the machine has none.
    ``seen`` is when they were last connected, in games in which that matters, where several servers play them.
    ``bot``: it is an account of a program.
    """

    __tablename__ = "seats"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    player: Mapped[str] = mapped_column(Letters(1), primary_key=True)
    kind: Mapped[str] = mapped_column(Letters(16))
    name: Mapped[str]
    level: Mapped[int | None]
    helped: Mapped[bool] = mapped_column(server_default=false())
    holder: Mapped[str | None] = mapped_column(Letters(32))
    bot: Mapped[bool] = mapped_column(server_default=false())
    seen: Mapped[int | None] = mapped_column(BigInteger)

    __table_args__ = (
        CheckConstraint("player IN ('w', 'b')", name="player"),
        Index(None, "kind", "level"),
        Index(None, "holder"),
    )


class PlyRow(Base):
    """A decision: by a person, the computer or chance, when, and what the player had left."""

    __tablename__ = "plies"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    move: Mapped[str]
    by: Mapped[str] = mapped_column(Letters(16))
    at: Mapped[int] = mapped_column(BigInteger)
    left: Mapped[int | None] = mapped_column(BigInteger)


class DecisionRow(Base):
    """What somebody decided under a key of their own, and the version it led to."""

    __tablename__ = "decisions"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    key: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    version: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger, index=True)


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


class GuestRow(Base):
    """Somebody who came by a link: known by a token, of which only the hash is kept.

    ``folded`` is the name as it is searched; whoever changes the name changes it, too. ``seen`` is when they
    were last here, to a day; unknown of those who have not come since 0030.
    """

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    name: Mapped[str]
    folded: Mapped[str | None] = mapped_column(default=_folded, index=True)
    token: Mapped[str] = mapped_column(Letters(64), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int | None] = mapped_column(BigInteger, index=True)


class GuestTokenRow(Base):
    """What a guest is known by besides the token of their first browser; only its hash is kept.

    A link is good again and again, until it is revoked or another one is made. Each browser in which it was
    followed has a token of its own.
    """

    __tablename__ = "guest_tokens"

    token: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), index=True)
    is_link: Mapped[bool]
    created: Mapped[int] = mapped_column(BigInteger)


class InvitationRow(Base):
    """A link to a seat, which one person can take, or with no player to watching, for any number.

    Only the hash of its token is kept. ``taken`` is the id of who has the seat.
    """

    __tablename__ = "invitations"

    token: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    player: Mapped[str | None] = mapped_column(Letters(1))
    taken: Mapped[str | None] = mapped_column(Letters(32))
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "game_id"),)


class SpectatorRow(Base):
    """A guest who may watch a game."""

    __tablename__ = "spectators"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    guest_id: Mapped[str] = mapped_column(
        ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
    )


class VacationRow(Base):
    """A vacation of somebody, from one moment to another; the owner of the machine has an empty name."""

    __tablename__ = "vacations"

    holder: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    began: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class OldNoticeRow(Base):
    """What a gipf of before 0024 has noted: nobody reads it, and a later version takes the table away."""

    __tablename__ = "notices"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(Letters(16), primary_key=True)
    player: Mapped[str] = mapped_column(Letters(1), primary_key=True)
    turn: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(Letters(32), index=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    told: Mapped[int | None] = mapped_column(BigInteger)


class RatingRow(Base):
    """How strong somebody is in the games of a family at a speed; ``at`` is when they last played one."""

    __tablename__ = "ratings"

    holder: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    family: Mapped[str] = mapped_column(Letters(60), primary_key=True)
    speed: Mapped[str] = mapped_column(Letters(4), primary_key=True)
    value: Mapped[float]
    deviation: Mapped[float]
    volatility: Mapped[float]
    at: Mapped[int | None] = mapped_column(BigInteger)
    games: Mapped[int]


class RatedGameRow(Base):
    """What a game did to the rating of a player, once: the history. It outlives the game."""

    __tablename__ = "rated_games"

    game_id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    player: Mapped[str] = mapped_column(Letters(1), primary_key=True)
    holder: Mapped[str] = mapped_column(Letters(32))
    opponent: Mapped[str] = mapped_column(Letters(32))
    family: Mapped[str] = mapped_column(Letters(60))
    speed: Mapped[str] = mapped_column(Letters(4))
    score: Mapped[float]
    before: Mapped[float]
    after: Mapped[float]
    deviation: Mapped[float]
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "holder", "family", "speed", "at"),)


class SeekRow(Base):
    """Who would play what, with which times: see `gipf.host.seeks`; the machine's owner is no ``maker``."""

    __tablename__ = "seeks"

    id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    maker: Mapped[str | None] = mapped_column(Letters(32))
    name: Mapped[str]
    variants: Mapped[str]
    times: Mapped[str]
    speed: Mapped[str] = mapped_column(Letters(4))
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)
    colour: Mapped[str | None] = mapped_column(Letters(1))
    rated: Mapped[bool]
    games: Mapped[int]
    to: Mapped[str | None] = mapped_column(Letters(32))
    to_name: Mapped[str]
    game_id: Mapped[str | None] = mapped_column(Letters(32))
    by_bot: Mapped[bool] = mapped_column(server_default=false())
    for_bots: Mapped[bool] = mapped_column(server_default=false())

    __table_args__ = (Index(None, "expires"), Index(None, "maker"))


class BlockRow(Base):
    """Somebody who wants nothing to do with somebody else; the owner of the machine is an empty text."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    blocked: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    name: Mapped[str]
    at: Mapped[int] = mapped_column(BigInteger)


class JobRow(Base):
    """Something the engine is asked, for whichever process of a lane takes it: see ``jobs_sql``.

    Whoever asked wants it until ``wanted``, and whoever does it has it until ``taken``; both say so repeatedly.
    ``said`` are the answers so far, each with its number, of which ``count`` is the last.
    """

    __tablename__ = "jobs"

    id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    lane: Mapped[str] = mapped_column(Letters(8))
    priority: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)
    request: Mapped[str]
    wanted: Mapped[int] = mapped_column(BigInteger)
    worker: Mapped[int | None]
    taken: Mapped[int | None] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(server_default="0")
    halted: Mapped[bool] = mapped_column(server_default=false())
    said: Mapped[str] = mapped_column(server_default="[]")
    count: Mapped[int] = mapped_column(server_default="0")
    done: Mapped[bool] = mapped_column(server_default=false())

    __table_args__ = (Index(None, "lane", "priority", "created"),)


class ThinkerRow(Base):
    """A process with an engine that does the jobs of a lane, and for which sorts of variants it is ready."""

    __tablename__ = "thinkers"

    id: Mapped[int] = mapped_column(primary_key=True)
    lane: Mapped[str] = mapped_column(Letters(8))
    ready: Mapped[str] = mapped_column(server_default="")
    at: Mapped[int] = mapped_column(BigInteger)
