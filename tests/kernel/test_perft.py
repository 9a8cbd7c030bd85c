"""Counts of move sequences by the kernel: the tables, and positions of random games in both."""

import pytest

from bench.kernel import Leaves
from gipf import Position, perft
from gipf.kernel import perft as counting
from gipf.variants import NAMED
from tests.boards import play, put
from tests.kernel.games import few, positions
from tests.rules.test_end import ROUND
from tests.test_perft import ENTRIES
from tests.test_vectors import PERFT, POSITIONS


def start_of(text: str) -> Position:
    return Position.parse(text) if " " in text else Position.start(text)


@pytest.mark.parametrize(
    ("start", "depth", "count"),
    [entry[1:] for entry in ENTRIES if entry[3] <= few(10**9, 400)],
    ids=[
        f"{table}: {start.replace('/', '|')} {depth}"
        for table, start, depth, count in ENTRIES
        if count <= few(10**9, 400)
    ],
)
def test_as_many_sequences_of_decisions_in_the_kernel(start: str, depth: int, count: int) -> None:
    assert counting.perft(start_of(start), depth) == count


def test_as_many_sequences_from_the_test_vectors() -> None:
    for vector in POSITIONS:
        position = Position.parse(vector["position"])
        for depth, count in enumerate(vector["perft"], 1):
            if count <= few(10**8, 50):
                assert counting.perft(position, depth) == count, (vector["position"], depth)


@pytest.mark.parametrize("variant", PERFT, ids=[name.replace("/", "|") for name in PERFT])
def test_as_many_sequences_from_the_starts_of_variants(variant: str) -> None:
    for depth, count in enumerate(PERFT[variant], 1):
        if count <= few(10**9, 100):
            assert counting.perft(Position.start(variant), depth) == count, depth


@pytest.mark.parametrize("variant", NAMED)
def test_positions_of_random_games_have_as_many_sequences_in_both(variant: str) -> None:
    for position in positions(variant, few(100, 2)):
        assert counting.perft(position, 2, threads=1) == perft(position, 2), str(position)


@pytest.mark.parametrize("variant", NAMED)
def test_counting_the_last_decision_gives_what_playing_it_gives(variant: str) -> None:
    for position in positions(variant, few(20), seed=1):
        leaves = Leaves(position, 4)
        for depth in range(few(4, 2)):
            assert leaves.count(depth) == counting.perft(position, depth)


# ---------------------------------------------------------------------- house rules


@pytest.mark.parametrize("times", [2, 3])
def test_sequences_end_where_a_position_has_come_up_too_often(times: int) -> None:
    position = put(f"basic;repetition={times}", "")
    for _ in range(times - 2):
        position = play(position, ROUND)
    almost = play(position, ROUND.rpartition(";")[0])  # the last clear would be the draw
    assert str(almost.legal_moves()[0]) == "xh2,h3,h4,h5"
    assert [counting.perft(almost, depth) for depth in (1, 2, 3)] == [1, 0, 0]
    earlier = play(position, ROUND.rpartition(" ")[0])
    fresh = Position.parse(str(earlier))  # knows nothing of what came up
    assert counting.perft(earlier, 3) == perft(earlier, 3) < counting.perft(fresh, 3)


def test_sequences_end_with_the_quiet_rule() -> None:
    assert [counting.perft(Position.start("basic;quiet=2"), n) for n in range(4)] == [1, 30, 924, 0]


# ---------------------------------------------------------------------- how it is asked


def test_divide_says_how_many_sequences_begin_with_each_move() -> None:
    counts = counting.divide(Position.start("basic"), 2)
    assert list(counts) == [str(move) for move in Position.start("basic").legal_moves()]
    assert (counts["a1-c3"], sum(counts.values())) == (30, 924)
    assert set(counting.divide(Position.start("basic"), 1).values()) == {1}


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_the_count_is_the_same_on_any_number_of_cores(threads: int) -> None:
    start = Position.start("tournament")
    depth, count = few(3, 2), few(14304, 348)
    assert counting.perft(start, depth, threads) == count


def test_the_progress_goes_up_to_the_whole() -> None:
    parts: list[float] = []
    counting.perft(Position.start("basic"), 2, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1


def test_a_count_that_is_interrupted_stops_at_once() -> None:
    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):  # to count to the end would take days
        counting.perft(Position.start("basic"), 12, progress=interrupt)


def test_a_depth_is_not_negative_for_the_kernel_either() -> None:
    with pytest.raises(ValueError, match="a depth is 0 or more, not -1"):
        counting.perft(Position.start(), -1)
    with pytest.raises(ValueError, match="have a depth of 1 or more, not 0"):
        counting.divide(Position.start(), 0)


def test_a_finished_game_has_no_sequences_in_the_kernel_either() -> None:
    over = Position.parse("basic b2B/5/6/B5b/6/5/b2B w . B12/- -- - 30")
    assert [counting.perft(over, depth) for depth in (0, 1, 2, 3)] == [1, 0, 0, 0]
