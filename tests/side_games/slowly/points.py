"""Points of boards as pairs of numbers, and columns of text read and written.

A point is its column, counted from 0, and the number of its slanting line: so one step along a line changes the
one, the other, or both alike.
"""

import re
from collections.abc import Iterable

Point = tuple[int, int]
Board = dict[Point, str]
"""What stands on the points, bottom first; nothing on empty ones."""


def read_board(text: str, points: list[Point]) -> Board:
    """Read columns of pieces, from the lowest point up."""
    found = re.findall(r"\((\w+)\)|([0-9]+)|([A-Za-z])", text)
    stacks = [s for stack, gap, one in found for s in ([""] * int(gap) if gap else [stack or one])]
    assert len(stacks) == len(points)
    return {point: stack for point, stack in zip(points, stacks, strict=True) if stack}


def write_board(board: Board, points: list[Point]) -> str:
    """Write it again: a number for empty points, a stack in parentheses."""
    columns: dict[int, str] = {}
    for point in points:
        stack = board.get(point, ".")
        stack = stack if len(stack) == 1 else f"({stack})"
        columns[point[0]] = columns.get(point[0], "") + stack
    text = "/".join(columns[column] for column in sorted(columns))
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), text)


def between(one: Point, other: Point) -> list[Point] | None:
    """List the points that lie between two on a line; None where no line joins them."""
    across, up = other[0] - one[0], other[1] - one[1]
    if one == other or (across and up and across != up):
        return None
    far = max(abs(across), abs(up))
    return [(one[0] + across * k // far, one[1] + up * k // far) for k in range(1, far)]


def around(point: Point) -> list[Point]:
    """List the six places next to a point, whether the board has them or not."""
    steps = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))
    return [(point[0] + across, point[1] + up) for across, up in steps]


def owned(board: Board, pieces: str) -> list[Point]:
    """List the points whose topmost piece is one of these."""
    return [point for point, stack in board.items() if stack[-1] in pieces]


def other_than(player: str) -> str:
    """Name the other player."""
    return "b" if player == "w" else "w"


def in_order(texts: Iterable[str]) -> list[str]:
    """Sort texts as bytes are."""
    return sorted(texts, key=str.encode)
