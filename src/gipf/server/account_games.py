"""What becomes of somebody's games when they sign in, and when they go for good."""

import asyncio
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    case,
    delete,
    exists,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.orm import aliased

from gipf.errors import GipfError
from gipf.host.games import Games
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.seats import AWAITED, GONE, NAMES
from gipf.record.headers import UNFINISHED
from gipf.server import (
    agreement_sql,
    moderation_store,
    notices_sql,
    private_store,
    records_sql,
    tournaments_sql,
)
from gipf.server.models import (
    GameRow,
    GuestRow,
    RatedGameRow,
    RatingRow,
    SeatRow,
    SeekRow,
    SpectatorRow,
    VacationRow,
)
from gipf.server.people_store import one_by_one
from gipf.server.store import Store
from gipf.variants import Player


class AccountGames:
    """The games of people who come and go."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store, self._games = store, games

    async def adopt(self, guest: Person, account: Person) -> None:
        """Give a guest's seats to the account they have signed in to; not the second seat of one game."""
        own = select(SeatRow.game_id).where(SeatRow.holder == account.id)
        theirs = SeatRow.holder == guest.id, SeatRow.game_id.not_in(own)
        async with self._store.transaction() as connection:
            asked = select(SeatRow.game_id).where(*theirs).distinct()
            games = list(await connection.scalars(asked))
            await connection.execute(_one_on(games))  # the row of a game is locked before its seats
            name = case((SeatRow.kind == "person", literal(account.name)), else_=SeatRow.name)
            is_between = SeatRow.game_id.in_(_shared(guest))
            moved = update(SeatRow).where(*theirs)
            await connection.execute(moved.where(is_between).values(name=name))
            if account.is_bot:
                await connection.execute(moved.where(SeatRow.kind == "person").values(bot=True))
            await connection.execute(moved.values(holder=account.id))
            await notices_sql.adopt(connection, guest.id or "", account.id or "", games)
            offers = update(SeekRow).where(SeekRow.maker == guest.id)
            values = {"maker": account.id, "name": account.name, "by_bot": account.is_bot}
            await connection.execute(offers.values(**values))
            watched = select(SpectatorRow.game_id).where(SpectatorRow.guest_id == account.id)
            there = SpectatorRow.guest_id == guest.id, SpectatorRow.game_id.not_in(watched)
            await connection.execute(update(SpectatorRow).where(*there).values(guest_id=account.id))
            await moderation_store.take_along(connection, guest.id or "", account.id or "")
            await private_store.hand_over(connection, guest.id or "", account.id or "", games)
            left = exists().where(SeatRow.holder == guest.id)
            await connection.execute(delete(GuestRow).where(GuestRow.id == guest.id, ~left))
        await self._look_again(games)

    async def erase(self, person: Person) -> None:
        """Forget somebody: games with others stay without their name, and those that go on are resigned.

        Games that nobody else has played go, too.
        """
        offered = or_(SeekRow.maker == person.id, SeekRow.to == person.id)
        async with self._store.transaction() as connection:  # they begin no game meanwhile
            await connection.execute(delete(SeekRow).where(offered))
        for game_id in await self._running(person):
            await self._games.change(game_id, lambda game, at: _left(game, person, at))
        async with self._store.transaction() as connection:
            await one_by_one(
                connection, person.id
            )  # whatever they do elsewhere waits, and is refused
            shared = list(await connection.scalars(_shared(person)))
            await connection.execute(_one_on(shared))
            alone = select(SeatRow.game_id).where(
                SeatRow.holder == person.id, SeatRow.game_id.not_in(shared)
            )
            away = update(GameRow).where(GameRow.id.in_(alone), GameRow.discarded.is_(None))
            own = list(await connection.scalars(alone.distinct()))
            await connection.execute(away.values(discarded=now()))
            colour = case(
                *((SeatRow.player == player.value, name) for player, name in NAMES.items()),
                else_=SeatRow.name,
            )
            named = case((SeatRow.kind == "person", colour), else_=SeatRow.name)
            gone = update(SeatRow).where(SeatRow.holder == person.id)
            await connection.execute(gone.values(name=named, holder=GONE))
            await notices_sql.forget(connection, [person.id or ""])
            for row in (VacationRow, RatingRow, RatedGameRow):
                await connection.execute(delete(row).where(row.holder == person.id))
            met = update(RatedGameRow).where(RatedGameRow.opponent == person.id)
            await connection.execute(met.values(opponent=GONE))
            await tournaments_sql.forget(connection, person.id or "")
            await connection.execute(records_sql.forgotten(shared))
            await connection.execute(delete(SeekRow).where(offered))
            await private_store.erase(connection, person.id or "")
            await connection.execute(agreement_sql.erased(person.id or ""))
            await moderation_store.forget(connection, [person.id or ""])
            await connection.execute(delete(GuestRow).where(GuestRow.id == person.id))
        await self._look_again([*shared, *own])

    async def _running(self, person: Person) -> list[str]:
        going_on = GameRow.result == UNFINISHED, GameRow.discarded.is_(None)
        asked = select(GameRow.id).where(GameRow.id.in_(_shared(person)), *going_on)
        async with self._store.reading() as connection:
            return list(await connection.scalars(asked))

    async def _look_again(self, games: list[str]) -> None:
        looking = [task for game in games if (task := self._games.look_again(game))]
        await asyncio.gather(*looking, return_exceptions=True)


def _shared(person: Person) -> Select[Any]:
    """Choose the games in which somebody has a seat and somebody else the other one."""
    own, other = aliased(SeatRow), aliased(SeatRow)
    is_other: ColumnElement[bool] = and_(other.holder != own.holder, other.holder != AWAITED)
    return (
        select(own.game_id)
        .join(other, other.game_id == own.game_id)
        .where(own.holder == person.id, is_other)
        .distinct()
    )


def _one_on(games: list[str]) -> Any:
    """Let games that are in memory be read again."""
    return update(GameRow).where(GameRow.id.in_(games)).values(version=GameRow.version + 1)


def _left(game: LiveGame, person: Person, at: int) -> LiveGame:
    own: list[Player] = game.held_by(person.id)
    if game.is_over or not own:
        return game
    try:
        return game.resigned(own[0], at)
    except GipfError:  # it ended meanwhile
        return game
