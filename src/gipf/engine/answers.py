"""The answers of ``gipf engine``, described in docs/protocol.md: written by it, read by its clients."""

import json
import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from gipf.analysis.causes import message_of, read_causes, write_causes
from gipf.analysis.judge import Judged
from gipf.analysis.lines import Turn
from gipf.engine.requests import Id
from gipf.errors import EngineError, GipfError
from gipf.geometry import Board
from gipf.notation import parse_move
from gipf.position import Position
from gipf.search.answer import Answer, Line, Proof
from gipf.variants import Player

Message = dict[str, Any]
"""A line of the protocol, as an object."""


def write(data: Mapping[str, Any]) -> bytes:
    r"""Write a line, in ASCII whatever it says.

    >>> write({"id": "é", "type": "result"})
    b'{"id": "\\u00e9", "type": "result"}\n'
    """
    return json.dumps(data, allow_nan=False).encode("ascii") + b"\n"


def error(request_id: Id | None, wrong: GipfError) -> Message:
    """Say that something was wrong: in English, and by code and arguments."""
    what = {"message": str(wrong), "code": wrong.code, "arguments": wrong.arguments}
    return {"id": request_id, "type": "error", **what}


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
        raise GipfError("player-value", value=value)
    data: Message = {"moves": [str(move) for move in line.moves], "value": value}
    data["white"] = value if player is Player.WHITE else 0.0 - value
    if line.win_in is not None:
        data["win_in"] = int(line.win_in)
    return data


def proved(goal: str, position: Position | None, proof: Proof) -> Message:
    """Say what is proved."""
    return {
        **({"position": str(position), "player": str(position.acting)} if position else {}),
        "won" if goal == "win" else "held": proof.won,
        "moves": [str(move) for move in proof.moves],
        "turns": proof.turns,
        "nodes": proof.nodes,
        "complete": proof.is_complete,
    }


def read_proof(message: Message, position: Position) -> Proof:
    """Read what is proved of a position; `EngineError` where that makes no sense."""
    with _making_sense():
        moves = tuple(parse_move(text, position.variant.board) for text in message["moves"])
        won = message["held"] if "held" in message else message["won"]
        return Proof(won, moves, message["turns"], message["nodes"], message["complete"])


_CHANCES = ("before", "after", "loss", "better_after")


def judged_turn(judged: Judged) -> Message:
    """Say how a turn is judged."""
    chances = {name: getattr(judged, name) + 0.0 for name in _CHANCES}  # never -0.0
    return {
        "player": str(judged.player),
        "moves": _texts(judged.turn),
        **chances,
        "choice": judged.is_choice,
        "mark": judged.mark,
        "better": [_texts(turn) for turn in judged.better],
        "reply": [_texts(turn) for turn in judged.reply],
        "causes": write_causes(judged.causes),
        "says": message_of(judged.causes) if judged.causes else None,
        "answer": judged_turn(judged.answer) if judged.answer else None,
    }


def _texts(turn: Turn) -> list[str]:
    return [move.text for move in turn]


def read_judged(message: Message, board: Board) -> Judged:
    """Read how a turn is judged; `EngineError` where that makes no sense."""

    def turn(texts: list[str]) -> Turn:
        return tuple(parse_move(text, board) for text in texts)

    with _making_sense():
        return Judged(
            player=Player(message["player"]),
            turn=turn(message["moves"]),
            **{name: message[name] for name in _CHANCES},
            is_choice=message["choice"],
            mark=message["mark"],
            better=tuple(map(turn, message["better"])),
            reply=tuple(map(turn, message["reply"])),
            causes=read_causes(message["causes"]) if message["causes"] else (),
            answer=read_judged(message["answer"], board) if message["answer"] else None,
        )


@contextmanager
def _making_sense() -> Iterator[None]:
    try:
        yield
    except (GipfError, KeyError, TypeError, ValueError) as error:
        raise EngineError("senseless-answer", detail=repr(error)) from None


def read_found(message: Message, position: Position) -> Answer:
    """Read what an analysis found in a position; `EngineError` where that makes no sense."""
    with _making_sense():
        lines = tuple(_read_line(line, position) for line in message["lines"])
        return Answer(lines, message["depth"], message["nodes"], message["seconds"])


def _read_line(line: Message, position: Position) -> Line:
    moves = tuple(parse_move(text, position.variant.board) for text in line["moves"])
    return Line(moves, float(line["value"]), line.get("win_in"))
