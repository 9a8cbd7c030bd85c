"""Fit the evaluation of alpha-beta to very many positions, however they came about.

    python -m gipf.train.distil positions/ --family 1 2 --out weights/

In the folder are files of games (``*.xz``, see `read_games`) or of positions (``*.npz``, see
`read_positions`). Two kinds of weights are fitted: *plain* ones, as `gipf.train.tuning` does, and a
*network*, for which every pattern and number has thirty hidden numbers beside its weight: they are
added up, cut to 0 to 1, and weighed. Both are parts that patterns share: a pattern's own, that of its
colours, those of each four of its spots; so patterns that are rare or never seen learn from others.

Needs torch; with a GPU it takes seconds for a million positions.
"""

import argparse
import json
import lzma
import time
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits as cross_entropy
from torch.nn.functional import embedding, embedding_bag

from gipf.kernel.bits import compiled
from gipf.kernel.convert import empty_rows, rules_of, write_row
from gipf.kernel.layout import (
    CLEAR,
    DRAWN,
    META,
    MOVE,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    WORD,
)
from gipf.kernel.tables import Table
from gipf.kernel.turn import play
from gipf.position import Position
from gipf.search.evaluation import (
    FEATURES,
    HIDDEN,
    LINE_WEIGHTS,
    MOST_FEATURES,
    ONE,
    SCALE,
    UNIT,
    WEIGHTS,
    load_weights,
    patterns,
    plain_part,
    walk_features,
    write_weights,
)
from gipf.search.lanes import LANES
from gipf.train.selfplay import HOUSE_RULES
from gipf.train.tuning import rounded, shared_weights
from gipf.variants import Variant

NOT_SEARCHED = -32768
"""The score of a decision that was left to chance."""


class Shown(NamedTuple):
    """Positions with a player to move: what the evaluation sees, and what they turned out to be worth.

    ``features`` is ``(n, f)`` int32, filled up with ``WEIGHTS``; ``values`` are what a search expected
    and ``results`` how the game ended, from 0 to 1 for the player to move; ``games`` are the numbers of
    the games they are from.
    """

    features: Table
    values: Table
    results: Table
    games: Table


# ---------------------------------------------------------------------- positions


@compiled
def _list(
    family: tuple[int, ...], table: Table, patterns: Table, rows: Table, out: Table, a: int, b: int
) -> None:
    for i in range(a, b):
        walk_features(family, table, patterns, rows[i], rows, i, out[i], FEATURES)


def features_of(variant: Variant, rows: Table, threads: int = 1) -> Table:
    """List what the evaluation sees in each row."""
    rules = rules_of(variant)
    lines = patterns(variant.board.name)
    found = np.full((len(rows), MOST_FEATURES), WEIGHTS, np.int32)
    portions = pairwise(np.linspace(0, len(rows), 4 * threads + 1).astype(int).tolist())
    with ThreadPoolExecutor(threads) as pool:
        jobs = [pool.submit(_list, *rules, lines, rows, found, a, b) for a, b in portions]
        for job in jobs:
            job.result()
    used = (found < WEIGHTS).any(axis=0).sum()
    return found[:, :used].copy()


@compiled
def _replay(
    family: tuple[int, ...],
    table: Table,
    begin: Table,
    lengths: Table,
    moves: Table,
    scores: Table,
    rows: Table,
    at: Table,
) -> int:
    """Put down the positions worth learning from, and at which decision they are; give their number."""
    number, decision = 0, 0
    for length in lengths:
        for word in range(len(begin)):
            rows[number, word] = begin[word]
        for n in range(decision, decision + length):
            meta = rows[number, META]
            is_move = (meta >> PHASE_SHIFT) & PHASE_MASK == MOVE
            clears = n + 1 < decision + length and CLEAR <= moves[n + 1] < WORD
            if is_move and scores[n] != NOT_SEARCHED and not clears:
                at[number] = n
                number += 1
                for word in range(len(begin)):
                    rows[number, word] = rows[number - 1, word]
            play(family, table, rows, rows, number, moves[n])
        decision += length
    return number


def read_games(file: Path) -> dict[str, Shown]:
    """Replay a file of games, which has moves and scores; give positions by variant.

    Such a file is packed by LZMA: how many variants, games and decisions it has (int64), the names of
    the variants (1024 bytes, a line each); variant, winner and length of every game (int32), then the
    moves and the scores for whoever decides (int16).
    """
    data = lzma.decompress(file.read_bytes())
    _, games, decisions = np.frombuffer(data, np.int64, 3).tolist()
    names = data[24:1048].decode().split()
    heads = np.frombuffer(data, np.int32, 3 * games, 1048).reshape(games, 3)
    moves = np.frombuffer(data, np.int16, decisions, 1048 + 12 * games).astype(np.int64)
    scores = np.frombuffer(data, np.int16, decisions, 1048 + 12 * games + 2 * decisions)
    ends = heads[:, 2].cumsum()
    number = zlib.crc32(file.name.encode()) << 30
    found = {}
    for n, name in enumerate(names):
        chosen = np.flatnonzero(heads[:, 0] == n)
        parts = [
            _shown(name, heads, ends, moves, scores, chosen[at : at + 1000], number)
            for at in range(0, len(chosen), 1000)
        ]
        found[name] = joined(parts)
    return found


