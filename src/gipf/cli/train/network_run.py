"""``gipf train network`` at the terminal: filling in the plan, and showing progress."""

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic

from gipf.cli.shared import say
from gipf.errors import GipfError
from gipf.terminal.progress import Progress
from gipf.train.network.learner import Learning
from gipf.train.network.lockstep import Settings
from gipf.train.network.plan import Plan, Wanted
from gipf.train.network.run import Run, Standing, choose_device, saved_plan

GAMES_AT_THE_END = 40
"""Games against the network of the beginning when the minutes are over, in each variant."""
EVERY = 5.0
"""Seconds between two lines of progress where there is no terminal."""


def choose_plan(
    variants: Sequence[str],
    folder: Path,
    *,
    blocks: int | None,
    channels: int | None,
    games: int | None,
    buffer_size: int | None,
    simulations: int | None,
    batch: int | None,
    learning_rate: float | None,
    generation: int | None,
    match_games: int,
    device: str,
    seed: int | None,
    threads: int | None,
    save_every: float,
) -> Plan:
    """Fill in what was not given, from the folder's last run or by what suits the device."""
    device = choose_device(device)
    is_big = device == "cuda"
    before = saved_plan(folder) or {}
    for name, wanted in (("blocks", blocks), ("channels", channels)):
        if before and wanted not in (None, before[name]):
            raise GipfError(
                "other-network", folder=folder, count=before[name], name=name, value=wanted
            )
    texts = tuple(variants) or before.get("variants", ("standard",))
    playing = Settings() if simulations is None else _with_simulations(simulations)
    samples = batch or (4096 if is_big else 256)
    learning = Learning(batch=samples, min_samples=2 * samples)
    if learning_rate is not None:
        learning = replace(learning, learning_rate=learning_rate)
    games = games or before.get("games", 8192 if is_big else 64)
    return Plan(
        variants=tuple(Wanted.parse(text) for text in texts),
        folder=folder,
        blocks=before.get("blocks", 6) if blocks is None else blocks,
        channels=before.get("channels", 64) if channels is None else channels,
        games=games,
        buffer_size=buffer_size or max(games, before.get("kept", 2_000_000 if is_big else 50_000)),
        device=device,
        seed=before.get("seed", 1) if seed is None else seed,
        threads=threads,
        playing=playing,
        learning=learning,
        generation=generation or (50_000 if is_big else 1000),
        match_games=match_games,
        match_simulations=playing.quick_simulations,
        save_every=save_every,
    )


def _with_simulations(simulations: int) -> Settings:
    return Settings(
        simulations=simulations,
        quick_simulations=max(2, simulations // 4),
        considered=max(2, min(16, simulations // 2)),
    )


def run(plan: Plan, minutes: float, *, ray: str | None = None, actors: int | None = None) -> bool:
    """Train and show progress; return whether the run came to its end rather than being stopped."""
    run = _begin(plan, ray, actors)
    if run.is_resumed:
        games, steps = run.totals["games"], run.learner.steps
        say(f"going on in {plan.folder} after {games} games and {steps} steps")
    try:
        with progress(minutes) as tell:
            is_finished = run.go(minutes, tell)
        if is_finished:
            _tell_what_was_learned(run)
    finally:
        run.close()
    games = run.totals["games"]
    say(f"{games} games, {run.learner.steps} steps, generation {run.generation}")
    say(f"checkpoint of {run.size / 1e6:.1f} MB in {run.file}; the same command goes on with it")
    return is_finished


def _tell_what_was_learned(run: Run) -> None:
    """Let the network play the one of the beginning, so that one sees what came of the minutes."""
    for variant, score in run.against_first(GAMES_AT_THE_END).items():
        points = score.won + score.drawn / 2
        say(f"{variant}: {points:g} of {score.games} games against the network of the beginning")


def _begin(plan: Plan, ray: str | None, actors: int | None) -> Run:
    if ray:
        from gipf.train.network.cluster import ClusterRun

        return ClusterRun(plan, ray, actors=actors)
    return Run(plan)


# ---------------------------------------------------------------------- how far it is


def words(standing: Standing) -> str:
    """Describe the progress of a run in one line."""
    figures = standing.figures
    parts = [
        f"generation {standing.generation}",
        f"{standing.games:,} games",
        f"{standing.positions_a_second:,.0f} positions/s",
        f"{standing.steps:,} steps",
    ]
    if figures:
        parts.append(f"loss {figures['policy']:.2f} + {figures['result']:.2f}")
    if len(standing.elo) == 1:
        parts.append(f"Elo {next(iter(standing.elo.values())):+.0f}")
    elif any(standing.elo.values()):
        low, high = min(standing.elo.values()), max(standing.elo.values())
        parts.append(f"Elo {low:+.0f} to {high:+.0f}")
    if standing.doing != "playing":
        parts.append(standing.doing)
    return ", ".join(parts)


@contextmanager
def progress(minutes: float) -> Iterator[Callable[[Standing], None]]:
    """Show progress: a bar at a terminal, lines elsewhere."""
    began = monotonic()
    if sys.stderr.isatty():
        with Progress(60.0 * minutes) as bar:

            def show(standing: Standing) -> None:
                bar.show(monotonic() - began, words(standing))

            yield show
        return
    due = -math.inf

    def tell(standing: Standing) -> None:
        nonlocal due
        if monotonic() >= due:
            due = monotonic() + EVERY
            say(words(standing))

    yield tell
