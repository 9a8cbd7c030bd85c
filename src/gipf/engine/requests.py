"""The requests of ``gipf engine``, described in docs/protocol.md: one JSON object to a line.

Here they are read; nothing is carried out. What is answered is in `gipf.engine.answers`.

>>> read_request(b'{"id": 1, "request": "stop", "target": "deep"}')
Stop(id=1, target='deep')
"""

import json
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from reprlib import Repr
from typing import Any, Literal, NamedTuple, TypeGuard

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Limits

VERSION = 2
"""Counted up when a client has to change."""

LONGEST_LINE = 2**20
MOST_UNDER_WAY = 1000
LONGEST_ID = 200
LARGEST_ID = 2**53  # beyond it other languages lose digits

Id = str | int | float


class BadRequest(GipfError):
    """A line that is no request; ``id`` is the one it named, if that could be read."""

    id: Id | None = None


class Number(NamedTuple):
    """A field that holds a number within bounds."""

    least: int
    most: int
    is_whole: bool = True

    def read(self, name: str, value: object) -> int | float:
        """Check a value; whole numbers may be written as 1e6."""
        if _is_number(value) and self.least <= value <= self.most:
            if not self.is_whole:
                return value
            if value == int(value):
                return int(value)
        raise BadRequest(
            "whole-number" if self.is_whole else "number-wanted",
            name=name,
            least=str(self.least),
            most=str(self.most),
            value=show(value),
        )


LIMITS = {
    "seconds": Number(0, 1_000_000, is_whole=False),
    "nodes": Number(1, 10**15),
    "depth": Number(1, 1000),
}
LINES = Number(1, 1000)
EVERY = Number(0, 1_000_000, is_whole=False)
TURNS = Number(1, 100)
PRIORITY = Number(-100, 100)
SIDE_LEVEL = Number(1, 5)
OPTIONS = ("player", "seed", "threads", "memory")
"""Who is asked, and how: `gipf.engine.request_options` says what each can be."""
GOALS = ("win", "hold")


# ---------------------------------------------------------------------- what can be asked


@dataclass(frozen=True)
class Source:
    """What is to be looked at, as it was written: a position and moves from there, or a game."""

    position: str | dict[str, Any] | None = None
    moves: tuple[str, ...] = ()
    text: str | None = None

    def positions(self) -> list[Position]:
        """Read the position, or those of the game's main line; `GipfError` says what is wrong.

        >>> [str(position) for position in Source("tournament", ("Ge2", "Gb5")).positions()]
        ['tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2']
        """
        if self.text is not None:
            game = self.game()
            return [game.start, *(node.position for node in game.turns())]
        *_, last = self._played()
        if last.is_over:
            raise GipfError("over-in-position")
        return [last]

    def game(self) -> Game:
        """Read the game, or make one of the moves.

        >>> [str(turn) for turn in Source("basic", ("c2", "c6")).game().turns()]
        ['c2', 'c6']
        """
        if self.text is not None:
            return Game.parse(self.text)
        start, *_ = self._played()
        game = Game(start)
        for text in self._texts:
            game.play(text)
        return game

    @property
    def _texts(self) -> list[str]:
        return [move for turn in self.moves for move in turn.split(";")]

    def _played(self) -> list[Position]:
        """Give the position and those after each of the moves."""
        assert self.position is not None
        positions = [read_position(self.position)]
        for number, text in enumerate(self._texts, 1):
            try:
                positions.append(positions[-1].play(text))
            except GipfError as error:
                count = len(self._texts)
                raise GipfError("in-moves", number=number, count=count, why=error) from None
        return positions


def read_position(value: str | dict[str, Any]) -> Position:
    """Read a position from its text, the name of a variant (its start), or its JSON.

    >>> start = read_position("basic")
    >>> start == read_position(str(start)) == read_position(json.loads(start.to_json()))
    True
    """
    if isinstance(value, dict):
        return Position.from_json(json.dumps(value))
    return Position.parse_or_start(value)


