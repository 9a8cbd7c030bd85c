"""People as others see them, blocks, what is said at games, reports."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from gipf.host.api import order
from gipf.host.api.games import CURSOR, MOST_LISTED
from gipf.host.ratings import Speed
from gipf.host.requests.order import ReportRequest, SettleRequest
from gipf.host.responses.games import GamesResponse
from gipf.host.responses.order import ReportsResponse
from gipf.host.responses.people import HistoryResponse, PeopleResponse, ProfileResponse
from gipf.host.responses.talk import TalkData
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["people"])


@router.get("/people", response_model=PeopleResponse, responses=INVALID)
async def find(services: Running, name: Annotated[str, Query(max_length=60)]) -> Response:
    """Find people whose name begins so."""
    return json_response(await order.find(services, name))


@router.get("/people/{person}", response_model=ProfileResponse, responses=INVALID)
async def profile(services: Running, asking: Asking, person: str) -> Response:
    """Tell about somebody what everybody may know; the owner of the machine is `owner`."""
    return json_response(await order.profile(services, person, asking))


@router.get("/people/{person}/ratings", response_model=HistoryResponse, responses=INVALID)
async def history(
    services: Running,
    person: str,
    family: Annotated[str, Query(max_length=60)],
    speed: Annotated[Speed, Query()],
) -> Response:
    """Give what games did to a rating of somebody, the first first."""
    return json_response(await order.history(services, person, family, speed))


@router.get("/people/{person}/games", response_model=GamesResponse, responses=INVALID)
async def games_of(
    services: Running,
    person: str,
    before: Annotated[str | None, Query(pattern=CURSOR)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Response:
    """List the games of somebody that everybody may see, those played last first."""
    return json_response(await order.games_of(services, person, before, limit))


@router.put("/people/{person}/block", response_model=PeopleResponse, responses=INVALID)
async def block(services: Running, asking: Asking, person: str) -> Response:
    """Have nothing to do with somebody any longer; give all with whom one does not."""
    return json_response(await order.block(services, person, asking, is_on=True))


@router.delete("/people/{person}/block", response_model=PeopleResponse, responses=INVALID)
async def unblock(services: Running, asking: Asking, person: str) -> Response:
    """Have to do with somebody again."""
    return json_response(await order.block(services, person, asking, is_on=False))


@router.get("/blocks", response_model=PeopleResponse)
async def blocks(services: Running, asking: Asking) -> Response:
    """Say with whom whoever asks wants nothing to do."""
    return json_response(await order.blocks(services, asking))


@router.get("/games/{id}/talk", response_model=TalkData, responses=MISSING)
async def talk(services: Running, asking: Asking, id: str) -> Response:  # noqa: A002
    """Give what whoever asks may hear of what was said at a game."""
    return json_response(await order.talk(services, id, asking))


@router.post("/reports", status_code=204, responses=INVALID)
async def report(services: Running, asking: Asking, body: ReportRequest) -> Response:
    """Tell the moderators that somebody has misbehaved."""
    await order.report(services, body, asking)
    return Response(status_code=204)


@router.get("/reports", response_model=ReportsResponse)
async def reports(
    services: Running,
    done: Annotated[bool, Query(description="What was done, the latest first.")] = False,
) -> Response:
    """List what moderators have to look at, the oldest first."""
    return json_response(await order.reports(services, are_open=not done))


@router.post("/reports/{report}", response_model=ReportsResponse, responses=BOTH)
async def settle(
    services: Running,
    asking: Asking,
    report: Annotated[int, Path(ge=0, lt=2**31)],
    body: SettleRequest,
) -> Response:
    """Do something about a report; give what is left to look at."""
    return json_response(await order.settle(services, report, body, asking))
