"""The answers of ``gipf engine``, described in docs/protocol.md: written by it, read by its clients."""

import json
import math
from collections.abc import Mapping
from typing import Any

from gipf.engine.protocol import Id
from gipf.errors import EngineError, GipfError
from gipf.notation import parse_move
from gipf.position import Position
from gipf.search.answer import Answer, Line
from gipf.variants import Player

LONGEST_MESSAGE = 600

Message = dict[str, Any]
"""A line of the protocol, as an object."""


def write(data: Mapping[str, Any]) -> bytes:
    r"""Write a line, in ASCII whatever it says.

    >>> write({"id": "é", "type": "result"})
    b'{"id": "\\u00e9", "type": "result"}\n'
    """
    return json.dumps(data, allow_nan=False).encode("ascii") + b"\n"


def error(request_id: Id | None, message: str) -> Message:
    """Say that something was wrong."""
    if len(message) > LONGEST_MESSAGE:  # it quotes what was sent
        half = LONGEST_MESSAGE // 2
        message = f"{message[:half]} … {message[-half:]}"
    return {"id": request_id, "type": "error", "message": message}


def found(wants: str, position: Position | None, answer: Answer) -> Message:
    """Say what a search found: for ``analyse`` lines, for ``best`` a move.

    There is no position where the search was stopped before it was read.
    """
    lines = [_line(line, position.acting) for line in answer.lines] if position else []
    if wants == "analyse":
        what: Message = {"lines": lines}
    elif lines:
        best = dict(lines[0])
        what = {"move": best.pop("moves")[0], **best}
    else:
        what = {"move": None}
    return {
        **({"position": str(position), "player": str(position.acting)} if position else {}),
        **what,
        "depth": int(answer.depth),
        "nodes": int(answer.nodes),
        "seconds": round(float(answer.seconds), 6),
    }


def _line(line: Line, player: Player) -> Message:
    value = float(line.value) + 0.0  # never -0.0
    if not math.isfinite(value):
        raise GipfError(f"the player gave the value {value}, and values go from -1 to 1")
    data: Message = {"moves": [str(move) for move in line.moves], "value": value}
    data["white"] = value if player is Player.WHITE else 0.0 - value
    if line.win_in is not None:
        data["win_in"] = int(line.win_in)
    return data


def read_found(message: Message, position: Position) -> Answer:
    """Read what an analysis found in a position; `EngineError` where that makes no sense."""
    try:
        lines = tuple(_read_line(line, position) for line in message["lines"])
        return Answer(lines, message["depth"], message["nodes"], message["seconds"])
    except (GipfError, KeyError, TypeError, ValueError) as error:
        raise EngineError(f"the engine gave an answer that makes no sense: {error!r}") from None


def _read_line(line: Message, position: Position) -> Line:
    moves = tuple(parse_move(text, position.board) for text in line["moves"])
    return Line(moves, float(line["value"]), line.get("win_in"))
