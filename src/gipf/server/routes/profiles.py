"""People as others see them, and blocks."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.host.api import profiles
from gipf.host.api.games import CURSOR, MOST_LISTED
from gipf.host.ratings import Speed
from gipf.host.responses.games import GamesResponse
from gipf.host.responses.people import HistoryResponse, PeopleResponse, ProfileResponse
from gipf.server.routes.responses import INVALID, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["people"])


@router.get("/people", response_model=PeopleResponse, responses=INVALID)
async def find(services: Running, name: Annotated[str, Query(max_length=60)]) -> Response:
    """Find people whose name begins so."""
    return json_response(await profiles.find(services, name))


@router.get("/people/{person}", response_model=ProfileResponse, responses=INVALID)
async def profile(services: Running, asking: Asking, person: str) -> Response:
    """Tell about somebody what everybody may know; the owner of the machine is `owner`."""
    return json_response(await profiles.profile(services, person, asking))


@router.get("/people/{person}/ratings", response_model=HistoryResponse, responses=INVALID)
async def history(
    services: Running,
    person: str,
    family: Annotated[str, Query(max_length=60)],
    speed: Annotated[Speed, Query()],
) -> Response:
    """Give what games did to a rating of somebody, the first first."""
    return json_response(await profiles.history(services, person, family, speed))


@router.get("/people/{person}/games", response_model=GamesResponse, responses=INVALID)
async def games_of(
    services: Running,
    person: str,
    before: Annotated[str | None, Query(pattern=CURSOR)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """List the games of somebody that everybody may see, those played last first."""
    return json_response(await profiles.games_of(services, person, before, limit))


@router.put("/people/{person}/block", response_model=PeopleResponse, responses=INVALID)
async def block(services: Running, asking: Asking, person: str) -> Response:
    """Have nothing to do with somebody any longer; give all with whom one does not."""
    return json_response(await profiles.block(services, person, asking, is_on=True))


@router.delete("/people/{person}/block", response_model=PeopleResponse, responses=INVALID)
async def unblock(services: Running, asking: Asking, person: str) -> Response:
    """Have to do with somebody again."""
    return json_response(await profiles.block(services, person, asking, is_on=False))


@router.get("/blocks", response_model=PeopleResponse)
async def blocks(services: Running, asking: Asking) -> Response:
    """Say with whom whoever asks wants nothing to do."""
    return json_response(await profiles.blocks(services, asking))
