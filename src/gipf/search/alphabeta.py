"""Alpha-beta: the compiled part, which looks at one position to one depth.

Scores are for the player who decides; the same player may decide again. A push, the use of a
potential or an extra move takes one of ``depth``; clears and the words of a challenge take none, so
that every line is looked at until the turn is over. Where none is left, only moves that capture are
looked at. A win is scored by its distance.
"""

from math import exp, log

from gipf.kernel.bits import compiled, fetch, inlined, lowest
from gipf.kernel.board import open_pushes, tops_of
from gipf.kernel.fields import (
    has_potentials,
    has_side_games,
    phase_of,
    player_of,
    quiet_turns,
    winner_of,
)
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import (
    ANSWER,
    CLEAR,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    DRAWN,
    JUMP,
    LOST,
    MOST_MOVES,
    MOVE,
    MOVES,
    OVER,
    PUSHES,
    SIDE_GAME,
    STATE_WORDS,
    WHO_BEGINS,
    WON,
    Array,
    Family,
)
from gipf.kernel.moves import LIST, must_push_gipf_piece, pushable_units, walk_moves, walk_uses
from gipf.kernel.turn import copy_state, play
from gipf.search.evaluation import SCALE, evaluate
from gipf.search.tactics import (
    CAPTURE,
    clear_gain,
    dear_tops,
    push_gain,
    row_pushes,
    use_gain,
)

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
NO_MOVE = (1 << _MOVE_BITS) - 1

# ---------------------------------------------------------------------- what is counted and told

NODES, NODE_LIMIT, STOPPED, AGE, EXCLUDED = 0, 1, 2, 3, 4
LIKING_AT = 5 + 256  # before it the moves that the search leaves out at its root
REDUCED_AT = LIKING_AT + 2 * MOVES  # by how much late moves are looked at less deeply
REDUCED_DEPTHS, REDUCED_MOVES = 32, 64
PATH_AT = REDUCED_AT + REDUCED_DEPTHS * REDUCED_MOVES
"""Of a thread's notes: counters, how much moves are liked, reductions, and then the positions on the way."""

# ---------------------------------------------------------------------- what a level has, after its row

KILLER_AT = STATE_WORDS
GAIN_AT = KILLER_AT + 2
TRIED_AT = GAIN_AT + PUSHES
MOST_TRIED = 64
BEST_AT = TRIED_AT + MOST_TRIED
MOVE_AT = BEST_AT + MOST_LEVELS + 4
KEY_AT = MOVE_AT + MOST_MOVES
LEVEL_WORDS = KEY_AT + MOST_MOVES
_KEY_BITS = 12
_GONE = -(1 << 62)
LEVELS = MOST_LEVELS + 2

# ---------------------------------------------------------------------- the order of moves

KILLER, ROW, KNOWN = 1 << 26, 1 << 28, 1 << 40  # a move of this promise or more is one of these
GAIN = 1 << 24

# ---------------------------------------------------------------------- tuning

LATE = 3  # from which move on depth is reduced
MARGIN = 60  # how far above the window a quiet position may be left, by depth
HOPELESS = 90  # how far below it a quiet move is left out, by depth
REMEMBERED = 1  # from which depth on positions are remembered


@compiled
def make_move(family: Family, lookup: Array, states: Array, level: int, move: int) -> None:
    """Play a move from the row of a level into the next row."""
    copy_state(family, lookup, states, level, level + 1)
    play(family, lookup, states, states, level + 1, move)


