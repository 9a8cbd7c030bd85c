"""AND/OR search for forced wins: the compiled part of a proof, which searches every legal move.

Where the attacker decides, one winning move is enough; elsewhere all moves must lose for the defender.
A turn is the rulebook's, from clearing before the move to clearing after it. A draw is no win, and the
attacker must win with every result of a side game.
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import poll_host, product
from gipf.kernel.board import tops_of
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    has_potentials,
    has_side_games,
    phase_of,
    player_of,
    quiet_limit,
    winner_of,
)
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import copy_state, play
from gipf.search.tactics import clear_gain, push_gain, use_gain, valuable_tops

MAX_PLY = 200

TT_ENTRIES = 1 << 20
"""Size of the transposition table, 16 bytes an entry."""

NODES, NODE_LIMIT, STOPPED, ATTACKER, CONTROL = 0, 1, 2, 3, 4

# An entry of the transposition table: the hash move, 255 less the turns in which the position is won,
# the turns in which it is not, and the turns last searched; 0 where nothing is known
_WON_SHIFT, _NOT_WON_SHIFT, _TURNS_SHIFT = 16, 24, 32

_HASH_MOVE, _GAIN_SHIFT = 1 << 60, 36


@inlined
def turn_of(states: Array, i: int) -> int:
    """Give the player whose turn it is: an announcement is answered in the other player's turn."""
    answers = phase_of(states, i) == at.ANSWER
    return player_of(states, i) ^ (1 if answers else 0)


