"""``gipf match``, ``train``, ``engine`` and ``warmup``: what is done with the engine itself."""

from typing import Annotated

import typer

from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained


def match(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER PLAYER...",
            help="Who plays: a name, with options as in engine:seconds=0.1,threads=2; a class as in "
            "my_module.MyPlayer; or 'program:COMMAND LINE'. 'old=program:...' is called old.",
            show_default=False,
        ),
    ],
    *,
    variant: Annotated[
        list[str] | None,
        typer.Option(help="What is played; may be given several times.  [default: standard]"),
    ] = None,
    games: Annotated[
        int, typer.Option(help="Games of each pairing in each variant, an even number.")
    ] = 100,
    seconds: Annotated[
        float | None, typer.Option(help="Time for a decision.  [default: 0.05, if nothing is set]")
    ] = None,
    nodes: Annotated[int | None, typer.Option(help="Positions looked at for a decision.")] = None,
    depth: Annotated[int | None, typer.Option(help="Decisions looked ahead.")] = None,
    parallel: Annotated[int, typer.Option(help="Games played at the same time.", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="For other openings and other chance.")] = 1,
    openings: Annotated[
        str,
        typer.Option(
            metavar="TURNS|FILE",
            help="Random turns each pair of games begins with, or a file of positions or games.",
        ),
    ] = "4",
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1", help="Stop as soon as it is clear which difference is true."
        ),
    ] = None,
    alpha: Annotated[
        float, typer.Option(help="Chance that --sprt wrongly finds for the second.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(help="Chance that --sprt wrongly finds for the first.")
    ] = 0.05,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER", help="Keep games and results here, and go on with what is there."
        ),
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the tables as Markdown.")
    ] = None,
) -> None:
    """Let players play each other, to measure how strong they are."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.match.match import LIMITS, Match
        from gipf.match.ratings import Sprt
        from gipf.search.answer import Limits
        from gipf.terminal.match import run

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
    if not is_finished:
        raise typer.Exit(INTERRUPTED)


def train(
    *,
    minutes: Annotated[
        float, typer.Option(help="For how long; what is not finished then goes on another time.")
    ] = 10.0,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            help="What is played, with its share after an @ as in standard@2; may be given several "
            "times.  [default: what the folder's run played, or standard]"
        ),
    ] = None,
    resume: Annotated[
        str,
        typer.Option(
            metavar="DIR", help="The run's folder: goes on with what is there, or begins."
        ),
    ] = "gipf-training",
    blocks: Annotated[int | None, typer.Option(help="Of the network.  [default: 6]")] = None,
    channels: Annotated[int | None, typer.Option(help="Of the network.  [default: 64]")] = None,
    games: Annotated[
        int | None, typer.Option(help="Games side by side.  [default: 8192 on a GPU, or 64]", min=1)
    ] = None,
    kept: Annotated[
        int | None,
        typer.Option(help="Samples remembered.  [default: 2 million on a GPU, or 50000]", min=1),
    ] = None,
    tries: Annotated[
        int | None, typer.Option(help="Of a decision that is learned from.  [default: 64]", min=2)
    ] = None,
    batch: Annotated[
        int | None, typer.Option(help="Samples of a step.  [default: 4096 on a GPU, or 256]", min=2)
    ] = None,
    rate: Annotated[float | None, typer.Option(help="How far a step goes.")] = None,
    generation: Annotated[
        int | None,
        typer.Option(help="Games to the next match.  [default: 50000 on a GPU, or 1000]", min=1),
    ] = None,
    match_games: Annotated[
        int, typer.Option(help="Games of a match between generations, an even number.")
    ] = 200,
    device: Annotated[str, typer.Option(help="Where: auto, cpu or cuda.")] = "auto",
    seed: Annotated[int | None, typer.Option(help="For other chance.  [default: 1]")] = None,
    threads: Annotated[
        int | None, typer.Option(help="Cores for games without a GPU.  [default: all]", min=1)
    ] = None,
    save_every: Annotated[
        float, typer.Option(metavar="SECONDS", help="Between two checkpoints, 60 at most.")
    ] = 30.0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on the machines of a Ray cluster; local for one here."
        ),
    ] = None,
    actors: Annotated[
        int | None,
        typer.Option(help="Players on the cluster.  [default: one for each core]", min=1),
    ] = None,
) -> None:
    """Train a network by games it plays against itself."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.errors import GipfError
        from gipf.terminal.train import check_installed, choose_plan, run

        if not minutes > 0:
            raise GipfError(f"training takes a number of minutes above 0, not {minutes:g}")
        if actors and not ray:
            raise GipfError("--actors are those of a Ray cluster; name it with --ray")
        check_installed(ray)
        plan = choose_plan(
            variant or (),
            Path(resume),
            blocks=blocks,
            channels=channels,
            games=games,
            kept=kept,
            tries=tries,
            batch=batch,
            rate=rate,
            generation=generation,
            match_games=match_games,
            device=device,
            seed=seed,
            threads=threads,
            save_every=save_every,
        )
        is_finished = run(plan, minutes, ray=ray, actors=actors)
    if not is_finished:
        raise typer.Exit(INTERRUPTED)


def engine() -> None:
    """Be asked for moves by other programs, in JSON."""
    from gipf.engine.process import serve

    raise typer.Exit(serve())


def warmup(
    variants: Annotated[
        list[str] | None,
        typer.Argument(metavar="[VARIANT]...", help="For these only.", show_default=False),
    ] = None,
) -> None:
    """Compile the engine ahead of its first use."""
    from gipf.variants import Variant

    with explained(USAGE):
        wanted = [Variant.parse(text) for text in variants or ()]
    from gipf.kernel.warmup import COUNTING, PLAYING, one_of_each_family, prepare
    from gipf.search.deepening import SEARCHING

    with explained(WRONG):
        for variant in wanted or one_of_each_family():
            for purpose in (SEARCHING, PLAYING, COUNTING):
                seconds = prepare(variant, purpose)
                done = "ready" if seconds is None else f"compiled in {seconds:.0f} s"
                print(f"{variant}, {purpose}: {done}", flush=True)
