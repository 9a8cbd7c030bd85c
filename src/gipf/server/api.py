"""The HTTP routes; docs/server.md tells about them in short, ``/api/docs`` in full."""

import asyncio
import re
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gipf.errors import GipfError
from gipf.position import Position
from gipf.scene import effects_of, scene_of, threats_of
from gipf.server.annotating import is_annotated, with_analysis
from gipf.server.clock import Clock
from gipf.server.export import picture_of
from gipf.server.games import new_id
from gipf.server.importing import live_game_of
from gipf.server.live_game import LiveGame, Seat
from gipf.server.reading import positions_after, read_start, read_text
from gipf.server.schemas import (
    BroughtAnswer,
    GamesAnswer,
    Health,
    NewGameBody,
    PositionBody,
    Problem,
    ReadAnswer,
    SceneAnswer,
    SceneBody,
    SeatBody,
    TextBody,
    ThreatsAnswer,
    VariantAnswer,
    VariantBody,
    VariantsAnswer,
    WriteAnswer,
)
from gipf.server.services import Services
from gipf.server.settings import now
from gipf.server.store import summary_from
from gipf.server.trees import game_of, tree_of
from gipf.server.view import GameState, state_of, summary_of
from gipf.server.wire import read, write
from gipf.variants import NAMED, Player, Variant

MOST_LISTED = 200
MOST_BROUGHT = 200
"""So many games are listed at a time, and read from one text."""
CURSOR = "^[0-9]{1,15}-[0-9a-z]{1,32}$"
FEW = 8
"""So many moves are played at once; for more another thread is asked."""

Described = dict[int | str, dict[str, Any]]
_AS_JSON = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
PROBLEM: Described = {
    400: {"model": Problem, "description": "The body is not JSON."},
    413: {"model": Problem, "description": "The body is too big."},
    422: {"model": Problem, "description": "What was wrong, in a sentence."},
}
MISSING: Described = {
    422: {"content": _AS_JSON, "description": "What was wrong, in a sentence."},
    404: {"content": _AS_JSON, "description": "There is no such game."},
}

router = APIRouter(prefix="/api")


def _services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


def _json(data: object, status: int = 200) -> Response:
    """Answer with JSON, however deep; it is right by its type and needs no second look."""
    return Response(write(data), status, media_type="application/json")


# ---------------------------------------------------------------------- about the server


@router.get("/health", response_model=Health, tags=["server"])
async def health(request: Request) -> Response:
    """Say how the server, its engine and its database are."""
    services = _services(request)
    thinking = services.thinking
    try:
        games, state = await services.store.count(), "ready"
    except Exception:
        games, state = 0, "failing"
    return _json(
        {
            "name": "gipf",
            "version": version("gipf"),
            "instance": services.instance,
            "engine": {
                "state": thinking.state,
                "ready": sorted(thinking.ready),
                "restarts": thinking.restarts,
                "pid": thinking.pid,
            },
            "database": {
                "state": state,
                "games": games,
                "file": str(services.settings.database),
            },
        },
        200 if state == "ready" else 503,
    )


# ---------------------------------------------------------------------- variants and positions


@cache
def _variants() -> str:
    starts = [Position.start(name) for name in NAMED]
    return write({"variants": [{"variant": str(p.variant), "scene": scene_of(p)} for p in starts]})


@router.get("/variants", response_model=VariantsAnswer, tags=["rules"])
async def variants() -> Response:
    """List the named variants with their start."""
    return Response(_variants(), media_type="application/json")


@router.post("/variant", response_model=VariantAnswer, responses=PROBLEM, tags=["rules"])
async def variant(body: VariantBody) -> Response:
    """Put a variant together: give its canonical text and its start, or the reason it is none."""
    start = Position.start(Variant.parse(variant_text(body)))
    return _json({"variant": str(start.variant), "scene": scene_of(start)})


def variant_text(body: VariantBody) -> str:
    """Write what was agreed on as a variant."""
    text = body.base
    if re.search(r"[+;\s]", text):
        raise GipfError("the base is a word, as in 'standard'; everything else has its own field")
    if body.potentials:
        hands = (body.potentials.w, body.potentials.b)
        white, black = (
            "".join(f"{letter}{n}" for letter, n in hand.model_dump().items() if n) or "-"
            for hand in hands
        )
        text += f"+{white}/{black}"
    if body.reserve:
        text += f";reserve={body.reserve.w}/{body.reserve.b}"
    if body.board:
        text += f";board={body.board}"
    if body.challenges not in (None, 0):
        text += f";challenges={body.challenges}"
    if body.side:
        text += ";side=" + ",".join(f"{letter}:{game}" for letter, game in body.side.items())
    if body.repetition:
        text += f";repetition={body.repetition}"
    if body.quiet:
        text += f";quiet={body.quiet}"
    return text


@router.post("/scene", response_model=SceneAnswer, responses=PROBLEM, tags=["rules"])
async def scene(body: SceneBody) -> Response:
    """Play decisions from a start; give the scene after them, and what the last of them did."""
    if len(body.moves) <= FEW:
        before, after = positions_after(body.start, body.moves)
    else:
        before, after = await asyncio.to_thread(positions_after, body.start, body.moves)
    last: dict[str, Any] = {"moves": [], "effects": []}
    if body.moves:
        move = before.read_move(body.moves[-1])
        last = {"moves": [move.text], "effects": [effects_of(before, move)]}
    return _json({"scene": scene_of(after), "last": last})


@router.post("/threats", response_model=ThreatsAnswer, responses=PROBLEM, tags=["rules"])
async def threats(body: PositionBody) -> Response:
    """List what the player who is not to move could take or cover next."""
    position = Position.parse(body.position)
    return _json({"threats": await asyncio.to_thread(threats_of, position)})


