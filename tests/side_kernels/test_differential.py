"""The kernels of side games against the plain rules, at every position of random games and of the vectors."""

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest

from gipf.kernel.layout import Array
from gipf.side_games import State, load
from gipf.side_games.dvonn import DvonnState
from gipf.side_games.punct.state import Punct
from gipf.side_games.tzaar import TzaarState
from gipf.side_games.zertz import ZertzState
from gipf.side_kernels.kernels import NAMES, load_kernel
from gipf.side_kernels.layout import KEY, OUTCOMES, PLAYER, RESULT, Kernel
from gipf.side_kernels.punct.evaluation import TEMPO_VALUES
from gipf.side_kernels.punct.layout import EACH, KINDS, MOST_EARLIER, RESERVES
from tests.kernel.games import few
from tests.side_games.games import vectors
from tests.side_games.test_zertz import CIRCLE, ROUND
from tests.side_kernels.games import PLAYED, legal_moves, positions, random_game, roomy_game
from tests.thoroughness import enough

each_option = pytest.mark.parametrize(("name", "options"), PLAYED)
each_game = pytest.mark.parametrize("name", NAMES)


def written(kernel: Kernel, state: State) -> Array:
    array = np.zeros(kernel.words, np.int64)
    kernel.write_state(state, array)
    return array


def moves_of(kernel: Kernel, array: Array) -> list[str]:
    moves, priorities = np.zeros((2, kernel.most_moves), np.int64)
    number = kernel.list_moves(array, moves, priorities)
    assert not number or 0 <= moves[:number].min() <= moves[:number].max() < kernel.codes
    assert not number or 0 <= priorities[:number].min() <= priorities[:number].max() <= 1000
    return sorted(kernel.move_text(code) for code in moves[:number].tolist())


def check(kernel: Kernel, array: Array, state: State) -> None:
    assert moves_of(kernel, array) == legal_moves(state), str(state)
    assert OUTCOMES[array[RESULT]] == state.outcome, str(state)
    if state.outcome is None:
        assert "wb"[array[PLAYER]] == state.player, str(state)
    assert array.tolist() == written(kernel, state).tolist(), str(state)
    check_read(kernel, array, state)


def check_read(kernel: Kernel, array: Array, state: State) -> None:
    """Read a state out of an array: it plays alike, and is written as it was; in a text it is itself."""
    again = kernel.read_state(array)
    assert again.legal_moves() == legal_moves(state), str(state)
    assert (again.player, again.outcome) == (state.player, state.outcome), str(state)
    assert _essence(again) == _essence(state)
    assert str(load(kernel.name).parse(str(again))) == str(again)
    back, alike = written(kernel, again), written(kernel, load(kernel.name).parse(str(state)))
    assert back.tolist() == alike.tolist(), str(state)


def walk(name: str, game: Iterable[tuple[str, State]]) -> None:
    """Compare every position of a game, carried out by the kernel, with the rules'."""
    kernel = load_kernel(name)
    array = np.zeros(kernel.words, np.int64)
    for move, state in game:
        if move:
            kernel.play(array, kernel.move_code(move))
        else:
            kernel.write_state(state, array)
        check(kernel, array, state)


@each_option
def test_random_games_are_the_same_in_the_kernel_and_by_the_rules(name: str, options: str) -> None:
    for seed in range(few(enough(20, long=60), 2)):
        walk(name, random_game(name, options, seed))


@each_option
def test_games_with_many_moves_to_the_end_are_the_same(name: str, options: str) -> None:
    for seed in range(few(enough(4, long=10), 1)):
        walk(name, roomy_game(name, options, seed))


def test_a_position_of_zertz_that_stands_for_the_third_time_is_a_draw() -> None:
    state = load("zertz").parse(CIRCLE)
    game = [("", state)]
    for move in (*ROUND, *ROUND):
        state = state.play(move)
        game.append((move, state))
    assert state.outcome == "draw"
    walk("zertz", game)


