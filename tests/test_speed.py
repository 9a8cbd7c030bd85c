"""The plain-Python layer stays fast enough, measured against plain Python beside it."""

import pytest

from bench.rules import memory_left_behind, positions_per_second, yardstick
from bench.scene import WIDEST, milliseconds
from gipf import Position


@pytest.mark.parametrize(("variant", "ratio"), [("basic", 0.006), ("matrx", 0.001)])
def test_positions_with_their_moves_come_fast_enough(variant: str, ratio: float) -> None:
    beside = max(yardstick() for _ in range(3))
    assert max(positions_per_second(variant, 0.5) for _ in range(3)) > ratio * beside


def test_walking_through_positions_leaves_no_memory_behind() -> None:
    assert memory_left_behind("basic", 5_000) < 100 * 1024


@pytest.mark.parametrize("text", WIDEST)
def test_a_page_is_told_about_the_widest_positions_in_five_milliseconds(text: str) -> None:
    position = Position.parse(text)
    assert min(milliseconds(position) for _ in range(20)) < 5
