"""What both clients share: writing requests, reading answers, and how long to wait for them."""

import json
import math
from typing import Any

from gipf.engine.answers import Message
from gipf.engine.connection import FINAL, Connection
from gipf.engine.protocol import read_position
from gipf.errors import EngineDied, EngineError, EngineTimeout
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Limits

MARGIN = 60.0
"""How many seconds later than asked for an answer may come, since there may be something to compile."""

REACTION = 1.0
"""How many seconds an engine has to stop when its time is up; one that does not is ended."""


def ask_about(position: Position, limits: Limits, lines: int, every: float | None) -> Message:
    """Ask for the analysis of a position.

    >>> ask_about(Position.start("basic"), Limits(nodes=9), 2, None)["nodes"]
    9
    """
    data = json.loads(position.to_json())  # with the counters of house rules, if there are any
    request = {"position": data if len(data) > 1 else data["position"]}
    return _analyse(request, limits, lines, every)


def ask_about_game(game: Game, limits: Limits, lines: int) -> Message:
    """Ask for the analysis of a game."""
    return _analyse({"game": str(game)}, limits, lines, None)


def _analyse(what: dict[str, Any], limits: Limits, lines: int, every: float | None) -> Message:
    asked = {
        "seconds": None if limits.seconds == math.inf else limits.seconds,
        "nodes": limits.nodes,
        "depth": limits.depth,
        "lines": lines,
        "every": every,
    }
    given = {name: value for name, value in asked.items() if value is not None}
    return {"request": "analyse", **what, **given}


def patience_for(limits: Limits, timeout: float | None) -> float:
    """Say how many seconds to wait for an answer."""
    if timeout is not None:
        return timeout
    return math.inf if limits.seconds is None else limits.seconds + MARGIN


def limits_of(seconds: float | None, nodes: int | None, depth: int | None) -> Limits:
    """Give the limits of a request that needs one."""
    limits = Limits(seconds, nodes, depth)
    if limits == Limits():
        raise EngineError("best needs a limit: seconds, nodes or depth")
    return limits


def position_of(position: Position | str) -> Position:
    """Give a position, read it, or set up a variant."""
    return position if isinstance(position, Position) else read_position(position)


def answer_of(answer: Answer) -> Answer:
    """Give an answer that has a move."""
    if not answer.lines:
        raise EngineError("the search was stopped before it had found a move")
    return answer


def checked(message: Message | EngineDied) -> Message:
    """Give an answer, unless it is that there is none."""
    if isinstance(message, EngineDied):
        raise message
    if message["type"] == "error":
        raise EngineError(str(message.get("message")))
    return message


def is_final(message: Message | EngineDied) -> bool:
    """Whether no answer follows."""
    return isinstance(message, EngineDied) or message["type"] in FINAL


def contents(message: Message) -> Message:
    """Give what an answer says besides what it answers."""
    return {name: value for name, value in message.items() if name not in ("id", "type")}


def none_in_time(timeout: float, connection: Connection, has_reacted: bool) -> EngineTimeout:
    """Say that no answer came in time; end an engine that did not even stop then."""
    cause = f"the engine did not answer within {timeout:g} seconds"
    if not has_reacted:
        cause += f", nor stop when told to, and was ended{connection.strange}"
        connection.kill(cause)
    return EngineTimeout(cause)
