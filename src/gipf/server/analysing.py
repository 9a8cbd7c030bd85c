"""The routes for analysing: positions set up by hand, and what was found out about a game."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from gipf.errors import GipfError
from gipf.scene import Message, Scene, scene_of
from gipf.server.annotating import annotated, with_analysis
from gipf.server.api import MISSING, PROBLEM, Described
from gipf.server.editing import Setting, position_of, room_in
from gipf.server.export import record_of
from gipf.server.refusals import says_of
from gipf.server.schemas import Body, Text, WriteAnswer
from gipf.server.services import Services
from gipf.server.settings import now
from gipf.server.trees import GameTree, game_of, tree_of
from gipf.server.wire import read, write
from gipf.variants import Player, Variant

BOTH: Described = {**PROBLEM, 404: MISSING[404]}
TREE = {
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
}

Letter = Literal["B", "G", "T", "Z", "D", "Y", "P"]
Pieces = dict[Letter, Annotated[int, Field(ge=0, le=999)]]
UnitText = Annotated[str, Field(max_length=2)]

router = APIRouter(prefix="/api")


class PositionBody(Body):
    """What somebody has put on a board."""

    variant: Text
    piles: dict[Annotated[str, Field(max_length=4)], list[UnitText]] = Field(
        max_length=60, description="By spot, bottom first, as in `{'e5': ['g', 'B']}`."
    )
    reserves: dict[Literal["w", "b"], Pieces] = Field(default_factory=dict)
    player: Literal["w", "b"] = Field("w", description="Who is to play.")
    turn: Annotated[int, Field(ge=1, le=9999)] = 1
    bringing: list[Literal["w", "b"]] = Field(
        default_factory=list, description="Who may still bring GIPF-pieces.", max_length=2
    )


class PositionAnswer(TypedDict):
    """The position, or the reason it is none, which `says` has for other languages where it is known.

    ``room``: the pieces that are nowhere yet.
    """

    position: str | None
    scene: Scene | None
    problem: str | None
    says: list[Message | str] | None
    room: dict[Literal["w", "b"], dict[str, int]]


class AnalysisAnswer(TypedDict):
    """A game with what was found out about it; ``is_kept``: whether that was kept here before."""

    game: GameTree
    is_kept: bool


def _services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


def _json(data: object, status: int = 200) -> Response:
    return Response(write(data), status, media_type="application/json")


@router.post("/position", response_model=PositionAnswer, responses=PROBLEM, tags=["rules"])
async def set_up(body: PositionBody) -> Response:
    """Check a position that was set up by hand."""
    setting = Setting(
        variant=Variant.parse(body.variant),
        piles=body.piles,
        reserves={player: _counts(body.reserves.get(player.value)) for player in Player},
        player=Player(body.player),
        turn=body.turn,
        bringing=frozenset(Player(player) for player in body.bringing),
    )
    room = {player.value: left for player, left in room_in(setting).items()}
    try:
        position = position_of(setting)
    except GipfError as error:
        problem, says = str(error), says_of(str(error))
        return _json(
            {"position": None, "scene": None, "problem": problem, "says": says, "room": room}
        )
    answer = {"position": position.text, "scene": scene_of(position), "problem": None}
    return _json({**answer, "says": None, "room": room})


def _counts(pieces: Mapping[Letter, int] | None) -> dict[str, int]:
    return {str(letter): count for letter, count in (pieces or {}).items()}


@router.get(
    "/games/{id}/analysis", response_model=AnalysisAnswer, responses=MISSING, tags=["analysis"]
)
async def get_analysis(request: Request, id: str) -> Response:  # noqa: A002
    """Give a game as a tree, with what was found out about it if that was kept."""
    services = _services(request)
    live = await services.games.get(id)
    text = await services.store.read_analysis(id)

    def work() -> str:
        return write({"game": tree_of(with_analysis(live, text)), "is_kept": text is not None})

    return Response(await asyncio.to_thread(work), media_type="application/json")


@router.put(
    "/games/{id}/analysis",
    response_model=WriteAnswer,
    responses=BOTH,
    tags=["analysis"],
    openapi_extra=TREE,
)
async def put_analysis(request: Request, id: str) -> Response:  # noqa: A002
    """Keep what was found out about a game; the game itself stays as it was played."""
    services = _services(request)
    data = read(await request.body())
    if not isinstance(data, dict) or "game" not in data:
        raise GipfError('an object with a game is expected, as in {"game": {…}}')
    live = await services.games.get(id)
    text = await asyncio.to_thread(lambda: str(annotated(record_of(live), game_of(data["game"]))))
    await services.store.write_analysis(id, text, now())
    return _json({"text": text})
