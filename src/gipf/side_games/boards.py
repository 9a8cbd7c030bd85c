"""The boards of the side games, as a page draws them.

>>> board = board_named("yinsh")
>>> len(board["spots"]), board["spots"]["f6"], len(board["lines"])
(85, {'x': 0.0, 'y': 0.0, 'kind': 'point'}, 33)
"""

from functools import cache
from math import sqrt

from gipf.side_games import dvonn, tzaar, yinsh, zertz
from gipf.side_games.grid import DIRECTIONS, Grid
from gipf.side_games.punct import board as punct_board
from gipf.side_games.punct.pieces import MINOR_DOTS, TURNS
from gipf.side_games.scene_data import CellKind, SideBoard

COLUMN = sqrt(3) / 2
"""How far columns are apart, where points of a column are 1 apart."""
NAMES = ("dvonn", "punct", "tzaar", "yinsh", *(f"zertz-{rings}" for rings in zertz.BOARDS))


@cache
def board_named(name: str) -> SideBoard:
    """Give a board by its name."""
    if name.startswith("zertz-"):
        return _laid_out(zertz.board_of(name.removeprefix("zertz-")).grid, "ring")
    if name == "yinsh":
        return _laid_out(yinsh.BOARD, "point")
    if name == "tzaar":
        return _laid_out(tzaar.GRID, "point")
    if name == "dvonn":
        return _laid_out(dvonn.BOARD, "space", across=True)
    assert name == "punct", name
    board = _laid_out(punct_board.GRID, "space")
    for spot in punct_board.names(punct_board.CENTRE):
        board["spots"][spot]["kind"] = "centre"
    board["shapes"] = {kind: _shapes(kind) for kind in TURNS}
    return board


def _laid_out(grid: Grid, kind: CellKind, *, across: bool = False) -> SideBoard:
    """Lay a board out; ``across`` turns it so that numbers run from left to right."""
    places = {spot: _place(spot, at, across=across) for spot, at in grid.places.items()}
    xs, ys = ([place[axis] for place in places.values()] for axis in (0, 1))
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return {
        "spots": {
            spot: {"x": _rounded(x - middle[0]), "y": _rounded(y - middle[1]), "kind": kind}
            for spot, (x, y) in places.items()
        },
        "lines": _lines(grid) if kind == "point" else (),
        "shapes": {},
    }


def _place(spot: str, at: tuple[int, int], *, across: bool) -> tuple[float, float]:
    column, height = at
    if not across:
        return column * COLUMN, -height / 2
    row = int(spot[1:])
    return column - row / 2, -row * COLUMN


def _lines(grid: Grid) -> tuple[tuple[str, str], ...]:
    """Find the longest lines: each begins where nothing lies behind."""
    return tuple(
        (spot, ray[-1])
        for spot in grid.points
        for way, ray in enumerate(grid.rays[spot][:3])
        if ray and grid.neighbours[spot][way + 3] is None
    )


def _shapes(kind: str) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(
        ((0.0, 0.0), *(_offset(turn, steps) for steps in MINOR_DOTS[kind]))
        for turn in range(TURNS[kind])
    )


def _offset(turn: int, steps: tuple[int, ...]) -> tuple[float, float]:
    ways = [DIRECTIONS[(turn + step) % 6] for step in steps]
    return _rounded(sum(x for x, _ in ways) * COLUMN), _rounded(-sum(y for _, y in ways) / 2)


def _rounded(number: float) -> float:
    return round(number, 4) + 0.0  # never -0.0
