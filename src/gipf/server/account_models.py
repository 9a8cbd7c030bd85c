"""The tables of accounts: how somebody signs in, where they have, what is good once, tokens of programs.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey, false
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class AccountRow(Base):
    """A guest who can sign in. The name is the guest's; ``skeleton`` is what no other name may look like.

    ``mail`` is one at which they have followed a link; ``password`` is hashed.
    """

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(
        Letters(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
    )
    skeleton: Mapped[str] = mapped_column(Letters(100), unique=True)
    mail: Mapped[str | None] = mapped_column(Letters(254), unique=True)
    password: Mapped[str | None] = mapped_column(Letters(200))
    is_moderator: Mapped[bool] = mapped_column(server_default=false())
    is_bot: Mapped[bool] = mapped_column(server_default=false())
    created: Mapped[int] = mapped_column(BigInteger)


class SessionRow(Base):
    """A browser in which somebody has signed in; ``proved`` is when they last showed that it is them."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    agent: Mapped[str] = mapped_column(Letters(200))
    created: Mapped[int] = mapped_column(BigInteger)
    proved: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class PasskeyRow(Base):
    """The public half of a key that somebody's device holds; ``uses`` is what the device has counted."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Letters(1400), primary_key=True)
    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    public_key: Mapped[str] = mapped_column(Letters(2000))
    uses: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(Letters(60))
    created: Mapped[int] = mapped_column(BigInteger)


class TicketRow(Base):
    """What is good for one time, for some minutes: a link that was sent, a challenge for a passkey."""

    __tablename__ = "tickets"

    token: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(Letters(16))
    account_id: Mapped[str | None] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    data: Mapped[str] = mapped_column(Letters(300))
    until: Mapped[int] = mapped_column(BigInteger, index=True)


class TokenRow(Base):
    """What lets a program play as a bot account; ``scopes`` are words with blanks between them."""

    __tablename__ = "tokens"

    token: Mapped[str] = mapped_column(Letters(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(
        ForeignKey("accounts.id", ondelete="CASCADE"), index=True
    )
    name: Mapped[str] = mapped_column(Letters(60))
    scopes: Mapped[str] = mapped_column(Letters(60))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)
