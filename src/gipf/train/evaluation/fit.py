"""Fit the evaluation of alpha-beta to the positions of many games: ``gipf train fit``.

The games are those of `gipf.train.evaluation.selfplay`; the evaluation is described in
`gipf.search.evaluation`. Without hidden units it is linear. A weight is a sum of parameters that patterns
share: the pattern's own, that of its colours, and those of each four of its spots; so rare and unseen
patterns learn from others.
"""

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gipf.errors import GipfError
from gipf.extras import need
from gipf.kernel.convert import rules_of
from gipf.kernel.layout import SPOTS, Array
from gipf.search.evaluation import (
    BOARD_AT,
    GIPF_AT,
    HIDDEN,
    LINE_WEIGHTS,
    MAX_FEATURES,
    ONE,
    RESERVE_AT,
    UNIT,
    UNIT_AT,
    WEIGHTS,
    first_images,
    linear_part,
    load_weights,
    spot_orbits,
    write_weights,
)
from gipf.search.scores import SCALE
from gipf.search.simd import LANES
from gipf.train.evaluation.games import files_of, read_games
from gipf.train.evaluation.positions import Shown, joined, shown_by
from gipf.variants import Variant

try:
    import torch
    from torch import Tensor
    from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy
    from torch.nn.functional import embedding, embedding_bag
except ImportError:
    need("train")
    raise

# ---------------------------------------------------------------------- what weights share


