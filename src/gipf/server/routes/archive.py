"""All games at once, to be kept elsewhere or moved to another host."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from gipf.host.api import archive
from gipf.host.api.games import CURSOR
from gipf.host.requests.archive import ArchiveRequest
from gipf.host.responses.archive import ArchivedGameData, ArchiveImportResponse, ArchiveResponse
from gipf.server.routes.responses import INVALID, MISSING, json_response
from gipf.server.services import Running

router: APIRouter = APIRouter(prefix="/api", tags=["files"])


@router.get("/archive", response_model=ArchiveResponse, responses=INVALID)
async def get_archive(
    services: Running,
    kind: archive.ArchiveKind = "played",
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="`next` of the part before.")
    ] = None,
) -> Response:
    """Give a part of all games and side games, or of all studies, with everything that is stored of them."""
    return json_response(await archive.get_archive(services, kind, before))


@router.get("/archive/{id}", response_model=ArchivedGameData | None, responses=MISSING)
async def get_archived_game(services: Running, id: str) -> Response:  # noqa: A002
    """Give one game, study or side game with all that is stored of it; nothing while two people play it."""
    return json_response(await archive.get_archived_game(services, id))


@router.post("/archive", response_model=ArchiveImportResponse, responses=INVALID)
async def import_archive(request: Request, services: Running, body: ArchiveRequest) -> Response:
    """Take in games of another host, or only say what would come of it.

    One that is here already stays; one that has gone on there is brought up to date; one that has gone on
    differently in both places is kept twice. If any of them cannot be read, none is taken in.
    """
    return json_response(await archive.import_archive(services, body, services.reader(request)))
