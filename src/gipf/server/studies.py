"""Analyses a page has asked for: they go on beside everything else, and tell what they find."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from typing import Any

from gipf.analysis.analysis import Analysis, annotate
from gipf.analysis.causes import Cause, Ending
from gipf.analysis.deeds import split_turns
from gipf.analysis.judging import Judged
from gipf.analysis.words import sentence
from gipf.errors import GipfError
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Line
from gipf.server.outbox import Outbox
from gipf.server.reading import positions_after
from gipf.server.requests import Ask
from gipf.server.thinking import Thinking
from gipf.server.trees import game_of, tree_of
from gipf.server.wire import write
from gipf.variants import Player

EVENTS = {"analyse": "analysis", "judge": "judged"}
MOST = 8
MOST_LINES = 20
LONGEST = 600.0
"""Seconds after which an analysis nobody has stopped ends by itself."""
FOR_A_TURN = 0.4
"""Seconds for each position of a game that is judged."""

Work = Callable[[], Coroutine[Any, Any, None]]
"""Begun by the task that does it: one that is stopped before leaves nothing behind."""

_log = logging.getLogger("gipf.server.studies")


class Studies:
    """The analyses of one page, by the id of the message that asked for them."""

    def __init__(self, thinking: Thinking, outbox: Outbox) -> None:
        self._thinking = thinking
        self._outbox = outbox
        self._running: dict[str | int, asyncio.Task[None]] = {}

    def close(self) -> None:
        """Stop all of them."""
        for task in self._running.values():
            task.cancel()

    async def stop(self, ask: Ask) -> dict[str, Any]:
        """Stop one; it is no matter if it is done already."""
        target = ask.fields.get("target")
        if isinstance(target, str | int) and (task := self._running.pop(target, None)):
            task.cancel()
        return {}

    def _begin(self, ask: Ask, work: Work) -> dict[str, Any]:
        task = asyncio.create_task(self._watched(ask, work))
        self._running[ask.id] = task
        return {}

    def _check_room(self, ask: Ask) -> None:
        if ask.id in self._running:
            raise GipfError(f"the id {str(ask.id)[:40]!r} is in use; take another")
        if len(self._running) >= MOST:
            raise GipfError(f"at most {MOST} analyses run for a page; stop one")

    async def _watched(self, ask: Ask, work: Work) -> None:
        try:
            await work()
        except GipfError as error:
            self._tell(ask, {"error": str(error)}, last=True)
        except Exception:
            _log.exception("an analysis failed")
            self._tell(ask, {"error": "this went wrong here; it is in the log"}, last=True)
        finally:
            if self._running.get(ask.id) is asyncio.current_task():
                del self._running[ask.id]

    def _tell(self, ask: Ask, what: dict[str, Any], *, last: bool = False, key: str = "") -> None:
        message = {"event": EVENTS[ask.do], "id": ask.id, **what, "done": last}
        self._outbox.send(f"study {ask.id!r} {'done' if last else key}", write(message))

    # ------------------------------------------------------------------ a position

    async def analyse(self, ask: Ask) -> dict[str, Any]:
        """Begin to look at a position."""
        self._check_room(ask)
        start = ask.text("start") if "start" in ask.fields else None
        lines = int(ask.amount("lines", 1, 1, MOST_LINES))
        seconds = ask.amount("seconds", LONGEST, 0.01, LONGEST)
        _, position = await asyncio.to_thread(positions_after, start, ask.texts("moves"))
        if position.is_over:
            raise GipfError("the game is over in this position: there is nothing to decide")
        return self._begin(ask, lambda: self._analyse(ask, position, lines, seconds))

    async def _analyse(self, ask: Ask, position: Position, lines: int, seconds: float) -> None:
        found: dict[str, Any] = {"lines": [], "depth": 0, "nodes": 0}
        search = self._thinking.analyse(position, lines=lines, seconds=seconds)
        async with aclosing(search) as answers:
            async for answer in answers:
                found = _found(position, answer)
                self._tell(ask, found)
        self._tell(ask, found, last=True)

    # ------------------------------------------------------------------ a game

    async def judge(self, ask: Ask) -> dict[str, Any]:
        """Begin to look at a whole game."""
        self._check_room(ask)
        seconds = ask.amount("seconds", FOR_A_TURN, 0.01, 10)
        game = await asyncio.to_thread(game_of, ask.fields.get("game"))
        if not game.turns():
            raise GipfError("the game has no turns to look at")
        return {
            "turns": len(game.turns()),
            **self._begin(ask, lambda: self._judge(ask, game, seconds)),
        }

    async def _judge(self, ask: Ask, game: Game, seconds: float) -> None:
        total = len(game.turns())

        def tell(turn: int, judged: Judged) -> None:
            self._tell(ask, {"turn": turn, "of": total, **_judged(judged)}, key=str(turn))

        analysis = await self._thinking.judge(game, seconds, tell)
        await asyncio.sleep(0)  # what was told last comes first
        await asyncio.to_thread(annotate, game, analysis)
        self._tell(ask, _whole(game, analysis), last=True)


def _found(position: Position, answer: Answer) -> dict[str, Any]:
    return {
        "lines": [_line(position, line) for line in answer.lines],
        "depth": answer.depth,
        "nodes": answer.nodes,
    }


def _line(position: Position, line: Line) -> dict[str, Any]:
    """Describe a line; its texts are those of its turns."""
    sign = 1 if position.acting is Player.WHITE else -1
    turns, rest = split_turns(position, list(line.moves))
    texts = [";".join(move.text for move in turn) for turn in (*turns, rest) if turn]
    data: dict[str, Any] = {
        "moves": [move.text for move in line.moves],
        "texts": texts,
        "white": sign * line.value + 0.0,
    }
    if line.win_in is not None:
        data["win_in"] = line.win_in
    return data


def _judged(judged: Judged) -> dict[str, Any]:
    return {
        "player": judged.player.value,
        "white": judged.after,
        "before": judged.before,
        "loss": judged.loss,
        "mark": judged.mark,
        "better": [";".join(move.text for move in turn) for turn in judged.better],
        "causes": [_cause(cause) for cause in judged.causes],
        "text": sentence(judged.causes),
    }


def _cause(cause: Cause) -> dict[str, Any]:
    """Give what is to be said about a turn for a page to put into words."""
    feat = cause.feat
    return {
        "why": cause.why.value,
        "turn": cause.turn,
        "later": cause.later,
        "player": cause.player and cause.player.value,
        "things": dict(cause.things),
        "feat": feat
        and {
            "does": feat.does.value,
            "things": dict(feat.things),
            "turns": feat.turns,
            "ending": _ending(feat.ending),
        },
        "ending": _ending(cause.ending),
    }


def _ending(ending: Ending | None) -> dict[str, str | None] | None:
    if ending is None:
        return None
    return {"end": ending.end.value, "loser": ending.loser.value if ending.loser else None}


def _whole(game: Game, analysis: Analysis) -> dict[str, Any]:
    return {
        "start": analysis.start,
        "accuracy": {player.value: analysis.accuracy(player) for player in Player},
        "game": tree_of(game),
    }
