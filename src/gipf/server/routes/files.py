"""Game files: read, written, stored as games, and the files and pictures of games."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gipf.host.api import files
from gipf.host.export import attachment
from gipf.host.requests.files import EmbedRequest, ImportRequest, TextRequest, TreeRequest
from gipf.host.responses.files import EmbedResponse, ImportResponse, ReadResponse, WriteResponse
from gipf.host.wire import write
from gipf.server.routes.responses import (
    INVALID,
    MISSING,
    count_file,
    json_response,
    picture_response,
    written_response,
)
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["files"])


@router.post("/read", response_model=ReadResponse, responses=INVALID)
async def read_games(request: Request, services: Running, body: TextRequest) -> Response:
    """Read a game file, an archive's text, a position, a variant or a list of moves."""
    read = services.reader(request)
    return written_response(await read(lambda tell: write(files.read_games(body, tell))))


@router.post("/write", response_model=WriteResponse, responses=INVALID)
async def write_game(request: Request, services: Running, body: TreeRequest) -> Response:
    """Write a tree of turns as a game file in canonical form."""
    read = services.reader(request)
    return json_response(await read(lambda tell: files.write_game(body, tell)))


@router.post("/embed", response_model=EmbedResponse, responses=INVALID)
async def embed(request: Request, services: Running, body: EmbedRequest) -> Response:
    """Write HTML that shows a game, or a position of it, in any page."""
    read = services.reader(request)
    return json_response(await read(lambda tell: files.embed(body, tell)))


@router.post(
    "/games/import",
    response_model=ImportResponse,
    status_code=201,
    responses=INVALID,
    tags=["games"],
)
async def import_games(
    request: Request, services: Running, person: Asking, body: ImportRequest
) -> Response:
    """Read games from a text, as `/api/read` does, and store them; their main lines can be gone on with.

    A file of side games by themselves is stored as those.
    """
    read = services.reader(request)
    return json_response(await files.import_games(services, body, read, person), 201)


@router.get("/games/{id}/file", response_class=PlainTextResponse, responses=MISSING, tags=["games"])
async def game_file(request: Request, services: Running, id: str) -> Response:  # noqa: A002
    """Give a game as a file."""
    text, name = await files.game_file(services, id, services.reader(request))
    return PlainTextResponse(text, headers={"Content-Disposition": attachment(name)})


@router.get(
    "/games/{id}/picture.svg",
    response_class=Response,
    responses={**MISSING, 200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
    tags=["games"],
)
async def game_picture(
    services: Running,
    id: str,  # noqa: A002
    ply: Annotated[int | None, Query(ge=0, description="After so many decisions.")] = None,
    theme: Literal["light", "dark", "auto"] = "auto",
    flipped: bool = False,
) -> Response:
    """Draw a game's position, now or after some decisions."""
    return picture_response(await files.game_picture(services, id, ply, theme, flipped=flipped))


@router.get(
    "/games/{id}/picture.png",
    response_class=Response,
    responses={**MISSING, 200: {"content": {"image/png": {}}, "description": "A picture."}},
    tags=["games"],
)
async def game_png(
    request: Request,
    services: Running,
    id: str,  # noqa: A002
    ply: Annotated[int | None, Query(ge=0, description="After so many decisions.")] = None,
    theme: Literal["light", "dark"] = "light",
    flipped: bool = False,
) -> Response:
    """Draw a game's position as PNG, where the extra `pictures` is installed."""
    game = await services.games.get(id)
    if not services.pictures.has(game, ply, theme, flipped=flipped):
        count_file(request)
    drawn = await services.pictures.draw(game, ply, theme, flipped=flipped)
    kept = "public, max-age=300" if game.is_public else "private, no-cache"
    return Response(drawn, media_type="image/png", headers={"Cache-Control": kept})
