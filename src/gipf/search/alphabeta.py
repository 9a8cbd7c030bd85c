"""Alpha-beta: the compiled part, which looks at one position to one depth.

Scores are for the player who decides; the same player may decide again. A push, the use of a
potential or an extra move takes one of ``depth``; clears and the words of a challenge take none, so
that every line is looked at until the turn is over. Where none is left, only moves that capture are
looked at. A win is scored by its distance.
"""

from math import exp, log

from gipf.kernel.bits import compiled, inlined
from gipf.kernel.board import tops_of
from gipf.kernel.hashing import hash_row
from gipf.kernel.layout import (
    ANSWER,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    DRAWN,
    LOST,
    META,
    MOVE,
    MOVES,
    OVER,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    PUSHES,
    QUIET_SHIFT,
    SIDE_GAME,
    WHO_BEGINS,
    WINNER_MASK,
    WINNER_SHIFT,
    WON,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.turn import copy_row, play
from gipf.search.evaluation import SCALE, evaluate
from gipf.search.ordering import gain_once, pick
from gipf.search.tactics import CAPTURE, clear_gain, dear_tops

WIN = 30_000
SURE = 25_000
"""A score farther from 0 than this is a win or loss that was seen."""
CERTAIN = 3_000
"""As good as won, where chance decides."""
INFINITE = 32_000
MOST_LEVELS = 100
CAPTURES_ONLY = 6
"""How many captures deep to look where no depth is left."""

# ---------------------------------------------------------------------- the table of positions

EXACT, LOWER, UPPER = 0, 1, 2
_MOVE_BITS, _DEPTH_SHIFT, _AGE_SHIFT, _SCORE_SHIFT = 13, 15, 23, 32

# ---------------------------------------------------------------------- what is counted and told

NODES, NODE_LIMIT, STOPPED, AGE, EXCLUDED = 0, 1, 2, 3, 4
CONTROL = 5 + 256  # then the moves that the search leaves out at its root

# ---------------------------------------------------------------------- the order of moves

KILLER, ROW, KNOWN = 1 << 26, 1 << 28, 1 << 40  # a move of this promise or more is one of these
GAIN = 1 << 24

# ---------------------------------------------------------------------- tuning

LATE = 3  # from which move on depth is reduced
MARGIN = 60  # how far above the window a quiet position may be left, by depth
HOPELESS = 90  # how far below it a quiet move is left out, by depth


@compiled
def make_move(family: tuple[int, ...], table: Table, rows: Table, level: int, move: int) -> None:
    """Play a move from the row of a level into the next row."""
    copy_row(family, table, rows, level, level + 1)
    play(family, table, rows, rows, level + 1, move)


@inlined
def _probe(memory: Table, key: int) -> int:
    """Give what is known of a position, or -1."""
    place = (key & (memory.shape[0] // 2 - 1)) * 2
    for n in range(2):
        data = memory[place + n, 1]
        if memory[place + n, 0] ^ data == key:
            return data
    return -1


@inlined
def _note(
    memory: Table, key: int, age: int, depth: int, score: int, bound: int, move: int, level: int
) -> None:
    """Put down what was found: over the same position, an older one, or the less deep one."""
    if score > SURE:
        score += level
    elif score < -SURE:
        score -= level
    place = (key & (memory.shape[0] // 2 - 1)) * 2
    first, second = memory[place, 1], memory[place + 1, 1]
    if memory[place, 0] ^ first == key:
        chosen = 0
    elif memory[place + 1, 0] ^ second == key:
        chosen = 1
    else:
        worth = ((first >> _DEPTH_SHIFT) & 255) - 8 * ((age - (first >> _AGE_SHIFT)) & 63)
        other = ((second >> _DEPTH_SHIFT) & 255) - 8 * ((age - (second >> _AGE_SHIFT)) & 63)
        chosen = 0 if worth <= other else 1
    data = (score + 32768) << _SCORE_SHIFT | age << _AGE_SHIFT | max(depth, 0) << _DEPTH_SHIFT
    data |= bound << _MOVE_BITS | move
    memory[place + chosen, 0] = key ^ data
    memory[place + chosen, 1] = data


@compiled
def _order(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    level: int,
    number: int,
    moves: Table,
    scores: Table,
    gains: Table,
    killers: Table,
    liking: Table,
) -> None:
    """Give every move a score to be tried by: captures first, then what was good elsewhere."""
    meta = rows[level, META]
    player = meta & PLAYER_BIT
    phase = (meta >> PHASE_SHIFT) & PHASE_MASK
    if phase == CLEAR_BEFORE or phase == CLEAR_AFTER:
        for n in range(number):
            scores[level, n] = clear_gain(family, table, rows, level, moves[level, n])
        return
    own, their = tops_of(rows, level, player), tops_of(rows, level, 1 - player)
    dear = dear_tops(family, rows, level)
    for push in range(PUSHES):
        gains[level, push] = -1
    for n in range(number):
        move = moves[level, n]
        gain = gain_once(family, table, rows, level, own, their, dear, gains, move)
        score = liking[player, move]
        if gain:
            score += ROW + gain * GAIN
        elif move == killers[level, 0]:
            score += 2 * KILLER
        elif move == killers[level, 1]:
            score += KILLER
        scores[level, n] = score


@inlined
def _is_left_out(control: Table, move: int) -> bool:
    found = False
    for n in range(control[EXCLUDED]):
        found |= control[EXCLUDED + 1 + n] == move
    return found


@compiled
def search(
    family: tuple[int, ...],
    table: Table,
    patterns: Table,
    weights: Table,
    rows: Table,
    moves: Table,
    scores: Table,
    gains: Table,
    line: Table,
    killers: Table,
    liking: Table,
    reductions: Table,
    memory: Table,
    path: Table,
    stop: Table,
    control: Table,
    level: int,
    length: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Give the score of the row of a level; its best line is left in ``line``.

    ``path`` holds the hashes of the ``length`` positions before it in which a player was to move.
    When it has to stop early it sets ``control[STOPPED]``, and its score means nothing.
    """
    line[level, level] = -1
    meta = rows[level, META]
    phase = (meta >> PHASE_SHIFT) & PHASE_MASK
    if phase == OVER:
        return 0 if (meta >> WINNER_SHIFT) & WINNER_MASK == DRAWN else WIN - level
    control[NODES] += 1
    if control[NODES] & 255 == 0 and (stop[0] or control[NODES] >= control[NODE_LIMIT]):
        control[STOPPED] = 1
    if control[STOPPED]:
        return 0
    if level >= MOST_LEVELS:
        return evaluate(family, table, patterns, weights, rows, level)
    player = meta & PLAYER_BIT

    if len(family) == 3 and phase == SIDE_GAME:
        won = lost = 0
        everything = max(beta, INFINITE)  # a literal would be another type, and compile once more
        for result in (LOST, WON):  # a tie has the same effect as a win
            make_move(family, table, rows, level, result)
            lost = won
            won = search(
                family, table, patterns, weights, rows, moves, scores, gains, line, killers, liking,
                reductions, memory, path, stop, control, level + 1, length, depth - 1,
                -everything, everything,
            )  # fmt: skip
            if rows[level + 1, META] & PLAYER_BIT != player:
                won = -won
        line[level, level] = -1
        if min(won, lost) > SURE:
            return min(won, lost)
        if max(won, lost) < -SURE:
            return max(won, lost)
        # what is to be expected is the mean of expected results, not of scores
        won, lost = max(-CERTAIN, min(CERTAIN, won)), max(-CERTAIN, min(CERTAIN, lost))
        expected = (2 / (1 + exp(-won / SCALE)) + 1 / (1 + exp(-lost / SCALE))) / 3
        return int(SCALE * log(expected / (1 - expected)))

    # a quicker win or loss is known already
    alpha = max(alpha, level - WIN)
    beta = min(beta, WIN - level)
    if alpha >= beta:
        return alpha

    key = hash_row(family, table, rows, rows, level)
    if phase == MOVE:
        if level:
            for n in range(1, min(meta >> QUIET_SHIFT, length) + 1):
                if path[length - n] == key:
                    return 0
        path[length] = key
        length += 1
    is_open = beta - alpha > 1
    best = -1
    known = _probe(memory, key)
    if known >= 0:
        best = known & ((1 << _MOVE_BITS) - 1)
        score = (known >> _SCORE_SHIFT) - 32768
        if score > SURE:
            score -= level
        elif score < -SURE:
            score += level
        bound = (known >> _MOVE_BITS) & 3
        if level and not is_open and (known >> _DEPTH_SHIFT) & 255 >= depth:
            if bound == EXACT or (bound == LOWER and score >= beta):
                return score
            if bound == UPPER and score <= alpha:
                return score

    is_move = phase == MOVE
    top = -INFINITE
    value = 0
    first = alpha
    if is_move:
        value = evaluate(family, table, patterns, weights, rows, level)
        if depth <= 0:
            top = value
            if top >= beta or depth <= -CAPTURES_ONLY:
                return top
            alpha = max(alpha, top)
        elif not is_open and depth <= 4 and abs(beta) < SURE and value - MARGIN * depth >= beta:
            return value
        elif depth >= 4 and best < 0:
            depth -= 1

    is_free = (
        phase == CLEAR_BEFORE or phase == CLEAR_AFTER or phase == ANSWER or phase == WHO_BEGINS
    )
    hint = best if depth > 0 else -1  # tried before any other is thought of
    best = -1
    tried = 0
    number = -1
    n = -1 if hint >= 0 else 0
    while n < number or number < 0:
        if n < 0:
            move, promise = hint, KNOWN
        else:
            if number < 0:
                number = walk_moves(family, table, rows, level, moves[level], LIST)
                if len(family) == 3 and (phase == WHO_BEGINS or (phase == ANSWER and depth <= 0)):
                    number = 1  # who begins makes no difference to the game; else accept
                _order(family, table, rows, level, number, moves, scores, gains, killers, liking)
            move = pick(moves, scores, level, n, number)
            promise = scores[level, n]
        n += 1
        if (n and move == hint) or (level == 0 and _is_left_out(control, move)):
            continue
        is_quiet = promise < KILLER
        makes_row = promise >= ROW
        if depth <= 0:
            if is_move and promise < ROW + CAPTURE * GAIN:
                break
            if tried and (tried >= 2 or not makes_row) and not is_move:
                break
        elif not is_open and top > -SURE:
            if is_free:
                if tried >= 2 + 2 * depth:
                    break
            elif is_quiet and tried:
                if depth <= 3 and value + HOPELESS * depth <= alpha and is_move:
                    continue
                if depth <= 3 and tried >= 6 + 8 * depth * depth:
                    break
        make_move(family, table, rows, level, move)
        turns = rows[level + 1, META] & PLAYER_BIT != player
        left = depth if is_free else depth - 1
        less = 0
        if is_quiet and left >= 2 and tried >= LATE:
            less = reductions[min(left, 31), min(tried, 63)] + (0 if is_open else 1)
            less = min(less, left - 1)
        # first less deep and only whether it beats the best; then more, as far as it may
        stage = 2 if tried == 0 else (0 if less else 1)
        while True:
            high = beta if stage == 2 else alpha + 1
            score = search(
                family, table, patterns, weights, rows, moves, scores, gains, line, killers, liking,
                reductions, memory, path, stop, control, level + 1, length,
                left - less if stage == 0 else left,
                -high if turns else alpha, -alpha if turns else high,
            )  # fmt: skip
            if turns:
                score = -score
            if stage == 2 or score <= alpha or (stage == 1 and (score >= beta or not is_open)):
                break
            stage += 1
        if control[STOPPED]:
            return 0
        tried += 1
        if score > top:
            top = score
            if score > alpha:
                best = move
                alpha = score
                line[level, level] = move
                at = level + 1
                while line[level + 1, at] >= 0:
                    line[level, at] = line[level + 1, at]
                    at += 1
                line[level, at] = -1
            if score >= beta:
                if depth > 0 and not is_free:
                    if hint >= 0 and hint != move:
                        moves[level, n - 1] = hint  # it was tried too, and is not looked at again
                        n += 1
                    _like(moves, killers, liking, player, level, move, promise, n - 1, depth)
                break
    if level or control[EXCLUDED] == 0:
        bound = LOWER if top >= beta else (EXACT if top > first else UPPER)
        move = best
        if best < 0:
            move = hint if hint >= 0 else moves[level, 0]
        _note(memory, key, control[AGE], depth, top, bound, move, level)
    return top


@inlined
def _like(
    moves: Table,
    killers: Table,
    liking: Table,
    player: int,
    level: int,
    move: int,
    promise: int,
    tried: int,
    depth: int,
) -> None:
    """Remember a move that was too good, and that those tried before were not."""
    if ROW <= promise < KNOWN:
        return
    if killers[level, 0] != move:
        killers[level, 1] = killers[level, 0]
        killers[level, 0] = move
    bonus = min(depth * depth, 400) * 16
    liking[player, move] += bonus - liking[player, move] * bonus // 16384
    for n in range(tried):
        other = moves[level, n]
        if other != move:
            liking[player, other] -= bonus + liking[player, other] * bonus // 16384


assert MOVES < 1 << _MOVE_BITS
