"""The opening explorer over the games at hand."""

import asyncio
from dataclasses import asdict
from typing import Any

from gipf.host.parts import Host
from gipf.host.pasted_text import positions_after
from gipf.host.people import OWNER, Person
from gipf.host.requests.positions import SceneRequest
from gipf.host.view import summary_of


async def explore(host: Host, body: SceneRequest, person: Person = OWNER) -> dict[str, Any]:
    """Say which turns were played in a position, and how those games ended.

    Images of the position count, too. ``pending`` games are not looked through yet: ask again.
    """
    _, position = await asyncio.to_thread(positions_after, body.start, body.moves)
    if not person.is_owner:  # the games at hand are the owner's
        return {"turns": [], "games": [], "pending": 0}
    pending = await host.store.index_games()
    turns, games = await host.store.explore(position)
    return {
        "turns": [asdict(turn) for turn in turns],
        "games": [summary_of(game) for game in games],
        "pending": pending,
    }
