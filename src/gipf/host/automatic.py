"""What happens to a live game by itself: its flag falls, the computer decides, and answers or offers a draw."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gipf.host.clock import MOST_LAG
from gipf.host.computer_player import ComputerPlayer
from gipf.host.draw_offers import accepts_draw, draw_offered, foresees_draw, may_offer_draw
from gipf.host.interfaces import Engine, Store, StoreFailed
from gipf.host.live_game import LiveGame, Refused
from gipf.host.moments import now
from gipf.host.room import Room
from gipf.position import Position

RETRY = 2.0
"""Seconds after which a change nobody asked for is tried again if it could not be stored."""
Step = Callable[[LiveGame, int], LiveGame]
"""A change of a game at a moment."""


class Automatic:
    """What happens by itself to the games of a host.

    ``change`` carries a change of a version out, ``check_flag`` lets a flag fall.
    """

    def __init__(
        self,
        store: Store,
        engine: Engine,
        pause: float,
        change: Callable[[str, Step, int | None], Awaitable[LiveGame]],
        check_flag: Callable[[str], None],
    ) -> None:
        self._store, self._engine = store, engine
        self._change, self._check_flag = change, check_flag
        self._computer = ComputerPlayer(engine, pause)

    def prepare(self, game: LiveGame) -> None:
        """Let the engine load what the computer needs in a game."""
        if isinstance(game.start, Position):
            self._engine.want(game.start.variant)
        else:
            self._engine.want_side(game.start.side)

    def schedule(self, room: Room) -> None:
        """See to it that the flag falls and the computer decides."""
        room.cancel_timers()
        game = room.game
        if game.is_over or not room.is_active:
            return
        loop = asyncio.get_running_loop()
        if game.clock and game.clock.falls_at is not None and not game.is_over_days:
            delay = max(0, game.clock.falls_at + MOST_LAG - now()) / 1000
            room.flag = loop.call_later(delay + 0.002, self._check_flag, game.id)
        if game.offer and not game.seats[game.offer.other].is_person:
            room.task = loop.create_task(self._answer_draw_offer(room, game))
        elif game.awaits_computer or (game.is_side_game and not game.people):
            room.task = loop.create_task(self._play_computer_move(room, game))
        elif not room.has_offered_draw and may_offer_draw(game):
            room.task = loop.create_task(self._offer_draw(room, game))

    async def _claim(self, room: Room, game: LiveGame) -> bool:
        """Wait until it is for this host to let the computer decide; False when the game has gone on."""
        while room.game.version == game.version:
            with suppress(StoreFailed):
                if await self._store.claim(game.id, game.version, now()):
                    room.claimed = game.version
                    return True
            await asyncio.sleep(RETRY)
        return False

    async def _play_computer_move(self, room: Room, game: LiveGame) -> None:
        if not await self._claim(room, game):
            return
        move, by = await self._computer.choose_move(game, room.waited)
        await self._insist(room, game, lambda game, at: game.played(move, by, at))

    async def _answer_draw_offer(self, room: Room, game: LiveGame) -> None:
        if not await self._claim(room, game):
            return
        takes = await accepts_draw(game, self._engine)
        await self._insist(room, game, LiveGame.draw_accepted if takes else LiveGame.draw_declined)

    async def _offer_draw(self, room: Room, game: LiveGame) -> None:
        if await self._claim(room, game) and await foresees_draw(game, self._engine):
            room.has_offered_draw = True
            await self._insist(room, game, draw_offered)
        if room.task is asyncio.current_task():
            room.task = None

    async def _insist(self, room: Room, game: LiveGame, step: Step) -> None:
        """Make a change that follows by itself, and try again until it can be stored.

        It is dropped if everybody who looked at the game has gone meanwhile.
        """

        def step_if_active(game: LiveGame, at: int) -> LiveGame:
            if not room.is_active:
                raise Refused("nothing-to-change")
            return step(game, at)

        while room.game.version == game.version:
            room.task = None  # it is carried out, and must not be cancelled by its own success
            try:
                await self._change(game.id, step_if_active, game.version)
            except StoreFailed:
                if room.game.version == game.version:
                    room.task = asyncio.current_task()
                    await asyncio.sleep(RETRY)
            except Refused:
                return
