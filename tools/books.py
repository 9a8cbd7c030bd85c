"""Make the opening books of the package: ``python -m tools.books [VARIANT]…``.

From the start on positions are searched, those first that come up most often when both sides follow the book.
A turn within ``MARGIN`` of the best one goes into the book and weighs the more the better it is; positions that
are images of each other are one. Each book is written when it is finished, and progress is told meanwhile.
"""

import argparse
import heapq
import sys
from math import exp, log
from pathlib import Path

from gipf.books import VARIANTS
from gipf.position import Position
from gipf.record.book import Book
from gipf.record.symmetric_positions import numbered
from gipf.search.answer import Limits, Line, Searcher
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.scores import SCALE
from gipf.state import Move
from tools.building import ROOT

FOLDER = ROOT / "src" / "gipf" / "books"

NODES = 1_000_000
"""How much is searched in a position."""
POSITIONS = 300
"""How many positions a book has."""
LINES = 8
"""How many turns of a position are compared; more are hardly ever good in the opening."""
MARGIN = 12.0
"""A turn that is worse by more points of score is left out."""
WARMTH = 5.0
"""A turn that is worse by so many points is played a third as often."""
MOST = 1000
"""The weight of the best turn."""


def make(
    variant: str, *, nodes: int = NODES, positions: int = POSITIONS, engine: Searcher | None = None
) -> Book:
    """Make the book of a variant."""
    engine = engine or AlphaBeta(memory=64)
    book = Book()
    start = Position.start(variant)
    waiting = [(-1.0, 0, start)]
    known, count = {numbered(start).number}, 1
    while waiting and len(book) < positions:
        share, _, position = heapq.heappop(waiting)
        turns = weighed(position, engine, Limits(nodes=nodes))
        total = sum(turns.values())
        for text, weight in turns.items():
            book.add(position, text, weight=weight, games=0, score=0.0)
            after = position.play(text)
            number = numbered(after).number
            if not after.is_over and number not in known:
                known.add(number)
                heapq.heappush(waiting, (share * weight / total, count, after))
                count += 1
        print(f"\r{variant}: {len(book)} of {positions} positions", end="", file=sys.stderr)
    print(file=sys.stderr)
    return book


def weighed(position: Position, engine: Searcher, limits: Limits) -> dict[str, int]:
    """Weigh the good turns of a position; of those that lead to images of one position, there is one."""
    lines = min(LINES * len(numbered(position).symmetries), len(position.legal_moves()))
    found = engine.search(position, limits, lines=lines)
    best = score(found.lines[0])
    turns: dict[int, tuple[str, int]] = {}
    for line in found.lines:
        turn = whole_turn(position, line.moves)
        if turn and best - score(line) <= MARGIN:
            weight = max(1, round(MOST * exp((score(line) - best) / WARMTH)))
            text = ";".join(map(str, turn))
            turns.setdefault(numbered(position.play(text)).number, (text, weight))
    return dict(turns.values())


def score(line: Line) -> float:
    """Give a line's value in points of score."""
    value = max(-0.999, min(0.999, line.value))
    return SCALE * log((1 + value) / (1 - value))


def whole_turn(position: Position, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Give the decisions of the turn a line begins with; nothing where the line ends before it does."""
    owner = position.turn_owner
    for count, move in enumerate(moves, 1):
        position = position.play(move)
        if position.turn_owner is not owner:
            return moves[:count]
    return ()


def main() -> None:
    """Make the books that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variants", metavar="VARIANT", nargs="*", choices=[*VARIANTS, []])
    parser.add_argument("--nodes", type=int, default=NODES, help="searched in a position")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="in a book")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder they are written to")
    chosen = parser.parse_args()
    for variant in chosen.variants or VARIANTS:
        book = make(variant, nodes=chosen.nodes, positions=chosen.positions)
        book.write(chosen.out / f"{variant}.txt")


if __name__ == "__main__":
    main()
