"""The queries of those who let flags fall that nobody looks at."""

from typing import Any

from sqlalchemy import ColumnElement, Select, Update, case, exists, func, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.server.models import AliveRow, GameRow, SeatRow

GONE = 5000
"""Milliseconds of silence after which a server counts as dead."""


def is_any(now: int = 2**62) -> Select[tuple[bool]]:
    """Ask whether a time may be up by a moment; the answer costs next to nothing."""
    return select(exists().where(GameRow.clock_falls <= now))


def fallen(now: int, most: int) -> Select[Any]:
    """Ask for games between people whose time is up, the longest first; nobody else gets them meanwhile."""
    of_computer = select(SeatRow.game_id).where(
        SeatRow.game_id == GameRow.id, SeatRow.kind == "computer"
    )
    return (
        select(GameRow)
        .where(GameRow.clock_falls <= now, GameRow.discarded.is_(None), ~of_computer.exists())
        .order_by(GameRow.clock_falls)
        .limit(most)
        .with_for_update(skip_locked=True, of=GameRow)
    )


async def is_served(connection: AsyncConnection, now: int) -> bool:
    """Whether a server lives, so that those whose time runs could play."""
    alive = await connection.scalar(select(func.max(AliveRow.at)))
    return alive is not None and now - alive < GONE


def moved(alive: int, now: int) -> Update:
    """Let clocks of games over days have stood still from one moment to another, unless they do so anyway."""
    games = GameRow.clock_cap.is_not(None), GameRow.clock_running.is_not(None)
    gap = max(0, now - alive)
    later = {"clock_since": GameRow.clock_since + gap, "clock_falls": GameRow.clock_falls + gap}
    return update(GameRow).where(*games, not_(_rests_after(now))).values(**later)


def _rests_after(now: int) -> ColumnElement[bool]:
    white, black = GameRow.clock_running == "w", GameRow.clock_running == "b"
    rests = case((white, GameRow.white_rests), (black, GameRow.black_rests), else_=None)
    return func.coalesce(rests, 0) > now


def left_alone(game_id: str) -> Update:
    """Look at a game's flag no more."""
    return update(GameRow).where(GameRow.id == game_id).values(clock_falls=None)
