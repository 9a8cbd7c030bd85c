"""Alpha-beta search of one position to one depth: principal variation search, compiled.

Scores are for the player who decides; the same player may decide again, so a score is negated only
where the player changes. A push, the use of a potential or an extra move takes a ply of ``depth``; clears
and the words of a challenge take none, so that no line ends in the middle of a turn. At depth 0 and
below is the quiescence search. A win scores `WIN` less its distance from the root.
"""

from math import exp, floor, log

from gipf.kernel import layout as at
from gipf.kernel.bits import fetch, poll_host
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    basic_pieces_in,
    family_index,
    has_side_games,
    is_basic,
    is_matrx,
    opening_of,
    phase_of,
    player_of,
    quiet_turns,
    reserve_of,
    winner_of,
)
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import Array, Family
from gipf.kernel.turn import copy_state, go_on, play, side_game_odds
from gipf.search.evaluation import evaluate
from gipf.search.move_ordering import (
    HASH_MOVE,
    KILLER,
    ROW,
    list_captures,
    list_moves,
    next_move,
    update_history,
)
from gipf.search.scores import INFINITE, PROVEN, SCALE, WIN
from gipf.search.search_stack import (
    EXCLUDED,
    GENERATION,
    LEFT_OUT_AT,
    MAX_PLY,
    MAX_SEARCHED,
    NODE_LIMIT,
    NODES,
    PATH_AT,
    PV_AT,
    REDUCED_DEPTHS,
    REDUCED_MOVES,
    REDUCTIONS_AT,
    SEARCHED_AT,
    STOPPED,
)
from gipf.search.transposition_table import (
    EXACT,
    LOWER,
    NO_MOVE,
    UPPER,
    probe_tt,
    store_tt,
    tt_bound,
    tt_bucket,
    tt_cuts_off,
    tt_depth,
    tt_move,
    tt_score,
)

MAX_CHANCE_SCORE = 3_000
"""Scores are clamped to this before results of a side game are averaged."""

# ---------------------------------------------------------------------- tuning

MAX_QUIESCENCE_DEPTH = 6
TT_MIN_DEPTH = 1
FUTILITY_DEPTH = 3
INTERNAL_REDUCTION_DEPTH = 3
NULL_MOVE_RESERVE = 3
SINGULAR_DEPTH, SINGULAR_MARGIN = 5, 2  # the margin for each ply of depth

# By family: basic, with GIPF-pieces, with potentials, MATRX. Margins are for each ply of depth.
REVERSE_FUTILITY_DEPTH, REVERSE_FUTILITY_MARGIN = (6, 6, 4, 3), (45, 38, 60, 60)
FUTILITY_MARGIN = (90, 90, 80, 90)
NULL_MOVE_DEPTH, NULL_MOVE_REDUCTION, NULL_MOVE_MARGIN = (0, 3, 2, 0), (0, 3, 2, 0), (0, 60, 45, 0)
LATE_MOVES, LATE_MOVES_A_PLY = (24, 24, 24, 18), (32, 10, 15, 32)
"""How many moves late move pruning leaves, in quarters; more by the square of the depth."""
LATE_MOVE = (3, 5, 2, 2)
"""The first move that late move reductions apply to."""
REDUCTION, REDUCTION_DIVISOR = (512, 430, 512, 512), (2200, 2200, 2330, 2529)
REDUCTION_OFF_PV = (1024, 1024, 1312, 1288)
"""Late move reductions, of 1024 to a ply: the least; what the logarithms are divided by, of 1000; what a null
window adds."""

REDUCED, NULL_WINDOW, FULL_WINDOW = 0, 1, 2
"""How a move is searched: less deep, by a null window, or by the whole window."""


@compiled
def make_move(family: Family, lookup: Array, stack: Array, ply: int, move: int) -> None:
    """Play a move from the state of a ply into that of the next."""
    copy_state(family, lookup, stack, ply, ply + 1)
    play(family, lookup, stack, stack, ply + 1, move)


@inlined
def _must_stop(thread: Array, tt: Array) -> bool:
    """Count a node; now and then check whether the search was stopped or has used up its nodes."""
    thread[NODES] += 1
    if thread[NODES] & 255 == 0:
        is_told = tt[tt.shape[0] - 1, 0] or poll_host()
        if is_told or thread[NODES] >= thread[NODE_LIMIT]:
            thread[STOPPED] = 1
    return thread[STOPPED] != 0


@inlined
def _is_repetition(thread: Array, length: int, quiet: int, key: int) -> bool:
    """Whether a position came up before, on the path or in the game, since the last capture."""
    n, most = 1, min(quiet, length)
    while n <= most and thread[PATH_AT + length - n] != key:
        n += 1
    return n <= most


