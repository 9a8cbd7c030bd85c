"""Variants, scenes, threats, what a coach asks about, and positions that are set up by hand."""

import asyncio
import re
from collections.abc import Mapping
from functools import cache

from fastapi import APIRouter, Response

from gipf.analysis.causes import message_of
from gipf.analysis.exposed import doubtful
from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.tree import has_passed
from gipf.scene import legend_of, scene_of, threats_of
from gipf.scene.data import Letter
from gipf.server.pasted_text import positions_after
from gipf.server.position_setup import Setting, position_of, room_in
from gipf.server.routes.responses import INVALID, json_response, written_response
from gipf.server.schemas import (
    CoachResponse,
    DecisionRequest,
    LegendResponse,
    PositionRequest,
    SceneRequest,
    SceneResponse,
    SettingRequest,
    SettingResponse,
    ThreatsResponse,
    VariantRequest,
    VariantResponse,
    VariantsResponse,
)
from gipf.server.view import last_of
from gipf.server.wire import refusal, write
from gipf.variants import NAMED, Player, Variant

FEW = 8
"""So many moves are played at once; for more another thread is asked."""

router = APIRouter(prefix="/api", tags=["rules"])


@cache
def _variants() -> str:
    starts = [Position.start(name) for name in NAMED]
    return write({"variants": [{"variant": str(p.variant), "scene": scene_of(p)} for p in starts]})


@router.get("/variants", response_model=VariantsResponse)
async def variants() -> Response:
    """List the named variants with their start."""
    return written_response(_variants())


@router.post("/variant", response_model=VariantResponse, responses=INVALID)
async def variant(body: VariantRequest) -> Response:
    """Put a variant together: give its canonical text and its start, or the reason it is none."""
    start = Position.start(Variant.parse(variant_text(body)))
    return json_response({"variant": str(start.variant), "scene": scene_of(start)})


def variant_text(body: VariantRequest) -> str:
    """Write what was agreed on as a variant."""
    text = body.base
    if re.search(r"[+;\s]", text):
        raise GipfError("base-is-a-word")
    if body.potentials:
        hands = (body.potentials.w, body.potentials.b)
        white, black = (
            "".join(f"{letter}{n}" for letter, n in hand.model_dump().items() if n) or "-"
            for hand in hands
        )
        text += f"+{white}/{black}"
    options = {
        "reserve": body.reserve and f"{body.reserve.w}/{body.reserve.b}",
        "board": body.board,
        "challenges": body.challenges,
        "side": ",".join(f"{letter}:{game}" for letter, game in (body.side or {}).items()),
        "repetition": body.repetition,
        "quiet": body.quiet,
    }
    return text + "".join(f";{name}={value}" for name, value in options.items() if value)


@router.post("/scene", response_model=SceneResponse, responses=INVALID)
async def scene(body: SceneRequest) -> Response:
    """Play decisions from a start; give the scene after them, and what the last of them did."""
    if len(body.moves) <= FEW:
        before, after = positions_after(body.start, body.moves)
    else:
        before, after = await asyncio.to_thread(positions_after, body.start, body.moves)
    made = [before.read_move(body.moves[-1]).text] if body.moves else []
    last = last_of((before,), made)
    complete = not body.moves or has_passed(before, after)
    return json_response({"scene": scene_of(after), "last": last, "complete": complete})


@router.post("/threats", response_model=ThreatsResponse, responses=INVALID)
async def threats(body: PositionRequest) -> Response:
    """List what the player who is not to move could take or cover next."""
    position = Position.parse(body.position)
    return json_response({"threats": await asyncio.to_thread(threats_of, position)})


@router.post("/coach", response_model=CoachResponse, responses=INVALID)
async def coach(body: DecisionRequest) -> Response:
    """Say whether a decision loses at once or leaves GIPF-pieces to the other player, and by which turn."""
    position = Position.parse(body.position)
    move = position.read_move(body.move)
    cause = await asyncio.to_thread(doubtful, position, move)
    return json_response({"says": cause and message_of([cause])})


@router.post("/legend", response_model=LegendResponse, responses=INVALID)
async def legend(body: PositionRequest) -> Response:
    """Tell what every piece is and what it can do now."""
    position = Position.parse(body.position)
    return json_response({"legend": await asyncio.to_thread(legend_of, position)})


@router.post("/position", response_model=SettingResponse, responses=INVALID)
async def set_up(body: SettingRequest) -> Response:
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
        problem = refusal(error)
        return json_response({"position": None, "scene": None, "problem": problem, "room": room})
    answer = {"position": position.text, "scene": scene_of(position)}
    return json_response({**answer, "problem": None, "room": room})


def _counts(pieces: Mapping[Letter, int] | None) -> dict[str, int]:
    return {str(letter): count for letter, count in (pieces or {}).items()}
