"""Tournaments in the database: read, and changed in the transactions in which their games end."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, and_, case, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from gipf.host.games import new_id
from gipf.host.live_game import LiveGame
from gipf.host.time_controls import TimeControl
from gipf.host.tournaments import Entrant, Tournament, TournamentGame
from gipf.record.headers import UNFINISHED
from gipf.server.models import BlockRow, GuestRow, RatingRow
from gipf.server.ratings_sql import rating_in
from gipf.server.tournament_models import EntryRow, TournamentGameRow, TournamentRow


async def note_results(connection: AsyncConnection, games: Sequence[LiveGame]) -> None:
    """Note how those of some games ended that belong to tournaments."""
    for game in games:
        if game.tournament:
            ended = {"result": game.result, "reason": game.reason, "ended": game.updated}
            there = TournamentGameRow.game_id == game.id
            await connection.execute(update(TournamentGameRow).where(there).values(**ended))


async def forget(connection: AsyncConnection, person: str) -> None:
    """Let somebody be in no tournament any longer; in those that have begun nobody knows who it was."""
    own = EntryRow.person == person
    begun = select(TournamentRow.id).where(TournamentRow.begun.is_not(None))
    await connection.execute(delete(EntryRow).where(own, EntryRow.tournament_id.not_in(begun)))
    await connection.execute(update(EntryRow).where(own).values(person=f"-{new_id()}"))


async def make(connection: AsyncConnection, tournaments: Sequence[Tournament]) -> None:
    """Make those that are not there yet; of two who do so at once one does."""
    rows = [
        {
            "id": each.id,
            "family": each.family,
            "variant": each.variant,
            "time": str(each.time),
            "starts": each.starts,
        }
        for each in tournaments
    ]
    await connection.execute(insert_missing(connection, TournamentRow), rows)


def insert_missing(connection: AsyncConnection, rows: type[Any]) -> Any:
    """Insert rows, but not those that are there."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(rows).on_conflict_do_nothing()


# ---------------------------------------------------------------------- reading


def going_on() -> Select[Any]:
    """Ask for the tournaments that are to begin or go on."""
    return select(TournamentRow).where(TournamentRow.ended.is_(None)).order_by(TournamentRow.id)


def over(before: str | None, most: int) -> Select[Any]:
    """Ask for those that are over, the latest first, from one on."""
    asked = select(TournamentRow).where(TournamentRow.ended.is_not(None))
    if before:
        asked = asked.where(TournamentRow.id < before)
    return asked.order_by(TournamentRow.id.desc()).limit(most)


async def summed_up(
    connection: AsyncConnection, rows: Sequence[Any], person: str
) -> list[Tournament]:
    """Say of tournaments how many take part, and who has won."""
    ids = [row.id for row in rows]
    is_own = case((EntryRow.person == person, 1), else_=0)
    counts = (
        select(
            EntryRow.tournament_id,
            func.count(),
            func.max(EntryRow.group),
            func.max(is_own),
        )
        .where(EntryRow.tournament_id.in_(ids))
        .group_by(EntryRow.tournament_id)
    )
    known: dict[str, tuple[int, int | None, int]] = {
        name: (entrants, groups, own)
        for name, entrants, groups, own in await connection.execute(counts)
    }
    first = EntryRow.tournament_id.in_(ids), EntryRow.group == 1, EntryRow.rank == 1
    asked = (
        select(EntryRow.tournament_id, EntryRow.person, func.coalesce(GuestRow.name, ""))
        .outerjoin(GuestRow, GuestRow.id == EntryRow.person)
        .where(*first)
        .order_by(EntryRow.number)
    )
    winners: dict[str, list[tuple[str, str]]] = {}
    for tournament, who, name in await connection.execute(asked):
        winners.setdefault(tournament, []).append((who, name))
    return [
        tournament_in(row, *known.get(row.id, (0, None, 0)), winners.get(row.id, ()))
        for row in rows
    ]


