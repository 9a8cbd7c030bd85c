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


def begin_anew(games: Batch, which: Flags, start: Batch) -> None:
    """Reset some games to the start, which is the first game of another batch."""
    games.states[which] = start.states[0]
    games.lengths[which] = start.lengths[0]
    used = start.lengths[0]
    games.history[which, :used] = start.history[0, :used]


def side_games(games: Batch) -> Flags:
    """Mark the games that wait for the result of a side game."""
    waiting: Flags = games.phase == SIDE_GAME
    return waiting
