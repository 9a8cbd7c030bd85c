"""Fit the weights of the evaluation to games: logistic regression over its tables.

    python -m gipf.train.tuning 2 standard tournament --games 4000 --rounds 2 --out weights/

Each round plays games with the weights of the last, fits weights to all games so far, and logs what
it did. A pattern shares its weight with its mirror image and, in part, with the same pattern without
regard to which pieces may stay, so that rare ones learn from common ones.
"""

import argparse
import json
import time
from math import exp, log
from pathlib import Path

import numpy as np

from gipf.kernel.bits import compiled
from gipf.kernel.layout import SPOTS
from gipf.kernel.tables import Table
from gipf.search.evaluation import (
    BOARD_AT,
    GIPF_AT,
    LINE_WEIGHTS,
    RESERVE_AT,
    SCALE,
    UNIT,
    UNIT_AT,
    WEIGHTS,
    first_images,
    load_weights,
    plain_part,
    plain_weights,
    spot_orbits,
    write_weights,
)
from gipf.train.selfplay import Samples, joined, play_games

DEPENDENT = 5.0
"""As many positions of a game say as much as one alone would."""


def shared_weights(family: int) -> Table:
    """Give for each weight the numbers of the parameters it is the sum of, ``(3, WEIGHTS)``.

    The first is its own, or that of its mirror image. The others are shared with weights that are
    alike: a pattern's with those of the same colours, a reserve's with the same number of one player.
    Parameter ``WEIGHTS`` is nobody's, and stays 0.
    """
    parts = np.full((3, WEIGHTS), WEIGHTS)
    parts[0] = first_images()
    beyond = WEIGHTS + 1
    for length, first in LINE_WEIGHTS.items():
        codes = np.arange(5**length)
        digits = np.stack([codes // 5**n % 5 for n in range(length)])
        colours = np.array([0, 1, 1, 3, 3])[digits]
        plain = sum(digit * 5**n for n, digit in enumerate(colours))
        plain_mirrored = sum(digit * 5 ** (length - 1 - n) for n, digit in enumerate(colours))
        if family > 1:
            parts[1, first + codes] = beyond + first + np.minimum(plain, plain_mirrored)
    beyond += RESERVE_AT
    for first, size in ((RESERVE_AT, 32), (BOARD_AT, 24), (GIPF_AT, 8)):
        codes = np.arange(size * size)
        parts[1, first + codes] = beyond + codes // size
        parts[2, first + codes] = beyond + size + codes % size
        beyond += 2 * size
    orbits = np.array(spot_orbits("matrx40" if family == 4 else "hex37"))
    for block in range(24):
        at = UNIT_AT + block * SPOTS
        parts[0, at : at + len(orbits)] = at + orbits
        parts[1, at : at + SPOTS] = beyond + block
    return parts


def fit(
    samples: Samples,
    family: int,
    *,
    start: Table,
    trust: float = 0.6,
    rounds: int = 200,
    spread: float = 40.0,
    losses: list[float] | None = None,
) -> Table:
    """Fit weights to samples, beginning with others; weights no sample shows stay as they are.

    ``trust`` is how much results count beside the scores of searches; ``spread`` is how many points a
    weight may be expected to be away from where it began: what few games show moves it little. One
    game in twenty is held back, and ``losses`` takes the loss on it before each round.
    """
    parts = shared_weights(family)
    size = int(parts.max()) + 1
    goal: Table = trust * samples.results
    goal = goal + (1 - trust) / (1 + np.exp(-samples.scores.astype(np.float64) / SCALE))
    values: Table = np.zeros(size)
    values[:WEIGHTS] = start / UNIT
    begun = values.copy()
    is_held = samples.games % 20 == 0
    firm = DEPENDENT / spread**2
    speed: Table = np.zeros(size)
    for _ in range(rounds):
        slope: Table = firm * (values - begun)
        steep: Table = np.full(size, firm)
        errors, bends = np.zeros((2, WEIGHTS))
        loss = _look(values[parts].sum(axis=0), samples.features, goal, is_held, errors, bends)
        for shared in parts:
            slope += np.bincount(shared, errors, size)
            steep += np.bincount(shared, bends, size)
        slope[WEIGHTS] = 0
        # all weights move at once, so each moves a little
        speed = 0.8 * speed - 0.02 * slope / steep
        values += speed
        if losses is not None:
            losses.append(round(loss / max(1, int(is_held.sum())), 5))
    final: Table = values[parts].sum(axis=0)
    return rounded(final)


@compiled
def _look(
    weights: Table, features: Table, goal: Table, is_held: Table, errors: Table, bends: Table
) -> float:
    """Add up by weight how wrong they are and how firmly; give the loss on what is held back."""
    loss = 0.0
    for n in range(len(features)):
        score = 0.0
        for place in features[n]:
            if place >= 0:
                score += weights[place]
        expected = 1 / (1 + exp(-score / SCALE))
        if is_held[n]:
            sure = min(max(expected, 1e-6), 1 - 1e-6)
            loss -= goal[n] * log(sure) + (1 - goal[n]) * log(1 - sure)
            continue
        error = (expected - goal[n]) / SCALE
        bend = expected * (1 - expected) / SCALE**2
        for place in features[n]:
            if place >= 0:
                errors[place] += error
                bends[place] += bend
    return loss


def rounded(weights: Table) -> Table:
    """Turn points of score into the integers the engine adds up."""
    whole: Table = np.round(weights * UNIT).clip(-(2**19), 2**19).astype(np.int32)
    return whole


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
    parser.add_argument("--spread", type=float, default=40.0, help="how far weights may go")
    parser.add_argument("--plain", action="store_true", help="begin with the plain weights")
    parser.add_argument("--keep", type=int, default=2, help="rounds whose games are learned from")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    weights = plain_weights(options.family) if options.plain else load_weights(options.family)
    weights = begun = plain_part(weights)
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
            losses: list[float] = []
            trust = 1.0 if options.plain and number == 0 else 0.6
            weights = fit(
                joined(rounds),
                options.family,
                start=begun,
                trust=trust,
                spread=options.spread,
                losses=losses,
            )
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
                "losses": losses[::20],
            }
            print(json.dumps(entry), file=log, flush=True)
            print(json.dumps(entry), flush=True)
            np.savez_compressed(
                options.out / f"{options.family}-{number + 1}-samples.npz", **played._asdict()
            )
            write_weights(weights, options.out / f"{options.family}.npz")
            write_weights(weights, options.out / f"{options.family}-{number + 1}.npz")


if __name__ == "__main__":
    main()
