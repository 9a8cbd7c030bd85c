"""Counting at the terminal: move by move, with a word about how far it is."""

from collections.abc import Iterator

from gipf.position import Position
from gipf.rules import perft
from gipf.terminal.progress import Progress


def count_by_move(
    position: Position, depth: int, progress: Progress, *, reference: bool = False
) -> dict[str, int]:
    """Count the sequences that begin with each move, showing how far it is.

    The kernel counts, on all cores, or the rulebook, which takes a thousand times as long.
    """
    if depth == 0:
        return {"": 1}
    if reference:
        return dict(_count_by_the_rulebook(position, depth, progress))
    from gipf.kernel.perft import divide

    return divide(position, depth, progress=lambda part: progress.show(part, "counted"))


def _count_by_the_rulebook(
    position: Position, depth: int, progress: Progress
) -> Iterator[tuple[str, int]]:
    moves = position.legal_moves()
    for done, move in enumerate(moves):
        after, found = position.play(move), 0
        replies = after.legal_moves() if depth > 2 else ()
        for number, reply in enumerate(replies):
            progress.show((done + number / len(replies)) / len(moves), "counted")
            found += perft(after.play(reply), depth - 2)
        yield move.text, found if depth > 2 else perft(after, depth - 1)
