"""What the browser gets of the compiled code: one module for each family of variants, and where its arrays lie.

A module has one position at a time, one search, one proof. Its memory is `Memory`: the engine's worker in
the page writes a state there, calls one of the functions of `entries`, and reads what was found.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import (
    BASIC,
    GIPF,
    MATRX,
    MOST_MOVES,
    MOVES,
    POTENTIALS,
    PUSHES,
    STATE_WORDS,
    Family,
)
from gipf.kernel.lookup import LOOKUP_WORDS
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import play
from gipf.kernel.wasm import (
    RESULT_ADDRESS,
    WORD_BYTES,
    array_at,
    byte_array_at,
    lay_out,
    plain,
    short_array_at,
)
from gipf.search import proof_search as proof
from gipf.search.alphabeta import search as search_position
from gipf.search.evaluation import PATTERN_WORDS, WEIGHTS, evaluate, spread_weights
from gipf.search.one_depth import (
    FADING,
    FOUND_WORDS,
    MAX_LINES,
    begin_lines,
    begin_thread,
    forget_moves,
    is_decided,
    search_depth,
)
from gipf.search.proof_search import winning_moves
from gipf.search.scores import INFINITE
from gipf.search.search_stack import (
    HISTORY_AT,
    MAX_PATH,
    NODE_LIMIT,
    NODES,
    PATH_AT,
    PLY_WORDS,
    REDUCTIONS_AT,
    STACK_PLIES,
    STOPPED,
    THREAD_WORDS,
)
from gipf.search.simd import LANES

FAMILIES: dict[str, Family] = {
    "basic": BASIC,
    "gipf": GIPF,
    "potentials": POTENTIALS,
    "matrx": MATRX,
}
"""The modules by their names."""

_PLIES = proof.MAX_PLY + 2
_HELPER_THREAD = STACK_PLIES * PLY_WORDS * WORD_BYTES
"""Where the data of a thread lie that helps, from where its own arrays begin with its stack."""
MAX_DRAWN = 1024
"""How many positions of a game a proof can know as draws."""


@dataclass(frozen=True)
class Memory:
    """Where everything lies, in bytes, and how much of it there is."""

    lookup: int
    patterns: int
    weights: int
    moves: int
    stack: int
    thread: int
    found: int
    drawn: int
    control: int
    proof_tt: int
    tt: int
    """To the end: the transposition table; before the first search, the weights as they are stored."""


def memory_map() -> Memory:
    """Set out the memory of a module.

    What a proof works on lies where a search has its transposition table: there is never both.
    """
    places = lay_out(
        {
            "lookup": LOOKUP_WORDS * WORD_BYTES,
            "patterns": PATTERN_WORDS * WORD_BYTES,
            "weights": (WEIGHTS + 2) * LANES * 2,
            "moves": MOST_MOVES * WORD_BYTES,
            "stack": STACK_PLIES * PLY_WORDS * WORD_BYTES,
            "thread": THREAD_WORDS * WORD_BYTES,
            "found": 2 * MAX_LINES * FOUND_WORDS * WORD_BYTES,
            "control": proof.CONTROL * WORD_BYTES,
            "drawn": MAX_DRAWN * WORD_BYTES,
            "tt": 0,
        }
    )
    tables = _PLIES * (STATE_WORDS + 2 * MOST_MOVES + PUSHES) + 2 * MOVES
    return Memory(**places, proof_tt=places["tt"] + tables * WORD_BYTES)


def constants() -> dict[str, Any]:
    """Give what the engine's worker has to know about modules, as JSON."""
    return {
        "memory": asdict(memory_map()),
        "result": RESULT_ADDRESS,
        "stateWords": STATE_WORDS,
        "lookupWords": LOOKUP_WORDS,
        "patternWords": PATTERN_WORDS,
        "reductionsAt": REDUCTIONS_AT,
        "pathAt": PATH_AT,
        "maxPath": MAX_PATH,
        "nodes": NODES,
        "nodeLimit": NODE_LIMIT,
        "maxLines": MAX_LINES,
        "foundWords": FOUND_WORDS,
        "maxDrawn": MAX_DRAWN,
        "control": {
            "nodes": proof.NODES,
            "nodeLimit": proof.NODE_LIMIT,
            "stopped": proof.STOPPED,
            "attacker": proof.ATTACKER,
        },
        "proofEntries": proof.TT_ENTRIES,
        "helperBytes": _HELPER_THREAD + THREAD_WORDS * WORD_BYTES,
        "helperThread": _HELPER_THREAD,
    }


