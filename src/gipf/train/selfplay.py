"""Games of the engine against itself, put down as what its evaluation saw and how they ended."""

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from gipf.kernel.convert import empty_rows, rules_of, write_row
from gipf.kernel.layout import (
    CLEAR,
    DRAWN,
    LOST,
    META,
    MOST_MOVES,
    MOVE,
    OVER,
    PASS,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    SIDE_GAME,
    TIED,
    WINNER_MASK,
    WINNER_SHIFT,
    WON,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.warmup import prepare
from gipf.position import Position
from gipf.search.alphabeta import (
    INFINITE,
    LIKING_AT,
    NODE_LIMIT,
    NODES,
    STOPPED,
    SURE,
    make_move,
    search,
)
from gipf.search.deepening import SEARCHING, AlphaBeta
from gipf.search.evaluation import FEATURES, MOST_FEATURES, load_weights, patterns, walk_features
from gipf.variants import Variant

HOUSE_RULES = ";quiet=100"
MOST_DECISIONS = 600


class Samples(NamedTuple):
    """Positions with a player to move: places of weights, the score of a search, how the game ended.

    ``features`` is ``(n, f)`` int32, filled up with -1; ``scores`` are for the player to move;
    ``results`` are 1, 0.5 or 0 for that player; ``games`` are the numbers of the games they are from.
    """

    features: Table
    scores: Table
    results: Table
    games: Table


class _Table:
    """One game after the other on kernel rows, by one searching process."""

    def __init__(self, variant: str, weights: Table | None, nodes: int, seed: int) -> None:
        self.variant = Variant.parse(variant)
        prepare(self.variant, SEARCHING)
        self.rules = rules_of(self.variant)
        self.patterns = patterns(self.variant.board.name)
        self.weights = load_weights(len(self.rules.family)) if weights is None else weights
        self.nodes = nodes
        self.random = random.Random(f"{seed} {variant}")
        player = AlphaBeta(memory=4)
        self.memory, self.work = player.memory, player.workers[0]
        self.levels = self.work.levels
        self.out = np.zeros(MOST_FEATURES, np.int64)
        self.moves = np.zeros(MOST_MOVES, np.int64)

    def _search(self) -> tuple[int, list[int]]:
        """Deepen until the nodes are spent; give the last score, and the line."""
        notes, score = self.work.notes, 0
        notes[:LIKING_AT] = 0
        line: list[int] = []
        for depth in range(1, 30):  # the first depth is always finished
            notes[NODE_LIMIT] = self.nodes if depth > 1 else 1 << 62
            found = search(
                *self.rules, self.patterns, self.weights, self.levels, notes, self.memory,
                0, 0, depth, -INFINITE, INFINITE,
            )  # fmt: skip
            if notes[STOPPED]:
                break
            score, line = int(found), self.work.line
            if notes[NODES] * 2 > self.nodes or abs(score) > SURE:
                break  # settled
        return score, line

    def play(self, random_turns: int, mistakes: float) -> list[tuple[list[int], int, int, int]]:
        """Play a game; give features, score, player and winner of positions worth learning from."""
        rows = empty_rows(1)
        write_row(Position.start(self.variant), rows, 0)
        self.levels[0, : rows.shape[1]] = rows[0]
        self.memory[:] = 0
        self.work.forget()
        seen: list[tuple[list[int], int, int, int]] = []
        for decision in range(MOST_DECISIONS):
            meta = int(self.levels[0, META])
            phase = (meta >> PHASE_SHIFT) & PHASE_MASK
            if phase == OVER:
                break
            if phase == SIDE_GAME:
                move = self.random.choice((WON, TIED, LOST))
            elif decision < random_turns or self.random.random() < mistakes:
                number = walk_moves(*self.rules, self.levels, 0, self.moves, LIST)
                move = int(self.moves[self.random.randrange(number)])
            else:
                score, line = self._search()
                move = line[0]
                if phase == MOVE and not (line[1:] and CLEAR <= line[1] < PASS):
                    # one that clears a row at once: what is to be learned is what comes after
                    seen.append((self._features(), score, meta & PLAYER_BIT, 0))
            make_move(*self.rules, self.levels, 0, move)
            self.levels[0, : rows.shape[1]] = self.levels[1, : rows.shape[1]]
        winner = (int(self.levels[0, META]) >> WINNER_SHIFT) & WINNER_MASK
        return [(features, score, player, winner) for features, score, player, _ in seen]

    def _features(self) -> list[int]:
        number = walk_features(
            *self.rules, self.patterns, self.weights, self.levels, 0, self.out, FEATURES
        )
        found: list[int] = self.out[:number].tolist()
        return found


def _games(
    variants: Sequence[str], weights: Table | None, nodes: int, seed: int, games: int
) -> Samples:
    """Play games of variants in turn, in one process."""
    tables = [_Table(variant + HOUSE_RULES, weights, nodes, seed) for variant in variants]
    chance = random.Random(seed)
    found: list[tuple[list[int], int, int, int]] = []
    numbers: list[int] = []
    for game in range(games):
        table = tables[(game + seed) % len(tables)]
        found += table.play(chance.randrange(2, 12), 0.03)
        numbers += [seed * games + game] * (len(found) - len(numbers))
    features = np.full((len(found), MOST_FEATURES), -1, np.int32)
    for n, (places, *_) in enumerate(found):
        features[n, : len(places)] = places
    results = [
        0.5 if winner in (0, DRAWN) else float(winner == player + 1) for *_, player, winner in found
    ]
    longest = int((features >= 0).sum(axis=1).max()) if found else 0
    scores = np.array([score for _, score, *_ in found], np.int16)
    return Samples(
        features[:, :longest].copy(),
        scores,
        np.array(results, np.float32),
        np.array(numbers, np.int64),
    )


def play_games(
    variants: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    nodes: int = 2000,
    weights: Table | None = None,
    processes: int = 1,
) -> Samples:
    """Play games against itself on several processes; the same seed gives the same games."""
    portion = 20
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(_games, variants, weights, nodes, seed * 1_000_003 + n, portion)
            for n in range(-(-games // portion))
        ]
        return joined([job.result() for job in jobs])


def joined(parts: Sequence[Samples]) -> Samples:
    """Put samples together."""
    longest = max(part.features.shape[1] for part in parts)
    wide = [
        np.pad(part.features, ((0, 0), (0, longest - part.features.shape[1])), constant_values=-1)
        for part in parts
    ]
    return Samples(
        np.concatenate(wide),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.games for part in parts]),
    )
