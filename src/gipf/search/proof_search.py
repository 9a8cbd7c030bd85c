"""Forced wins: the compiled part of a proof, which looks at every legal move.

A turn is the rulebook's, from clearing before the move to clearing after it. A draw is no win, and
where a side game decides, the player must win with every result of it.
"""

from gipf.kernel.bits import compiled, inlined, product
from gipf.kernel.board import tops_of
from gipf.kernel.fields import has_side_games, phase_of, player_of, quiet_limit, winner_of
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import (
    ANSWER,
    CAPTURED_BIT,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    HAS_CHALLENGES,
    META,
    MOVE,
    OVER,
    PUSHES,
    RULES,
    SIDE_GAME,
    WHITE_WON,
    WHO_BEGINS,
    Array,
    Family,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.search.move_ordering import gain_once, pick
from gipf.search.tactics import clear_gain, dear_tops

MOST_LEVELS = 200

NODES, NODE_LIMIT, STOPPED, ATTACKER, CONTROL = 0, 1, 2, 3, 4

# what is known of a position: a move that helped, 255 less the turns in which it is won, the turns
# in which it is not, and those last asked for; all 0 where nothing is known
_WON_SHIFT, _NOT_WON_SHIFT, _TURNS_SHIFT = 16, 24, 32

_KNOWN, _GAIN_SHIFT = 1 << 60, 36


@inlined
def turn_of(states: Array, i: int) -> int:
    """Say whose turn it is: who answers an announcement decides in the other player's."""
    answers = phase_of(states, i) == ANSWER
    return player_of(states, i) ^ (1 if answers else 0)


@inlined
def _place(memory: Array, key: int, turns: int) -> int:
    """Find the entry of a position, or one for it: of two, the second if the first is worth more."""
    place = (key & (memory.shape[0] // 2 - 1)) * 2
    if memory[place, 0] == key:
        return place
    if memory[place + 1, 0] == key:
        return place + 1
    return place if turns >= memory[place, 1] >> _TURNS_SHIFT else place + 1


@inlined
def _note(memory: Array, key: int, turns: int, won: bool, move: int) -> None:
    """Put down whether a position is won in so many turns, and keep what else is known of it."""
    place = _place(memory, key, turns)
    known = memory[place, 1] if memory[place, 0] == key else 0
    if won:
        known = (known & (255 << _NOT_WON_SHIFT)) | (255 - turns) << _WON_SHIFT
    else:
        known = (known & (255 << _WON_SHIFT)) | turns << _NOT_WON_SHIFT
    memory[place, 0] = key
    memory[place, 1] = known | turns << _TURNS_SHIFT | move


@compiled
def _order(
    family: Family,
    lookup: Array,
    states: Array,
    level: int,
    number: int,
    moves: Array,
    scores: Array,
    gains: Array,
    liking: Array,
    hint: int,
) -> None:
    """Give every move a score to be tried by: what helped before, rows, what helped elsewhere."""
    player = player_of(states, level)
    phase = phase_of(states, level)
    clears = phase == CLEAR_BEFORE or phase == CLEAR_AFTER
    own, their = tops_of(states, level, player), tops_of(states, level, 1 - player)
    dear = dear_tops(family, states, level)
    for push in range(PUSHES):
        gains[level, push] = -1
    for n in range(number):
        move = moves[level, n]
        if clears:
            gain = clear_gain(family, lookup, states, level, move)
        else:
            gain = gain_once(family, lookup, states, level, own, their, dear, gains, move)
        scores[level, n] = (gain << _GAIN_SHIFT) + liking[player, move]
        if move == hint:
            scores[level, n] = _KNOWN


@compiled
def is_won(
    family: Family,
    lookup: Array,
    states: Array,
    moves: Array,
    scores: Array,
    gains: Array,
    liking: Array,
    memory: Array,
    drawn: Array,
    control: Array,
    level: int,
    turns: int,
) -> bool:
    """Whether ``control[ATTACKER]`` wins the row of a level by force within so many turns.

    A position whose hash is among ``drawn`` is a draw. When it has to stop early it sets
    ``control[STOPPED]``, and its answer means nothing.
    """
    meta = states[level, META]
    phase = phase_of(states, level)
    attacker = control[ATTACKER]
    if phase == OVER:
        return winner_of(states, level) == WHITE_WON + attacker
    attacks = turn_of(states, level) == attacker
    control[NODES] += 1
    if control[NODES] > control[NODE_LIMIT] or level >= MOST_LEVELS:
        control[STOPPED] = 1
    if control[STOPPED]:
        return False
    if turns == 0 and (attacks or (phase == MOVE and states[level, RULES] & HAS_CHALLENGES == 0)):
        # a player who can move need not lose in that very turn: no row costs a GIPF-piece, since
        # doubles may stay and MATRX's come back, and only challenges can take the last move
        return False

    key, hint = 0, -1
    if turns or drawn.shape[0]:
        key = hash_state(family, lookup, states, states, level)
        for n in range(drawn.shape[0]):
            if drawn[n] == key:
                return False
    if turns:
        if quiet_limit(states, level):  # how quiet it was counts too
            key ^= product(meta // CAPTURED_BIT, 0x2545F4914F6CDD1D) >> 2
        key = key << 1 | attacker
        place = _place(memory, key, turns)
        if memory[place, 0] == key:
            known = memory[place, 1]
            if 255 - ((known >> _WON_SHIFT) & 255) <= turns:
                return True
            if (known >> _NOT_WON_SHIFT) & 255 >= turns:
                return False
            hint = known & 0xFFFF

    number = walk_moves(family, lookup, states, level, moves[level], LIST)
    if has_side_games(family) and phase == WHO_BEGINS:
        number = 1  # it makes no difference to the game
    if turns:
        _order(family, lookup, states, level, number, moves, scores, gains, liking, hint)
    player = player_of(states, level)
    chooses = player == attacker and not (has_side_games(family) and phase == SIDE_GAME)
    won = not chooses
    move = 0
    for n in range(number):
        move = pick(moves, scores, level, n, number) if turns else moves[level, n]
        copy_state(family, lookup, states, level, level + 1)
        play(family, lookup, states, states, level + 1, move)
        left = turns - 1 if attacks and turn_of(states, level + 1) != attacker else turns
        after = is_won(
            family, lookup, states, moves, scores, gains, liking, memory, drawn, control, level + 1, left
        )  # fmt: skip
        if control[STOPPED]:
            return False
        if after == chooses:
            won = chooses
            liking[player, move] += turns * turns
            break
    if turns:
        _note(memory, key, turns, won, move)
    return won