@inlined
def _place(memory: Array, key: int) -> int:
    """Give the first of the two lines in which a position may be."""
    return (key & (memory.shape[0] // 2 - 1)) * 2


@inlined
def _probe(memory: Array, key: int) -> int:
    """Give what is known of a position, or -1."""
    place = _place(memory, key)
    for n in range(2):
        data = memory[place + n, 1]
        if memory[place + n, 0] ^ data == key:
            return data
    return -1


@inlined
def _note(
    memory: Array, key: int, age: int, depth: int, score: int, bound: int, move: int, level: int
) -> None:
    """Put down what was found: over the same position, an older one, or the less deep one."""
    if score > SURE:
        score += level
    elif score < -SURE:
        score -= level
    place = _place(memory, key)
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
def _list_moves(family: Family, lookup: Array, levels: Array, notes: Array, level: int) -> int:
    """List the moves of a level, each with a key to be tried by: captures first, then what is liked."""
    number = walk_moves(family, lookup, levels, level, levels[level, MOVE_AT:], LIST)
    player = player_of(levels, level)
    phase = phase_of(levels, level)
    if phase == CLEAR_BEFORE or phase == CLEAR_AFTER:
        for n in range(number):
            score = clear_gain(family, lookup, levels, level, levels[level, MOVE_AT + n])
            levels[level, KEY_AT + n] = (score << _KEY_BITS) - n
        return number
    own, their = tops_of(levels, level, player), tops_of(levels, level, 1 - player)
    dear = dear_tops(family, levels, level)
    rows_by = 0
    may = row_pushes(lookup, own)
    first, second = levels[level, KILLER_AT], levels[level, KILLER_AT + 1]
    for n in range(number):
        move = levels[level, MOVE_AT + n]
        score = notes[LIKING_AT + MOVES * player + move]
        gain = 0
        if move < JUMP:
            push = move % PUSHES
            if (may >> push) & 1:
                may ^= 1 << push
                levels[level, GAIN_AT + push] = push_gain(lookup, own, their, dear, push)
                if levels[level, GAIN_AT + push]:
                    rows_by |= 1 << push
            if (rows_by >> push) & 1:
                gain = levels[level, GAIN_AT + push]
        elif has_potentials(family) and move < CLEAR:
            gain = use_gain(family, lookup, levels, level, move)
        if gain:
            score += ROW + gain * GAIN
        elif move == first:
            score += 2 * KILLER
        elif move == second:
            score += KILLER
        levels[level, KEY_AT + n] = (score << _KEY_BITS) - n
    return number


@compiled
def _list_captures(family: Family, lookup: Array, levels: Array, notes: Array, level: int) -> int:
    """List only the moves of a level that make a row which captures something."""
    player = player_of(levels, level)
    own, their = tops_of(levels, level, player), tops_of(levels, level, 1 - player)
    may = row_pushes(lookup, own)
    number = 0
    dear = dear_tops(family, levels, level)
    if may:
        units = pushable_units(family, levels, level, player)
        pushes = open_pushes(lookup, own | their) & may if units else 0
        while pushes:
            push = lowest(pushes)
            pushes &= pushes - 1
            gain = push_gain(lookup, own, their, dear, push)
            if gain >= CAPTURE:
                left = units
                while left:
                    move = lowest(left) * PUSHES + push
                    left &= left - 1
                    score = notes[LIKING_AT + MOVES * player + move] + ROW + gain * GAIN
                    levels[level, MOVE_AT + number] = move
                    levels[level, KEY_AT + number] = (score << _KEY_BITS) - number
                    number += 1
    if has_potentials(family) and not must_push_gipf_piece(family, levels, level, player):
        uses = walk_uses(
            family, lookup, levels, level, player, levels[level, MOVE_AT:], LIST, number
        )
        for n in range(number, uses):
            move = levels[level, MOVE_AT + n]
            gain = use_gain(family, lookup, levels, level, move)
            if gain >= CAPTURE:
                score = notes[LIKING_AT + MOVES * player + move] + ROW + gain * GAIN
                levels[level, MOVE_AT + number] = move
                levels[level, KEY_AT + number] = (score << _KEY_BITS) - number
                number += 1
    return number


@inlined
def _is_left_out(notes: Array, move: int) -> bool:
    found = False
    for n in range(notes[EXCLUDED]):
        found |= notes[EXCLUDED + 1 + n] == move
    return found


@inlined
def _expected(through: int, foiled: int) -> int:
    """Give the score of a side game: the potential goes through in two of three cases.

    What is to be expected is the mean of expected results, not of scores.
    """
    through = max(-CERTAIN, min(CERTAIN, through))
    foiled = max(-CERTAIN, min(CERTAIN, foiled))
    mean = (2 / (1 + exp(-through / SCALE)) + 1 / (1 + exp(-foiled / SCALE))) / 3
    return int(SCALE * log(mean / (1 - mean)))


@compiled
def search(
    family: Family,
    lookup: Array,
    patterns: Array,
    weights: Array,
    levels: Array,
    notes: Array,
    memory: Array,
    level: int,
    length: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Give the score of the row of a level; its best line is left behind it.

    ``notes`` ends with the hashes of the ``length`` positions before it in which a player was to move.
    When it has to stop early it sets ``notes[STOPPED]``, and its score means nothing; it is told to by
    the last line of ``memory``.
    """
    levels[level, BEST_AT + level] = -1
    phase = phase_of(levels, level)
    if phase == OVER:
        return 0 if winner_of(levels, level) == DRAWN else WIN - level
    notes[NODES] += 1
    if notes[NODES] & 255 == 0 and (
        memory[memory.shape[0] - 1, 0] or notes[NODES] >= notes[NODE_LIMIT]
    ):
        notes[STOPPED] = 1
    if notes[STOPPED]:
        return 0
    if level >= MOST_LEVELS:
        return evaluate(family, lookup, patterns, weights, levels, level)
    player = player_of(levels, level)

    if has_side_games(family) and phase == SIDE_GAME:
        won = lost = 0
        everything = max(beta, INFINITE)  # a literal would be another type, and compile once more
        for result in (LOST, WON):  # a tie has the same effect as a win
            make_move(family, lookup, levels, level, result)
            lost = won
            won = search(
                family, lookup, patterns, weights, levels, notes, memory, level + 1, length, depth - 1,
                -everything, everything,
            )  # fmt: skip
            if player_of(levels, level + 1) != player:
                won = -won
        levels[level, BEST_AT + level] = -1
        if min(won, lost) > SURE:
            return min(won, lost)
        if max(won, lost) < -SURE:
            return max(won, lost)
        return _expected(won, lost)

    # a quicker win or loss is known already
    alpha = max(alpha, level - WIN)
    beta = min(beta, WIN - level)
    if alpha >= beta:
        return alpha

    is_move = phase == MOVE
    is_clear = phase == CLEAR_BEFORE or phase == CLEAR_AFTER
    is_free = is_clear or phase == ANSWER or phase == WHO_BEGINS
    is_open = beta - alpha > 1
    is_known = not is_clear and depth >= REMEMBERED
    best = -1
    key = 0
    if is_known or is_move:
        key = hash_state(family, lookup, levels, levels, level)
    if is_move:
        if level:
            for n in range(1, min(quiet_turns(levels, level), length) + 1):
                if notes[PATH_AT + length - n] == key:
                    return 0
        notes[PATH_AT + length] = key
        length += 1
    value = 0
    if is_known:
        fetch(memory, _place(memory, key))
    if is_move:
        value = evaluate(family, lookup, patterns, weights, levels, level)
    if is_known:
        known = _probe(memory, key)
        if known >= 0:
            best = known & NO_MOVE
            if best == NO_MOVE:
                best = -1
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

    top = -INFINITE
    first = alpha
    if is_move:
        if depth <= 0:
            top = value
            if top >= beta or depth <= -CAPTURES_ONLY:
                return top
            alpha = max(alpha, top)
        elif not is_open and depth <= 4 and abs(beta) < SURE and value - MARGIN * depth >= beta:
            return value
        elif depth >= 4 and best < 0:
            depth -= 1

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
                if is_move and depth <= 0:
                    number = _list_captures(family, lookup, levels, notes, level)
                else:
                    number = _list_moves(family, lookup, levels, notes, level)
                    if has_side_games(family) and (
                        phase == WHO_BEGINS or (phase == ANSWER and depth <= 0)
                    ):
                        number = 1  # who begins makes no difference to the game; else accept
                if number == 0:
                    break
            most = _GONE
            for other in range(number):
                most = max(most, levels[level, KEY_AT + other])
            promise = (most + ((1 << _KEY_BITS) - 1)) >> _KEY_BITS
            at = (promise << _KEY_BITS) - most
            levels[level, KEY_AT + at] = _GONE
            move = levels[level, MOVE_AT + at]
        n += 1
        if (n and move == hint) or (level == 0 and _is_left_out(notes, move)):
            continue
        is_quiet = promise < KILLER
        makes_row = promise >= ROW
        if depth <= 0:
            if tried and (tried >= 2 or not makes_row) and not is_move:
                break
        elif not is_open and top > -SURE:
            if is_free:
                if tried >= 2 + 2 * depth:
                    break
            elif is_quiet and tried:
                if depth <= 3 and value + HOPELESS * depth <= alpha and is_move:
                    break
                if depth <= 3 and tried >= 6 + 8 * depth * depth:
                    break
        make_move(family, lookup, levels, level, move)
        turns = player_of(levels, level + 1) != player
        left = depth if is_free else depth - 1
        less = 0
        if is_quiet and left >= 2 and tried >= LATE:
            less = notes[REDUCED_AT + REDUCED_MOVES * min(left, 31) + min(tried, 63)]
            less = min(less + (0 if is_open else 1), left - 1)
        # first less deep and only whether it beats the best; then more, as far as it may
        stage = 2 if tried == 0 else (0 if less else 1)
        while True:
            high = beta if stage == 2 else alpha + 1
            score = search(
                family, lookup, patterns, weights, levels, notes, memory, level + 1, length,
                left - less if stage == 0 else left,
                -high if turns else alpha, -alpha if turns else high,
            )  # fmt: skip
            if turns:
                score = -score
            if stage == 2 or score <= alpha or (stage == 1 and (score >= beta or not is_open)):
                break
            stage += 1
        if notes[STOPPED]:
            return 0
        levels[level, TRIED_AT + min(tried, MOST_TRIED - 1)] = move
        tried += 1
        if score > top:
            top = score
            if score > alpha:
                best = move
                alpha = score
                levels[level, BEST_AT + level] = move
                at = BEST_AT + level + 1
                while levels[level + 1, at] >= 0:
                    levels[level, at] = levels[level + 1, at]
                    at += 1
                levels[level, at] = -1
            if score >= beta:
                if depth > 0 and not is_free:
                    _like(levels, notes, player, level, move, promise, tried - 1, depth)
                break
    if has_side_games(family) and phase == ANSWER and depth <= 0:
        value = evaluate(family, lookup, patterns, weights, levels, level)
        top = max(top, _expected(top, value))  # what a challenge may bring
    if is_known and (level or notes[EXCLUDED] == 0):
        bound = LOWER if top >= beta else (EXACT if top > first else UPPER)
        move = best
        if best < 0:
            move = hint if hint >= 0 else (levels[level, TRIED_AT] if tried else NO_MOVE)
        _note(memory, key, notes[AGE], depth, top, bound, move, level)
    return top


@inlined
def _like(
    levels: Array,
    notes: Array,
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
    if levels[level, KILLER_AT] != move:
        levels[level, KILLER_AT + 1] = levels[level, KILLER_AT]
        levels[level, KILLER_AT] = move
    bonus = min(depth * depth, 400) * 16
    at = LIKING_AT + MOVES * player
    notes[at + move] += bonus - notes[at + move] * bonus // 16384
    for n in range(min(tried, MOST_TRIED)):
        other = levels[level, TRIED_AT + n]
        notes[at + other] -= bonus + notes[at + other] * bonus // 16384


assert MOVES <= NO_MOVE
assert MOST_MOVES < 1 << _KEY_BITS
