"""What every kernel of a side game has: the first words of a state, and the compiled functions.

A state is a line of 64-bit integers. Its first words mean the same in all games; what follows is the game's.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from gipf.kernel.layout import Array

PLAYER = 0
"""Who decides: 0 for White, 1 for Black; where the game is over, whoever decided last or was due."""
RESULT = 1
"""`GOING_ON`, `WHITE_WON`, `BLACK_WON` or `DRAWN`."""
KEY = 2
"""The Zobrist hash of the position, kept up to date by every move."""
IS_FREE = 3
"""Whether the decision belongs to the move before it, so that it takes no ply of depth in a search."""
IS_MIDTURN = 4
"""Whether the turn goes on, so that a search evaluates nothing here, whatever the depth."""
FIRST_WORD = 5
"""Where the words begin that differ from game to game."""

GOING_ON, WHITE_WON, BLACK_WON, DRAWN = 0, 1, 2, 3
OUTCOMES = (None, "w", "b", "draw")
"""The outcomes of a `gipf.side_games.State`, by `RESULT`."""


def player_in(array: Array) -> str:
    """Give the player of a `gipf.side_games.State`: who decides, the winner, or ``-`` after a draw."""
    result = int(array[RESULT])
    return "wb-"[result - 1] if result else "wb"[array[PLAYER]]


HIGHEST_PRIORITY = 1000


class Kernel(NamedTuple):
    """A side game, compiled.

    ``list_moves(state, moves, priorities)`` writes the codes of the legal moves, and how promising each
    looks, from 0 to `HIGHEST_PRIORITY`; it gives their number. ``play(state, code)`` carries a legal move out.
    ``evaluate(state)`` is the static evaluation for the player who decides. ``has_win(state)``, where there is
    one, says whether a move wins at once. None of them allocates anything.
    """

    name: str
    words: int  # the length of a state
    codes: int  # moves have the codes from 0 up to this
    most_moves: int  # a bound of the number of legal moves
    list_moves: Callable[[Array, Array, Array], int]
    play: Callable[[Array, int], None]
    evaluate: Callable[[Array], int]
    write_state: Callable[[Any, Array], None]  # a `gipf.side_games.State` into an array
    read_state: Callable[[Array], Any]  # and back: what stood before, for repetition, is not read
    move_text: Callable[[int], str]
    move_code: Callable[[str], int]
    prefers_rollouts: Callable[[Any], bool]  # whether random games judge a position better
    width: int = 1 << 20  # how many moves of a position are searched deeper than one ply
    has_win: Callable[[Array], bool] | None = None
    node_cost: int = 1  # how many nodes of the other games take as long as one of this