@inlined
def _is_excluded(thread: Array, move: int) -> bool:
    """Whether a root move begins one of the lines found already."""
    found = False
    for n in range(thread[EXCLUDED]):
        found |= thread[EXCLUDED + 1 + n] == move
    return found


@inlined
def _generate_moves(
    family: Family, lookup: Array, stack: Array, thread: Array, ply: int, phase: int, depth: int
) -> int:
    """List the moves to search with their sort keys: in quiescence only captures."""
    if phase == at.MOVE and depth <= 0:
        return list_captures(family, lookup, stack, thread, ply)
    number = list_moves(family, lookup, stack, thread, ply)
    if has_side_games(family) and (phase == at.WHO_BEGINS or (phase == at.ANSWER and depth <= 0)):
        return 1  # who begins makes no difference to the game; in quiescence every use is accepted
    return number


@inlined
def _reverse_futility(family: Family, static_eval: int, depth: int, beta: int, is_pv: bool) -> bool:
    """Whether a position is so far above beta that a shallow search will not bring it below."""
    if is_pv or depth > REVERSE_FUTILITY_DEPTH[family_index(family)] or abs(beta) >= PROVEN:
        return False
    return static_eval - REVERSE_FUTILITY_MARGIN[family_index(family)] * depth >= beta


@inlined
def _tries_null_move(
    family: Family, stack: Array, ply: int, player: int, static_eval: int, depth: int, beta: int,
    is_pv: bool,
) -> bool:  # fmt: skip
    """Whether to find out if a position is good enough even after passing.

    With few pieces in reserve passing is what a player would like best, and proves nothing.
    """
    if is_pv or depth < NULL_MOVE_DEPTH[family_index(family)] or abs(beta) >= PROVEN:
        return False
    if static_eval < beta + NULL_MOVE_MARGIN[family_index(family)]:
        return False
    pieces = basic_pieces_in(reserve_of(stack, ply, player))
    return pieces >= NULL_MOVE_RESERVE and opening_of(stack, ply, player) == at.OPENING_DONE


@compiled
def _make_null_move(family: Family, lookup: Array, stack: Array, ply: int, player: int) -> None:
    """Pass from the state of a ply into that of the next."""
    copy_state(family, lookup, stack, ply, ply + 1)
    go_on(family, lookup, stack, stack, ply + 1, player, at.OVER)


@inlined
def _may_be_singular(entry: int, hash_move: int, depth: int, ply: int) -> bool:
    """Whether the hash move is known to be good, so that it is worth knowing if it is the only one."""
    if depth < SINGULAR_DEPTH or hash_move < 0 or ply == 0:
        return False
    if tt_depth(entry) < depth - 3 or tt_bound(entry) == UPPER:
        return False
    return abs(tt_score(entry, ply)) < PROVEN


@inlined
def _prunes_the_rest(
    family: Family, phase: int, depth: int, is_free: bool, is_pv: bool, is_quiet: bool,
    makes_row: bool, searched: int, static_eval: int, best_score: int, alpha: int,
) -> bool:  # fmt: skip
    """Whether neither a move nor those ordered behind it need to be searched.

    In quiescence: all but two ways to clear a row. Elsewhere, at null windows where no loss is in sight,
    futility pruning and late move pruning.
    """
    if depth <= 0:
        return searched > 0 and (searched >= 2 or not makes_row) and phase != at.MOVE
    if is_pv or best_score <= -PROVEN:
        return False
    if is_free:
        return searched >= 2 + 2 * depth
    if not is_quiet or searched == 0 or depth > FUTILITY_DEPTH:
        return False
    if phase == at.MOVE and static_eval + FUTILITY_MARGIN[family_index(family)] * depth <= alpha:
        return True
    index = family_index(family)
    late = LATE_MOVES[index] + LATE_MOVES_A_PLY[index] * depth * depth
    return 4 * searched >= late


@inlined
def _late_move_reduction(
    family: Family, thread: Array, depth: int, searched: int, is_pv: bool
) -> int:
    """Give by how many plies a quiet move far back in the order is searched less deep."""
    place = REDUCED_MOVES * min(depth, REDUCED_DEPTHS - 1) + min(searched, REDUCED_MOVES - 1)
    index = family_index(family)
    reduction = thread[REDUCTIONS_AT + place] * 1000 // REDUCTION_DIVISOR[index]
    reduction += REDUCTION[index] + (0 if is_pv else REDUCTION_OFF_PV[index])
    return min(reduction >> 10, depth - 1)


@inlined
def _update_pv(stack: Array, ply: int, move: int) -> None:
    """Set the principal variation to a move and that of the next ply."""
    stack[ply, PV_AT + ply] = move
    place = PV_AT + ply + 1
    while stack[ply + 1, place] >= 0:
        stack[ply, place] = stack[ply + 1, place]
        place += 1
    stack[ply, place] = -1


