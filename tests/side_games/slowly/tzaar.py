"""TZAAR; numbers in brackets are the paragraphs of its specification."""

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
    for c in range(9)
    for n in range(1, 10)
    if (c, n) != (4, 5) and max(abs(c - 4), abs(n - 5), abs(c - n + 1)) <= 4
]
"""[1] A hexagon of five to a side without its middle, the points by their slanting lines."""
START = "tzaar ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w f -/-"
EMPTY = "tzaar 5/6/7/8/8/8/7/6/5 w p Z6A9T15/Z6A9T15"
NUMBERS = {"Z": 6, "A": 9, "T": 15}
"""[4]"""
OWN = {"w": "ZAT", "b": "zat"}


def decisions(text: str) -> list[str]:
    """List what can be decided in a position."""
    _, columns, player, phase, _ = text.split()
    board = read_board(columns, POINTS)
    if phase == ".":
        return []
    if phase == "p":  # [28]
        left = _left(board)[player]
        free = [_name(point) for point in POINTS if point not in board]
        return in_order(f"{kind.upper()}{name}" for kind in left if left[kind] for name in free)
    captures = _moves(board, player, captures=True)
    if phase != "s":
        return in_order(captures)
    return in_order([*captures, *_moves(board, player, captures=False), "pass"])  # [14]


def decide(text: str, decision: str) -> str:
    """Give the position after a decision."""
    _, columns, player, phase, _ = text.split()
    board = read_board(columns, POINTS)
    rival = other_than(player)
    if phase == "p":
        kind = decision[0] if player == "w" else decision[0].lower()
        board[_point(decision[1:])] = kind
        return _write(board, rival, "p") if len(board) < 60 else _write(board, "w", "f")
    if decision != "pass":
        start, end = map(_point, decision.split("-"))
        below = board.pop(end)
        mine = below[-1] in OWN[player]
        board[end] = (below if mine else "") + board.pop(start)  # [12, 16]
        for loser in (player, rival):
            if {board[point][-1] for point in owned(board, OWN[loser])} != {*OWN[loser]}:
                return _write(board, other_than(loser), ".")  # [20, 21]
    if phase == "c":
        return _write(board, player, "s")
    if not _moves(board, rival, captures=True):
        return _write(board, player, ".")  # [22]
    return _write(board, rival, "c")


def _moves(board: Board, player: str, *, captures: bool) -> list[str]:
    goals = OWN[other_than(player)] if captures else OWN[player]
    return [
        f"{_name(start)}-{_name(end)}"
        for start in owned(board, OWN[player])
        for end in owned(board, goals)
        if (way := between(start, end)) is not None
        if all(point in POINTS and point not in board for point in way)  # [3, 10]
        if not captures or len(board[end]) <= len(board[start])  # [12, 13]
    ]


def _left(board: Board) -> dict[str, dict[str, int]]:
    there = "".join(board.values())
    return {
        player: {kind: NUMBERS[kind.upper()] - there.count(kind) for kind in OWN[player]}
        for player in "wb"
    }


def _write(board: Board, player: str, phase: str) -> str:
    hands = [
        "".join(f"{kind.upper()}{count}" for kind, count in left.items() if count and phase == "p")
        for left in _left(board).values()
    ]
    shown = "/".join(hand or "-" for hand in hands)
    return f"tzaar {write_board(board, POINTS)} {player} {phase} {shown}"


def _name(point: Point) -> str:
    return f"{'abcdefghi'[point[0]]}{point[1] - max(0, point[0] - 4)}"


def _point(name: str) -> Point:
    column = "abcdefghi".index(name[0])
    return column, int(name[1]) + max(0, column - 4)
