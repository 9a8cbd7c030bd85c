"""How long networks take to look at positions, and how far a tree search gets with them.

    python bench/inference.py               ONNX Runtime on one thread, networks of several sizes
    python bench/inference.py --gpu         torch on a GPU in bf16, in several ways

The networks are of chance: how long they take does not depend on what they have learnt.
"""

import argparse
import platform
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import torch

from gipf.kernel.batch import Batch
from gipf.kernel.layout import Array
from gipf.net.inference import NetworkEvaluator, network_inputs
from gipf.net.player import PRECISIONS
from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.mcts import TreeSearch
from gipf.train.network.export import LONGEST_GAME, export
from gipf.train.network.model import Network

SIZES = ((4, 32), (6, 64), (6, 96))
BATCHES = (1, 8, 16, 32)
GPU_BATCHES = (4096, 8192, 16384)
VARIANTS = ("basic", "tournament", "ultimate", "matrx")


def from_random_games(variants: Sequence[str], number: int, seed: int = 1) -> tuple[Array, Array]:
    """Give the input of a network for positions of random games, so many of each variant.

    >>> [part.shape for part in from_random_games(["basic", "matrx"], 5)]
    [(10, 56, 4), (10, 36)]
    """
    found = []
    for variant in variants:
        batch = Batch(variant, 4 * number, threads=1)
        states = batch.states.copy()
        for n in range(LONGEST_GAME):
            batch.step(batch.random_moves(seed + n))
            # each game stops at a time of its own
            goes_on = (np.arange(len(batch)) * LONGEST_GAME // len(batch) >= n) & ~batch.is_over
            states[goes_on] = batch.states[goes_on]
        chosen = np.random.default_rng(seed).permutation(len(batch))[:number]
        found.append(network_inputs(batch.variant, states[chosen]))
    return np.concatenate([cells for cells, _ in found]), np.concatenate(
        [game for _, game in found]
    )


def microseconds(evaluator: NetworkEvaluator, batch: int, seconds: float) -> tuple[float, float]:
    """Give the median and the shortest time for a position in batches of a size."""
    cells, game = (part[:batch] for part in from_random_games(["tournament"], batch))
    times: list[float] = []
    evaluator.infer(cells, game)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        evaluator.infer(cells, game)
        times.append(1e6 * (time.perf_counter() - began) / batch)
    return statistics.median(times), min(times)


def playouts(evaluator: NetworkEvaluator, variant: str, batch: int, seconds: float) -> float:
    """Give how many times a second a tree search goes down its tree."""
    player = TreeSearch(evaluator, batch=batch, memory=64)
    player.search(Position.start(variant), Limits(nodes=32))
    player.forget()
    answer = player.search(Position.start(variant), Limits(seconds=seconds))
    return answer.nodes / answer.seconds


def measure_cpu(seconds: float) -> None:
    """Print a table of networks and sizes of batches."""
    print("microseconds a position: median (shortest); playouts a second of tree search, 8 a batch")
    heads = "".join(f"{batch:>16}" for batch in BATCHES)
    print(f"{'network':12}{heads}" + "".join(f"{variant:>12}" for variant in VARIANTS))
    with tempfile.TemporaryDirectory() as folder:
        for blocks, channels in SIZES:
            for precision in PRECISIONS:
                path = Path(folder, "network.onnx")
                calibration = from_random_games(VARIANTS, 32)
                export(
                    Network(blocks, channels), path, precision=precision, calibration=calibration
                )
                evaluator = NetworkEvaluator(path)
                line = f"{blocks}x{channels} {precision}".ljust(12)
                for batch in BATCHES:
                    median, shortest = microseconds(evaluator, batch, seconds)
                    line += f"{median:9.0f} ({shortest:4.0f})"
                for variant in VARIANTS:
                    line += f"{playouts(evaluator, variant, 8, seconds):12,.0f}"
                print(line, flush=True)


# ---------------------------------------------------------------------- GPU

Ask = Callable[[torch.Tensor, torch.Tensor], object]


def graphed(ask: Ask, cells: torch.Tensor, game: torch.Tensor) -> Ask:
    """Record what is done for one question, to be done again without Python."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(3):
            ask(cells, game)
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        ask(cells, game)
    return lambda _cells, _game: graph.replay()


def rate(ask: Ask, cells: torch.Tensor, game: torch.Tensor, times: int = 20) -> float:
    """Give how many positions a second are looked at."""
    for _ in range(3):
        ask(cells, game)
    torch.cuda.synchronize()
    began = time.perf_counter()
    for _ in range(times):
        ask(cells, game)
    torch.cuda.synchronize()
    return times * len(cells) / (time.perf_counter() - began)


def measure_gpu(sizes: list[tuple[int, int]]) -> None:
    """Print positions a second by size of network, way of asking and size of batch."""
    cells, game = map(torch.from_numpy, from_random_games(["tournament"], GPU_BATCHES[0]))
    print(f"{'positions a second':28}" + "".join(f"{batch:>14,}" for batch in GPU_BATCHES))
    with torch.inference_mode():
        for blocks, channels in sizes:
            plain = Network(blocks, channels).folded().cuda().bfloat16()
            fused = Network(blocks, channels).folded().cuda().bfloat16().fuse()
            ways: dict[str, Ask] = {
                "eager": plain,
                "fused": fused,
                "compiled": torch.compile(plain, dynamic=False),
            }
            for way, ask in ways.items():
                for is_graph in (False, True):
                    name = f"{blocks}x{channels} {way}{', graph' if is_graph else ''}"
                    line = f"{name:28}"
                    try:
                        for batch in GPU_BATCHES:
                            many = batch // len(cells)
                            shown = cells.repeat(many, 1, 1).cuda(), game.repeat(many, 1).cuda()
                            asked = graphed(ask, *shown) if is_graph else ask
                            line += f"{rate(asked, *shown):14,.0f}"
                    except Exception as error:  # a way may not exist there; the others do
                        line += f"  {str(error).strip().partition(chr(10))[0][:80]}"
                    print(line, flush=True)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gpu", action="store_true", help="torch on a GPU")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure")
    options = parser.parse_args()
    torch.set_num_threads(1)
    print(platform.processor() or platform.machine(), "Python", platform.python_version())
    if options.gpu:
        measure_gpu([(6, 64), (6, 96)])
    else:
        measure_cpu(options.seconds)


if __name__ == "__main__":
    main()
