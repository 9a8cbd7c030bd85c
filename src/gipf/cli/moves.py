"""``gipf moves``: the legal moves of a position."""

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained, read_start, write_json


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(moves)
    command.add_position()
    command.add_json("Write position, player, phase and moves as JSON.")


def moves(*, position: str, as_json: bool) -> None:
    """List the legal moves of a position, one to a line."""
    with explained(USAGE):
        start = read_start(position)
        listed = [str(move) for move in start.legal_moves()]
    if not as_json:
        print(*listed, sep="\n", end="\n" if listed else "")
        return
    player = start.player and start.player.value
    found = {"position": str(start), "player": player, "phase": start.phase.value, "moves": listed}
    write_json(found)