@dataclass(frozen=True, kw_only=True)
class Work:
    """A request that takes a while: it waits for a worker, tells of progress, and can be stopped.

    ``options`` are those of `gipf.engine.request_options`; whether they fit is still to be seen. ``every`` is
    how often to tell of progress. What has a higher ``priority`` goes first.
    """

    id: Id
    source: Source = Source()
    options: Mapping[str, Any] = field(default_factory=dict)
    every: float | None = None
    priority: int = 0


@dataclass(frozen=True, kw_only=True)
class Search(Work):
    """``analyse`` or ``best``: look at a position, or at every position of a game."""

    wants: Literal["analyse", "best"]
    limits: Limits
    lines: int = 1


@dataclass(frozen=True, kw_only=True)
class Judge(Work):
    """Judge every turn of a game."""

    limits: Limits


@dataclass(frozen=True, kw_only=True)
class Prove(Work):
    """Prove that a win can be forced, or find the moves that hold it off."""

    turns: int
    goal: Literal["win", "hold"] = "win"
    nodes: int | None = None


@dataclass(frozen=True, kw_only=True)
class Side(Work):
    """Choose a move in a side game as a player of a level, or in so many seconds as the strongest.

    ``play`` is the game so far, as a record has it: ``yinsh(blitz) f5 d4``; or a position of it.
    """

    play: str
    level: int
    seconds: float | None = None


@dataclass(frozen=True)
class Stop:
    """End a request, or all of them."""

    id: Id
    target: Id | None = None


@dataclass(frozen=True)
class Set:
    """Change options; whether they fit is still to be seen."""

    id: Id
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Plain:
    """A request that says no more than its name."""

    id: Id
    name: Literal["info", "forget", "quit"]


Request = Search | Judge | Prove | Side | Stop | Set | Plain

FIELDS: dict[str, tuple[str, ...] | None] = {
    "analyse": ("position", "moves", "game", *LIMITS, "lines", "every", *OPTIONS, "priority"),
    "best": ("position", "moves", *LIMITS, *OPTIONS, "priority"),
    "judge": ("position", "moves", "game", *LIMITS, *OPTIONS, "priority"),
    "prove": ("position", "moves", "turns", "goal", "nodes", "every", "priority"),
    "set": None,  # whatever is an option
    "info": (),
    "stop": ("target",),
    "forget": (),
    "quit": (),
    "side": ("play", "level", "seconds", "seed", "priority"),
}
"""The requests there are, and what each may say besides its id."""


def read_request(line: bytes) -> Request:
    """Read a line; `BadRequest` says what is wrong with it and what would be right."""
    data = _read_object(line)
    if "id" not in data:
        raise BadRequest("id-missing", example=_EXAMPLE)
    request_id = _read_id("id", data.pop("id"))
    try:
        return _read_fields(request_id, data)
    except BadRequest as error:
        error.id = request_id
        raise


def _read_fields(request_id: Id, data: dict[str, Any]) -> Request:
    name = data.pop("request", None)
    if not isinstance(name, str) or name not in FIELDS:
        if name is None:
            raise BadRequest("request-missing", names=list(FIELDS))
        raise BadRequest("no-such-request", name=show(name), names=list(FIELDS))
    known = FIELDS[name]
    for each in data:
        if known is not None and each not in known:
            raise BadRequest(
                "no-such-field", name=name, field=show(each), names=known or ("id", "request")
            )
    match name:
        case "analyse" | "best" | "judge" | "prove":
            return _read_work(request_id, name, data)
        case "side":
            return _read_side(request_id, data)
        case "stop":
            target = data.get("target")
            return Stop(request_id, None if target is None else _read_id("target", target))
        case "set":
            return Set(request_id, data)
        case "info" | "forget" | "quit":
            return Plain(request_id, name)
    raise AssertionError(name)


