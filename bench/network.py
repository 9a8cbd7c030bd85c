"""Whether a small network would judge positions better than the tables of patterns do.

    python -m gipf.train.tuning 2 standard tournament --games 12000 --nodes 1000 --rounds 2 --out weights
    python bench/network.py 2 weights/2-*-samples.npz

Trains a network of the kind that can be updated move by move (what lies on each spot, summed up into
some hundred numbers, then two small layers) on the tuner's positions, and the tables too. Both are
told how good they are on games they have not seen. Needs torch, which the package itself does not.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch

from gipf.geometry import BOARDS
from gipf.kernel.layout import LINES
from gipf.kernel.tables import LINE_AT, Table, table
from gipf.search.evaluation import LINE_WEIGHTS, RESERVE_AT, SCALE, UNIT, WEIGHTS, load_weights
from gipf.train.selfplay import Samples, joined
from gipf.train.tuning import fit

STATES = 5  # of a spot: empty, own or opposing, must go or may stay
BATCH = 4096


def inputs(samples: Samples, board: str) -> tuple[Table, int]:
    """Turn patterns back into what lies on each spot; give them with the number of inputs."""
    lengths = [int(table(board)[LINE_AT + line]).bit_count() for line in range(LINES)]
    lines = [length for length in lengths if length]
    columns: list[Table] = []
    for number, length in enumerate(lengths[:8]):
        code = samples.features[:, number] - LINE_WEIGHTS[length] if length else None
        for place in range(length):
            assert code is not None
            columns.append(len(columns) * STATES + code // STATES**place % STATES)
    others = samples.features[:, len(lines) :].astype(np.int64)
    first = len(columns) * STATES
    size = first + WEIGHTS - RESERVE_AT
    others = np.where(others >= 0, others - RESERVE_AT + first, size)
    return np.concatenate([np.stack(columns, axis=1), others], axis=1), size


class Network(torch.nn.Module):
    """A sum over what is there, and two layers on top of it."""

    def __init__(self, size: int, wide: int, narrow: int) -> None:
        super().__init__()
        self.sums = torch.nn.EmbeddingBag(size + 1, wide, mode="sum", padding_idx=size)
        torch.nn.init.normal_(self.sums.weight, 0, 0.05)
        self.bias = torch.nn.Parameter(torch.full((wide,), 0.3))
        self.middle = torch.nn.Linear(wide, narrow)
        self.last = torch.nn.Linear(narrow, 1)

    def forward(self, places: torch.Tensor) -> torch.Tensor:
        """Give the logarithm of the odds."""
        hidden = torch.clamp(self.sums(places) + self.bias, 0, 1)
        out: torch.Tensor = self.last(torch.relu(self.middle(hidden)))[:, 0]
        return out


def loss_of(odds: Table, goal: Table) -> float:
    """Give the mean cross-entropy."""
    expected = (1 / (1 + np.exp(-odds))).clip(1e-6, 1 - 1e-6)
    return float(-(goal * np.log(expected) + (1 - goal) * np.log(1 - expected)).mean())


def train(
    network: Network, places: Table, goal: Table, held: Table, board: str, epochs: int
) -> None:
    """Train with the board turned and mirrored at random; print what it is worth on held games."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network.to(device)
    spots = BOARDS[board].spots
    turns = torch.tensor(
        [[spots.index(s.points[x]) for x in spots] for s in BOARDS[board].symmetries], device=device
    )
    first = torch.arange(len(spots), device=device) * STATES
    learned = torch.tensor(np.flatnonzero(~held), device=device)
    inputs, goals = torch.tensor(places, device=device), torch.tensor(goal, device=device).float()
    optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=0.0)
    steps = epochs * -(-len(learned) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, total_steps=steps)
    began = time.perf_counter()
    for epoch in range(epochs):
        order = learned[torch.randperm(len(learned), device=device)]
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            batch = inputs[chosen]
            states = batch[:, : len(spots)] - first
            turn = turns[int(torch.randint(len(turns), (1,)))]
            batch = torch.cat([states[:, turn] + first, batch[:, len(spots) :]], dim=1)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                network(batch), goals[chosen]
            )
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        if epoch % 5 == 4 or epoch == epochs - 1:
            with torch.no_grad():
                odds = network(inputs[torch.tensor(held, device=device)]).cpu().numpy()
            seconds = time.perf_counter() - began
            print(
                f"  epoch {epoch + 1:3}: {loss_of(odds, goal[held]):.5f}, {seconds:.0f} s",
                flush=True,
            )


def main() -> None:
    """Print the losses of the weights as they are, fitted anew, and of the network."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("family", type=int, choices=(1, 2, 3, 4))
    parser.add_argument("samples", nargs="+", type=Path)
    parser.add_argument("--wide", type=int, default=128)
    parser.add_argument("--narrow", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=20)
    options = parser.parse_args()
    board = "matrx40" if options.family == 4 else "hex37"
    samples = joined([Samples(**np.load(file)) for file in options.samples])
    goal = 0.6 * samples.results + 0.4 / (1 + np.exp(-samples.scores.astype(np.float64) / SCALE))
    held = samples.games % 20 == 0
    print(f"{len(goal):,} positions, {int(held.sum()):,} of them held back")
    shipped = load_weights(options.family)
    for name, weights in (
        ("the weights of the package", shipped),
        ("patterns, fitted to these", fit(samples, options.family, start=shipped)),
    ):
        sums = np.append(weights, 0)[samples.features[held]].sum(axis=1) / UNIT
        print(f"{name}: {loss_of(sums / SCALE, goal[held]):.5f}", flush=True)
    places, size = inputs(samples, board)
    torch.manual_seed(1)
    print(f"network of {options.wide} and {options.narrow}:")
    network = Network(size, options.wide, options.narrow)
    train(network, places, goal, held, board, options.epochs)


if __name__ == "__main__":
    main()
