"""Move ordering: hash move, rows by what they capture, killer moves, then history."""

from gipf.kernel import layout as at
from gipf.kernel.bits import lowest
from gipf.kernel.board import open_pushes, tops_of
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_potentials, phase_of, player_of
from gipf.kernel.layout import Array, Family
from gipf.kernel.moves import LIST, must_push_gipf_piece, pushable_units, walk_moves, walk_uses
from gipf.search.search_stack import (
    GAINS_AT,
    HISTORY_AT,
    KILLERS_AT,
    MAX_SEARCHED,
    MOVES_AT,
    SEARCHED_AT,
    SORT_KEYS_AT,
)
from gipf.search.tactics import CAPTURE, clear_gain, push_gain, row_pushes, use_gain, valuable_tops

KILLER, ROW, HASH_MOVE = 1 << 26, 1 << 28, 1 << 40
"""The least priority of a killer move, of a move that makes a row, and of the hash move."""
_GAIN = 1 << 24
_PLACE_BITS = 12
"""A sort key is a move's priority and, in its lowest bits, its place in the list: the first of equals wins."""
_TAKEN = -(1 << 62)


@compiled
def list_moves(family: Family, lookup: Array, stack: Array, thread: Array, ply: int) -> int:
    """List all moves of a ply with their sort keys; give their number."""
    number = walk_moves(family, lookup, stack, ply, stack[ply, MOVES_AT:], LIST)
    player = player_of(stack, ply)
    phase = phase_of(stack, ply)
    if phase == at.CLEAR_BEFORE or phase == at.CLEAR_AFTER:
        for n in range(number):
            gain = clear_gain(family, lookup, stack, ply, stack[ply, MOVES_AT + n])
            stack[ply, SORT_KEYS_AT + n] = (gain << _PLACE_BITS) - n
        return number
    own, their = tops_of(stack, ply, player), tops_of(stack, ply, 1 - player)
    valuable = valuable_tops(family, stack, ply)
    makes_row = 0  # the pushes known to make a row
    unknown = row_pushes(lookup, own)
    first, second = stack[ply, KILLERS_AT], stack[ply, KILLERS_AT + 1]
    for n in range(number):
        move = stack[ply, MOVES_AT + n]
        priority = thread[HISTORY_AT + at.MOVES * player + move]
        gain = 0
        if move < at.JUMP:
            push = move % at.PUSHES
            if (unknown >> push) & 1:
                unknown ^= 1 << push
                stack[ply, GAINS_AT + push] = push_gain(lookup, own, their, valuable, push)
                if stack[ply, GAINS_AT + push]:
                    makes_row |= 1 << push
            if (makes_row >> push) & 1:
                gain = stack[ply, GAINS_AT + push]
        elif has_potentials(family) and move < at.CLEAR:
            gain = use_gain(family, lookup, stack, ply, move)
        if gain:
            priority += ROW + gain * _GAIN
        elif move == first:
            priority += 2 * KILLER
        elif move == second:
            priority += KILLER
        stack[ply, SORT_KEYS_AT + n] = (priority << _PLACE_BITS) - n
    return number


@compiled
def list_captures(family: Family, lookup: Array, stack: Array, thread: Array, ply: int) -> int:
    """List only the moves of a ply that make a row which captures something, or capture themselves."""
    player = player_of(stack, ply)
    own, their = tops_of(stack, ply, player), tops_of(stack, ply, 1 - player)
    candidates = row_pushes(lookup, own)
    number = 0
    valuable = valuable_tops(family, stack, ply)
    if candidates:
        units = pushable_units(family, stack, ply, player)
        pushes = open_pushes(lookup, own | their) & candidates if units else 0
        while pushes:
            push = lowest(pushes)
            pushes &= pushes - 1
            gain = push_gain(lookup, own, their, valuable, push)
            if gain >= CAPTURE:
                left = units
                while left:
                    _list_capture(
                        stack, thread, ply, player, number, lowest(left) * at.PUSHES + push, gain
                    )
                    left &= left - 1
                    number += 1
    if has_potentials(family) and not must_push_gipf_piece(family, stack, ply, player):
        uses = walk_uses(family, lookup, stack, ply, player, stack[ply, MOVES_AT:], LIST, number)
        for n in range(number, uses):
            move = stack[ply, MOVES_AT + n]
            gain = use_gain(family, lookup, stack, ply, move)
            if gain >= CAPTURE:
                _list_capture(stack, thread, ply, player, number, move, gain)
                number += 1
    return number


@inlined
def _list_capture(
    stack: Array, thread: Array, ply: int, player: int, n: int, move: int, gain: int
) -> None:
    priority = thread[HISTORY_AT + at.MOVES * player + move] + ROW + gain * _GAIN
    stack[ply, MOVES_AT + n] = move
    stack[ply, SORT_KEYS_AT + n] = (priority << _PLACE_BITS) - n


@inlined
def next_move(stack: Array, ply: int, number: int) -> tuple[int, int]:
    """Take the best of the moves left; give it and its priority."""
    best = _TAKEN
    for n in range(number):
        best = max(best, stack[ply, SORT_KEYS_AT + n])
    priority = (best + ((1 << _PLACE_BITS) - 1)) >> _PLACE_BITS
    place = (priority << _PLACE_BITS) - best
    stack[ply, SORT_KEYS_AT + place] = _TAKEN
    return stack[ply, MOVES_AT + place], priority


@inlined
def update_history(
    stack: Array, thread: Array, player: int, ply: int, move: int, priority: int, searched: int,
    depth: int,
) -> None:  # fmt: skip
    """Reward a move that caused a beta cutoff, and punish those searched before it in vain."""
    if ROW <= priority < HASH_MOVE:
        return
    if stack[ply, KILLERS_AT] != move:
        stack[ply, KILLERS_AT + 1] = stack[ply, KILLERS_AT]
        stack[ply, KILLERS_AT] = move
    bonus = min(depth * depth, 400) * 16
    history = HISTORY_AT + at.MOVES * player
    thread[history + move] += bonus - thread[history + move] * bonus // 16384
    for n in range(min(searched, MAX_SEARCHED)):
        other = stack[ply, SEARCHED_AT + n]
        thread[history + other] -= bonus + thread[history + other] * bonus // 16384


assert at.MOST_MOVES < 1 << _PLACE_BITS
