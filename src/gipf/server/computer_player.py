"""The computer as a player: it moves, and answers draw offers."""

import asyncio
import logging
from contextlib import nullcontext, suppress

from gipf.position import Position
from gipf.search.answer import Limits
from gipf.server.engine_worker import EngineWorker, family_of
from gipf.server.fallback_move import fallback_move, lot
from gipf.server.live_game import By, LiveGame
from gipf.server.settings import now
from gipf.state import Move

STRONGEST = 10
THINKS = 2.0
"""Seconds the strongest level thinks without a clock; the others stop by themselves before."""
PATIENCE = 4.0
"""Seconds to wait for an engine that is not ready, beyond what it would think."""
PATIENT = 30.0
"""The same for one that is ready."""
HURRY = 10_000
"""With fewer milliseconds left the computer does not wait for people to follow."""
UNHURRIED = {1: 3.0, 2: 2.5, 3: 2.0, 4: 1.5}
"""How many times longer than others the first levels take at least: who plays them wants to follow."""
DRAWISH, EARLY = 0.05, 10
"""The computer takes a draw when its chance is no better, and not in the first turns."""

_log = logging.getLogger("gipf.server.computer_player")


def budget(left: float, increment: float) -> float:
    """Say how many seconds a decision may take with a clock.

    >>> budget(300, 0), budget(30, 0), budget(3, 1)
    (2.0, 1.0, 0.9)
    """
    return round(max(0.02, min(THINKS, left / 30 + increment * 0.8, left / 3)), 3)


class ComputerPlayer:
    """Decides for the seats that are the computer's; ``pause`` is how long that takes at least, in seconds."""

    def __init__(self, engine: EngineWorker, pause: float) -> None:
        self._engine = engine
        self._pause = pause
        self._between_computers = asyncio.Semaphore(1)

    async def choose_move(self, game: LiveGame) -> tuple[str, By]:
        """Decide in a game; chance decides a side game between computers."""
        began = now()
        by: By = "chance" if game.is_side_game else "computer"
        if game.is_side_game:
            move = lot()
        else:
            async with nullcontext() if game.people else self._between_computers:  # people first
                move = await self._think(game)
        is_hurried = game.clock and min(game.clock.left.values()) < HURRY
        level = game.seats[game.position.acting].level or STRONGEST
        least = self._pause * UNHURRIED.get(level, 1.0)
        pause = 0.0 if is_hurried else least - (now() - began) / 1000
        await asyncio.sleep(max(0.0, pause))
        return move.text, by

    async def _think(self, game: LiveGame) -> Move:
        position, seconds = game.position, None
        if game.clock:
            left = game.clock.left_at(now())[position.acting]
            seconds = budget(left / 1000, game.clock.increment)
        return await self.decide(position, game.seats[position.acting].level or 1, seconds)

    async def decide(self, position: Position, level: int, seconds: float | None) -> Move:
        """Choose a move at a level; ``seconds`` is how long that may take, if there is a clock."""
        legal = position.legal_moves()
        if len(legal) == 1:
            return legal[0]
        is_ready = family_of(position.variant) in self._engine.ready
        limit = THINKS if seconds is None else seconds
        patience = limit + (PATIENT if is_ready else PATIENCE if seconds is None else 2 * limit)
        player = "engine" if level >= STRONGEST else f"level-{level}"
        try:
            async with asyncio.timeout(patience):
                answer = await self._engine.search(position, Limits(seconds=limit), player)
            return position.read_move(answer.move.text)
        except Exception as error:  # whatever it is, the game goes on
            _log.warning("a plain move is played", extra={"why": str(error) or "it took too long"})
            return fallback_move(position)

    async def accepts_draw(self, game: LiveGame) -> bool:
        """Whether the computer takes the draw it is offered: it does not think it stands better."""
        if game.position.turn > EARLY and not game.is_side_game:
            with suppress(Exception):
                answer = await self._engine.search(game.position, Limits(seconds=0.5))
                assert game.offer is not None, "an offer is considered"
                own = 1 if game.position.acting is game.offer.other else -1
                return own * answer.lines[0].value <= DRAWISH
        return False
