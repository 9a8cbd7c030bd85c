"""Reports, and what moderators do about them."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from gipf.host.api import moderation
from gipf.host.requests.moderation import ReportRequest, SettleRequest
from gipf.host.responses.moderation import ReportsResponse
from gipf.server.routes.responses import BOTH, INVALID, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["people"])


@router.post("/reports", status_code=204, responses=INVALID)
async def report(services: Running, asking: Asking, body: ReportRequest) -> Response:
    """Tell the moderators that somebody has misbehaved."""
    await moderation.report(services, body, asking)
    return Response(status_code=204)


@router.get("/reports", response_model=ReportsResponse)
async def reports(
    services: Running,
    done: Annotated[bool, Query(description="What was done, the latest first.")] = False,
) -> Response:
    """List what moderators have to look at, the oldest first."""
    return json_response(await moderation.reports(services, are_open=not done))


@router.post("/reports/{report}", response_model=ReportsResponse, responses=BOTH)
async def settle(
    services: Running,
    asking: Asking,
    report: Annotated[int, Path(ge=0, lt=2**31)],
    body: SettleRequest,
) -> Response:
    """Do something about a report; give what is left to look at."""
    return json_response(await moderation.settle(services, report, body, asking))
