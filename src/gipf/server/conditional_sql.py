"""Conditional moves in the database: played in the transaction that stores what they answer."""

import json
from typing import Any

from sqlalchemy import Delete, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.host.conditional_moves import Plan, followed, held, left, may_follow
from gipf.host.live_game import LiveGame
from gipf.server.games_sql import write_key
from gipf.server.models import GameRow
from gipf.server.private_models import ConditionRow
from gipf.variants import Player


async def follow(connection: AsyncConnection, game: LiveGame, stored: LiveGame) -> LiveGame:
    """Give a game that is about to be stored with the answers to it, and drop what was not played.

    The row of the game is locked first: whoever enters conditional moves meanwhile waits, and finds that it has
    gone on.
    """
    if not may_follow(game, stored):
        return game
    await connection.execute(locked(game.id))
    of_game = select(ConditionRow).where(ConditionRow.game_id == game.id)
    rows = (await connection.execute(of_game)).all()
    if not rows:
        return game
    plans = {plan.player: plan for row in rows if (plan := plan_in(row, game))}
    after = followed(game, stored, plans)
    for n in range(len(game.plies), len(after.plies)):
        if key := plans[after.positions[n].acting].key:
            await write_key(connection, after, f"{key}:{after.version}:{n}")
    for row in rows:
        player = held(after, row.holder)
        plan = plans.get(player) if player else None
        rest = left(plan, after) if plan else None
        if rest is not plan or rest is None:
            await _write(connection, game.id, row.holder, rest)
    return after


def locked(game_id: str) -> Any:
    """Lock the row of a game, and ask for its position."""
    there = GameRow.id == game_id, GameRow.discarded.is_(None)
    return select(GameRow.position).where(*there).with_for_update()


def lines_in(row: Any) -> list[list[str]]:
    """Read the decisions of stored lines."""
    return [[move for _, move, _ in line] for line in json.loads(row.lines)]


def plan_in(row: Any, game: LiveGame) -> Plan | None:
    """Read what somebody would answer, if they still have a seat."""
    player: Player | None = held(game, row.holder)
    return Plan.of(player, row.base, json.loads(row.lines), row.key) if player else None


async def _write(connection: AsyncConnection, game_id: str, holder: str, plan: Plan | None) -> None:
    own = ConditionRow.game_id == game_id, ConditionRow.holder == holder
    if plan is None:
        await connection.execute(delete(ConditionRow).where(*own))
        return
    values = {"base": plan.base, "lines": json.dumps(plan.data)}
    await connection.execute(update(ConditionRow).where(*own).values(**values))


async def put(connection: AsyncConnection, game_id: str, holder: str, plan: Plan) -> None:
    """Write what somebody would answer, in the place of what they had."""
    await connection.execute(forgotten(game_id, holder))
    values = {"game_id": game_id, "holder": holder, "key": plan.key}
    there = {"base": plan.base, "lines": json.dumps(plan.data)}
    await connection.execute(insert(ConditionRow).values(**values, **there))


def forgotten(game_id: str, holder: str | None = None) -> Delete:
    """Delete what somebody would answer in a game, or everybody."""
    of_game = delete(ConditionRow).where(ConditionRow.game_id == game_id)
    return of_game if holder is None else of_game.where(ConditionRow.holder == holder)
