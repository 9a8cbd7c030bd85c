"""DVONN; numbers in brackets are the paragraphs of its specification."""

from tests.side_games.slowly.points import (
    Board,
    Point,
    around,
    between,
    in_order,
    other_than,
    owned,
    read_board,
    write_board,
)

POINTS = [(c, n) for c in range(11) for n in range(1, 6) if c - 7 <= n <= c + 3]
"""[1] The rows have 9, 10, 11, 10 and 9 spaces."""
START = "dvonn 3/4/5/5/5/5/5/5/5/4/3 w p D2P23/D1P23"
FULL = "DDD" + "pP" * 23
"""[6] What is put down, from first to last."""
OWN = {"w": "P", "b": "p"}


def decisions(text: str) -> list[str]:
    """List what can be decided in a position."""
    _, columns, player, phase, _ = text.split()
    board = read_board(columns, POINTS)
    if phase == ".":
        return []
    if phase == "p":  # [7]
        return in_order(_name(point) for point in POINTS if point not in board)
    return in_order(_moves(board, player)) or ["pass"]  # [16]


def decide(text: str, decision: str) -> str:
    """Give the position after a decision."""
    _, columns, player, phase, _ = text.split()
    board = read_board(columns, POINTS)
    if phase == "p":
        board[_point(decision)] = FULL[len(board)]
        if len(board) < 49:
            return _write(board, other_than(player), "p")
        return _go_on(board, "w")  # [8]
    if decision != "pass":
        start, end = map(_point, decision.split("-"))
        board[end] += board.pop(start)  # [11]
        board = _linked(board)
    return _go_on(board, other_than(player))


def _moves(board: Board, player: str) -> list[str]:
    return [
        f"{_name(start)}-{_name(end)}"
        for start in owned(board, OWN[player])
        if not all(place in board for place in around(start))  # [13]
        for end in board  # [11]
        if (way := between(start, end)) is not None and len(way) + 1 == len(board[start])  # [10]
    ]


def _linked(board: Board) -> Board:
    """[17, 18] Keep what hangs together with a red piece: add neighbours until none is left to add."""
    kept = {point for point in board if "D" in board[point]}
    while more := {near for point in kept for near in around(point) if near in board} - kept:
        kept |= more
    return {point: stack for point, stack in board.items() if point in kept}


def _go_on(board: Board, player: str) -> str:
    if _moves(board, "w") or _moves(board, "b"):
        return _write(board, player, "m")
    white, black = (sum(len(board[point]) for point in owned(board, OWN[p])) for p in "wb")
    winner = "-" if white == black else "w" if white > black else "b"  # [21, 22]
    return _write(board, winner, ".")


def _write(board: Board, player: str, phase: str) -> str:
    left = ["", ""]
    for number in range(len(board), 49) if phase == "p" else ():
        left[number % 2] += FULL[number]
    hands = (
        "".join(f"{kind}{hand.upper().count(kind)}" for kind in "DP" if kind in hand.upper())
        for hand in left
    )
    shown = "/".join(hand or "-" for hand in hands)
    return f"dvonn {write_board(board, POINTS)} {player} {phase} {shown}"


def _name(point: Point) -> str:
    return f"{'abcdefghijk'[point[0]]}{point[1]}"


def _point(name: str) -> Point:
    return "abcdefghijk".index(name[0]), int(name[1])