@inlined
def _entry_of(tt: Array, key: int, turns: int) -> int:
    """Give the entry of a position, or the one of its bucket to replace: the second if it is searched less."""
    slot = (key & (tt.shape[0] // 2 - 1)) * 2
    if tt[slot, 0] == key:
        return slot
    if tt[slot + 1, 0] == key:
        return slot + 1
    return slot if turns >= tt[slot, 1] >> _TURNS_SHIFT else slot + 1


@inlined
def _store(tt: Array, key: int, turns: int, won: bool, move: int) -> None:
    """Store whether a position is won within a number of turns, and keep what else is known of it."""
    slot = _entry_of(tt, key, turns)
    entry = tt[slot, 1] if tt[slot, 0] == key else 0
    if won:
        entry = (entry & (255 << _NOT_WON_SHIFT)) | (255 - turns) << _WON_SHIFT
    else:
        entry = (entry & (255 << _WON_SHIFT)) | turns << _NOT_WON_SHIFT
    tt[slot, 0] = key
    tt[slot, 1] = entry | turns << _TURNS_SHIFT | move


@inlined
def _gain(
    family: Family, lookup: Array, states: Array, ply: int, own: int, their: int, valuable: int,
    gains: Array, move: int,
) -> int:  # fmt: skip
    """Give what the rows made by a move gain; a push is looked at once, whatever unit is pushed.

    ``gains`` keeps the gains of a ply, -1 where they are unknown.
    """
    if move < at.JUMP:
        push = move % at.PUSHES
        if gains[ply, push] < 0:
            gains[ply, push] = push_gain(lookup, own, their, valuable, push)
        return gains[ply, push]
    if has_potentials(family) and move < at.CLEAR:
        return use_gain(family, lookup, states, ply, move)
    return 0


@inlined
def next_move(moves: Array, scores: Array, ply: int, n: int, number: int) -> int:
    """Bring the best of the moves left to place n."""
    most = n
    for other in range(n + 1, number):
        if scores[ply, other] > scores[ply, most]:
            most = other
    move, score = moves[ply, most], scores[ply, most]
    moves[ply, most], scores[ply, most] = moves[ply, n], scores[ply, n]
    moves[ply, n], scores[ply, n] = move, score
    return move


@compiled
def _score_moves(
    family: Family, lookup: Array, states: Array, ply: int, number: int, moves: Array,
    scores: Array, gains: Array, history: Array, hash_move: int,
) -> None:  # fmt: skip
    """Score the moves for ordering: hash move, rows by their gain, history."""
    player = player_of(states, ply)
    phase = phase_of(states, ply)
    clears = phase == at.CLEAR_BEFORE or phase == at.CLEAR_AFTER
    own, their = tops_of(states, ply, player), tops_of(states, ply, 1 - player)
    valuable = valuable_tops(family, states, ply)
    for push in range(at.PUSHES):
        gains[ply, push] = -1
    for n in range(number):
        move = moves[ply, n]
        if clears:
            gain = clear_gain(family, lookup, states, ply, move)
        else:
            gain = _gain(family, lookup, states, ply, own, their, valuable, gains, move)
        scores[ply, n] = (gain << _GAIN_SHIFT) + history[player, move]
        if move == hash_move:
            scores[ply, n] = _HASH_MOVE


@compiled
def is_won(
    family: Family, lookup: Array, states: Array, moves: Array, scores: Array, gains: Array,
    history: Array, tt: Array, drawn: Array, control: Array, ply: int, turns: int,
) -> bool:  # fmt: skip
    """Whether ``control[ATTACKER]`` wins the state of a ply by force within a number of turns.

    A position whose hash is among ``drawn`` is a draw. When the search has to stop it sets
    ``control[STOPPED]``, and its result means nothing.
    """
    meta = states[ply, at.META]
    phase = phase_of(states, ply)
    attacker = control[ATTACKER]
    if phase == at.OVER:
        return winner_of(states, ply) == at.WHITE_WON + attacker
    attacks = turn_of(states, ply) == attacker
    control[NODES] += 1
    is_told = control[NODES] & 255 == 0 and poll_host()
    if control[NODES] > control[NODE_LIMIT] or ply >= MAX_PLY or is_told:
        control[STOPPED] = 1
    if control[STOPPED]:
        return False
    if turns == 0 and (
        attacks or (phase == at.MOVE and states[ply, at.RULES] & at.HAS_CHALLENGES == 0)
    ):
        # a player who can move need not lose in that very turn: no row costs a GIPF-piece, since
        # doubles may stay and MATRX's come back, and only challenges can take the last move
        return False

    key, hash_move = 0, -1
    if turns or drawn.shape[0]:
        key = hash_state(family, lookup, states, states, ply)
        for n in range(drawn.shape[0]):
            if drawn[n] == key:
                return False
    if turns:
        if quiet_limit(states, ply):  # the quiet turns count too
            key ^= product(meta // at.CAPTURED_BIT, 0x2545F4914F6CDD1D) >> 2
        key = key << 1 | attacker
        slot = _entry_of(tt, key, turns)
        if tt[slot, 0] == key:
            entry = tt[slot, 1]
            if 255 - ((entry >> _WON_SHIFT) & 255) <= turns:
                return True
            if (entry >> _NOT_WON_SHIFT) & 255 >= turns:
                return False
            hash_move = entry & 0xFFFF

    number = walk_moves(family, lookup, states, ply, moves[ply], LIST)
    if has_side_games(family) and phase == at.WHO_BEGINS:
        number = 1  # it makes no difference to the game
    if turns:
        _score_moves(family, lookup, states, ply, number, moves, scores, gains, history, hash_move)
    player = player_of(states, ply)
    chooses = player == attacker and not (has_side_games(family) and phase == at.SIDE_GAME)
    won = not chooses
    move = 0
    for n in range(number):
        move = next_move(moves, scores, ply, n, number) if turns else moves[ply, n]
        copy_state(family, lookup, states, ply, ply + 1)
        play(family, lookup, states, states, ply + 1, move)
        turns_left = turns - 1 if attacks and turn_of(states, ply + 1) != attacker else turns
        child_won = is_won(
            family, lookup, states, moves, scores, gains, history, tt, drawn, control, ply + 1, turns_left
        )  # fmt: skip
        if control[STOPPED]:
            return False
        if child_won == chooses:
            won = chooses
            history[player, move] += turns * turns
            break
    if turns:
        _store(tt, key, turns, won, move)
    return won


def winning_moves(
    family: Family, lookup: Array, states: Array, moves: Array, scores: Array, gains: Array,
    history: Array, tt: Array, drawn: Array, control: Array, turns: int, among: Array, number: int,
) -> int:  # fmt: skip
    """Bring those of the root's moves to the front after which the attacker wins within a number of turns.

    Gives how many they are; the others follow, all in their order, unless the search is stopped. It is compiled
    for the browser alone: on a processor it is run a few times a proof.
    """
    attacker, root, found = control[ATTACKER], 0, 0
    for n in range(number):
        code = among[n]
        copy_state(family, lookup, states, root, root + 1)
        play(family, lookup, states, states, root + 1, code)
        passes = turn_of(states, root) == attacker and turn_of(states, root + 1) != attacker
        left = turns - 1 if passes else turns
        won = is_won(
            family, lookup, states, moves, scores, gains, history, tt, drawn, control, root + 1, left
        )  # fmt: skip
        if control[STOPPED]:
            break
        if won:
            for other in range(n, found, -1):
                among[other] = among[other - 1]
            among[found] = code
            found += 1
    return found
