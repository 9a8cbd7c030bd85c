"""Lines of decisions as turns: where each ends, and how many of them a win takes."""

from collections.abc import Sequence

from gipf.position import Position
from gipf.record.tree import Node
from gipf.state import Move

Turn = tuple[Move, ...]
"""All decisions of a turn, the opponent's answers to announced potentials among them."""


def split_turns(position: Position, moves: Sequence[Move]) -> tuple[list[Turn], Turn]:
    """Split a line of decisions into whole turns; what is left over is a turn begun.

    >>> split_turns(Position.start("basic"), [Move.push("B", "", "c2"), Move.push("B", "", "c6")])
    ([(Move('c2'),), (Move('c6'),)], ())
    """
    turns: list[Turn] = []
    node = Node(position, Node(position))
    for move in moves:
        node = node.extended(move)
        if node.is_complete:
            turns.append(node.moves)
            node = Node(node.position, node)
    return turns, node.moves


def turns_to_win(position: Position, moves: Sequence[Move], win_in: int | None) -> int | None:
    """Count the winner's turns in a line that is proven to win, or below zero to lose, in so many decisions.

    There is no answer where nothing is proven, or the line is not told to its end.
    """
    if win_in is None or len(moves) < abs(win_in):
        return None
    turns, rest = split_turns(position, moves)
    is_owner = (position.acting is position.turn_owner) == (win_in > 0)
    return max(1, len([*turns, *([rest] if rest else [])][0 if is_owner else 1 :: 2]))
