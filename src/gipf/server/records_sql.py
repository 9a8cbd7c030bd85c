"""The SQL of rated games as they stand in files."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Delete, Select, delete, exists, func, select

from gipf.record.headers import UNFINISHED
from gipf.server.models import GameRow
from gipf.server.record_models import RecordRow

BATCH = 200
"""Games that are read at once."""


def unwritten(most: int) -> Select[Any]:
    """Ask for rated games that are over and whose text is not written yet, those that ended first."""
    written = exists().where(RecordRow.game_id == GameRow.id)
    return (
        select(GameRow.id)
        .where(GameRow.public, GameRow.rated, GameRow.result != UNFINISHED, GameRow.turns > 0)
        .where(GameRow.discarded.is_(None), ~written)
        .order_by(GameRow.updated, GameRow.id)
        .limit(most)
    )


def months(kind: str) -> Select[str, int, int]:
    """Ask how many games of a kind each month has, the latest first."""
    return (
        select(RecordRow.month, func.count(), func.max(RecordRow.written))
        .where(RecordRow.kind == kind)
        .group_by(RecordRow.month)
        .order_by(RecordRow.month.desc())
    )


def of_month(kind: str, month: str, after: str) -> Select[str, str]:
    """Ask for some games of a month, after one."""
    return (
        select(RecordRow.game_id, RecordRow.text)
        .join(GameRow, GameRow.id == RecordRow.game_id)
        .where(RecordRow.kind == kind, RecordRow.month == month, RecordRow.game_id > after)
        .where(GameRow.discarded.is_(None))
        .order_by(RecordRow.game_id)
        .limit(BATCH)
    )


def forgotten(games: Collection[str]) -> Delete:
    """Forget the texts of games, which are written anew."""
    return delete(RecordRow).where(RecordRow.game_id.in_(games))