# ---------------------------------------------------------------------- texts and trees


@router.post("/read", response_model=ReadAnswer, responses=PROBLEM, tags=["files"])
async def read_games(body: TextBody) -> Response:
    """Read a game file, an archive's text, a position, a variant or a list of moves."""

    def work() -> str:
        return write({"games": [tree_of(game) for game in read_text(body.text)]})

    return Response(await asyncio.to_thread(work), media_type="application/json")


@router.post(
    "/write",
    response_model=WriteAnswer,
    responses=PROBLEM,
    tags=["files"],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {
                        "type": "object",
                        "required": ["game"],
                        "properties": {"game": {"$ref": "#/components/schemas/GameTree"}},
                    }
                }
            },
        }
    },
)
async def write_game(request: Request) -> Response:
    """Write a tree of turns as a game file in canonical form."""
    data = read(await request.body())
    if not isinstance(data, dict) or "game" not in data:
        raise GipfError('an object with a game is expected, as in {"game": {…}}')
    return _json({"text": await asyncio.to_thread(lambda: str(game_of(data["game"])))})


# ---------------------------------------------------------------------- games


@router.post("/games", response_model=GameState, status_code=201, responses=PROBLEM, tags=["games"])
async def new_game(request: Request, body: NewGameBody) -> Response:
    """Set up a new game; it is played over the WebSocket ``/api/live``."""
    if body.variant is not None and body.start is not None:
        raise GipfError("a game has a variant or a start, not both")
    start = read_start(body.start or body.variant)
    seats = {
        Player.WHITE: _seat(body.seats.w if body.seats else None, "White"),
        Player.BLACK: _seat(body.seats.b if body.seats else None, "Black"),
    }
    clock = Clock.new(body.clock.seconds, body.clock.increment) if body.clock else None
    live = await _services(request).games.new(start, seats, clock)
    return _json(state_of(live, now()), 201)


def _seat(seat: SeatBody | None, colour: str) -> Seat:
    if seat is None:
        return Seat("person", colour)
    name = " ".join((seat.name or "").split())
    if not name.isprintable():
        raise GipfError("a name is made of characters that can be printed")
    if seat.kind == "person":
        if seat.level is not None:
            raise GipfError("a person has no level; the computer has")
        return Seat("person", name or colour)
    level = seat.level or 3
    return Seat("computer", name or f"Level {level}", level)


@router.post(
    "/games/import",
    response_model=BroughtAnswer,
    status_code=201,
    responses=PROBLEM,
    tags=["games", "files"],
)
async def bring_games(request: Request, body: TextBody) -> Response:
    """Read games from a text, as `/api/read` does, and store them; their main lines can be gone on with."""
    services = _services(request)

    def work() -> list[tuple[LiveGame, str | None]]:
        games = read_text(body.text)[:MOST_BROUGHT]
        return [
            (live_game_of(game, new_id(), now()), str(game) if is_annotated(game) else None)
            for game in games
        ]

    brought = await asyncio.to_thread(work)
    lives = [live for live, _ in brought]
    await services.games.import_games(lives)
    for live, analysis in brought:
        if analysis:
            await services.store.write_analysis(live.id, analysis, now())
    return _json({"games": [summary_of(summary_from(live)) for live in lives]}, 201)


@router.get("/games", response_model=GamesAnswer, responses=PROBLEM, tags=["games"])
async def list_games(
    request: Request,
    q: Annotated[str, Query(max_length=200, description="Words in names, variant or result.")] = "",
    before: Annotated[
        str | None, Query(pattern=CURSOR, description="The `next` of the part before.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> Response:
    """List games, those played last first."""
    found = await _services(request).store.list(q, _read_cursor(before), limit)
    following = f"{found[-1].updated}-{found[-1].id}" if len(found) == limit else None
    return _json({"games": [summary_of(game) for game in found], "next": following})


def _read_cursor(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    updated, _, game = text.partition("-")
    return int(updated), game


@router.get("/games/{id}", response_model=GameState, responses=MISSING, tags=["games"])
async def get_game(request: Request, id: str) -> Response:  # noqa: A002
    """Give a game as it stands."""
    return _json(state_of(await _services(request).games.get(id), now()))


@router.delete("/games/{id}", status_code=204, responses=MISSING, tags=["games"])
async def delete_game(request: Request, id: str) -> Response:  # noqa: A002
    """Remove a game for good."""
    await _services(request).games.delete(id)
    return Response(status_code=204)


@router.get(
    "/games/{id}/file",
    response_class=PlainTextResponse,
    responses=MISSING,
    tags=["games", "files"],
)
async def game_file(request: Request, id: str) -> Response:  # noqa: A002
    """Give a game as a file."""
    services = _services(request)
    live = await services.games.get(id)
    analysis = await services.store.read_analysis(id)
    disposition = f'attachment; filename="{live.id}.gipf"'
    return PlainTextResponse(
        await asyncio.to_thread(lambda: str(with_analysis(live, analysis))),
        headers={"Content-Disposition": disposition},
    )


@router.get(
    "/games/{id}/picture.svg",
    response_class=Response,
    responses={
        **MISSING,
        200: {"content": {"image/svg+xml": {}}, "description": "A picture."},
    },
    tags=["games", "files"],
)
async def game_picture(
    request: Request,
    id: str,  # noqa: A002
    ply: Annotated[int | None, Query(ge=0, description="After so many decisions.")] = None,
    theme: Literal["light", "dark", "auto"] = "auto",
    flipped: bool = False,
) -> Response:
    """Draw a game's position, now or after some decisions."""
    live = await _services(request).games.get(id)
    drawn = picture_of(live, ply, theme, flipped=flipped)
    policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    headers = {"Content-Security-Policy": policy, "Cache-Control": "no-cache"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)
