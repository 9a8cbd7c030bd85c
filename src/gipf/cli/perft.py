"""``gipf perft``: sequences of decisions counted, as a test of the rules."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import USAGE, WRONG, explained, read_start, write_json


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(perft)
    command.add_argument("variant", metavar="VARIANT", help="The variant that is played.")
    says = "How many decisions to look ahead."
    command.add_argument("depth", metavar="DEPTH", type=number(int, 0), help=says)
    command.add_option("--position", str, "Count from here, not from the start.", metavar="TEXT")
    command.add_flag("--divide", help="Count for each move first.")
    command.add_json("Write position, depth, count and, with --divide, moves as JSON.")
    command.add_flag("--reference", help="Count with the rulebook, not the compiled kernel.")


def perft(
    *,
    variant: str,
    depth: int,
    position: str | None,
    divide: bool,
    as_json: bool,
    reference: bool,
) -> None:
    """Count the sequences of DEPTH decisions, as a test of the rules."""
    from gipf.errors import NotationError
    from gipf.terminal.perft import count_by_move
    from gipf.terminal.progress import Progress

    with explained(USAGE):
        start = read_start(variant)
        if position is not None:
            wanted, start = start.variant, read_start(position)
            if start.variant != wanted:
                raise NotationError("other-variant", given=start.variant, variant=wanted)
    with explained(WRONG), Progress(patience=2.0) as progress:
        counts = count_by_move(start, depth, progress, reference=reference)
    if as_json:
        moves = {"moves": counts} if divide and depth > 0 else {}
        total = sum(counts.values())
        write_json({"position": str(start), "depth": depth, "count": total, **moves})
        return
    if divide and depth > 0:
        for move, count in counts.items():
            print(f"{move}: {count}")
    print(sum(counts.values()))
