"""Variants, scenes, threats, what a coach asks about, and positions that are set up by hand."""

from functools import cache

from fastapi import APIRouter, Response

from gipf.host.api import positions
from gipf.host.permissions import check_advice
from gipf.host.requests.positions import (
    DecisionRequest,
    PositionRequest,
    SceneRequest,
    SettingRequest,
    VariantRequest,
)
from gipf.host.responses.positions import (
    CoachResponse,
    LegendResponse,
    SceneResponse,
    SettingResponse,
    ThreatsResponse,
    VariantResponse,
    VariantsResponse,
)
from gipf.host.wire import write
from gipf.server.routes.responses import INVALID, json_response, written_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["rules"])


@cache
def _variants() -> str:
    return write(positions.variants())


@router.get("/variants", response_model=VariantsResponse)
async def variants() -> Response:
    """List the named variants with their start."""
    return written_response(_variants())


@router.post("/variant", response_model=VariantResponse, responses=INVALID)
async def variant(body: VariantRequest) -> Response:
    """Put a variant together: give its canonical text and its start, or the reason it is none."""
    return json_response(positions.variant(body))


@router.post("/scene", response_model=SceneResponse, responses=INVALID)
async def scene(body: SceneRequest) -> Response:
    """Play decisions from a start; give the scene after them, and what the last of them did."""
    return json_response(await positions.scene(body))


@router.post("/threats", response_model=ThreatsResponse, responses=INVALID)
async def threats(services: Running, person: Asking, body: PositionRequest) -> Response:
    """List what the player who is not to move could take or cover next."""
    await check_advice(services, person, body.position)
    return json_response(await positions.threats(body))


@router.post("/coach", response_model=CoachResponse, responses=INVALID)
async def coach(services: Running, person: Asking, body: DecisionRequest) -> Response:
    """Say whether a decision loses at once or leaves GIPF-pieces to the other player, and by which turn."""
    await check_advice(services, person, body.position)
    return json_response(await positions.coach(body))


@router.post("/legend", response_model=LegendResponse, responses=INVALID)
async def legend(body: PositionRequest) -> Response:
    """Tell what every piece is and what it can do now."""
    return json_response(await positions.legend(body))


@router.post("/position", response_model=SettingResponse, responses=INVALID)
async def set_up(body: SettingRequest) -> Response:
    """Check a position that was set up by hand."""
    return json_response(positions.set_up(body))
