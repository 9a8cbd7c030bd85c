"""The tables of how far players agree with the engine: games still to be looked at, and what was found.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, Index
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class ToCompareRow(Base):
    """A rated game that is to be looked at, once: a worker has it until ``taken``, and says so repeatedly."""

    __tablename__ = "to_compare"

    game_id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    worker: Mapped[int | None]
    taken: Mapped[int | None] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(server_default="0")


class AgreementRow(Base):
    """How far a player's turns in a game were the engine's: see `gipf.host.agreement`."""

    __tablename__ = "agreements"

    game_id: Mapped[str] = mapped_column(Letters(32), primary_key=True)
    player: Mapped[str] = mapped_column(Letters(1), primary_key=True)
    holder: Mapped[str] = mapped_column(Letters(32))
    turns: Mapped[int]
    first: Mapped[int]
    loss: Mapped[float]
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "holder", "at"),)
