"""Side games by themselves: which there are, new ones, scenes, files; they are played over the WebSocket."""

from dataclasses import replace
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gipf.errors import GipfError
from gipf.record.side_file import read_side_text
from gipf.record.side_play import SidePlay
from gipf.server.computer_player import SIDE_LEVELS
from gipf.server.games import new_id
from gipf.server.pasted_text import cleaned
from gipf.server.routes.games import clock_of, seats_of
from gipf.server.routes.responses import (
    INVALID,
    MISSING,
    json_response,
    picture_response,
    written_response,
)
from gipf.server.schemas import (
    NewSideGameRequest,
    SideGamesResponse,
    SideReadResponse,
    SideSceneRequest,
    SideSceneResponse,
    SideTextRequest,
)
from gipf.server.services import Running
from gipf.server.settings import now
from gipf.server.side_file import live_side_game_of, side_file_of, side_picture_of
from gipf.server.side_position import SidePosition
from gipf.server.side_view import movers_of, shown
from gipf.server.view import SideGameState, side_look_at, side_state_of
from gipf.server.wire import write
from gipf.side_games import ON_THE_PAGE, load
from gipf.side_games.boards import NAMES as BOARDS
from gipf.side_games.boards import board_named
from gipf.side_games.paragraphs import FIRST
from gipf.side_games.scene import sketch_of

router = APIRouter(prefix="/api", tags=["side games"])


@cache
def _side_games() -> str:
    entries = []
    for name in ON_THE_PAGE:
        board = sketch_of(name, load(name).start()).board
        options = list(load(name).options)
        entries.append(
            {
                "name": name,
                "rule": FIRST[name],
                "options": options,
                "board": board,
                "is_quick": not board,
            }
        )
    boards = {name: board_named(name) for name in BOARDS}
    return write({"games": entries, "boards": boards, "levels": SIDE_LEVELS})


@router.get("/side-games", response_model=SideGamesResponse)
async def side_games() -> Response:
    """List the side games that can be played by themselves, and all boards."""
    return written_response(_side_games())


@router.post("/side-games", response_model=SideGameState, status_code=201, responses=INVALID)
async def new_side_game(services: Running, body: NewSideGameRequest) -> Response:
    """Set up a side game by itself; it is played over the WebSocket ``/api/live``."""
    seats = seats_of(body.seats)
    if any((seat.level or 0) > SIDE_LEVELS for seat in seats.values()):
        raise GipfError("side-level", most=SIDE_LEVELS)
    live = await services.games.new(SidePosition.new(body.game), seats, clock_of(body.clock))
    return json_response(side_state_of(live, now()), 201)


@router.post("/side-games/scene", response_model=SideSceneResponse, responses=INVALID)
async def side_scene(request: Request, services: Running, body: SideSceneRequest) -> Response:
    """Play a side game through; give how it is shown then."""

    def work(_check: object) -> Response:
        play = SidePlay.parse(body.play)
        if body.position is not None:
            play = replace(SidePlay.from_position(body.position), moves=play.moves)
        state = play.state
        if state is None:
            raise GipfError("side-play-unknown", name=play.name)
        ended = None
        if play.outcome and state.outcome is None:
            ended = play.outcome, "agreement" if play.outcome == "draw" else "resignation"
        data = shown(play, body.viewer, ended)
        return json_response({"scene": data["scene"], "moves": data["moves"]})

    return await services.readers.run(request, work)


@router.post("/side-games/read", response_model=SideReadResponse, responses=INVALID)
async def read_side_game(request: Request, services: Running, body: SideTextRequest) -> Response:
    """Read a file, a position or moves of a side game, without storing it."""

    def work(_check: object) -> Response:
        file = read_side_text(cleaned(body.text), body.game)
        headers = {"Result": file.result, **file.headers}
        answer: SideReadResponse = {
            "play": str(file.play),
            "movers": movers_of(file.play),
            "position": file.play.position,
            "headers": headers,
        }
        return json_response(answer)

    return await services.readers.run(request, work)


@router.post("/side-games/import", response_model=SideGameState, status_code=201, responses=INVALID)
async def import_side_game(request: Request, services: Running, body: SideTextRequest) -> Response:
    """Read a file, a position or moves of a side game and store it; it can be gone on with."""
    live = await services.readers.run(
        request, lambda _: live_side_game_of(body.text, new_id(), now(), body.game)
    )
    await services.store.add(live)
    return json_response(side_state_of(live, now()), 201)


@router.get("/side-games/{id}", response_model=SideGameState, responses=MISSING)
async def get_side_game(services: Running, id: str) -> Response:  # noqa: A002
    """Give a side game by itself as it stands."""
    return json_response(side_state_of(await services.games.get(id), now()))


@router.get("/side-games/{id}/scene", response_model=SideSceneResponse, responses=MISSING)
async def side_game_scene(
    services: Running,
    id: str,  # noqa: A002
    ply: Annotated[int, Query(ge=0, description="After so many moves.")],
) -> Response:
    """Show a side game by itself as it stood after some of its moves, to whoever looks at it now."""
    live = await services.games.get(id)
    return json_response(side_look_at(live, ply))


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
    live = await services.games.get(id)
    return picture_response(side_picture_of(live, ply, theme))


@router.get("/side-games/{id}/file", response_class=PlainTextResponse, responses=MISSING)
async def side_game_file(services: Running, id: str) -> Response:  # noqa: A002
    """Give a side game by itself as a file, once nothing in it is hidden any more."""
    live = await services.games.get(id)
    disposition = f'attachment; filename="{live.id}.gipf"'
    return PlainTextResponse(str(side_file_of(live)), headers={"Content-Disposition": disposition})