def _read_work(request_id: Id, name: str, data: dict[str, Any]) -> Search | Judge | Prove:
    source = _read_source(name, data)
    shared: dict[str, Any] = {
        "id": request_id,
        "source": source,
        "options": {option: data[option] for option in OPTIONS if option in data},
        "every": EVERY.read("every", data["every"]) if "every" in data else None,
        "priority": int(PRIORITY.read("priority", data.get("priority", 0))),
    }
    numbers: dict[str, Any] = {
        limit: bounds.read(limit, data[limit]) for limit, bounds in LIMITS.items() if limit in data
    }
    if name == "prove":
        if (goal := data.get("goal", "win")) not in GOALS:
            raise BadRequest("no-choice", name="goal", names=GOALS, value=str(goal))
        turns = int(TURNS.read("turns", data.get("turns")))
        return Prove(**shared, **numbers, turns=turns, goal=goal)
    if not numbers and not (name == "analyse" and source.text is None):
        raise BadRequest("request-without-limit", name=name, names=list(LIMITS))
    if name == "judge":
        return Judge(**shared, limits=Limits(**numbers))
    lines = int(LINES.read("lines", data.get("lines", 1)))
    wants: Any = name
    return Search(**shared, wants=wants, limits=Limits(**numbers), lines=lines)


def _read_side(request_id: Id, data: dict[str, Any]) -> Side:
    play = data.get("play")
    if not isinstance(play, str):
        raise BadRequest("side-play-wanted", value=show(play))
    seconds = data.get("seconds")
    return Side(
        id=request_id,
        options={"seed": data["seed"]} if "seed" in data else {},
        priority=int(PRIORITY.read("priority", data.get("priority", 0))),
        play=play,
        level=int(SIDE_LEVEL.read("level", data.get("level", SIDE_LEVEL.most))),
        seconds=None if seconds is None else LIMITS["seconds"].read("seconds", seconds),
    )


def _read_source(name: str, data: dict[str, Any]) -> Source:
    position, moves, game = data.get("position"), data.get("moves", []), data.get("game")
    if (position is None) == (game is None):
        takes_games = "game" in (FIELDS[name] or ())
        raise BadRequest(
            "position-or-game" if takes_games else "position-needed", name=name, example=_EXAMPLE
        )
    if position is not None and not isinstance(position, str | dict):
        raise BadRequest("position-form", value=show(position))
    if game is not None and not isinstance(game, str):
        raise BadRequest("game-form", value=show(game))
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRequest("moves-form", value=show(moves))
    if game is not None and "moves" in data:
        raise BadRequest("moves-with-game")
    return Source(position, tuple(moves), game)


_EXAMPLE = '{"id": 1, "request": "best", "position": "standard", "seconds": 1}'


def _read_object(line: bytes) -> dict[str, Any]:
    try:
        text = line.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise BadRequest("line-not-utf-8", number=str(error.start + 1)) from None
    if not text.strip():
        raise BadRequest("line-empty", example=_EXAMPLE)
    try:
        data = json.loads(text, object_pairs_hook=_without_twins, parse_constant=_no_constant)
    except BadRequest:
        raise
    except RecursionError:
        raise BadRequest("line-too-deep", example=_EXAMPLE) from None
    except json.JSONDecodeError as error:
        raise BadRequest("line-not-json", detail=error, example=_EXAMPLE) from None
    except ValueError:
        raise BadRequest("number-too-long") from None
    if not isinstance(data, dict):
        raise BadRequest("request-object", example=_EXAMPLE, value=show(data))
    return data


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        ((twin, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise BadRequest("field-twice", field=show(twin))
    return data


def _no_constant(name: str) -> None:
    raise BadRequest("no-json-number", name=name)


def _read_id(what: str, value: object) -> Id:
    if isinstance(value, str) and len(value) <= LONGEST_ID:
        return value
    if _is_number(value) and abs(value) <= LARGEST_ID:
        return value
    raise BadRequest("id-form", name=what, most=LONGEST_ID, value=show(value))


def _is_number(value: object) -> TypeGuard[int | float]:
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and not isinstance(value, bool)


_short = Repr()
_short.maxstring = _short.maxother = _short.maxlong = 60
_short.maxlevel = 2


def show(value: object) -> str:
    """Show a value of a request in an error, cut where it is long."""
    return "null" if value is None else _short.repr(value)
