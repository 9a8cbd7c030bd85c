"""AND/OR search with transpositions: whether a player wins within some turns, for games without potentials.

Where the attacker decides, one winning move is enough; elsewhere all moves must lose for the defender. The
number of turns left bounds every line, so positions that come round again need no care: what is known of
a position is within how many turns it is won and within how many it is not. A turn is the attacker's own, from
clearing before the move to clearing after it.
"""

from gipf.kernel import layout as at
from gipf.kernel.bits import highest_bit, lowest, popcount, product
from gipf.kernel.board import has_four, line_step, tops_of
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import (
    basic_pieces_in,
    is_basic,
    opening_of,
    phase_of,
    player_of,
    reserve_of,
    winner_of,
)
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import BOARD_AT, HIGH_AT, LINE_AT
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.symmetry import canonical_move
from gipf.kernel.turn import copy_state, play
from gipf.search.proof_search import next_move
from gipf.search.tactics import clear_gain, push_gain, row_pushes, valuable_tops
from gipf.solving.symmetric import SYMMETRIES, write_canonical

MAX_PLY = 400
"""Decisions in a line; the state after the last is room for canonical images."""

NODES, NODE_LIMIT, STOPPED, ATTACKER, NOISE, CONTROL = 0, 1, 2, 3, 4, 5
TIME_IS_UP, IS_KNOWN, SIGNS = 0, 1, 2
"""What all threads look at: that the search has to end, and that one of them knows the answer."""

MOST_TURNS = 100

BUCKET = 4
# An entry of the transposition table: the move that decided, as it is in the canonical image; 255 less the
# turns in which the position is won; the turns in which it is not; and those last searched; 0 for nothing known
_MOVE_MASK, _WON_SHIFT, _NOT_WON_SHIFT, _TURNS_SHIFT = 0xFFFF, 16, 24, 32

_HASH_MOVE, _GAIN_SHIFT, _THREATS_SHIFT = 1 << 60, 41, 33


# ---------------------------------------------------------------------- the transposition table


