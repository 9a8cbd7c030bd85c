"""The game that is shown to everybody who comes: of those that go on the one between the strongest."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, select, tuple_
from sqlalchemy.orm import aliased

from gipf.host.games import Games
from gipf.host.lobby import rating_data
from gipf.host.moments import now
from gipf.host.ratings import MIDDLE, Rating, family_of
from gipf.host.responses.public_games import FeaturedData
from gipf.host.view import public_summary_of
from gipf.record.headers import UNFINISHED
from gipf.server.models import GameRow, RatingRow, SeatRow
from gipf.server.ratings_sql import rating_in
from gipf.server.store import Store
from gipf.variants import Player

KEPT = 2.0
"""Seconds for which an answer is kept."""
CANDIDATES = 60
"""Games that are compared: those in which a move was made last."""
LATELY = 86_400_000
"""Milliseconds without a move after which a game over days is no longer shown."""

_Key = tuple[str, str, str]


class Featured:
    """Looks for it, once for all who ask at the same time."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store, self._games = store, games
        self._until = 0.0
        self._found: str | None = None
        self._ratings: Mapping[Player, Rating | None] = {}
        self._looking = asyncio.Lock()

    async def look(self) -> FeaturedData | None:
        """Give the game, how strong its players are, and how many people watch it."""
        async with self._looking:
            if self._until < time.monotonic():
                self._found, self._ratings = await self._strongest()
                self._until = time.monotonic() + KEPT
            name, ratings = self._found, self._ratings
        summary = await self._store.summary(name) if name else None
        if name is None or summary is None:
            return None
        holders = {seat.holder for seat in summary.seats.values()}
        return {
            "game": public_summary_of(summary),
            "ratings": {
                player.value: rating_data(rating) if (rating := ratings.get(player)) else None
                for player in Player
            },
            "watching": self._games.watching(name, holders),
        }

    async def _strongest(self) -> tuple[str | None, Mapping[Player, Rating | None]]:
        at = now()
        async with self._store.reading() as connection:
            rows = (await connection.execute(_going_on(at))).all()
            keys = {key for row in rows for key in _keys(row).values()}
            asked = select(RatingRow).where(
                tuple_(RatingRow.holder, RatingRow.family, RatingRow.speed).in_(keys),
                RatingRow.games > 0,
            )
            known = {
                (row.holder, row.family, row.speed): rating_in(row).now(at)
                for row in (await connection.execute(asked) if keys else ())
            }

        def strength(row: Any) -> tuple[bool, float, int, str]:
            both = [known[key].value if key in known else MIDDLE for key in _keys(row).values()]
            return row.clock_cap is None, sum(both), row.updated, row.id

        best = max(rows, key=strength, default=None)
        if best is None:
            return None, {}
        return best.id, {player: known.get(key) for player, key in _keys(best).items()}


def _keys(row: Any) -> dict[Player, _Key]:
    """Give the keys of both players' ratings."""
    pool = family_of(row.variant), "live" if row.clock_cap is None else "days"
    return {Player.WHITE: (row.white, *pool), Player.BLACK: (row.black, *pool)}


def _going_on(at: int) -> Select[str, str, int, int | None, str | None, str | None]:
    """Ask for games that everybody may watch and in which something happens."""
    white, black = aliased(SeatRow), aliased(SeatRow)

    def of(seat: type[SeatRow], player: Player) -> ColumnElement[bool]:
        return and_(seat.game_id == GameRow.id, seat.player == player.value)

    return (
        select(
            GameRow.id,
            GameRow.variant,
            GameRow.updated,
            GameRow.clock_cap,
            white.holder.label("white"),
            black.holder.label("black"),
        )
        .join(white, of(white, Player.WHITE))
        .join(black, of(black, Player.BLACK))
        .where(GameRow.public, GameRow.result == UNFINISHED, GameRow.discarded.is_(None))
        .where(GameRow.kind == "game", GameRow.turns > 0, GameRow.updated > at - LATELY)
        .where(GameRow.clock_running.is_not(None), GameRow.clock_falls > at)
        .order_by(GameRow.updated.desc(), GameRow.id)
        .limit(CANDIDATES)
    )
