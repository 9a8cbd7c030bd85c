"""``gipf train``: the network by self-play, and the evaluation of alpha-beta by fitting it to games."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import INTERRUPTED, USAGE, explained, say

COUNT = number(int, 1)


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
    above_one = number(int, 2)
    command.add_argument(
        "--minutes",
        type=number(float),
        default=10.0,
        help="How long to train; the same command goes on later.  [default: 10]",
    )
    command.add_argument(
        "--variant",
        action="append",
        help="Variant to play, with its share after an @ as in standard@2; may be given several "
        "times.  [default: the variants of the folder's run, or standard]",
    )
    command.add_argument(
        "--resume",
        metavar="DIR",
        default="gipf-training",
        help="Folder of the run, which is resumed if there is one.  [default: gipf-training]",
    )
    command.add_argument(
        "--blocks", type=number(int), help="Residual blocks of the network.  [default: 6]"
    )
    command.add_argument(
        "--channels", type=number(int), help="Channels of the network.  [default: 64]"
    )
    command.add_argument(
        "--games", type=COUNT, help="Games played in parallel.  [default: 8192 on a GPU, or 64]"
    )
    command.add_argument(
        "--kept",
        type=COUNT,
        help="Samples in the replay buffer.  [default: 2 million on a GPU, or 50000]",
    )
    command.add_argument(
        "--tries",
        type=above_one,
        help="Simulations for a decision that is learned from.  [default: 64]",
    )
    command.add_argument(
        "--batch", type=above_one, help="Samples in a batch.  [default: 4096 on a GPU, or 256]"
    )
    command.add_argument("--rate", type=number(float), help="Learning rate.")
    command.add_argument(
        "--generation",
        type=COUNT,
        help="Games of self-play between two gating matches.  [default: 50000 on a GPU, or 1000]",
    )
    command.add_argument(
        "--match-games",
        type=number(int),
        default=200,
        help="Games of a gating match, an even number.  [default: 200]",
    )
    command.add_argument(
        "--device", default="auto", help="Device: auto, cpu or cuda.  [default: auto]"
    )
    command.add_argument("--seed", type=number(int), help="Random seed.  [default: 1]")
    command.add_argument(
        "--threads", type=COUNT, help="Threads for self-play without a GPU.  [default: all cores]"
    )
    command.add_argument(
        "--save-every",
        metavar="SECONDS",
        type=number(float),
        default=30.0,
        help="Time between checkpoints, at most 60.  [default: 30]",
    )
    command.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="Run self-play on a Ray cluster; 'local' starts one on this machine.",
    )
    command.add_argument(
        "--actors", type=COUNT, help="Ray actors that play.  [default: one for each core]"
    )


def network(
    *,
    minutes: float,
    variant: list[str] | None,
    resume: str,
    blocks: int | None,
    channels: int | None,
    games: int | None,
    kept: int | None,
    tries: int | None,
    batch: int | None,
    rate: float | None,
    generation: int | None,
    match_games: int,
    device: str,
    seed: int | None,
    threads: int | None,
    save_every: float,
    ray: str | None,
    actors: int | None,
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
    return 0 if is_finished else INTERRUPTED


# ---------------------------------------------------------------------- gipf train selfplay


def _add_selfplay(command: Parser) -> None:
    command.add_argument("variants", metavar="VARIANT", nargs="+", help="Variants to play.")
    command.add_argument(
        "--games", type=number(int), help="Number of games.  [default: 1000, without --seconds]"
    )
    command.add_argument("--seconds", type=number(float), help="How long to begin new games.")
    command.add_argument(
        "--nodes", type=number(int), default=800, help="Nodes for each decision.  [default: 800]"
    )
    command.add_argument(
        "--processes", type=number(int), help="Processes that play.  [default: one for each core]"
    )
    command.add_argument(
        "--seed",
        type=number(int),
        default=1,
        help="Random seed: the same games on any number of processes.  [default: 1]",
    )
    command.add_argument("--out", required=True, help="Folder, or a file *.xz.")


def selfplay(
    *,
    variants: list[str],
    games: int | None,
    seconds: float | None,
    nodes: int,
    processes: int | None,
    seed: int,
    out: str,
) -> None:
    """Play games of the engine against itself, to fit from; Ctrl-C keeps the finished games."""
    from os import cpu_count
    from pathlib import Path

    with explained(USAGE):
        from gipf.train.evaluation.selfplay import play_into_file

        play_into_file(
            Path(out),
            variants,
            games=games,
            seconds=seconds,
            nodes=nodes,
            processes=cpu_count() or 1 if processes is None else processes,
            seed=seed,
        )


# ---------------------------------------------------------------------- gipf train fit


def _add_fit(command: Parser) -> None:
    command.add_argument(
        "games", metavar="GAMES", nargs="+", help="Files of 'gipf train selfplay', or folders."
    )
    command.add_argument(
        "--family",
        type=number(int),
        nargs="+",
        choices=(1, 2, 3, 4),
        default=[1, 2, 3, 4],
        help="Families of rules: 1 basic, 2 with GIPF-pieces, 3 with potentials, 4 MATRX.  "
        "[default: all]",
    )
    command.add_argument(
        "--hidden",
        type=number(int),
        help="Hidden units of the network; 0 fits a linear evaluation.  [default: 30]",
    )
    command.add_argument(
        "--trust",
        type=number(float),
        help="Weight of the game's result against the search's score, from 0 to 1.",
    )
    command.add_argument(
        "--epochs", type=COUNT, default=4, help="Passes over all positions.  [default: 4]"
    )
    command.add_argument(
        "--batch", type=COUNT, default=16384, help="Positions in a batch.  [default: 16384]"
    )
    command.add_argument(
        "--rate", type=number(float), default=4e-3, help="Learning rate.  [default: 0.004]"
    )
    command.add_argument("--seed", type=number(int), default=1, help="Random seed.  [default: 1]")
    command.add_argument("--out", required=True, help="Folder for the weights.")


def fit(
    *,
    games: list[str],
    family: list[int],
    hidden: int | None,
    trust: float | None,
    epochs: int,
    batch: int,
    rate: float,
    seed: int,
    out: str,
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
                epochs=epochs,
                batch=batch,
                rate=rate,
                seed=seed,
            )
        except KeyboardInterrupt:
            say("stopped; the weights that were written stay")
            return INTERRUPTED
    return 0


# ---------------------------------------------------------------------- gipf train export


def _add_export(command: Parser) -> None:
    command.add_argument(
        "trained", metavar="NETWORK", help="A network's file, or the folder of a run: its best.pt."
    )
    command.add_argument("--note", required=True, help="How the network was trained.")
    command.add_argument(
        "--out", help="Folder for the files.  [default: the package, where the engine finds them]"
    )


def export(*, trained: str, note: str, out: str | None) -> None:
    """Write a trained network as ONNX files for the engine, in 32 and in 8 bits."""
    from pathlib import Path

    with explained(USAGE):
        from gipf.net.player import WEIGHTS
        from gipf.train.network.export import ship

        for file in ship(Path(trained), WEIGHTS if out is None else Path(out), note):
            print(f"{file}: {file.stat().st_size:,} bytes")
