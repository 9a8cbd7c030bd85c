"""Networks with an opinion, though they learnt nothing."""

from functools import cache
from pathlib import Path

import numpy as np
import torch

from gipf.train.network.export import Shown, export
from gipf.train.network.model import Network
from tests.kernel.games import few
from tests.net.shown import VARIANTS, games, shown


@cache
def positions() -> Shown:
    """Give positions of all families as networks are shown them."""
    parts = [shown(games(variant, few(16, 3), seed=3)) for variant in VARIANTS]
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


def opinionated(blocks: int = 3, channels: int = 16, seed: int = 1) -> Network:
    """Give a network of chance whose answers differ from position to position."""
    torch.manual_seed(seed)
    network = Network(blocks, channels)
    for part in network.modules():
        if isinstance(part, torch.nn.BatchNorm2d):
            torch.nn.init.uniform_(part.weight, 0.2, 0.8)
            torch.nn.init.normal_(part.bias, std=0.2)
            part.momentum = None  # the plain mean
    with torch.no_grad():
        for head in (network.moves, network.words, network.outlook):
            head.weight *= 6
        network(*map(torch.from_numpy, positions()))
    network.eval()
    return network


def file_of(folder: Path, precision: str = "fp32", network: Network | None = None) -> Path:
    """Write a network to a file."""
    path = folder / f"{precision}.onnx"
    export(
        network or opinionated(),
        path,
        precision=precision,
        calibration=positions(),
        note="made by chance",
    )
    return path
