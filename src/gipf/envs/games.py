"""What the doors do with many games at once: copy them, begin some anew, find those that wait for chance."""

from copy import copy

import numpy as np

from gipf.envs.observation import Flags
from gipf.kernel.batch import Batch
from gipf.kernel.layout import SIDE_GAME


def copied(games: Batch) -> Batch:
    """Copy all games with what is remembered of them.

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
    """Set some games back to the start, which is the first game of another batch."""
    games.states[which] = start.states[0]
    games.lengths[which] = start.lengths[0]
    used = start.lengths[0]
    games.history[which, :used] = start.history[0, :used]


def side_games(games: Batch) -> Flags:
    """Say which games wait for the result of a side game."""
    waiting: Flags = games.phase == SIDE_GAME
    return waiting
