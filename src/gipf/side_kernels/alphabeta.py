"""Alpha-beta search for every side game: principal variation search, compiled for each of them.

`make_search` closes over the compiled functions of a game, so Numba sees them as if they were written
into the search: nothing is called through a pointer. Scores are for the player who decides; the same player
may decide again, so a score is negated only where the player changes. Nothing is evaluated in the middle of a
turn: a decision that belongs to the move before it takes no depth, and where a turn is several moves, each a
ply, the last of them is searched whatever the depth.
"""

from collections.abc import Callable
from math import log
from typing import NamedTuple

import numpy as np

from gipf.kernel.bits import poll_host
from gipf.kernel.compiling import compiled_for, inlined
from gipf.kernel.layout import Array
from gipf.search.scores import INFINITE, PROVEN, WIN
from gipf.search.transposition_table import (
    EXACT,
    LOWER,
    NO_MOVE,
    UPPER,
    probe_tt,
    store_tt,
    tt_cuts_off,
    tt_depth,
    tt_move,
    tt_score,
)
from gipf.side_kernels.layout import (
    DRAWN,
    GOING_ON,
    IS_FREE,
    IS_MIDTURN,
    KEY,
    PLAYER,
    RESULT,
    Kernel,
)

MAX_PLY = 120
MAX_DEPTH = 60

# ---------------------------------------------------------------------- tuning

TT_MIN_DEPTH = 1
LATE_MOVE = 4  # the first move that late move reductions apply to
INTERNAL_REDUCTION_DEPTH = 4
HASH_MOVE, KILLER = 1 << 40, 1 << 30
HISTORY_LIMIT = 1 << 16
PRIORITY_WEIGHT = 64
"""What a unit of a game's own priority counts beside history."""

LAST_RESORT = 4
"""How many times as many moves are searched where all that were chosen lose."""

REDUCED, NULL_WINDOW, FULL_WINDOW = 0, 1, 2
"""How a move is searched: less deep, by a null window, or by the whole window."""

# ---------------------------------------------------------------------- the data of a thread

NODES, NODE_LIMIT, STOPPED, GENERATION = 0, 1, 2, 3
REDUCTIONS_AT = 4
REDUCED_DEPTHS, REDUCED_MOVES = 32, 64
KILLERS_AT = REDUCTIONS_AT + REDUCED_DEPTHS * REDUCED_MOVES
HISTORY_AT = KILLERS_AT + 2 * (MAX_PLY + 2)


class Line(NamedTuple):
    """Where the parts of a line of the stack begin: the state, its moves and their sort keys, the PV."""

    moves: int
    sort_keys: int
    pv: int
    words: int


def line_of(kernel: Kernel) -> Line:
    """Lay out a line of the stack."""
    moves = kernel.words
    sort_keys = moves + kernel.most_moves
    pv = sort_keys + kernel.most_moves
    return Line(moves, sort_keys, pv, pv + MAX_PLY + 4)


def empty_stack(kernel: Kernel) -> Array:
    """Make the stack of a search, a line for each ply."""
    return np.zeros((MAX_PLY + 2, line_of(kernel).words), np.int64)


def empty_thread(kernel: Kernel) -> Array:
    """Make the data of a thread: counters, late move reductions, killer moves, history."""
    thread = np.zeros(HISTORY_AT + 2 * kernel.codes, np.int64)
    for depth in range(1, REDUCED_DEPTHS):
        for searched in range(1, REDUCED_MOVES):
            place = REDUCTIONS_AT + REDUCED_MOVES * depth + searched
            thread[place] = int(0.5 + log(depth) * log(searched) / 2.0)
    thread[KILLERS_AT:HISTORY_AT] = -1
    return thread


# ---------------------------------------------------------------------- what depends on no game


@inlined
def _must_stop(thread: Array, tt: Array) -> bool:
    """Count a node; now and then check whether the search was stopped or has used up its nodes."""
    thread[NODES] += 1
    is_told = thread[NODES] & 255 == 0 and (tt[tt.shape[0] - 1, 0] != 0 or poll_host())
    if is_told or thread[NODES] >= thread[NODE_LIMIT]:
        thread[STOPPED] = 1
    return thread[STOPPED] != 0


@inlined
def _final_score(line: Array, ply: int) -> int:
    """Give the score of a game that is over, for the player of its state."""
    result = line[RESULT]
    if result == DRAWN:
        return 0
    return WIN - ply if result == 1 + line[PLAYER] else ply - WIN


