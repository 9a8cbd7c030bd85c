"""``gipf match``: players against each other."""

from gipf.cli.parser import COUNT, DECIMAL, WHOLE, Parser
from gipf.cli.shared import INTERRUPTED, USAGE, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(match)
    option = command.add_option
    command.add_argument(
        "players",
        metavar="PLAYER",
        nargs="+",
        help="Who plays: a name, with options as in engine:seconds=0.1,threads=2; a class as in "
        "my_module.MyPlayer; or 'program:COMMAND LINE'. 'old=program:...' is called old.",
    )
    says = "What is played; may be given several times.  [default: standard]"
    option("--variant", str, says, action="append")
    option("--games", WHOLE, "Games of each pairing in each variant, an even number.", 100)
    command.add_limits("decision", 0.05)
    option("--parallel", COUNT, "Games played at the same time.", 1)
    option("--seed", WHOLE, "For other openings and other chance.", 1)
    says = "Random turns each pair of games begins with, or a file of positions or games."
    option("--openings", str, says, "4", metavar="TURNS|FILE")
    says = "Stop as soon as it is clear which difference is true."
    option("--sprt", str, says, metavar="ELO0,ELO1")
    option("--alpha", DECIMAL, "Chance that --sprt wrongly finds for the second.", 0.05)
    option("--beta", DECIMAL, "Chance that --sprt wrongly finds for the first.", 0.05)
    says = "Keep games and results here, and go on with what is there."
    option("--out", str, says, metavar="FOLDER")
    option("--table", str, "Write the tables as Markdown.", metavar="FILE")
    command.add_json("Write scores, ratings and times as JSON instead of tables.")
    command.add_language("Language of the tables and of what is said beside them, as in de.", "en")


def match(
    *,
    players: list[str],
    variant: list[str] | None,
    games: int,
    seconds: float | None,
    nodes: int | None,
    depth: int | None,
    parallel: int,
    seed: int,
    openings: str,
    sprt: str | None,
    alpha: float,
    beta: float,
    out: str | None,
    table: str | None,
    as_json: bool,
    language: str,
) -> int:
    """Let players play each other, to measure how strong they are."""
    from pathlib import Path

    with explained(USAGE, language):
        from gipf.match.match import LIMITS, Match
        from gipf.match.ratings import Sprt
        from gipf.search.answer import Limits
        from gipf.terminal.match_report import run

        limits = Limits(seconds, nodes, depth)
        planned = Match(
            tuple(players),
            tuple(variant or ("standard",)),
            games=games,
            limits=LIMITS if limits == Limits() else limits,
            seed=seed,
            openings=int(openings) if openings.isdecimal() else Path(openings),
            sprt=Sprt.parse(sprt, alpha, beta) if sprt else None,
        )
        folder, file = (Path(name) if name else None for name in (out, table))
        is_finished = run(
            planned, folder, parallel=parallel, table=file, language=language, as_json=as_json
        )
    return 0 if is_finished else INTERRUPTED
