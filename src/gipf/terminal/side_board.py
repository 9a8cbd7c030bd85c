"""Side games as text: a board whose empty spots show their names, and what lies beside it."""

from collections.abc import Iterator, Mapping

from gipf.messages import Message, render
from gipf.side_games.boards import board_named
from gipf.side_games.scene_data import SideItem, SidePiece, SideZone
from gipf.side_games.sketch import Sketch
from gipf.text_board import Span

LETTERS = {
    "ring": "R", "marker": "M", "dvonn": "D", "piece": "P", "tzaar": "Z", "tzarra": "A", "tott": "T",
    "white": "W", "grey": "G", "black": "B",
}  # fmt: skip
"""Pieces as the notation writes them; Black's are small."""
KINDS = {
    "yinsh": ("ring", "marker"),
    "dvonn": ("piece", "dvonn"),
    "tzaar": ("tzaar", "tzarra", "tott"),
    "zertz": ("white", "grey", "black"),
}
"""What can stand on a board; the boards of ZÈRTZ are all alike in that."""
OWNERLESS = ("dvonn", "white", "grey", "black")
TILES = ("T", "C", "E", "L", "M", "R")
"""The pieces of PÜNCT by their letters, which stand on their PÜNCT; ``o`` and ``x`` are their other dots."""
STYLES = {
    "w": "bold 234 on 255",
    "b": "bold 255 on 237",
    "dvonn": "bold 255 on 160",
    "white": "bold 234 on 255",
    "grey": "bold 234 on 247",
    "black": "bold 255 on 237",
}
ACROSS = 4
"""Cells between two columns; names have up to three letters."""
ACROSS_BOARDS = ("dvonn",)
"""Boards whose numbers run from left to right."""
Cell = tuple[int, int]


def draw(sketch: Sketch, marked: tuple[str, ...] = (), *, colours: int = 0) -> list[list[Span]]:
    """Draw a board; ``marked`` are the spots of the last move."""
    assert sketch.board is not None, "only boards are drawn"
    cells = _cells(sketch.board)
    texts = _pieces(sketch)
    written: dict[Cell, tuple[str, str, bool]] = {}
    for spot, cell in cells.items():
        if spot not in sketch.gone:
            text, style = texts.get(spot, (spot, "dim"))
            written[cell] = text, style, spot in marked
    for label, cell in _labels(cells, is_across=sketch.board in ACROSS_BOARDS):
        written[cell] = label, "dim", False
    lines: list[list[Span]] = [[] for _ in range(max(row for row, _ in written) + 1)]
    for (row, column), (text, style, is_marked) in sorted(written.items()):
        line = lines[row]
        width = sum(len(part) for part, _ in line)
        line.append((" " * (column - width - 1), ""))
        line.append(("[" if is_marked else " ", "cyan"))
        line.append((text, style if colours == 256 or style == "dim" else ""))
        if is_marked:
            line.append(("]", "cyan"))
    return lines


def _labels(cells: Mapping[str, Cell], *, is_across: bool) -> Iterator[tuple[str, Cell]]:
    """Give the letters and numbers outside the board, whatever lies on it: no point is written like these.

    Columns have their letters in a row below; the numbers stand where their lines leave the board to the right,
    behind a stroke that goes on as the line does. Where numbers run from left to right they stand at the left,
    and the letters below.
    """
    letters = sorted({spot[0] for spot in cells})
    numbers = sorted({spot[1:] for spot in cells}, key=int)
    straight, slanting = (numbers, letters) if is_across else (letters, numbers)
    ends = []
    for key in slanting:
        line = sorted(
            (cell[0] if is_across else cell[1], cell)
            for spot, cell in cells.items()
            if key in (spot[0], spot[1:])
        )
        if len(line) > 1:
            (_, (row, column)), (_, (last_row, last_column)) = line[-2:]
            way = "\\" if last_row > row else "/"
            ends.append((way + key, (2 * last_row - row, 2 * last_column - column)))
    yield from ends
    below = max(row for row, _ in [*cells.values(), *(cell for _, cell in ends)]) + 1
    for key in straight:
        row, column = next(cell for spot, cell in cells.items() if key in (spot[0], spot[1:]))
        yield key, (row, 1) if is_across else (below, column)