@inlined
def _late_move_reduction(thread: Array, depth: int, searched: int, is_pv: bool) -> int:
    """Give by how many plies a move far back in the order is searched less deep."""
    place = REDUCED_MOVES * min(depth, REDUCED_DEPTHS - 1) + min(searched, REDUCED_MOVES - 1)
    return min(thread[REDUCTIONS_AT + place] + (0 if is_pv else 1), depth - 1)


@inlined
def _update_history(
    line: Array, thread: Array, codes: int, moves_at: int, ply: int, searched: int, depth: int
) -> None:
    """Remember the move that cut off, and hold it against those searched in vain before it."""
    killers = KILLERS_AT + 2 * ply
    move = line[moves_at + searched]
    if thread[killers] != move:
        thread[killers + 1] = thread[killers]
        thread[killers] = move
    first = HISTORY_AT + codes * line[PLAYER]
    bonus = min(depth * depth, 400) * 16
    for n in range(searched + 1):
        place = first + line[moves_at + n]
        change = bonus if n == searched else -bonus
        thread[place] += change - thread[place] * bonus // HISTORY_LIMIT


@inlined
def _never(state: Array) -> bool:  # noqa: ARG001
    """Say that no move wins at once, as far as is known without playing it."""
    return False


Search = Callable[[Array, Array, Array, int, int, int, int], int]
"""``search(stack, thread, tt, ply, depth, alpha, beta)`` gives the score of the state at a ply.

The principal variation is left in the stack. When the search has to stop it sets ``thread[STOPPED]``, and its
score means nothing.
"""


