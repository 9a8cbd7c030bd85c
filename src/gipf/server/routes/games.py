"""Games: set up, listed, given and deleted; they are played over the WebSocket."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.errors import GipfError
from gipf.server.clock import Clock
from gipf.server.live_game import Seat
from gipf.server.pasted_text import read_start
from gipf.server.routes.responses import INVALID, MISSING, json_response
from gipf.server.schemas import GamesResponse, NewGameRequest, SeatRequest
from gipf.server.services import Running
from gipf.server.settings import now
from gipf.server.view import GameState, state_of, summary_of
from gipf.variants import Player

MOST_LISTED = 200
CURSOR = "^-?[0-9]{1,19}-[0-9a-z]{1,32}$"

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/games", response_model=GameState, status_code=201, responses=INVALID)
async def new_game(services: Running, body: NewGameRequest) -> Response:
    """Set up a new game; it is played over the WebSocket ``/api/live``."""
    if body.variant is not None and body.start is not None:
        raise GipfError("variant-or-start")
    start = read_start(body.start or body.variant)
    seats = {
        Player.WHITE: _seat(body.seats.w if body.seats else None, "White"),
        Player.BLACK: _seat(body.seats.b if body.seats else None, "Black"),
    }
    clock = Clock.new(body.clock.seconds, body.clock.increment) if body.clock else None
    live = await services.games.new(start, seats, clock)
    return json_response(state_of(live, now()), 201)


def _seat(seat: SeatRequest | None, colour: str) -> Seat:
    if seat is None:
        return Seat("person", colour)
    name = " ".join((seat.name or "").split())
    if not name.isprintable():
        raise GipfError("name-unprintable")
    if seat.kind == "person":
        if seat.level is not None:
            raise GipfError("person-without-level")
        return Seat("person", name or colour)
    level = seat.level or 3
    return Seat("computer", name or f"Level {level}", level)


@router.get("/games", response_model=GamesResponse, responses=INVALID)
async def list_games(
    services: Running,
    q: Annotated[str, Query(max_length=200, description="Words in names, variant or result.")] = "",
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="The `next` of the part before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> Response:
    """List games, those played last first."""
    found = await services.store.list(q, _read_cursor(before), limit)
    following = f"{found[-1].updated}-{found[-1].id}" if len(found) == limit else None
    return json_response({"games": [summary_of(game) for game in found], "next": following})


def _read_cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    updated, _, game = text.rpartition("-")
    return max(-(2**63), min(int(updated), 2**63 - 1)), game


@router.get("/games/{id}", response_model=GameState, responses=MISSING)
async def get_game(services: Running, id: str) -> Response:  # noqa: A002
    """Give a game as it stands."""
    return json_response(state_of(await services.games.get(id), now()))


@router.delete("/games/{id}", status_code=204, responses=MISSING)
async def delete_game(services: Running, id: str) -> Response:  # noqa: A002
    """Remove a game for good."""
    await services.games.delete(id)
    return Response(status_code=204)
