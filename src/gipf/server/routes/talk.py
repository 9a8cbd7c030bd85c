"""What was said at games."""

from fastapi import APIRouter, Response

from gipf.host.api import talk as talk_api
from gipf.host.responses.talk import TalkData
from gipf.server.routes.responses import MISSING, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["people"])


@router.get("/games/{id}/talk", response_model=TalkData, responses=MISSING)
async def talk(services: Running, asking: Asking, id: str) -> Response:  # noqa: A002
    """Give what whoever asks may hear of what was said at a game."""
    return json_response(await talk_api.talk(services, id, asking))
