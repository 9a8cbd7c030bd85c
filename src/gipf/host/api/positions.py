"""Variants, scenes, threats, what a coach asks about, and positions that are set up by hand."""

import asyncio
import re
from collections.abc import Mapping
from functools import cache

from gipf.analysis.causes import message_of
from gipf.analysis.exposed import doubtful
from gipf.errors import GipfError
from gipf.host.pasted_text import positions_after
from gipf.host.position_setup import Setting, position_of, room_in
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
from gipf.host.view import last_of
from gipf.host.wire import refusal
from gipf.position import Position
from gipf.rules import has_passed
from gipf.scene import legend_of, scene_of, threats_of
from gipf.scene.data import Letter, PlayerName
from gipf.variants import NAMED, Player, Variant

FEW = 8
"""Maximum of moves that are played in the event loop; more are played in a thread."""


@cache
def variants() -> VariantsResponse:
    """List the named variants with their start."""
    starts = [Position.start(name) for name in NAMED]
    return {"variants": [{"variant": str(p.variant), "scene": scene_of(p)} for p in starts]}


def variant(body: VariantRequest) -> VariantResponse:
    """Put a variant together: give its canonical text and its start, or the reason it is none."""
    start = Position.start(Variant.parse(variant_text(body)))
    return {"variant": str(start.variant), "scene": scene_of(start)}


def variant_text(body: VariantRequest) -> str:
    """Write what was agreed on as a variant."""
    text = body.base
    if re.search(r"[+;\s]", text):
        raise GipfError("base-is-a-word")
    if body.potentials:
        hands = (body.potentials.w, body.potentials.b)
        white, black = (
            "".join(f"{letter}{n}" for letter, n in vars(hand).items() if n) or "-"
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


async def scene(body: SceneRequest) -> SceneResponse:
    """Play decisions from a start; give the scene after them, and what the last of them did."""
    if len(body.moves) <= FEW:
        before, after = positions_after(body.start, body.moves)
    else:
        before, after = await asyncio.to_thread(positions_after, body.start, body.moves)
    made = [before.read_move(body.moves[-1]).text] if body.moves else []
    last = last_of((before,), made)
    complete = not body.moves or has_passed(before, after)
    return {"scene": scene_of(after), "last": last, "complete": complete}


async def threats(body: PositionRequest) -> ThreatsResponse:
    """List what the player who is not to move could take or cover next."""
    position = Position.parse(body.position)
    return {"threats": list(await asyncio.to_thread(threats_of, position))}


async def coach(body: DecisionRequest) -> CoachResponse:
    """Say whether a decision loses at once or leaves GIPF-pieces to the other player, and by which turn."""
    position = Position.parse(body.position)
    move = position.read_move(body.move)
    cause = await asyncio.to_thread(doubtful, position, move)
    return {"says": message_of([cause]) if cause else None}


async def legend(body: PositionRequest) -> LegendResponse:
    """Tell what every piece is and what it can do now."""
    position = Position.parse(body.position)
    return {"legend": await asyncio.to_thread(legend_of, position)}


def set_up(body: SettingRequest) -> SettingResponse:
    """Check a position that was set up by hand."""
    setting = Setting(
        variant=Variant.parse(body.variant),
        piles=body.piles,
        reserves={player: _counts(body.reserves.get(player.value)) for player in Player},
        player=Player(body.player),
        turn=body.turn,
        bringing=frozenset(Player(player) for player in body.bringing),
    )
    room: dict[PlayerName, dict[str, int]] = {
        player.value: left for player, left in room_in(setting).items()
    }
    try:
        position = position_of(setting)
    except GipfError as error:
        return {"position": None, "scene": None, "problem": refusal(error), "room": room}
    return {"position": position.text, "scene": scene_of(position), "problem": None, "room": room}


def _counts(pieces: Mapping[Letter, int] | None) -> dict[str, int]:
    return {str(letter): count for letter, count in (pieces or {}).items()}
