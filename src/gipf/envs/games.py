"""Operations on batches of games that environments share: copy, restart some, find side games."""

from copy import copy

import numpy as np

from gipf.envs.observation import Flags
from gipf.kernel.batch import Batch
from gipf.kernel.layout import SIDE_GAME


def copied(games: Batch) -> Batch:
    """Copy all games with their history.

    >>> games = Batch("basic", 2)
    >>> copied(games).step([0, 0])
    >>> games.player.tolist()
    [0, 0]
    """
    other = copy(games)
    other.states = games.states.copy()
    other.lengths = games.lengths.copy()
    other.history = np.empty_like(games.history)
    used = games.lengths.max()  # most of a history is room for games far longer than this
    other.history[:, :used] = games.history[:, :used]
    return other


def as_now(games: Batch) -> Batch:
    """Give the games as they stand, to be looked at later, while the others go on.

    >>> games = Batch("basic", 1)
    >>> before = as_now(games)
    >>> games.step([0])
    >>> before.player.tolist(), games.player.tolist()
    ([0], [1])
    """
    other = copy(games)
    other.states = games.states.copy()
    return other


def begin_anew(games: Batch, which: Flags, starts: Batch) -> None:
    """Reset some games to where they start: to the only game of another batch, or to theirs in it."""
    of = which if len(starts) == len(games) else 0
    games.states[which] = starts.states[of]
    games.lengths[which] = starts.lengths[of]
    used = starts.lengths.max()
    games.history[which, :used] = starts.history[of, :used]


def side_games(games: Batch) -> Flags:
    """Mark the games that wait for the result of a side game."""
    waiting: Flags = games.phase == SIDE_GAME
    return waiting
