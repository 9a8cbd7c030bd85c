"""Vacation: somebody's time stands still in all their games over days."""

from fastapi import APIRouter, Response

from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.requests.people import VacationRequest
from gipf.host.responses.people import VacationResponse
from gipf.host.vacation import A_YEAR, current, days_left
from gipf.host.view import iso
from gipf.server.routes.responses import INVALID, json_response
from gipf.server.services import Asking, Running, Services
from gipf.server.vacations import Vacations

router: APIRouter = APIRouter(prefix="/api/me", tags=["people"])


@router.get("/vacation", response_model=VacationResponse)
async def vacation(services: Running, person: Asking) -> Response:
    """Say until when one is on vacation, and how many days of it are left this year."""
    return json_response(await _vacation(services, person))


@router.put("/vacation", response_model=VacationResponse, responses=INVALID)
async def begin_vacation(services: Running, person: Asking, body: VacationRequest) -> Response:
    """Go on vacation for so many days from now: one's time stands still in all games over days."""
    await Vacations(services.store).begin(person, body.days)
    return json_response(await _applied(services, person))


@router.delete("/vacation", response_model=VacationResponse)
async def end_vacation(services: Running, person: Asking) -> Response:
    """Be back: one's time runs again."""
    await Vacations(services.store).end(person)
    return json_response(await _applied(services, person))


async def _applied(services: Services, person: Person) -> VacationResponse:
    for game, _before in await Vacations(services.store).apply():
        services.games.look_again(game.id)
    return await _vacation(services, person)


async def _vacation(services: Services, person: Person) -> VacationResponse:
    at, taken = now(), await Vacations(services.store).of(person)
    running = current(taken, at)
    return {
        "until": iso(running.until) if running else None,
        "left": round(days_left(taken, at), 2),
        "year": A_YEAR,
    }
