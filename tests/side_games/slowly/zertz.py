"""ZÈRTZ but for what stands for the third time; numbers in brackets are the paragraphs of its specification."""

import re

from tests.side_games.slowly.points import in_order, other_than

Ring = tuple[int, int]
"""[3] A column, and a height in it; from ring to ring it is two."""
Board = dict[Ring, str]
"""What lies on each ring that is still there: a marble, or nothing."""

COLUMNS = {
    "37": ((3, 4), (2, 5), (1, 6), (0, 7), (1, 6), (2, 5), (3, 4)),
    "48": ((1, 5), (0, 6), (-1, 7), (-2, 8), (-1, 7), (0, 6), (1, 5), (2, 4)),
    "61": ((4, 5), (3, 6), (2, 7), (1, 8), (0, 9), (1, 8), (2, 7), (3, 6), (4, 5)),
}
"""[3] The lowest ring of each column, and how many there are."""
MARBLES = {"W": 6, "G": 8, "B": 10}
STEPS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
START = "{} {} w p W6G8B10 -/-"
BLITZ = "blitz 4/5/6/7/6/5/4 w p W5G7B9 -/-"


def start(variant: str) -> str:
    """Give the position in which a game begins."""
    return START.format(variant, "/".join(str(number) for _, number in COLUMNS[variant]))


def decisions(text: str) -> list[str]:
    """List what can be decided in a position."""
    variant, columns, player, phase, pool, captured = text.split()
    board = _read(variant, columns)
    name = {ring: text for text, ring in _rings(variant).items()}
    if phase == ".":
        return []
    if phase == "r":
        return in_order(f"-{name[ring]}" for ring in _free(board))
    jumps = [
        f"x{name[start]}{board[over]}{name[end]}"
        for start, over, end in _jumps(board)
        if phase in ("p", f"j{name[start]}")
    ]
    if jumps:
        return in_order(jumps)  # [15]
    supply = _supply(_counted(pool), _hands(captured)[player])
    vacant = [ring for ring, marble in board.items() if not marble]
    placed = [f"{kind}{name[ring]}" for kind in supply if supply[kind] for ring in vacant]
    return in_order(placed) or ["pass"]  # [26]


def decide(text: str, decision: str) -> str:
    """Give the position after a decision."""
    variant, columns, player, phase, pooled, captured = text.split()
    board, rings = _read(variant, columns), _rings(variant)
    pool, hands = _counted(pooled), _hands(captured)
    own = hands[player]
    if jump := re.fullmatch(r"x(\w\d)(\w)(\w\d)", decision):
        start, end = rings[jump[1]], rings[jump[3]]
        over = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        own[board[over]] += 1  # [17]
        board[end], board[start], board[over] = board[start], "", ""
        if not _has_goal(variant, own):
            if any(other == end for other, _, _ in _jumps(board)):
                return _write(variant, board, player, f"j{jump[3]}", pool, hands)  # [18]
            return _pass_on(variant, board, player, pool, hands)
    elif decision == "pass":
        return _pass_on(variant, board, player, pool, hands)
    else:
        if phase == "r":
            del board[rings[decision[1:]]]
        else:
            _supply(pool, own)[decision[0]] -= 1  # [24]
            board[rings[decision[1:]]] = decision[0]
        for ring in _isolated(board):
            own[board.pop(ring)] += 1  # [19]
        if board and not _has_goal(variant, own):
            if phase == "p" and _free(board):  # [11, 13]
                return _write(variant, board, player, "r", pool, hands)
            return _pass_on(variant, board, player, pool, hands)
    return _write(variant, board, player, ".", pool, hands)  # [23, 25]


def _pass_on(
    variant: str, board: Board, player: str, pool: dict[str, int], hands: dict[str, dict[str, int]]
) -> str:
    """[26] It is the other's turn, if either can still do anything."""
    is_over = not _jumps(board) and not any(any(_supply(pool, hands[p]).values()) for p in "wb")
    player, phase = ("-", ".") if is_over else (other_than(player), "p")
    return _write(variant, board, player, phase, pool, hands)


def _next_to(ring: Ring) -> list[Ring]:
    return [(ring[0] + across, ring[1] + up) for across, up in STEPS]


def _jumps(board: Board) -> list[tuple[Ring, Ring, Ring]]:
    """[16] A marble, the one next to it, and the vacant ring behind that."""
    found = []
    for start in board:
        for over in _next_to(start):
            end = (2 * over[0] - start[0], 2 * over[1] - start[1])
            if board[start] and board.get(over) and board.get(end) == "":
                found.append((start, over, end))
    return found


def _free(board: Board) -> list[Ring]:
    """[12] Vacant, with two gaps side by side around it."""
    return [
        ring
        for ring, marble in board.items()
        if not marble
        if "xx" in "".join("o" if place in board else "x" for place in _next_to(ring) * 2)
    ]


def _isolated(board: Board) -> list[Ring]:
    """[19] The rings from which no vacant one can be reached."""
    reached = {ring for ring, marble in board.items() if not marble}
    while more := {near for ring in reached for near in _next_to(ring) if near in board} - reached:
        reached |= more
    return [ring for ring in board if ring not in reached]


def _has_goal(variant: str, own: dict[str, int]) -> bool:
    """[22, 31]"""
    less = variant == "blitz"
    goals = {"W": 4 - less, "G": 5 - less, "B": 6 - less}
    return min(own.values()) >= 3 - less or any(own[kind] >= goals[kind] for kind in goals)


def _supply(pool: dict[str, int], own: dict[str, int]) -> dict[str, int]:
    return pool if any(pool.values()) else own


# ---------------------------------------------------------------------- text


def _rings(variant: str) -> dict[str, Ring]:
    columns = COLUMNS["37" if variant == "blitz" else variant]
    return {
        f"{'abcdefghi'[column]}{number + 1}": (column, low + 2 * number)
        for column, (low, count) in enumerate(columns)
        for number in range(count)
    }


def _read(variant: str, columns: str) -> Board:
    flat = re.sub(r"\d", lambda gap: "o" * int(gap[0]), columns.replace("/", ""))
    places = zip(_rings(variant).values(), flat, strict=True)
    return {ring: "" if marble == "o" else marble for ring, marble in places if marble != "."}


def _counted(text: str) -> dict[str, int]:
    return {kind: int("".join(re.findall(rf"{kind}(\d+)", text)) or 0) for kind in MARBLES}


def _hands(text: str) -> dict[str, dict[str, int]]:
    return dict(zip("wb", map(_counted, text.split("/")), strict=True))


def _write(
    variant: str,
    board: Board,
    player: str,
    phase: str,
    pool: dict[str, int],
    hands: dict[str, dict[str, int]],
) -> str:
    columns: dict[str, str] = {}
    for name, ring in _rings(variant).items():
        columns[name[0]] = columns.get(name[0], "") + (board.get(ring, ".") or "o")
    flat = re.sub("o+", lambda gap: str(len(gap[0])), "/".join(columns.values()))
    shown = [
        "".join(f"{kind}{number}" for kind, number in counts.items() if number) or "-"
        for counts in (pool, hands["w"], hands["b"])
    ]
    return f"{variant} {flat} {player} {phase} {shown[0]} {shown[1]}/{shown[2]}"