@inlined
def _expected_score(odds: int, through: int, foiled: int) -> int:
    """Give the score of a side game: the potential goes through as often as it is not lost.

    Where nobody knows the odds, that is in two of three cases. Expected results are averaged, not scores.
    """
    through = max(-MAX_CHANCE_SCORE, min(MAX_CHANCE_SCORE, through))
    foiled = max(-MAX_CHANCE_SCORE, min(MAX_CHANCE_SCORE, foiled))
    not_lost, lost, all_games = (odds, at.ALWAYS - odds, at.ALWAYS) if odds else (2, 1, 3)
    mean = not_lost / (1 + exp(-through / SCALE)) + lost / (1 + exp(-foiled / SCALE))
    mean /= all_games
    # rounded, not cut off: where both are equal, a last digit of the machine's logarithm must not matter
    return floor(SCALE * log(mean / (1 - mean)) + 0.5)


@inlined
def _chance_node_score(odds: int, through: int, foiled: int) -> int:
    """Give the score of a side game; a win or loss is proven if both its results lead there."""
    if min(through, foiled) > PROVEN:
        return min(through, foiled)
    if max(through, foiled) < -PROVEN:
        return max(through, foiled)
    return _expected_score(odds, through, foiled)


@compiled
def search(
    family: Family, lookup: Array, patterns: Array, weights: Array, stack: Array, thread: Array,
    tt: Array, ply: int, length: int, depth: int, alpha: int, beta: int,
) -> int:  # fmt: skip
    """Give the score of the state at a ply; the principal variation is left in the stack.

    ``thread`` ends with the keys of the ``length`` positions before it in which a player was to move.
    When the search has to stop it sets ``thread[STOPPED]``, and its score means nothing.
    """
    # No argument of a recursive call is a literal: Numba would compile all of this once more for its type.
    stack[ply, PV_AT + ply] = -1
    phase = phase_of(stack, ply)
    if phase == at.OVER:
        return 0 if winner_of(stack, ply) == at.DRAWN else WIN - ply
    if _must_stop(thread, tt):
        return 0
    if ply >= MAX_PLY:
        return evaluate(family, lookup, patterns, weights, stack, ply)
    player = player_of(stack, ply)

    # A chance node: won and tied have the same effect
    if has_side_games(family) and phase == at.SIDE_GAME:
        through = foiled = 0
        widest = max(beta, INFINITE)
        for result in (at.LOST, at.WON):
            make_move(family, lookup, stack, ply, result)
            foiled = through
            through = search(
                family, lookup, patterns, weights, stack, thread, tt, ply + 1, length, depth - 1,
                -widest, widest,
            )  # fmt: skip
            if player_of(stack, ply + 1) != player:
                through = -through
        stack[ply, PV_AT + ply] = -1
        return _chance_node_score(side_game_odds(lookup, stack, ply), through, foiled)

    # Mate distance pruning: a quicker win or loss is known already
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply)
    if alpha >= beta:
        return alpha

    is_move = phase == at.MOVE
    is_clear = phase == at.CLEAR_BEFORE or phase == at.CLEAR_AFTER
    is_free = is_clear or phase == at.ANSWER or phase == at.WHO_BEGINS  # takes no depth
    is_pv = beta - alpha > 1
    uses_tt = not is_clear and depth >= TT_MIN_DEPTH

    # A draw by repetition
    key = 0
    if uses_tt or is_move:
        key = hash_state(family, lookup, stack, stack, ply)
    if is_move:
        if ply and _is_repetition(thread, length, quiet_turns(stack, ply), key):
            return 0
        thread[PATH_AT + length] = key
        length += 1

    # The static evaluation, while the entry of the transposition table is fetched
    static_eval = 0
    if uses_tt:
        fetch(tt, tt_bucket(tt, key))
    if is_move:
        static_eval = evaluate(family, lookup, patterns, weights, stack, ply)

    # The transposition table
    left_out = -1
    if is_matrx(family):
        left_out = stack[ply, LEFT_OUT_AT]
        stack[ply, LEFT_OUT_AT] = -1
    entry = hash_move = -1
    if uses_tt:
        entry = probe_tt(tt, key)
        if entry >= 0:
            hash_move = tt_move(entry)
            score = tt_score(entry, ply)
            is_deep_enough = tt_depth(entry) >= depth
            may_cut_off = ply and not is_pv and is_deep_enough and left_out < 0
            if may_cut_off and tt_cuts_off(entry, score, alpha, beta):
                return score

    best_score = -INFINITE
    original_alpha = alpha
    extension = 0
    if is_move:
        if depth <= 0:
            # Quiescence: stand pat
            best_score = static_eval
            if best_score >= beta or depth <= -MAX_QUIESCENCE_DEPTH:
                return best_score
            alpha = max(alpha, best_score)
        elif _reverse_futility(family, static_eval, depth, beta, is_pv):
            return static_eval
        if not (is_basic(family) or is_matrx(family)) and _tries_null_move(
            family, stack, ply, player, static_eval, depth, beta, is_pv
        ):
            _make_null_move(family, lookup, stack, ply, player)
            if phase_of(stack, ply + 1) == at.MOVE:
                score = -search(
                    family, lookup, patterns, weights, stack, thread, tt, ply + 1, length,
                    depth - 1 - NULL_MOVE_REDUCTION[family_index(family)], -beta, 1 - beta,
                )  # fmt: skip
                if thread[STOPPED]:
                    return 0
                if score >= beta:
                    return min(score, PROVEN)
        if is_matrx(family) and left_out < 0 and _may_be_singular(entry, hash_move, depth, ply):
            # Singular extension: all other moves are worse by a margin
            low = tt_score(entry, ply) - SINGULAR_MARGIN * depth
            stack[ply, LEFT_OUT_AT] = hash_move
            score = search(
                family, lookup, patterns, weights, stack, thread, tt, ply, length - 1,
                (depth - 1) // 2, low - 1, low,
            )  # fmt: skip
            stack[ply, LEFT_OUT_AT] = stack[ply, PV_AT + ply] = -1
            if thread[STOPPED]:
                return 0
            if score < low:
                extension = 1
            elif low >= beta:
                return low
        if depth >= INTERNAL_REDUCTION_DEPTH and hash_move < 0:
            depth -= 1  # internal iterative reduction

    if depth <= 0 or hash_move == left_out:
        hash_move = -1
    best_move = -1
    searched = 0
    number = -1  # moves are listed when the hash move was searched and did not cut off
    n = -1 if hash_move >= 0 else 0
    while n < number or number < 0:
        if n < 0:
            move, priority = hash_move, HASH_MOVE
        else:
            if number < 0:
                number = _generate_moves(family, lookup, stack, thread, ply, phase, depth)
                if number == 0:
                    break
            move, priority = next_move(stack, ply, number)
        n += 1
        if (n and move == hash_move) or move == left_out:
            continue
        if ply == 0 and _is_excluded(thread, move):
            continue
        is_quiet = priority < KILLER
        if _prunes_the_rest(
            family, phase, depth, is_free, is_pv, is_quiet, priority >= ROW,
            searched, static_eval, best_score, alpha,
        ):  # fmt: skip
            break
        make_move(family, lookup, stack, ply, move)
        changes_player = player_of(stack, ply + 1) != player
        new_depth = depth if is_free else depth - 1
        if n == 0:
            new_depth += extension
        reduction = 0
        if is_quiet and new_depth >= 2 and searched >= LATE_MOVE[family_index(family)]:
            reduction = _late_move_reduction(family, thread, new_depth, searched, is_pv)

        # Principal variation search: all but the first move have to beat alpha, by a null window and
        # perhaps less deep, before they are searched in full
        stage = FULL_WINDOW if searched == 0 else (REDUCED if reduction else NULL_WINDOW)
        while True:
            high = beta if stage == FULL_WINDOW else alpha + 1
            score = search(
                family, lookup, patterns, weights, stack, thread, tt, ply + 1, length,
                new_depth - reduction if stage == REDUCED else new_depth,
                -high if changes_player else alpha, -alpha if changes_player else high,
            )  # fmt: skip
            if changes_player:
                score = -score
            if stage == FULL_WINDOW or score <= alpha:
                break
            if stage == NULL_WINDOW and (score >= beta or not is_pv):
                break
            stage += 1
        if thread[STOPPED]:
            return 0

        stack[ply, SEARCHED_AT + min(searched, MAX_SEARCHED - 1)] = move
        searched += 1
        if score > best_score:
            best_score = score
            if score > alpha:
                best_move = move
                alpha = score
                _update_pv(stack, ply, move)
            if score >= beta:
                if depth > 0 and not is_free:
                    update_history(stack, thread, player, ply, move, priority, searched - 1, depth)
                break

    if has_side_games(family) and phase == at.ANSWER and depth <= 0:
        # In quiescence no challenge was searched: weigh what one may bring
        static_eval = evaluate(family, lookup, patterns, weights, stack, ply)
        odds = side_game_odds(lookup, stack, ply)
        best_score = max(best_score, _expected_score(odds, best_score, static_eval))
    if uses_tt and left_out < 0 and (ply or thread[EXCLUDED] == 0):
        bound = LOWER if best_score >= beta else (EXACT if best_score > original_alpha else UPPER)
        if best_move < 0:
            best_move = hash_move
        if best_move < 0:
            best_move = stack[ply, SEARCHED_AT] if searched else NO_MOVE
        store_tt(tt, key, thread[GENERATION], depth, best_score, bound, best_move, ply)
    return best_score
