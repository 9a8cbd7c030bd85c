"""Analyses a page has asked for: they go on beside everything else, and tell what they find."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractContextManager, ExitStack, aclosing, nullcontext
from typing import Any

from gipf.analysis.annotate import annotate
from gipf.analysis.causes import message_of, why_text
from gipf.analysis.judge import Judged
from gipf.analysis.lines import split_turns, turns_to_win
from gipf.errors import GipfError
from gipf.host.interfaces import Engine, Outbox
from gipf.host.live_game import replay
from gipf.host.pasted_text import positions_after
from gipf.host.socket_messages import Analyse, Judge, Stop
from gipf.host.trees import game_of, tree_of
from gipf.host.wire import refusal, write
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Line
from gipf.variants import Player

EVENTS = {"analyse": "analysis", "judge": "judged"}
MOST = 8

StudyRequest = Analyse | Judge

Work = Callable[[], Coroutine[Any, Any, None]]
"""Begun by the task that does it: one that is stopped before leaves nothing behind."""

Room = Callable[[], AbstractContextManager[None]]
"""What is held as long as the engine works for a page; it may refuse."""

_log = logging.getLogger("gipf.host.analysis_jobs")


class AnalysisJobs:
    """The analyses of one page, by the id of the message that asked for them."""

    def __init__(self, engine: Engine, outbox: Outbox, room: Room = nullcontext) -> None:
        self._engine = engine
        self._outbox = outbox
        self._room = room
        self._running: dict[str | int, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop all of them."""
        for task in self._running.values():
            task.cancel()

    def stop(self, request: Stop) -> dict[str, Any]:
        """Stop one; it is no matter if it is done already."""
        if request.target is not None and (task := self._running.pop(request.target, None)):
            task.cancel()
        return {}

    def _begin(self, request: StudyRequest, work: Work) -> None:
        with ExitStack() as taken:
            taken.enter_context(self._room())
            task = asyncio.create_task(self._watched(request, work))
            room = taken.pop_all()
            task.add_done_callback(lambda _: room.close())
        self._running[request.id] = task

    def _check_room(self, request: StudyRequest) -> None:
        if request.id in self._running:
            raise GipfError("id-in-use", id=str(request.id))
        if len(self._running) >= MOST:
            raise GipfError("too-many-analyses", most=MOST)

    async def _watched(self, request: StudyRequest, work: Work) -> None:
        try:
            await work()
        except GipfError as error:
            self._tell(request, refusal(error), last=True)
        except Exception:
            _log.exception("an analysis failed")
            self._tell(request, refusal(GipfError("internal-error")), last=True)
        finally:
            if self._running.get(request.id) is asyncio.current_task():
                del self._running[request.id]

    def _tell(
        self, request: StudyRequest, what: Mapping[str, Any], *, last: bool = False, key: str = ""
    ) -> None:
        message = {"event": EVENTS[request.do], "id": request.id, **what, "done": last}
        self._outbox.send(f"study {request.id!r} {'done' if last else key}", write(message))

    # ------------------------------------------------------------------ a position

    async def analyse(self, request: Analyse) -> dict[str, Any]:
        """Begin to look at a position."""
        self._check_room(request)
        _, position = await asyncio.to_thread(positions_after, request.start, request.moves)
        if position.is_over:
            raise GipfError("over-in-position")
        self._begin(request, lambda: self._analyse(request, position))
        return {}

    async def _analyse(self, request: Analyse, position: Position) -> None:
        found: dict[str, Any] = {"lines": [], "depth": 0, "nodes": 0}
        search = self._engine.analyse(position, lines=request.lines, seconds=request.seconds)
        async with aclosing(search) as answers:
            async for answer in answers:
                lines = [_line(position, line) for line in answer.lines]
                found = {"lines": lines, "depth": answer.depth, "nodes": answer.nodes}
                self._tell(request, found)
        self._tell(request, found, last=True)

    # ------------------------------------------------------------------ a game

    async def judge(self, request: Judge) -> dict[str, Any]:
        """Begin to look at a whole game."""
        self._check_room(request)
        game = await asyncio.to_thread(game_of, request.game)
        if not game.turns():
            raise GipfError("no-turns-to-judge")
        self._begin(request, lambda: self._judge(request, game))
        return {"turns": len(game.turns())}

    async def _judge(self, request: Judge, game: Game) -> None:
        total = len(game.turns())

        def tell(turn: int, judged: Judged) -> None:
            self._tell(request, {"turn": turn, "of": total, **_judged(judged)}, key=str(turn))

        analysis = await self._engine.judge(game, request.seconds, tell)
        await asyncio.to_thread(annotate, game, analysis)
        whole = {
            "start": analysis.start,
            "accuracy": {player.value: analysis.accuracy(player) for player in Player},
            "game": tree_of(game),
        }
        self._tell(request, whole, last=True)


def _line(position: Position, line: Line) -> dict[str, Any]:
    """Describe a line, with the texts of its turns and whose turns they are."""
    sign = 1 if position.acting is Player.WHITE else -1
    win_in = turns_to_win(position, line.moves, line.win_in)
    proven = {"win_in": win_in} if win_in else {}
    texts, players = [], []
    turns, rest = split_turns(position, list(line.moves))
    for turn in filter(None, (*turns, rest)):
        texts.append(";".join(move.text for move in turn))
        players.append(position.turn_owner)
        *_, position = replay(position, turn)
    moves = [move.text for move in line.moves]
    white = sign * line.value + 0.0
    return {"moves": moves, "texts": texts, "players": players, "white": white, **proven}


def _judged(judged: Judged) -> dict[str, Any]:
    told = judged.told
    return {
        "player": judged.player.value,
        "white": judged.after,
        "before": judged.before,
        "loss": judged.loss,
        "mark": told.mark,
        "better": [";".join(move.text for move in turn) for turn in told.better],
        "best": [move.text for move in judged.best],
        "why": why_text(told.causes),
        "says": message_of(told.causes) if told.causes else None,
    }
