"""Fit the weights of the evaluation to games: logistic regression over its tables.

    python -m gipf.train.tuning 2 standard tournament --games 4000 --rounds 2 --out weights/

Each round plays games with the weights of the last, fits weights to all games so far, and logs what
it did. A pattern shares its weight with its mirror image and, in part, with the same pattern without
regard to which pieces may stay, so that rare ones learn from common ones.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from gipf.kernel.layout import SPOTS
from gipf.kernel.tables import Table
from gipf.search.evaluation import (
    LINE_WEIGHTS,
    RESERVE_AT,
    SCALE,
    UNIT,
    UNIT_AT,
    WEIGHTS,
    load_weights,
    plain_weights,
    spot_orbits,
)
from gipf.train.selfplay import Samples, joined, play_games


def shared_weights(family: int) -> tuple[Table, Table]:
    """Give for each weight the one that stands for it, and one shared with weights that are alike."""
    same = np.arange(WEIGHTS)
    alike = np.full(WEIGHTS, WEIGHTS)  # one that stays 0
    for length, first in LINE_WEIGHTS.items():
        codes = np.arange(5**length)
        digits = np.stack([codes // 5**n % 5 for n in range(length)])
        mirrored = sum(digit * 5 ** (length - 1 - n) for n, digit in enumerate(digits))
        same[first + codes] = first + np.minimum(codes, mirrored)
        colours = np.array([0, 1, 1, 3, 3])[digits]
        plain = sum(digit * 5**n for n, digit in enumerate(colours))
        plain_mirrored = sum(digit * 5 ** (length - 1 - n) for n, digit in enumerate(colours))
        if family > 1:
            alike[first + codes] = WEIGHTS + 1 + first + np.minimum(plain, plain_mirrored)
    orbits = np.array(spot_orbits("matrx40" if family == 4 else "hex37"))
    for block in range(24):
        at = UNIT_AT + block * SPOTS
        same[at : at + len(orbits)] = at + orbits
        alike[at : at + SPOTS] = WEIGHTS + 1 + RESERVE_AT + block
    return same, alike


def fit(
    samples: Samples,
    family: int,
    *,
    start: Table,
    trust: float = 0.6,
    epochs: int = 12,
    rate: float = 2.0,
    seed: int = 0,
    log: list[dict[str, float]] | None = None,
) -> Table:
    """Fit weights to samples; ``trust`` is how much results count beside the scores of searches."""
    same, alike = shared_weights(family)
    size = 2 * WEIGHTS + 1
    goal: Table = trust * samples.results + (1 - trust) / (1 + np.exp(-samples.scores / SCALE))
    weights: Table = np.zeros(size)
    weights[:WEIGHTS] = start / UNIT
    speed: Table = np.zeros(size)
    pace: Table = np.zeros(size)
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(goal))
    held, learned = order[: len(order) // 20], order[len(order) // 20 :]
    features = np.where(samples.features >= 0, samples.features, WEIGHTS)
    same = np.append(same, WEIGHTS)
    alike = np.append(alike, WEIGHTS)
    batch, step = 8192, 0
    for epoch in range(epochs):
        chance.shuffle(learned)
        for first in range(0, len(learned), batch):
            chosen = learned[first : first + batch]
            places, likes = same[features[chosen]], alike[features[chosen]]
            error = _expected(weights, places, likes) - goal[chosen]
            spread: Table = np.repeat(error, places.shape[1])
            slope: Table = np.bincount(places.ravel(), spread, size) / len(chosen)
            slope = slope + np.bincount(likes.ravel(), spread, size) / len(chosen) + 2e-8 * weights
            slope[WEIGHTS] = 0
            step += 1
            speed += 0.1 * (slope - speed)
            pace += 0.001 * (slope**2 - pace)
            now = rate * (1 - epoch / epochs) + 0.02
            correct = (1 - 0.9**step), (1 - 0.999**step)
            weights -= now * (speed / correct[0]) / (np.sqrt(pace / correct[1]) + 1e-6)
        loss = _loss(weights, same[features[held]], alike[features[held]], goal[held])
        if log is not None:
            log.append({"epoch": epoch + 1, "held_loss": round(loss, 5)})
    final: Table = weights[same[:WEIGHTS]] + weights[alike[:WEIGHTS]]
    return rounded(final)


def rounded(weights: Table) -> Table:
    """Turn points of score into the integers the engine adds up."""
    whole: Table = np.round(weights * UNIT).clip(-(2**19), 2**19).astype(np.int32)
    return whole


def _expected(weights: Table, places: Table, likes: Table) -> Table:
    score = weights[places].sum(axis=1) + weights[likes].sum(axis=1)
    expected: Table = 1 / (1 + np.exp(-score / SCALE))
    return expected


def _loss(weights: Table, places: Table, likes: Table, goal: Table) -> float:
    expected = _expected(weights, places, likes).clip(1e-6, 1 - 1e-6)
    return float(-(goal * np.log(expected) + (1 - goal) * np.log(1 - expected)).mean())


def save_weights(weights: Table, file: Path) -> None:
    """Write weights as the engine reads them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, weights=weights.astype(np.int32))


def main() -> None:
    """Play, fit, and log every round."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("family", type=int, choices=(1, 2, 3, 4))
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--games", type=int, default=2000, help="a round")
    parser.add_argument("--nodes", type=int, default=2000, help="a decision")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="begin with the plain weights")
    parser.add_argument("--keep", type=int, default=2, help="rounds whose games are learned from")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    weights = plain_weights(options.family) if options.plain else load_weights(options.family)
    rounds: list[Samples] = []
    options.out.mkdir(parents=True, exist_ok=True)
    with (options.out / f"{options.family}.jsonl").open("a") as log:
        for number in range(options.rounds):
            began = time.perf_counter()
            played = play_games(
                options.variants,
                options.games,
                seed=options.seed + number,
                nodes=options.nodes,
                weights=weights,
                processes=options.processes,
            )
            seconds = time.perf_counter() - began
            rounds = [*rounds, played][-options.keep :]
            losses: list[dict[str, float]] = []
            trust = 1.0 if options.plain and number == 0 else 0.6
            start = plain_weights(options.family)
            weights = fit(joined(rounds), options.family, start=start, trust=trust, log=losses)
            entry = {
                "family": options.family,
                "variants": options.variants,
                "round": number + 1,
                "games": options.games,
                "nodes": options.nodes,
                "seed": options.seed + number,
                "positions": len(played.scores),
                "playing_s": round(seconds, 1),
                "fitting_s": round(time.perf_counter() - began - seconds, 1),
                "losses": [loss["held_loss"] for loss in losses],
            }
            print(json.dumps(entry), file=log, flush=True)
            print(json.dumps(entry), flush=True)
            save_weights(weights, options.out / f"{options.family}.npz")
            save_weights(weights, options.out / f"{options.family}-{number + 1}.npz")


if __name__ == "__main__":
    main()
