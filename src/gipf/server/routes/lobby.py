"""The lobby; what changes in it is told over the WebSocket, to pages that watch it."""

from fastapi import APIRouter, Response

from gipf.host.api import lobby
from gipf.host.requests.lobby import AcceptRequest, SeekRequest
from gipf.host.responses.lobby import BegunResponse, LobbyData, SeekData
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.service import Service
from gipf.server.services import Asking, Running, Visiting

router: APIRouter = APIRouter(prefix="/api/lobby", tags=["lobby"])


@router.get("", response_model=LobbyData)
async def look(services: Running, person: Asking) -> Response:
    """Say who would play what, and which games can be watched."""
    return json_response(await lobby.look(services, person))


@router.post("/seeks", response_model=SeekData, status_code=201, responses=INVALID)
async def seek(services: Running, person: Asking, visit: Visiting, body: SeekRequest) -> Response:
    """Offer a game, to everybody or to one; a live offer takes the place of the one before."""
    if person.is_bot and body.to is not None and isinstance(services.network, Service):
        services.network.bots.check_challenge(person, visit.address)
    return json_response(await lobby.seek(services, body, person), 201)


@router.delete("/seeks/{id}", response_model=BegunResponse, responses=MISSING)
async def withdraw(services: Running, person: Asking, id: str) -> Response:  # noqa: A002
    """Take an offer back, or say no to one; a game that has begun with it goes on."""
    return json_response(await lobby.withdraw(services, id, person))


@router.post("/seeks/{id}/accept", response_model=BegunResponse, responses=BOTH)
async def accept(services: Running, person: Asking, id: str, body: AcceptRequest) -> Response:  # noqa: A002
    """Accept an offer: a game begins."""
    return json_response(await lobby.accept(services, id, body, person))