def shared_weights(family: int) -> Array:
    """Give for each weight the numbers of the parameters it is the sum of, ``(3, WEIGHTS)``.

    The first is its own, or that of its mirror image. The others are shared with weights that are
    alike: a pattern's with those of the same colours, a reserve's with the same number of one player.
    Parameter ``WEIGHTS`` stays 0.
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


def window_parts(first: int) -> Array:
    """Give for each weight the parameters of the fours of spots in its pattern, ``(4, WEIGHTS)``.

    They are numbered from ``first`` on; a four and its mirror image share one. Parameter ``WEIGHTS`` stays 0.
    """
    parts = np.full((4, WEIGHTS), WEIGHTS)
    for length, begin in LINE_WEIGHTS.items():
        codes = np.arange(5**length)
        digits = [codes // 5**n % 5 for n in range(length)]
        for place in range(length - 3):
            four = digits[place : place + 4]
            code, mirrored = (
                sum(digit * 5**n for n, digit in enumerate(way)) for way in (four, four[::-1])
            )
            other = length - 4 - place
            if place == other:
                code = np.minimum(code, mirrored)
            chosen = code if place <= other else mirrored
            parts[place, begin + codes] = first + 625 * min(place, other) + chosen
        first += 4 * 625
    return parts


# ---------------------------------------------------------------------- the fit

TRUST = 0.4


class Fitted(NamedTuple):
    """Weights as log odds: linear ones, and those of the hidden units, if there are any."""

    plain: Array  # (WEIGHTS,)
    hidden: Array  # (WEIGHTS, n)
    begin: Array  # (n,)
    counts: Array  # (n,)

    def odds(self, features: Array) -> Array:
        """Give the log odds of positions."""
        sums = np.append(self.plain, 0)[features].sum(axis=1)
        if len(self.begin):
            hidden = np.concatenate([self.hidden, np.zeros((1, len(self.begin)))])
            added = sum(hidden[column] for column in features.T) + self.begin
            sums = sums + added.clip(0, 1) @ self.counts
        return sums

    @classmethod
    def unpacked(cls, weights: Array) -> "Fitted":
        """Undo `packed`, up to rounding."""
        plain = linear_part(weights) / (UNIT * SCALE)
        if weights.ndim == 1:
            return cls(plain, np.zeros((WEIGHTS, 0)), np.zeros(0), np.zeros(0))
        hidden = weights[:, :HIDDEN].astype(np.float64)
        return cls(
            plain, hidden[:WEIGHTS] / ONE, hidden[WEIGHTS] / ONE, hidden[-1] / (UNIT * SCALE)
        )

    def packed(self) -> Array:
        """Give the weights as integers, in the layout of `gipf.search.evaluation.HIDDEN`."""
        plain = np.round(self.plain * SCALE * UNIT).clip(-(2**19), 2**19).astype(np.int32)
        if not len(self.begin):
            return plain
        packed = np.zeros((WEIGHTS + 2, LANES), np.int16)
        many = len(self.begin)
        most = 32767 // MAX_FEATURES
        packed[:WEIGHTS, :many] = np.round(self.hidden * ONE).clip(-most, most)
        packed[:WEIGHTS, HIDDEN:] = plain[:, None].view(np.int16)
        packed[WEIGHTS, :many] = np.round(self.begin * ONE).clip(-most, most)
        packed[WEIGHTS + 1, :many] = np.round(self.counts * SCALE * UNIT).clip(-32767, 32767)
        return packed


def loss_of(odds: Array, goal: Array) -> float:
    """Give the mean cross-entropy."""
    expected = (1 / (1 + np.exp(-odds.astype(np.float64)))).clip(1e-6, 1 - 1e-6)
    return float(-(goal * np.log(expected) + (1 - goal) * np.log(1 - expected)).mean())


def fit(
    shown: Shown,
    family: int,
    *,
    start: Array,
    hidden: int = HIDDEN,
    trust: float = TRUST,
    epochs: int = 4,
    batch: int = 16384,
    learning_rate: float = 4e-3,
    seed: int = 1,
    device: str | None = None,
    tell: Callable[[str], None] = print,
) -> Fitted:
    """Fit linear weights, starting from given ones, and hidden units, if there are any.

    ``trust`` is the share of results in the target; the rest is the value of the search. After every epoch
    ``tell`` is given a line of JSON with the losses, on held-out games too. On a CPU the same seed gives the
    same weights.
    """
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(seed)
    parts = shared_weights(family)
    windows = window_parts(int(parts.max()) + 1)
    parts = np.concatenate([parts, windows])
    used = np.unique(shown.features)
    used = used[used < WEIGHTS]
    number = np.full(WEIGHTS + 1, len(used), np.int32)
    number[used] = np.arange(len(used))
    kept = np.union1d(
        parts[:, used], WEIGHTS
    )  # those of features that occur, and the one that stays 0
    nobody = int(np.searchsorted(kept, WEIGHTS))
    shared = torch.tensor(np.searchsorted(kept, parts[:, used]), device=device)
    begun = torch.tensor(start[used] / (UNIT * SCALE), device=device, dtype=torch.float32)
    features = torch.tensor(number[shown.features], device=device)
    goal = torch.tensor(shown.goal(trust), device=device).float()
    is_held = torch.tensor(shown.held, device=device)
    held, learned = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]

    plain = torch.zeros(len(kept), 1, device=device, requires_grad=True)
    first = 0.03 * torch.randn(len(kept), hidden, device=device)
    first[: nobody + 1] = 0  # a pattern's own parameter begins at 0
    inner = first.requires_grad_()
    begin = torch.full((hidden,), 0.2, device=device, requires_grad=True)
    counts = (0.1 * torch.randn(hidden, device=device)).requires_grad_()
    groups = [
        {"params": [plain], "lr": 2 * learning_rate},
        {"params": [inner, begin, counts], "lr": learning_rate},
    ]
    optimiser = torch.optim.Adam(groups, betas=(0.9, 0.99), eps=1e-5)
    steps = epochs * -(-len(learned) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, [2 * learning_rate, learning_rate], total_steps=steps, pct_start=0.1
    )

    def odds_of(chosen: Tensor) -> Tensor:
        own = embedding(shared, plain, padding_idx=nobody).sum(0) + begun[:, None]
        table = torch.cat([own, embedding(shared, inner, padding_idx=nobody).sum(0)], dim=1)
        table = torch.cat([table, table.new_zeros(1, 1 + hidden)])
        sums = embedding_bag(features[chosen], table, mode="sum")
        return sums[:, 0] + (sums[:, 1:] + begin).clamp(0, 1) @ counts

    began = time.perf_counter()
    for epoch in range(epochs):
        order = learned[torch.randperm(len(learned), device=device)]
        total = torch.zeros((), device=device)
        for chosen in order.split(batch):
            loss = cross_entropy(odds_of(chosen), goal[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total += loss.detach() * len(chosen)
        with torch.no_grad():
            odds = torch.cat([odds_of(part) for part in held.split(1 << 18)])
            loss = cross_entropy(odds, goal[held])
        entry = {
            "hidden": hidden,
            "epoch": epoch + 1,
            "loss": round(float(total) / len(learned), 5),
            "held": round(float(loss), 5),
            "seconds": round(time.perf_counter() - began, 1),
        }
        tell(json.dumps(entry))
    whole = np.zeros((int(parts.max()) + 1, 1 + hidden), np.float32)
    whole[kept] = torch.cat([plain, inner], dim=1).detach().cpu().numpy()
    weights: Array = sum(whole[part] for part in parts)
    return Fitted(
        weights[:, 0] + start / (UNIT * SCALE),
        weights[:, 1:],
        begin.detach().cpu().numpy(),
        counts.detach().cpu().numpy(),
    )


def fit_families(
    games: Sequence[Path],
    out: Path,
    *,
    families: Sequence[int] = (1, 2, 3, 4),
    hidden: int = HIDDEN,
    trust: float = TRUST,
    epochs: int = 4,
    batch: int = 16384,
    learning_rate: float = 4e-3,
    seed: int = 1,
) -> None:
    """Fit weights for each family to the games in these files and folders; write a file for each."""
    if not 0 <= hidden <= HIDDEN:
        raise GipfError("setting-range", name="hidden", least=0, most=HIDDEN, value=hidden)
    found: dict[int, list[Shown]] = {}
    for file in files_of(games):
        for name, shown in shown_by(read_games(file)).items():
            print(f"{file.name}: {len(shown.held):,} positions of {name}", flush=True)
            family = len(rules_of(Variant.parse(name)).family)
            if family in families:
                found.setdefault(family, []).append(shown)
    if not found:
        raise GipfError("no-games-of-families")
    for family, parts in sorted(found.items()):
        shown = joined(parts)
        held = shown.of(shown.held)
        if not 0 < len(held.held) < len(shown.held):
            raise GipfError("too-few-to-hold-back", family=family)
        print(f"family {family}: {len(shown.held):,} positions, {len(held.held):,} held back")
        old = load_weights(family)
        fitted = fit(
            shown,
            family,
            start=linear_part(old),
            hidden=hidden,
            trust=trust,
            epochs=epochs,
            batch=batch,
            learning_rate=learning_rate,
            seed=seed,
        )
        new, file = fitted.packed(), out / f"{family}.npz"
        write_weights(new, file)
        before, after = (
            loss_of(Fitted.unpacked(weights).odds(held.features), held.goal(trust))
            for weights in (old, new)
        )
        print(f"{file}: loss {after:.5f}; the weights of the package {before:.5f}", flush=True)
