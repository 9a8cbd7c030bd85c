"""Tournaments of a service: a round robin over days for each family of variants, which begins each month."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.host.api import tournaments
from gipf.host.responses.tournaments import TournamentResponse, TournamentsResponse
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


@router.get("", response_model=TournamentsResponse, responses=INVALID)
async def listed(
    services: Running,
    person: Asking,
    before: Annotated[str | None, Query(max_length=32)] = None,
) -> Response:
    """List those to come, those that go on and those that are over; `before` is where a list went on."""
    return json_response(await tournaments.listed(services, person, before))


@router.get("/{tournament}", response_model=TournamentResponse, responses=MISSING)
async def look(services: Running, person: Asking, tournament: str) -> Response:
    """Tell who takes part in one, how they stand, and which games they play."""
    return json_response(await tournaments.look(services, tournament, person))


@router.put("/{tournament}/entry", response_model=TournamentResponse, responses=BOTH)
async def enter(services: Running, person: Asking, tournament: str) -> Response:
    """Take part in one that has not begun."""
    return json_response(await tournaments.enter(services, tournament, person))


@router.delete("/{tournament}/entry", response_model=TournamentResponse, responses=MISSING)
async def leave(services: Running, person: Asking, tournament: str) -> Response:
    """Take part no longer; in one that has begun all games of one's own that go on are resigned."""
    return json_response(await tournaments.leave(services, tournament, person))
