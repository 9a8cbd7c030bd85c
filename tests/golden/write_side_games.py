"""Golden playthroughs of the side games: one whole game of each, with each of its options, as readable text.

`tests.golden.write` writes them anew. A board in a hexagonal pattern is drawn at every step.
"""

import random
import textwrap
from collections.abc import Iterator
from pathlib import Path

from gipf.side_games import State, dvonn, load, tzaar, yinsh, zertz
from gipf.side_games.grid import Grid, read_columns
from gipf.side_games.punct import board as punct_board
from gipf.side_games.punct.pieces import place_of, space_of
from gipf.side_games.punct.state import VARIANTS
from tests.side_games.games import PLAYED

FOLDER = Path(__file__).parent / "side_games"
WRITTEN = [(name, options) for name, options in PLAYED if ":" not in options]
"""Every game with each of its options but those that name a seed."""
MOVES_SHOWN = 12
SEED = 7
BOARDS: dict[str, Grid] = {
    "dvonn": dvonn.BOARD,
    "tzaar": tzaar.GRID,
    "yinsh": yinsh.BOARD,
    **dict.fromkeys(VARIANTS, punct_board.GRID),
    **{variant: zertz.board_of(variant).grid for variant in zertz.BOARDS},
}
"""The boards, by what a position begins with."""


def file_name(name: str, options: str) -> str:
    """Name the file of a game.

    >>> file_name("yinsh", ""), file_name("yinsh", "blitz")
    ('yinsh.txt', 'yinsh_blitz.txt')
    """
    return f"{name}_{options}.txt" if options else f"{name}.txt"


def playthrough(name: str, options: str) -> str:
    """Play a game at random, the same one each time, and write it down."""
    return "\n".join(_lines(name, options)) + "\n"


def _lines(name: str, options: str) -> Iterator[str]:
    chance, state = random.Random(SEED), load(name).start(options, SEED)
    called = f"{name}({options})" if options else name
    yield f"# A game of {called}, played at random (seed {SEED})."
    number = 0
    while moves := state.legal_moves():
        yield from _position(name, number, state)
        yield f"\n{_moves_shown(moves)}\n"
        move = chance.choice(moves)
        yield f"> {move}"
        state, number = state.play(move), number + 1
    yield from _position(name, number, state)
    yield f"\nResult: {state.outcome}"


def _position(name: str, number: int, state: State) -> Iterator[str]:
    yield f"\n## {number}\n\n{state}"
    if _begins_with(str(state)) in BOARDS:
        yield from ("", *drawing(name, str(state)))


def _moves_shown(moves: list[str]) -> str:
    more = f" and {len(moves) - MOVES_SHOWN} more" if len(moves) > MOVES_SHOWN else ""
    line = f"{len(moves)} moves: {' '.join(moves[:MOVES_SHOWN])}{more}"
    return textwrap.fill(line, 100, subsequent_indent="  ", break_on_hyphens=False)


def drawing(name: str, position: str) -> Iterator[str]:
    """Draw the board: columns upright, points half a line apart; DVONN's in its horizontal rows.

    An empty point is a dot; in ZÈRTZ that is a place without a ring, and a vacant ring is an ``o``.
    """
    grid, empty = BOARDS[_begins_with(position)], "o" if name == "zertz" else "."
    on = _on_points(name, grid, position.split(" ")[1])
    half = max(2, *(len(stack) // 2 + 1 for stack in on.values())) if on else 2
    at = {_place(name, grid, point): on.get(point, empty) for point in grid.points}
    first = min(x for _, x in at)
    for line in sorted({line for line, _ in at}, reverse=True):
        text = ""
        for x in sorted(x for other, x in at if other == line):
            text = text.ljust((x - first) * half) + at[line, x]
        yield text


def _begins_with(position: str) -> str:
    return position.split(" ")[0].partition(";")[0]


def _on_points(name: str, grid: Grid, written: str) -> dict[str, str]:
    """Say what is drawn on the points; in PÜNCT, from above: level and kind of a dot, ``*`` for a PÜNCT."""
    if name != "punct":
        return read_columns(grid, written, is_piece=bool)
    on = {}
    for level, pieces in enumerate(written.split("/") if written != "-" else (), 1):
        for piece in pieces.split(","):
            for space in punct_board.names(place_of(piece).dots):
                on[space] = f"{level}{piece[0]}{'*' if space == space_of(piece) else ''}"
    return on


def _place(name: str, grid: Grid, point: str) -> tuple[int, int]:
    """Give the line and the half column a point is drawn at."""
    column, height = grid.places[point]
    if name == "dvonn":
        row = int(point[1:])
        return row, 2 * column - row
    return height, 2 * column


def main() -> None:
    """Write one file for each game with each of its options, and take away those of no game any more."""
    FOLDER.mkdir(exist_ok=True)
    names = {file_name(*played): played for played in WRITTEN}
    for stale in FOLDER.glob("*.txt"):
        if stale.name not in names:
            stale.unlink()
    for name, played in names.items():
        text = playthrough(*played)
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"side_games/{name}: {text.count(chr(10) + '## ')} positions")
