"""``gipf match``, ``engine`` and ``warmup``: what is done with the engine itself."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the commands of this module."""
    _add_match(parser.add_command(match))
    parser.add_command(engine)
    command = parser.add_command(warmup)
    command.add_argument("variants", metavar="VARIANT", nargs="*", help="For these only.")


def _add_match(command: Parser) -> None:
    command.add_argument(
        "players",
        metavar="PLAYER",
        nargs="+",
        help="Who plays: a name, with options as in engine:seconds=0.1,threads=2; a class as in "
        "my_module.MyPlayer; or 'program:COMMAND LINE'. 'old=program:...' is called old.",
    )
    command.add_argument(
        "--variant",
        action="append",
        help="What is played; may be given several times.  [default: standard]",
    )
    command.add_argument(
        "--games",
        type=number(int),
        default=100,
        help="Games of each pairing in each variant, an even number.  [default: 100]",
    )
    command.add_argument(
        "--seconds",
        type=number(float),
        help="Time for a decision.  [default: 0.05, if nothing is set]",
    )
    command.add_argument("--nodes", type=number(int), help="Positions looked at for a decision.")
    command.add_argument("--depth", type=number(int), help="Decisions looked ahead.")
    command.add_argument(
        "--parallel",
        type=number(int, 1),
        default=1,
        help="Games played at the same time.  [default: 1]",
    )
    command.add_argument(
        "--seed",
        type=number(int),
        default=1,
        help="For other openings and other chance.  [default: 1]",
    )
    command.add_argument(
        "--openings",
        metavar="TURNS|FILE",
        default="4",
        help="Random turns each pair of games begins with, or a file of positions or games.  "
        "[default: 4]",
    )
    command.add_argument(
        "--sprt",
        metavar="ELO0,ELO1",
        help="Stop as soon as it is clear which difference is true.",
    )
    command.add_argument(
        "--alpha",
        type=number(float),
        default=0.05,
        help="Chance that --sprt wrongly finds for the second.  [default: 0.05]",
    )
    command.add_argument(
        "--beta",
        type=number(float),
        default=0.05,
        help="Chance that --sprt wrongly finds for the first.  [default: 0.05]",
    )
    command.add_argument(
        "--out", metavar="FOLDER", help="Keep games and results here, and go on with what is there."
    )
    command.add_argument("--table", metavar="FILE", help="Write the tables as Markdown.")


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
) -> int:
    """Let players play each other, to measure how strong they are."""
    from pathlib import Path

    with explained(USAGE):
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
        is_finished = run(planned, folder, parallel=parallel, table=file)
    return 0 if is_finished else INTERRUPTED


def engine() -> int:
    """Be asked for moves by other programs, in JSON."""
    from gipf.engine.process import serve

    return serve()


def warmup(*, variants: list[str]) -> None:
    """Compile the engine ahead of its first use."""
    from gipf.variants import Variant

    with explained(USAGE):
        wanted = [Variant.parse(text) for text in variants]
    import gipf.engine.players
    import gipf.search.proof  # noqa: F401  # each of them names what it needs
    from gipf.kernel.warmup import USES, one_of_each_family, prepare

    with explained(WRONG):
        for variant in wanted or one_of_each_family():
            for purpose in USES:
                seconds = prepare(variant, purpose)
                done = "ready" if seconds is None else f"compiled in {seconds:.0f} s"
                print(f"{variant}, {purpose}: {done}", flush=True)
