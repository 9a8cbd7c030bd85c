"""The tables of what a player keeps at a game for themselves alone.

``holder`` is the id of whose it is, empty for the owner of the machine. A change here needs a migration beside
it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class ConditionRow(Base):
    """Conditional moves, from the position after ``base`` decisions on: see `gipf.host.conditional_moves`."""

    __tablename__ = "conditional_moves"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    holder: Mapped[str] = mapped_column(Letters(32), primary_key=True, index=True)
    base: Mapped[int]
    lines: Mapped[str]
    key: Mapped[str] = mapped_column(Letters(40))


class PaperRow(Base):
    """Notes on a game, and what was tried out in it on a board of one's own, as a game file."""

    __tablename__ = "private_papers"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    holder: Mapped[str] = mapped_column(Letters(32), primary_key=True, index=True)
    note: Mapped[str] = mapped_column(server_default="")
    board: Mapped[str | None]
    at: Mapped[int] = mapped_column(BigInteger)
