"""Players of the side games: five levels of each, and hints."""

import pytest

from gipf.errors import GipfError
from gipf.kernel.compiling import IS_COMPILED
from gipf.side_games import State, load
from gipf.side_games.dominoes import DominoesState
from gipf.side_kernels.kernels import NAMES
from gipf.side_kernels.players import LEVELS, best_move, hint
from tests.kernel.games import few
from tests.side_games.games import PLAYED, start
from tests.side_kernels.games import random_game

QUICK = ("cards", "coin", "die", "dominoes", "rps", "table")


def levels(name: str) -> list[int]:
    """Give the levels to play a game with: uncompiled, those that search little."""
    return [1, 3, 5] if IS_COMPILED else [1] if name in NAMES else [1, 3]


@pytest.mark.parametrize(
    ("name", "options", "level"),
    [(name, options, level) for name, options in PLAYED for level in levels(name)],
)
def test_every_level_of_every_game_plays(name: str, options: str, level: int) -> None:
    state = start(name, options, seed=3)
    for _ in range(few(3, 1)):
        if state.outcome is None:
            move = best_move(state, level, seed=1)
            assert move == best_move(state, level, seed=1)
            state = state.play(move)
    assert state != start(name, options, seed=3)


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_game_is_played_to_its_end(name: str) -> None:
    state = start(name, "", seed=1)
    while state.outcome is None:
        state = state.play(best_move(state, 5, seed=1))
    assert state.outcome in ("w", "b", "draw")


def test_a_hint_is_the_move_of_the_strongest() -> None:
    *_, (_, state), _ = random_game("dvonn", "random:7", 1)
    assert hint(state) == best_move(state, LEVELS)


def test_there_are_five_levels() -> None:
    for level in (0, 6):
        with pytest.raises(GipfError, match=f"level goes from 1 to 5, not {level}"):
            best_move(load("yinsh").start(), level)


def test_nobody_moves_when_the_game_is_over() -> None:
    over = load("table").start().play("1-0")
    with pytest.raises(GipfError, match="the game is over in this position"):
        best_move(over)


def test_low_levels_leave_something_to_chance() -> None:
    state = load("yinsh").start()
    assert len({best_move(state, 1, seed=seed) for seed in range(10)}) > 1


def test_with_so_many_seconds_the_strongest_moves() -> None:
    state = load("dvonn").start("random:7")
    assert best_move(state, seconds=0.01) in state.legal_moves()


def test_a_choice_that_is_hidden_makes_no_difference() -> None:
    shown = {best_move(load("rps").start().play(choice), seed=1) for choice in ("rock", "paper")}
    assert len(shown) == 1


def test_neither_does_a_hand_that_is_hidden() -> None:
    state = load("dominoes").start(seed=7)
    assert isinstance(state, DominoesState)
    own, others = state.hands
    hidden = [tile for tile in ("00", "03", "06", "13", "14", "15", "22") if tile not in own]
    assert not {*hidden} & {*others}
    changed = DominoesState(state.line, (own, tuple(hidden[:7])), state.due, state.passes)
    for level in range(1, LEVELS + 1):
        assert best_move(state, level) == best_move(changed, level)


def points(white: int, black: int, games: int) -> float:
    total = 0.0
    for seed in range(games):
        state: State = load("dominoes").start(seed=seed)
        while state.outcome is None:
            level = white if state.player == "w" else black
            state = state.play(best_move(state, level, seed=seed))
        total += {"w": 1.0, "b": 0.0, "draw": 0.5}[state.outcome]
    return total


def test_in_dominoes_a_high_level_beats_chance() -> None:
    assert points(3, 1, 100) + 100 - points(1, 3, 100) > 110
