"""Ratings in the database: changed in the transaction in which a rated game ends, once for each game."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, exists, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.live_game import LiveGame
from gipf.host.ratings import Pool, Rating, after_game, counts, pool_of, score_of
from gipf.server import agreement_sql
from gipf.server.database import insert_unless_there
from gipf.server.models import RatedGameRow, RatingRow
from gipf.variants import Player

_KEY = RatingRow.holder, RatingRow.family, RatingRow.speed
Key = tuple[str, str, str]
"""Whose rating, of which family, at which speed."""


async def rate(connection: AsyncConnection, games: Sequence[LiveGame]) -> None:
    """Rate those of some games that count and have ended in this transaction.

    The rows are locked in one order, whatever games they are of, so that nobody waits for each other.
    """
    counted = [game for game in games if counts(game)]
    keys = sorted({key for game in counted for key in _keys(game)})
    if not keys:
        return
    await _make(connection, keys)
    locked = select(RatingRow).where(tuple_(*_KEY).in_(keys)).order_by(*_KEY).with_for_update()
    known = {
        (row.holder, row.family, row.speed): rating_in(row)
        for row in await connection.execute(locked)
    }
    for game in counted:
        await _rate(connection, game, known)


async def _rate(connection: AsyncConnection, game: LiveGame, known: dict[Key, Rating]) -> None:
    keys = _keys(game)
    before = known[keys[0]], known[keys[1]]
    there = select(exists().where(RatedGameRow.game_id == game.id))
    if await connection.scalar(there):
        return
    await connection.execute(agreement_sql.wanted(game))
    score = score_of(game.result)
    both = after_game(*before, score, game.updated)
    for player, key, other, old, new, points in zip(
        Player, keys, reversed(keys), before, both, (score, 1 - score), strict=True
    ):
        known[key] = new
        holder, family, speed = key
        await connection.execute(
            update(RatingRow)
            .where(tuple_(*_KEY) == key)
            .values(
                value=new.value, deviation=new.deviation, volatility=new.volatility, at=new.at,
                games=new.games,
            )
        )  # fmt: skip
        await connection.execute(
            insert(RatedGameRow).values(
                game_id=game.id, player=player.value, holder=holder, opponent=other[0],
                family=family, speed=speed, score=points, before=old.value, after=new.value,
                deviation=new.deviation, at=game.updated,
            )
        )  # fmt: skip


def _keys(game: LiveGame) -> tuple[Key, Key]:
    """Give the keys of both players' ratings."""
    pool = pool_of(game)
    white, black = (game.seats[player].holder for player in Player)
    assert pool, "it counts"
    assert white, "it counts"
    assert black, "it counts"
    return (white, pool.family, pool.speed), (black, pool.family, pool.speed)


async def _make(connection: AsyncConnection, keys: Collection[Key]) -> None:
    """Make the rows there are not yet; of two who do so at once one does."""
    fresh = Rating()
    values = [
        {
            "holder": holder, "family": family, "speed": speed, "value": fresh.value,
            "deviation": fresh.deviation, "volatility": fresh.volatility, "games": 0,
        }
        for holder, family, speed in keys
    ]  # fmt: skip
    await connection.execute(insert_unless_there(connection, RatingRow), values)


def rating_in(row: Any) -> Rating:
    """Read a rating."""
    return Rating(row.value, row.deviation, row.volatility, row.at, row.games)


def ratings_of(holders: Collection[str]) -> Select[Any]:
    """Ask for all ratings of some people."""
    return select(RatingRow).where(RatingRow.holder.in_(holders), RatingRow.games > 0)


def history_of(holder: str, pool: Pool, most: int) -> Select[Any]:
    """Ask for what games did to a rating, the latest first."""
    own = RatedGameRow.holder == holder
    there = RatedGameRow.family == pool.family, RatedGameRow.speed == pool.speed
    return (
        select(RatedGameRow)
        .where(own, *there)
        .order_by(RatedGameRow.at.desc(), RatedGameRow.game_id)
        .limit(most)
    )
