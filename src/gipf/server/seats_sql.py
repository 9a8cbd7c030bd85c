"""The queries about who is connected to a game, through whichever server."""

from collections.abc import Collection

from sqlalchemy import Select, Update, select, tuple_, update

from gipf.server.models import SeatRow
from gipf.variants import Player


def seen_now(here: Collection[tuple[str, Player]], now: int) -> Update:
    """Note that players are connected; a row that somebody else is writing is left to them."""
    seat = tuple_(SeatRow.game_id, SeatRow.player)
    free = select(SeatRow.game_id, SeatRow.player).where(
        seat.in_([(game, player.value) for game, player in here])
    )
    return update(SeatRow).where(seat.in_(free.with_for_update(skip_locked=True))).values(seen=now)


def last_seen(games: Collection[str]) -> Select[str, str, int | None]:
    """Ask when the players of games were connected last."""
    return select(SeatRow.game_id, SeatRow.player, SeatRow.seen).where(
        SeatRow.game_id.in_(games), SeatRow.seen.is_not(None)
    )
