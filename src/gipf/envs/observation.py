"""What a learner is shown and what it may answer: observations, masks, and the texts of actions.

An observation is one line of float32 numbers: the features of the 40 spots, those of the game, and a
last number that is 1 where the observer decides now. All are seen from the observer's side, so that
White and Black share one network. An action is the number of a move, the same in all variants.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gipf.envs import actions
from gipf.errors import IllegalMove
from gipf.kernel.batch import Batch
from gipf.kernel.convert import move_number, number_to_move
from gipf.kernel.features import FEATURES, FEATURES_VERSION, GAME_AT, SPOT_FEATURES
from gipf.kernel.layout import MOVES, SPOTS, VERSION
from gipf.position import Position
from gipf.state import Move

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

SIZE = FEATURES
"""Length of an observation."""
HIGHEST = 16.0
"""Upper bound of the numbers in an observation; the lower bound is 0."""
PLANES_VERSION = 1
"""Version of the planes; raised when their meaning or order changes."""
VERSIONS = {
    "moves": VERSION,
    "features": FEATURES_VERSION,
    "compact": actions.VERSION,
    "planes": PLANES_VERSION,
}
"""Actions and observations mean the same as long as these do not change."""


class Parts(NamedTuple):
    """The parts of one observation or many."""

    spots: Floats
    """``(..., 40, SPOT_FEATURES)``"""
    game: Floats
    """``(..., GAME_FEATURES)``"""
    decides: Floats
    """``(...)``"""


def observe(games: Batch, player: Ints | int | None = None) -> Floats:
    """Show each game to a player (0 White, 1 Black), or to the one who decides: ``(games, SIZE)``.

    >>> observe(Batch("basic", 2)).shape == (2, SIZE)
    True
    """
    return games.features(player)


def split(observation: Floats) -> Parts:
    """Take one observation or many apart, for networks that look at spots.

    >>> spots, game, decides = split(observe(Batch("matrx", 3)))
    >>> spots.shape, decides.tolist()
    ((3, 40, 38), [1.0, 1.0, 1.0])
    """
    spots = observation[..., :GAME_AT].reshape(*observation.shape[:-1], SPOTS, SPOT_FEATURES)
    return Parts(spots, observation[..., GAME_AT:-1], observation[..., -1])


def action_to_text(position: Position, action: int) -> str:
    """Write an action as players do.

    >>> start = Position.start("basic")
    >>> action_to_text(start, text_to_action(start, "e1-e3"))
    'e1-e3'
    """
    return number_to_move(position, action).text


def text_to_action(position: Position, move: Move | str) -> int:
    """Give the action of a legal move; one that may not be played raises `IllegalMove`."""
    if position.is_over:
        raise IllegalMove("in-move", move=move, why=IllegalMove("game-is-over"))
    return move_number(position, position.read_move(str(move)))


def check_action(action: Any, most: int = MOVES) -> int:
    """Read an action, whatever kind of whole number it is; -1 for what cannot be one."""
    if type(action) is not int:
        number = np.asarray(action)
        if number.size != 1 or not np.issubdtype(number.dtype, np.integer):
            raise IllegalMove("action-form", most=most, value=repr(action))
        action = int(number.reshape(()))
    return action if 0 <= action < most else -1
