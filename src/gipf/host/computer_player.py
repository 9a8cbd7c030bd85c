"""The computer as a player."""

import asyncio
import logging
import random
from contextlib import nullcontext

from gipf.books import opening_move
from gipf.host.fallback_move import fallback_move, lot
from gipf.host.interfaces import Engine
from gipf.host.live_game import By, LiveGame
from gipf.host.moments import now
from gipf.host.sealed_choice import sealed_choice
from gipf.host.side_position import SidePosition
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.search.answer import Limits
from gipf.side_games.odds import side_level
from gipf.side_games.plain_players import plain_move
from gipf.state import Move
from gipf.variants import Player, Variant

STRONGEST = 10
THINKS = 2.0
"""Seconds the strongest level thinks without a clock; the others stop by themselves before."""
PATIENCE = 4.0
"""Seconds to wait for an engine that is not ready, beyond what it would think."""
PATIENT = 30.0
"""The same for one that is ready."""
HURRY = 10_000
"""Milliseconds left below which the computer does not wait for people to follow."""
UNHURRIED = {1: 3.0, 2: 2.5, 3: 2.0, 4: 1.5}
"""How many times longer than others the first levels take at least: who plays them wants to follow."""
SIDE_LEVELS = 5
"""Levels of side games."""

_log = logging.getLogger("gipf.host.computer_player")


def family_of(variant: Variant) -> str:
    """Say which code a variant needs.

    >>> family_of(Variant.parse("standard+Z6")), family_of(Variant.parse("standard"))
    ('ultimate', 'tournament')
    """
    if variant.is_matrx:
        return "matrx"
    if variant.has_potentials:
        return "ultimate"
    return "tournament" if variant.has_double_gipf_pieces else "basic"


def budget(left: float, increment: float) -> float:
    """Say how many seconds a decision may take with a clock.

    >>> budget(300, 0), budget(30, 0), budget(3, 1)
    (2.0, 1.0, 0.9)
    """
    return round(max(0.02, min(THINKS, left / 30 + increment * 0.8, left / 3)), 3)


class ComputerPlayer:
    """Decides for the seats that are the computer's; ``pause`` is how long that takes at least, in seconds."""

    def __init__(self, engine: Engine, pause: float) -> None:
        self._engine = engine
        self._pause = pause
        self._between_computers = asyncio.Semaphore(1)
        self._chance = random.SystemRandom()

    async def choose_move(self, game: LiveGame, waited: int = 0) -> tuple[str, By]:
        """Decide in a game; a side game between computers that cannot be played here is left to chance.

        ``waited``: milliseconds that have passed already since somebody made the move before.
        """
        began = now() - waited
        actor = game.actor
        by: By = "computer" if actor else "chance"
        if actor is None:
            move, actor = lot().text, game.position.acting
        else:
            async with nullcontext() if game.people else self._between_computers:  # people first
                move = await self._think(game, actor)
        is_hurried = game.clock and min(game.clock.left.values()) < HURRY
        level = game.seats[actor].level or STRONGEST
        least = self._pause * UNHURRIED.get(level, 1.0)
        pause = 0.0 if is_hurried else least - (now() - began) / 1000
        await asyncio.sleep(max(0.0, pause))
        return move, by

    async def _think(self, game: LiveGame, actor: Player) -> str:
        seconds = None
        if game.clock:
            left = game.clock.left_at(now())[actor]
            seconds = budget(left / 1000, game.clock.increment)
        level = game.seats[actor].level or 1
        if game.side:
            play = game.side.play
            return sealed_choice(game, play) or await self.decide_side(
                play, side_level(level), seconds
            )
        if isinstance(game.position, SidePosition):
            play = game.position.side
            return sealed_choice(game, play) or await self.decide_side(
                play, min(level, SIDE_LEVELS), seconds
            )
        against = game.seats[actor.other].level
        return (await self.decide(game.board, level, seconds, against)).text

    async def decide_side(self, play: SidePlay, level: int, seconds: float | None) -> str:
        """Choose a move in a side game; without an engine in time it is a plain one."""
        state = play.state
        assert state is not None, "games that are not known are not played"
        legal = state.legal_moves()
        if len(legal) == 1:
            return legal[0]
        limit = min(seconds or THINKS, THINKS)
        is_strongest = level == SIDE_LEVELS and seconds is not None
        patience = limit + (PATIENT if seconds is None else PATIENCE)
        try:
            async with asyncio.timeout(patience):
                return await self._engine.side_move(play, level, limit if is_strongest else None)
        except Exception as error:  # whatever it is, the game goes on
            _log.warning("a plain move is played", extra={"why": str(error) or "it took too long"})
            return await asyncio.to_thread(plain_move, state, 2, random.Random())

    async def decide(
        self, position: Position, level: int, seconds: float | None, against: int | None = None
    ) -> Move:
        """Choose a move at a level; ``seconds`` is how long that may take, if there is a clock.

        ``against`` is the level of the other player, if it is the computer, too: side games between them have
        other odds than between equals.
        """
        legal = position.legal_moves()
        if len(legal) == 1:
            return legal[0]
        if level >= STRONGEST and (known := opening_move(position, self._chance)):
            return known  # levels below it open their book themselves
        is_ready = family_of(position.variant) in self._engine.ready
        limit = THINKS if seconds is None else seconds
        patience = limit + (PATIENT if is_ready else PATIENCE if seconds is None else 2 * limit)
        player = "engine" if level >= STRONGEST else f"level-{level}"
        if against and position.variant.side_games and side_level(against) != side_level(level):
            player += f":side_against={side_level(against)}"
        try:
            async with asyncio.timeout(patience):
                answer = await self._engine.search(position, Limits(seconds=limit), player)
            return position.read_move(answer.move.text)
        except Exception as error:  # whatever it is, the game goes on
            _log.warning("a plain move is played", extra={"why": str(error) or "it took too long"})
            return fallback_move(position)
