"""Self-play in lock step: the arrays on a device, and rounds of one decision in every game.

On a GPU Numba's kernels and torch work on the same memory; on a CPU threads call the same functions.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import signature
from os import cpu_count
from typing import Any

import numpy as np
import torch

from gipf.errors import GipfError
from gipf.kernel import gpu
from gipf.kernel.batch import Batch, run_in_shares
from gipf.kernel.compiling import compiled
from gipf.kernel.layout import META, MOST_MOVES, PLAIN_WORDS, PLAYER_BIT, Array, Family
from gipf.kernel.playout import seed_of
from gipf.kernel.warmup import USES, Use, prepare
from gipf.net.features import CELL_BYTES, CELLS, GAME
from gipf.net.policy import ANSWERS, parts
from gipf.train.network import tree_search
from gipf.train.network.tree_search import Samples, Trees
from gipf.variants import Variant

SELF_PLAY = "self-play"
"""The purpose this is compiled for."""

Net = Callable[[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]
"""Cells and game in; policy outputs ``(n, 6224)`` and logits of win, draw and loss ``(n, 3)``, float32, out."""


@dataclass(frozen=True)
class Settings:
    """Settings of self-play."""

    simulations: int = 64
    """Simulations of a decision in a round that is recorded."""
    quick_simulations: int = 16
    """Simulations of other decisions."""
    recorded: float = 0.25
    """Share of the rounds that go into the replay buffer."""
    considered: int = 16
    """Number of moves sampled at the root."""
    c_puct: float = 1.5
    fpu_reduction: float = 0.2
    first_weight: float = 50.0
    weight: float = 0.25
    noise: float = 1.0
    opening: int = 6
    """Maximum number of random decisions at the start of a game."""
    longest: int = 400
    """Number of decisions after which a game counts as drawn."""
    edges: int = 48
    """Room for edges, for each node."""
    widest: int = 96
    """Maximum number of moves in a sample."""

    def numbers(self) -> list[float]:
        """Give the settings that compiled code reads, in its order."""
        return [self.c_puct, self.fpu_reduction, self.first_weight, self.weight, self.noise]


@cache
def schedule(considered: int, simulations: int) -> Array:
    """Give, by the number of moves and of the simulation, the visits of the move to be visited next.

    Sequential halving: all moves considered share a part of the simulations, then the better half of them.

    >>> schedule(4, 8)[4].tolist()
    [0, 0, 0, 0, 1, 1, 2, 2]
    """
    lines = np.zeros((considered + 1, simulations), np.int32)
    lines[:2] = np.arange(simulations)
    for number in range(2, considered + 1):
        halvings = math.ceil(math.log2(number))
        left, before, line = number, [0] * number, list[int]()
        while len(line) < simulations:
            for _ in range(max(1, simulations // (halvings * left))):
                line += before[:left]
                before = [n + 1 for n in before[:left]] + before[left:]
            left = max(2, left // 2)
        lines[number] = line[:simulations]
    return lines


class Lockstep:
    """Parallel games of variants that share a family of rules and a board, each with its tree.

    ``rounds`` is the size of the replay buffer, in recorded rounds.
    """

    settings: Settings
    variants: list[Variant]
    family: Family
    board: str
    games: int
    rounds: int
    device: torch.device
    rounds_recorded: int
    evaluations: int
    chance: np.random.Generator
    trees: Trees
    states: torch.Tensor
    state: torch.Tensor
    counts: torch.Tensor
    samples: Samples
    schedules: dict[int, torch.Tensor]

    def __init__(
        self,
        variants: Sequence[str],
        games: int,
        *,
        device: str = "cpu",
        settings: Settings | None = None,
        seed: int = 1,
        rounds: int = 64,
        threads: int | None = None,
    ) -> None:
        if not variants or games < 1 or rounds < 1:
            raise GipfError("lockstep-settings")
        self.settings = settings or Settings()
        self.variants = [Variant.parse(text) for text in variants]
        starts = [Batch(variant, 1) for variant in self.variants]
        self.family = starts[0].family
        self.board = self.variants[0].board.name
        if any((s.family, s.variant.board.name) != (self.family, self.board) for s in starts):
            raise GipfError("lockstep-rules")
        self.games, self.rounds, self.device = games, rounds, torch.device(device)
        self.rounds_recorded = self.evaluations = 0
        self.chance = np.random.default_rng(seed)
        self._cores: _OnGpu | _OnCpu
        if self.device.type == "cuda":
            self._cores = _OnGpu(self.family)
        else:
            prepare(self.variants[0], SELF_PLAY)
            self._cores = _OnCpu(self.family, threads or cpu_count() or 1)
        words = PLAIN_WORDS if len(self.family) < 3 else starts[0].states.shape[1]
        states = np.concatenate([start.states[:, :words] for start in starts])
        self.trees = trees = self._trees(states, starts[0].lookup)
        self.states, self.state, self.counts = trees.states, trees.state, trees.counts
        self.samples = self._samples()
        s = self.settings
        self.schedules = {
            number: torch.from_numpy(schedule(s.considered, number)).to(self.device)
            for number in (s.simulations, s.quick_simulations)
        }
        seeds = [seed_of(seed, g) for g in range(games)]
        self.state[:, tree_search.RANDOM] = torch.tensor(seeds, device=self.device)
        self._cores.run("begin_game", games, *trees, 0, s.opening)

    def _zeros(self, *shape: int, of: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=of, device=self.device)

    def _trees(self, starts: Array, lookup: Array) -> Trees:
        s, games, zeros = self.settings, self.games, self._zeros
        nodes = max(s.simulations, s.quick_simulations) + 2
        edges = nodes * s.edges + MOST_MOVES

        def constant(numbers: Any) -> torch.Tensor:
            return torch.from_numpy(np.array(numbers)).to(self.device)

        return Trees(
            lookup=constant(lookup),
            places=constant(parts(self.board)),
            starts=constant(starts),
            settings=constant(s.numbers()),
            states=zeros(games * nodes, starts.shape[1], of=torch.int64),
            nodes=zeros(games * nodes, tree_search.NODE_WORDS, of=torch.int32),
            node_values=zeros(games * nodes, 2, of=torch.float32),
            moves=zeros(games * edges, of=torch.int32),
            edges=zeros(games * edges, 2, of=torch.int32),
            edge_values=zeros(games * edges, 2, of=torch.float32),
            noise=zeros(games, MOST_MOVES, of=torch.float32),
            path=zeros(games, nodes, 2, of=torch.int32),
            state=zeros(games, tree_search.STATE_WORDS, of=torch.int64),
            counts=zeros(games, tree_search.COUNTS, of=torch.int64),
            cells=zeros(games, CELLS, CELL_BYTES, of=torch.uint8),
            game=zeros(games, GAME, of=torch.float32),
        )

    def _samples(self) -> Samples:
        lines, widest, zeros = self.rounds * self.games, self.settings.widest, self._zeros
        samples = Samples(
            cells=zeros(lines, CELLS, CELL_BYTES, of=torch.uint8),
            game=zeros(lines, GAME, of=torch.float32),
            codes=zeros(lines, widest, of=torch.int16),
            shares=zeros(lines, widest, of=torch.float32),
            facts=zeros(lines, tree_search.FACTS, of=torch.int16),
        )
        samples.facts[:, tree_search.RESULT] = tree_search.UNKNOWN
        return samples

    @property
    def roots(self) -> torch.Tensor:
        """State of each game, ``(games, words)``: a view, not a copy."""
        return self.states.view(self.games, -1, self.states.shape[1])[:, 0]

    @property
    def totals(self) -> dict[str, int]:
        """Games and decisions played, and positions evaluated."""
        sums = self.counts.sum(0).tolist()
        games, decisions = sums[tree_search.GAMES], sums[tree_search.DECIDED]
        return {"games": games, "decisions": decisions, "evaluations": self.evaluations}

    @property
    def deciding(self) -> torch.Tensor:
        """Player to decide in each game: 0 White, 1 Black."""
        return self.roots[:, META] & PLAYER_BIT

    def play_round(self, net: Net) -> bool:
        """Play one decision in every game; return whether the round went into the replay buffer."""
        s, run, trees = self.settings, self._cores.run, self.trees
        is_recorded = bool(self.chance.random() < s.recorded)
        simulations = s.simulations if is_recorded else s.quick_simulations
        run("begin", self.games, *trees)
        run("absorb", self.games, *trees, *net(trees.cells, trees.game))
        for number in range(simulations):
            run("descend", self.games, *trees, self.schedules[simulations], number)
            run("absorb", self.games, *trees, *net(trees.cells, trees.game))
        run(
            "decide", self.games, *trees, *self.samples, self.rounds_recorded, is_recorded,
            s.opening, s.longest,
        )  # fmt: skip
        self.rounds_recorded += is_recorded
        self.evaluations += (simulations + 1) * self.games
        return is_recorded


# ---------------------------------------------------------------------- where the functions run

THREADS = 64
"""Threads in a block on the GPU: few, so that all multiprocessors are busy."""

VIEWS = 64
"""Maximum number of cached device views; making one takes longer than a kernel launch."""


def _over_games(name: str, span: str) -> str:
    """Write a function that calls one of `tree_search` for many games.

    It is given the arrays one by one: Numba takes long to find out the type of a tuple.
    """
    given: list[str] = []
    passed: list[str] = []
    for parameter in list(signature(_source(name)).parameters)[:-1]:
        bundle = BUNDLES.get(parameter)
        names = [f"{parameter}_{field}" for field in bundle._fields] if bundle else [parameter]
        given += names
        passed.append(f"{bundle.__name__}({', '.join(names)})" if bundle else parameter)
    head = f"def {name}({', '.join(given)}, a, b):"
    return f"{head}\n    for g in {span}:\n        each({', '.join(passed)}, g)\n"


BUNDLES: dict[str, Any] = {"trees": Trees, "samples": Samples}


def _source(name: str) -> Any:
    function = getattr(tree_search, name)
    return getattr(function, "py_func", function)


class _OnCpu:
    """Runs a function for all games on CPU threads."""

    def __init__(self, family: Family, threads: int) -> None:
        self.family, self.threads = family, threads

    def run(self, name: str, games: int, *arguments: Any) -> None:
        """Call the function of this name for every game."""
        views = [a.numpy() if isinstance(a, torch.Tensor) else a for a in arguments]
        run_in_shares(_for_cpu(name), games, self.threads, self.family, *views)


@cache
def _for_cpu(name: str) -> Any:
    names: dict[str, Any] = {"each": getattr(tree_search, name), "__name__": tree_search.__name__}
    # as if it stood in the file of what it calls, so that it is kept on disk with that
    names |= {bundle.__name__: bundle for bundle in BUNDLES.values()}
    exec(compile(_over_games(name, "range(a, b)"), tree_search.__file__, "exec"), names)
    return compiled(names[name])


class _OnGpu:
    """Launches a function on the GPU, one thread for each game."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.views: dict[int, Any] = {}

    def run(self, name: str, games: int, *arguments: Any) -> None:
        """Launch the function of this name for every game."""
        views = [self._view(a) if isinstance(a, torch.Tensor) else a for a in arguments]
        blocks = (games + THREADS - 1) // THREADS
        _for_gpu(name)[blocks, THREADS](self.family, *views, 0, games)

    def _view(self, tensor: torch.Tensor) -> Any:
        """Give a tensor's memory as a device array of Numba."""
        at = tensor.data_ptr()
        if at not in self.views or self.views[at].shape != tuple(tensor.shape):
            if len(self.views) > VIEWS:  # they keep what they are views of
                self.views.clear()
            self.views[at] = gpu.cuda().as_cuda_array(tensor)
        return self.views[at]


@cache
def _for_gpu(name: str) -> Any:
    module = gpu.cuda()
    each = gpu.on_device(getattr(tree_search, name))
    names: dict[str, Any] = {"each": each, "cuda": module, **tree_search.__dict__}
    exec(_over_games(name, "range(a + cuda.grid(1), b, cuda.gridsize(1))"), names)
    return module.jit(names[name])


# ---------------------------------------------------------------------- compiling ahead


def _do_all(variant: Variant) -> None:
    """Run everything in a round once, so that it is compiled."""
    pool = Lockstep(
        [str(variant)],
        1,
        settings=Settings(simulations=2, quick_simulations=2, recorded=1.0),
        rounds=1,
    )

    def net(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:  # noqa: ARG001
        return torch.zeros(len(cells), ANSWERS), torch.zeros(len(cells), 3)

    pool.play_round(net)


USES[SELF_PLAY] = Use(_do_all, {1: 20, 2: 20, 3: 40, 4: 40}, "train")
