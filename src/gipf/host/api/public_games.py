"""Games that everybody may see: found by what is known of them."""

import asyncio
from datetime import UTC, date, datetime
from typing import get_args

from gipf.host.api.games import list_games
from gipf.host.catalogue import Base, GameFilter, ResultFilter
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.permissions import check_advice
from gipf.host.responses.games import GamesResponse
from gipf.position import Position
from gipf.record.symmetric_positions import numbered

DAY = 86_400_000


async def search(
    host: Host,
    *,
    player: str,
    family: str | None,
    result: ResultFilter | None,
    since: date | None,
    until: date | None,
    rated: bool,
    least: int,
    position: str,
    person: Person,
    before: str | None,
    limit: int,
) -> GamesResponse:
    """List games that everybody may see, those played last first; days are those of UTC, both counted.

    With a position only those that are over and came to it, or to an image of it; nobody asks about a game that
    they play just now.
    """
    if position:
        await check_advice(host, person, position)
    base = family if family in get_args(Base) else None
    chosen = GameFilter(
        kind="played",
        base=base,  # type: ignore[arg-type]  # it is one of them
        side=family if family and not base else None,
        result=result,
        begun=True,
        is_public=True,
        player=" ".join(player.split()),
        is_rated=rated,
        since=_moment(since) if since else None,
        until=_moment(until) + DAY if until else None,
        least=least,
        reached=await asyncio.to_thread(_number, position) if position else None,
    )
    return await list_games(host, chosen, before, limit)


def _number(position: str) -> int:
    return numbered(Position.parse(position)).number


def _moment(day: date) -> int:
    """Give the first moment of a day.

    >>> from datetime import date
    >>> _moment(date(1970, 1, 2))
    86400000
    """
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
