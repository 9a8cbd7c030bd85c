"""Positions to fit the evaluation to: features, values of searches, and results."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.compiling import compiled
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.fields import phase_of, player_of, winner_of
from gipf.kernel.layout import (
    CLEAR,
    DRAWN,
    MOVE,
    NOBODY,
    WHITE_WON,
    WORD,
    Array,
    Family,
)
from gipf.kernel.turn import play
from gipf.position import Position
from gipf.search.evaluation import FEATURES, MAX_FEATURES, WEIGHTS, patterns, walk_features
from gipf.search.scores import SCALE
from gipf.train.evaluation.games import NOT_SEARCHED, Games
from gipf.variants import Variant

HELD = 20
"""One game in this many is held out, to measure weights."""
AT_ONCE = 1000  # games that are replayed


class Shown(NamedTuple):
    """Positions with a player to move.

    ``features`` is ``(n, f)`` int32, padded with ``WEIGHTS``; ``values`` are those of a search and
    ``results`` those of the game, from 0 to 1 for the player to move; ``held`` marks the positions of
    held-out games.
    """

    features: Array
    values: Array
    results: Array
    held: Array

    def goal(self, trust: float) -> Array:
        """Give the target: ``trust`` is the share of results, the rest is the value of the search."""
        return trust * self.results + (1 - trust) * self.values

    def of(self, chosen: Array) -> "Shown":
        """Select positions."""
        return Shown(*(part[chosen] for part in self))


@compiled
def _replay(
    family: Family, lookup: Array, patterns: Array, begin: Array, states: Array, heads: Array,
    moves: Array, scores: Array, features: Array, at: Array, results: Array,
) -> int:  # fmt: skip
    """Collect positions to learn from, and their decisions; give how many, -1 if a game ends otherwise."""
    number, decision = 0, 0
    for game in range(len(heads)):
        for word in range(len(begin)):
            states[0, word] = begin[word]
        winner, end = heads[game, 1], decision + heads[game, 2]
        for n in range(decision, end):
            is_move = phase_of(states, 0) == MOVE
            # after a move that makes a row, the position to learn from is the one after clearing
            clears = n + 1 < end and CLEAR <= moves[n + 1] < WORD
            if is_move and scores[n] != NOT_SEARCHED and not clears:
                walk_features(
                    family, lookup, patterns, begin, states, 0, features[number], FEATURES
                )
                at[number] = n
                if winner in (NOBODY, DRAWN):
                    results[number] = 0.5
                else:
                    results[number] = 1.0 if winner == WHITE_WON + player_of(states, 0) else 0.0
                number += 1
            play(family, lookup, states, states, 0, moves[n])
        if winner_of(states, 0) != winner:
            return -1
        decision = end
    return number


def shown_by(games: Games) -> dict[str, Shown]:
    """Replay games; give by variant the positions in which a search chose a move that makes no row."""
    ends = games.heads[:, 2].cumsum(dtype=np.int64)
    found: dict[str, Shown] = {}
    for n, name in enumerate(games.variants):
        chosen = np.flatnonzero(games.heads[:, 0] == n)
        parts = [
            _shown(games, name, chosen, ends, first) for first in range(0, len(chosen), AT_ONCE)
        ]
        if parts:
            found[name] = joined(parts)
    return found


def _shown(games: Games, name: str, chosen: Array, ends: Array, first: int) -> Shown:
    """Replay some of the chosen games, which are of one variant."""
    chosen = chosen[first : first + AT_ONCE]
    variant = Variant.parse(name)
    begin = empty_states(1)
    write_state(Position.start(variant), begin, 0)
    heads = games.heads[chosen].astype(np.int64)
    decisions = np.concatenate(
        [np.arange(ends[game] - games.heads[game, 2], ends[game]) for game in chosen]
    )
    scores = games.scores[decisions].astype(np.int64)
    features = np.full((len(decisions), MAX_FEATURES), WEIGHTS, np.int32)
    at, results = np.zeros(len(decisions), np.int64), np.zeros(len(decisions), np.float32)
    number = _replay(
        *rules_of(variant), patterns(variant.board.name), begin[0], begin.copy(), heads,
        games.moves[decisions].astype(np.int64), scores, features, at, results,
    )  # fmt: skip
    if number < 0:
        raise GipfError("games-of-other-rules", variant=name)
    features, at = features[:number], at[:number]
    used = (features < WEIGHTS).any(axis=0).sum()
    values = 1 / (1 + np.exp(-scores[at] / SCALE))
    game = first + np.searchsorted(heads[:, 2].cumsum(), at, side="right")
    return Shown(
        features[:, :used].copy(), values.astype(np.float32), results[:number], game % HELD == 0
    )


def joined(parts: Sequence[Shown]) -> Shown:
    """Concatenate positions."""
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
        np.concatenate([part.held for part in parts]),
    )
