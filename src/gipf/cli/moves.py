"""``gipf moves``: the legal moves of a position."""

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained, read_start


def add_to(parser: Parser) -> None:
    """Add the command."""
    parser.add_command(moves).add_position()


def moves(*, position: str) -> None:
    """List the legal moves of a position, one to a line."""
    with explained(USAGE):
        for move in read_start(position).legal_moves():
            print(move)
