"""How far a network agrees with itself: turned positions, 8 bits, torch.

    python bench/agreement.py                          the network of the package
    python bench/agreement.py --exact A --quick B      files of another
    python bench/agreement.py --torch RUN/best.pt      with the torch network they were made from

Positions are those of games whose moves the network draws itself, one of each game. Of two answers it
prints how far the expected results, from -1 to 1, are apart (mean, 95 % below, most), which share of
the policy differs (the same), and how often the best move is the same.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gipf.kernel.batch import Batch
from gipf.kernel.layout import Array
from gipf.net.inference import NetworkEvaluator, network_inputs
from gipf.net.player import shipped
from gipf.net.policy import code_map, code_of
from gipf.search.evaluators import Leaves
from gipf.train.network.export import VARIANTS, states_of_own_games


class Seen(NamedTuple):
    """What a network says of positions: values, and by position the shares of moves by their codes."""

    values: Array
    policies: list[dict[int, float]]


def asked(evaluator: NetworkEvaluator, batch: Batch) -> Seen:
    """Ask about all positions of a batch."""
    moves = [batch.legal_moves(i) for i in range(len(batch))]
    starts = np.cumsum([0, *map(len, moves)])
    priors, values = evaluator.evaluate(
        Leaves(batch.variant, batch.states, np.concatenate(moves), starts)
    )
    policies = [
        {
            int(code_of(batch.lookup, batch.states, i, move)): float(share)
            for move, share in zip(moves[i], priors[starts[i] : starts[i + 1]], strict=True)
        }
        for i in range(len(batch))
    ]
    return Seen(values, policies)


def asked_turned(evaluator: NetworkEvaluator, batch: Batch, symmetry: int) -> Seen:
    """Ask about positions after a symmetry of the board; the moves are told by their names before it."""
    images = code_map(batch.variant.board.name, symmetry)
    before = {int(image): code for code, image in enumerate(images)}
    seen = asked(evaluator, batch.transformed(symmetry))
    return Seen(
        seen.values,
        [{before[code]: share for code, share in policy.items()} for policy in seen.policies],
    )


class Apart(NamedTuple):
    """How far two answers are apart, position by position."""

    values: Array
    policies: Array
    same_best: Array

    def __str__(self) -> str:
        """Write mean, 95 % and most of both, and the share of the same best moves."""
        parts = [
            f"{part.mean():.4f} {np.quantile(part, 0.95):.4f} {part.max():.4f}"
            for part in (self.values, self.policies)
        ]
        return f"{parts[0]}   {parts[1]}   {self.same_best.mean():6.1%}"


def apart(one: Seen, other: Seen) -> Apart:
    """Compare two answers about the same positions."""
    pairs = list(zip(one.policies, other.policies, strict=True))
    shares = [sum(abs(a[code] - b[code]) for code in a) / 2 for a, b in pairs]
    best = [max(a, key=a.__getitem__) == max(b, key=b.__getitem__) for a, b in pairs]
    return Apart(np.abs(one.values - other.values), np.array(shares), np.array(best))


def together(found: list[Apart]) -> Apart:
    """Put comparisons together."""
    return Apart(*map(np.concatenate, zip(*found, strict=True)))


def comparisons(batch: Batch, exact: Path, quick: Path) -> Iterator[tuple[str, Apart]]:
    """Compare what is to be the same, or nearly so."""
    sides = range(1, len(batch.variant.board.symmetries))
    evaluator, mean = NetworkEvaluator(exact), NetworkEvaluator(exact, symmetric=True)
    seen = asked(evaluator, batch)
    turned = [apart(seen, asked_turned(evaluator, batch, side)) for side in sides]
    yield "fp32, turned", together(turned)
    averaged = asked(mean, batch)
    turned = [apart(averaged, asked_turned(mean, batch, side)) for side in sides]
    yield "fp32 from all sides, turned", together(turned)
    yield "int8 and fp32", apart(seen, asked(NetworkEvaluator(quick), batch))
    yield "fp32 and from all sides", apart(seen, averaged)


def from_torch(batch: Batch, exact: Path, source: Path) -> str:
    """Compare the answers of torch and of the file as they are."""
    import torch

    from gipf.train.network.model import Network

    cells, game = network_inputs(batch.variant, batch.states)
    answers, result = NetworkEvaluator(exact).infer(cells, game)
    with torch.no_grad():
        wanted = Network.load(source).eval()(torch.from_numpy(cells), torch.from_numpy(game))
    logits = np.abs(answers - wanted.answers.numpy()).max()
    return (
        f"{logits:.1e} logits, {np.abs(result - wanted.result.softmax(1).numpy()).max():.1e} result"
    )


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--exact", type=Path, default=shipped("fp32"))
    parser.add_argument("--quick", type=Path, default=shipped("int8"))
    parser.add_argument("--torch", type=Path)
    parser.add_argument("--positions", type=int, default=200, help="of each variant")
    parser.add_argument("--seed", type=int, default=2)
    options = parser.parse_args()
    print(NetworkEvaluator(options.exact).facts)
    for variant in VARIANTS:
        batch = states_of_own_games(
            NetworkEvaluator(options.exact),
            f"{variant};quiet=100",
            options.positions,
            options.seed,
        )
        for what, found in comparisons(batch, options.exact, options.quick):
            print(f"{variant:12}{what:30}{found}", flush=True)
        if options.torch:
            print(f"{variant:12}torch, most: {from_torch(batch, options.exact, options.torch)}")


if __name__ == "__main__":
    main()
