"""Thousands of games as one array: on any number of cores, within bounds, with errors for people."""

import gc
import os
import tracemalloc

import numpy as np
import pytest

from gipf import GipfError, IllegalMove, Position
from gipf.kernel import compiling
from gipf.kernel.batch import HISTORY, Batch
from gipf.kernel.features import FEATURES
from gipf.kernel.layout import MOVES
from gipf.variants import NAMED
from tests.boards import play, put
from tests.kernel.games import few, positions, unfinished
from tests.rules.test_end import ROUND


@pytest.mark.parametrize("variant", [*NAMED, "basic;reserve=3/4;repetition=2", "matrx;quiet=9"])
def test_one_thread_and_two_play_the_same_games(variant: str) -> None:
    one, two = (Batch(variant, few(301, 5), threads=threads) for threads in (1, 2))
    for seed in range(few(30, 8)):
        moves = one.random_moves(seed)
        assert np.array_equal(moves, two.random_moves(seed))
        one.step(moves)
        two.step(moves)
    for batch in (one, two):
        batch.play_out(seed=9, most=few(20, 3))
    assert np.array_equal(one.states, two.states)
    for here, there in zip(looked_at(one), looked_at(two), strict=True):
        assert np.array_equal(here, there)


def looked_at(batch: Batch) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    """Look at a batch in every way there is."""
    found = (batch.legal_mask(), batch.count_moves(), batch.hashes(), batch.features())
    return [
        array.astype(np.float64) for array in (*found, batch.player, batch.is_over, batch.result)
    ]


@pytest.mark.parametrize("variant", NAMED)
def test_what_a_batch_says_of_its_games_is_what_their_positions_say(variant: str) -> None:
    found = list(positions(variant, few(60, 6)))
    batch = Batch(variant, found)
    assert batch.positions() == found
    assert batch.count_moves().tolist() == [len(position.legal_moves()) for position in found]
    assert batch.legal_mask().sum(axis=1).tolist() == batch.count_moves().tolist()
    assert batch.is_over.tolist() == [position.is_over for position in found]
    for i, position in enumerate(found):
        assert np.flatnonzero(batch.legal_mask()[i]).tolist() == sorted(batch.legal_moves(i))
        winner = position.outcome.winner if position.outcome else None
        assert batch.result[i] == {None: 0, "w": 1, "b": -1}[winner]
        if not position.is_over:
            assert batch.player[i] == (position.player == "b")


@pytest.mark.parametrize("variant", NAMED)
def test_the_first_legal_one_of_some_moves_is_found_in_each_game(variant: str) -> None:
    batch = Batch(variant, unfinished(variant, few(60, 6)))
    legal = batch.random_moves(seed=1)
    mask = batch.legal_mask()
    mask[np.arange(len(batch)), legal] = 1
    wrong = mask.argmin(axis=1)
    other = batch.random_moves(seed=2)
    codes = np.column_stack((wrong, np.full(len(batch), -1), other, legal))
    assert batch.first_legal(codes).tolist() == other.tolist()
    assert (batch.first_legal(codes[:, :2].copy()) == -1).all()


def test_a_mask_puts_moves_where_it_is_told() -> None:
    batch = Batch("basic", 2)
    batch.step([6, -1])
    places = np.full(MOVES, -1)
    places[[6, 8]] = 2, 0
    mask = batch.legal_mask()
    assert batch.legal_mask(places, 3).tolist() == [[mask[i, 8], 0, mask[i, 6]] for i in range(2)]


def test_games_left_out_and_games_that_are_over_stay_as_they_are() -> None:
    over = Position.parse("basic b2B/5/6/B5b/6/5/b2B w . B12/- -- - 30")
    batch = Batch("basic", [over, Position.start("basic")])
    before = batch.states.copy()
    batch.step([-1, -1])
    assert np.array_equal(batch.states, before)
    assert batch.random_moves(1)[0] == -1
    assert batch.play_out(1)[0] == 0
    assert batch.position(0) == over


def test_a_move_by_its_text_is_checked() -> None:
    batch = Batch("basic", 2)
    batch.play(1, "e1-e3")
    assert [position.player for position in batch.positions()] == ["w", "b"]
    with pytest.raises(IllegalMove, match="e2 is occupied, so the farthest piece lands on e3"):
        batch.play(0, "e1-e4")
    push = Position.start("tournament").read_move("Ge2")
    with pytest.raises(IllegalMove, match="Ge2: 'basic' is played without pushing in GIPF-pieces"):
        batch.play(0, push)


