"""What a player keeps at a game for themselves alone: notes, a board without an engine, conditional moves."""

from fastapi import APIRouter, Request, Response

from gipf.host.api import private
from gipf.host.requests.files import TreeRequest
from gipf.host.requests.private import ConditionsRequest, NoteRequest
from gipf.host.responses.private import BoardData, ConditionsData, NoteData
from gipf.server.routes.responses import BOTH, MISSING, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api/games", tags=["people"])


@router.get("/{id}/note", response_model=NoteData, responses=MISSING)
async def get_note(services: Running, asking: Asking, id: str) -> Response:  # noqa: A002
    """Give what whoever asks has noted about a game of theirs, for themselves alone."""
    return json_response(await private.get_note(services, id, asking))


@router.put("/{id}/note", response_model=NoteData, responses=BOTH)
async def put_note(services: Running, asking: Asking, id: str, body: NoteRequest) -> Response:  # noqa: A002
    """Keep what whoever asks notes about a game of theirs."""
    return json_response(await private.put_note(services, id, asking, body))


@router.get("/{id}/board", response_model=BoardData, responses=MISSING)
async def get_board(request: Request, services: Running, asking: Asking, id: str) -> Response:  # noqa: A002
    """Give a game over days with what whoever asks has tried out in it, and their conditional moves."""
    read = services.reader(request)
    return json_response(await private.get_board(services, id, asking, read))


@router.put("/{id}/board", response_model=ConditionsData, responses=BOTH)
async def put_board(
    request: Request,
    services: Running,
    asking: Asking,
    id: str,  # noqa: A002
    body: TreeRequest,
) -> Response:
    """Keep what whoever asks has tried out in a game over days of theirs; give their conditional moves."""
    read = services.reader(request)
    return json_response(await private.put_board(services, id, asking, body, read))


@router.put("/{id}/conditions", response_model=ConditionsData, responses=BOTH)
async def put_conditions(
    services: Running,
    asking: Asking,
    id: str,  # noqa: A002
    body: ConditionsRequest,
) -> Response:
    """Say what is to be answered to what the other player may play, in the place of what was said before."""
    return json_response(await private.put_conditions(services, id, asking, body))


@router.delete("/{id}/conditions", response_model=ConditionsData, responses=MISSING)
async def delete_conditions(services: Running, asking: Asking, id: str) -> Response:  # noqa: A002
    """Answer nothing by itself any longer."""
    return json_response(await private.delete_conditions(services, id, asking))
