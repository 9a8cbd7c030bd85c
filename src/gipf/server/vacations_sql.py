"""The queries about who is on vacation, and in which games over days that is not known yet."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Delete, Insert, Select, case, delete, func, insert, or_, select

from gipf.host.people import Person
from gipf.host.vacation import Vacation
from gipf.record.headers import UNFINISHED
from gipf.server.models import GameRow, SeatRow, VacationRow


def name_of(person: Person) -> str:
    """Say under which name somebody's vacations are kept."""
    return person.id or ""


def taken_by(person: Person, since: int) -> Select[int, int]:
    """Ask for the vacations of somebody that end after a moment."""
    own = VacationRow.holder == name_of(person), VacationRow.until > since
    return select(VacationRow.began, VacationRow.until).where(*own).order_by(VacationRow.began)


def forgotten(person: Person, vacation: Vacation) -> Delete:
    """Delete one, which is written anew."""
    own = VacationRow.holder == name_of(person), VacationRow.began == vacation.began
    return delete(VacationRow).where(*own)


def noted(person: Person, vacation: Vacation) -> Insert:
    """Write one."""
    given = {"holder": name_of(person), "began": vacation.began, "until": vacation.until}
    return insert(VacationRow).values(**given)


def unknown(now: int) -> Select[Any]:
    """Ask for seats of games over days whose time stands still and should not, or the other way round.

    Each with the moment until which it should; none where it should run.
    """
    resting = case((SeatRow.player == "w", GameRow.white_rests), else_=GameRow.black_rests)
    stored = case((resting > now, resting), else_=None)
    until = (
        select(func.max(VacationRow.until))
        .where(VacationRow.holder == func.coalesce(SeatRow.holder, ""), VacationRow.until > now)
        .scalar_subquery()
    )
    away = select(VacationRow.holder).where(VacationRow.until > now)
    return (
        select(SeatRow.game_id, SeatRow.player, until.label("until"))
        .join(GameRow, GameRow.id == SeatRow.game_id)
        .where(GameRow.clock_cap.is_not(None), GameRow.result == UNFINISHED)
        .where(GameRow.discarded.is_(None), SeatRow.kind == "person")
        .where(or_(resting > now, func.coalesce(SeatRow.holder, "").in_(away)))
        .where(stored.is_distinct_from(until))
        .order_by(SeatRow.game_id)
    )


def read(rows: Sequence[Any]) -> list[Vacation]:
    """Read vacations."""
    return [Vacation(row.began, row.until) for row in rows]
