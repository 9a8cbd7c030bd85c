"""The opening explorer over the games at hand."""

import asyncio
from dataclasses import asdict

from fastapi import APIRouter, Response

from gipf.server.pasted_text import positions_after
from gipf.server.routes.responses import INVALID, json_response
from gipf.server.schemas import ExplorerResponse, SceneRequest
from gipf.server.services import Running
from gipf.server.view import summary_of

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/explorer", response_model=ExplorerResponse, responses=INVALID)
async def explore(services: Running, body: SceneRequest) -> Response:
    """Say which turns were played in a position, and how those games ended.

    Images of the position count, too. `pending` games are not looked through yet: ask again.
    """
    _, position = await asyncio.to_thread(positions_after, body.start, body.moves)
    pending = await services.store.index_games()
    turns, games = await services.store.explore(position)
    data = {
        "turns": [asdict(turn) for turn in turns],
        "games": [summary_of(game) for game in games],
        "pending": pending,
    }
    return json_response(data)
