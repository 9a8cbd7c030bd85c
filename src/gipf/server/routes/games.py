"""Games: set up, listed, given and deleted; they are played over the WebSocket."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.host.api import games
from gipf.host.api.games import CURSOR, MOST_LISTED
from gipf.host.catalogue import Base, GameFilter, KindFilter, Opponent, ResultFilter
from gipf.host.requests.games import DescriptionRequest, NewGameRequest
from gipf.host.responses.games import GamesResponse, StatisticsResponse
from gipf.host.view import GameState, GameSummary
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["games"])


@router.post("/games", response_model=GameState, status_code=201, responses=INVALID)
async def new_game(services: Running, person: Asking, body: NewGameRequest) -> Response:
    """Set up a new game; it is played over the WebSocket ``/api/live``."""
    return json_response(await games.new_game(services, body, person), 201)


@router.get("/games", response_model=GamesResponse, responses=INVALID)
async def list_games(
    services: Running,
    person: Asking,
    q: Annotated[
        str, Query(max_length=200, description="Words in names, title, note, variant or result.")
    ] = "",
    kind: Annotated[
        KindFilter | None,
        Query(
            description="Games, studies, side games, or `played`: games and side games;"
            " games and studies if left out."
        ),
    ] = None,
    variant: Annotated[
        Base | None, Query(description="The base of the variant, or `potentials`.")
    ] = None,
    result: Annotated[
        ResultFilter | None,
        Query(
            description="How it ended: `won` and `lost` against the computer, `w` and `b` by colour."
        ),
    ] = None,
    opponent: Annotated[Opponent | None, Query(description="Who plays.")] = None,
    level: Annotated[int | None, Query(ge=1, le=10, description="The computer's level.")] = None,
    side: Annotated[
        str | None, Query(max_length=60, description="The name of a side game: `yinsh`.")
    ] = None,
    begun: Annotated[
        bool, Query(description="Only those in which something has been played.")
    ] = False,
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="The `next` of the part before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> Response:
    """List games, those played last first."""
    chosen = GameFilter(q, kind, variant, result, opponent, level, side, begun, person.id)
    return json_response(await games.list_games(services, chosen, before, limit))


@router.get("/games/{id}", response_model=GameState, responses=MISSING)
async def get_game(services: Running, person: Asking, id: str) -> Response:  # noqa: A002
    """Give a game as it stands."""
    return json_response(await games.get_game(services, id, person))


@router.delete("/games/{id}", status_code=204, responses=MISSING)
async def delete_game(services: Running, id: str) -> Response:  # noqa: A002
    """Delete a game; it can be restored for a day."""
    await games.delete_game(services, id)
    return Response(status_code=204)


@router.post("/games/{id}/restore", response_model=GameSummary, responses=MISSING)
async def restore_game(services: Running, id: str) -> Response:  # noqa: A002
    """Bring back a game that was deleted."""
    return json_response(await games.restore_game(services, id))


@router.patch("/games/{id}", response_model=GameSummary, responses=BOTH)
async def describe_game(services: Running, id: str, body: DescriptionRequest) -> Response:  # noqa: A002
    """Name a game or a study, or note something about it."""
    return json_response(await games.describe_game(services, id, body))


@router.get("/statistics", response_model=StatisticsResponse)
async def statistics(services: Running, person: Asking) -> Response:
    """Add up the finished games of one person against the computer."""
    return json_response(await games.statistics(services, person))