def tournament_in(
    row: Any,
    entrants: int = 0,
    groups: int | None = None,
    is_own: int = 0,
    winners: Collection[tuple[str, str]] = (),
) -> Tournament:
    """Read a tournament."""
    return Tournament(
        row.id, row.family, row.variant, TimeControl.parse(row.time), row.starts, row.begun,
        row.ended, entrants, groups or 0, bool(is_own), tuple(winners),
    )  # fmt: skip


async def entrants_of(connection: AsyncConnection, tournament: Tournament) -> list[Entrant]:
    """Read who takes part; before it has begun, with how strong they are now."""
    asked = (
        select(
            EntryRow,
            func.coalesce(GuestRow.name, "").label("name"),
            RatingRow.value,
            RatingRow.deviation,
            RatingRow.volatility,
            RatingRow.at,
            RatingRow.games,
        )
        .outerjoin(GuestRow, GuestRow.id == EntryRow.person)
        .outerjoin(
            RatingRow,
            and_(
                RatingRow.holder == EntryRow.person,
                RatingRow.family == tournament.family,
                RatingRow.speed == tournament.time.speed,
                RatingRow.games > 0,
            ),
        )
        .where(EntryRow.tournament_id == tournament.id)
        .order_by(EntryRow.group, EntryRow.number, EntryRow.entered, EntryRow.person)
    )
    rows = (await connection.execute(asked)).all()
    return [_entrant(row, tournament.begun) for row in rows]


async def apart_in(connection: AsyncConnection, tournament_id: str) -> frozenset[frozenset[str]]:
    """Read which of those who take part are to be kept apart: one of two has blocked the other."""
    one, other = aliased(EntryRow), aliased(EntryRow)
    asked = (
        select(BlockRow.person, BlockRow.blocked)
        .join(one, one.person == BlockRow.person)
        .join(other, other.person == BlockRow.blocked)
        .where(one.tournament_id == tournament_id, other.tournament_id == tournament_id)
    )
    return frozenset(frozenset((by, whom)) for by, whom in await connection.execute(asked))


def _entrant(row: Any, begun: int | None) -> Entrant:
    rating, is_provisional = row.rating, row.provisional
    if begun is None and row.value is not None:
        known = rating_in(row)
        rating, is_provisional = known.value, known.is_provisional
    return Entrant(
        row.person, row.name, rating, is_provisional, row.group, row.number or 0, row.withdrawn,
        row.counts,
    )  # fmt: skip


async def games_of(connection: AsyncConnection, tournament_id: str) -> list[TournamentGame]:
    """Read the games of a tournament."""
    asked = (
        select(TournamentGameRow)
        .where(TournamentGameRow.tournament_id == tournament_id)
        .order_by(TournamentGameRow.group, TournamentGameRow.white, TournamentGameRow.black)
    )
    rows = await connection.execute(asked)
    return [
        TournamentGame(row.game_id, row.group, row.white, row.black, row.result, row.reason)
        for row in rows
    ]


def left_games() -> Select[Any]:
    """Ask for games that go on though a player has withdrawn: the game, and which colours have."""
    entries, games = EntryRow, TournamentGameRow

    def is_of(number: Any) -> Any:
        return exists().where(
            entries.tournament_id == games.tournament_id,
            entries.group == games.group,
            entries.number == number,
            entries.withdrawn.is_not(None),
        )

    asked = select(
        games.game_id, is_of(games.white).label("white"), is_of(games.black).label("black")
    )
    asked = asked.where(games.result == UNFINISHED)
    return asked.where(or_(is_of(games.white), is_of(games.black)))


def finished(*, locked: bool = True) -> Select[Any]:
    """Ask for tournaments that have begun and in which no game goes on, but for those another process locks."""
    goes_on = exists().where(
        TournamentGameRow.tournament_id == TournamentRow.id,
        TournamentGameRow.result == UNFINISHED,
    )
    asked = (
        select(TournamentRow)
        .where(TournamentRow.begun.is_not(None), TournamentRow.ended.is_(None), ~goes_on)
        .order_by(TournamentRow.id)
    )
    return asked.with_for_update(skip_locked=True) if locked else asked
