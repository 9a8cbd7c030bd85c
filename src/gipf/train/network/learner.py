"""The learner: draws batches from the replay buffer, augments them by symmetries, and takes gradient steps.

Everything happens on the device the samples lie on; Python sees a few numbers now and then. Self-play
asks an average of the weights over the last steps, which plays better than any of them alone.
"""

import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Protocol

import torch
from torch import Tensor

from gipf.errors import GipfError
from gipf.train.network.batches import Batch, Board, Loss, Weights, loss_of
from gipf.train.network.lockstep import Net, Samples
from gipf.train.network.model import Network
from gipf.train.network.tree_search import EXPECTED, LEFT, MARGIN, RESULT, SEEN_BY, UNKNOWN


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
    """Hyperparameters: batch size, learning rate, how often a sample is used, and so on.

    The rate grows over ``warm_up`` steps; with ``decay`` it falls to a tenth by that step, along a
    cosine, and otherwise stays. No step is made before ``first`` samples are known.
    """

    batch: int = 1024
    rate: float = 2e-3
    warm_up: int = 100
    decay: int = 0
    weight_decay: float = 0.02
    longest_step: float = 1.0
    views: float = 3.5
    average: float = 0.995
    first: int = 2048
    foresight: float = 0.5
    margin: float = 0.1
    left: float = 0.05

    def __post_init__(self) -> None:
        """Check the values."""
        if self.batch < 2 or self.rate <= 0 or self.views < 0 or not 0 <= self.average < 1:
            raise GipfError("learning-settings")

    def rate_at(self, step: int) -> float:
        """Give the learning rate of a step, counted from 0.

        >>> [round(Learning(rate=1, warm_up=4, decay=8).rate_at(n), 2) for n in (0, 3, 4, 6, 8, 99)]
        [0.25, 1.0, 1.0, 0.55, 0.1, 0.1]
        """
        rate = self.rate * min(1.0, (step + 1) / max(1, self.warm_up))
        if self.decay > self.warm_up:
            done = min(1.0, max(0.0, (step - self.warm_up) / (self.decay - self.warm_up)))
            rate *= 0.55 + 0.45 * math.cos(math.pi * done)
        return rate


Sides = tuple[list[Tensor], list[Tensor]]
"""Tensors of the average, and the same ones of the network."""


class Learner:
    """A network that learns from several replay buffers, each with its share of every batch."""

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
        self._averaged, self._copied = self._sides()
        self.player = self.average.folded()
        if self.is_on_gpu:
            self.player = self.player.to(torch.bfloat16).fuse()
        self._asked = asking_often(self.player)
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

    def _sides(self) -> tuple[Sides, Sides]:
        """Pair the tensors of the average and the network: those averaged, and those only copied."""
        both = list(
            zip(self.average.state_dict().values(), self.network.state_dict().values(), strict=True)
        )
        floats = [pair for pair in both if pair[1].is_floating_point()]
        others = [pair for pair in both if not pair[1].is_floating_point()]
        return _unzipped(floats), _unzipped(others)

    def _optimiser(self) -> torch.optim.Optimizer:
        """Apply weight decay to weights, but not to biases or normalisation."""
        heavy = [p for p in self.network.parameters() if p.ndim > 1]
        light = [p for p in self.network.parameters() if p.ndim <= 1]
        groups = [
            {"params": heavy, "weight_decay": self.settings.weight_decay},
            {"params": light, "weight_decay": 0.0},
        ]
        return torch.optim.AdamW(groups, lr=self.settings.rate, fused=self.is_on_gpu)

    # ------------------------------------------------------------------ what self-play asks

    def ask(self, cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate positions for self-play."""
        return self._asked(cells, game)

    def refresh(self) -> None:
        """Update the network that plays to the present average, in place."""
        self.average.fold_into(self.player)

    # ------------------------------------------------------------------ learning

    def owe(self, samples: int) -> None:
        """Count new samples: each is to be used a few times."""
        self.samples += samples
        self.owed += samples * self.settings.views / self.settings.batch

    def learn(self) -> int:
        """Take the steps that are due, once there are enough samples; return their number."""
        if self.owed < 1:
            return 0
        if not self.look_for_samples():
            self.owed = 0.0  # nothing is known yet, and what is known later is not old
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
        return sum(map(len, self._places)) >= max(1, self.settings.first)

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
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), settings.longest_step)
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
        # at first the average follows quickly: it began where nothing was known
        keep = min(self.settings.average, (1 + self.steps) / (10 + self.steps))
        torch._foreach_lerp_(*self._averaged, 1 - keep)
        torch._foreach_copy_(*self._copied)

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


def _unzipped(pairs: Sequence[tuple[Tensor, Tensor]]) -> Sides:
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


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


def asking(network: Network) -> Net:
    """Give a network as self-play asks it: cells and game in, ``(n, 6224)`` and ``(n, 3)`` float32 out."""

    def ask(cells: Tensor, game: Tensor) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            answer = network(cells, game)
        return answer.answers.float().contiguous(), answer.result.float().contiguous()

    return ask


def asking_often(network: Network) -> Net:
    """Give the same for one that is asked of the same arrays over and over: on a GPU, as a graph."""
    is_on_gpu = next(network.parameters()).is_cuda
    return Captured(network) if is_on_gpu else asking(network)


class Captured:
    """A network on a GPU that is asked of the same arrays over and over: its steps are one CUDA graph.

    For every pair of arrays there is a graph, which keeps them: another array at the same place would be
    taken for them. The network's weights may be written over, not replaced.
    """

    def __init__(self, network: Network) -> None:
        self.ask = asking(network)
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
            for _ in range(3):  # libraries choose and allocate in the first rounds
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


def named(settings: Any) -> dict[str, Any]:
    """Give settings by name, for the log."""
    return {field.name: getattr(settings, field.name) for field in fields(settings)}
