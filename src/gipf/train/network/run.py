"""A run: self-play and learning in turn, a gating match after each generation, a checkpoint every half minute.

Everything depends on the plan and its seed, never on the clock: on a CPU a run that is stopped and resumed
plays the same games as one that is not. A run that is killed loses what it did since the last checkpoint.
"""

import copy
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import torch

from gipf.errors import GipfError
from gipf.train.network.checkpoint import (
    CHECKPOINT_VERSION,
    MOST_BYTES,
    Arrays,
    learner_state,
    pool_state,
    read,
    restore_learner,
    restore_pool,
    write,
)
from gipf.train.network.gating import GatingScore, play_match
from gipf.train.network.journal import Journal
from gipf.train.network.learner import Learner, reused_net_of
from gipf.train.network.lockstep import Lockstep
from gipf.train.network.model import Network
from gipf.train.network.plan import Plan

CHECKPOINT = "checkpoint.npz"
NOTE_EVERY = 10.0
"""Seconds between two lines of the log."""
TELL_EVERY = 0.5
FOR_LEARNER = 0.85
"""Maximum share of a checkpoint for the learner; the rest is for samples."""
SHRINK = 0.8


class Standing(NamedTuple):
    """Progress of a run."""

    seconds: float
    generation: int
    games: int
    decisions: int
    evaluations: int
    steps: int
    games_a_second: float
    positions_a_second: float
    figures: dict[str, float]
    elo: dict[str, float]
    doing: str


