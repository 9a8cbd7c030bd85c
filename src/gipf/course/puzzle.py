"""Puzzles as they are read from ``puzzles.json``, which ``bench/puzzles.py`` writes; each one is proved."""

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gipf.errors import GipfError
from gipf.messages import Message
from gipf.position import Position
from gipf.variants import BASES

if TYPE_CHECKING:
    from gipf.course.making import PuzzleRow

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
def _puzzles() -> dict[str, Puzzle]:
    text = (files("gipf.course") / "puzzles.json").read_text(encoding="utf-8")
    return {row["id"]: _read(**row) for row in json.loads(text)}


def read_rows(path: Path) -> list["PuzzleRow"]:
    """Read a file of puzzles, as ``gipf puzzles make`` writes it; one that is not there has none."""
    try:
        rows: list[PuzzleRow] = json.loads(path.read_text(encoding="utf-8"))
        for row in rows:
            _check(_read(**row))
    except FileNotFoundError:
        return []
    except (ValueError, TypeError, KeyError) as error:  # a `GipfError` is a `ValueError`
        raise GipfError("no-puzzles-file", file=str(path), detail=str(error)) from None
    return rows


def _check(puzzle: Puzzle) -> None:
    """Refuse a line that cannot be played."""
    position = puzzle.position
    for move in puzzle.line:
        position = position.play(move)


def add_puzzles(path: Path) -> None:
    """Add the puzzles of a file to those of the course."""
    own = {row["id"]: _read(**row) for row in read_rows(path)}
    _puzzles().update((name, puzzle) for name, puzzle in own.items() if name not in _puzzles())
    puzzles_by_theme.cache_clear()


def _read(goal: str, line: str, position: str, **others: Any) -> Puzzle:
    kind, number = goal.split()
    return Puzzle(goal=kind, number=int(number), text=position, line=tuple(line.split()), **others)


def _order(puzzle: Puzzle) -> tuple[int, bool, int]:
    variant = puzzle.position.variant
    return puzzle.difficulty, variant.has_potentials, list(BASES).index(variant.base)


@cache
def puzzles_by_theme() -> dict[str, tuple[Puzzle, ...]]:
    """Give all puzzles by theme, the easiest first; of equal ones those of the games one learns first."""
    every = sorted(_puzzles().values(), key=_order)
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
