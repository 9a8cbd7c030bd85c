"""Puzzles as they are read from ``puzzles.json``, which ``bench/puzzles.py`` writes; each one is proved."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from gipf.errors import GipfError
from gipf.messages import Message
from gipf.position import Position

THEMES = ("win-1", "capture", "win-2", "defend", "win-3", "win-4")
"""The kinds of puzzles, in the order in which they are meant to be tried."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which something is to be found.

    ``goal`` is ``win``, ``defend`` or ``capture``, ``number`` how many turns or units that is about. A win is
    forced within so many turns of one's own, and not within fewer; a defence is the only first move after
    which the other player does not win within so many; a capture is the most there is, by one first move
    alone. ``line`` has the decisions of both players.
    """

    id: str
    goal: str
    number: int
    text: str
    line: tuple[str, ...]
    difficulty: int

    @cached_property
    def position(self) -> Position:
        """The position to start from."""
        return Position.parse(self.text)

    @property
    def theme(self) -> str:
        """The kind of puzzle it is."""
        return f"win-{self.number}" if self.goal == "win" else self.goal

    @property
    def task(self) -> Message:
        """What is to be done."""
        counts = "count" if self.goal == "capture" else "turns"
        player = self.position.acting.value
        return {"id": f"puzzle-task-{self.goal}", "args": {"player": player, counts: self.number}}


@cache
def _puzzles() -> Mapping[str, Puzzle]:
    text = (files("gipf.course") / "puzzles.json").read_text(encoding="utf-8")
    return {data["id"]: _read(**data) for data in json.loads(text)}


def _read(goal: str, line: str, position: str, **others: Any) -> Puzzle:
    kind, number = goal.split()
    return Puzzle(goal=kind, number=int(number), text=position, line=tuple(line.split()), **others)


@cache
def puzzles_by_theme() -> dict[str, tuple[Puzzle, ...]]:
    """Give all puzzles by theme, the easiest first."""
    every = _puzzles().values()
    return {theme: tuple(p for p in every if p.theme == theme) for theme in THEMES}


def puzzle(name: str) -> Puzzle:
    """Give a puzzle by its name.

    >>> puzzle("sudoku")
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no puzzle 'sudoku'
    """
    try:
        return _puzzles()[name]
    except KeyError:
        raise GipfError("no-puzzle", puzzle=name) from None
