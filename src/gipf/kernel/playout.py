"""Random moves and random playouts."""

from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_side_games, is_over, phase_of
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import LOST, ODDS_BITS, SIDE_GAME, TIED, WON, Array, Family
from gipf.kernel.moves import RANDOM, walk_moves
from gipf.kernel.turn import play, side_game_odds

_WORD = (1 << 32) - 1

FAIR_ODDS = (_WORD // 3, _WORD // 3 * 2)
"""Below the first number the side game is won, below the second tied: a third each."""
ODDS_OF_THE_VARIANT = (-1, -1)
"""Those of the game that the variant links to the potential, where they are known."""


@inlined
def next_random(rng: int) -> int:
    """Give the next random number of 32 bits (xorshift); 0 would stay 0."""
    rng ^= (rng << 13) & _WORD
    rng ^= rng >> 17
    return rng ^ ((rng << 5) & _WORD)


@inlined
def seed_of(seed: int, number: int) -> int:
    """Give the seed of one of many independent sequences of random numbers."""
    rng = ((seed & 0x7FFFFFFF) * 0x2545F491 + number * 0x1E3779B1) & _WORD
    rng = next_random(next_random(rng | 1))
    return next_random(rng ^ (rng >> 7)) | 1


@inlined
def side_game_result(rng: int, odds: tuple[int, int]) -> int:
    """Decide a side game at random."""
    if rng < odds[0]:
        return WON
    return TIED if rng < odds[1] else LOST


@inlined
def random_move(
    family: Family, lookup: Array, states: Array, i: int, rng: int, odds: tuple[int, int]
) -> int:
    """Pick a legal move by a 32-bit random number; the game must not be over."""
    if has_side_games(family) and phase_of(states, i) == SIDE_GAME:
        if odds[0] < 0:
            known = side_game_odds(lookup, states, i) << (32 - ODDS_BITS)
            return side_game_result(rng, (known, known) if known else FAIR_ODDS)
        return side_game_result(rng, odds)
    return walk_moves(family, lookup, states, i, lookup, RANDOM - rng)


@inlined
def random_step(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, history: Array, h: int,
    length: int, rng: int, odds: tuple[int, int],
) -> int:  # fmt: skip
    """Play a random move and note the position; give the new length of the history."""
    play(family, lookup, states, piles, i, random_move(family, lookup, states, i, rng, odds))
    return note_position(family, lookup, states, piles, i, history, h, length)


@compiled
def play_out(
    family: Family, lookup: Array, states: Array, piles: Array, i: int, history: Array, h: int,
    length: int, rng: int, most: int, odds: tuple[int, int],
) -> tuple[int, int, int]:  # fmt: skip
    """Play random moves until the game is over, or ``most`` of them.

    Line h of ``history`` has the hashes of ``length`` positions that have come up, where the variant
    draws by repetition, and takes those to come. Gives the number of moves, the random number, the new length.
    """
    if length == 0:
        length = note_position(family, lookup, states, piles, i, history, h, 0)
    number = 0
    while number < most and not is_over(states, i):
        rng = next_random(rng)
        length = random_step(family, lookup, states, piles, i, history, h, length, rng, odds)
        number += 1
    return number, rng, length