def make_search(kernel: Kernel) -> Search:
    """Make the search of a game."""
    list_moves, play, evaluate = kernel.list_moves, kernel.play, kernel.evaluate
    words, codes, width = kernel.words, kernel.codes, kernel.width
    has_win = kernel.has_win or _never
    moves_at, sort_keys_at, pv_at, _ = line_of(kernel)

    @compiled_for(kernel.name)
    def sort_moves(line: Array, thread: Array, ply: int, hash_move: int) -> int:
        """List the moves of a line with their sort keys."""
        number = list_moves(line, line[moves_at:sort_keys_at], line[sort_keys_at:pv_at])
        history = HISTORY_AT + codes * line[PLAYER]
        killers = KILLERS_AT + 2 * ply
        for n in range(number):
            move = line[moves_at + n]
            key = PRIORITY_WEIGHT * line[sort_keys_at + n] + thread[history + move]
            if move == hash_move:
                key += HASH_MOVE
            elif move == thread[killers] or move == thread[killers + 1]:
                key += KILLER
            line[sort_keys_at + n] = key
        return number

    @compiled_for(kernel.name)
    def bring_best(line: Array, n: int, number: int) -> None:
        """Bring the best of the moves from the n-th on to the n-th place."""
        best = n
        for other in range(n + 1, number):
            if line[sort_keys_at + other] > line[sort_keys_at + best]:
                best = other
        for at in (moves_at, sort_keys_at):
            line[at + n], line[at + best] = line[at + best], line[at + n]

    @compiled_for(kernel.name)
    def bring_wide(line: Array, number: int) -> None:
        """Bring the best moves to the front, in order, as many as the game's width."""
        for n in range(width):
            bring_best(line, n, width)
        for n in range(width, number):
            move, key = line[moves_at + n], line[sort_keys_at + n]
            if line[sort_keys_at + width - 1] >= key:
                continue
            line[moves_at + n] = line[moves_at + width - 1]
            line[sort_keys_at + n] = line[sort_keys_at + width - 1]
            place = width - 1
            while place and line[sort_keys_at + place - 1] < key:
                line[moves_at + place] = line[moves_at + place - 1]
                line[sort_keys_at + place] = line[sort_keys_at + place - 1]
                place -= 1
            line[moves_at + place], line[sort_keys_at + place] = move, key

    @compiled_for(kernel.name)
    def search(
        stack: Array, thread: Array, tt: Array, ply: int, depth: int, alpha: int, beta: int
    ) -> int:
        # No argument of a recursive call is a literal: Numba would compile all of this again for its type.
        line = stack[ply]
        line[pv_at + ply] = -1
        if line[RESULT] != GOING_ON:
            return _final_score(line, ply)
        if _must_stop(thread, tt):
            return 0
        is_free = line[IS_FREE] != 0
        if ply >= MAX_PLY or (depth <= 0 and not is_free and not line[IS_MIDTURN]):
            if ply > 1 and has_win(line):
                return WIN - ply - 1
            return evaluate(line)

        # Mate distance pruning: a quicker win or loss is known already
        alpha = max(alpha, ply - WIN)
        beta = min(beta, WIN - ply)
        if alpha >= beta:
            return alpha

        # The transposition table
        player, key = line[PLAYER], line[KEY]
        is_pv = beta - alpha > 1
        hash_move = -1
        entry = probe_tt(tt, key) if depth >= TT_MIN_DEPTH else -1
        if entry >= 0:
            hash_move = tt_move(entry)
            score = tt_score(entry, ply)
            is_deep_enough = tt_depth(entry) >= depth
            if ply and not is_pv and is_deep_enough and tt_cuts_off(entry, score, alpha, beta):
                return score
        elif depth >= INTERNAL_REDUCTION_DEPTH and not is_free:
            depth -= 1  # internal iterative reduction

        if ply > 1 and not is_pv and has_win(line):
            return WIN - ply - 1

        number = sort_moves(line, thread, ply, hash_move)
        chosen = number  # how many of them are searched
        # Of both players all moves are looked at once, from the root and after its best move
        looks = depth <= 1 and (ply == 0 or (ply == 1 and is_pv))
        if number > width and not looks:
            bring_wide(line, number)
            chosen = width
        # More are tried before the game is given up, all of them at the root and in answer to it
        last_resort = min(number, LAST_RESORT * width) if ply > 1 else number
        is_first_look = number > width and chosen == number
        static = evaluate(line) if is_first_look else 0
        best_score, best_move = -INFINITE, -1
        original_alpha = alpha
        for n in range(number):
            if n >= chosen and (best_score >= -PROVEN or n >= last_resort):
                break
            if n < LAST_RESORT * width:
                bring_best(line, n, chosen if n < chosen else number)
            move, is_quiet = line[moves_at + n], line[sort_keys_at + n] < KILLER
            below = stack[ply + 1]
            for word in range(words):
                below[word] = line[word]
            play(below, move)
            changes_player = below[PLAYER] != player
            new_depth = depth if is_free else depth - 1
            reduction = 0
            if is_quiet and new_depth >= 2 and n >= LATE_MOVE:
                reduction = _late_move_reduction(thread, new_depth, n, is_pv)

            # All but the first move have to beat alpha, by a null window and perhaps less deep
            stage = FULL_WINDOW if n == 0 else (REDUCED if reduction else NULL_WINDOW)
            while True:
                high = beta if stage == FULL_WINDOW else alpha + 1
                score = search(
                    stack, thread, tt, ply + 1,
                    new_depth - reduction if stage == REDUCED else new_depth,
                    -high if changes_player else alpha, -alpha if changes_player else high,
                )  # fmt: skip
                if changes_player:
                    score = -score
                if stage == FULL_WINDOW or score <= alpha or thread[STOPPED]:
                    break
                if stage == NULL_WINDOW and (score >= beta or not is_pv):
                    break
                stage += 1
            if thread[STOPPED]:
                return 0
            # The scores of single moves choose which of them are searched deeper
            if is_first_look and score > -PROVEN:
                gain = PRIORITY_WEIGHT * (score - static)
                place = HISTORY_AT + codes * player + move
                thread[place] = max(-HISTORY_LIMIT, min(HISTORY_LIMIT, gain))

            if score > best_score:
                best_score = score
                if score > alpha:
                    best_move = move
                    alpha = score
                    line[pv_at + ply] = move
                    place = pv_at + ply + 1
                    while below[place] >= 0:
                        line[place] = below[place]
                        place += 1
                    line[place] = -1
                if score >= beta:
                    if depth > 0 and not is_free:
                        _update_history(line, thread, codes, moves_at, ply, n, depth)
                    break

        if last_resort < number and best_score < -PROVEN:
            best_score = ply - PROVEN  # what was left out might have saved the game
        # A draw may come of positions before this one, which the table does not know
        if depth >= TT_MIN_DEPTH and best_score != 0:
            bound = (
                LOWER if best_score >= beta else (EXACT if best_score > original_alpha else UPPER)
            )
            if best_move < 0:
                best_move = hash_move if hash_move >= 0 else NO_MOVE
            store_tt(tt, key, thread[GENERATION], depth, best_score, bound, best_move, ply)
        return best_score

    return search