class Run:
    """A run in its folder, resumed from the checkpoint if there is one."""

    device: torch.device
    pools: list[Lockstep]
    learner: Learner
    best: Network
    totals: dict[str, int]
    generation: int
    next_generation: int
    measured_since: int
    elo: dict[str, float]
    seconds: float
    size: int
    is_resumed: bool
    journal: Journal
    saved_at: float

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.device = torch.device(plan.device)
        torch.manual_seed(plan.seed)
        if plan.threads:
            torch.set_num_threads(plan.threads)
        network = Network(plan.blocks, plan.channels).to(self.device)
        self.pools = self._pools()
        shares = [group.share for group in plan.groups]
        self.learner = Learner(network, self.pools, plan.learning, shares=shares, seed=plan.seed)
        self.best = copy.deepcopy(self.learner.player)
        _round_to_half(self.best)
        self.totals = {"games": 0, "decisions": 0, "evaluations": 0}
        self.generation, self.next_generation = 0, plan.generation
        self.generations: list[dict[str, Any]] = []
        self.measured_since = 0
        self.elo = {str(wanted.variant): 0.0 for wanted in plan.variants}
        self.seconds = 0.0
        self.figures: dict[str, float] = {}
        self.size = 0
        self._counted = [pool.totals for pool in self.pools]
        self._is_stopped = False
        self.is_resumed = self.file.exists()
        if self.is_resumed:
            self._restore()
        self.journal = Journal(plan.folder)
        self._begin()

    def _pools(self) -> list[Lockstep]:
        plan = self.plan
        rounds = max(1, plan.buffer_size // plan.games)
        return [
            Lockstep(
                group.variants,
                games,
                device=plan.device,
                settings=plan.playing,
                seed=plan.seed + 1000 * number,
                rounds=rounds,
                threads=plan.threads,
            )
            for number, (group, games) in enumerate(
                zip(plan.groups, plan.games_of_groups(), strict=True)
            )
        ]

    def _begin(self) -> None:
        """Log the settings of the run."""
        plan = self.plan
        self.journal.note(
            "resumed" if self.is_resumed else "begun",
            self.totals["games"],
            variants=[str(wanted) for wanted in plan.variants],
            device=plan.device,
            blocks=plan.blocks,
            channels=plan.channels,
            parameters=self.learner.network.count(),
            seed=plan.seed,
            games=[pool.games for pool in self.pools],
            rounds=self.pools[0].rounds,
            playing=asdict(plan.playing),
            learning=asdict(plan.learning),
            **{f"{name}_before": total for name, total in self.totals.items()},
        )
        if not self.is_resumed:
            self._save_network("first")
            self.save()

    def close(self) -> None:
        """Close the log."""
        self.journal.close()

    @property
    def file(self) -> Path:
        """Path of the checkpoint."""
        return self.plan.folder / CHECKPOINT

    # ------------------------------------------------------------------ the loop

    def go(self, minutes: float, tell: Callable[[Standing], None] = lambda _: None) -> bool:
        """Train for some minutes; return whether the run came to its end rather than being stopped."""
        began = noted = told = time.monotonic()
        last = dict(self.totals)
        before = self.seconds
        with self._stoppable():
            while not self._is_stopped and time.monotonic() - began < 60 * minutes:
                if self.totals["games"] >= self.next_generation:
                    self.save()
                    tell(self.standing("match", last, time.monotonic() - noted))
                    if not self.end_generation():
                        break
                self.play_and_learn()
                now = time.monotonic()
                self.seconds = before + now - began
                if now - noted >= NOTE_EVERY:
                    self._note(last, now - noted)
                    last, noted = dict(self.totals), now
                if now - told >= TELL_EVERY:
                    tell(self.standing("playing", last, now - noted))
                    told = now
                if time.monotonic() - self.saved_at >= self.plan.save_every:
                    self.save()
            self.seconds = before + time.monotonic() - began
            self._note(last, time.monotonic() - noted)
            self.save()
            self._save_network("last")
        self.journal.note("stopped" if self._is_stopped else "ended", self.totals["games"])
        return not self._is_stopped

    def play_and_learn(self) -> None:
        """Play a round in every pool, then take the gradient steps that are due."""
        for number, pool in enumerate(self.pools):
            if pool.play_round(self.learner.ask):
                self.learner.owe(pool.games)
            self._add_up(number, pool)
        self.learner.learn()

    def _add_up(self, number: int, pool: Lockstep) -> None:
        counted = pool.totals
        for name in self.totals:
            self.totals[name] += counted[name] - self._counted[number][name]
        self._counted[number] = counted

    @contextmanager
    def _stoppable(self) -> Iterator[None]:
        """Stop after the round, with a checkpoint, at the first Ctrl-C; at once at the second."""

        def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
            if self._is_stopped:
                raise KeyboardInterrupt
            self._is_stopped = True

        if threading.current_thread() is not threading.main_thread():
            yield  # only the main thread gets signals
            return
        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    # ------------------------------------------------------------------ generations

    def end_generation(self) -> bool:
        """Play the gating match against the best network; return whether it was played to its end."""
        plan = self.plan
        found, points = {}, 0.0
        for wanted in plan.variants:
            score = self._match(str(wanted.variant), self.best, plan.match_games)
            if score is None:
                return False
            points += score.share * wanted.share
            found[str(wanted.variant)] = {
                "elo": round(self.elo.get(str(wanted.variant), 0.0) + score.elo, 1),
                "error": round(score.error, 1),
                "won": score.won,
                "drawn": score.drawn,
                "lost": score.lost,
            }
        share = points / sum(wanted.share for wanted in plan.variants)
        self.generation += 1
        self.next_generation = self.totals["games"] + plan.generation
        entry = {
            "generation": self.generation,
            **self.totals,
            "steps": self.learner.steps,
            "share": round(share, 4),
            "is_better": share >= plan.gate,
            "elo": found,
        }
        self.generations.append(entry)
        if share >= plan.gate:
            self.elo |= {variant: figures["elo"] for variant, figures in found.items()}
            self._accept()
        self._save_network("last")
        flat = {f"elo {variant}": figures["elo"] for variant, figures in found.items()}
        self.journal.note("generation", self.totals["games"], **entry, **flat)
        self.journal.draw(self._history())
        self.save()
        return True

    def measure_from_here(self) -> None:
        """Make the present network the best one, and count Elo and generations from here."""
        self.measured_since = self.totals["games"]
        self.generation, self.next_generation = 0, self.measured_since + self.plan.generation
        self.generations = []
        self.elo = {str(wanted.variant): 0.0 for wanted in self.plan.variants}
        self._accept()
        self.journal.note("measured from here", self.measured_since)
        self.save()

    def against_first(self, games: int) -> dict[str, GatingScore]:
        """Play the network of the beginning, which had learned nothing, in each variant."""
        file = self.plan.folder / "first.pt"
        if not file.exists():
            return {}
        first = self.learner.for_playing(Network.load(file, self.device))
        with self._stoppable():
            variants = [str(wanted.variant) for wanted in self.plan.variants]
            scores = {variant: self._match(variant, first, games) for variant in variants}
        return {variant: score for variant, score in scores.items() if score}

    def _match(self, variant: str, other: Network, games: int) -> GatingScore | None:
        """Play another network; ``None`` if the run was stopped meanwhile."""
        plan = self.plan

        def look() -> None:
            if self._is_stopped:
                raise _Stopped

        try:
            return play_match(
                reused_net_of(self.learner.player),
                reused_net_of(other),
                variant,
                games,
                device=plan.device,
                settings=replace(plan.playing, simulations=plan.match_simulations),
                seed=plan.seed + self.generation,
                threads=plan.threads,
                tick=look,
            )
        except _Stopped:
            return None

    def _accept(self) -> None:
        """Make the present network the best one."""
        self.best.load_state_dict(self.learner.player.state_dict())
        _round_to_half(self.best)
        self._save_network("best")

    def _history(self) -> list[dict[str, Any]]:
        start = {variant: {"elo": 0.0, "error": 0.0} for variant in self.elo}
        return [{"games": self.measured_since, "elo": start}, *self.generations]

    def _save_network(self, name: str) -> None:
        self.learner.average.save(self.plan.folder / f"{name}.pt")

    # ------------------------------------------------------------------ what is told

    def standing(self, doing: str, last: dict[str, int], seconds: float) -> Standing:
        """Give the progress of the run."""
        games, positions = (
            (self.totals[name] - last[name]) / max(seconds, 1e-9)
            for name in ("games", "evaluations")
        )
        return Standing(
            seconds=self.seconds,
            generation=self.generation,
            **self.totals,
            steps=self.learner.steps,
            games_a_second=games,
            positions_a_second=positions,
            figures=self.figures,
            elo=self.elo,
            doing=doing,
        )

    def _note(self, last: dict[str, int], seconds: float) -> None:
        found = self.learner.figures()
        if found:
            self.figures = found
        rates = {
            f"{name}_a_second": round((self.totals[name] - last[name]) / max(seconds, 1e-9), 1)
            for name in self.totals
        }
        self.journal.note(
            "progress",
            self.totals["games"],
            seconds=round(self.seconds, 1),
            **self.totals,
            **rates,
            samples=self.learner.samples,
            steps=self.learner.steps,
            rate=self.plan.learning.rate_at(self.learner.steps),
            **{name: round(value, 4) for name, value in found.items()},
        )

    # ------------------------------------------------------------------ checkpoints

    def save(self) -> None:
        """Write a checkpoint within the maximum size."""
        learner, facts = learner_state(self.learner, int(FOR_LEARNER * MOST_BYTES))
        facts |= {
            "version": CHECKPOINT_VERSION,
            "variants": [str(wanted) for wanted in self.plan.variants],
            "totals": self.totals,
            "generation": self.generation,
            "next_generation": self.next_generation,
            "generations": self.generations,
            "measured_since": self.measured_since,
            "elo": self.elo,
            "seconds": self.seconds,
            "plan": {
                "games": self.plan.games,
                "kept": self.plan.buffer_size,
                "seed": self.plan.seed,
            },
        }
        for name, tensor in self.best.state_dict().items():
            learner[f"best/{name}"] = tensor.half().cpu().numpy()
        room = 0.9 * MOST_BYTES - sum(array.nbytes for array in learner.values())
        while True:
            arrays, pools = self._pool_states(max(0.0, room))
            self.size = write(self.file, learner | arrays, {**facts, "pools": pools})
            if self.size < MOST_BYTES:
                break
            room = SHRINK * room - 0.01 * MOST_BYTES
        self.saved_at = time.monotonic()

    def _pool_states(self, room: float) -> tuple[Arrays, dict[str, Any]]:
        arrays: Arrays = {}
        facts = {}
        for group, pool in zip(self.plan.groups, self.pools, strict=True):
            share = group.share / sum(other.share for other in self.plan.groups)
            found, facts[group.key] = pool_state(pool, f"pool/{group.key}", share * room)
            arrays |= found
        return arrays, facts

    def _restore(self) -> None:
        arrays, facts = read(self.file)
        restore_learner(self.learner, arrays, facts)
        weights = {
            name: torch.from_numpy(arrays[f"best/{name}"]) for name in self.best.state_dict()
        }
        self.best.load_state_dict(weights)
        for number, (group, pool) in enumerate(zip(self.plan.groups, self.pools, strict=True)):
            if group.key in facts["pools"]:
                restore_pool(pool, arrays, f"pool/{group.key}", facts["pools"][group.key])
            self._counted[number] = pool.totals
        self.totals = dict(facts["totals"])
        self.generation, self.next_generation = facts["generation"], facts["next_generation"]
        self.generations, self.seconds = list(facts["generations"]), facts["seconds"]
        self.measured_since = facts.get("measured_since", 0)
        self.elo |= facts["elo"]
        self.saved_at = time.monotonic()


class _Stopped(Exception):
    """The run was stopped during a match."""


def _round_to_half(network: Network) -> None:
    """Round each weight to the precision of a checkpoint."""
    for tensor in network.state_dict().values():
        if tensor.is_floating_point():
            tensor.copy_(tensor.half())


def saved_plan(folder: Path) -> dict[str, Any] | None:
    """Read the settings of the run from its checkpoint, if there is one."""
    file = folder / CHECKPOINT
    if not file.exists():
        return None
    _, facts = read(file)
    return {
        "variants": tuple(facts["variants"]),
        "blocks": facts["header"]["blocks"],
        "channels": facts["header"]["channels"],
        **facts["plan"],
    }


def choose_device(name: str) -> str:
    """Choose the device: the GPU where there is one, unless another is given."""
    if name == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if name not in ("cpu", "cuda"):
        raise GipfError("no-choice", name="device", names=["auto", "cpu", "cuda"], value=name)
    if name == "cuda" and not torch.cuda.is_available():
        raise GipfError("no-gpu")
    return name
