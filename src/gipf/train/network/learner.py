"""The learner: draws batches from the replay buffer, augments them by symmetries, and takes gradient steps.

Everything happens on the device of the samples. Self-play uses an exponential moving average of the weights,
which plays better than the latest ones.
"""

import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor

from gipf.errors import GipfError
from gipf.train.network.batches import Batch, Board, Loss, Weights, loss_of
from gipf.train.network.lockstep import Net
from gipf.train.network.model import Network
from gipf.train.network.tree_search import (
    EXPECTED,
    LEFT,
    MARGIN,
    RESULT,
    SEEN_BY,
    UNKNOWN,
    Samples,
)


class Source(Protocol):
    """A replay buffer of games on one board, on one device."""

    @property
    def samples(self) -> Samples:
        """The samples."""

    @property
    def board(self) -> str:
        """The name of the board."""


@dataclass(frozen=True)
class Learning:
    """Hyperparameters.

    The learning rate grows over ``warm_up`` steps; with ``decay`` it falls to a tenth by that step, along a
    cosine.
    """

    batch: int = 1024
    learning_rate: float = 2e-3
    warm_up: int = 100
    decay: int = 0
    weight_decay: float = 0.02
    max_gradient_norm: float = 1.0
    sample_reuse: float = 3.5
    """How often a sample is used, on average."""
    average_decay: float = 0.995
    """Decay of the moving average of the weights."""
    min_samples: int = 2048
    """Samples of finished games before the first step."""
    foresight: float = 0.5
    """Share of the search's value in the target of the result."""
    margin: float = 0.1
    left: float = 0.05

    def __post_init__(self) -> None:
        """Check the values."""
        if (
            self.batch < 2
            or self.learning_rate <= 0
            or self.sample_reuse < 0
            or not 0 <= self.average_decay < 1
        ):
            raise GipfError("learning-settings")

    def rate_at(self, step: int) -> float:
        """Give the learning rate of a step, counted from 0.

        >>> [round(Learning(learning_rate=1, warm_up=4, decay=8).rate_at(n), 2) for n in (0, 3, 4, 6, 8, 99)]
        [0.25, 1.0, 1.0, 0.55, 0.1, 0.1]
        """
        rate = self.learning_rate * min(1.0, (step + 1) / max(1, self.warm_up))
        if self.decay > self.warm_up:
            done = min(1.0, max(0.0, (step - self.warm_up) / (self.decay - self.warm_up)))
            rate *= 0.55 + 0.45 * math.cos(math.pi * done)
        return rate