def _shown(
    name: str, heads: Table, ends: Table, moves: Table, scores: Table, chosen: Table, number: int
) -> Shown:
    """Replay some of the games of a file."""
    variant = Variant.parse(name + HOUSE_RULES)
    begin = empty_rows(1)
    write_row(Position.start(variant), begin, 0)
    lengths = heads[chosen, 2]
    decisions = np.concatenate(
        [np.arange(end - length, end) for end, length in zip(ends[chosen], lengths, strict=True)]
    )
    rows, at = empty_rows(len(decisions) + 1), np.zeros(len(decisions), np.int64)
    many = _replay(
        *rules_of(variant), begin[0], lengths, moves[decisions], scores[decisions], rows, at
    )
    rows, at = rows[:many], at[:many]
    game = chosen[np.searchsorted(lengths.cumsum(), at, side="right")]
    winner, player = heads[game, 1], rows[:, META] & PLAYER_BIT
    results = np.where((winner == 0) | (winner == DRAWN), 0.5, winner == player + 1)
    values = 1 / (1 + np.exp(-scores[decisions[at]].astype(np.float64) / SCALE))
    return Shown(
        features_of(variant, rows),
        values.astype(np.float32),
        results.astype(np.float32),
        number + game,
    )


def read_positions(file: Path, threads: int = 1) -> dict[str, Shown]:
    """Read a file of positions of one variant, as `numpy.savez` writes them.

    ``variant`` is its name; ``rows`` are the words of each position with a player to move, all or the
    first few, if the family needs no more; ``values`` what a search expected and ``results`` how the
    game ended, both from -1 to 1 for the player to move; ``games`` the numbers of the games.
    """
    with np.load(file) as parts:
        name = str(parts["variant"])
        rows = np.ascontiguousarray(parts["rows"], np.int64)
        values, results = ((parts[key].astype(np.float32) + 1) / 2 for key in ("values", "results"))
        games = parts["games"].astype(np.int64)
    return {name: Shown(features_of(Variant.parse(name), rows, threads), values, results, games)}


