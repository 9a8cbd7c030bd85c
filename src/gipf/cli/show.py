"""``gipf show``: a position drawn, in the terminal or as a diagram."""

import sys

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained, make_view, read_start


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(show)
    command.add_position()
    says = "Write an SVG diagram instead, - for stdout."
    command.add_option("--svg", str, says, metavar="FILE")
    says = "Colours of the diagram: light, dark, auto.  [default: light]"
    command.add_option("--theme", str, says)
    command.add_flag("--rows", help="Mark the rows of both players.")
    command.add_flag("--no-coordinates", help="Leave out the names of the dots.")
    command.add_flag("--flip", help="Show it from Black's side.")
    command.add_option("--last-move", str, "Mark the move that led here.", metavar="MOVE")
    command.add_ascii()


def show(
    *,
    position: str,
    svg: str | None,
    theme: str | None,
    rows: bool,
    no_coordinates: bool,
    flip: bool,
    last_move: str | None,
    ascii_only: bool,
) -> None:
    """Draw a position in the terminal, or as an SVG diagram."""
    from gipf.errors import GipfError
    from gipf.notation import parse_move
    from gipf.svg import diagram

    with explained(USAGE):
        state, drawn = read_start(position), {"flipped": flip, "coordinates": not no_coordinates}
        last = None if last_move is None else parse_move(last_move, state.variant.board)
        if svg is None:
            if theme is not None:
                raise GipfError("theme-without-svg")
            view = make_view(ascii_only=ascii_only, **drawn)
            view.show(state, last=(last,) if last else (), rows=rows)
            return
        look = theme or "light"  # diagram() checks it and says what there is
        picture = diagram(state, last_move=last, rows=rows, theme=look, **drawn)  # type: ignore[arg-type]
        if svg == "-":
            sys.stdout.flush()
            sys.stdout.buffer.write(picture.encode())  # SVG is UTF-8 whatever the terminal is
            return
        with open(svg, "w", encoding="utf-8", newline="\n") as out:
            out.write(picture)
