"""What a page asks over its socket and is answered: by its own ids, and events of what it watches."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from gipf.analysis.causes import message_of
from gipf.analysis.merits import merit_of
from gipf.errors import GipfError
from gipf.host.analysis_jobs import AnalysisJobs
from gipf.host.computer_player import SIDE_LEVELS
from gipf.host.games import Step
from gipf.host.interfaces import Outbox
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.side_position import SidePosition
from gipf.host.socket_messages import (
    Analyse,
    Change,
    HandOver,
    Hint,
    InvalidRequest,
    Judge,
    Play,
    Rematch,
    RematchSide,
    SocketRequest,
    Speak,
    Stop,
    Unwatch,
    Watch,
    WatchSide,
)
from gipf.host.view import GameState, SideGameState, told_of
from gipf.host.wire import refusal
from gipf.messages import Message
from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.variants import Player

MOST_STUDIES = 8
MOST_SUBSCRIPTIONS = 1000
HINT = Limits(seconds=1.0)
"""What the engine has for a hint."""
CHANGES: dict[str, Step] = {
    "undo": LiveGame.undone,
    "takeback": LiveGame.takeback,
    "accept": LiveGame.draw_accepted,
    "decline": LiveGame.draw_declined,
    "lot": LiveGame.lot_drawn,
    "pause": LiveGame.paused,
    "continue": LiveGame.continued,
}

_log = logging.getLogger("gipf.host.conversation")


class Conversation:
    """With one page; ``read_request`` reads a message, of at most so many characters."""

    def __init__(
        self,
        host: Host,
        outbox: Outbox,
        read_request: Callable[[str | bytes], SocketRequest],
        most_message: int = 2**20,
    ) -> None:
        self._host = host
        self._outbox = outbox
        self._read_request = read_request
        self._most_message = most_message
        self._subscriptions: set[str] = set()
        self._jobs = AnalysisJobs(host.engine, outbox)
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End all that goes on for a page that has gone."""
        for game in self._subscriptions:
            self._host.games.unsubscribe(game, self._outbox)
        self._jobs.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def take(self, text: str | bytes) -> None:
        """Answer one message, whatever it holds."""
        most = self._most_message
        if len(text) > most:
            self._refuse(None, GipfError("too-long", what="message", most=most))
            return
        try:
            request = self._read_request(text)
        except InvalidRequest as error:
            self._refuse(error.id, error.problem)
            return
        if not isinstance(request, Hint | Judge):
            await self._answer(request)
        elif len(self._tasks) >= MOST_STUDIES:
            self._refuse(request.id, GipfError("too-much-at-once"))
        else:
            task = asyncio.create_task(self._answer(request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: SocketRequest) -> None:
        try:
            self._outbox.reply({"id": request.id, "ok": True, **await self._respond(request)})
        except GipfError as error:
            self._refuse(request.id, error)
        except Exception:
            _log.exception("a request could not be answered", extra={"do": request.do})
            self._refuse(request.id, GipfError("internal-error"))

    def _refuse(self, id: str | int | None, error: GipfError) -> None:  # noqa: A002
        self._outbox.reply({"id": id, **refusal(error)})

    async def _respond(self, request: SocketRequest) -> dict[str, Any]:
        match request:
            case Watch() | WatchSide():
                is_side = isinstance(request, WatchSide)
                return {"game": await self._watch(request.game, is_side=is_side)}
            case Unwatch():
                self._host.games.unsubscribe(request.game, self._outbox)
                self._subscriptions.discard(request.game)
                return {}
            case Rematch() | RematchSide():
                return {"game": told_of(await self._host.games.rematch(request.game), now())}
            case Hint():
                return await self._hint(request.game)
            case Analyse():
                return await self._jobs.analyse(request)
            case Judge():
                return await self._jobs.judge(request)
            case Stop():
                return self._jobs.stop(request)
            case Play() | Change():
                changed = self._host.games.change(request.game, step_of(request), request.version)
            case Speak() | HandOver():
                changed = self._host.games.change(request.game, step_of(request))
        return {"version": (await changed).version}

    # ------------------------------------------------------------------ games

    async def _watch(self, game: str, *, is_side: bool) -> GameState | SideGameState:
        known = await self._host.games.get(game)
        known.side_position if is_side else known.board  # noqa: B018  # others are refused
        if len(self._subscriptions) >= MOST_SUBSCRIPTIONS:
            raise GipfError("too-many-watched", most=MOST_SUBSCRIPTIONS)
        state = await self._host.games.subscribe(game, self._outbox)
        self._subscriptions.add(game)
        return state

    async def _hint(self, game_id: str) -> dict[str, Any]:
        game = await self._host.games.get(game_id)
        if game.actor is None:
            raise GipfError("nothing-for-engine")
        side = game.side.play if game.side else None
        if isinstance(game.position, SidePosition):
            side = game.position.side
        if side:
            move = await self._host.engine.side_move(side, SIDE_LEVELS)
            return {"move": move, "says": None, "version": game.version}
        answer = await self._host.engine.search(game.board, HINT)
        says = await asyncio.to_thread(_reason, game.board, answer)
        return {"move": answer.move.text, "says": says, "version": game.version}


def _reason(position: Position, answer: Answer) -> Message:
    """Say in short why an answer is a good one."""
    best = answer.lines[0]
    return message_of([merit_of(position, best.moves, is_won=(best.win_in or 0) > 0)])


def step_of(request: Play | Change | Speak | HandOver) -> Step:
    """Say how a request changes a game."""
    match request:
        case Play():
            return lambda game, at: game.played(request.move, "person", at)
        case Change():
            return CHANGES[request.do]
    player = Player(request.player) if request.player else None
    if isinstance(request, HandOver):
        return lambda game, at: game.handed_over(player, request.level, at)
    if request.do == "resign":
        return lambda game, at: game.resigned(player, at)
    if request.do == "resign-side":
        return lambda game, at: game.side_resigned(player, at)
    return lambda game, at: game.draw_offered(player, at)
