"""Random play: a move by chance, and whole games of it."""

from gipf.kernel.bits import compiled, inlined
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import (
    LOST,
    META,
    OVER,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAIN_WORDS,
    SIDE_GAME,
    TIED,
    WINNER_MASK,
    WINNER_SHIFT,
    WON,
)
from gipf.kernel.moves import RANDOM, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.turn import play

_WORD = (1 << 32) - 1

FAIR_ODDS = (_WORD // 3, _WORD // 3 * 2)
"""Below the first number the side game is won, below the second tied: a third each."""


@inlined
def next_random(state: int) -> int:
    """Give the next of a sequence of 32-bit numbers; 0 would stay 0."""
    state ^= (state << 13) & _WORD
    state ^= state >> 17
    return state ^ ((state << 5) & _WORD)


@inlined
def seed_of(seed: int, number: int) -> int:
    """Give the first number of one of many sequences, well apart from its neighbours'."""
    state = ((seed & 0x7FFFFFFF) * 0x2545F491 + number * 0x1E3779B1) & _WORD
    state = next_random(next_random(state | 1))
    return next_random(state ^ (state >> 7)) | 1


@inlined
def side_game_result(state: int, odds: tuple[int, int]) -> int:
    """Let chance decide a side game."""
    if state < odds[0]:
        return WON
    return TIED if state < odds[1] else LOST


@inlined
def random_move(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    i: int,
    state: int,
    odds: tuple[int, int],
) -> int:
    """Pick a legal move by a 32-bit random number; the game must not be over."""
    if len(family) == 3 and (rows[i, META] >> PHASE_SHIFT) & PHASE_MASK == SIDE_GAME:
        return side_game_result(state, odds)
    return walk_moves(family, table, rows, i, table, RANDOM - state)


@inlined
def random_step(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    piles: Table,
    i: int,
    history: Table,
    h: int,
    length: int,
    state: int,
    odds: tuple[int, int],
) -> int:
    """Play a random move and note the position; give the new length of the history."""
    play(family, table, rows, piles, i, random_move(family, table, rows, i, state, odds))
    return note_position(family, table, rows, piles, i, history, h, length)


@compiled
def play_out(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    piles: Table,
    i: int,
    history: Table,
    h: int,
    length: int,
    state: int,
    most: int,
    odds: tuple[int, int],
) -> tuple[int, int, int]:
    """Play random moves until the game is over, or ``most`` of them.

    Line h of ``history`` has the hashes of ``length`` positions that have come up, where the variant
    draws by repetition, and takes those to come. Gives the number of moves, the state, the length.
    """
    if length == 0:
        length = note_position(family, table, rows, piles, i, history, h, 0)
    number = 0
    while number < most and (rows[i, META] >> PHASE_SHIFT) & PHASE_MASK != OVER:
        state = next_random(state)
        length = random_step(family, table, rows, piles, i, history, h, length, state, odds)
        number += 1
    return number, state, length


@compiled
def play_games(
    family: tuple[int, ...],
    table: Table,
    start: Table,
    scratch: Table,
    history: Table,
    seed: int,
    games: int,
    most: int,
    odds: tuple[int, int],
    results: Table,
) -> int:
    """Play random games from the row of ``start``; count winners in ``results``, give the decisions.

    ``results`` has places for: unfinished, White, Black, drawn.
    """
    decisions = 0
    for game in range(games):
        for word in range(start.shape[1] if len(family) > 2 else PLAIN_WORDS):
            scratch[0, word] = start[0, word]
        state = seed_of(seed, game)
        number, _, _ = play_out(
            family, table, scratch, scratch, 0, history, 0, 0, state, most, odds
        )
        decisions += number
        results[(scratch[0, META] >> WINNER_SHIFT) & WINNER_MASK] += 1
    return decisions
