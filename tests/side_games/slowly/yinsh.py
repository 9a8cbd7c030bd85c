"""YINSH; numbers in brackets are the paragraphs of its specification."""

import re

from tests.side_games.slowly.points import (
    Board,
    Point,
    between,
    in_order,
    other_than,
    owned,
    read_board,
    write_board,
)

POINTS = [
    (c, n)
    for c in range(11)
    for n in range(1, 12)
    if sorted((abs(c - 5), abs(n - 6), abs(c - n + 1)))[2] <= 5
    if sorted((abs(c - 5), abs(n - 6), abs(c - n + 1)))[1] < 5
]
"""[1] A hexagon of six to a side without its corners."""
START = "yinsh 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0"
BLITZ = START.replace("yinsh", "yinsh;blitz")
RING = {"w": "R", "b": "r"}
MARKER = {"w": "M", "b": "m"}


def decisions(text: str) -> list[str]:
    """List what can be decided in a position."""
    _, columns, player, phase, *_ = text.split()
    board = read_board(columns, POINTS)
    if phase == ".":
        return []
    if phase == "p":  # [5]
        return in_order(_name(point) for point in POINTS if point not in board)
    if phase in "cr":
        return in_order(_rows(board, player))
    if phase in "ds":  # [17]
        return in_order(f"x{_name(point)}" for point in owned(board, RING[player]))
    return in_order(_moves(board, player)) or ["pass"]  # [27]


def decide(text: str, decision: str) -> str:
    """Give the position after a decision."""
    variant, columns, player, phase, *_ = text.split()
    board = read_board(columns, POINTS)
    rival = other_than(player)
    names = re.findall("[a-k][0-9]+", decision)
    if phase == "p":
        board[_point(names[0])] = RING[player]
        if len(board) < 10:
            return _write(variant, board, rival, "p")
        return _begin(variant, board, rival)  # [6]
    if phase == "m" and names:
        start, end = map(_point, names)
        for point in between(start, end) or []:
            if point in board:
                board[point] = board[point].swapcase()  # [12]
        board[start], board[end] = MARKER[player], RING[player]  # [8]
    if phase in "cr":
        start, end = map(_point, names)
        for point in (start, *(between(start, end) or []), end):
            del board[point]  # [15]
        return _write(variant, board, player, "d" if phase == "c" else "s")
    if phase in "ds":
        del board[_point(names[0])]
        taken = 5 - len(owned(board, RING[player]))
        if taken == (1 if "blitz" in variant else 3):
            return _write(variant, board, player, ".")  # [24, 31]
        if _rows(board, player):  # [16]
            return _write(variant, board, player, "c" if phase == "d" else "r")
        return _due(variant, board, player) if phase == "d" else _begin(variant, board, rival)
    if _rows(board, player):  # [14]
        return _write(variant, board, player, "r")
    return _begin(variant, board, rival)


def _begin(variant: str, board: Board, player: str) -> str:
    """[20] A turn begins with the rows that the other has made."""
    if _rows(board, player):
        return _write(variant, board, player, "c")
    return _due(variant, board, player)


def _due(variant: str, board: Board, player: str) -> str:
    """[25, 28] A ring is to move, if there is a marker for it and anybody can move one."""
    if _pool(board) and (_moves(board, "w") or _moves(board, "b")):
        return _write(variant, board, player, "m")
    white, black = (5 - len(owned(board, RING[p])) for p in "wb")
    return _write(variant, board, "-" if white == black else "w" if white > black else "b", ".")


def _moves(board: Board, player: str) -> list[str]:
    found = []
    for start in owned(board, RING[player]):
        for end in POINTS:
            way = between(start, end) if end not in board else None
            passed = None if way is None else "".join(board.get(point, ".") for point in way)
            if passed is not None and re.fullmatch(r"\.*[Mm]*", passed):  # [9-11]
                found.append(f"{_name(start)}-{_name(end)}")
    return found


def _rows(board: Board, player: str) -> list[str]:
    """[13] Five of one colour next to each other: between the two ends lie three, all of it markers."""
    own = owned(board, MARKER[player])
    return [
        f"x{_name(first)}-{_name(last)}"
        for first in own
        for last in own
        if first < last
        if len(way := between(first, last) or []) == 3 and all(point in own for point in way)
    ]


def _pool(board: Board) -> int:
    return 51 - len(owned(board, "Mm"))


def _write(variant: str, board: Board, player: str, phase: str) -> str:
    off = [5 - len(owned(board, ring)) for ring in "Rr"]
    hand, taken = (off, [0, 0]) if phase == "p" else ([0, 0], off)
    beside = f"{_pool(board)} {hand[0]}/{hand[1]} {taken[0]}/{taken[1]}"
    return f"{variant} {write_board(board, POINTS)} {player} {phase} {beside}"


def _name(point: Point) -> str:
    return f"{'abcdefghijk'[point[0]]}{point[1]}"


def _point(name: str) -> Point:
    return "abcdefghijk".index(name[0]), int(name[1:])