def _cells(board: str) -> dict[str, Cell]:
    """Say where spots are written: row from the top, column from the left."""
    spots = board_named(board)["spots"]
    xs = sorted({spot["x"] for spot in spots.values()})
    ys = sorted({spot["y"] for spot in spots.values()})
    step = 2 if board in ACROSS_BOARDS else ACROSS
    return {
        name: (ys.index(spot["y"]), 7 + step * xs.index(spot["x"])) for name, spot in spots.items()
    }


def _pieces(sketch: Sketch) -> Mapping[str, Span]:
    found: dict[str, Span] = {}
    for spot, stack in sketch.pieces.items():
        text = sign_of(stack[-1])
        if len(stack) > 1:
            text += str(len(stack))
        if any(piece["kind"] == "dvonn" for piece in stack[:-1]):
            text += "*"
        found[spot] = text, _style(stack[-1])
    for tile in sketch.tiles:  # higher ones come later
        is_white = tile["owner"] == "w"
        level = str(tile["level"]) if tile["level"] > 1 else ""
        kind = tile["kind"] if is_white else tile["kind"].lower()
        for place, spot in enumerate(tile["spots"]):
            sign = kind if place == 0 else "o" if is_white else "x"
            found[spot] = sign + level, STYLES[tile["owner"]]
    return found


def sign_of(piece: SidePiece) -> str:
    """Write a piece: White's letters are large, Black's small.

    >>> sign_of({"kind": "ring", "owner": "b"}), sign_of({"kind": "grey", "owner": None})
    ('r', 'G')
    """
    letter = LETTERS[piece["kind"]]
    return letter.lower() if piece["owner"] == "b" else letter


def signs(board: str, owner: str) -> list[str]:
    """List how the pieces of a side are written on a board.

    >>> signs("yinsh", "b"), signs("zertz-37", "w")
    (['r', 'm'], [])
    """
    if board == "punct":
        return [*TILES, "o"] if owner == "w" else [*"".join(TILES).lower(), "x"]
    own = [LETTERS[kind] for kind in _kinds(board) if kind not in OWNERLESS]
    return own if owner == "w" else [sign.lower() for sign in own]


def legend(board: str, language: str) -> Iterator[str]:
    """Explain the letters that can stand on a board: ``R r ring``."""
    for kind in TILES if board == "punct" else _kinds(board):
        letter = LETTERS.get(kind, kind)
        sign = letter if kind in OWNERLESS else f"{letter} {letter.lower()}"
        yield f"{sign} {render({'id': 'side-piece', 'args': {'kind': kind}}, language)}"
    if board == "punct":
        yield f"o x {render({'id': 'terminal-legend', 'args': {'sign': 'dots'}}, language)}"


def _kinds(board: str) -> tuple[str, ...]:
    return KINDS.get(board.partition("-")[0], ())


def _style(piece: SidePiece) -> str:
    return STYLES[piece["owner"] or piece["kind"]]


def beside(zones: list[SideZone], language: str) -> Iterator[str]:
    """Say what lies beside the board, a line for each place where something does."""
    for zone in zones:
        if zone["items"]:
            what = ", ".join(_item(item, language) for item in zone["items"])
            owner = zone["owner"]
            if owner is None:
                yield what
            else:
                message: Message = {"id": "side-played", "args": {"player": owner, "move": what}}
                yield render(message, language)


def _item(item: SideItem, language: str) -> str:
    if item["value"] is None:
        is_letter = len(item["kind"]) == 1  # a piece of PÜNCT, by which it is typed
        named = render({"id": "side-piece", "args": {"kind": item["kind"]}}, language)
        return f"{item['kind'] if is_letter else named} ×{item['count']}"
    if item["kind"] == "domino":
        shown = f"[{'|'.join(item['value'])}]"
        return shown if item["count"] == 1 else f"{shown} ×{item['count']}"
    return render({"id": "side-button", "args": {"word": item["value"]}}, language)
