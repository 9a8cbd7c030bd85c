"""``gipf train``: the network by self-play, and the evaluation of alpha-beta by fitting it to games."""

from typing import Any

from gipf.cli.parser import COUNT, DECIMAL, WHOLE, Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, explained, say


def add_to(parser: Parser) -> None:
    """Add the command and its sub-commands."""
    command = parser.add_command(
        train,
        epilog="'network' trains the network, and 'export' writes it for the engine. 'selfplay' plays games "
        "with the engine, and 'fit' fits its evaluation to them.",
    )
    _add_network(command.add_command(network))
    _add_selfplay(command.add_command(selfplay))
    _add_fit(command.add_command(fit))
    _add_export(command.add_command(export))


def train() -> int:
    """Train the network, or fit the evaluation of alpha-beta."""
    say("what is to be done? network, selfplay, fit or export; 'gipf train --help' says more")
    return USAGE


# ---------------------------------------------------------------------- gipf train network


def _add_network(command: Parser) -> None:
    option, above_one = command.add_option, number(int, 2)
    option("--minutes", DECIMAL, "How long to train; the same command goes on later.", 10.0)
    option(
        "--variant",
        str,
        "Variant to play, with its share after an @ as in standard@2; may be given several "
        "times.  [default: the variants of the folder's run, or standard]",
        action="append",
    )
    says = "Folder of the run, which is resumed if there is one."
    option("--resume", str, says, "gipf-training", metavar="DIR")
    option("--blocks", WHOLE, "Residual blocks of the network.  [default: 6]")
    option("--channels", WHOLE, "Channels of the network.  [default: 64]")
    option("--games", COUNT, "Games played in parallel.  [default: 8192 on a GPU, or 64]")
    says = "Samples in the replay buffer.  [default: 2 million on a GPU, or 50000]"
    option("--buffer-size", COUNT, says)
    says = "Simulations for a decision that is learned from.  [default: 64]"
    option("--simulations", above_one, says)
    option("--batch", above_one, "Samples in a batch.  [default: 4096 on a GPU, or 256]")
    option("--learning-rate", DECIMAL, "Learning rate.")
    says = "Games of self-play between two gating matches.  [default: 50000 on a GPU, or 1000]"
    option("--generation", COUNT, says)
    option("--match-games", WHOLE, "Games of a gating match, an even number.", 200)
    option("--device", str, "Device: auto, cpu or cuda.", "auto")
    option("--seed", WHOLE, "Random seed.  [default: 1]")
    option("--threads", COUNT, "Threads for self-play without a GPU.  [default: all cores]")
    says = "Time between checkpoints, at most 60."
    option("--save-every", DECIMAL, says, 30.0, metavar="SECONDS")
    says = "Run self-play on a Ray cluster; 'local' starts one on this machine."
    option("--ray", str, says, metavar="ADDRESS")
    option("--actors", COUNT, "Ray actors that play.  [default: one for each core]")


def network(
    *,
    minutes: float,
    variant: list[str] | None,
    resume: str,
    ray: str | None,
    actors: int | None,
    **chosen: Any,
) -> int:
    """Train a network by self-play; Ctrl-C saves a checkpoint first."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.cli.train.network_run import choose_plan, run
        from gipf.errors import GipfError
        from gipf.extras import need

        if not minutes > 0:
            raise GipfError("above-zero", name="minutes", value=minutes)
        if actors and not ray:
            raise GipfError("actors-without-ray")
        if ray:
            need("ray")
        plan = choose_plan(variant or (), Path(resume), **chosen)
        is_finished = run(plan, minutes, ray=ray, actors=actors)
    return 0 if is_finished else INTERRUPTED


# ---------------------------------------------------------------------- gipf train selfplay


def _add_selfplay(command: Parser) -> None:
    option = command.add_option
    command.add_argument("variants", metavar="VARIANT", nargs="+", help="Variants to play.")
    option("--games", WHOLE, "Number of games.  [default: 1000, without --seconds]")
    option("--seconds", DECIMAL, "How long to begin new games.")
    option("--nodes", WHOLE, "Nodes for each decision.", 800)
    option("--processes", WHOLE, "Processes that play.  [default: one for each core]")
    option("--seed", WHOLE, "Random seed: the same games on any number of processes.", 1)
    option("--out", str, "Folder, or a file *.xz.", required=True)


def selfplay(*, variants: list[str], processes: int | None, out: str, **chosen: Any) -> None:
    """Play games of the engine against itself, to fit from; Ctrl-C keeps the finished games."""
    from os import cpu_count
    from pathlib import Path

    with explained(USAGE):
        from gipf.train.evaluation.selfplay import play_into_file

        workers = cpu_count() or 1 if processes is None else processes
        play_into_file(Path(out), variants, processes=workers, **chosen)


# ---------------------------------------------------------------------- gipf train fit


def _add_fit(command: Parser) -> None:
    option = command.add_option
    says = "Files of 'gipf train selfplay', or folders."
    command.add_argument("games", metavar="GAMES", nargs="+", help=says)
    option(
        "--family",
        WHOLE,
        "Families of rules: 1 basic, 2 with GIPF-pieces, 3 with potentials, 4 MATRX.  "
        "[default: all]",
        [1, 2, 3, 4],
        nargs="+",
        choices=(1, 2, 3, 4),
    )
    says = "Hidden units of the network; 0 fits a linear evaluation.  [default: 30]"
    option("--hidden", WHOLE, says)
    says = "Weight of the game's result against the search's score, from 0 to 1."
    option("--trust", DECIMAL, says)
    option("--epochs", COUNT, "Passes over all positions.", 4)
    option("--batch", COUNT, "Positions in a batch.", 16384)
    option("--learning-rate", DECIMAL, "Learning rate.", 4e-3)
    option("--seed", WHOLE, "Random seed.", 1)
    option("--out", str, "Folder for the weights.", required=True)


def fit(
    *,
    games: list[str],
    family: list[int],
    hidden: int | None,
    trust: float | None,
    out: str,
    **chosen: Any,
) -> int:
    """Fit the evaluation of alpha-beta to games; Ctrl-C keeps the families that are finished."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.extras import need

        need("train")
        from gipf.search.evaluation import HIDDEN
        from gipf.train.evaluation.fit import TRUST, fit_families

        try:
            fit_families(
                [Path(name) for name in games],
                Path(out),
                families=family,
                hidden=HIDDEN if hidden is None else hidden,
                trust=TRUST if trust is None else trust,
                **chosen,
            )
        except KeyboardInterrupt:
            say("stopped; the weights that were written stay")
            return INTERRUPTED
    return 0


# ---------------------------------------------------------------------- gipf train export


def _add_export(command: Parser) -> None:
    says = "A network's file, or the folder of a run: its best.pt."
    command.add_argument("trained", metavar="NETWORK", help=says)
    command.add_option("--note", str, "How the network was trained.", required=True)
    says = "Folder for the files.  [default: the package, where the engine finds them]"
    command.add_option("--out", str, says)


def export(*, trained: str, note: str, out: str | None) -> None:
    """Write a trained network as ONNX files for the engine, in 32 and in 8 bits."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.extras import need

        need("train")
        from gipf.net.player import WEIGHTS
        from gipf.train.network.export import ship

        for file in ship(Path(trained), WEIGHTS if out is None else Path(out), note):
            print(f"{file}: {file.stat().st_size:,} bytes")
