"""``gipf analyse``: games judged by the engine."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(analyse)
    command.add_argument("file", metavar="FILE", help="A game file, - for stdin.")
    command.add_limits("position", 0.5)
    command.add_option("--threads", number(int, 1, 256), "Threads that search together.", 1)
    command.add_option("--out", str, "Write here, not to stdout.", metavar="FILE")
    says = "Write a line of JSON for each game instead: every turn judged, as the protocol has it."
    command.add_json(says)
    command.add_flag("--in-place", help="Write into the game file itself.")
    says = "Draw the winning chances as SVG; of several games each gets a file with a number."
    command.add_option("--picture", str, says, metavar="FILE")
    command.add_option("--theme", str, "Colours of the picture: light, dark, auto.", "light")
    command.add_language("Language of the sentences in file, summary and picture, as in de.", "en")


def analyse(
    *,
    file: str,
    seconds: float | None,
    nodes: int | None,
    depth: int | None,
    threads: int,
    out: str | None,
    as_json: bool,
    in_place: bool,
    picture: str | None,
    theme: str,
    language: str,
) -> int:
    """Let the engine look at games: evaluations, mistakes and why, better turns, accuracy."""
    with explained(USAGE, language):
        from gipf.terminal.analyse import Targets, choose_limits, run

        limits = choose_limits(seconds, nodes, depth)
        targets = Targets.choose(
            file, out=out, in_place=in_place, picture=picture, theme=theme, as_json=as_json
        )
    with explained(WRONG, language):
        return 0 if run(file, limits, targets, threads=threads, language=language) else INTERRUPTED
