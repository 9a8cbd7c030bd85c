"""Positions a reader can see: units by letter, each with its spots, and moves as players write them."""

from gipf import Position
from gipf.state import write_board
from gipf.variants import Variant

EMPTY = "-"


def put(
    variant: str,
    units: str,
    *,
    player: str = "w",
    phase: str = "m",
    reserves: str = "",
    opening: str = "--",
    challenges: str = "",
    turn: int = 1,
) -> Position:
    """Set up a position: ``put("basic", "B b2 c3 d4, b e5 f5, (bB) h2")``.

    Where nothing is said, each player has five basic pieces in reserve, in MATRX two of each potential,
    and all the challenges of the variant.
    """
    rules = Variant.parse(variant)
    if not reserves:
        reserves = "T2Z2D2Y2P2/T2Z2D2Y2P2" if rules.is_matrx else "B5/B5"
    if not challenges:
        each = "*" if rules.challenges is None else str(rules.challenges)
        challenges = f"{each}/{each}" if rules.challenges != 0 else "-"
    board = drawn(rules, units)
    return Position.parse(
        f"{variant} {board} {player} {phase} {reserves} {opening} {challenges} {turn}"
    )


def drawn(variant: Variant, units: str) -> str:
    """Write the board field of a position from units and their spots."""
    on = {}
    for group in filter(None, units.split(", ")):
        unit, *spots = group.split()
        on.update(dict.fromkeys(spots, unit))
    unknown = set(on) - set(variant.board.spots)
    assert not unknown, f"no spots: {unknown}"
    columns = []
    for column in variant.board.columns:
        text = "".join(on.get(spot, EMPTY) for spot in column)
        for empty in range(len(column), 0, -1):
            text = text.replace(EMPTY * empty, str(empty))
        columns.append(text)
    return "/".join(columns)


def moves(position: Position, first: str = "") -> list[str]:
    """List the legal moves whose text begins with ``first``."""
    return [str(move) for move in position.legal_moves() if str(move).startswith(first)]


def play(position: Position, line: str) -> Position:
    """Play a line: turns separated by spaces, the moves of a turn joined by ``;``."""
    for text in line.replace(";", " ").split():
        position = position.play(text)
    return position


def on(position: Position, spot: str) -> str:
    """Give the pile on a spot as text, bottom first; nothing for an empty spot."""
    return "".join(str(unit) for unit in position.pile(spot))


def board(position: Position) -> str:
    """Give the second field of a position's text."""
    return write_board(position.variant.board, position.piles)


def reserves(position: Position) -> str:
    """Give the fifth field of a position's text."""
    return f"{position.reserve('w')}/{position.reserve('b')}"


def to_decide(position: Position) -> str:
    """Give the third and fourth field of a position's text: who decides, and in which phase."""
    return " ".join(str(position).split(" ")[2:4])


def ending(position: Position) -> str:
    """Say who won and why: ``w gipf_lost``, ``- quiet``; nothing while the game goes on."""
    if position.outcome is None:
        return ""
    return f"{position.outcome.winner or '-'} {position.outcome.reason}"
