"""``gipf moves``, ``show`` and ``perft``: what can be asked about a position."""

import sys
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser, number
from gipf.cli.shared import USAGE, WRONG, add_ascii, explained, make_view, read_start

if TYPE_CHECKING:
    from gipf.position import Position
    from gipf.state import Move


def add_to(parser: Parser) -> None:
    """Add the commands of this module."""
    command = parser.add_command(moves)
    _add_position(command)

    command = parser.add_command(show)
    _add_position(command)
    command.add_argument(
        "--svg", metavar="FILE", help="Write an SVG diagram instead, - for stdout."
    )
    command.add_argument(
        "--theme",
        default="light",
        help="Colours of the diagram: light, dark, auto.  [default: light]",
    )
    command.add_flag("--rows", help="Mark the rows of both players.")
    command.add_flag("--no-coordinates", help="Leave out the names of the dots.")
    command.add_flag("--flip", help="Show it from Black's side.")
    command.add_argument("--last-move", metavar="MOVE", help="Mark the move that led here.")
    add_ascii(command)

    command = parser.add_command(perft)
    command.add_argument("variant", metavar="VARIANT", help="The variant that is played.")
    command.add_argument(
        "depth", metavar="DEPTH", type=number(int, 0), help="How many decisions to look ahead."
    )
    command.add_argument("--position", metavar="TEXT", help="Count from here, not from the start.")
    command.add_flag("--divide", help="Count for each move first.")
    command.add_flag("--reference", help="Count with the rulebook, not the compiled kernel.")


def _add_position(command: Parser) -> None:
    command.add_argument(
        "position",
        metavar="POSITION",
        help="The eight fields of a position, a variant (its start), or - to read it from stdin.",
    )


def moves(*, position: str) -> None:
    """List the legal moves of a position, one to a line."""
    with explained(USAGE):
        for move in read_start(position).legal_moves():
            print(move)


def show(
    *,
    position: str,
    svg: str | None,
    theme: str,
    rows: bool,
    no_coordinates: bool,
    flip: bool,
    last_move: str | None,
    ascii_only: bool,
) -> None:
    """Draw a position in the terminal, or as an SVG diagram."""
    with explained(USAGE):
        state = read_start(position)
        last = _parse_last_move(last_move, state)
        if svg is None:
            view = make_view(ascii_only, flipped=flip, coordinates=not no_coordinates)
            view.show(state, last=(last,) if last else (), rows=rows)
            return
        from gipf.svg import diagram

        picture = diagram(
            state,
            last_move=last,
            rows=rows,
            coordinates=not no_coordinates,
            theme=theme,  # type: ignore[arg-type]  # diagram() checks it and says what there is
            flipped=flip,
        )
        _write(svg, picture)


def _parse_last_move(text: str | None, position: "Position") -> "Move | None":
    from gipf.notation import parse_move

    return None if text is None else parse_move(text, position.board)


def _write(file: str, text: str) -> None:
    if file == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())  # SVG is UTF-8 whatever the terminal is
        return
    with open(file, "w", encoding="utf-8", newline="\n") as out:
        out.write(text)


def perft(*, variant: str, depth: int, position: str | None, divide: bool, reference: bool) -> None:
    """Count the sequences of DEPTH decisions, as a test of the rules."""
    with explained(USAGE):
        start = read_start(variant)
        if position is not None:
            start = _of_variant(read_start(position), start)
    from gipf.terminal.perft import count_by_move
    from gipf.terminal.progress import Progress

    with explained(WRONG), Progress(patience=2.0) as progress:
        counts = count_by_move(start, depth, progress, reference=reference)
    if divide and depth > 0:
        for move, count in counts.items():
            print(f"{move}: {count}")
    print(sum(counts.values()))


def _of_variant(position: "Position", start: "Position") -> "Position":
    from gipf.errors import NotationError

    if position.variant != start.variant:
        raise NotationError("other-variant", given=position.variant, variant=start.variant)
    return position