def entries(family: Family) -> dict[str, tuple[Callable[..., Any], int]]:
    """Give the functions of a family's module, and how many numbers each takes.

    The first line of the stack is the position: what is listed, played, hashed and searched.
    """
    memory = memory_map()
    lookup_at, patterns_at, weights_at = memory.lookup, memory.patterns, memory.weights
    moves_at, stack_at, thread_at = memory.moves, memory.stack, memory.thread
    found_at, tt_at = memory.found, memory.tt
    drawn_at, control_at, proof_tt_at = memory.drawn, memory.control, memory.proof_tt
    states_at = memory.tt
    proof_moves_at = states_at + _PLIES * STATE_WORDS * WORD_BYTES
    scores_at = proof_moves_at + _PLIES * MOST_MOVES * WORD_BYTES
    gains_at = scores_at + _PLIES * MOST_MOVES * WORD_BYTES
    history_at = gains_at + _PLIES * PUSHES * WORD_BYTES

    def list_all() -> int:
        lookup = array_at(lookup_at, (LOOKUP_WORDS,))
        stack = array_at(stack_at, (STACK_PLIES, PLY_WORDS))
        return walk_moves(
            plain(family), lookup, stack, 0, array_at(moves_at, (MOST_MOVES,)), int(LIST)
        )

    def play_move(move: int) -> None:
        lookup = array_at(lookup_at, (LOOKUP_WORDS,))
        stack = array_at(stack_at, (STACK_PLIES, PLY_WORDS))
        play(plain(family), lookup, stack, stack, 0, move)

    def hash_position() -> int:
        lookup = array_at(lookup_at, (LOOKUP_WORDS,))
        stack = array_at(stack_at, (STACK_PLIES, PLY_WORDS))
        return hash_state(plain(family), lookup, stack, stack, 0)

    def evaluate_position() -> int:
        return evaluate(
            plain(family),
            array_at(lookup_at, (LOOKUP_WORDS,)),
            array_at(patterns_at, (PATTERN_WORDS,)),
            short_array_at(weights_at, (WEIGHTS + 2, LANES)),
            array_at(stack_at, (STACK_PLIES, PLY_WORDS)),
            0,
        )

    def spread(rows: int) -> None:
        spread_weights(
            byte_array_at(tt_at, (2 * LANES, rows)),
            short_array_at(weights_at, (WEIGHTS + 2, LANES)),
        )

    def forget(table: int) -> None:
        tt = array_at(tt_at, (table + 1, 2))
        tt[:] = 0
        forget_moves(
            array_at(stack_at, (STACK_PLIES, PLY_WORDS)), array_at(thread_at, (THREAD_WORDS,))
        )

    def begin(generation: int, lines: int, first_move: int) -> None:
        stack, thread = (
            array_at(stack_at, (STACK_PLIES, PLY_WORDS)),
            array_at(thread_at, (THREAD_WORDS,)),
        )
        begin_thread(stack, thread, generation)
        for n in range(HISTORY_AT, REDUCTIONS_AT):
            thread[n] //= FADING
        begin_lines(array_at(found_at, (2 * MAX_LINES, FOUND_WORDS)), lines, first_move)

    def search(table: int, lines: int, length: int, depth: int, first_move: int) -> int:
        found = array_at(found_at, (2 * MAX_LINES, FOUND_WORDS))
        is_done = search_depth(
            plain(family),
            array_at(lookup_at, (LOOKUP_WORDS,)),
            array_at(patterns_at, (PATTERN_WORDS,)),
            short_array_at(weights_at, (WEIGHTS + 2, LANES)),
            array_at(stack_at, (STACK_PLIES, PLY_WORDS)),
            array_at(thread_at, (THREAD_WORDS,)),
            array_at(tt_at, (table + 1, 2)),
            found, lines, length, depth, first_move,
        )  # fmt: skip
        if not is_done:
            return 0
        return 2 if is_decided(found, lines, depth) else 1

    def prove(turns: int, number: int, drawn: int) -> int:
        return winning_moves(
            plain(family),
            array_at(lookup_at, (LOOKUP_WORDS,)),
            array_at(states_at, (_PLIES, STATE_WORDS)),
            array_at(proof_moves_at, (_PLIES, MOST_MOVES)),
            array_at(scores_at, (_PLIES, MOST_MOVES)),
            array_at(gains_at, (_PLIES, PUSHES)),
            array_at(history_at, (2, MOVES)),
            array_at(proof_tt_at, (proof.TT_ENTRIES, 2)),
            array_at(drawn_at, (drawn,)),
            array_at(control_at, (proof.CONTROL,)),
            turns,
            array_at(moves_at, (MOST_MOVES,)),
            number,
        )

    return {
        "list": (list_all, 0),
        "play": (play_move, 1),
        "hash": (hash_position, 0),
        "evaluate": (evaluate_position, 0),
        "spread": (spread, 1),
        "forget": (forget, 1),
        "begin": (begin, 3),
        "search": (search, 5),
        "prove": (prove, 3),
    }


