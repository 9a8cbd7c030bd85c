"""The queries about which server lets the clock of a game against the computer run.

Between people a time runs whether anybody looks or not; against the computer only while a page does, and at
which server that page is no other knows. So each server notes its number at the games whose clocks it runs.
"""

from sqlalchemy import Select, Update, select, update

from gipf.server.flags_sql import GONE
from gipf.server.models import AliveRow, GameRow, SeatRow


def kept(game_id: str, process: int) -> Update:
    """Note that a server lets the clock of a game run."""
    return update(GameRow).where(GameRow.id == game_id).values(keeper=process)


def gone(now: int, asking: int) -> Select[int, int]:
    """Ask which other servers live no longer, and when they were last seen; nobody else is told meanwhile."""
    others = AliveRow.id != asking, AliveRow.at < now - GONE
    dead = select(AliveRow.id, AliveRow.at).where(*others)
    return dead.with_for_update(skip_locked=True)


def abandoned(process: int) -> Select[GameRow]:
    """Ask for the games against the computer whose clock a server has let run."""
    computers = select(SeatRow.game_id).where(SeatRow.kind == "computer")
    return (
        select(GameRow)
        .where(GameRow.keeper == process, GameRow.clock_running.is_not(None))
        .where(GameRow.id.in_(computers))
        .with_for_update(of=GameRow)
    )
