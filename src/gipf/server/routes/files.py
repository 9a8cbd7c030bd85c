"""Game files: read, written, stored as games, and the files and pictures of games."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gipf.errors import GipfError
from gipf.server.annotating import is_annotated, with_analysis
from gipf.server.catalogue import summary_from
from gipf.server.export import attachment, file_name, picture_of
from gipf.server.games import new_id
from gipf.server.importing import live_game_of, title_of
from gipf.server.live_game import LiveGame
from gipf.server.pasted_text import read_as_far, read_text
from gipf.server.reader_threads import Check
from gipf.server.routes.responses import INVALID, MISSING, json_response, picture_response
from gipf.server.schemas import (
    ImportRequest,
    ImportResponse,
    ReadResponse,
    TextRequest,
    TreeRequest,
    WriteResponse,
)
from gipf.server.services import Running
from gipf.server.settings import now
from gipf.server.side_file import is_side_file, live_side_games_of
from gipf.server.trees import game_of, tree_of
from gipf.server.view import summary_of
from gipf.server.wire import refusal

MOST_IMPORTED = 200
"""So many games are read from one text."""

router = APIRouter(prefix="/api", tags=["files"])


@router.post("/read", response_model=ReadResponse, responses=INVALID)
async def read_games(request: Request, services: Running, body: TextRequest) -> Response:
    """Read a game file, an archive's text, a position, a variant or a list of moves."""

    def work(check: Check) -> Response:
        return json_response({"games": [tree_of(game) for game in read_text(body.text, check)]})

    return await services.readers.run(request, work)


@router.post("/write", response_model=WriteResponse, responses=INVALID)
async def write_game(request: Request, services: Running, body: TreeRequest) -> Response:
    """Write a tree of turns as a game file in canonical form."""
    text = await services.readers.run(request, lambda check: str(game_of(body.game, check)))
    return json_response({"text": text})


@router.post(
    "/games/import",
    response_model=ImportResponse,
    status_code=201,
    responses=INVALID,
    tags=["games"],
)
async def import_games(request: Request, services: Running, body: ImportRequest) -> Response:
    """Read games from a text, as `/api/read` does, and store them; their main lines can be gone on with.

    A file of side games by themselves is stored as those.
    """

    def work(check: Check) -> tuple[list[tuple[LiveGame, str | None, str]], GipfError | None]:
        if is_side_file(body.text):
            found, wrong = live_side_games_of(body.text, new_id, now())
            title = title_of(body.title or "")
            return [(live, None, title) for live in found[:MOST_IMPORTED]], wrong
        games, problem = read_as_far(body.text, check)
        return [
            (
                live_game_of(game, new_id(), now(), body.kind),
                str(game) if is_annotated(game) else None,
                title_of(body.title or game.headers["Event"]),
            )
            for game in games[:MOST_IMPORTED]
        ], problem

    imported, problem = await services.readers.run(request, work)
    titles = {live.id: title for live, _, title in imported}
    await services.store.add_all([(live, analysis) for live, analysis, _ in imported], titles)
    found = [summary_of(summary_from(live, titles[live.id])) for live, _, _ in imported]
    return json_response({"games": found, "problem": problem and refusal(problem)}, 201)


@router.get("/games/{id}/file", response_class=PlainTextResponse, responses=MISSING, tags=["games"])
async def game_file(request: Request, services: Running, id: str) -> Response:  # noqa: A002
    """Give a game as a file."""
    live = await services.games.get(id)
    analysis = await services.store.read_analysis(id)

    def work(_: Check) -> tuple[str, str]:
        game = with_analysis(live, analysis)
        return str(game), file_name(game)

    text, name = await services.readers.run(request, work)
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
    live = await services.games.get(id)
    return picture_response(picture_of(live, ply, theme, flipped=flipped))
