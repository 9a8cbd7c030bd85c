"""Games that everybody may see: searched, in files by month, one that is featured; and one's own in a file."""

import re
from collections.abc import AsyncIterator
from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BeforeValidator

from gipf.host.api import public_games
from gipf.host.api.games import CURSOR, MOST_LISTED
from gipf.host.catalogue import ResultFilter
from gipf.host.export import attachment
from gipf.host.responses.games import GamesResponse
from gipf.host.responses.public_games import FeaturedResponse, MonthsResponse
from gipf.server.records import FileKind
from gipf.server.routes.responses import INVALID, count_file, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["public games"])


def _written_out(value: object) -> object:
    """Refuse what is no day as people write it: a number would be taken for seconds."""
    if isinstance(value, str) and not re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        raise ValueError("a day is written as 2026-11-19")
    return value


Day = Annotated[date, BeforeValidator(_written_out)]
HOUR = "public, max-age=3600"
Kind = Annotated[FileKind, Query(description="Games, or side games by themselves.")]
GZIP: dict[int | str, dict[str, object]] = {
    200: {"content": {"application/gzip": {}}, "description": "Game files, compressed."},
    304: {"description": "Nothing has changed."},
}
PLAIN: dict[int | str, dict[str, object]] = {
    200: {"content": {"text/plain": {}}, "description": "Game files."},
}


@router.get("/public-games", response_model=GamesResponse, responses=INVALID)
async def search(
    services: Running,
    person: Asking,
    player: Annotated[str, Query(max_length=40, description="How a player's name begins.")] = "",
    family: Annotated[
        str | None,
        Query(
            max_length=20,
            pattern="^[a-z]+$",
            description="The base of the variant, `potentials`, or a side game.",
        ),
    ] = None,
    result: Annotated[
        Literal["w", "b", "drawn", "open"] | None, Query(description="How it ended.")
    ] = None,
    since: Annotated[Day | None, Query(description="Last played on this day or later.")] = None,
    until: Annotated[Day | None, Query(description="Last played on this day or before.")] = None,
    rated: Annotated[bool, Query(description="Only rated ones.")] = False,
    least: Annotated[int, Query(ge=0, le=1000, description="So many turns or more.")] = 0,
    position: Annotated[
        str,
        Query(
            max_length=4000, description="A position to which they came: only games that are over."
        ),
    ] = "",
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="The `next` of the part before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """List games that everybody may see, those played last first."""
    chosen: ResultFilter | None = result
    found = await public_games.search(
        services, player=player, family=family, result=chosen, since=since, until=until,
        rated=rated, least=least, position=position, person=person, before=before, limit=limit,
    )  # fmt: skip
    return json_response(found)


@router.get("/public-games/featured", response_model=FeaturedResponse)
async def featured(services: Running) -> Response:
    """Give the game that goes on between the strongest, if any does that everybody may watch."""
    return json_response({"featured": await services.featured.look()})


@router.get("/public-games/files", response_model=MonthsResponse)
async def months(services: Running, kind: Kind = "game") -> Response:
    """List the months of which there is a file of all rated games."""
    found = await services.records.months(kind)
    return json_response({"months": [{"month": each.month, "games": each.games} for each in found]})


@router.get("/public-games/files/{month}", response_class=Response, responses=GZIP)
async def month_file(
    request: Request,
    services: Running,
    month: Annotated[str, Path(pattern=r"^\d{4}-\d\d$", examples=["2026-11"])],
    kind: Kind = "game",
) -> Response:
    """Give all rated games that ended in a month, as game files one after the other, compressed."""
    found = next(
        (each for each in await services.records.months(kind) if each.month == month), None
    )
    tag = f'"{month}-{kind}-{found.games}-{found.written}"' if found else f'"{month}-{kind}"'
    headers = {"ETag": tag, "Cache-Control": HOUR}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    count_file(request)
    name = f"gipf-{month}{'-side' if kind == 'side' else ''}.gipf.gz"
    return StreamingResponse(
        services.records.of_month(kind, month),
        media_type="application/gzip",
        headers={**headers, "Content-Disposition": attachment(name)},
    )


@router.get("/me/games", response_class=Response, responses=PLAIN)
async def own_games(
    request: Request, services: Running, person: Asking, kind: Kind = "game"
) -> Response:
    """Give all games of whoever asks as game files one after the other, those played last first."""
    count_file(request)
    found: AsyncIterator[bytes] = services.records.of_person(person, kind)
    name = f"gipf-{'side-' if kind == 'side' else ''}games.gipf"
    headers = {"Content-Disposition": attachment(name), "Cache-Control": "no-store"}
    return StreamingResponse(found, media_type="text/plain", headers=headers)