@inlined
def _bucket_of(tt: Array, states: Array, image: int, attacker: int) -> int:
    """Give the first entry in which a canonical image may be.

    It depends on the position in another way than its key: all bits of the key tell those of a bucket apart.
    """
    mixed = product(states[image, at.WHITE] + 0x1D8E4E27C47D, 0x369DEA0F31A53F85)
    mixed = product((mixed >> 29) ^ mixed ^ states[image, at.BLACK], 0x27D4EB2F165667C5)
    mixed = product((mixed >> 32) ^ mixed ^ states[image, at.MARK], 0x2545F4914F6CDD1D)
    mixed = product((mixed >> 31) ^ mixed ^ states[image, at.RESERVES], 0x3C79AC492BA7B653)
    return (((mixed >> 24) ^ attacker) & (tt.shape[0] // BUCKET - 1)) * BUCKET


@inlined
def _probe(tt: Array, first: int, key: int) -> int:
    """Give what is known of a position, 0 for nothing.

    A key is stored xored with its data, so that an entry torn apart by two threads is not recognised.
    """
    for slot in range(first, first + BUCKET):
        data = tt[slot, 1]
        if tt[slot, 0] ^ data == key:
            return data
    return 0


@inlined
def _store(tt: Array, first: int, key: int, turns: int, won: bool, move: int) -> None:
    """Store whether a position is won within a number of turns, over what was searched least.

    ``move`` is the one that decided, or -1: then the one that is known is kept.
    """
    chosen, known = first, 0
    for slot in range(first, first + BUCKET):
        data = tt[slot, 1]
        if tt[slot, 0] ^ data == key:
            chosen, known = slot, data
            break
        if data >> _TURNS_SHIFT < tt[chosen, 1] >> _TURNS_SHIFT:
            chosen = slot
    if move < 0:
        move = known & _MOVE_MASK
    if won:
        known = (known & (255 << _NOT_WON_SHIFT)) | (255 - turns) << _WON_SHIFT
    else:
        known = (known & (255 << _WON_SHIFT)) | turns << _NOT_WON_SHIFT
    known |= turns << _TURNS_SHIFT | move
    tt[chosen, 0] = key ^ known
    tt[chosen, 1] = known


# ---------------------------------------------------------------------- what needs no search


@inlined
def _pushes_left(family: Family, states: Array, i: int, player: int) -> int:
    """Count the turns for which a player's reserve lasts at least, if nothing comes back."""
    pieces = basic_pieces_in(reserve_of(states, i, player))
    if is_basic(family) or opening_of(states, i, player) != at.OPENING_FIRST or pieces == 0:
        return pieces
    return pieces - 1  # the first is a GIPF-piece; later ones need not be


@inlined
def _may_be_full(lookup: Array, states: Array, i: int) -> bool:
    """Whether there are pieces enough to fill the board, so that a player may be unable to push."""
    board = popcount(states[i, at.WHITE] | states[i, at.BLACK])
    pieces = basic_pieces_in(reserve_of(states, i, 0)) + basic_pieces_in(reserve_of(states, i, 1))
    return board + pieces >= popcount(lookup[BOARD_AT])


@inlined
def _starves(
    family: Family, lookup: Array, states: Array, i: int, defender: int, attacks: bool, turns: int
) -> bool:
    """Whether the defender may have no move left within so many turns; a reserve cannot be captured."""
    if _may_be_full(lookup, states, i):
        return True
    return _pushes_left(family, states, i, defender) <= (turns - 1 if attacks else turns)


@inlined
def _pushed(lookup: Array, own: int, their: int, push: int) -> tuple[int, int]:
    """Give the tops of the player who pushes and of the other after a push into a line that is not full."""
    line = push >> 1
    mask, step = lookup[LINE_AT + line], line_step(line)
    empty = mask & ~(own | their)
    if push & 1 == 0:
        run = mask & ((empty & -empty) - 1)
        own = (own & ~run) | ((own & run) << step) | (mask & -mask)
        their = (their & ~run) | ((their & run) << step)
    else:
        first = highest_bit(empty)
        run = mask & ~(first | (first - 1))
        own = (own & ~run) | ((own & run) >> step) | lookup[HIGH_AT + line]
        their = (their & ~run) | ((their & run) >> step)
    return own, their


@compiled
def _makes_row(lookup: Array, own: int, their: int, push: int) -> bool:
    """Whether a push makes a row of the player's own."""
    own, their = _pushed(lookup, own, their, push)
    return has_four(own)


@compiled
def _can_make_row(lookup: Array, own: int, their: int) -> bool:
    """Whether some push makes a row of the player's own."""
    pushes = row_pushes(lookup, own)
    while pushes:
        push = lowest(pushes)
        pushes &= pushes - 1
        if lookup[LINE_AT + (push >> 1)] & ~(own | their) and _makes_row(lookup, own, their, push):
            return True
    return False


@compiled
def _is_last_push_in_vain(lookup: Array, own: int, their: int, push: int) -> bool:
    """Whether a player who pushes the last piece so loses: no row stands, nor after some answer."""
    own, their = _pushed(lookup, own, their, push)
    if has_four(own) or has_four(their):
        return False
    for answer in range(at.PUSHES):
        if lookup[LINE_AT + (answer >> 1)] & ~(own | their):
            then_their, then_own = _pushed(lookup, their, own, answer)
            if not (has_four(then_own) or has_four(then_their)):
                return True
    return False


@inlined
def _row_saves(lookup: Array, states: Array, i: int, defender: int, turns: int) -> bool:
    """Whether the defender can make a row now, in basic, and the pieces of one last for all the turns left."""
    pieces = basic_pieces_in(reserve_of(states, i, defender))
    if pieces + 4 <= turns or _may_be_full(lookup, states, i):
        return False
    return _can_make_row(lookup, tops_of(states, i, defender), tops_of(states, i, 1 - defender))


@inlined
def _pushes_last_piece(family: Family, states: Array, i: int, player: int) -> bool:
    """Whether a player who moves has one piece left, and the other has one at least."""
    if basic_pieces_in(reserve_of(states, i, player)) != 1:
        return False
    return _pushes_left(family, states, i, 1 - player) > 0


# ---------------------------------------------------------------------- the search


@inlined
def _threats_after(lookup: Array, own: int, their: int, push: int) -> int:
    """Rate a push by the rows it threatens, less those it leaves to the other player."""
    own, their = _pushed(lookup, own, their, push)
    return popcount(row_pushes(lookup, own)) - 4 * popcount(row_pushes(lookup, their))


@compiled
def _score_moves(
    family: Family, lookup: Array, states: Array, ply: int, number: int, moves: Array,
    scores: Array, history: Array, hash_move: int, noise: int, turns: int,
) -> None:  # fmt: skip
    """Score the moves for ordering: hash move, rows by their gain, threats, history.

    ``noise`` tells threads apart.
    """
    player = player_of(states, ply)
    phase = phase_of(states, ply)
    clears = phase == at.CLEAR_BEFORE or phase == at.CLEAR_AFTER
    own, their = tops_of(states, ply, player), tops_of(states, ply, 1 - player)
    valuable = valuable_tops(family, states, ply)
    for n in range(number):
        move = moves[ply, n]
        if clears:
            gain = clear_gain(family, lookup, states, ply, move)
        else:
            gain = push_gain(lookup, own, their, valuable, move % at.PUSHES)
        scores[ply, n] = (gain << _GAIN_SHIFT) + (history[player, move] << 4)
        if turns > 1 and not clears:
            threats = _threats_after(lookup, own, their, move % at.PUSHES)
            scores[ply, n] += (4 * at.PUSHES + threats) << _THREATS_SHIFT
        if noise:
            scores[ply, n] += (product(move + noise, 0x2545F4914F6CDD1D) >> 20) & 0xFFF
        if move == hash_move:
            scores[ply, n] = _HASH_MOVE


@compiled
def known_move(
    family: Family, lookup: Array, columns: Array, images: Array, states: Array, tt: Array,
    attacker: int, i: int,
) -> int:  # fmt: skip
    """Give the move that decided the search of a state, or -1 if nothing is known."""
    image = states.shape[0] - 1
    symmetry = write_canonical(family, columns, states, i, image)
    key = hash_state(family, lookup, states, states, image) << 1 | attacker
    known = _probe(tt, _bucket_of(tt, states, image, attacker), key)
    if known == 0:
        return -1
    move = images[SYMMETRIES + symmetry, known & _MOVE_MASK]
    return canonical_move(family, lookup, states, i, move)


@compiled
def is_won(
    family: Family, lookup: Array, columns: Array, images: Array, states: Array, moves: Array,
    scores: Array, history: Array, tt: Array, control: Array, signs: Array, ply: int, turns: int,
) -> bool:  # fmt: skip
    """Whether ``control[ATTACKER]`` wins the state of a ply by force within a number of turns.

    When the search has to stop, ``control[STOPPED]`` is set, and its result means nothing.
    """
    phase = phase_of(states, ply)
    attacker = control[ATTACKER]
    if phase == at.OVER:
        return winner_of(states, ply) == at.WHITE_WON + attacker
    player = player_of(states, ply)
    attacks = player == attacker
    control[NODES] += 1
    if (
        control[NODES] > control[NODE_LIMIT]
        or signs[TIME_IS_UP]
        or signs[IS_KNOWN]
        or ply == MAX_PLY
    ):
        control[STOPPED] = 1
    if control[STOPPED]:
        return False
    if turns == 0 and (attacks or phase == at.MOVE):
        return False  # a player who can move need not lose in that very turn: doubles may stay
    starves = _starves(family, lookup, states, ply, 1 - attacker, attacks, turns)
    if is_basic(family):
        if not starves:
            return False
        if phase == at.MOVE and not attacks and _row_saves(lookup, states, ply, player, turns):
            return False

    key, first, hash_move, symmetry = 0, 0, -1, 0
    if turns:
        image = states.shape[0] - 1
        symmetry = write_canonical(family, columns, states, ply, image)
        key = hash_state(family, lookup, states, states, image) << 1 | attacker
        first = _bucket_of(tt, states, image, attacker)
        known = _probe(tt, first, key)
        if known:
            if 255 - ((known >> _WON_SHIFT) & 255) <= turns:
                return True
            if (known >> _NOT_WON_SHIFT) & 255 >= turns:
                return False
            hash_move = images[SYMMETRIES + symmetry, known & _MOVE_MASK]
            hash_move = canonical_move(family, lookup, states, ply, hash_move)

    number = walk_moves(family, lookup, states, ply, moves[ply], LIST)
    if turns:
        _score_moves(
            family,
            lookup,
            states,
            ply,
            number,
            moves,
            scores,
            history,
            hash_move,
            control[NOISE],
            turns,
        )
    own, their = tops_of(states, ply, player), tops_of(states, ply, 1 - player)
    last_piece = phase == at.MOVE and _pushes_last_piece(family, states, ply, player)
    rows_only = phase == at.MOVE and attacks and turns == 1 and not starves
    won = not attacks
    move = 0
    for n in range(number):
        move = next_move(moves, scores, ply, n, number) if turns else moves[ply, n]
        push = move % at.PUSHES
        if rows_only and not _makes_row(lookup, own, their, push):
            continue  # neither captures this anything, nor is the defender without a move
        if last_piece and _is_last_push_in_vain(lookup, own, their, push):
            continue
        copy_state(family, lookup, states, ply, ply + 1)
        play(family, lookup, states, states, ply + 1, move)
        turns_left = turns - 1 if attacks and player_of(states, ply + 1) != attacker else turns
        child_won = is_won(
            family, lookup, columns, images, states, moves, scores, history, tt, control, signs,
            ply + 1, turns_left,
        )  # fmt: skip
        if control[STOPPED]:
            return False
        if child_won == attacks:
            won = attacks
            history[player, move] += turns * turns
            break
    if turns:
        _store(tt, first, key, turns, won, images[symmetry, move] if won == attacks else -1)
    return won