@pytest.mark.parametrize(
    ("variant", "games", "says"),
    [
        ("basic", 0, "games is 1 or more, not 0"),
        ("basic", -3, "games is 1 or more, not -3"),
        ("basic", [], "games is 1 or more, not 0"),
        ("chess", 1, "no game is called 'chess'"),
        ("basic", [Position.start("standard")], "all games of this batch are 'basic'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(
    variant: str, games: int | list[Position], says: str
) -> None:
    with pytest.raises(GipfError, match=says):
        Batch(variant, games)


def test_a_wrong_number_of_moves_is_refused() -> None:
    with pytest.raises(GipfError, match=r"3 moves are needed, one for each game, not \(2,\)"):
        Batch("basic", 3).step([1, 2])


def test_a_pile_too_high_for_the_kernel_is_refused() -> None:
    tower = "(" + "Bb" * 16 + ")"
    position = Position.parse(f"standard+D1;reserve=99/99 {tower}3/5/6/G5g/6/5/4 w m B5/B5 -- - 9")
    with pytest.raises(GipfError, match="a pile of 32 units is too high for the kernel"):
        Batch(position.variant, [position])


# ---------------------------------------------------------------------- history


def test_a_turned_batch_remembers_nothing_of_what_came_up_before() -> None:
    start = put("basic;repetition=2", "")
    batch = Batch(start.variant, [start])
    for text in ROUND.rpartition(";")[0].replace(";", " ").split():
        batch.play(0, text)
    turned = batch.transformed(0)
    for games in (batch, turned):
        games.play(0, "x")
    assert (batch.is_over[0], turned.is_over[0]) == (True, False)


def test_a_history_that_is_full_forgets_its_oldest_half() -> None:
    start = put("basic;repetition=9999", "")
    batch = Batch(start.variant, [start], threads=1)
    line = ROUND.replace(";", " ").split()
    numbers = []
    for text in line:
        before = batch.legal_moves(0)
        numbers.append(int(next(n for n in before if batch_move(batch, int(n)) == text)))
        batch.step(numbers[-1:])
    assert batch.position(0) == play(start, ROUND)
    rounds = HISTORY // len(line) + 2
    for _ in range(rounds):
        for number in numbers:
            batch.step([number])
    assert HISTORY // 2 <= batch.lengths[0] <= HISTORY
    assert batch.position(0) == start


def batch_move(batch: Batch, number: int) -> str:
    from gipf.kernel.convert import number_to_move

    return number_to_move(batch.position(0), number).text


# ---------------------------------------------------------------------- memory


@pytest.mark.parametrize("variant", ["basic", "ultimate;challenges=3", "matrx;quiet=100"])
def test_a_hundred_thousand_games_fit_in_200_megabytes(variant: str) -> None:
    batch = Batch(variant, 100_000)
    arrays = [value for value in vars(batch).values() if isinstance(value, np.ndarray)]
    assert sum(array.nbytes for array in arrays) < 200_000_000


def test_features_of_a_game_take_a_few_kilobytes() -> None:
    assert 4 * FEATURES < 8192


def test_compiled_code_allocates_nothing() -> None:
    assert compiling.OPTIONS["_nrt"] is False  # Numba refuses to compile what would need memory
    assert compiling.OPTIONS["nogil"] is True


def resident() -> int:
    """Give the bytes this process has in memory, as Linux tells it; elsewhere tracemalloc must do."""
    if not os.path.exists("/proc/self/statm"):
        return 0
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("variant", ["basic", "ultimate", "matrx"])
def test_memory_stays_flat_over_many_playouts(variant: str) -> None:
    batch = Batch(variant, few(200, 2), threads=1)
    start = batch.states.copy()

    def play_all(rounds: int) -> None:
        for seed in range(rounds):
            batch.states[:] = start
            batch.play_out(seed, most=few(5000, 10))

    play_all(few(20, 2))
    gc.collect()
    tracemalloc.start()
    before, held = resident(), tracemalloc.get_traced_memory()[0]
    play_all(few(200, 3))
    gc.collect()
    after, still_held = resident(), tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 4_000_000
    assert still_held - held < 100_000
