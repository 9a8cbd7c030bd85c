"""The WebSocket: one for each page, any number of pages.

A page asks with an id of its own and is answered with it; what happens in games it watches it is told as
events. What goes out waits in an `Outbox`, so that a page that does not read holds nobody up.
"""

import asyncio
import logging
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from gipf.analysis.causes import message_of
from gipf.analysis.merits import merit_of
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.server.analysis_jobs import AnalysisJobs
from gipf.server.computer_player import SIDE_LEVELS
from gipf.server.engine_worker import EngineWorker
from gipf.server.games import Games, Step
from gipf.server.live_game import LiveGame
from gipf.server.outbox import Outbox
from gipf.server.settings import Settings, now
from gipf.server.side_position import SidePosition
from gipf.server.socket_messages import (
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
    read_request,
)
from gipf.server.view import GameState, SideGameState, told_of
from gipf.server.wire import refusal
from gipf.variants import Player

TRY_AGAIN = 1013
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

_log = logging.getLogger("gipf.server.connection")


class Connection:
    """A page that is connected."""

    def __init__(
        self, socket: WebSocket, games: Games, engine: EngineWorker, settings: Settings
    ) -> None:
        self._socket = socket
        self._games = games
        self._engine = engine
        self._settings = settings
        self._outbox = Outbox(socket)
        self._subscriptions: set[str] = set()
        self._jobs = AnalysisJobs(engine, self._outbox)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Answer until the page goes away."""
        await self._socket.accept()
        sending = asyncio.create_task(self._outbox.run())
        try:
            while not self._outbox.is_full:
                await self._take(await self._receive())
                await asyncio.sleep(0)  # others have their turn, however many messages there are
            async with asyncio.timeout(1):
                await self._socket.close(TRY_AGAIN, "too many answers wait to be read")
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            for game in self._subscriptions:
                self._games.unsubscribe(game, self._outbox)
            self._jobs.close()
            for task in (*self._tasks, sending):
                task.cancel()
            await asyncio.gather(*self._tasks, sending, return_exceptions=True)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes", b""))

    async def _take(self, text: str | bytes) -> None:
        """Answer one message, whatever it holds."""
        most = self._settings.most_message
        if len(text) > most:
            self._refuse(None, GipfError("too-long", what="message", most=most))
            return
        try:
            request = read_request(text)
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
                self._games.unsubscribe(request.game, self._outbox)
                self._subscriptions.discard(request.game)
                return {}
            case Rematch() | RematchSide():
                return {"game": told_of(await self._games.rematch(request.game), now())}
            case Hint():
                return await self._hint(request.game)
            case Analyse():
                return await self._jobs.analyse(request)
            case Judge():
                return await self._jobs.judge(request)
            case Stop():
                return self._jobs.stop(request)
            case Play() | Change():
                changed = self._games.change(request.game, step_of(request), request.version)
            case Speak() | HandOver():
                changed = self._games.change(request.game, step_of(request))
        return {"version": (await changed).version}

    # ------------------------------------------------------------------ games

    async def _watch(self, game: str, *, is_side: bool) -> GameState | SideGameState:
        known = await self._games.get(game)
        known.side_position if is_side else known.board  # noqa: B018  # others are refused
        if len(self._subscriptions) >= MOST_SUBSCRIPTIONS:
            raise GipfError("too-many-watched", most=MOST_SUBSCRIPTIONS)
        state = await self._games.subscribe(game, self._outbox)
        self._subscriptions.add(game)
        return state

    async def _hint(self, game_id: str) -> dict[str, Any]:
        game = await self._games.get(game_id)
        if game.actor is None:
            raise GipfError("nothing-for-engine")
        side = game.side.play if game.side else None
        if isinstance(game.position, SidePosition):
            side = game.position.side
        if side:
            move = await self._engine.side_move(side, SIDE_LEVELS)
            return {"move": move, "says": None, "version": game.version}
        answer = await self._engine.search(game.board, HINT)
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
