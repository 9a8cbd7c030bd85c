"""What alpha-beta works on: the stack, a line for each ply, and the data of a thread.

A line of the stack is the state at that ply, then its killer moves, the gains of its pushes, the moves
searched so far, the principal variation from there, a move to leave out, the moves and their sort keys.
The data of a thread are counters, the root moves left out, history, reductions, and the keys of the
positions on the path. They are two arrays and not many, since every array that is handed down a recursion
costs.
"""

from gipf.kernel.layout import MOST_MOVES, MOVES, PUSHES, STATE_WORDS

MAX_PLY = 100

# ---------------------------------------------------------------------- a line of the stack

KILLERS_AT = STATE_WORDS
GAINS_AT = KILLERS_AT + 2
SEARCHED_AT = GAINS_AT + PUSHES
MAX_SEARCHED = 64
PV_AT = SEARCHED_AT + MAX_SEARCHED
LEFT_OUT_AT = PV_AT + MAX_PLY + 4  # a move not to search, or -1
MOVES_AT = LEFT_OUT_AT + 1
SORT_KEYS_AT = MOVES_AT + MOST_MOVES
PLY_WORDS = SORT_KEYS_AT + MOST_MOVES
STACK_PLIES = MAX_PLY + 2

# ---------------------------------------------------------------------- the data of a thread

NODES, NODE_LIMIT, STOPPED, GENERATION, EXCLUDED = 0, 1, 2, 3, 4
MAX_EXCLUDED = 256
HISTORY_AT = EXCLUDED + 1 + MAX_EXCLUDED  # before it the root moves that are excluded
REDUCTIONS_AT = HISTORY_AT + 2 * MOVES
REDUCED_DEPTHS, REDUCED_MOVES = 32, 64
PATH_AT = REDUCTIONS_AT + REDUCED_DEPTHS * REDUCED_MOVES
MAX_PATH = 1024
THREAD_WORDS = PATH_AT + MAX_PATH + STACK_PLIES
