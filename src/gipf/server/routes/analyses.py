"""What was found out about a game, kept with it."""

from fastapi import APIRouter, Request, Response

from gipf.host.api import analyses
from gipf.host.requests.files import TreeRequest
from gipf.host.responses.files import WriteResponse
from gipf.host.responses.games import AnalysisResponse
from gipf.server.routes.responses import BOTH, MISSING, json_response
from gipf.server.services import Running

router: APIRouter = APIRouter(prefix="/api", tags=["analysis"])


@router.get("/games/{id}/analysis", response_model=AnalysisResponse, responses=MISSING)
async def get_analysis(request: Request, services: Running, id: str) -> Response:  # noqa: A002
    """Give a game as a tree, with what was found out about it if that was kept."""
    return json_response(await analyses.get_analysis(services, id, services.reader(request)))


@router.put("/games/{id}/analysis", response_model=WriteResponse, responses=BOTH)
async def put_analysis(
    request: Request,
    services: Running,
    id: str,  # noqa: A002
    body: TreeRequest,
) -> Response:
    """Keep what was found out about a game, which stays as it was played; a study becomes what is sent."""
    read = services.reader(request)
    return json_response(await analyses.put_analysis(services, id, body, read))
