"""Features of a position, as seen by the player who decides: observations for environments.

A position is two blocks of float32: ``(40, SPOT_FEATURES)``, a line for each spot (those a board does
not have stay zero), and ``(GAME_FEATURES,)`` for everything that is nowhere on the board.
"""

from gipf.kernel.bits import lowest
from gipf.kernel.board import kind_of, tops_of
from gipf.kernel.compiling import compiled
from gipf.kernel.fields import (
    basic_pieces_in,
    challenges_left,
    family_index,
    gipf_pieces_in,
    has_potentials,
    has_side_games,
    opening_of,
    phase_of,
    player_of,
    potentials_in,
    quiet_limit,
    quiet_turns,
    reserve_of,
)
from gipf.kernel.layout import BLACK, COVERED, DEEP, SPOTS, UNDER, WHITE, Array, Family
from gipf.kernel.lookup import BOARD_AT, SPOT_AT

FEATURES_VERSION = 1
KINDS = 12
UNDER_AT = 1 + 2 * KINDS  # after "is a spot", own tops and the other's
HEIGHT_AT = UNDER_AT + KINDS
SPOT_FEATURES = HEIGHT_AT + 1
GAME_FEATURES = 36


@compiled
def write_features(
    family: Family, lookup: Array, states: Array, i: int, spots: Array, game: Array, j: int
) -> None:
    """Write the features of state i to line j of the two arrays.

    ``spots`` is ``(n, 40, SPOT_FEATURES)``, ``game`` is ``(n, GAME_FEATURES)``, both float32.
    """
    player = player_of(states, i)
    for spot in range(SPOTS):
        for n in range(SPOT_FEATURES):
            spots[j, spot, n] = 0
    board = lookup[BOARD_AT]
    while board:
        bit = board & -board
        board ^= bit
        spot = lookup[SPOT_AT + lowest(bit)]
        spots[j, spot, 0] = 1
        if (states[i, WHITE] | states[i, BLACK]) & bit:
            kind = kind_of(family, states, i, bit)
            side = 0 if tops_of(states, i, player) & bit else KINDS
            spots[j, spot, 1 + side + kind] = 1
            if has_potentials(family) and states[i, COVERED] & bit:
                under, deep = states[i, UNDER + spot], states[i, DEEP + spot]
                spots[j, spot, UNDER_AT + (under & 15) - 1] = 1
                height = 0
                while under:
                    height += 1
                    under = (under >> 4) | ((deep & 15) << 56)
                    deep >>= 4
                spots[j, spot, HEIGHT_AT] = height / 4
    write_game(family, states, i, game, j, player)


@compiled
def write_game(family: Family, states: Array, i: int, game: Array, j: int, player: int) -> None:
    """Write what is not on the board to line j of ``game``, as one of the players sees it."""
    for n in range(GAME_FEATURES):
        game[j, n] = 0
    for side in range(2):
        who = player if side == 0 else 1 - player
        reserve = reserve_of(states, i, who)
        at = side * 11
        game[j, at] = (basic_pieces_in(reserve)) / 18
        game[j, at + 1] = (gipf_pieces_in(reserve)) / 3
        for potential in range(5):
            game[j, at + 2 + potential] = (potentials_in(reserve, potential)) / 6
        opening = opening_of(states, i, who)
        game[j, at + 7 + opening] = 1
        if has_side_games(family):  # states of plain games may be too short to have challenges
            left = challenges_left(states, i, who)
            game[j, at + 10] = 1 if left > 4 else left / 4
    game[j, 22 + (phase_of(states, i))] = 1
    game[j, 31 + family_index(family)] = 1
    limit = quiet_limit(states, i)
    if limit:
        game[j, 35] = (quiet_turns(states, i)) / limit
