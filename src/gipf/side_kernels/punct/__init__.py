"""PÜNCT, compiled: connection distances on sets of spaces, stacks as heights and bits, repetition by hashes."""

from gipf.kernel.arrays import zeros
from gipf.kernel.layout import Array
from gipf.side_games.punct.board import GRID
from gipf.side_games.punct.levels import in_order
from gipf.side_games.punct.pieces import kind_of, player_of, space_of
from gipf.side_games.punct.state import Punct
from gipf.side_kernels.layout import (
    BLACK_WON,
    DRAWN,
    GOING_ON,
    KEY,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
    player_in,
)
from gipf.side_kernels.punct.evaluation import evaluate
from gipf.side_kernels.punct.layout import (
    ADD_CODE,
    CODES,
    EACH,
    EARLIER,
    EARLIER_NUMBER,
    HEIGHTS,
    IS_BASIC,
    KINDS,
    MOST_EARLIER,
    NUMBER_OF,
    OFF_BOARD,
    PIECE_KIND,
    PIECE_LEVEL,
    PIECE_PLACE,
    PIECE_TURN,
    PIECES,
    PLACE_OF,
    PLACES,
    RESERVES,
    SPACES,
    SPAN,
    TURNS,
    WORDS,
)
from gipf.side_kernels.punct.moves import (
    BASIC_KEY,
    BLACK_KEY,
    MOST_MOVES,
    OVER_KEY,
    key_of,
    list_moves,
    play,
    put_piece,
)
from gipf.side_kernels.punct.wins import has_win
from gipf.side_kernels.zobrist import keys_to_keep

__all__ = ["KERNEL"]

WIDTH = 48
"""Moves that are searched in a position, of up to 5,000."""

_NUMBERS = {space: number for number, space in enumerate(GRID.points)}


def write_state(state: Punct, array: Array) -> None:
    """Write a position of the plain rules into an array."""
    _write_board(state.levels, array)
    if state.variant == "basic":
        array[IS_BASIC] = 1
        array[KEY] ^= key_of(BASIC_KEY)
    for player, reserve in enumerate(state.reserves):
        for n, kind in enumerate(KINDS):
            array[RESERVES + len(KINDS) * player + n] = reserve.count(kind)
    array[RESULT] = {None: GOING_ON, "w": WHITE_WON, "b": BLACK_WON, "draw": DRAWN}[state.outcome]
    if state.is_over:
        array[KEY] ^= key_of(OVER_KEY + array[RESULT])
    elif state.player == "b":
        array[PLAYER] = 1
        array[KEY] ^= key_of(BLACK_KEY)
    if state.earlier:
        earlier = zeros(WORDS)
        keys = []
        for levels, mover in state.earlier:
            _write_board(levels, earlier)
            earlier[KEY] ^= key_of(BASIC_KEY) if state.variant == "basic" else 0
            earlier[KEY] ^= key_of(BLACK_KEY) if mover == "b" else 0
            keys.append(earlier[KEY])
        array[EARLIER_NUMBER] = len(keys)
        kept = keys_to_keep(keys, MOST_EARLIER)
        for n, key in enumerate(kept, len(keys) - len(kept)):
            array[EARLIER + n % MOST_EARLIER] = key


def _write_board(levels: tuple[tuple[str, ...], ...], array: Array) -> None:
    array[:WORDS] = 0
    array[HEIGHTS : HEIGHTS + SPAN] = OFF_BOARD
    for place in PLACES:
        array[HEIGHTS + place] = 0
    for level, pieces in enumerate(levels, 1):
        for piece in pieces:
            player, kind = "wb".index(player_of(piece)), KINDS.index(kind_of(piece))
            put_piece(array, player, kind, int(piece[-1]) - 1, PLACE_OF[space_of(piece)], level)


def read_state(array: Array) -> Punct:
    """Read a position out of an array."""
    levels: list[list[str]] = []
    for n in range(2 * EACH):
        if number := int(array[PIECES + n]):
            kind, turn, place, level = (
                number >> shift & mask
                for shift, mask in (PIECE_KIND, PIECE_TURN, PIECE_PLACE, PIECE_LEVEL)
            )
            piece = f"{KINDS[kind]}{GRID.points[NUMBER_OF[place]]}:{turn + 1}"
            levels += [[] for _ in range(level - len(levels))]
            levels[level - 1].append(piece if n < EACH else piece.lower())
    reserves = (
        "".join(
            kind * int(array[RESERVES + len(KINDS) * player + n]) for n, kind in enumerate(KINDS)
        )
        for player in range(2)
    )
    white, black = reserves
    return Punct(
        "basic" if array[IS_BASIC] else "standard",
        tuple(in_order(pieces) for pieces in levels),
        player_in(array),
        bool(array[RESULT]),
        (white, black),
    )


def move_text(code: int) -> str:
    """Write a move.

    >>> move_text(move_code("m14-f7:3")), move_text(move_code("Ck12:3"))
    ('m14-f7:3', 'Ck12:3')
    """
    number, turn = divmod(code % ADD_CODE, TURNS)
    first, space = divmod(number, SPACES)
    start = KINDS[first] if code >= ADD_CODE else f"{GRID.points[first]}-"
    return f"{start}{GRID.points[space]}:{turn + 1}"


def move_code(text: str) -> int:
    """Read a move."""
    start, _, end = text.rpartition("-")
    if not start:
        start, end = text[0], text[1:]
    space, _, turn = end.partition(":")
    first = KINDS.index(start) if start in KINDS else _NUMBERS[start]
    code = TURNS * (SPACES * first + _NUMBERS[space]) + int(turn) - 1
    return code + ADD_CODE if start in KINDS else code


KERNEL = Kernel(
    "punct",
    WORDS,
    CODES,
    MOST_MOVES,
    list_moves,
    play,
    evaluate,
    write_state,
    read_state,
    move_text,
    move_code,
    lambda _: False,
    width=WIDTH,
    has_win=has_win,
    node_cost=10,
)
