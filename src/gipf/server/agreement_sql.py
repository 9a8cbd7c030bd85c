"""The queries about rated games that are compared with the engine, and about what came of it."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Delete, Insert, Select, Update, delete, func, insert, or_, select, update

from gipf.host.agreement import Agreement
from gipf.host.live_game import LiveGame
from gipf.server.agreement_models import AgreementRow, ToCompareRow
from gipf.server.flags_sql import GONE
from gipf.variants import Player

LATEST = 20
"""Games of a person that are added up: the latest."""


def wanted(game: LiveGame) -> Insert:
    """Write down that a game is to be compared, in the transaction in which it is rated."""
    return insert(ToCompareRow).values(game_id=game.id, at=game.updated, tries=0)


def free(now: int) -> Select[ToCompareRow]:
    """Ask for a game that nobody compares, the oldest; nobody else gets it meanwhile."""
    is_free = or_(ToCompareRow.worker.is_(None), ToCompareRow.taken < now)
    asked = select(ToCompareRow).where(is_free).order_by(ToCompareRow.at).limit(1)
    return asked.with_for_update(skip_locked=True)


def taken(game_id: str, worker: int, now: int) -> Update:
    """Give a game to a worker."""
    having = {"worker": worker, "taken": now + GONE, "tries": ToCompareRow.tries + 1}
    return update(ToCompareRow).where(ToCompareRow.game_id == game_id).values(**having)


def kept(game_id: str, worker: int, now: int) -> Update:
    """Say that a worker still has a game; nothing is changed where another has it."""
    mine = ToCompareRow.game_id == game_id, ToCompareRow.worker == worker
    return update(ToCompareRow).where(*mine).values(taken=now + GONE)


def put_back(game_id: str, worker: int) -> Update:
    """Let another have a game."""
    mine = ToCompareRow.game_id == game_id, ToCompareRow.worker == worker
    return update(ToCompareRow).where(*mine).values(worker=None, taken=None)


def done(game_id: str, worker: int) -> Delete:
    """Delete what a worker has done; nothing is deleted where another has it."""
    mine = ToCompareRow.game_id == game_id, ToCompareRow.worker == worker
    return delete(ToCompareRow).where(*mine)


def found(game: LiveGame, player: Player, agreement: Agreement) -> Insert:
    """Write what came of it for a player."""
    return insert(AgreementRow).values(
        game_id=game.id,
        player=player.value,
        holder=game.seats[player].holder or "",
        at=game.updated,
        **vars(agreement),
    )


def latest(holders: Collection[str]) -> Select[Any]:
    """Ask for the latest games of some people."""
    order = func.row_number().over(
        partition_by=AgreementRow.holder, order_by=AgreementRow.at.desc()
    )
    ranked = (
        select(AgreementRow, order.label("rank"))
        .where(AgreementRow.holder.in_(holders), AgreementRow.turns > 0)
        .subquery()
    )
    return select(ranked).where(ranked.c.rank <= LATEST)


def of_games(games: Collection[str]) -> Select[Any]:
    """Ask for what was found in some games."""
    return select(AgreementRow).where(AgreementRow.game_id.in_(games), AgreementRow.turns > 0)


def erased(holder: str) -> Delete:
    """Delete what was found of somebody."""
    return delete(AgreementRow).where(AgreementRow.holder == holder)
