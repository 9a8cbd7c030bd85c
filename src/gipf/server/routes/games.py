"""Games: set up, listed, given and deleted; they are played over the WebSocket."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.errors import GipfError
from gipf.server.catalogue import Base, GameFilter, Opponent, ResultFilter
from gipf.server.clock import Clock
from gipf.server.games import NoSuchGame
from gipf.server.live_game import GameKind, Seat
from gipf.server.pasted_text import read_start
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.schemas import (
    ClockRequest,
    DescriptionRequest,
    GamesResponse,
    NewGameRequest,
    SeatRequest,
    SeatsRequest,
    StatisticsResponse,
)
from gipf.server.services import Running, Services
from gipf.server.settings import now
from gipf.server.view import GameState, GameSummary, state_of, summary_of
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
    live = await services.games.new(start, seats_of(body.seats), clock_of(body.clock))
    return json_response(state_of(live, now()), 201)


def seats_of(seats: SeatsRequest | None) -> dict[Player, Seat]:
    """Say who plays; two people where nobody is named."""
    return {
        Player.WHITE: _seat(seats.w if seats else None, "White"),
        Player.BLACK: _seat(seats.b if seats else None, "Black"),
    }


def clock_of(clock: ClockRequest | None) -> Clock | None:
    """Set up the clock that is agreed on."""
    return Clock.new(clock.seconds, clock.increment, clock.side) if clock else None


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
    q: Annotated[
        str, Query(max_length=200, description="Words in names, title, note, variant or result.")
    ] = "",
    kind: Annotated[
        GameKind | None,
        Query(description="Games, studies or side games; games and studies if left out."),
    ] = None,
    variant: Annotated[
        Base | None, Query(description="The base of the variant, or `potentials`.")
    ] = None,
    result: Annotated[
        ResultFilter | None,
        Query(
            description="How it ended: `won` and `lost` against the computer, `w` and `b` by colour."
        ),
    ] = None,
    opponent: Annotated[Opponent | None, Query(description="Who plays.")] = None,
    level: Annotated[int | None, Query(ge=1, le=10, description="The computer's level.")] = None,
    side: Annotated[
        str | None, Query(max_length=60, description="The name of a side game: `yinsh`.")
    ] = None,
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="The `next` of the part before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> Response:
    """List games, those played last first."""
    chosen = GameFilter(q, kind, variant, result, opponent, level, side)
    found = await services.store.list(chosen, _read_cursor(before), limit)
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
    """Delete a game; it can be restored for a day."""
    await services.games.delete(id)
    return Response(status_code=204)


@router.post("/games/{id}/restore", response_model=GameSummary, responses=MISSING)
async def restore_game(services: Running, id: str) -> Response:  # noqa: A002
    """Bring back a game that was deleted."""
    if not await services.store.restore(id):
        raise NoSuchGame("no-such-game", game=id)
    return await _summary(services, id)


@router.patch("/games/{id}", response_model=GameSummary, responses=BOTH)
async def describe_game(services: Running, id: str, body: DescriptionRequest) -> Response:  # noqa: A002
    """Name a game or a study, or note something about it."""
    title = body.title and " ".join(body.title.split())
    if title and not title.isprintable():
        raise GipfError("name-unprintable")
    if not await services.store.describe(id, title=title, note=body.note):
        raise NoSuchGame("no-such-game", game=id)
    return await _summary(services, id)


async def _summary(services: Services, game_id: str) -> Response:
    summary = await services.store.summary(game_id)
    if summary is None:
        raise NoSuchGame("no-such-game", game=game_id)
    return json_response(summary_of(summary))


@router.get("/statistics", response_model=StatisticsResponse)
async def statistics(services: Running) -> Response:
    """Add up the finished games of one person against the computer."""
    return json_response(asdict(await services.store.statistics()))
