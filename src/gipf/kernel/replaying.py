"""Lines of play carried out as they are written, every decision checked."""

from gipf.kernel import layout as at
from gipf.kernel.board import gipf_pieces, kind_at
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.fields import has_potentials, is_over, phase_of, player_of, winner_of
from gipf.kernel.hashing import note_position
from gipf.kernel.layout import Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import play

PASSES, ENDS = 1, 2
"""What a step has beside four times the line of its decision: the turn passes with it, the line ends."""

CODE, OCCUPIED, EMPTY, POTENTIAL, START, TARGET, GIPF, SECOND, THIRD = range(9)
"""The columns of a table of decisions: a code, what has to be so for it to mean what was written, other codes.

Spots that have to be occupied and empty; the type of the unit on the start, 0 for any; the indices of the
bits of start and target; whether a GIPF-piece is on the target, -1 for either.
"""


@compiled
def replay(
    family: Family, lookup: Array, starts: Array, noted: Array, lengths: Array, table: Array,
    steps: Array, spans: Array, begins: Array, states: Array, history: Array, scratch: Array,
    winners: Array,
) -> None:  # fmt: skip
    """Play lines, each a span of ``steps``, from one of ``starts``; give how they end, -1 for a wrong one.

    ``states`` and ``history`` have one line each, to play in.
    """
    for line in range(spans.shape[0] - 1):
        begin = begins[line]
        for word in range(at.STATE_WORDS):
            states[0, word] = starts[begin, word]
        length = lengths[begin]
        for n in range(length):
            history[0, n] = noted[begin, n]
        right = True
        for n in range(spans[line], spans[line + 1]):
            decision = steps[n] >> 2
            move = _meant(family, lookup, states, table, decision, scratch)
            if move < 0:
                right = False
                break
            before = _owner(states)
            play(family, lookup, states, states, 0, move)
            length = note_position(family, lookup, states, states, 0, history, 0, length)
            has_passed = _owner(states) != before or is_over(states, 0)
            if not steps[n] & ENDS and has_passed != (steps[n] & PASSES != 0):
                right = False
                break
        winners[line] = winner_of(states, 0) if right else -1


@inlined
def _owner(states: Array) -> int:
    """Give the turn and whose it is; an announced potential is answered in the other's turn."""
    is_answer = 1 if phase_of(states, 0) == at.ANSWER else 0
    return 2 * states[0, at.TURN] + (player_of(states, 0) ^ is_answer)


@inlined
def _meant(
    family: Family, lookup: Array, states: Array, table: Array, decision: int, scratch: Array
) -> int:
    """Give the legal move that is written so, -1 if there is none."""
    tops = states[0, at.WHITE] | states[0, at.BLACK]
    if table[decision, OCCUPIED] & ~tops or table[decision, EMPTY] & tops:
        return -1
    if has_potentials(family):
        potential = table[decision, POTENTIAL]
        if potential and kind_at(states, 0, 1 << table[decision, START]) >> 1 != potential:
            return -1
        is_gipf = gipf_pieces(family, states, 0) >> table[decision, TARGET] & 1
        if table[decision, GIPF] >= 0 and table[decision, GIPF] != is_gipf:
            return -1
    number = walk_moves(family, lookup, states, 0, scratch, LIST)
    second, third = table[decision, SECOND], table[decision, THIRD]
    found = -1
    for n in range(number):
        if scratch[n] == table[decision, CODE]:
            return scratch[n]
        if scratch[n] == second or (scratch[n] == third and found < 0):
            found = scratch[n]
    return found
