"""The boards for the page: ``python -m gipf.scene.boards > web/src/board/boards.json``.

Places are measured from the centre E5, x to the right and y downwards, so that E1 is at the bottom;
neighbouring points are 1 apart.
"""

import json
import re
import sys

from gipf.geometry import BOARDS, CENTRE, Board, by_column, lattice


def place_of(point: str) -> dict[str, float]:
    """Give the place of a point.

    >>> place_of("e5"), place_of("e1"), place_of("f5")
    ({'x': 0.0, 'y': 0.0}, {'x': 0.0, 'y': 4.0}, {'x': 0.866025, 'y': -0.5})
    """
    column, height = lattice(point)
    centre_column, centre_height = lattice(CENTRE)
    right, up = column - centre_column, height - centre_height
    return {"x": round(right * 3**0.5 / 2, 6), "y": right / 2 - up}


def board_data(board: Board) -> dict[str, object]:
    """Give all a page needs to draw a board; ``pushes`` has for each dot the runs of spots that begin there."""
    return {
        "points": {point: place_of(point) for point in sorted(board.points, key=by_column)},
        "spots": board.spots,
        "dots": board.dots,
        "lines": tuple({"dots": line.dots, "spots": line.spots} for line in board.lines),
        "pushes": {
            dot: tuple(push.spots for push in board.pushes if push.dot == dot) for dot in board.dots
        },
    }


def boards_text() -> str:
    """Write both boards as JSON, the innermost lists and objects on one line each."""
    data = {name: board_data(board) for name, board in BOARDS.items()}
    text = json.dumps(data, indent=1)
    return re.sub(r"[\[{][^][{}]*[\]}]", lambda part: " ".join(part[0].split()), text) + "\n"


if __name__ == "__main__":
    sys.stdout.write(boards_text())
