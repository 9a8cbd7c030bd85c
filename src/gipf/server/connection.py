"""The WebSocket: one for each page, any number of pages.

A page asks with an id of its own and is answered with it; what happens in games it watches it is told as
events. What goes out waits in an `Outbox`, so that a page that does not read holds nobody up.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from gipf.errors import GipfError
from gipf.server.games import Games
from gipf.server.live_game import LiveGame
from gipf.server.outbox import Outbox
from gipf.server.refusals import refusal
from gipf.server.requests import Ask
from gipf.server.settings import Settings, now
from gipf.server.studies import Studies
from gipf.server.thinking import Thinking
from gipf.server.view import state_of
from gipf.server.wire import read

TRY_AGAIN = 1013
MOST_STUDIES = 8
MOST_SUBSCRIPTIONS = 1000
HINT = 1.0
"""Seconds the engine has for a hint."""

_log = logging.getLogger("gipf.server.connection")
Answer = dict[str, Any]


class Connection:
    """A page that is connected."""

    def __init__(
        self, socket: WebSocket, games: Games, thinking: Thinking, settings: Settings
    ) -> None:
        self._socket = socket
        self._games = games
        self._thinking = thinking
        self._settings = settings
        self._outbox = Outbox(socket)
        self._subscriptions: set[str] = set()
        self._studies = Studies(thinking, self._outbox)
        self._tasks: set[asyncio.Task[None]] = set()
        self._does: dict[str, Callable[[Ask], Awaitable[Answer]]] = {
            "watch": self._watch,
            "unwatch": self._unwatch,
            "play": self._play,
            "lot": self._plain(lambda ask: games.lot(ask.game)),
            "undo": self._plain(lambda ask: games.undo(ask.game)),
            "takeback": self._plain(lambda ask: games.take_back(ask.game)),
            "resign": self._plain(lambda ask: games.resign(ask.game, ask.player)),
            "offer": self._plain(lambda ask: games.offer(ask.game, ask.player)),
            "accept": self._plain(lambda ask: games.accept(ask.game)),
            "decline": self._plain(lambda ask: games.decline(ask.game)),
            "rematch": self._rematch,
            "hint": self._hint,
            "analyse": self._studies.analyse,
            "judge": self._studies.judge,
            "stop": self._studies.stop,
        }
        self._slow = {"hint", "judge"}

    async def run(self) -> None:
        """Answer until the page goes away."""
        await self._socket.accept()
        sending = asyncio.create_task(self._outbox.run())
        try:
            while not self._outbox.is_full:
                await self._take(await self._receive())
            async with asyncio.timeout(1):
                await self._socket.close(TRY_AGAIN, "too many answers wait to be read")
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            pass
        finally:
            for game in self._subscriptions:
                self._games.unsubscribe(game, self._outbox)
            self._studies.close()
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
        if len(text) > self._settings.most_message:
            most = self._settings.most_message
            self._outbox.reply({"id": None, "error": f"a message has at most {most} characters"})
            return
        try:
            ask = Ask.parse(read(text))
        except GipfError as error:
            self._outbox.reply({"id": None, "error": str(error)})
            return
        if ask.do in self._slow:
            if len(self._tasks) >= MOST_STUDIES:
                self._outbox.reply(
                    {"id": ask.id, "error": "too much is asked at once; wait a little"}
                )
                return
            task = asyncio.create_task(self._answer(ask))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            await self._answer(ask)

    async def _answer(self, ask: Ask) -> None:
        try:
            do = self._does.get(ask.do)
            if do is None:
                raise GipfError(f"there is nothing called {ask.do[:40]!r}; {_known(self._does)}")
            answer = await do(ask)
            self._outbox.reply({"id": ask.id, "ok": True, **answer})
        except GipfError as error:
            self._outbox.reply({"id": ask.id, **refusal(str(error))})
        except Exception:
            _log.exception("a message could not be answered", extra={"do": ask.do})
            self._outbox.reply({"id": ask.id, "error": "this went wrong here; it is in the log"})

    # ------------------------------------------------------------------ games

    async def _watch(self, ask: Ask) -> Answer:
        if len(self._subscriptions) >= MOST_SUBSCRIPTIONS:
            raise GipfError(f"a page watches at most {MOST_SUBSCRIPTIONS} games")
        state = await self._games.subscribe(ask.game, self._outbox)
        self._subscriptions.add(ask.game)
        return {"game": state}

    async def _unwatch(self, ask: Ask) -> Answer:
        self._games.unsubscribe(ask.game, self._outbox)
        self._subscriptions.discard(ask.game)
        return {}

    async def _play(self, ask: Ask) -> Answer:
        game = await self._games.play(ask.game, ask.text("move"), ask.number("version"))
        return {"version": game.version}

    def _plain(
        self, do: Callable[[Ask], Awaitable[LiveGame]]
    ) -> Callable[[Ask], Awaitable[Answer]]:
        async def answer(ask: Ask) -> Answer:
            return {"version": (await do(ask)).version}

        return answer

    async def _rematch(self, ask: Ask) -> Answer:
        return {"game": state_of(await self._games.rematch(ask.game), now())}

    async def _hint(self, ask: Ask) -> Answer:
        game = await self._games.get(ask.game)
        if game.decider is None or game.is_side_game:
            raise GipfError("there is nothing the engine could decide here")
        answer = await self._thinking.look(game.position, HINT)
        return {"move": answer.move.text, "version": game.version}


def _known(does: dict[str, Any]) -> str:
    return f"there are {', '.join(does)}"
