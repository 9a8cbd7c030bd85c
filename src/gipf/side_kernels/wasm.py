"""What the browser gets of the side games: a module for each, with its kernel, its search and random games.

It is compiled as that of a family of variants is (`gipf.search.wasm`), and has one position at a time.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from gipf.kernel.wasm import RESULT_ADDRESS, WORD_BYTES, array_at, lay_out
from gipf.search.scores import INFINITE, PROVEN, WIN
from gipf.search.transposition_table import GENERATIONS
from gipf.side_kernels.alphabeta import (
    GENERATION,
    HISTORY_AT,
    KILLERS_AT,
    MAX_DEPTH,
    MAX_PLY,
    NODE_LIMIT,
    NODES,
    REDUCTIONS_AT,
    STOPPED,
    empty_thread,
    line_of,
    make_search,
)
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.rollouts import BLOCK, make_simulate
from gipf.side_kernels.root import FADING, NO_LIMIT, make_root

_LINES = MAX_PLY + 2


@dataclass(frozen=True)
class Memory:
    """Where everything lies, in bytes."""

    stack: int
    thread: int
    states: int
    moves: int
    priorities: int
    tree: int
    tt: int
    """To the end."""


def memory_map(kernel: Kernel) -> Memory:
    """Set out the memory of a game's module."""
    most_moves = kernel.most_moves
    words = {
        "stack": _LINES * line_of(kernel).words,
        "thread": HISTORY_AT + 2 * kernel.codes,
        "states": 2 * kernel.words,
        "moves": 2 * most_moves,
        "priorities": most_moves,
        "tree": 2 * most_moves,
        "tt": 0,
    }
    return Memory(**lay_out({name: WORD_BYTES * number for name, number in words.items()}))


def constants(kernel: Kernel) -> dict[str, Any]:
    """Give what the engine's worker has to know about a game's module, as JSON."""
    line = line_of(kernel)
    return {
        "memory": asdict(memory_map(kernel)),
        "words": kernel.words,
        "movesAt": line.moves,
        "pvAt": line.pv,
        "mostMoves": kernel.most_moves,
        "width": kernel.width,
    }


def shared_constants(kernel: Kernel) -> dict[str, Any]:
    """Give what the modules of all games have in common, as JSON."""
    return {
        "result": RESULT_ADDRESS,
        "nodes": NODES,
        "nodeLimit": NODE_LIMIT,
        "stopped": STOPPED,
        "reductionsAt": REDUCTIONS_AT,
        "reductions": empty_thread(kernel)[REDUCTIONS_AT:KILLERS_AT].tolist(),
        "maxDepth": MAX_DEPTH,
        "infinite": INFINITE,
        "proven": PROVEN,
        "win": WIN,
        "block": BLOCK,
    }


def entries(kernel: Kernel) -> dict[str, tuple[Callable[..., Any], int]]:
    """Give the functions of a game's module, and how many numbers each takes.

    The first line of the stack is the position: what is listed, played, evaluated and searched.
    """
    memory, line = memory_map(kernel), line_of(kernel)
    stack_at, thread_at, tt_at = memory.stack, memory.thread, memory.tt
    states_at, moves_at, priorities_at = memory.states, memory.moves, memory.priorities
    tree_at = memory.tree
    words, most_moves, line_words = kernel.words, kernel.most_moves, line.words
    thread_words = HISTORY_AT + 2 * kernel.codes
    listed_at, keys_at, pv_at = line.moves, line.sort_keys, line.pv
    list_moves, play_move, evaluate_state = kernel.list_moves, kernel.play, kernel.evaluate
    search_depth, score_move = make_root(kernel, make_search(kernel))
    simulate_games = make_simulate(kernel)

    def list_all() -> int:
        root = array_at(stack_at, (_LINES, line_words))[0]
        return list_moves(root, root[listed_at:keys_at], root[keys_at:pv_at])

    def play(move: int) -> None:
        play_move(array_at(stack_at, (_LINES, line_words))[0], move)

    def evaluate() -> int:
        return evaluate_state(array_at(stack_at, (_LINES, line_words))[0])

    def renew(table: int) -> None:
        tt, thread = array_at(tt_at, (table + 1, 2)), array_at(thread_at, (thread_words,))
        tt[:] = 0
        thread[HISTORY_AT:] = 0
        thread[GENERATION] = 0

    def begin() -> None:
        thread = array_at(thread_at, (thread_words,))
        thread[NODES] = thread[STOPPED] = 0
        thread[NODE_LIMIT] = NO_LIMIT
        thread[GENERATION] = (thread[GENERATION] + 1) % GENERATIONS
        thread[KILLERS_AT:HISTORY_AT] = -1
        for n in range(HISTORY_AT, thread_words):
            thread[n] //= FADING

    def search(table: int, depth: int, before: int) -> int:
        stack, thread = (
            array_at(stack_at, (_LINES, line_words)),
            array_at(thread_at, (thread_words,)),
        )
        return search_depth(stack, thread, array_at(tt_at, (table + 1, 2)), depth, before)

    def score(table: int, move: int, depth: int, low: int) -> int:
        stack, thread = (
            array_at(stack_at, (_LINES, line_words)),
            array_at(thread_at, (thread_words,)),
        )
        for word in range(words):
            stack[1, word] = stack[0, word]
        return score_move(stack, thread, array_at(tt_at, (table + 1, 2)), move, depth, low)

    def simulate(number: int, rng: int, games: int) -> int:
        return simulate_games(
            array_at(states_at, (2, words)),
            array_at(moves_at, (2, most_moves)),
            array_at(priorities_at, (most_moves,)),
            array_at(tree_at, (most_moves, 2)),
            number,
            rng,
            games,
        )

    return {
        "list": (list_all, 0),
        "play": (play, 1),
        "evaluate": (evaluate, 0),
        "renew": (renew, 1),
        "begin": (begin, 0),
        "search": (search, 3),
        "score": (score, 4),
        "simulate": (simulate, 3),
    }
