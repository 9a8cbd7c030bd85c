"""Counting at the terminal: move by move, with a word about how far it is."""

import sys
from collections.abc import Iterator
from time import monotonic

from gipf.position import Position
from gipf.rules import perft


def count_by_move(
    position: Position, depth: int, progress: "Progress"
) -> Iterator[tuple[str, int]]:
    """Count the sequences that begin with each move, showing how far it is."""
    if depth < 2:
        yield from ((move.text, 1) for move in position.legal_moves() if depth)
        if depth == 0:
            yield "", 1
        return
    total = len(position.legal_moves())
    for done, move in enumerate(position.legal_moves()):
        after, found = position.play(move), 0
        if depth == 2:
            found = perft(after, 1)
        else:
            replies = after.legal_moves()
            for number, reply in enumerate(replies):
                progress.show((done + number / len(replies)) / total)
                found += perft(after.play(reply), depth - 2)
        yield move.text, found


class Progress:
    """Tells on stderr how far a count is, once it takes longer than two seconds at a terminal."""

    def __init__(self, patience: float = 2.0) -> None:
        self.due = monotonic() + patience
        self.told = False

    def show(self, part: float) -> None:
        """Tell how far it is, five times a second at most."""
        if sys.stderr.isatty() and monotonic() >= self.due:
            self.due, self.told = monotonic() + 0.2, True
            print(f"\r{part:4.0%} counted", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Wipe out what was told."""
        if self.told:
            print("\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)
