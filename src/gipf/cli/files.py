"""``gipf check`` and ``analyse``: what can be asked about game files."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained, say

if TYPE_CHECKING:
    from gipf.record import Game


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Game files, - for stdin.")],
) -> None:
    """Check game files: every move of every game, and how it ended."""
    from gipf.errors import BrokenFile

    status = 0
    for file in files:
        try:
            games = _read_games(file)
            print(f"{file}: {_count_of(games)}")
        except BrokenFile as error:
            print(f"{file}: {_count_of(error.games)} before it breaks")
            print(f"{file}:{error.line}:{error.column}: {error.cause}")
            status = max(status, WRONG)
        except OSError as error:
            say(f"{file}: {error.strerror or error}; name a game file")
            status = USAGE
    raise typer.Exit(status)


def _read_games(file: str) -> "list[Game]":
    from gipf.record import Game

    return Game.read(sys.stdin if file == "-" else file)


def _count_of(games: "list[Game]") -> str:
    return "1 game" if len(games) == 1 else f"{len(games)} games"


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game file, - for stdin.", show_default=False)
    ],
    *,
    seconds: Annotated[
        float | None, typer.Option(help="Time for a position.  [default: 0.5, if nothing is set]")
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Nodes searched for a position.")] = None,
    depth: Annotated[int | None, typer.Option(help="Decisions looked ahead.")] = None,
    threads: Annotated[int, typer.Option(help="Threads that search together.", min=1, max=256)] = 1,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write here, not to stdout.")
    ] = None,
    in_place: Annotated[
        bool, typer.Option("--in-place", help="Write into the game file itself.")
    ] = False,
    picture: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Draw the winning chances as SVG; of several games each gets a file with a number.",
        ),
    ] = None,
    theme: Annotated[
        str, typer.Option(help="Colours of the picture: light, dark, auto.")
    ] = "light",
) -> None:
    """Let the engine look at games: evaluations, mistakes and why, better turns, accuracy."""
    with explained(USAGE):
        from gipf.terminal.analyse import Targets, choose_limits, run

        limits = choose_limits(seconds, nodes, depth)
        targets = Targets.choose(file, out=out, in_place=in_place, picture=picture, theme=theme)
    with explained(WRONG):
        if not run(file, limits, targets, threads=threads):
            raise typer.Exit(INTERRUPTED)
