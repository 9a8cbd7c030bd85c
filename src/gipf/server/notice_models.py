"""The tables of notices, of who reads them, of the devices they are pushed to, and of the service's own keys.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.account_models import SessionRow
from gipf.server.models import Base, Letters


class NoticeRow(Base):
    """What somebody is told, once of each subject of a kind; the owner of the machine has an empty ``holder``.

    It is ``seen`` when its game was looked at, or it is settled. ``mail_due`` is when it is next considered for
    a mail, none where it never is again; ``mailed`` is when one was sent with it. What is old goes for good.
    """

    __tablename__ = "inbox"

    id: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(Letters(32))
    kind: Mapped[str] = mapped_column(Letters(16))
    subject: Mapped[str] = mapped_column(Letters(80))
    link: Mapped[str] = mapped_column(Letters(100))
    game_id: Mapped[str | None] = mapped_column(
        Letters(32), ForeignKey("games.id", ondelete="CASCADE"), index=True
    )
    other: Mapped[str | None] = mapped_column(Letters(32), index=True)
    name: Mapped[str]
    about: Mapped[str]
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    seen: Mapped[int | None] = mapped_column(BigInteger)
    mail_due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    mailed: Mapped[int | None] = mapped_column(BigInteger)

    __table_args__ = (
        UniqueConstraint("holder", "kind", "subject", name="uq_inbox_holder"),
        Index("ix_inbox_holder", "holder", "id"),
    )


class NoticeReaderRow(Base):
    """What somebody has chosen to be told, and in which language.

    A worker that writes to them has them until ``taken``; ``tries`` counts mails in a row that were not sent,
    ``digested`` is when they had the last mail of several.
    """

    __tablename__ = "notice_readers"

    holder: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    language: Mapped[str] = mapped_column(Letters(8), server_default="en")
    choices: Mapped[str] = mapped_column(server_default="{}")
    taken: Mapped[int] = mapped_column(BigInteger, server_default="0")
    tries: Mapped[int] = mapped_column(server_default="0")
    digested: Mapped[int] = mapped_column(BigInteger, server_default="0")


class DeviceRow(Base):
    """A browser to which somebody's notices are pushed, as long as they are signed in there.

    ``endpoint`` is where its push service takes them; ``p256dh`` and ``auth`` are the device's keys, for which
    they are encrypted. A guest has no ``session``, but the hash of the
    ``guest_token`` by which they are known there.
    """

    __tablename__ = "devices"

    id: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(Letters(32), index=True)
    session: Mapped[str | None] = mapped_column(
        Letters(64), ForeignKey(SessionRow.token, ondelete="CASCADE"), index=True
    )
    guest_token: Mapped[str | None] = mapped_column(Letters(64))
    endpoint: Mapped[str] = mapped_column(Letters(1000), unique=True)
    p256dh: Mapped[str] = mapped_column(Letters(100))
    auth: Mapped[str] = mapped_column(Letters(40))
    agent: Mapped[str] = mapped_column(Letters(200))
    created: Mapped[int] = mapped_column(BigInteger)


class PushRow(Base):
    """A notice that is to be pushed to a device, and when it is next tried."""

    __tablename__ = "pushes"

    notice_id: Mapped[int] = mapped_column(
        ForeignKey("inbox.id", ondelete="CASCADE"), primary_key=True
    )
    device_id: Mapped[int] = mapped_column(
        ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    due: Mapped[int] = mapped_column(BigInteger, index=True)
    tries: Mapped[int] = mapped_column(server_default="0")


class KeyRow(Base):
    """A key that a service has made for itself: all its processes have the same."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(Letters(16), primary_key=True)
    value: Mapped[str] = mapped_column(Letters(1000))
