"""Iterative deepening in the side games: what it finds, and when it ends."""

import threading

import numpy as np
import pytest

from gipf.errors import GipfError
from gipf.kernel.layout import Array
from gipf.search.answer import Limits, Stop
from gipf.search.scores import PROVEN
from gipf.side_games import load
from gipf.side_kernels.kernels import NAMES, load_kernel
from gipf.side_kernels.layout import (
    BLACK_WON,
    GOING_ON,
    IS_FREE,
    IS_MIDTURN,
    PLAYER,
    RESULT,
    WHITE_WON,
    Kernel,
)
from gipf.side_kernels.rollouts import Rollouts
from gipf.side_kernels.searcher import AlphaBeta, Answer
from tests.kernel.games import few
from tests.patience import PATIENCE
from tests.side_kernels.games import PLAYED, positions, random_game

each_option = pytest.mark.parametrize(("name", "options"), PLAYED)
each_game = pytest.mark.parametrize("name", NAMES)


def searcher(name: str) -> AlphaBeta:
    return AlphaBeta(load_kernel(name), memory=1)


def minimax(kernel: Kernel, array: Array, depth: int) -> int:
    """Give White's score of a position by looking at everything; wins far and near count the same."""
    if array[RESULT] != GOING_ON:
        return {WHITE_WON: PROVEN, BLACK_WON: -PROVEN}.get(int(array[RESULT]), 0)
    if depth <= 0 and not (array[IS_FREE] or array[IS_MIDTURN]):
        score = int(kernel.evaluate(array))
        return -score if array[PLAYER] else score
    moves, priorities = np.zeros((2, kernel.most_moves), np.int64)
    scores = []
    for code in moves[: kernel.list_moves(array, moves, priorities)].tolist():
        after = array.copy()
        kernel.play(after, code)
        scores.append(minimax(kernel, after, depth if array[IS_FREE] else depth - 1))
    return min(scores) if array[PLAYER] else max(scores)


@each_option
def test_two_plies_have_the_score_that_looking_at_everything_gives(name: str, options: str) -> None:
    """Where not all moves are searched, this holds for one ply."""
    kernel = load_kernel(name)
    for state in positions(name, options, few(4, 1), seed=3):
        array = np.zeros(kernel.words, np.int64)
        kernel.write_state(state, array)
        depth = few(2, 1) if kernel.width > kernel.most_moves else 1
        score = searcher(name).search(state, Limits(depth=depth)).score
        score = max(-PROVEN, min(PROVEN, score))
        assert score == minimax(kernel, array, depth) * (1 if state.player == "w" else -1)


@each_option
def test_every_line_is_legal(name: str, options: str) -> None:
    for state in positions(name, options, few(10, 1)):
        answer = searcher(name).search(state, Limits(nodes=few(20_000, 500)))
        for move in answer.pv:
            state = state.play(move)


@each_option
def test_a_search_of_so_many_nodes_is_always_the_same(name: str, options: str) -> None:
    (state,) = positions(name, options, 1, seed=5)
    limits = Limits(nodes=few(30_000, 300))
    first, again = (searcher(name).search(state, limits) for _ in range(2))
    assert first == again
    assert limits.nodes and first.nodes <= limits.nodes


@each_option
def test_the_last_decisions_of_a_game_are_searched_to_its_end(name: str, options: str) -> None:
    for seed in range(few(10, 1)):
        *_, (_, last), (_, over) = random_game(name, options, seed)
        answer = searcher(name).search(last, Limits(depth=few(3, 1)))
        if over.outcome == last.player:
            assert answer.win_in == 1
            assert last.play(answer.move).outcome == last.player


@each_game
def test_every_depth_is_told_of(name: str) -> None:
    told: list[Answer] = []
    start = load(name).start()
    depth = few(2, 1)
    answer = searcher(name).search(start, Limits(depth=depth), tell=told.append)
    assert [line.depth for line in told] == [*range(1, depth + 1)]
    assert (told[-1].pv, told[-1].score) == (answer.pv, answer.score)


@each_game
def test_a_search_without_limits_ends_when_it_is_stopped(name: str) -> None:
    stop = Stop()
    found: list[Answer] = []
    state = load(name).start()
    thread = threading.Thread(
        target=lambda: found.append(searcher(name).search(state, Limits(), stop=stop))
    )
    thread.start()
    stop.set()
    thread.join(PATIENCE)
    assert found[0].move in state.legal_moves()


@each_game
def test_no_time_at_all_gives_a_legal_move(name: str) -> None:
    state = load(name).start()
    assert searcher(name).search(state, Limits(seconds=0)).move in state.legal_moves()


@each_game
def test_a_single_move_is_answered_at_once(name: str) -> None:
    for seed in range(few(40, 3)):
        for _, state in random_game(name, "", seed):
            if len(state.legal_moves()) == 1:
                answer = searcher(name).search(state, Limits(nodes=10_000))
                assert ((answer.move,), answer.depth) == ((*state.legal_moves(),), 1)
                return


@each_game
def test_a_game_that_is_over_is_not_searched(name: str) -> None:
    *_, (_, over) = random_game(name, "", 1)
    with pytest.raises(GipfError, match="the game is over in this position"):
        searcher(name).search(over, Limits(depth=1))


def test_memory_is_at_least_a_mebibyte() -> None:
    with pytest.raises(GipfError, match="memory goes from 1 to 65,536, not 0"):
        AlphaBeta(load_kernel("yinsh"), memory=0)


@each_game
def test_what_was_searched_can_be_forgotten(name: str) -> None:
    state = load(name).start()
    player = searcher(name)
    limits = Limits(depth=few(2, 1))
    first = player.search(state, limits)
    player.forget()
    assert player.search(state, limits) == first


@each_game
def test_the_best_moves_are_those_near_the_best_score(name: str) -> None:
    for state in positions(name, "", few(5, 1)):
        player = searcher(name)
        best = player.near_best(state, 1, 0)
        more = player.near_best(state, 1, 50)
        assert set(best) <= set(more) <= set(state.legal_moves())
        assert max(more.values()) - min(more.values()) <= 50


@each_game
def test_random_games_find_a_legal_move(name: str) -> None:
    *_, (_, state), _ = random_game(name, "", 2)
    moves = [Rollouts(load_kernel(name), seed=1).search(state, Limits(nodes=64)) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0] in state.legal_moves()
