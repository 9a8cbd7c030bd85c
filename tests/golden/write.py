"""Write the golden files anew: ``python -m tests.golden.write``, then look at what git says changed.

A playthrough is a whole game as readable text: at every step the position, the board, the legal
moves and the one that was played; at the end the result. ``search.json`` has what alpha-beta answers in some
positions, depth by depth: it changes with the weights of the evaluation, and with the search itself.
"""

import json
import random
import textwrap
from collections.abc import Iterator
from pathlib import Path

from bench.same_search import DEPTHS, cases, record
from gipf import Move, MoveKind, Phase, Position
from tests.golden import write_side_games

FOLDER = Path(__file__).parent

SEEDS = {
    "basic": 31,
    "standard": 38,
    "tournament": 6,
    "standard+Z6": 13,
    "tournament+T3Z3D3Y3": 30,
    "ultimate": 0,
    "ultimate;challenges=3": 47,
    "matrx": 16,
    "matrx;board=hex37": 16,
    "tournament+T6": 257,
    "tournament+Z6": 18,
    "tournament+D6": 7,
    "tournament+Y6": 40,
    "tournament+P6": 18,
    "basic;reserve=12/15;repetition=3;quiet=30": 30,
}
"""The variants, and which of their games: chosen to be of moderate length and to have much to see."""

MOVES_SHOWN = 12
LIVELY = {
    MoveKind.EXTRA: 30,
    MoveKind.CLEAR: 20,
    MoveKind.USE: 6,
    MoveKind.CHALLENGE: 3,
    MoveKind.WON: 2,
}
"""How much likelier than others the moves are that make a game worth reading."""


def file_name(variant: str) -> str:
    """Name the file of a variant's playthrough.

    >>> file_name("ultimate;challenges=3")
    'ultimate_challenges_3.txt'
    """
    return "".join(letter if letter.isalnum() else "_" for letter in variant) + ".txt"


def playthrough(variant: str) -> str:
    """Play a game of moderate length and write it down, the same one each time."""
    seed = SEEDS[variant]
    steps = list(_game(variant, seed))
    return "\n".join(_pages(variant, seed, steps))


def _game(variant: str, seed: int) -> Iterator[tuple[Position, Move | None]]:
    """Go through a game: each position with the move that is played in it, the last with none."""
    chance = random.Random(seed)
    position = Position.start(variant)
    while not position.is_over:
        moves = position.legal_moves()
        weights = [_weight(position, move) for move in moves]
        move = chance.choices(moves, weights)[0]
        yield position, move
        position = position.play(move)
    yield position, None


def _weight(position: Position, move: Move) -> int:
    """Prefer moves that use a potential, complete a row, bring a TAMSK onto the centre or capture."""
    if move.kind is MoveKind.PUSH:
        after = position.play(move).phase
        return {Phase.CLEAR_AFTER: 8, Phase.EXTRA_AFTER: 40, Phase.EXTRA_BEFORE: 20}.get(after, 1)
    captured = sum(position.pile(spot)[-1].player is not position.player for spot in move.spots)
    return LIVELY.get(move.kind, 1) * (1 + 4 * captured)


def _pages(variant: str, seed: int, steps: list[tuple[Position, Move | None]]) -> Iterator[str]:
    yield f"# A game of {variant}, played at random (seed {seed}) with a liking for captures."
    for number, (position, move) in enumerate(steps):
        yield f"\n## {number}\n"
        yield f"{position}\n"
        yield from drawing(position)
        if move is not None:
            yield f"\n{_moves_shown(position)}\n"
            yield f"> {move}"
    last = steps[-1][0]
    assert last.outcome is not None
    yield f"\nResult: {last.outcome.winner or 'draw'} ({last.outcome.reason})\n"


def _moves_shown(position: Position) -> str:
    texts = [str(move) for move in position.legal_moves()]
    more = f" and {len(texts) - MOVES_SHOWN} more" if len(texts) > MOVES_SHOWN else ""
    line = f"{len(texts)} moves: {' '.join(texts[:MOVES_SHOWN])}{more}"
    return textwrap.fill(line, 100, subsequent_indent="  ", break_on_hyphens=False)


def drawing(position: Position) -> Iterator[str]:
    """Draw the board in columns, spots half a line apart; a pile is drawn from the bottom up."""
    cells = {
        spot: "".join(map(str, position.pile(spot))) or "."
        for column in position.variant.board.columns
        for spot in column
    }
    width = max(4, *(len(text) + 2 for text in cells.values()))
    middle = 8  # column E, with seven spots from line 2 to line 14, is the tallest
    for line in range(middle - 6, middle + 7):
        text = ""
        for column in position.variant.board.columns:
            top = _top_line(column[-1])
            index, between = divmod(line - top, 2)
            there = not between and 0 <= index < len(column)
            text += (cells[column[-1 - index]] if there else "").ljust(width)
        yield text.rstrip()
    yield "".join(column[0][0].ljust(width) for column in position.variant.board.columns).rstrip()


def _top_line(spot: str) -> int:
    """Give the line on which the uppermost spot of a column is drawn."""
    column, number = "abcdefghij".index(spot[0]), int(spot[1:])
    return 8 - (2 * (number - 5) + (4 - column if column < 4 else column - 4))


def main() -> None:
    """Write one file for each variant and take away those of no variant any more."""
    names = {file_name(variant): variant for variant in SEEDS}
    for stale in FOLDER.glob("*.txt"):
        if stale.name not in names:
            stale.unlink()
    for name, variant in names.items():
        text = playthrough(variant)
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10) + '## ')} positions")
    write_side_games.main()
    write_searches()


def write_searches() -> None:
    """Search two positions of each variant to a small depth, and write down what is found."""
    depths = {variant: 3 if depth > 6 else 2 for variant, depth in DEPTHS.items()}
    found = [json.dumps(record(case, ("alphabeta",))) for case in cases(2, depths)]
    text = "[\n" + ",\n".join(found) + "\n]\n"
    (FOLDER / "search.json").write_text(text, encoding="utf-8")
    print(f"search.json: {len(found)} positions")


if __name__ == "__main__":
    main()
