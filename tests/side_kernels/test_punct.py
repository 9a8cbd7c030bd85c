"""What only PÜNCT has: draws by repetition, moves that complete a connection, thousands of moves."""

import random

import numpy as np
import pytest

from gipf.kernel.layout import Array
from gipf.search.answer import Limits
from gipf.side_games import State, load
from gipf.side_games.punct.state import Punct
from gipf.side_kernels.kernels import load_kernel
from gipf.side_kernels.layout import DRAWN, GOING_ON, PLAYER, RESULT
from gipf.side_kernels.punct.moves import WINNING
from gipf.side_kernels.punct.sets import is_connected
from gipf.side_kernels.punct.wins import can_connect, has_win
from gipf.side_kernels.searcher import AlphaBeta
from tests.kernel.games import few

KERNEL = load_kernel("punct")
TO_AND_FRO = ["g5-g6:2", "k12-k11:3", "g6-g5:2", "k11-k12:3"]


def written(state: State) -> Array:
    array = np.zeros(KERNEL.words, np.int64)
    KERNEL.write_state(state, array)
    return array


def after_two_pieces(options: str = "") -> Punct:
    state = load("punct").start(options).play("Tg5:2").play("Ck12:3")
    assert isinstance(state, Punct)
    return state


@pytest.mark.parametrize("options", ["", "basic"])
def test_a_position_that_comes_up_for_the_third_time_is_a_draw(options: str) -> None:
    state = after_two_pieces(options)
    array = written(state)
    for move in 2 * TO_AND_FRO:
        assert array[RESULT] == GOING_ON
        KERNEL.play(array, KERNEL.move_code(move))
        state = state.play(move)
        assert array.tolist() == written(state).tolist(), move
    assert state.outcome == "draw"
    assert array[RESULT] == DRAWN


def test_what_stood_before_a_piece_was_added_does_not_count() -> None:
    state = after_two_pieces()
    for move in (*TO_AND_FRO, "Tb2:2", "Cp9:1", *TO_AND_FRO):
        state = state.play(move)
    array = written(state)
    assert (state.outcome, array[RESULT]) == (None, GOING_ON)
    for move in TO_AND_FRO:
        KERNEL.play(array, KERNEL.move_code(move))
    assert array[RESULT] == DRAWN


def test_of_long_moving_about_as_much_is_remembered_as_there_is_room_for() -> None:
    chance = random.Random(7)
    state: State = after_two_pieces()
    array = written(state)
    for _ in range(few(100, 70)):
        move = chance.choice([move for move in state.legal_moves() if move[0].islower()])
        KERNEL.play(array, KERNEL.move_code(move))
        state = state.play(move)
        assert array.tolist() == written(state).tolist(), move


def listed(array: Array) -> dict[int, int]:
    """Give the legal moves, each with its priority."""
    moves, priorities = np.zeros((2, KERNEL.most_moves), np.int64)
    number = KERNEL.list_moves(array, moves, priorities)
    return dict(zip(moves[:number].tolist(), priorities[:number].tolist(), strict=True))


def hasty_game(options: str, seed: int) -> Array:
    """Let chance choose among promising moves that do not win; give a position where one would."""
    chance = random.Random(seed)
    array = written(load("punct").start(options))
    while WINNING not in (moves := listed(array)).values() and array[RESULT] == GOING_ON:
        best = sorted(moves, key=moves.__getitem__, reverse=True)[:40]
        KERNEL.play(array, chance.choice(best))
    return array


@pytest.mark.parametrize("options", ["", "basic"])
def test_a_move_has_the_highest_priority_where_it_connects_and_only_there(options: str) -> None:
    found = 0
    for seed in range(few(12, 1)):
        array = hasty_game(options, seed)
        player = int(array[PLAYER])
        for code, priority in listed(array).items():
            after = array.copy()
            KERNEL.play(after, code)
            assert (priority == WINNING) == is_connected(after, player), KERNEL.move_text(code)
            found += priority == WINNING
    assert found > few(12, -1)


@pytest.mark.parametrize("options", ["", "basic"])
def test_whether_a_move_connects_is_known_without_listing_moves(options: str) -> None:
    found = 0
    for seed in range(few(30, 1)):
        chance = random.Random(seed)
        array = written(load("punct").start(options))
        while array[RESULT] == GOING_ON:
            moves, before = listed(array), array.tolist()
            wins = [code for code, priority in moves.items() if priority == WINNING]
            assert has_win(array) == bool(wins)
            can_connect(array, 1 - int(array[PLAYER]))
            assert array.tolist() == before, "nothing is changed"
            found += bool(wins)
            others = sorted(moves.keys() - wins, key=moves.__getitem__, reverse=True)
            KERNEL.play(array, chance.choice(others[:40] or wins))
    assert found > few(30, -1)


GAP = (
    "standard cb2:3,tb5:2,Cb9:2,ed2:3,td4:2,td9:2,Ce12:2,eg2:3,Eg14:2,Tj16:1,ck4:2,Tk5:1,El16:3,em6:2,"
    "Eo16:3,tp9:1/Tk5:3 w m T3E1L2M2R2/T2E1L2M2R2"
)
"""Of the specification, 43: White's chain is completed by the triangle that holds Black's down."""


def test_of_thousands_of_moves_the_one_that_wins_is_found() -> None:
    state = load("punct").parse(GAP)
    answer = AlphaBeta(KERNEL, memory=1).search(state, Limits(depth=few(3, 1)))
    assert answer.win_in == 1
    assert state.play(answer.move).outcome == "w"