def joined(parts: Sequence[Shown]) -> Shown:
    """Put positions together."""
    widest = max(part.features.shape[1] for part in parts)
    wide = [
        np.pad(
            part.features, ((0, 0), (0, widest - part.features.shape[1])), constant_values=WEIGHTS
        )
        for part in parts
    ]
    return Shown(
        np.concatenate(wide),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


# ---------------------------------------------------------------------- the fit


def window_parts(first: int) -> Table:
    """Give for each weight the parameters of the fours of spots in its pattern, ``(4, WEIGHTS)``.

    They are numbered from ``first`` on, those of a four and of its mirror image alike; parameter
    ``WEIGHTS`` is nobody's.
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


class Fitted(NamedTuple):
    """Weights in logarithms of odds: plain ones, and those of the network, if there is one."""

    plain: Table  # (WEIGHTS,)
    hidden: Table  # (WEIGHTS, n)
    begin: Table  # (n,)
    counts: Table  # (n,)

    def odds(self, features: Table) -> Table:
        """Give what positions are worth."""
        sums = np.append(self.plain, 0)[features].sum(axis=1)
        if len(self.begin):
            hidden = np.concatenate([self.hidden, np.zeros((1, len(self.begin)))])
            added = sum(hidden[column] for column in features.T) + self.begin
            sums = sums + added.clip(0, 1) @ self.counts
        return sums

    def packed(self) -> Table:
        """Give the weights as the engine adds them up: `evaluation.HIDDEN` says how."""
        plain = rounded(self.plain * SCALE)
        if not len(self.begin):
            return plain
        packed = np.zeros((WEIGHTS + 2, LANES), np.int16)
        many = len(self.begin)
        most = 32767 // MOST_FEATURES
        packed[:WEIGHTS, :many] = np.round(self.hidden * ONE).clip(-most, most)
        packed[:WEIGHTS, HIDDEN:] = plain[:, None].view(np.int16)
        packed[WEIGHTS, :many] = np.round(self.begin * ONE).clip(-most, most)
        packed[WEIGHTS + 1, :many] = np.round(self.counts * SCALE * UNIT).clip(-32767, 32767)
        return packed


def loss_of(odds: Table, goal: Table) -> float:
    """Give the mean cross-entropy."""
    expected = (1 / (1 + np.exp(-odds.astype(np.float64)))).clip(1e-6, 1 - 1e-6)
    return float(-(goal * np.log(expected) + (1 - goal) * np.log(1 - expected)).mean())


def fit(
    shown: Shown,
    family: int,
    *,
    start: Table,
    hidden: int = HIDDEN,
    trust: float = 0.5,
    epochs: int = 4,
    batch: int = 16384,
    rate: float = 4e-3,
    seed: int = 1,
    tell: Callable[[str], None] = print,
) -> Fitted:
    """Fit plain weights, beginning with others, and a network of so many hidden numbers, or none.

    ``trust`` is how much results count beside what searches expected. One game in twenty is held back
    to tell how good the weights are.
    """
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    parts = shared_weights(family)
    windows = window_parts(int(parts.max()) + 1)
    parts = np.concatenate([parts, windows])
    size = int(parts.max()) + 1
    used = np.unique(shown.features)
    used = used[used < WEIGHTS]
    number = np.full(WEIGHTS + 1, len(used), np.int32)
    number[used] = np.arange(len(used))
    shared = torch.tensor(parts[:, used], device=device)
    begun = torch.tensor(start[used] / (UNIT * SCALE), device=device, dtype=torch.float32)
    features = torch.tensor(number[shown.features], device=device)
    goal = torch.tensor(trust * shown.results + (1 - trust) * shown.values, device=device).float()
    is_held = torch.tensor(shown.games % 20 == 0, device=device)
    held, learned = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]

    plain = torch.zeros(size, 1, device=device, requires_grad=True)
    first = 0.03 * torch.randn(size, hidden, device=device)
    first[: WEIGHTS + 1] = 0  # a pattern's own part begins with nothing
    inner = first.requires_grad_()
    begin = torch.full((hidden,), 0.2, device=device, requires_grad=True)
    counts = (0.1 * torch.randn(hidden, device=device)).requires_grad_()
    groups = [{"params": [plain], "lr": 2 * rate}, {"params": [inner, begin, counts], "lr": rate}]
    optimiser = torch.optim.Adam(groups, betas=(0.9, 0.99), eps=1e-5)
    steps = epochs * -(-len(learned) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, [2 * rate, rate], total_steps=steps, pct_start=0.1
    )

    def odds_of(chosen: Tensor) -> Tensor:
        own = embedding(shared, plain, padding_idx=WEIGHTS).sum(0) + begun[:, None]
        table = torch.cat([own, embedding(shared, inner, padding_idx=WEIGHTS).sum(0)], dim=1)
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
    everyone = torch.tensor(parts, device=device)
    never = torch.ones(size, dtype=torch.bool, device=device)
    never[shared] = False
    with torch.no_grad():
        inner[never] = 0  # what no position shows
        return Fitted(
            plain[everyone].sum(0)[:, 0].cpu().numpy() + start / (UNIT * SCALE),
            torch.stack([inner[part] for part in everyone]).sum(0).cpu().numpy(),
            begin.detach().cpu().numpy(),
            counts.detach().cpu().numpy(),
        )


def main() -> None:
    """Read what is in a folder, fit, and write weights."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--family", type=int, nargs="+", choices=(1, 2, 3, 4), default=[1, 2, 3, 4])
    parser.add_argument("--hidden", type=int, nargs="+", default=[0, HIDDEN])
    parser.add_argument("--trust", type=float, default=0.5, help="how much results count")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    found: dict[int, list[Shown]] = {}
    for file in sorted([*options.folder.glob("*.xz"), *options.folder.glob("*.npz")]):
        by_variant = (
            read_games(file) if file.suffix == ".xz" else read_positions(file, options.threads)
        )
        for name, shown in by_variant.items():
            family = len(rules_of(Variant.parse(name)).family)
            print(f"{file.name}: {len(shown.games):,} positions of {name}", flush=True)
            if family in options.family:
                found.setdefault(family, []).append(shown)
    for family, all_shown in sorted(found.items()):
        shown = joined(all_shown)
        start = plain_part(load_weights(family))
        held = shown.games % 20 == 0
        print(f"family {family}: {len(held):,} positions, {held.sum():,} of them held back")
        kept = Shown(*(part[held] for part in shown))
        goal = options.trust * kept.results + (1 - options.trust) * kept.values
        shipped = np.append(start, 0)[kept.features].sum(axis=1) / (UNIT * SCALE)
        print(f"the plain weights of the package: {loss_of(shipped, goal):.5f}", flush=True)
        for hidden in options.hidden:
            fitted = fit(
                shown,
                family,
                start=start,
                hidden=hidden,
                trust=options.trust,
                epochs=options.epochs,
                batch=options.batch,
                rate=options.rate,
            )
            name = f"{family}-{hidden}.npz" if hidden else f"{family}.npz"
            write_weights(fitted.packed(), options.out / name)
            print(f"{name}: {loss_of(fitted.odds(kept.features), goal):.5f}", flush=True)


if __name__ == "__main__":
    main()