def helper_entries(family: Family) -> dict[str, tuple[Callable[..., Any], int]]:
    """Give the functions with which more threads search the position of a module (lazy SMP).

    All threads have one memory, and the transposition table in common. ``own`` is where the arrays of a
    thread that helps begin, its stack and its data.
    """
    memory = memory_map()
    lookup_at, patterns_at, weights_at = memory.lookup, memory.patterns, memory.weights
    stack_at, thread_at, tt_at = memory.stack, memory.thread, memory.tt

    def forget_helper(own: int) -> None:
        stack = array_at(own, (STACK_PLIES, PLY_WORDS))
        thread = array_at(own + _HELPER_THREAD, (THREAD_WORDS,))
        forget_moves(stack, thread)

    def begin_helper(own: int, generation: int, length: int) -> None:
        stack = array_at(own, (STACK_PLIES, PLY_WORDS))
        thread = array_at(own + _HELPER_THREAD, (THREAD_WORDS,))
        first, its = array_at(stack_at, (STATE_WORDS,)), array_at(thread_at, (THREAD_WORDS,))
        for n in range(STATE_WORDS):
            stack[0, n] = first[n]
        begin_thread(stack, thread, generation)
        for n in range(HISTORY_AT, REDUCTIONS_AT):
            thread[n] //= FADING
        for n in range(REDUCTIONS_AT, PATH_AT + length):
            thread[n] = its[n]

    def help_search(own: int, table: int, length: int, depth: int) -> int:
        thread = array_at(own + _HELPER_THREAD, (THREAD_WORDS,))
        root, widest = min(depth, 0), max(depth, INFINITE)
        search_position(
            plain(family),
            array_at(lookup_at, (LOOKUP_WORDS,)),
            array_at(patterns_at, (PATTERN_WORDS,)),
            short_array_at(weights_at, (WEIGHTS + 2, LANES)),
            array_at(own, (STACK_PLIES, PLY_WORDS)),
            thread,
            array_at(tt_at, (table + 1, 2)),
            root, length, depth, -widest, widest,
        )  # fmt: skip
        return thread[STOPPED]

    return {
        "forgetHelper": (forget_helper, 1),
        "beginHelper": (begin_helper, 3),
        "help": (help_search, 4),
    }
