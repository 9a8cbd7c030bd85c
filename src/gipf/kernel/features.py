"""What a network is shown of a position, from the side of the player who decides.

A position is two blocks of float32: ``(40, SPOT_FEATURES)``, a line for each spot (those a board does
not have stay zero), and ``(GAME_FEATURES,)`` for everything that is nowhere on the board.
"""

from gipf.kernel.bits import compiled, lowest
from gipf.kernel.board import kind_at, tops_of
from gipf.kernel.layout import (
    BASIC_MASK,
    BLACK,
    CHALLENGE_BITS,
    CHALLENGES,
    COVERED,
    DEEP,
    GIPF_SHIFT,
    LIMIT_MASK,
    META,
    OPENING_MASK,
    OPENING_SHIFT,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    POTENTIAL_SHIFT,
    QUIET_LIMIT_SHIFT,
    QUIET_SHIFT,
    RESERVE_BITS,
    RESERVES,
    RULES,
    SPOTS,
    UNDER,
    UNLIMITED,
    WHITE,
    Array,
    Family,
)
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
    """Write the features of row i to place j of the two blocks.

    ``spots`` is ``(n, 40, SPOT_FEATURES)``, ``game`` is ``(n, GAME_FEATURES)``, both float32.
    """
    player = states[i, META] & PLAYER_BIT
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
            kind = kind_at(states, i, bit) if len(family) > 1 else 0
            side = 0 if tops_of(states, i, player) & bit else KINDS
            spots[j, spot, 1 + side + kind] = 1
            if len(family) > 2 and states[i, COVERED] & bit:
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
    """Write what is nowhere on the board to place j of ``game``, by one of the players."""
    for n in range(GAME_FEATURES):
        game[j, n] = 0
    for side in range(2):
        who = player if side == 0 else 1 - player
        reserve = states[i, RESERVES] >> (RESERVE_BITS * who)
        at = side * 11
        game[j, at] = (reserve & BASIC_MASK) / 18
        game[j, at + 1] = ((reserve >> GIPF_SHIFT) & 3) / 3
        for potential in range(5):
            game[j, at + 2 + potential] = ((reserve >> (POTENTIAL_SHIFT + 3 * potential)) & 7) / 6
        opening = (states[i, META] >> (OPENING_SHIFT + 2 * who)) & OPENING_MASK
        game[j, at + 7 + opening] = 1
        if len(family) == 3:  # rows of plain games may be too short to have challenges
            left = (states[i, CHALLENGES] >> (CHALLENGE_BITS * who)) & UNLIMITED
            game[j, at + 10] = 1 if left > 4 else left / 4
    game[j, 22 + ((states[i, META] >> PHASE_SHIFT) & PHASE_MASK)] = 1
    game[j, 30 + len(family)] = 1
    limit = (states[i, RULES] >> QUIET_LIMIT_SHIFT) & LIMIT_MASK
    if limit:
        game[j, 35] = (states[i, META] >> QUIET_SHIFT) / limit
