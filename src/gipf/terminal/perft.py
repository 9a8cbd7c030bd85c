"""Counting at the terminal: move by move, with a word about how far it is."""

import sys
from collections.abc import Iterator
from time import monotonic

from gipf.position import Position
from gipf.rules import perft


def count_by_move(
    position: Position, depth: int, progress: "Progress", *, reference: bool = False
) -> dict[str, int]:
    """Count the sequences that begin with each move, showing how far it is.

    The kernel counts, on all cores, or the rulebook, which takes a thousand times as long.
    """
    if depth == 0:
        return {"": 1}
    if reference:
        return dict(_count_by_the_rulebook(position, depth, progress))
    from gipf.kernel.perft import divide

    return divide(position, depth, progress=progress.show)


def _count_by_the_rulebook(
    position: Position, depth: int, progress: "Progress"
) -> Iterator[tuple[str, int]]:
    moves = position.legal_moves()
    for done, move in enumerate(moves):
        after, found = position.play(move), 0
        replies = after.legal_moves() if depth > 2 else ()
        for number, reply in enumerate(replies):
            progress.show((done + number / len(replies)) / len(moves))
            found += perft(after.play(reply), depth - 2)
        yield move.text, found if depth > 2 else perft(after, depth - 1)


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
