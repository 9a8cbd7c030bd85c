"""``gipf check`` and ``analyse``: what can be asked about game files."""

import sys
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, add_language, explained, say

if TYPE_CHECKING:
    from gipf.record import Game


def add_to(parser: Parser) -> None:
    """Add the commands of this module."""
    command = parser.add_command(check)
    command.add_argument("files", metavar="FILE", nargs="+", help="Game files, - for stdin.")

    command = parser.add_command(analyse)
    command.add_argument("file", metavar="FILE", help="A game file, - for stdin.")
    command.add_argument(
        "--seconds",
        type=number(float),
        help="Time for a position.  [default: 0.5, if nothing is set]",
    )
    command.add_argument("--nodes", type=number(int), help="Nodes searched for a position.")
    command.add_argument("--depth", type=number(int), help="Decisions looked ahead.")
    command.add_argument(
        "--threads",
        type=number(int, 1, 256),
        default=1,
        help="Threads that search together.  [default: 1]",
    )
    command.add_argument("--out", metavar="FILE", help="Write here, not to stdout.")
    command.add_flag("--in-place", help="Write into the game file itself.")
    command.add_argument(
        "--picture",
        metavar="FILE",
        help="Draw the winning chances as SVG; of several games each gets a file with a number.",
    )
    command.add_argument(
        "--theme",
        default="light",
        help="Colours of the picture: light, dark, auto.  [default: light]",
    )
    says = "Language of the sentences in the file, as in de.  [default: en]"
    add_language(command, says=says, default="en")


def check(*, files: list[str]) -> int:
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
    return status


def _read_games(file: str) -> "list[Game]":
    from gipf.record import Game

    return Game.read(sys.stdin if file == "-" else file)


def _count_of(games: "list[Game]") -> str:
    return "1 game" if len(games) == 1 else f"{len(games)} games"


def analyse(
    *,
    file: str,
    seconds: float | None,
    nodes: int | None,
    depth: int | None,
    threads: int,
    out: str | None,
    in_place: bool,
    picture: str | None,
    theme: str,
    language: str,
) -> int:
    """Let the engine look at games: evaluations, mistakes and why, better turns, accuracy."""
    with explained(USAGE):
        from gipf.terminal.analyse import Targets, choose_limits, run

        limits = choose_limits(seconds, nodes, depth)
        targets = Targets.choose(file, out=out, in_place=in_place, picture=picture, theme=theme)
    with explained(WRONG):
        return 0 if run(file, limits, targets, threads=threads, language=language) else INTERRUPTED
