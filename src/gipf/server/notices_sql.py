"""What people should be told of their games, kept until somebody tells it: that their time gets short."""

from collections.abc import Iterable

from sqlalchemy import Delete, Insert, Select, case, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.timekeeping import DAY, SHARE
from gipf.record.headers import UNFINISHED
from gipf.server.models import GameRow, NoticeRow, SeatRow

TIME_SHORT = "time-short"


def short(now: int) -> Select[str, int, str, str | None]:
    """Ask for the games over days in which a time gets short, and nobody has noted it in this turn."""
    third = GameRow.clock_cap * 1000 / SHARE
    least = case((third < DAY, third), else_=DAY)
    is_noted = exists().where(
        NoticeRow.game_id == GameRow.id,
        NoticeRow.kind == TIME_SHORT,
        NoticeRow.player == SeatRow.player,
        NoticeRow.turn == GameRow.turns,
    )
    return (
        select(GameRow.id, GameRow.turns, SeatRow.player, SeatRow.holder)
        .join(SeatRow, SeatRow.game_id == GameRow.id)
        .where(GameRow.clock_falls <= now + DAY, GameRow.clock_falls - now < least)
        .where(GameRow.clock_cap.is_not(None), GameRow.clock_running == SeatRow.player)
        .where(GameRow.result == UNFINISHED, GameRow.discarded.is_(None), ~is_noted)
    )


def noted(
    connection: AsyncConnection, found: Iterable[tuple[str, int, str, str | None]], now: int
) -> Insert:
    """Note them; what somebody else has noted meanwhile stays as it is."""
    rows = [
        {
            "game_id": game,
            "kind": TIME_SHORT,
            "player": player,
            "turn": turn,
            "holder": holder or "",
            "at": now,
        }
        for game, turn, player, holder in found
    ]
    if connection.dialect.name == "postgresql":
        return postgresql.insert(NoticeRow).values(rows).on_conflict_do_nothing()
    return sqlite.insert(NoticeRow).values(rows).on_conflict_do_nothing()


def old(before: int) -> Delete:
    """Delete what nobody need be told any more."""
    return delete(NoticeRow).where(NoticeRow.at < before)
