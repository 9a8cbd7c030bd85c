"""Features of a position, as seen by the player who decides: observations for environments.

A position is a line of float32: ``SPOT_FEATURES`` for each of 40 spots (those a board does not have stay
zero), ``GAME_FEATURES`` for everything that is nowhere on the board, and whether the observer decides.
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
    is_over,
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


GAME_AT = SPOTS * SPOT_FEATURES
DECIDES_AT = GAME_AT + GAME_FEATURES
FEATURES = DECIDES_AT + 1
"""All features of a position: of its spots, of the game, and whether the observer decides."""


@compiled
def write_features(
    family: Family, lookup: Array, states: Array, i: int, player: int, out: Array, j: int
) -> None:
    """Write the features of state i, as a player sees it, to line j of ``(n, FEATURES)`` float32."""
    for n in range(GAME_AT):
        out[j, n] = 0
    board = lookup[BOARD_AT]
    while board:
        bit = board & -board
        board ^= bit
        spot = lookup[SPOT_AT + lowest(bit)]
        first = spot * SPOT_FEATURES
        out[j, first] = 1
        if (states[i, WHITE] | states[i, BLACK]) & bit:
            kind = kind_of(family, states, i, bit)
            side = 0 if tops_of(states, i, player) & bit else KINDS
            out[j, first + 1 + side + kind] = 1
            if has_potentials(family) and states[i, COVERED] & bit:
                under, deep = states[i, UNDER + spot], states[i, DEEP + spot]
                out[j, first + UNDER_AT + (under & 15) - 1] = 1
                height = 0
                while under:
                    height += 1
                    under = (under >> 4) | ((deep & 15) << 56)
                    deep >>= 4
                out[j, first + HEIGHT_AT] = height / 4
    write_game(family, states, i, out, j, GAME_AT, player)
    decides = player == player_of(states, i) and not is_over(states, i)
    out[j, DECIDES_AT] = 1 if decides else 0


@compiled
def write_planes(
    family: Family, lookup: Array, states: Array, i: int, player: int, seen: Array, maps: Array,
    out: Array, j: int,
) -> None:  # fmt: skip
    """Write the features that ``maps`` names as planes to line j of ``(n, planes, cells)`` float32.

    ``maps`` has four numbers: how many features of spots there are, and how many of the game, spots and
    cells; then the features of spots, those of the game, and the cell of each spot. ``seen`` is scratch for the
    features of one position.
    """
    write_features(family, lookup, states, i, player, seen, 0)
    of_spots, of_game, spots, cells = maps[0], maps[1], maps[2], maps[3]
    places = 4 + of_spots + of_game
    for plane in range(of_spots):
        for cell in range(cells):
            out[j, plane, cell] = 0
        for spot in range(spots):
            out[j, plane, maps[places + spot]] = seen[0, spot * SPOT_FEATURES + maps[4 + plane]]
    for plane in range(of_spots, of_spots + of_game):
        value = seen[0, GAME_AT + maps[4 + plane]]
        for cell in range(cells):
            out[j, plane, cell] = value
    for cell in range(cells):
        out[j, of_spots + of_game, cell] = seen[0, DECIDES_AT]


@compiled
def write_game(
    family: Family, states: Array, i: int, game: Array, j: int, first: int, player: int
) -> None:
    """Write what is not on the board to line j of ``game``, from ``first`` on, as a player sees it."""
    for n in range(GAME_FEATURES):
        game[j, first + n] = 0
    for side in range(2):
        who = player if side == 0 else 1 - player
        reserve = reserve_of(states, i, who)
        at = first + side * 11
        game[j, at] = (basic_pieces_in(reserve)) / 18
        game[j, at + 1] = (gipf_pieces_in(reserve)) / 3
        for potential in range(5):
            game[j, at + 2 + potential] = (potentials_in(reserve, potential)) / 6
        opening = opening_of(states, i, who)
        game[j, at + 7 + opening] = 1
        if has_side_games(family):  # states of plain games may be too short to have challenges
            left = challenges_left(states, i, who)
            game[j, at + 10] = 1 if left > 4 else left / 4
    game[j, first + 22 + (phase_of(states, i))] = 1
    game[j, first + 31 + family_index(family)] = 1
    limit = quiet_limit(states, i)
    if limit:
        game[j, first + 35] = (quiet_turns(states, i)) / limit
