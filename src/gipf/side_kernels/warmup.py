"""Compiling a side game's kernel before it is first used, by one process at a time."""

import threading

import numpy as np

from gipf.folders import locked
from gipf.kernel.compiling import IS_COMPILED, code_folder, is_kept
from gipf.kernel.warmup import PATIENCE, say_in
from gipf.messages import language_of_machine
from gipf.side_kernels.layout import Kernel

PURPOSE = "side games"
SECONDS = 15
"""About how long compiling a game takes."""

_at_hand: set[str] = set()
_compiler = threading.RLock()


def prepare(kernel: Kernel) -> None:
    """Compile a game and its search, unless they are there; then the first search is as quick as others."""
    if kernel.name in _at_hand:
        return
    with _compiler:
        if kernel.name in _at_hand:  # another thread has done it
            return
        if IS_COMPILED:
            _prepare(kernel)
        _at_hand.add(kernel.name)


def _prepare(kernel: Kernel) -> None:
    package = "side_kernels"
    mark = code_folder(package) / f"{kernel.name}.searching"
    tell = say_in(language_of_machine())
    if mark.exists() or not is_kept(package):
        _run(kernel)
        return
    with locked(
        code_folder(package) / "lock",
        patience=PATIENCE,
        on_wait=lambda: tell({"id": "compiling-elsewhere", "args": {}}),
    ):
        if not mark.exists():
            tell(
                {
                    "id": "compiling",
                    "args": {"purpose": PURPOSE, "variant": kernel.name, "seconds": SECONDS},
                }
            )
        _run(kernel)
        mark.touch()


def _run(kernel: Kernel) -> None:
    """Do once all that players do."""
    from gipf.side_games import load
    from gipf.side_kernels.alphabeta import NODE_LIMIT, empty_stack, empty_thread, line_of
    from gipf.side_kernels.rollouts import make_simulate
    from gipf.side_kernels.searcher import root_of

    stack, thread, line = empty_stack(kernel), empty_thread(kernel), line_of(kernel)
    tt = np.zeros((3, 2), np.int64)
    thread[NODE_LIMIT] = 1000
    kernel.write_state(load(kernel.name).start(), stack[0])
    kernel.list_moves(
        stack[0], stack[0, line.moves : line.sort_keys], stack[0, line.sort_keys : line.pv]
    )
    kernel.play(stack[0], int(stack[0, line.moves]))
    root_of(kernel).search_depth(stack, thread, tt, 2, 0)
    moves = np.zeros((2, kernel.most_moves), np.int64)
    tree = np.zeros((kernel.most_moves, 2), np.int64)
    number = kernel.list_moves(stack[0], moves[0], moves[1])
    states = np.zeros((2, kernel.words), np.int64)
    states[0] = stack[0, : kernel.words]
    make_simulate(kernel)(states, moves, moves[1].copy(), tree, number, 1, 1)
