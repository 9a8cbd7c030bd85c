"""``gipf moves``, ``show`` and ``perft``: what can be asked about a position."""

from typing import TYPE_CHECKING, Annotated

import typer

from gipf.cli.shared import USAGE, WRONG, Ascii, explained, make_view, read_start

if TYPE_CHECKING:
    from gipf.position import Position
    from gipf.state import Move

PositionText = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help="The eight fields of a position, a variant (its start), or - to read it from stdin.",
        show_default=False,
    ),
]


def moves(position: PositionText) -> None:
    """List the legal moves of a position, one to a line."""
    with explained(USAGE):
        for move in read_start(position).legal_moves():
            print(move)


def show(
    position: PositionText,
    *,
    svg: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write an SVG diagram instead, - for stdout."),
    ] = None,
    theme: Annotated[
        str, typer.Option(help="Colours of the diagram: light, dark, auto.")
    ] = "light",
    rows: Annotated[bool, typer.Option("--rows", help="Mark the rows of both players.")] = False,
    no_coordinates: Annotated[
        bool, typer.Option("--no-coordinates", help="Leave out the names of the dots.")
    ] = False,
    flip: Annotated[bool, typer.Option("--flip", help="Show it from Black's side.")] = False,
    last_move: Annotated[
        str | None, typer.Option(metavar="MOVE", help="Mark the move that led here.")
    ] = None,
    ascii_only: Ascii = False,
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
        typer.echo(text.encode(), nl=False)  # SVG is UTF-8 whatever the terminal is
        return
    with open(file, "w", encoding="utf-8", newline="\n") as out:
        out.write(text)


def perft(
    variant: Annotated[str, typer.Argument(help="The variant that is played.")],
    depth: Annotated[int, typer.Argument(help="How many decisions to look ahead.", min=0)],
    *,
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Count from here, not from the start.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each move first.")] = False,
    reference: Annotated[
        bool, typer.Option("--reference", help="Count with the rulebook, not the compiled kernel.")
    ] = False,
) -> None:
    """Count the sequences of DEPTH decisions, as a test of the rules."""
    with explained(USAGE):
        start = read_start(variant)
        if position is not None:
            start = _of_variant(read_start(position), start)
    from gipf.terminal.perft import Progress, count_by_move

    progress = Progress()
    try:
        with explained(WRONG):
            counts = count_by_move(start, depth, progress, reference=reference)
    finally:
        progress.end()
    if divide and depth > 0:
        for move, count in counts.items():
            print(f"{move}: {count}")
    print(sum(counts.values()))


def _of_variant(position: "Position", start: "Position") -> "Position":
    from gipf.errors import NotationError

    if position.variant != start.variant:
        raise NotationError(
            f"the position is one of '{position.variant}', not of '{start.variant}'"
        )
    return position