def test_a_position_of_zertz_is_recognised_many_turns_later() -> None:
    state = load("zertz").parse(CIRCLE)
    for move in ROUND:
        state = state.play(move)
    assert isinstance(state, ZertzState)
    rings = state.rings
    others = tuple(
        ((*rings[n:], *rings[:n]), state.captured, player)
        for n in range(1, len(rings))
        for player in "wb"
    )
    state = replace(state, earlier=state.earlier + others)
    game: list[tuple[str, State]] = [("", state)]
    for move in ROUND:
        state = state.play(move)
        game.append((move, state))
    assert state.outcome == "draw"
    walk("zertz", game)


def test_what_stood_twice_is_recognised_however_long_ago() -> None:
    """More positions of PÜNCT stood since than a state has room for."""
    kernel, move = load_kernel("punct"), "j4-j5:2"
    state = load("punct").parse("standard Tc3:1,tc6:1,Ej4:2,ck12:3 w m T5C2E3L2M2R2/T5C1E4L2M2R2")
    walked = state.play(move)
    assert isinstance(state, Punct) and isinstance(walked, Punct)
    stood = walked.levels, walked.player
    since = [((f"Cd{n}:1", f"tn{m}:1"),) for n in range(2, 11) for m in range(8, 16)]
    assert len(since) > MOST_EARLIER
    for times, outcome in ((1, None), (2, "draw")):
        before = replace(state, earlier=(*(stood,) * times, *((levels, "b") for levels in since)))
        array = written(kernel, before)
        kernel.play(array, kernel.move_code(move))
        assert before.play(move).outcome == outcome == OUTCOMES[array[RESULT]]


@each_option
def test_different_positions_have_different_keys(name: str, options: str) -> None:
    kernel = load_kernel(name)
    keys: dict[int, str] = {}
    for seed in range(few(20, 2)):
        for _, state in random_game(name, options, seed):
            key = int(written(kernel, state)[KEY])
            assert keys.setdefault(key, _essence(state)) == _essence(state)
    assert len(keys) > 50


def _essence(state: State) -> str:
    """Write what makes a difference to the game: in DVONN and TZAAR not the order within a stack."""
    if isinstance(state, DvonnState):
        stacks = sorted((at, s[-1], len(s), "D" in s) for at, s in state.stacks.items())
        return f"{stacks} {state.player} {state.phase}"
    if isinstance(state, TzaarState):
        return f"{[(s[-1:], len(s)) for s in state.stacks]} {state.player} {state.phase}"
    return str(state)


@each_game
def test_the_positions_of_the_vectors_are_the_same(name: str) -> None:
    kernel = load_kernel(name)
    for vector in vectors(name):
        if "position" in vector:
            state = load(name).parse(vector["position"])
            check(kernel, written(kernel, state), state)


@each_game
def test_every_move_is_read_as_it_is_written(name: str) -> None:
    kernel = load_kernel(name)
    for vector in vectors(name):
        for move in vector.get("moves", vector.get("game", ())):
            assert kernel.move_text(kernel.move_code(move)) == move


def worth_of_deciding(name: str, array: Array) -> int:
    """What the evaluation gives whoever decides: in PÜNCT alone, by the pieces that were added."""
    if name != "punct":
        return 0
    left = array[RESERVES : RESERVES + 2 * len(KINDS)].sum()
    return int(TEMPO_VALUES[2 * EACH - left])


@each_option
def test_the_evaluation_is_that_of_the_other_player_with_its_sign_changed_but_for_who_decides(
    name: str, options: str
) -> None:
    kernel = load_kernel(name)
    for state in positions(name, options, few(20, 3)):
        array = written(kernel, state)
        worth = worth_of_deciding(name, array)
        score = kernel.evaluate(array) - worth
        array[PLAYER] = 1 - array[PLAYER]
        assert kernel.evaluate(array) - worth == -score
