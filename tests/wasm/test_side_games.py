"""Side games' compiled code for the browser plays and searches as that of the processor does."""

import random

import numpy as np
import pytest

from gipf.engine.machine import read_side, side_job
from gipf.search.answer import Limits
from gipf.side_games import State
from gipf.side_kernels.kernels import NAMES, kernel_of, load_kernel
from gipf.side_kernels.layout import Kernel
from gipf.side_kernels.levels import LEVELS, MEMORY, Choice, Search, search_within, task_of
from gipf.side_kernels.players import best_move
from gipf.side_kernels.searcher import AlphaBeta
from tests.kernel.test_without_numpy import in_a_browsers_python
from tests.side_kernels.games import PLAYED, positions
from tests.wasm.node import Message, Node

pytestmark = pytest.mark.compiled

LONGEST = 100


def kernel_for(state: State) -> Kernel:
    kernel = kernel_of(state)
    assert kernel
    return kernel


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_random_games_go_the_same_way(node: Node, name: str, options: str) -> None:
    kernel = load_kernel(name)
    moves, priorities = (np.zeros(kernel.most_moves, np.int64) for _ in range(2))
    for number, start in enumerate(positions(name, options, 3)):
        chance = random.Random(number)
        choices = [chance.getrandbits(30) for _ in range(LONGEST)]
        line = np.zeros(kernel.words, np.int64)
        kernel.write_state(start, line)
        job = {"kind": "walk side", "module": name, "state": [*map(str, line.tolist())]}
        said = node.ask({**job, "choices": choices})
        for seen, choice in zip(said["seen"], choices, strict=False):
            listed = moves[: kernel.list_moves(line, moves, priorities)].tolist()
            assert seen == {"moves": listed, "evaluation": kernel.evaluate(line)}
            if listed:
                kernel.play(line, listed[choice % len(listed)])
        assert said["state"] == [*map(str, line.tolist())]


def ask(node: Node, task: Choice | Search, seed: int = 0) -> Message:
    return node.ask({"kind": "side", **side_job(task, seed)})


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_searches_find_the_same_line_score_and_nodes(node: Node, name: str, options: str) -> None:
    for number, state in enumerate(positions(name, options, 4, seed=40)):
        kernel = kernel_for(state)
        limits = Limits(nodes=20_000 // kernel.node_cost) if number % 2 else Limits(depth=3)
        said = ask(node, Search(kernel, state, limits, has_rollouts=False))
        found = AlphaBeta(kernel, memory=MEMORY).search(state, limits)
        line = tuple(kernel.move_text(code) for code in said["moves"])
        assert (line, said["depth"], said["nodes"]) == (found.pv, found.depth, found.nodes)
        assert said["scores"] == [found.score]


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_moves_near_the_best_are_the_same_with_their_scores(
    node: Node, name: str, options: str
) -> None:
    for depth, state in enumerate(positions(name, options, 2, seed=70), 1):
        kernel = kernel_for(state)
        said = ask(node, Choice(kernel, state, depth, 30, random.Random()))
        near = AlphaBeta(kernel, memory=MEMORY).near_best(state, depth, 30)
        texts = [kernel.move_text(code) for code in said["moves"]]
        assert dict(zip(texts, said["scores"], strict=True)) == near


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_levels_play_the_same_moves(node: Node, name: str, level: int) -> None:
    options = next(options for played, options in PLAYED if played == name)
    for state in positions(name, options, 2, seed=level):
        task = task_of(state, level, seed=level)
        move = task if isinstance(task, str) else read_side(task, ask(node, task, level))
        assert move == best_move(state, level, seed=level)


def test_random_games_decide_where_pieces_are_placed(node: Node) -> None:
    for name in ("dvonn", "tzaar"):
        kernel = load_kernel(name)
        options = next(options for played, options in PLAYED if played == name)
        placing = [
            state for state in positions(name, options, 40) if kernel.prefers_rollouts(state)
        ]
        for state in placing[:3]:
            task = search_within(kernel, state, Limits(nodes=60_000))
            assert task.has_rollouts
            assert read_side(task, ask(node, task, 9)) is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_browsers_python_writes_the_same_states(name: str) -> None:
    texts = [
        str(state)
        for played, options in PLAYED
        if played == name
        for state in positions(name, options, 2, seed=5)
    ]
    script = f"""
from gipf.engine.machine import side_job
from gipf.side_games import load
from gipf.side_kernels.levels import task_of
for text in {texts!r}:
    task = task_of(load({name!r}).parse(text), 1)
    print(task if isinstance(task, str) else side_job(task, 1)["state"])
"""
    written = []
    for text in texts:
        task = task_of(kernel_state(name, text), 1)
        written.append(str(task if isinstance(task, str) else side_job(task, 1)["state"]))
    assert in_a_browsers_python(script).splitlines() == written


def kernel_state(name: str, text: str) -> State:
    from gipf.side_games import load

    return load(name).parse(text)