class Learner:
    """A network that learns from several replay buffers, each with its share of every batch."""

    settings: Learning
    network: Network
    device: torch.device
    is_on_gpu: bool
    average: Network
    player: Network
    pools: list[Source]
    shares: list[float]
    boards: dict[str, Board]
    optimiser: torch.optim.Optimizer
    generator: torch.Generator
    steps: int
    samples: int
    owed: float

    def __init__(
        self,
        network: Network,
        pools: Sequence[Source],
        settings: Learning | None = None,
        *,
        shares: Sequence[float] | None = None,
        seed: int = 1,
    ) -> None:
        self.settings = settings or Learning()
        self.network = network.train()
        self.device = next(network.parameters()).device
        self.is_on_gpu = self.device.type == "cuda"
        self.average = copy.deepcopy(network).eval().requires_grad_(False)
        pairs = list(
            zip(self.average.state_dict().values(), network.state_dict().values(), strict=True)
        )
        self._counters = [pair for pair in pairs if not pair[1].is_floating_point()]
        self._averaged = [pair for pair in pairs if pair[1].is_floating_point()]
        self.player = self.for_playing(self.average)
        self._asked = reused_net_of(self.player)
        self.pools = list(pools)
        self.shares = list(shares or [1.0] * len(pools))
        self.boards = {pool.board: Board(pool.board, self.device) for pool in pools}
        self.optimiser = self._optimiser()
        self.generator = torch.Generator(self.device)
        self.generator.manual_seed(seed)
        self.steps = self.samples = 0
        self.owed = 0.0
        self._places: list[Tensor] = []
        self._sums = torch.zeros(len(Loss._fields), device=self.device)
        self._summed = 0

    def _optimiser(self) -> torch.optim.Optimizer:
        """Apply weight decay to weights, but not to biases or normalisation."""
        heavy = [p for p in self.network.parameters() if p.ndim > 1]
        light = [p for p in self.network.parameters() if p.ndim <= 1]
        groups = [
            {"params": heavy, "weight_decay": self.settings.weight_decay},
            {"params": light, "weight_decay": 0.0},
        ]
        return torch.optim.AdamW(groups, lr=self.settings.learning_rate, fused=self.is_on_gpu)

    # ------------------------------------------------------------------ inference for self-play

    def ask(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate positions for self-play."""
        return self._asked(cells, game)

    def for_playing(self, network: Network) -> Network:
        """Give a copy of a network for inference on this device."""
        folded = network.folded()
        return folded.to(torch.bfloat16).fuse() if self.is_on_gpu else folded

    def refresh(self) -> None:
        """Update the network that plays to the present average, in place."""
        self.average.fold_into(self.player)

    # ------------------------------------------------------------------ learning

    def owe(self, samples: int) -> None:
        """Count new samples, and the steps that are due for them."""
        self.samples += samples
        self.owed += samples * self.settings.sample_reuse / self.settings.batch

    def learn(self) -> int:
        """Take the steps that are due, once there are enough samples; return their number."""
        if self.owed < 1:
            return 0
        if not self.look_for_samples():
            self.owed = 0.0  # no game is finished yet
            return 0
        number = int(self.owed)
        for _ in range(number):
            self.step()
        self.owed -= number
        self.refresh()
        return number

    def look_for_samples(self) -> bool:
        """Find the samples of finished games; return whether there are enough to start."""
        self._places = [known_lines(pool.samples.facts) for pool in self.pools]
        return sum(map(len, self._places)) >= max(1, self.settings.min_samples)

    def step(self) -> None:
        """Take one gradient step."""
        settings = self.settings
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate_at(self.steps)
        drawn = self._draw()
        self.optimiser.zero_grad(set_to_none=True)
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.is_on_gpu):
            answer = self.network(
                torch.cat([batch.cells for _, batch in drawn]),
                torch.cat([batch.game for _, batch in drawn]),
            )
        weights = Weights(foresight=settings.foresight, margin=settings.margin, left=settings.left)
        losses, begin = [], 0
        for board, batch in drawn:
            end = begin + len(batch.cells)
            part = type(answer)(*(field[begin:end] for field in answer))
            losses.append((loss_of(part, batch, board, weights), end - begin))
            begin = end
        total = torch.stack([loss.total * number / begin for loss, number in losses]).sum()
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), settings.max_gradient_norm)
        self.optimiser.step()
        self._move_average()
        self._note(losses, begin)
        self.steps += 1

    def _draw(self) -> list[tuple[Board, Batch]]:
        """Draw a batch from the buffers by their shares, each sample under a random symmetry."""
        found = [
            share if len(places) else 0.0
            for share, places in zip(self.shares, self._places, strict=True)
        ]
        drawn = []
        for number, pool, places in zip(
            divided(self.settings.batch, found), self.pools, self._places, strict=True
        ):
            if number:
                chosen = torch.randint(
                    len(places), (number,), device=self.device, generator=self.generator
                )
                board = self.boards[pool.board]
                turns = torch.randint(
                    board.symmetries, (number,), device=self.device, generator=self.generator
                )
                drawn.append((board, board.turned(taken(pool.samples, places[chosen]), turns)))
        return drawn

    def _move_average(self) -> None:
        # at first the average follows quickly
        keep = min(self.settings.average_decay, (1 + self.steps) / (10 + self.steps))
        averages, weights = zip(*self._averaged, strict=True)
        torch._foreach_lerp_(averages, weights, 1 - keep)
        for average, counter in self._counters:
            average.copy_(counter)

    # ------------------------------------------------------------------ figures

    def _note(self, losses: Sequence[tuple[Loss, int]], number: int) -> None:
        for loss, part in losses:
            figures = torch.stack([value.detach().float() for value in loss])
            self._sums.add_(figures, alpha=part / number)
        self._summed += 1

    def figures(self) -> dict[str, float]:
        """Give the mean of each part of the loss since the last call."""
        if not self._summed:
            return {}
        means = (self._sums / self._summed).tolist()
        self._sums.zero_()
        self._summed = 0
        return dict(zip(Loss._fields, means, strict=True))

    def counters(self) -> dict[str, float]:
        """Give the counters, for a checkpoint."""
        return {"steps": self.steps, "samples": self.samples, "owed": self.owed}

    def restore_counters(self, counters: dict[str, Any]) -> None:
        """Restore the counters from a checkpoint."""
        self.steps, self.samples = int(counters["steps"]), int(counters["samples"])
        self.owed = float(counters["owed"])


def known_lines(facts: Tensor) -> Tensor:
    """Give the indices of the samples of finished games."""
    return (facts[:, RESULT].abs() < UNKNOWN).nonzero().flatten()


def taken(samples: Samples, lines: Tensor) -> Batch:
    """Select samples by index."""
    facts = samples.facts[lines]
    return Batch(
        samples.cells[lines],
        samples.game[lines].float(),
        samples.codes[lines],
        samples.shares[lines].float(),
        facts[:, SEEN_BY],
        facts[:, RESULT],
        facts[:, MARGIN],
        facts[:, LEFT],
        facts[:, EXPECTED],
    )


def net_of(network: Network) -> Net:
    """Make a `Net` of a network."""

    def ask(cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            answer = network(cells, game)
        return answer.answers.float().contiguous(), answer.result.float().contiguous()

    return ask


def reused_net_of(network: Network) -> Net:
    """Make a `Net` that is called with the same arrays over and over: on a GPU, a CUDA graph."""
    is_on_gpu = next(network.parameters()).is_cuda
    return Captured(network) if is_on_gpu else net_of(network)


class Captured:
    """A network on a GPU as CUDA graphs, one for each pair of input arrays.

    It holds on to the arrays: others at the same address would be taken for them. The network's weights may be
    overwritten, not replaced.
    """

    def __init__(self, network: Network) -> None:
        self.ask = net_of(network)
        self.graphs: dict[tuple[int, int], tuple[Any, tuple[Tensor, Tensor]]] = {}
        self.kept: list[Tensor] = []

    def __call__(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate positions; the result is overwritten by the next call."""
        key = cells.data_ptr(), game.data_ptr()
        if key not in self.graphs:
            self.graphs[key] = self._capture(cells, game)
            self.kept += [cells, game]
        graph, found = self.graphs[key]
        graph.replay()
        return found

    def _capture(self, cells: Tensor, game: Tensor) -> tuple[Any, tuple[Tensor, Tensor]]:
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(3):  # libraries choose algorithms and allocate at first
                self.ask(cells, game)
        torch.cuda.current_stream().wait_stream(beside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            found = self.ask(cells, game)
        return graph, found


def divided(number: int, shares: Sequence[float]) -> list[int]:
    """Divide a number in proportion to shares, so that the parts add up to it.

    >>> divided(10, [1, 1, 1]), divided(10, [0, 3, 1])
    ([3, 4, 3], [0, 8, 2])
    """
    total, given, parts = sum(shares), 0, []
    for n in range(len(shares)):
        end = round(number * sum(shares[: n + 1]) / total) if total else 0
        parts.append(end - given)
        given = end
    return parts
