"""The table of rated games as they stand in files that everybody may have.

A change here needs a migration beside it, in ``migrations/versions``.
"""

from sqlalchemy import BigInteger, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from gipf.server.models import Base, Letters


class RecordRow(Base):
    """A rated game that is over, as the text of a file; by the month in which it ended, as `2026-11`."""

    __tablename__ = "records"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    kind: Mapped[str] = mapped_column(Letters(8))
    month: Mapped[str] = mapped_column(Letters(7))
    text: Mapped[str]
    written: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index(None, "kind", "month", "game_id"),)
