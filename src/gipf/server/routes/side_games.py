"""Side games by themselves: which there are, new ones, scenes, files; they are played over the WebSocket."""

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gipf.host.api import side_games
from gipf.host.requests.side_games import (
    NewSideGameRequest,
    SideSceneRequest,
    SideTextRequest,
    SideTouchesRequest,
)
from gipf.host.responses.side_games import (
    SideGamesResponse,
    SideReadResponse,
    SideReasonResponse,
    SideSceneResponse,
)
from gipf.host.view import SideGameState
from gipf.host.wire import write
from gipf.server.routes.responses import (
    INVALID,
    MISSING,
    json_response,
    picture_response,
    written_response,
)
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["side games"])


@cache
def _side_games() -> str:
    return write(side_games.side_games())


@router.get("/side-games", response_model=SideGamesResponse)
async def list_side_games() -> Response:
    """List the side games that can be played by themselves, and all boards."""
    return written_response(_side_games())


@router.post("/side-games", response_model=SideGameState, status_code=201, responses=INVALID)
async def new_side_game(services: Running, person: Asking, body: NewSideGameRequest) -> Response:
    """Set up a side game by itself; it is played over the WebSocket ``/api/live``."""
    return json_response(await side_games.new_side_game(services, body, person), 201)


@router.post("/side-games/scene", response_model=SideSceneResponse, responses=INVALID)
async def side_scene(request: Request, services: Running, body: SideSceneRequest) -> Response:
    """Play a side game through; give how it is shown then."""
    read = services.reader(request)
    return written_response(await read(lambda _: write(side_games.side_scene(body))))


@router.post("/side-games/reason", response_model=SideReasonResponse, responses=INVALID)
async def side_reason(request: Request, services: Running, body: SideTouchesRequest) -> Response:
    """Say why touching a spot of a side game's board does nothing."""
    read = services.reader(request)
    return json_response(await read(lambda _: side_games.side_reason(body)))


@router.post("/side-games/read", response_model=SideReadResponse, responses=INVALID)
async def read_side_game(request: Request, services: Running, body: SideTextRequest) -> Response:
    """Read a file, a position or moves of a side game, without storing it."""
    read = services.reader(request)
    return json_response(await read(lambda _: side_games.read_side_game(body)))


@router.post("/side-games/import", response_model=SideGameState, status_code=201, responses=INVALID)
async def import_side_game(
    request: Request, services: Running, person: Asking, body: SideTextRequest
) -> Response:
    """Read a file, a position or moves of a side game and store it; it can be gone on with."""
    read = services.reader(request)
    return json_response(await side_games.import_side_game(services, body, read, person), 201)


@router.get("/side-games/{id}", response_model=SideGameState, responses=MISSING)
async def get_side_game(services: Running, person: Asking, id: str) -> Response:  # noqa: A002
    """Give a side game by itself as it stands."""
    return json_response(await side_games.get_side_game(services, id, person))


@router.get("/side-games/{id}/scene", response_model=SideSceneResponse, responses=MISSING)
async def side_game_scene(
    services: Running,
    person: Asking,
    id: str,  # noqa: A002
    ply: Annotated[int, Query(ge=0, description="After so many moves.")],
) -> Response:
    """Show a side game by itself as it stood after some of its moves, to whoever looks at it now."""
    return json_response(await side_games.side_game_scene(services, id, ply, person))


@router.get(
    "/side-games/{id}/picture.svg",
    response_class=Response,
    responses={**MISSING, 200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
)
async def side_game_picture(
    services: Running,
    id: str,  # noqa: A002
    ply: Annotated[int | None, Query(ge=0, description="After so many decisions.")] = None,
    theme: Literal["light", "dark", "auto"] = "auto",
) -> Response:
    """Draw a side game by itself that is played on a board, now or after some decisions."""
    return picture_response(await side_games.side_game_picture(services, id, ply, theme))


@router.get("/side-games/{id}/file", response_class=PlainTextResponse, responses=MISSING)
async def side_game_file(services: Running, id: str) -> Response:  # noqa: A002
    """Give a side game by itself as a file, once nothing in it is hidden any more."""
    text, name = await side_games.side_game_file(services, id)
    disposition = f'attachment; filename="{name}"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})
