"""The opening explorer over the games at hand."""

from fastapi import APIRouter, Response

from gipf.host.api import explorer
from gipf.host.requests.positions import SceneRequest
from gipf.host.responses.games import ExplorerResponse
from gipf.server.routes.responses import INVALID, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["games"])


@router.post("/explorer", response_model=ExplorerResponse, responses=INVALID)
async def explore(services: Running, person: Asking, body: SceneRequest) -> Response:
    """Say which turns were played in a position, and how those games ended.

    Images of the position count, too. `pending` games are not looked through yet: ask again.
    """
    return json_response(await explorer.explore(services, body, person))
