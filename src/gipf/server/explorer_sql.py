"""The opening explorer's index in the database: the SQL of `gipf.host.explorer`."""

from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select

from gipf.host.explorer import BATCH, MOST_FOUND, SHOWN
from gipf.record.headers import UNFINISHED
from gipf.server.models import ExploredRow, GameRow

AT_ONCE = 10
"""So many games are indexed in one transaction by whoever works beside people who play."""


def _stale() -> tuple[Any, ...]:
    return GameRow.kind == "game", GameRow.explored != GameRow.version


def stale_games() -> Select[str, int, str]:
    """Ask for games that have changed since they were indexed."""
    columns = GameRow.id, GameRow.version, GameRow.start
    return select(*columns).where(*_stale()).order_by(GameRow.updated.desc()).limit(BATCH)


def ended_stale_games() -> Select[str, int, str]:
    """Ask for games that everybody may see, that are over and have not been indexed since, the latest first."""
    columns = GameRow.id, GameRow.version, GameRow.start
    is_over = GameRow.result != UNFINISHED, GameRow.discarded.is_(None)
    wanted = select(*columns).where(*_stale(), GameRow.public, *is_over)
    return wanted.order_by(GameRow.updated.desc()).limit(AT_ONCE)


def stale_count() -> Select[Any]:
    """Ask how many games have changed since they were indexed."""
    return select(func.count()).select_from(GameRow).where(*_stale())


def turns_at(number: int) -> Select[Any]:
    """Ask for the turns played in a position, those played most first; each game counts once."""
    played = (
        select(ExploredRow.turn, GameRow.id, GameRow.result)
        .join(GameRow, GameRow.id == ExploredRow.game_id)
        .where(ExploredRow.position == number, GameRow.discarded.is_(None))
        .distinct()
        .subquery()
    )

    def count(result: str) -> ColumnElement[int]:
        return func.sum(case((played.c.result == result, 1), else_=0))

    games = func.count()
    return (
        select(played.c.turn, games, count("1-0"), count("1/2-1/2"), count("0-1"))
        .group_by(played.c.turn)
        .order_by(games.desc(), played.c.turn)
        .limit(MOST_FOUND)
    )


def games_at(number: int) -> Select[Any]:
    """Ask for the last games that came to a position."""
    came = select(ExploredRow.game_id).where(ExploredRow.position == number)
    return (
        select(GameRow)
        .where(GameRow.id.in_(came), GameRow.discarded.is_(None))
        .order_by(GameRow.updated.desc(), GameRow.id.desc())
        .limit(SHOWN)
    )
